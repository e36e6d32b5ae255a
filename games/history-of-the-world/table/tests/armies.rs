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
