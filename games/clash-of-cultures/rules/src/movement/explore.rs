//! Exploration (R10): revealing a region and laying it.

use crate::action::Action;
use crate::board::{Mask, Space, bit, board, spaces};
use crate::cx::Cx;
use crate::event::Event;
use crate::frame::{Frame, Via};
use crate::ids::*;
use crate::sailing;
use crate::state::{BARBARIANS, Camp, Region, State};
use crate::units::{FIRST_SHIP, Group, members};
use crate::{targets, text};
use kernel::{Menu, Seat, Show, msg};

/// Turns over a region.
pub fn reveal(state: &mut State, seat: Seat, slot: u8, via: Via, entry: Space, cx: &mut Cx) {
    let tile = state.tiles.draw(cx).expect("a tile for every slot") as u8;
    cx.tell(|| Event::Explored { who: seat, tile: board().numbers[tile as usize] });
    state.frames.push(Frame::Explore { seat, slot, tile, via, entry });
}

/// Sea spaces of a region, as it would lie.
fn sea_of(state: &State, slot: u8, tile: u8, turned: bool) -> Mask {
    let face = &board().faces[tile as usize];
    let places = state.layout().slots[slot as usize];
    places
        .iter()
        .enumerate()
        .filter(|(i, _)| face[if turned { 3 - i } else { *i }] == Terrain::Sea)
        .fold(0, |m, (_, &s)| m | bit(s))
}

/// R10.2, R10.6, R10.7: which ways it may lie, unturned and turned.
pub fn orientations(state: &State, seat: Seat, slot: u8, tile: u8, via: Via, entry: Space) -> [bool; 2] {
    let l = state.layout();
    let sea = [false, true].map(|t| sea_of(state, slot, tile, t));
    let mut may = [true; 2];
    match via {
        Via::Land => may = sea.map(|s| s & bit(entry) == 0),
        Via::Sea => {
            let shore = l.around(sailing::waters(state, seat, entry).free);
            let joins = sea.map(|s| s & shore != 0);
            if joins.contains(&true) {
                return joins;
            }
        }
        Via::Round => {
            let touches = sea.map(|s| s & l.edge_mask != 0);
            if touches.contains(&true) {
                return touches;
            }
        }
        Via::Card => {}
    }
    let others = l.around(state.sea());
    let narrowed = |may: [bool; 2], test: &dyn Fn(Mask) -> bool| -> Option<[bool; 2]> {
        let kept = [may[0] && test(sea[0]), may[1] && test(sea[1])];
        kept.contains(&true).then_some(kept)
    };
    narrowed(may, &|s| s & others != 0).or_else(|| narrowed(may, &|s| s & l.edge_mask != 0)).unwrap_or(may)
}

pub fn offer(state: &State, frame: Frame, menu: &mut impl Menu<Action>) {
    let Frame::Explore { seat, slot, tile, via, entry } = frame else { unreachable!() };
    menu.prompt(|| msg("prompt-orientation"));
    let may = orientations(state, seat, slot, tile, via, entry);
    for turned in [false, true] {
        if may[turned as usize] {
            menu.choice(Action::Turned(turned), || {
                let face = &board().faces[tile as usize];
                let names = (0..4).map(|i| text::terrain(face[if turned { 3 - i } else { i }]));
                let key = if turned { "do-orientation-turned" } else { "do-orientation" };
                Show::at(targets::lie(turned), msg(key).list("terrains", names))
            });
        }
    }
}

pub fn apply(state: &mut State, frame: Frame, turned: bool) {
    let Frame::Explore { seat, slot, tile, via, entry } = frame else { unreachable!() };
    state.frames.pop();
    state.regions[slot as usize] = Some(Region { tile, turned });
    let fertile = board().faces[tile as usize].iter().filter(|t| **t == Terrain::Fertile).count();
    // R13.2.
    if fertile >= 2 && !state.camps.is_full() && state.barbarians() < BARBARIANS {
        let entry = if via == Via::Land { entry } else { crate::board::NOWHERE };
        state.frames.push(Frame::Camp { seat, slot, entry });
    }
}

pub fn offer_camp(state: &State, slot: u8, entry: Space, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-camp"));
    for s in state.layout().slots[slot as usize] {
        if s != entry && state.terrain(s) == Some(Terrain::Fertile) {
            menu.choice(Action::At(s), || {
                Show::at(targets::space(s), msg("do-camp").with("where", text::space(s)))
            });
        }
    }
}

pub fn apply_camp(state: &mut State, at: Space, cx: &mut Cx) {
    state.frames.pop();
    state.camps.push(Camp { at, units: 1 });
    cx.tell(|| Event::Camp { at });
}

/// Sea spaces of the new region that the Ship can reach (R10.6).
fn harbours(state: &State, seat: Seat, group: Group, slot: u8, via: Via) -> Mask {
    let l = state.layout();
    let region = l.slot_masks[slot as usize];
    let ship = members(group).next().expect("a Ship") - FIRST_SHIP;
    let from = state.players[seat].ships[ship as usize].at;
    let reached = match via {
        Via::Round => {
            let sea = state.sea() & region;
            l.flood(sea & l.edge_mask, sea)
        }
        _ => sailing::waters(state, seat, from).free,
    };
    reached & region
}

pub fn offer_dock(state: &State, seat: Seat, group: Group, slot: u8, via: Via, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-dock"));
    for s in spaces(harbours(state, seat, group, slot, via)) {
        menu.choice(Action::At(s), || {
            Show::at(targets::space(s), msg("do-sail").with("where", text::space(s)))
        });
    }
}

pub fn apply_dock(state: &mut State, seat: Seat, group: Group, to: Space, cx: &mut Cx) {
    state.frames.pop();
    let mut from = to;
    for id in members(group) {
        let ship = &mut state.players[seat].ships[(id - FIRST_SHIP) as usize];
        from = std::mem::replace(&mut ship.at, to);
    }
    cx.tell(|| Event::Sailed { who: seat, from, to, n: group.count_ones() as u8 });
}
