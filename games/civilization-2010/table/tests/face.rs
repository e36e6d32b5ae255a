//! The face of Civilization (2010) keeps to the conventions of faces, in random games over many options.

use civilization_2010::{Civilization2010, Content, CultureEvent, Event, Id, Pending, Victory, Village};
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

/// R7.16: whoever holds nothing that interrupts a move is not made to think about watching it.
#[test]
fn watching_in_vain_is_no_answer_to_think_about() {
    let desk = Desk::<Atlas>::default();
    let mut seen = [0, 0];
    trial::play::<G>(3, &[], 3, 3_000, |_, state| {
        let Some(seat) = G::open(state).first().filter(|_| matches!(state.frames.top(), Pending::Watch(_)))
        else {
            return;
        };
        let shown: Screen = desk.draw(state, 3, Audience::Seat(seat), 0, screen::<Atlas>);
        let html: String = shown.elements.iter().map(|e| e.html.as_str()).collect();
        let vain = html.contains("You hold no card that interrupts a move");
        assert_eq!(html.contains("data-kind=\"vain\""), vain);
        seen[vain as usize] += 1;
    });
    assert!(seen[1] > 0, "{seen:?}");
}

/// R4.7: of a scout whose square gives nothing a table with bots alone asks nothing: one city is as good as another.
#[test]
fn a_question_that_changes_nothing_has_one_answer_to_think_about() {
    let desk = Desk::<Atlas>::default();
    let mut seen = [0, 0];
    for seed in 1..9 {
        trial::play::<G>(2, &[], seed, 3_000, |_, state| {
            let assigns = |_: &Seat| matches!(state.frames.top(), Pending::Assign(_));
            let Some(seat) = G::open(state).first().filter(assigns) else { return };
            let offer = G::offer_for(state, seat);
            let bare = testkit::number(offer.prompt.as_ref().expect("a question"), "bare") == Some(1);
            let shown: Screen = desk.draw(state, 2, Audience::Seat(seat), 0, screen::<Atlas>);
            let html: String = shown.elements.iter().map(|e| e.html.as_str()).collect();
            let vain = if bare { offer.choices.len() - 1 } else { 0 };
            assert_eq!(html.matches("data-kind=\"vain\"").count(), vain);
            seen[bare as usize] += 1;
        });
    }
    assert!(seen.iter().all(|n| *n > 0), "{seen:?}");
}

