//! The suite of positions: collected, loaded, held or not; and files that do not say what they should.

use bots::blunders::{Wanted, collect};
use bots::suite::{Game, load};
use bots::{Bot, Glimpse, Level, Mind, Novice, Spec, suite};
use kernel::{Cx, Dice, Rules};
use std::collections::BTreeMap;
use testkit::toy::{Options, Raid};

fn collected() -> Game {
    let wanted = |seed| Wanted {
        seats: 3,
        options: BTreeMap::new(),
        seed,
        player: Spec::Random,
        slips: 2,
        depth: 400,
        most: 3,
    };
    (0..40)
        .find_map(|seed| collect::<Raid>(&wanted(seed)).expect("accepted"))
        .expect("somebody blunders in forty games")
}

#[test]
fn what_is_collected_can_be_loaded_and_judged() {
    let game = collected();
    let json = serde_json::to_string(&game).expect("plain data");
    let cases = load::<Raid>("one", &json).expect("as it was written");
    assert_eq!(cases.len(), game.positions.len());
    for case in &cases {
        assert!(case.is_for(Level::Master) && !case.never.is_empty());
        assert!(case.never.iter().all(|choice| !case.allows(*choice)));
        assert!((0..case.menu.len()).any(|choice| case.allows(choice)));
    }
    let held = suite::held(&cases, Level::Companion, 3);
    assert_eq!(held.positions, held.held + held.faults.len());
}

#[test]
fn a_file_that_cannot_be_held_is_refused() {
    let game = collected();
    let broken = |change: fn(&mut Game)| {
        let mut game = game.clone();
        change(&mut game);
        load::<Raid>("one", &serde_json::to_string(&game).expect("plain data")).err()
    };
    let why = |change| broken(change).expect("refused");
    assert!(why(|game| game.positions[0].hash = "0000000000000000".into()).contains("another position"));
    assert!(why(|game| game.positions[0].from = "wizard".into()).contains("no level"));
    assert!(why(|game| game.positions[0].never.clear()).contains("asks for nothing"));
    assert!(why(|game| game.positions[0].step += 100_000).contains("behind its last answer"));
    assert!(broken(|game| game.revision += 1).is_none(), "other rules may lead anywhere");
}

/// A beginner answers in every position, and never by what promises less than nothing while there is anything else.
#[test]
fn a_novice_is_no_fool() {
    for seed in 0..6 {
        let mut dice = Dice::new(seed);
        let mut state = Raid::setup(&Options::default(), 3, &mut Cx::playout(&mut dice)).expect("accepted");
        let mut novice = Novice::<Raid>::new(Mind::of::<Raid>(), seed);
        let mut menu = Vec::new();
        while let Some(seat) = Raid::open(&state).first() {
            menu.clear();
            Raid::offer(&state, seat, &mut menu);
            let at = Glimpse::new(&state, seat, &menu);
            assert_eq!(at.tones().len(), menu.len());
            let pick = novice.choose(&at);
            Raid::apply(&mut state, seat, menu.swap_remove(pick), &mut Cx::playout(&mut dice));
        }
    }
}
