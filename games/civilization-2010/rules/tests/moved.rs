//! What a step leads to is said before it is taken.

mod walk;

use civilization_2010::*;
use kernel::{Arg, Cx, Dice, Msg, Notes, Rules, Seat};
use testkit::number;
use walk::asked;

type G = Civilization2010;

fn apply(state: &mut State, seat: Seat, action: Action, dice: &mut Dice) {
    G::apply(state, seat, action, &mut Cx::recording(G::REVISION, dice, &mut Notes::default()));
}

fn told(label: &Msg, name: &str) -> Option<Arg> {
    label.args.iter().find(|(key, _)| *key == name).map(|(_, arg)| arg.clone())
}

fn letter(tile: &u16) -> Arg {
    Arg::Msg(Box::new(places::letter(*tile)))
}

/// The tiles beside a square that nobody has turned up.
fn hidden(state: &State, square: u16) -> Vec<u16> {
    let hidden = state.layout().map.beside(square).filter(|sq| !state.revealed(*sq));
    let mut tiles: Vec<u16> = hidden.map(|sq| sq / places::SQUARES_A_TILE).collect();
    tiles.dedup();
    tiles
}

/// R7.3: a step beside tiles that lie face down names them.
#[test]
fn a_step_says_what_it_could_discover() {
    let (mut beside, mut away) = (0, 0);
    asked(12, |state, _, offer| {
        for choice in &offer.choices {
            let (Action::Step(to), label) = (choice.action, walk::step(&choice.show.label)) else { continue };
            if matches!(&*label.key, "do-attack-at" | "do-step-disband") {
                continue;
            }
            let tiles = hidden(state, to);
            assert_eq!(told(label, "tile"), tiles.first().map(letter), "{label:?}");
            assert_eq!(told(label, "other"), tiles.get(1).map(letter), "{label:?}");
            *if tiles.is_empty() { &mut away } else { &mut beside } += 1;
        }
    });
    assert!(beside > 10 && away > 10, "{beside} {away}");
}

/// R7.10: nobody ends a move in a city; whose last step leads into their own is told what becomes of them, before and after.
#[test]
fn a_last_step_into_ones_own_city_says_how_it_ends() {
    let (mut last, mut others) = (0, 0);
    asked(24, |state, seat, offer| {
        let Pending::Going(going) = *state.frames.top() else { return };
        for choice in &offer.choices {
            let Action::Step(to) = choice.action else { continue };
            let home = state.centre_of(to).is_some_and(|(owner, _)| owner == seat);
            let ends = home && going.left == 1;
            assert_eq!(choice.show.label.key == "do-step-disband", ends, "{:?}", choice.show.label);
            *if ends { &mut last } else { &mut others } += 1;
            if !ends {
                continue;
            }
            let mut then = state.clone();
            apply(&mut then, seat, choice.action, &mut Dice::new(0));
            if G::open(&then).first() != Some(seat) || !matches!(then.frames.top(), Pending::Going(_)) {
                continue;
            }
            let offer = G::offer_for(&then, seat);
            assert_eq!(offer.prompt.as_ref().and_then(|said| number(said, "n")), Some(0));
            assert!(offer.choices.iter().all(|c| matches!(c.action, Action::Disband { .. })), "{offer:?}");
        }
    });
    assert!(last > 3 && others > 100, "{last} {others}");
}

/// R2.10, R7.2, R7.3: a starting figure that stands beside no hidden tile is told which one lies a step away over land.
#[test]
fn a_starting_figure_is_told_what_lies_a_step_away() {
    let (mut near, mut far) = (0, 0);
    asked(24, |state, _, offer| {
        let Pending::Deploy(_) = state.frames.top() else { return };
        for choice in &offer.choices {
            let Action::Square(square) = choice.action else { continue };
            let mut tiles = Vec::new();
            if hidden(state, square).is_empty() {
                let map = &state.layout().map;
                let land = map.beside(square).filter(|sq| state.terrain(*sq) != Some(Terrain::Water));
                tiles = land
                    .filter(|sq| state.centre_of(*sq).is_none())
                    .flat_map(|sq| hidden(state, sq))
                    .collect();
                tiles.sort();
                tiles.dedup();
            }
            let label = &choice.show.label;
            assert_eq!(told(label, "near"), tiles.first().map(letter), "{label:?}");
            assert_eq!(told(label, "next"), tiles.get(1).map(letter), "{label:?}");
            *if tiles.is_empty() { &mut far } else { &mut near } += 1;
        }
    });
    assert!(near > 10 && far > 10, "{near} {far}");
}

/// R20.1: a card that is shown to everybody is told with what it does.
#[test]
fn a_card_in_the_open_says_what_it_does() {
    let who = Seat(0);
    let persons = Person::all().map(|person| Event::TurnedUp { who, person });
    let events = CultureEvent::all().map(|event| Event::Played { who, event, at: [None; 2] });
    for event in persons.chain(events) {
        assert!(told(&G::narrate(&event), "help").is_some(), "{event:?}");
    }
}

/// R4.4: whoever moves a founder is told why squares are no sites; of a city that stands, nobody asks.
#[test]
fn a_city_is_not_said_to_be_unfit_for_one() {
    let mut seen = 0;
    asked(6, |state, seat, _| {
        let doing = G::view(state, kernel::Audience::Seat(seat)).doing;
        for (square, why) in &doing.unfit {
            assert!(state.centre_of(*square).is_none(), "{square}: {why}");
            seen += 1;
        }
    });
    assert!(seen > 20, "{seen}");
}
