//! What the table says of an expedition before it leaves, and of a region that several share.

use age_of_discovery::{AgeOfDiscovery, Expedition, Kind, Options, Region, State, Workers};
use age_of_discovery_table::Atlas;
use kernel::{Audience, Cx, Dice, Rules, Seat, SeatSet};
use table::screen;
use table::trial::Desk;

const EXPLORER: Seat = Seat(0);

fn begin() -> State {
    AgeOfDiscovery::setup(&Options::default(), 3, &mut Cx::playout(&mut Dice::new(1))).expect("stands")
}

/// So many captains are ready; `party` has them on board already.
fn ready(captains: u8, party: bool) -> State {
    let mut state = begin();
    let mut crew = Workers::default();
    crew[Kind::Captain] = captains;
    state.tracks.discovery[EXPLORER.index()] = crew;
    let party = if party { crew } else { Workers::default() };
    state.frames.replace(Expedition { seat: Some(EXPLORER), done: SeatSet::EMPTY, party });
    state
}

fn drawn(state: &State, id: &str) -> String {
    let shown = Desk::<Atlas>::default().draw(state, 3, Audience::Seat(EXPLORER), 0, screen::<Atlas>);
    let part = shown.elements.into_iter().find(|e| e.id == id);
    part.unwrap_or_else(|| panic!("'{id}' is not drawn")).html
}

/// R6.6.4: what a tile holds nobody knows, so no number of it is promised, even where the expedition cannot fail.
#[test]
fn an_expedition_promises_no_number_that_chance_decides() {
    let prompt = drawn(&ready(3, true), "t-prompt");
    let (_, brazil) = prompt.split_once("Expedition to Brazil").expect("it may go there");
    let brazil = &brazil[..brazil.find("</button>").expect("it ends")];
    assert!(brazil.contains("100%"), "{brazil}");
    assert!(brazil.contains("+4…+"), "four points at least, and maybe more: {brazil}");
    assert!(brazil.contains("Resistance 3: 5 VP"), "{brazil}");
    assert!(!brazil.contains("settles"), "the colony says it: {brazil}");
}

/// R6.6.3: the chance is known before anybody is sent.
#[test]
fn sending_everybody_says_how_often_that_is_enough() {
    let prompt = drawn(&ready(3, false), "t-prompt");
    assert!(prompt.contains("Send all 3: worth 6, would succeed 100%"), "{prompt}");
    assert!(drawn(&ready(2, false), "t-prompt").contains("Send all 2: worth 4, would succeed 88%"));
}

/// R6.6.1: who has been picked is seen to be on board, until all are.
#[test]
fn whoever_goes_along_is_marked() {
    let mut state = ready(2, false);
    assert!(!drawn(&state, "discovery-box").contains("aboard"));
    let mut party = Workers::default();
    party[Kind::Captain] = 1;
    state.frames.replace(Expedition { seat: Some(EXPLORER), done: SeatSet::EMPTY, party });
    let there = drawn(&state, "discovery-box");
    assert_eq!(there.matches("class=\"aboard\"").count(), 1, "{there}");
    assert!(there.contains("On board: 1 of 2"), "{there}");
}

/// R10.1: a region's tip says who has whom there, largest first, and what each would score; and what is still to be had.
#[test]
fn a_region_says_what_each_would_score() {
    let mut state = begin();
    let workers = &mut state.regions[Region::Caribbean].workers;
    workers[0][Kind::Colonist] = 2;
    workers[1][Kind::Colonist] = 6;
    workers[1][Kind::Builder] = 1;
    let tip = |state: &State| {
        let card = drawn(state, "r-caribbean");
        let (_, tip) = card.split_once("data-tip=\"").expect("a tip");
        tip[..tip.find('"').expect("it ends")].to_owned()
    };
    let lines: Vec<String> = tip(&state).lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), 5, "{lines:?}");
    assert_eq!(lines[0], "Caribbean");
    assert!(lines[1].ends_with(": 6 colonists and 1 builder ·\u{a0}10\u{a0}VP"), "{lines:?}");
    assert!(lines[2].ends_with(": 2 colonists ·\u{a0}4\u{a0}VP"), "{lines:?}");
    assert_eq!(lines[3], "If scored now, first place: 10 VP; second: 4 VP. Builders bring 4 and 2 of that.");
    assert_eq!(lines[4], "Its good, sugar, goes to the first with three workers here.");
    state.regions[Region::Caribbean].workers[1] = Workers::default();
    assert!(tip(&state).contains("Nobody scores before somebody has three workers here."), "{}", tip(&state));
}

/// R10.1: where three are tied for first nobody scores, and not because workers are missing.
#[test]
fn a_region_three_are_tied_in_scores_nothing() {
    let mut state = begin();
    let caribbean = |state: &State| drawn(state, "r-caribbean");
    for (each, said) in [(2, ">3+<"), (4, ">0·0<")] {
        for seat in Seat::all(3) {
            state.regions[Region::Caribbean].workers[seat.index()][Kind::Colonist] = each;
        }
        assert!(caribbean(&state).contains(said), "{each}: {}", caribbean(&state));
    }
    state.regions[Region::Caribbean].workers[0][Kind::Soldier] = 1;
    assert!(caribbean(&state).contains(">6·0<"), "{}", caribbean(&state));
}

/// What stands in a card beside pieces that fly has a name: the page tells them apart by it.
#[test]
fn the_specialists_of_a_colony_have_names_of_their_own() {
    let mut state = begin();
    state.regions[Region::Caribbean].workers[1][Kind::Missionary] = 2;
    let card = drawn(&state, "r-caribbean");
    let marks: Vec<&str> = card.split("<g class=\"kind\"").skip(1).collect();
    assert_eq!(marks.len(), 1, "{card}");
    assert!(marks[0].trim_start().starts_with("id=\"m-"), "{card}");
}
