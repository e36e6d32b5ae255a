//! Exploration (R10): revealing a region, and how it may lie.

use super::sailing;
use crate::Game;
use crate::board::board;
use crate::event::Event;
use crate::frames::{Explore, Via};
use crate::ids::*;
use crate::state::{BARBARIANS, State};
use kernel::{Cx, Seat};

/// R10.1, R10.5: turns over a region.
pub fn reveal(state: &mut State, seat: Seat, slot: u8, via: Via, entry: Space, cx: &mut Cx<Game>) {
    let tile = state.tiles.draw(cx).expect("a tile for every slot") as u8;
    let on = state.layout().slots[slot as usize];
    cx.tell(|| {
        let savage = savage(state, tile);
        Event::Explored { who: seat, tile: board().numbers[tile as usize], on, savage }
    });
    state.frames.push(Explore { seat, slot, tile, via, entry });
}

/// R13.2: barbarians settle in a region with two Fertile spaces, if there are any left.
pub fn savage(state: &State, tile: u8) -> bool {
    let fertile = board().faces[tile as usize].iter().filter(|t| **t == Terrain::Fertile).count();
    fertile >= 2 && !state.camps.is_full() && state.barbarians() < BARBARIANS
}

/// Sea spaces of a region, as it would lie (R3.3).
fn sea_of(state: &State, slot: u8, tile: u8, turned: bool) -> Set<Space> {
    let face = &board().faces[tile as usize];
    let places = state.layout().slots[slot as usize];
    places
        .iter()
        .enumerate()
        .filter(|(i, _)| face[if turned { 3 - i } else { *i }] == Terrain::Sea)
        .map(|(_, &s)| s)
        .collect()
}

/// R10.2, R10.6, R10.7, R10.9: which ways it may lie, unturned and turned.
pub fn orientations(state: &State, explored: &Explore) -> [bool; 2] {
    let Explore { seat, slot, tile, via, entry } = *explored;
    let l = state.layout();
    let sea = [false, true].map(|t| sea_of(state, slot, tile, t));
    let mut may = [true; 2];
    match via {
        Via::Land => may = sea.map(|s| !s.has(entry)),
        Via::Sea => {
            let shore = l.map.around(sailing::waters(state, seat, entry).free);
            let joins = sea.map(|s| s.meets(shore));
            if joins.contains(&true) {
                return joins;
            }
        }
        Via::Round => {
            let touches = sea.map(|s| s.meets(l.edge_spaces));
            if touches.contains(&true) {
                return touches;
            }
        }
        Via::Card => {}
    }
    let others = l.map.around(state.sea());
    let narrowed = |may: [bool; 2], test: &dyn Fn(Set<Space>) -> bool| -> Option<[bool; 2]> {
        let kept = [may[0] && test(sea[0]), may[1] && test(sea[1])];
        kept.contains(&true).then_some(kept)
    };
    narrowed(may, &|s| s.meets(others)).or_else(|| narrowed(may, &|s| s.meets(l.edge_spaces))).unwrap_or(may)
}
