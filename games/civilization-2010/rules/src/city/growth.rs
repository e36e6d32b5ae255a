//! R4.4, R18.1: cities that are founded, and a capital that grows.

use super::pieces::make_way;
use super::production;
use super::sites::{Why, figure_allowed};
use crate::Game;
use crate::culture::track;
use crate::event::Event;
use crate::frames::Displace;
use crate::ids::*;
use crate::options::Governments;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::{Cx, Seat};

/// R4.4: which figures found cities: scouts; of the later Republic armies, too (R24.1).
pub fn founds(state: &State, seat: Seat, figure: u8) -> bool {
    let republic = state.player(seat).government == Government::Republic;
    figure as usize >= ARMIES || (republic && state.options.governments == Governments::Later)
}

/// R4.4: whether a city may be founded where this figure stands.
pub fn may_found(state: &State, seat: Seat, square: u16) -> Result<(), Why> {
    let player = state.player(seat);
    if player.city_count() >= state.max_cities(seat) {
        return Err(("R4.4", "refuse-city-limit"));
    }
    if state.is_water(square) {
        return Err(("R4.4", "refuse-city-water"));
    }
    // What will never change is said before what may.
    let map = &state.layout().map;
    if map.around[square as usize].contains(&kit::square::NONE) {
        return Err(("R4.4", "refuse-city-edge"));
    }
    for player in &state.players {
        for centre in player.cities.iter().flat_map(|c| [c.at, c.second]).flatten() {
            if map.king(square, centre) < 3 {
                return Err(("R4.4", "refuse-city-near-city"));
            }
        }
    }
    if state.markers[square] != Marker::None {
        return Err(("R4.4", "refuse-city-marker"));
    }
    for around in map.around[square as usize] {
        if !state.revealed(around) {
            return Err(("R4.4", "refuse-city-unrevealed"));
        }
        if state.markers[around] != Marker::None {
            return Err(("R4.4", "refuse-city-near-marker"));
        }
        if state.enemy_at(seat, around) {
            return Err(("R4.4", "refuse-city-enemy"));
        }
    }
    Ok(())
}

/// What a city that this figure founds on a square would make in a turn (R12.1): production, trade, culture in the arts.
pub fn outlook(state: &State, seat: Seat, figure: u8, at: u16) -> [u8; 3] {
    let mut there = state.clone();
    there.put_figure(seat, figure, None);
    let free = there.player(seat).cities[1..].iter().position(|city| city.at.is_none());
    let index = free.expect("a free city marker") + 1;
    there.me(seat).cities[index] = City { at: Some(at), ..City::NONE };
    there.claim_again();
    [
        production::available(&there, seat, index, false),
        there.city_trade(seat, index),
        there.arts(seat, index),
    ]
}

/// The scout returns to supply; R24.21, R24.22: the marker of a lost city serves again, without walls.
pub fn found(state: &mut State, seat: Seat, figure: u8, cx: &mut Cx<Game>) {
    let square = state.player(seat).figures[figure as usize].at.expect("on the map");
    state.put_figure(seat, figure, None);
    let player = state.me(seat);
    let free = player.cities[1..].iter_mut().find(|c| c.at.is_none()).expect("a free city marker");
    *free = City { at: Some(square), ..City::NONE };
    state.claim_again();
    cx.tell(|| Event::Founded { who: seat, square });
    track::roman_advance(state, seat);
    state.frames.push(Displace { seat, from: square });
}

/// Expansion squares of a metropolis (R18.1).
pub fn expansions(state: &State, seat: Seat) -> ArrayVec<u16, 4> {
    let mut found = ArrayVec::new();
    let capital = state.player(seat).cities[0];
    let (Some(at), None) = (capital.at, capital.second) else { return found };
    let map = &state.layout().map;
    for square in map.beside(at) {
        let free =
            state.revealed(square) && !state.enemy_at(seat, square) && state.markers[square] == Marker::None;
        let grown = City { second: Some(square), ..capital };
        let ring = state.ring(&grown);
        let room = ring.len() == 10
            && ring.iter().all(|&sq| {
                state.revealed(sq)
                    && state.centre_of(sq).is_none()
                    && state.outskirts_of(sq).is_none_or(|(o, c)| (o, c) == (seat, 0))
            });
        if free && room {
            found.push(square);
        }
    }
    found
}

/// R4.6: who knows Agriculture grows if the capital can.
pub fn must_grow(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.knows(Tech::Agriculture)
        && player.cities[0].second.is_none()
        && !expansions(state, seat).is_empty()
}

pub fn grow(state: &mut State, seat: Seat, square: u16, cx: &mut Cx<Game>) {
    // R24.17: a wonder there leaves the game.
    make_way(state, seat, square, cx);
    state.me(seat).cities[0].second = Some(square);
    state.claim_again();
    cx.tell(|| Event::Grown { who: seat, square });
    state.frames.push(Displace { seat, from: square });
}

/// Where a displaced figure may stand (R4.4, R4.9).
pub fn refuge(state: &State, seat: Seat, from: u16) -> ArrayVec<u16, 8> {
    let around = &state.layout().map.around[from as usize];
    around
        .iter()
        .copied()
        .filter(|&sq| sq != kit::square::NONE && state.revealed(sq) && state.centre_of(sq).is_none())
        .filter(|&sq| !state.enemy_at(seat, sq) && figure_allowed(state, seat, sq, true).is_ok())
        .collect()
}
