//! Records random games as fixtures: `cargo run -p civilization-2002 --example record -- FOLDER`.

use civilization_2002::Civilization2002;
use civilization_2002::options::{Length, Options, RuleSet};
use kernel::{Chance, Dice, Match, Rules, Seed};

fn main() {
    let folder = std::env::args().nth(1).expect("a folder to write to");
    let advanced = |length| Options { rules: RuleSet::Advanced, length, ..Options::default() };
    let games = [
        ("basic-2-seats", Options { turn_limit: 15, ..Options::default() }, 2, 12),
        ("basic-3-seats-rich", Options { rich: true, turn_limit: 15, ..Options::default() }, 3, 23),
        ("advanced-short-2-seats", advanced(Length::Short), 2, 5),
        ("advanced-short-4-seats-letter", Options { letter: true, ..advanced(Length::Short) }, 4, 3),
        ("advanced-medium-2-seats", advanced(Length::Medium), 2, 9),
    ];
    for (name, options, seats, seed) in games {
        let seed_bytes = Seed::from_number(seed);
        let (mut m, _) = Match::<Civilization2002>::new(options, seats, seed_bytes).expect("any options");
        let mut dice = Dice::new(seed ^ 0xF1);
        while let Some(seat) = Civilization2002::open(m.state()).first() {
            let decision = m.decision(seat).expect("open");
            let choices = &decision.offer.choices;
            let (number, action) =
                (decision.number, choices[dice.below(choices.len() as u32) as usize].action);
            m.submit(seat, number, action).expect("offered");
        }
        let file = format!("{folder}/{name}.json");
        std::fs::write(&file, m.record().write()).unwrap_or_else(|e| panic!("{file}: {e}"));
        println!("{file}: {} entries, {:?}", m.entries().len(), Civilization2002::standing(m.state()));
    }
}
