//! What comes to the table anew: goods (R9.3), buildings (R9.5), colonists (R9.7) and the order (R9.6).

use crate::Game;
use crate::data::facts;
use crate::event::Event;
use crate::ids::*;
use crate::state::{Place, State};
use arrayvec::ArrayVec;
use kernel::{Chance, Cx, Seat};

/// One token out of the bag.
pub fn draw_good(state: &mut State, cx: &mut Cx<Game>) -> Option<Good> {
    state.bag.draw(cx).map(Good::at)
}

/// R9.3: what was not taken leaves the game; four new ones, or as many as the bag has.
pub fn draw_goods(state: &mut State, cx: &mut Cx<Game>) {
    let removed = state.goods_row.take();
    for &good in &removed {
        state.goods_out[good] += 1;
    }
    while state.goods_row.len() < facts().constants.goods_on_track as usize {
        let Some(good) = draw_good(state, cx) else { break };
        state.goods_row.push(good);
    }
    let drawn = &state.goods_row;
    cx.tell(|| Event::GoodsRefreshed { removed: removed.to_vec(), drawn: drawn.to_vec() });
}

/// The next tile of an age's stack.
pub fn draw_building(state: &State, age: u8, cx: &mut Cx<Game>) -> Option<Building> {
    let lies = |b: &Building| state.buildings[*b] == Place::Stack && b.facts().age == age;
    let mut counts = [0u8; BUILDINGS];
    for building in Building::all().filter(lies) {
        counts[building.index()] = 1;
    }
    counts.contains(&1).then(|| Building::at(cx.kind(&counts)))
}

/// R9.5: up to five face up; an empty stack leaves fewer.
pub fn fill_row(state: &mut State, age: u8, cx: &mut Cx<Game>) {
    let kept = state.row.len();
    while state.row.len() < facts().constants.buildings_face_up as usize {
        let Some(building) = draw_building(state, age, cx) else { break };
        state.buildings[building] = Place::Row;
        state.row.push(building);
    }
    let shown = &state.row[kept..];
    if !shown.is_empty() {
        cx.tell(|| Event::BuildingsRevealed { buildings: shown.to_vec() });
    }
}

/// R9.5 after rounds 3 and 6: everything of the old age goes.
pub fn end_age(state: &mut State, age: u8, cx: &mut Cx<Game>) {
    state.row.clear();
    for building in Building::all() {
        let unsold = matches!(state.buildings[building], Place::Stack | Place::Row);
        if unsold && building.facts().age == age {
            state.buildings[building] = Place::Gone;
        }
    }
    cx.tell(|| Event::AgeEnded { age });
}

/// R9.7: five more in every hand.
pub fn new_colonists(state: &mut State, cx: &mut Cx<Game>) {
    let n = facts().constants.new_colonists_per_round;
    for seat in Seat::all(state.seats()) {
        for _ in 0..n {
            if state.take_figure(seat, Kind::Colonist) {
                state.players[seat].hand[Kind::Colonist] += 1;
            }
        }
    }
    cx.tell(|| Event::NewColonists { n });
}

/// R5.6, R9.6: those on initiative first, in the order of their spaces.
pub fn set_order(state: &mut State, cx: &mut Cx<Game>) {
    let first: ArrayVec<_, 6> = state.tracks.initiative.take();
    let mut order: ArrayVec<Seat, 6> = first.iter().map(|w| w.seat).collect();
    for &seat in &state.order {
        if !order.contains(&seat) {
            order.push(seat);
        }
    }
    for worker in first {
        state.put_back_worker(worker);
    }
    if order != state.order {
        cx.tell(|| Event::NewOrder { order: order.clone() });
        state.order = order;
    }
}
