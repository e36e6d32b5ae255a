//! Where things may stand (R6.3 to R6.6.1, R15.4).

use crate::action::Item;
use crate::data::Water;
use crate::ids::*;
use crate::options::Governments;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::Seat;

/// A rule and the text that explains why not.
pub type Why = (&'static str, &'static str);

/// R6.3: a new figure in a square.
pub fn figure_allowed(state: &State, seat: Seat, square: u16, scout: bool) -> Result<(), Why> {
    if state.markers[square] != Marker::None {
        return Err(("R6.3", "refuse-marker"));
    }
    if state.is_water(square) && state.water(seat) != Water::End {
        return Err(("R7.4", "refuse-water"));
    }
    if state.figures_at(seat, square).count() >= state.stacking_limit(seat) {
        return Err(("R7.5", "refuse-stacking"));
    }
    if state.enemy_at(seat, square) && (scout || !may_attack(state, seat)) {
        return Err(("R12.4", "refuse-blockade"));
    }
    Ok(())
}

/// The first Democracy card (R24.1) keeps the peace.
pub fn may_attack(state: &State, seat: Seat) -> bool {
    state.options.governments == Governments::Later || state.player(seat).government != Government::Democracy
}

/// R6.5, R6.6, R15.4: a building, wonder or great person in a square of a city's outskirts.
pub fn piece_allowed(state: &State, seat: Seat, square: u16, piece: Piece) -> Result<(), Why> {
    let Some((owner, city)) = state.outskirts_of(square) else { return Err(("R6.5", "refuse-outskirts")) };
    if owner != seat {
        return Err(("R6.5", "refuse-outskirts"));
    }
    if state.markers[square] != Marker::None {
        return Err(("R6.5", "refuse-marker"));
    }
    if state.enemy_at(seat, square) {
        return Err(("R12.4", "refuse-blockade"));
    }
    let terrain = state.terrain(square).expect("outskirts are revealed");
    match piece {
        Piece::Building(b) => {
            if !b.data().on.has(terrain) {
                return Err(("R6.5", "refuse-terrain"));
            }
            if state.pieces[square] == piece {
                return Err(("R6.6.1", "refuse-same-building"));
            }
            let ring = state.ring(&state.player(seat).cities[city]);
            let star = ring.iter().any(|&sq| {
                sq != square && matches!(state.pieces[sq], Piece::Building(x) if x.data().starred)
            });
            if b.data().starred && star {
                return Err(("R6.5", "refuse-star"));
            }
        }
        Piece::Wonder(_) | Piece::Person(_) if terrain == Terrain::Water => {
            return Err(("R6.6", "refuse-on-water"));
        }
        // The same marker again changes nothing, and could be done for ever.
        Piece::Person(_) if state.pieces[square] == piece => return Err(("R6.6.1", "refuse-same-building")),
        _ => {}
    }
    Ok(())
}

/// Squares of one city, or of all, where a piece may go.
pub fn piece_squares(state: &State, seat: Seat, city: Option<usize>, piece: Piece) -> ArrayVec<u16, 30> {
    let mut squares = ArrayVec::new();
    for i in 0..3 {
        if city.is_none_or(|c| c == i) {
            let ring = state.ring(&state.player(seat).cities[i]);
            squares.extend(ring.iter().copied().filter(|&sq| piece_allowed(state, seat, sq, piece).is_ok()));
        }
    }
    squares
}

pub fn figure_squares(state: &State, seat: Seat, city: Option<usize>, scout: bool) -> ArrayVec<u16, 30> {
    let mut squares = ArrayVec::new();
    for i in 0..3 {
        if city.is_none_or(|c| c == i) {
            let ring = state.ring(&state.player(seat).cities[i]);
            squares.extend(ring.iter().copied().filter(|&sq| figure_allowed(state, seat, sq, scout).is_ok()));
        }
    }
    squares
}

/// Where an item that needs a square may go.
pub fn item_squares(state: &State, seat: Seat, city: Option<usize>, item: Item) -> ArrayVec<u16, 30> {
    match item {
        Item::Army => figure_squares(state, seat, city, false),
        Item::Scout => figure_squares(state, seat, city, true),
        Item::Building(b) => piece_squares(state, seat, city, Piece::Building(b)),
        Item::Wonder(w) => piece_squares(state, seat, city, Piece::Wonder(w)),
        Item::Unit(_) | Item::Walls => ArrayVec::new(),
    }
}

/// Whether one of the squares would do, without listing them.
pub fn item_fits(state: &State, seat: Seat, city: Option<usize>, item: Item) -> bool {
    let fits = |sq: u16| match item {
        Item::Army => figure_allowed(state, seat, sq, false).is_ok(),
        Item::Scout => figure_allowed(state, seat, sq, true).is_ok(),
        Item::Building(b) => piece_allowed(state, seat, sq, Piece::Building(b)).is_ok(),
        Item::Wonder(w) => piece_allowed(state, seat, sq, Piece::Wonder(w)).is_ok(),
        Item::Unit(_) | Item::Walls => true,
    };
    (0..3).any(|i| {
        city.is_none_or(|c| c == i) && state.ring(&state.player(seat).cities[i]).iter().copied().any(fits)
    })
}
