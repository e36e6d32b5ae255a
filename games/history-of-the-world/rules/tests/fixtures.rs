//! Recorded games that must replay for ever.

use bots::{Glimpse, Spec};
use history_of_the_world::HistoryOfTheWorld;
use kernel::{Chance, Dice, Match, PerSeat, Rules, Seed, options_from};

type G = HistoryOfTheWorld;

type Chosen = &'static [(&'static str, &'static str)];

/// Name, seats and options of each recorded game.
const GAMES: [(&str, u8, Chosen); 5] = [
    ("three-players", 3, &[]),
    ("four-players-stacks-and-fleets", 4, &[("multiple_armies", "true"), ("naval_control", "true")]),
    (
        "four-players-other-readings",
        4,
        &[
            ("multiple_armies", "true"),
            ("treachery", "no_sack"),
            ("treachery_stack", "one"),
            ("treachery_armies", "all"),
            ("minor_empire", "touched"),
            ("incas_aztecs", "pairs"),
            ("terrain", "lands"),
            ("deccan", "swapped"),
        ],
    ),
    (
        "five-players-dealt-minors",
        5,
        &[("no_preeminence", "true"), ("dealt_minors", "true"), ("lands", "102")],
    ),
    ("six-players-letter", 6, &[("naval_control", "true"), ("letter", "true")]),
];

#[test]
fn fixtures() {
    testkit::replay_folder::<G>(testkit::beside!("../fixtures"));
}

/// Records them anew, with steps taken back on the way: after the revision of the rules was raised.
#[test]
#[ignore = "writes fixtures"]
fn record() {
    for (n, (name, seats, options)) in (7..).zip(GAMES) {
        let options = options.iter().map(|(key, value)| (key.to_string(), value.to_string()));
        let options = options_from::<G>(options).unwrap_or_else(|e| panic!("{e}"));
        let mut dice = Dice::new(n);
        let mut bots = PerSeat::new(seats, |seat| {
            let spec = if seat.0 % 2 == 0 { Spec::Greedy } else { Spec::Random };
            spec.make::<G>(n * 8 + seat.0 as u64)
        });
        let (mut m, _) =
            Match::<G>::new(options, seats, Seed::from_number(n)).unwrap_or_else(|r| panic!("{}", r.rule));
        while let Some(seat) = G::open(m.state()).first() {
            if m.can_undo(seat) && dice.below(8) == 0 {
                m.undo(seat).unwrap_or_else(|e| panic!("{e}"));
                continue;
            }
            let decision = m.decision(seat).unwrap_or_else(|| panic!("seat {seat} is asked"));
            let actions: Vec<_> = decision.offer.choices.iter().map(|c| c.action).collect();
            let pick = bots[seat].choose(&Glimpse::new(m.state(), seat, &actions));
            m.submit(seat, decision.number, actions[pick]).unwrap_or_else(|e| panic!("{e}"));
        }
        let file = testkit::beside!("../fixtures").join(format!("r{}-{name}.json", G::REVISION));
        std::fs::write(&file, m.record().write()).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    }
}
