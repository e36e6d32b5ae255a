//! The face of Civilization (2010) keeps to the conventions of faces, in random games over many options.

use civilization_2010::{Civilization2010, Pending, Victory};
use civilization_2010_table::Atlas;
use kernel::{Audience, Rules, Seat};
use std::collections::{BTreeMap, BTreeSet};
use table::trial::{self, Desk};
use table::{Face, Screen, Trial, screen};

type G = Civilization2010;

const TRIAL: Trial<Atlas> = Trial {
    tables: &[
        (2, &[("turn_limit", "20")]),
        (3, &[("turn_limit", "20"), ("civilizations", "chosen"), ("letter", "true")]),
        (5, &[("turn_limit", "20"), ("governments", "later")]),
    ],
    asked_every: 3,
    all_every: 120,
    worlds_every: 97,
    ..Trial::OFTEN
};

#[test]
fn every_target_is_drawn() {
    TRIAL.every_target_is_drawn::<G>();
}

#[test]
fn two_worlds_look_the_same() {
    TRIAL.two_worlds_look_the_same::<G>();
}

/// Whoever looks at a bar of deeds is told of each what can be done, or why not; and only the three questions have one.
#[test]
fn every_deed_is_offered_or_explained() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for (seats, options) in TRIAL.tables {
        trial::play::<G>(*seats, options, 11, 4_000, |_, state| {
            let Some(seat) = G::open(state).first() else { return };
            let offer = G::offer_for(state, seat);
            for &deed in Atlas::bar(&offer).unwrap_or_default() {
                let key = format!("deed-{deed}");
                let offered = offer.choices.iter().any(|choice| Atlas::deed(&choice.action) == Some(deed));
                let told = offer.refused.iter().any(|r| r.about.as_ref().is_some_and(|what| what.key == key));
                assert!(offered || told, "{deed} at {:?}", offer.prompt);
                *seen.entry(deed).or_default() += 1;
            }
        });
    }
    let all: BTreeSet<&str> = Atlas::DEEDS.iter().flat_map(|bar| bar.iter().copied()).collect();
    assert_eq!(seen.keys().copied().collect::<BTreeSet<_>>(), all, "{seen:?}");
}

/// R6.1: whoever ends their part with city actions left is asked first; at the start of the turn nobody has any.
#[test]
fn unused_city_actions_are_asked_about() {
    let desk = Desk::<Atlas>::default();
    let (mut left, mut none) = (0, 0);
    trial::play::<G>(2, &[], 3, 400, |_, state| {
        let Some(seat) = G::open(state).first() else { return };
        let manages = matches!(state.frames.top(), Pending::Manage(_));
        if !manages && !matches!(state.frames.top(), Pending::Start(_)) {
            return;
        }
        let shown: Screen = desk.draw(state, 2, Audience::Seat(seat), 0, screen::<Atlas>);
        let html: String = shown.elements.iter().map(|e| e.html.as_str()).collect();
        let unused: u8 = state.players[seat].cities.iter().map(|city| city.actions).sum();
        assert_eq!(html.contains("data-lost="), unused > 0);
        assert!(
            unused == 0 || html.contains(&format!("data-lost=\"city actions left: {unused}\"")),
            "{unused}"
        );
        *if unused > 0 { &mut left } else { &mut none } += 1;
    });
    assert!(left > 0 && none > 0, "{left} {none}");
}

/// A square is called the same on the map and in what is asked about it.
#[test]
fn squares_are_called_by_their_names() {
    let desk = Desk::<Atlas>::default();
    trial::play::<G>(2, &[], 3, 1, |_, state| {
        let seat = G::open(state).first().expect("somebody begins");
        let shown: Screen = desk.draw(state, 2, Audience::Seat(seat), 0, screen::<Atlas>);
        let html: String = shown.elements.iter().map(|e| e.html.as_str()).collect();
        // Two home tiles, A and H, are face up; six letters lie on the others.
        for name in ["A1", "A6", "A16", "H11"] {
            assert!(html.contains(&format!(">{name}</text>")), "{name}");
        }
        assert!(html.contains("A6: "), "the square of a choice");
        assert!(html.contains(">E</text>"), "a tile that is face down");
    });
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

#[test]
fn nothing_is_lost_unasked() {
    assert!(TRIAL.nothing_is_lost_unasked() > 0);
}
