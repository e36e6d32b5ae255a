//! R4.3.2: what a technology brings its owner and leaves to decide: free growth, and battleships refitted to carriers.

use super::*;
use crate::purchase::{grow, may_grow};

/// The owner bonus that lets one settlement grow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FreeGrowth {
    pub seat: Seat,
}

/// R9.18: battleships may become carriers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refit {
    pub seat: Seat,
}

impl Frame<Game> for FreeGrowth {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-free-growth"));
        for area in state.settlements(seat) {
            match may_grow(state, area) {
                Ok(()) => menu.choice(Action::Grow(area), || {
                    let size = size_name(state.regions[area].size + 1);
                    let label = msg("do-grow-free").with("where", area.term()).with("size", size);
                    Show::space(targets::area(area), label)
                }),
                Err((rule, why)) => menu.refuse(|| targets::refuse_area(area, rule, msg(why))),
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Grow(area) = action else { unreachable!("a settlement grows") };
        state.frames.pop();
        grow(state, seat, area, 0, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let sites: Set<Area> =
            state.settlements(self.seat).filter(|&area| may_grow(state, area).is_ok()).collect();
        if sites.is_empty() {
            state.frames.pop();
        } else if let Some(only) = sites.only() {
            self.answer(state, self.seat, Action::Grow(only), cx);
        } else {
            return Flow::Ask;
        }
        Flow::Go
    }
}

impl Frame<Game> for Refit {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-refit"));
        for (slot, _) in state.players[seat].pieces.iter().filter(|(_, p)| p.kind == Kind::Battleship) {
            menu.choice(Action::Refit(slot), || {
                let label = msg("do-refit").with("what", figure::name_in(state, seat, slot));
                Show::piece(targets::piece(seat, slot), label)
            });
        }
        menu.choice(Action::Confirm, || Show::button(msg("do-refit-done")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        match action {
            Action::Refit(slot) => state.players[seat].pieces.get_mut(slot).kind = Kind::Carrier,
            _ => drop(state.frames.pop()),
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if state.players[self.seat].pieces.any(|piece| piece.kind == Kind::Battleship) {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
