//! Events that cost units: Epidemic, and an Army unit against a Revolution.

use super::*;

fn offer_units(state: &State, seat: Seat, armies_only: bool, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-remove-unit").with("what", cause(state)));
    let mut seen: ArrayVec<Piece, 32> = ArrayVec::new();
    for (id, piece) in state.players[seat].pieces() {
        if armies_only && piece.kind != UnitKind::Army {
            continue;
        }
        let alike = Piece { marks: 0, ..piece };
        if piece.kind != UnitKind::Ship && seen.contains(&alike) {
            continue;
        }
        seen.push(alike);
        menu.choice(Action::Lift(id), || {
            let label = msg("do-remove").with("what", piece.kind.term()).with("where", label(piece.at));
            Show::at(targets::unit(seat, id), label)
        });
    }
}

fn remove(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
    let Action::Lift(id) = action else { unreachable!("a unit is removed") };
    state.frames.pop();
    state.players[seat].lift(Set::of(id));
    cx.tell(|| Event::Lost { who: Some(seat), n: 1 });
}

/// Units of the player's choice die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Epidemic {
    pub seat: Seat,
    pub left: u8,
}

impl Frame<Game> for Epidemic {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        offer_units(state, seat, false, menu);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        remove(state, seat, action, cx);
        if self.left > 1 {
            state.frames.push(Epidemic { left: self.left - 1, ..self });
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// An Army unit of the player's choice puts a Revolution down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RemoveArmy {
    pub seat: Seat,
}

impl Frame<Game> for RemoveArmy {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        offer_units(state, seat, true, menu);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        remove(state, seat, action, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}
