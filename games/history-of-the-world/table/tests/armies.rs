//! Armies on the board say what they are.

use history_of_the_world::*;
use history_of_the_world_table::WorldMap;
use kernel::{Audience, Rules, Seat};
use kit::Named;
use table::{Face, Scene, SeatInfo, Words};
use text::Lang;

type G = HistoryOfTheWorld;

fn land(name: &str) -> Land {
    Land::named(name).expect("a land")
}

/// R8.1, R8.5: an army of one's own that is not of this empire says why nothing sets out from it.
#[test]
fn an_older_army_says_that_the_empire_does_not_go_on_from_it() {
    let mut state = testkit::start::<G>(&Options::default(), 3, 1);
    (state.called, state.epoch) = (2, 2);
    state.turn = Turn::of(Seat(0), Empire::named("greek-city-states"));
    state.frames.replace(Stage::Expand);
    state.world.settle(land("levant"), Seat(0), Army::of_empire(1));
    let words = Words::at::<WorldMap>(Lang::En).expect("texts");
    let seats = [SeatInfo::default(), SeatInfo::default(), SeatInfo::default()];
    let tip = |who: Audience| {
        let view = G::view(&state, who);
        let scene =
            Scene { view: &view, offer: None, foreseen: &[], audience: who, words: &words, seats: &seats };
        let parts = WorldMap::board(&scene);
        let id = format!("l-{}", land("levant").0);
        parts.into_iter().find(|part| part.id == id).expect("the pile").svg.into_string()
    };
    assert!(tip(Audience::Seat(Seat(0))).contains("It is no army of Greek City States"));
    assert!(!tip(Audience::Seat(Seat(1))).contains("It is no army of"), "it is nobody else’s question");
}

/// The board of the first player, whose Babylonia stands in Middle Tigris with an army of the first epoch in Zagros.
fn expanding() -> State {
    let mut state = testkit::start::<G>(&Options::default(), 3, 1);
    (state.called, state.epoch) = (2, 2);
    state.turn = Turn::of(Seat(0), Empire::named("assyria"));
    state.turn.campaign.pool = [2, 0];
    state.turn.campaign.lands[0].insert(land("upper-tigris"));
    state.world.settle(land("upper-tigris"), Seat(0), Army::of_empire(2));
    state.world.settle(land("middle-tigris"), Seat(0), Army::of_empire(1));
    state.world.capitals.insert(land("middle-tigris"));
    state.world.forts.insert(land("middle-tigris"));
    state.frames.replace(Stage::Expand);
    state
}

fn part(state: &State, id: &str, lang: Lang) -> Option<String> {
    let words = Words::at::<WorldMap>(lang).expect("texts");
    let seats = [SeatInfo::default(), SeatInfo::default(), SeatInfo::default()];
    let (who, offer) = (Audience::Seat(Seat(0)), G::offer_for(state, Seat(0)));
    let view = G::view(state, who);
    let scene = Scene {
        view: &view,
        offer: Some(&offer),
        foreseen: &[],
        audience: who,
        words: &words,
        seats: &seats,
    };
    let parts = WorldMap::board(&scene);
    parts.into_iter().find(|part| part.id == id).map(|part| part.svg.into_string().replace('\u{a0}', " "))
}

/// R8.5: to replace an army costs one and brings no point: what stays there is said, and what comes into reach.
#[test]
fn an_army_to_replace_says_what_stays_and_what_it_opens() {
    let state = expanding();
    let id = format!("l-{}", land("middle-tigris").0);
    let tip = part(&state, &id, Lang::En).expect("the pile");
    assert!(tip.contains("What is built there stays"), "{tip}");
    assert!(tip.contains("Then in reach: Lower Tigris"), "{tip}");
    let tip = part(&state, &id, Lang::Fr).expect("the pile");
    assert!(tip.contains("Les constructions restent") && tip.contains("À portée alors : Bas-Tigre"), "{tip}");
}

/// R8.5, R8.6: an old army by a sea with a fleet opens what the fleet reaches.
#[test]
fn an_army_to_replace_opens_what_fleets_reach() {
    let mut state = expanding();
    let levant = land("levant");
    state.world.settle(levant, Seat(0), Army::of_empire(1));
    let sea =
        state.board().shores.pairs().find(|(_, shore)| shore.has(levant)).expect("Levant has a coast").0;
    let tip = |state: &State| part(state, &format!("l-{}", levant.0), Lang::En).expect("the pile");
    assert!(!tip(&state).contains("Crete"), "{}", tip(&state));
    state.turn.campaign.fleets.insert(sea);
    assert!(tip(&state).contains("Crete"), "{}", tip(&state));
}

/// R8.1: an empty land just behind those that are offered says why it cannot be entered, as one that somebody holds does.
#[test]
fn an_empty_land_out_of_reach_says_so() {
    let state = expanding();
    let tip = part(&state, &format!("u-{}", land("palestine").0), Lang::En).expect("a land behind Levant");
    assert!(tip.contains("Out of reach"), "{tip}");
    assert_eq!(part(&state, &format!("u-{}", land("levant").0), Lang::En), None, "it is offered");
    assert_eq!(part(&state, &format!("u-{}", land("honshu").0), Lang::En), None, "nobody would click there");
}

/// R11.2: what stands in a land is said wherever the land is pointed at, also where nobody holds it, and is not run together with
/// whose army it is.
#[test]
fn a_land_that_can_be_entered_says_what_stands_there() {
    let mut state = expanding();
    state.world.capitals.insert(land("levant"));
    state.world.monuments.insert(land("levant"));
    state.world.settle(land("zagros"), Seat(1), Army { origin: Origin::Event, ..Army::of_empire(1) });
    state.world.cities.insert(land("zagros"));
    let tip = |name: &str, lang: Lang| part(&state, &format!("e-{}", land(name).0), lang).expect("the land");
    let levant = tip("levant", Lang::En);
    assert!(levant.contains("Levant: capital and monument. Middle East"), "{levant}");
    let zagros = tip("zagros", Lang::En);
    assert!(zagros.contains(", brought by an event; city. ") && zagros.contains("defence dice"), "{zagros}");
    let zagros = tip("zagros", Lang::Fr);
    assert!(zagros.contains(", amenée par un événement ; ville. "), "{zagros}");
    let plain = tip("palestine", Lang::En);
    assert!(plain.contains(&format!("data-tip=\"land-{}\"", land("palestine").0)), "{plain}");
}

/// R11.2: the outline of a land that can be chosen does not cover what stands there: it is drawn again over it, as its name is.
#[test]
fn what_stands_in_a_lit_land_is_drawn_over_its_outline() {
    let state = expanding();
    let here = land("middle-tigris");
    let pile = part(&state, &format!("l-{}", here.0), Lang::En).expect("the pile");
    let built = format!("data-names=\"space-{}\"", here.0);
    let at = pile.find(&built).expect("what is built, by the name of its land");
    assert!(pile[at..].contains("#i-capital"), "{pile}");
    let bare = part(&state, &format!("l-{}", land("upper-tigris").0), Lang::En).expect("the pile");
    assert!(!bare.contains("data-names"), "{bare}");
}
