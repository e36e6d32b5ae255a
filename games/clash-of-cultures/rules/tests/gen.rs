use clash_of_cultures::{ClashOfCultures as G, Events, Length, Options};
use kernel::{Chance, Dice, Match, Rules, Seed};
use kit::Heuristic;

#[test]
fn generate() {
    let w = kit::heuristic::weights::<G>().unwrap();
    let base = Options::default();
    for (name, seats, options) in [
        ("r1-two-players", 2, base),
        ("r1-three-players-letter-sealed", 3, Options { letter: true, sealed_cards: true, ..base }),
        ("r1-four-players", 4, base),
        (
            "r1-four-players-short-optional",
            4,
            Options { length: Length::Four, events: Events::Optional, ..base },
        ),
        ("r1-two-players-variable-end", 2, Options { length: Length::Die, plague_ban: false, ..base }),
        (
            "r1-three-players-marvellous-end",
            3,
            Options { length: Length::Wonder, events: Events::Icons, ..base },
        ),
    ] {
        let mut dice = Dice::new(seats as u64 + name.len() as u64);
        let (mut m, _) = Match::<G>::new(options, seats, Seed::from_number(name.len() as u64)).unwrap();
        let mut steps = 0;
        while let Some(seat) = G::open(m.state()).first() {
            let d = m.decision(seat).unwrap();
            let best = d
                .offer
                .choices
                .iter()
                .map(|c| {
                    (G::promise(m.state(), seat, &c.action, &w) + dice.below(1000) as f32 / 700.0, c.action)
                })
                .max_by(|a, b| a.0.total_cmp(&b.0))
                .unwrap();
            let number = d.number;
            m.submit(seat, number, best.1).unwrap();
            steps += 1;
        }
        println!("{name}: {steps} steps, round {}, {:?}", m.state().round, G::standing(m.state()));
        std::fs::write(testkit::beside!("../fixtures").join(format!("{name}.json")), m.record().write())
            .unwrap();
    }
}