/// R10.9, R20.1: the card that stays after a village says that the battle is won; a culture event that is drawn says when it may
/// be played.
#[test]
fn cards_say_what_they_come_from() {
    let content = Content::Village(Village::Uranium);
    let found = Atlas::card(&Event::Marker { who: Seat(0), content }).expect("a card");
    assert_eq!(found.kind.key, "face-card-village-won");
    assert!(!found.sides[0].with.is_empty(), "its middle says what it is");
    for event in CultureEvent::all() {
        let drawn = Atlas::card(&Event::DrewEvent { who: Seat(0), event }).expect("a card");
        assert_eq!(drawn.said.key, "face-drawn-event", "{event:?}");
    }
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

/// What a seat sees of a state, as one string.
fn page(desk: &Desk<Atlas>, state: &civilization_2010::State, seats: u8, seat: Seat) -> String {
    let shown: Screen = desk.draw(state, seats, Audience::Seat(seat), 0, screen::<Atlas>);
    shown.elements.iter().map(|e| e.html.as_str()).collect()
}

/// R6.5: the city that was opened stays open while a square is chosen, and each plot says what it gains and costs.
#[test]
fn a_city_stays_open_while_a_square_is_chosen() {
    let desk = Desk::<Atlas>::default();
    let (mut acts, mut places, mut net) = (0, 0, 0);
    let mut opened = String::new();
    trial::play::<G>(2, &[], 3, 900, |_, state| {
        let Some(seat) = G::open(state).first() else { return };
        let id = |html: &str| {
            html.split("id=\"c10-city-").nth(1).and_then(|s| s.split('"').next()).map(str::to_owned)
        };
        match state.frames.top() {
            Pending::City(_) => {
                opened = id(&page(&desk, state, 2, seat)).expect("the acting city is open");
                acts += 1;
            }
            Pending::Plan(plan) if matches!(plan.what, civilization_2010::What::Produce(_)) => {
                let offer = G::offer_for(state, seat);
                let squares =
                    offer.choices.iter().filter(|c| matches!(c.action, civilization_2010::Action::Square(_)));
                if squares.count() == 0 {
                    return;
                }
                let html = page(&desk, state, 2, seat);
                assert_eq!(id(&html).as_deref(), Some(opened.as_str()), "the same sheet");
                places += 1;
                net += html.contains("class=\"net\"") as u32;
            }
            _ => {}
        }
    });
    assert!(acts > 5 && places > 5 && net > 3, "{acts} {places} {net}");
}

/// R10.9: whoever plays the barbarians is told so before anything else, and that nothing is at stake.
#[test]
fn barbarians_are_announced() {
    let desk = Desk::<Atlas>::default();
    let (mut told, mut others) = (0, 0);
    for seed in 1..6 {
        trial::play::<G>(3, &[], seed, 1_500, |_, state| {
            let Some(battle) = state.battle.as_ref().filter(|b| b.barbarian(1)) else { return };
            let html = page(&desk, state, 3, battle.defender);
            assert!(
                html.contains(&format!("You play the barbarians against P{}", battle.attacker)),
                "{html}"
            );
            told += 1;
            let html = page(&desk, state, 3, battle.attacker);
            others += html.contains("You play the barbarians") as u32;
        });
    }
    assert!(told > 10, "{told}");
    assert_eq!(others, 0, "nobody else does");
}

/// R8: what can be researched lies there as a card with what it does, and every choice says it too.
#[test]
fn research_says_what_a_technology_does() {
    let desk = Desk::<Atlas>::default();
    let mut asked = 0;
    trial::play::<G>(3, &[], 2, 700, |_, state| {
        let Some(seat) = G::open(state).first() else { return };
        if !matches!(state.frames.top(), Pending::Research(_)) {
            return;
        }
        let offer = G::offer_for(state, seat);
        let techs = offer.choices.iter().filter(|c| matches!(c.action, civilization_2010::Action::Tech(_)));
        let html = page(&desk, state, 3, seat);
        assert_eq!(html.matches("class=\"c10-tech ").count(), techs.clone().count());
        for choice in techs {
            assert!(
                choice.show.label.args.iter().any(|(name, _)| *name == "help"),
                "{:?}",
                choice.show.label
            );
        }
        asked += 1;
    });
    assert!(asked > 5, "{asked}");
}

/// Battles, markers, events, wonders and people come as cards; a battle with both sides, and barbarians as nobody's.
#[test]
fn what_mattered_comes_as_cards() {
    use civilization_2010::{BattleKind, Forces, Fought};
    use table::Outcome;
    let own = Forces { standing: [2, 0, 1, 0], dead: [0, 1, 0, 0], bonus: 6 };
    let theirs = Forces { standing: [0; 4], dead: [1, 1, 0, 0], bonus: 4 };
    let fought = |kind, won| {
        let fought = Fought { kind, square: 5, forces: [own, theirs] };
        Event::BattleOver { who: Seat(0), enemy: Seat(1), attack: 9, defence: 1, won, fought }
    };
    let card = Atlas::card(&fought(BattleKind::Field, true)).expect("a card");
    assert_eq!((card.outcome, card.sides.len()), (Outcome::Won, 2));
    assert_eq!((card.sides[0].sum, card.sides[0].bonus, card.sides[0].with.len()), (Some(9), 2, 3));
    assert_eq!((card.sides[1].sum, card.sides[1].bonus, card.sides[1].with.len()), (Some(1), 0, 2));
    assert_eq!((&*card.title.key, card.place), ("face-battle-at", Some(kernel::Target::Space(5))));
    let village = Atlas::card(&fought(BattleKind::Village, false)).expect("a card");
    assert_eq!((village.outcome, village.sides[1].seat), (Outcome::Lost, None));
    assert!(Atlas::card(&Event::Part { who: Seat(0) }).is_none());
}
