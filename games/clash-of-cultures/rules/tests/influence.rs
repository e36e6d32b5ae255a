//! R8.6.3: what Culture tokens can do for a roll that falls short is foretold, and told with the roll.

mod common;
#[path = "common/opening.rs"]
mod opening;
#[path = "common/steps.rs"]
mod steps;

use clash_of_cultures::*;
use kernel::{Cx, Dice, Rules, Seat};
use kit::gauge::{EXACT, Gauges};

type G = ClashOfCultures;

/// The one whose turn it is and somebody's city of size 2 beside theirs; with so many Culture tokens.
fn neighbours(culture: u8) -> (State, Seat, Space) {
    let mut state = opening::begin();
    let (me, home) = (state.turn.seat, opening::home(&state));
    let at = state.layout().near(home).first().expect("a space beside it");
    let mut city = City::founded(at, Seat(1 - me.0), Mood::Neutral);
    city.set_piece(Building::Temple, Some(city.owner));
    state.cities.push(city);
    state.players[me].stock = Pile { culture, ..Pile::default() };
    state.players[me].culture_level = culture;
    (state, me, at)
}

/// What a roll comes to, counted on the dice: it succeeds, so many tokens may save it (by their number), it fails.
fn rolled(state: &State, me: Seat, attempt: Action) -> (u32, [u32; 6], u32) {
    let (mut works, mut saved, mut fails) = (0, [0; 6], 0);
    for seed in 0..1_200 {
        let mut state = state.clone();
        G::apply(&mut state, me, attempt, &mut Cx::playout(&mut Dice::new(seed)));
        match state.frames.top() {
            Pending::Boost(boost) => saved[boost.missing as usize] += 1,
            _ if state.turn.influenced => works += 1,
            _ => fails += 1,
        }
    }
    (works, saved, fails)
}

/// Each roll that tokens can save is foretold with how many it takes; what none can save falls short.
#[test]
fn what_tokens_can_save_is_foretold() {
    for culture in [0, 1, 2, 5] {
        let (state, me, at) = neighbours(culture);
        let attempt = Action::Influence { at, by: By::Action };
        assert!(G::offer_for(&state, me).has(&attempt), "an attempt");
        let told = G::exact(&state, me, &attempt).expect("a die");
        assert_eq!(told.iter().map(|(_, chance)| chance).sum::<u32>(), EXACT, "{told:?}");
        let (works, saved, fails) = rolled(&state, me, attempt);
        let close = |chance: u32, counted: u32| (chance * 1_200 / EXACT).abs_diff(counted) < 70;
        assert!(close(told[0].1, works), "{told:?}: {works}");
        let paid: Vec<u32> = saved.iter().copied().filter(|n| *n > 0).collect();
        assert_eq!(told.len(), 1 + paid.len() + usize::from(fails > 0), "{told:?}, {saved:?}");
        for ((_, chance), counted) in told[1..].iter().zip(&paid) {
            assert!(close(*chance, *counted), "{told:?}: {saved:?}");
        }
        if fails > 0 {
            assert!(close(told.last().expect("it fails").1, fails), "{told:?}: {fails}");
        }
    }
}

/// Whoever is influenced is told of the tokens that made up for the roll, with the place: else a failure would be followed by a success.
#[test]
fn tokens_that_save_a_roll_are_told_to_whom_it_befalls() {
    let mut seen = 0;
    steps::steps(
        96,
        |_| Options::default(),
        |before, told, after| {
            let Pending::Boost(boost) = before.frames.top() else { return };
            let spent = before.players[boost.seat].stock.culture > after.players[boost.seat].stock.culture;
            let owner = before.city(boost.at).map(|city| city.owner).filter(|owner| *owner != boost.seat);
            let Some(owner) = owner.filter(|_| spent) else { return };
            let lines: Vec<_> = told.iter().map(|event| (G::narrate(event), G::gist(event))).collect();
            let first = &lines[0];
            assert!(format!("{:?}", first.0).contains("good-culture"), "{lines:?}");
            assert!(first.0.names().contains(owner) && first.1.is_some(), "{lines:?}");
            seen += 1;
        },
    );
    assert!(seen > 3, "{seen}");
}
