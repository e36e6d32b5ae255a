//! R6.3 to R6.6.1: what is built is put where it belongs, and what stands there makes way.

use super::sites::{figure_allowed, piece_allowed};
use crate::action::Item;
use crate::battle::hands::draw_unit;
use crate::culture::{track, wonders};
use crate::event::Event;
use crate::ids::*;
use crate::state::*;
use crate::{Game, battle, people};
use kernel::{Cx, Seat};

/// A great person marker that leaves the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    Reserve,
    Pool,
    Out,
}

/// Takes a piece off the map: buildings to the market, wonders out of the game (R6.6.1, R6.15).
pub fn clear_square(state: &mut State, square: u16, fate: Fate, cx: &mut Cx<Game>) {
    let owner = state.outskirts_of(square).map(|(seat, _)| seat);
    match std::mem::replace(&mut state.pieces[square], Piece::None) {
        Piece::None => {}
        Piece::Building(b) => state.stock[b.basic()] += 1,
        Piece::Wonder(w) => {
            state.wonder_at[w] = None;
            if let Some(who) = owner {
                cx.tell(|| Event::WonderLost { who, wonder: w });
                if w == Wonder::PanamaCanal {
                    state.me(who).coins[CoinPlace::PanamaCanal] = 0;
                }
            }
        }
        Piece::Person(p) => match (fate, owner) {
            (Fate::Reserve, Some(seat)) => state.me(seat).reserve[p] += 1,
            (Fate::Pool, _) => state.pool[p] += 1,
            _ => {}
        },
    }
}

/// What stands on a square goes for something new of its owner (R6.6.1).
pub fn make_way(state: &mut State, seat: Seat, square: u16, cx: &mut Cx<Game>) {
    let old = state.pieces[square];
    clear_square(state, square, Fate::Reserve, cx);
    if matches!(old, Piece::Building(_) | Piece::Person(_)) {
        cx.tell(|| Event::Replaced { who: seat, piece: old });
    }
}

/// Puts a piece on a square, replacing what is there (R6.6.1).
pub fn put_piece(state: &mut State, seat: Seat, square: u16, piece: Piece, cx: &mut Cx<Game>) {
    if let Piece::Wonder(_) = piece {
        // A city has one wonder: another one anywhere in its outskirts removes it.
        let (_, city) = state.outskirts_of(square).expect("pieces stand in outskirts");
        for &sq in state.ring(&state.player(seat).cities[city]) {
            if matches!(state.pieces[sq], Piece::Wonder(_)) {
                clear_square(state, sq, Fate::Out, cx);
            }
        }
    }
    make_way(state, seat, square, cx);
    match piece {
        Piece::Building(b) => state.stock[b.basic()] -= 1,
        Piece::Wonder(w) => state.wonder_at[w] = Some(square),
        Piece::Person(p) => state.me(seat).reserve[p] -= 1,
        Piece::None => {}
    }
    state.pieces[square] = piece;
    cx.tell(|| Event::Placed { who: seat, piece, square });
}

/// Puts an item where it was bought for; an army may start a battle (R6.3, R24.15).
pub fn deliver(state: &mut State, seat: Seat, item: Item, square: Option<u16>, city: u8, cx: &mut Cx<Game>) {
    match (item, square) {
        (Item::Army | Item::Scout, Some(square)) => {
            let scout = item == Item::Scout;
            let Some(figure) = state.spare(seat, scout) else { return };
            // Something may have happened to the square while the build could be cancelled.
            if figure_allowed(state, seat, square, scout).is_err() {
                return;
            }
            state.put_figure(seat, figure, Some(square));
            cx.tell(|| Event::Figure { who: seat, scout, square });
            if !scout && state.enemy_at(seat, square) {
                battle::contact(state, seat, square, cx);
            }
        }
        (Item::Unit(unit), _) => gain_unit(state, seat, unit, cx),
        (Item::Building(b), Some(square)) => {
            // A Spanish basic building is flipped at once if the upgrade is known.
            let form = state.best_form(seat, b).unwrap_or(b);
            if state.stock[b.basic()] > 0 && piece_allowed(state, seat, square, Piece::Building(form)).is_ok()
            {
                put_piece(state, seat, square, Piece::Building(form), cx);
            }
        }
        (Item::Walls, _) => {
            state.me(seat).cities[city as usize].walled = true;
            cx.tell(|| Event::Walls { who: seat, city });
        }
        (Item::Wonder(w), Some(square)) => {
            if piece_allowed(state, seat, square, Piece::Wonder(w)).is_ok() {
                put_piece(state, seat, square, Piece::Wonder(w), cx);
                people::wonder_built(state, seat);
                track::roman_advance(state, seat);
            }
            if let Some(i) = state.market.iter().position(|x| *x == w) {
                state.market.remove(i);
                wonders::refill_market(state, cx);
            }
        }
        _ => {}
    }
}

/// R6.4: a unit is drawn unseen by others.
pub fn gain_unit(state: &mut State, seat: Seat, unit: UnitType, cx: &mut Cx<Game>) {
    if let Some(grade) = draw_unit(state, unit, cx) {
        state.me(seat).force.get_mut()[unit.index()][grade] += 1;
        let strength = state.strength(seat, unit, grade as u8);
        let told = |strength| Event::Unit { who: seat, unit, strength };
        cx.confide(seat, || told(Some(strength)), || told(None));
    }
}
