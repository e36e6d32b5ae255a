//! What a choice says before it is taken, as a reader sees it.

use history_of_the_world::*;
use history_of_the_world_table::WorldMap;
use kernel::{Audience, Cx, Dice, Rules, Seat};
use kit::Named;
use table::trial::Desk;
use table::{Foreseen, Scene, ScreenInput};

type G = HistoryOfTheWorld;

fn land(name: &str) -> Land {
    Land::named(name).expect("a land")
}

/// An empire of the first player: its first army stands in its start land, the others are still to place.
fn set_out(empire: &str, pool: u8, start: &str) -> State {
    let mut state = testkit::start::<G>(&Options::default(), 3, 1);
    (state.called, state.turn) = (7, Turn::of(Seat(0), Empire::named(empire)));
    for (seat, name) in Seat::all(3).zip([empire, "egypt", "aryans"]) {
        state.players[seat].empires[0] = Empire::named(name);
    }
    state.turn.campaign.pool = [pool, 0];
    state.turn.campaign.lands[0].insert(land(start));
    state.world.settle(land(start), Seat(0), Army::of_empire(1));
    state.frames.replace(Stage::Expand);
    state
}

/// The badge, the marks and the whole of a choice, in French.
fn said(state: &State, wanted: impl Fn(&Action) -> bool) -> [String; 3] {
    Desk::<WorldMap>::default().draw(state, 3, Audience::Seat(Seat(0)), 1, |input: &ScreenInput<G>| {
        let asked = input.decision.as_ref().expect("a question");
        let (audience, words, seats) = (input.audience, input.words, input.seats);
        let scene: Scene<G> = Scene {
            view: input.view,
            offer: Some(asked.offer),
            foreseen: asked.foreseen,
            audience,
            words,
            seats,
        };
        let number = asked.offer.choices.iter().position(|choice| wanted(&choice.action)).expect("offered");
        let place = asked.offer.choices[number].show.target;
        let foreseen = Foreseen { foresight: &asked.foreseen[number], scene: &scene, place };
        [foreseen.badge().unwrap_or_default(), foreseen.short().into_string(), foreseen.whole().into_string()]
    })
}

fn shown(state: &State) -> String {
    Desk::<WorldMap>::default().shown(state, 3, Audience::Seat(Seat(0)), 1)
}

/// R6.9.5: a land is named for what it brings; taking it is no loss of that, and neither is a turn that ends without it.
#[test]
fn what_a_named_land_brings_is_never_a_loss() {
    let mut state = set_out("babylonia", 3, "middle-tigris");
    for name in ["zagros", "crete", "albion"] {
        state.world.settle(land(name), Seat(1), Army::of_empire(1));
    }
    state.world.capitals.insert(land("zagros"));
    let mut naming = state.clone();
    naming.frames.replace(Stage::Events);
    let card = Card::named("treachery").expect("a card");
    naming.players[Seat(0)].hand = kernel::Secret::new([card].into_iter().collect());
    let mut dice = Dice::new(1);
    G::apply(&mut naming, Seat(0), Action::Play(card), &mut Cx::playout(&mut dice));
    let [badge, ..] = said(&naming, |action| *action == Action::Land(land("zagros")));
    assert_eq!(badge, "+3");
    state.turn.treachery = Some(land("zagros"));
    let [badge, marks, whole] =
        said(&state, |action| matches!(action, Action::Expand { to, .. } if *to == land("zagros")));
    assert!(badge.starts_with('+') && !marks.contains("i-gauge-prize"), "{badge} {marks} {whole}");
    let [_, marks, _] = said(&state, |action| *action == Action::Done);
    assert!(!marks.contains("i-gauge-prize"), "{marks}");
}

