//! The face of Civilization (2010) keeps to the conventions of faces, in random games over many options.

use civilization_2010::Civilization2010;
use civilization_2010_table::Atlas;
use kernel::{Audience, Chance, Dice, Match, Rules, Seat, Seed, options_from};
use table::{Asked, History, Screen, ScreenInput, SeatInfo, Sitter, TableInfo, Words, check, screen};
use text::Lang;

type G = Civilization2010;

struct Desk {
    words: [Words; 2],
    table: TableInfo,
}

impl Desk {
    fn new() -> Desk {
        let words = Lang::ALL.map(|l| Words::at::<Atlas>(l).unwrap_or_else(|p| panic!("{l}: {p:?}")));
        Desk { words, table: TableInfo { id: "t".into(), ..Default::default() } }
    }

    /// What an audience sees of a state; with the offer of its seat when it is asked.
    fn draw<T>(
        &self,
        state: &<G as Rules>::State,
        who: Audience,
        lang: usize,
        then: impl Fn(&ScreenInput<G>) -> T,
    ) -> T {
        let open = G::open(state);
        let view = G::view(state, who);
        let seats: Vec<SeatInfo> = (0..view.seats)
            .map(|s| SeatInfo {
                name: format!("P{s}"),
                sitter: Sitter::Person,
                open: open.contains(Seat(s)),
                mine: who.is(Seat(s)),
                ..Default::default()
            })
            .collect();
        let offer = match who {
            Audience::Seat(seat) if open.contains(seat) => Some(G::offer_for(state, seat)),
            _ => None,
        };
        let standing = G::standing(state);
        then(&ScreenInput {
            view: &view,
            audience: who,
            decision: offer.as_ref().map(|offer| Asked { number: 7, offer }),
            words: &self.words[lang],
            seats: &seats,
            story: &[],
            can_undo: false,
            can_redo: false,
            history: History { at: 3, of: 3, live: true },
            standing: standing.as_ref(),
            points: &[],
            chat: &[],
            note: "",
            table: &self.table,
        })
    }
}

/// Options that bring every sort of offer.
const TABLES: [(u8, &[(&str, &str)]); 3] = [
    (2, &[("turn_limit", "20")]),
    (3, &[("turn_limit", "20"), ("civilizations", "chosen"), ("letter", "true")]),
    (5, &[("turn_limit", "20"), ("governments", "later")]),
];

fn play(seats: u8, options: &[(&str, &str)], seed: u64, mut each: impl FnMut(usize, &<G as Rules>::State)) {
    let options =
        options_from::<G>(options.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned()))).expect("options");
    let (mut game, _) =
        Match::<G>::new(options, seats, Seed::from_number(seed)).unwrap_or_else(|r| panic!("{r:?}"));
    let mut dice = Dice::new(seed);
    for step in 0.. {
        each(step, game.state());
        let Some(seat) = G::open(game.state()).first() else { return };
        let decision = game.decision(seat).expect("an open seat is asked");
        let choices = &decision.offer.choices;
        let (number, action) = (decision.number, choices[dice.below(choices.len() as u32) as usize].action);
        game.submit(seat, number, action).expect("offered");
    }
}

#[test]
fn every_target_is_drawn_once_and_in_both_languages() {
    let desk = Desk::new();
    for (seed, (seats, options)) in TABLES.iter().enumerate() {
        play(*seats, options, seed as u64, |step, state| {
            // Every third step is checked for whoever is asked, some for everybody.
            if step % 3 != 0 {
                return;
            }
            let asked = G::open(state).first().map(Audience::Seat);
            let all = Audience::all(*seats).filter(|who| Some(*who) == asked || step % 40 == 0);
            for who in all {
                let lang = step % 2;
                desk.draw(state, who, lang, check::<Atlas>)
                    .unwrap_or_else(|e| panic!("{seats} seats, {options:?}, step {step}, {who:?}: {e}"));
            }
        });
    }
}

/// Design, property 3, on what is sent to a browser: nobody can tell apart what he may not know.
#[test]
fn two_worlds_look_the_same() {
    let desk = Desk::new();
    let draw = |state: &<G as Rules>::State, who| -> Screen { desk.draw(state, who, 1, screen::<Atlas>) };
    for (seed, (seats, options)) in TABLES.iter().enumerate() {
        let mut dice = Dice::new(99);
        play(*seats, options, 40 + seed as u64, |step, state| {
            if step % 97 != 0 {
                return;
            }
            for who in Audience::all(*seats) {
                let other = G::resample(state, who, &mut dice);
                assert!(
                    draw(state, who) == draw(&other, who),
                    "{seats} seats, step {step}: {who:?} sees a difference"
                );
            }
        });
    }
}
