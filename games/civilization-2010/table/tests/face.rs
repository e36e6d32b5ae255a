//! The face of Civilization (2010) keeps to the conventions of faces, in random games over many options.

use civilization_2010::{Civilization2010, Victory};
use civilization_2010_table::Atlas;
use kernel::{Audience, Dice, Rules, Seat};
use table::trial::{self, Desk};
use table::{Screen, check, screen};

type G = Civilization2010;

/// Options that bring every sort of offer.
const TABLES: [(u8, &[(&str, &str)]); 3] = [
    (2, &[("turn_limit", "20")]),
    (3, &[("turn_limit", "20"), ("civilizations", "chosen"), ("letter", "true")]),
    (5, &[("turn_limit", "20"), ("governments", "later")]),
];

#[test]
fn every_target_is_drawn_once_and_in_both_languages() {
    let desk = Desk::<Atlas>::default();
    for (seed, (seats, options)) in TABLES.iter().enumerate() {
        trial::play::<G>(*seats, options, seed as u64, usize::MAX, |step, state| {
            // Every third step is checked for whoever is asked, some for everybody.
            if step % 3 != 0 {
                return;
            }
            let asked = G::open(state).first().map(Audience::Seat);
            let all = Audience::all(*seats).filter(|who| Some(*who) == asked || step % 40 == 0);
            for who in all {
                let lang = step % 2;
                desk.draw(state, *seats, who, lang, check::<Atlas>)
                    .unwrap_or_else(|e| panic!("{seats} seats, {options:?}, step {step}, {who:?}: {e}"));
            }
        });
    }
}

/// Design, property 3, on what is sent to a browser: nobody can tell apart what he may not know.
#[test]
fn two_worlds_look_the_same() {
    let desk = Desk::<Atlas>::default();
    let draw = |state: &<G as Rules>::State, seats, who| -> Screen {
        desk.draw(state, seats, who, 1, screen::<Atlas>)
    };
    for (seed, (seats, options)) in TABLES.iter().enumerate() {
        let mut dice = Dice::new(99);
        trial::play::<G>(*seats, options, 40 + seed as u64, usize::MAX, |step, state| {
            if step % 97 != 0 {
                return;
            }
            for who in Audience::all(*seats) {
                let other = G::resample(state, who, &mut dice);
                assert!(
                    draw(state, *seats, who) == draw(&other, *seats, who),
                    "{seats} seats, step {step}: {who:?} sees a difference"
                );
            }
        });
    }
}

/// R21: a game of four victories shows no points, and its end says what it was won by.
#[test]
fn the_end_says_how_it_was_won() {
    let desk = Desk::<Atlas>::default();
    let mut ends = 0;
    trial::play::<G>(2, &[("turn_limit", "20")], 3, usize::MAX, |_, state| {
        let Some(standing) = G::standing(state) else { return };
        let shown: Screen = desk.draw(state, 2, Audience::Table, 0, screen::<Atlas>);
        let html: String = shown.elements.iter().map(|e| e.html.as_str()).collect();
        let winners = standing.winners().iter().count();
        let says = if winners == 1 { "wins with" } else { "share the victory with" };
        assert!(html.contains(&format!("{says} the most coins, culture and technologies")));
        assert!(!html.contains("class=\"points\""), "no number stands beside a name");
        ends += 1;
    });
    assert_eq!(ends, 1, "the game ends");
}

/// R21.3: the end shows how far everybody was on each of the four roads, and adds nothing up.
#[test]
fn the_end_shows_the_road_that_won() {
    let desk = Desk::<Atlas>::default();
    trial::play::<G>(3, &[], 5, 301, |step, state| {
        if step != 300 {
            return;
        }
        let mut over = state.clone();
        over.winner = Some((Seat(1), Victory::Technology));
        let standing = G::standing(&over).expect("it is over");
        assert!(standing.places.iter().eq(&[2, 1, 2]), "{standing:?}");
        let shown: Screen = desk.draw(&over, 3, Audience::Table, 0, screen::<Atlas>);
        let last = shown.elements.iter().find(|e| e.id == "t-final").expect("a final page");
        let html = last.html.as_str();
        assert_eq!(html.matches("/21<").count(), 3, "every seat on the road of culture: {html}");
        assert_eq!(html.matches("class=\"won\"").count(), 1, "one road won: {html}");
        for no in ["class=\"chart\"", "tfoot", "Together"] {
            assert!(!html.contains(no), "{no}: {html}");
        }
    });
}