/// R7.4: the army that founds the empire is not lost: whoever keeps the fleets is not warned of it.
#[test]
fn keeping_the_fleets_leaves_nothing_unused() {
    let mut state = set_out("minoans", 3, "crete");
    state.turn.campaign.lands = Default::default();
    state.world.clear(land("crete"));
    state.turn.campaign.fleets.insert(Sea::named("eastern-mediterranean").expect("a sea"));
    state.turn.coins = 1;
    state.frames.replace(Stage::Reallocation);
    let page = shown(&state);
    assert!(page.contains("Garder ces flottes") && !page.contains("data-lost"), "{page}");
    let page = shown(&set_out("minoans", 2, "crete"));
    assert!(page.contains("data-lost"), "whoever ends the turn loses them: {page}");
}

/// R5.5: of what a turn's end costs, what could still be used has a mark before what goes anyway.
#[test]
fn a_coin_left_unused_has_its_mark() {
    let mut state = set_out("minoans", 2, "crete");
    (state.turn.coins, state.turn.weaponry) = (1, 1);
    state.turn.campaign.fleets.insert(Sea::named("eastern-mediterranean").expect("a sea"));
    let [_, marks, _] = said(&state, |action| *action == Action::Done);
    assert!(marks.contains("i-gauge-coins") && marks.contains("i-gauge-armies"), "{marks}");
}

/// The first player is asked about this card, in the first epoch.
fn playing(state: &State, card: &str) -> State {
    let mut state = state.clone();
    state.frames.replace(Stage::Events);
    let card = Card::named(card).expect("a card");
    state.players[Seat(0)].hand = kernel::Secret::new([card].into_iter().collect());
    G::apply(&mut state, Seat(0), Action::Play(card), &mut Cx::playout(&mut Dice::new(1)));
    state
}

/// R6.11.2: a barren land with one land to raid has the exact odds of that battle, one with several those of the easiest.
#[test]
fn a_home_of_barbarians_says_what_its_raid_comes_to() {
    let mut state = set_out("minoans", 2, "crete");
    for name in ["dalmatia", "palestine"] {
        state.world.settle(land(name), Seat(1), Army::of_empire(1));
    }
    state.world.forts.insert(land("dalmatia"));
    let alps = |action: &Action| *action == Action::Land(land("alps"));
    let [badge, _, whole] = said(&playing(&state, "barbarians"), alps);
    let fails = "<b>53\u{a0}%</b><span>Dalmatie\u{a0}: l’attaque échoue";
    assert!(badge.starts_with("24") && whole.contains(fails), "{badge} {whole}");
    state.world.settle(land("central-europe"), Seat(1), Army::of_empire(1));
    let [badge, _, whole] = said(&playing(&state, "barbarians"), alps);
    assert!(
        badge.starts_with("58") && whole.contains("cible la plus facile, Europe centrale"),
        "{badge} {whole}"
    );
}

/// R6.9.5: of a named land the map has a word or a number, the tip a sentence.
#[test]
fn a_named_land_has_a_short_badge_and_a_whole_sentence() {
    let mut state = set_out("babylonia", 3, "middle-tigris");
    for name in ["levant", "deep-south", "crete"] {
        state.world.settle(land(name), Seat(1), Army::of_empire(1));
    }
    let naming = playing(&state, "treachery");
    for name in ["levant", "deep-south"] {
        let [badge, _, whole] = said(&naming, |action| *action == Action::Land(land(name)));
        assert!(badge.chars().count() <= 10, "{badge}");
        let way = ["autre terre pour y arriver", "trop peu d’armées"].map(|told| whole.contains(told));
        assert!(way.contains(&true), "{whole}");
    }
}

/// R9.9: whoever gives up a breach is not told that it closes.
#[test]
fn a_breach_that_is_given_up_leaves_no_fort() {
    let mut state = set_out("babylonia", 3, "middle-tigris");
    state.world.settle(land("zagros"), Seat(1), Army::of_empire(1));
    state.frames.push(PressOn { land: land("zagros"), people: 0 });
    let [_, _, whole] = said(&state, |action| *action == Action::Withdraw);
    assert!(whole.contains("brèche → sans fort"), "{whole}");
}
