//! What bots go by.

use history_of_the_world::*;
use kernel::{Dice, Seat};
use kit::{Heuristic, Named};

type G = HistoryOfTheWorld;

/// The more a seat would score, the better it stands; and the weights fit their names.
#[test]
fn more_lands_are_worth_more() {
    let weights = kit::heuristic::weights::<G>().unwrap_or_else(|e| panic!("{e}"));
    let mut state = testkit::start::<G>(&Options::default(), 3, 1);
    let before = G::evaluate(&state, &weights)[Seat(1)];
    let land = Land::named("palestine").expect("a land");
    state.world.settle(land, Seat(1), Army::of_empire(1));
    let after = G::evaluate(&state, &weights)[Seat(1)];
    assert!(after > before, "{after} after, {before} before");
}

/// A vacant land promises more than a landing against a fort, and ending the turn with a full pool promises little.
#[test]
fn easy_gains_first() {
    let weights = kit::heuristic::weights::<G>().unwrap_or_else(|e| panic!("{e}"));
    let mut state = testkit::start::<G>(&Options::default(), 3, 1);
    state.epoch = 3;
    state.turn = Turn::of(Seat(0), Empire::named("romans"));
    let land = |name| Land::named(name).expect("a land");
    state.world.settle(land("southern-apennines"), Seat(0), Army::of_empire(3));
    state.world.settle(land("shatts-plateau"), Seat(1), Army::of_empire(2));
    state.world.forts.insert(land("shatts-plateau"));
    state.turn.campaign.pool = [5, 0];
    state.turn.campaign.lands[0].insert(land("southern-apennines"));
    state.turn.campaign.fleets.insert(Sea::named("western-mediterranean").expect("a sea"));
    state.frames.replace(Stage::Expand);
    let promise = |action: Action| G::promise(&state, Seat(0), &action, &weights);
    let vacant = promise(Action::Expand { to: land("northern-apennines"), people: 0 });
    let fort = promise(Action::Expand { to: land("shatts-plateau"), people: 0 });
    assert!(vacant > fort && fort > promise(Action::Done), "{vacant} {fort}");
}

/// Somebody who looks ahead a little beats players who do not look at all.
#[test]
fn greedy_beats_random() {
    let games = 10;
    let mut won = 0;
    for game in 0..games {
        let me = Seat(game as u8 % 3);
        let mut bots = kernel::PerSeat::new(3, |seat| {
            let spec = if seat == me { bots::Spec::Greedy } else { bots::Spec::Random };
            spec.make::<G>(game)
        });
        let played = bots::play::<G>(&Options::default(), &mut bots, &mut Dice::new(game), 20_000);
        let standing = played.ok().and_then(|p| p.standing).expect("the game ends");
        won += standing.winners().contains(me) as u32;
    }
    assert!(won >= 8, "{won} of {games} won");
}
