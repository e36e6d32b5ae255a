//! Recorded games that must replay for ever.

use history_of_the_world::{HistoryOfTheWorld, Options};
use kernel::{Chance, Dice, Match, Rules, Seed};

#[test]
fn fixtures() {
    testkit::replay_folder::<HistoryOfTheWorld>(testkit::beside!("../fixtures"));
}

/// Records random games, for a new revision of the rules: `cargo test -p history-of-the-world --test fixtures -- --ignored`.
#[test]
#[ignore = "writes files"]
fn record() {
    let plain = Options::default();
    let games = [
        ("three-players", 3, plain),
        (
            "four-players-stacks-and-fleets",
            4,
            Options { multiple_armies: true, naval_control: true, ..plain },
        ),
        (
            "five-players-dealt-minors",
            5,
            Options { dealt_minors: true, no_preeminence: true, lands: 102, ..plain },
        ),
        ("six-players-letter", 6, Options { letter: true, naval_control: true, ..plain }),
    ];
    for (name, seats, options) in games {
        let seed = Seed::from_number(seats as u64 * 1000 + HistoryOfTheWorld::REVISION as u64);
        let (mut game, _) =
            Match::<HistoryOfTheWorld>::new(options, seats, seed).expect("options are accepted");
        let mut dice = Dice::new(seats as u64);
        while let Some(seat) = HistoryOfTheWorld::open(game.state()).first() {
            let decision = game.decision(seat).expect("open");
            let choices = &decision.offer.choices;
            // Ending the turn is one choice among many: whoever plays does it last, most of the time.
            let keep_on = choices.len() > 1 && dice.below(4) > 0;
            let pick = dice.below(choices.len() as u32 - keep_on as u32) as usize;
            let (number, action) = (decision.number, choices[pick].action);
            game.submit(seat, number, action).expect("offered");
            if game.can_undo(seat) && dice.below(12) == 0 {
                game.undo(seat).expect("it may be taken back");
            }
        }
        let file =
            testkit::beside!("../fixtures").join(format!("r{}-{name}.json", HistoryOfTheWorld::REVISION));
        std::fs::write(file, game.record().write()).expect("the folder is there");
    }
}
