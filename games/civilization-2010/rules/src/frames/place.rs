//! R15.2, R2.11: a piece that is put somewhere in the outskirts.

use super::*;
use crate::city::{pieces, sites};

/// R2.11: the wonder Egypt starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaceWonder {
    pub seat: Seat,
    pub wonder: Wonder,
}

impl Frame<Game> for PlaceWonder {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| choose::place_piece(Piece::Wonder(self.wonder)));
        for square in sites::piece_squares(state, seat, None, Piece::Wonder(self.wonder)) {
            choose::site(menu, state, square, Piece::Wonder(self.wonder));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Square(square) = action else { unreachable!("{action:?}") };
        state.frames.pop();
        pieces::put_piece(state, seat, square, Piece::Wonder(self.wonder), cx);
    }
}

/// R15.2: a great person marker is placed at once, or kept in reserve.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    pub seat: Seat,
    pub kind: PersonType,
}

impl Frame<Game> for Place {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| choose::place_piece(Piece::Person(self.kind)));
        for city in &state.player(seat).cities {
            for &square in state.ring(city) {
                match sites::piece_allowed(state, seat, square, Piece::Person(self.kind)) {
                    Ok(()) => choose::site(menu, state, square, Piece::Person(self.kind)),
                    Err(why) => choose::refuse(menu, Target::Space(square), why),
                }
            }
        }
        choose::done(menu, "do-keep-in-reserve");
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        if let Action::Square(square) = action {
            pieces::put_piece(state, seat, square, Piece::Person(self.kind), cx);
        }
    }
}
