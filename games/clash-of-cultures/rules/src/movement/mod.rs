//! The Move action (R9.1): which units may still move, and as what group.

pub mod explore;
pub mod marching;
pub mod sailing;
mod stake;

use crate::action::Action;
use crate::board::label;
use crate::frames::Move;
use crate::ids::*;
use crate::state::State;
use crate::state::units::*;
use crate::targets;
use arrayvec::ArrayVec;
use kernel::{Menu, Msg, Refusal, Seat, Show, msg};

impl State {
    /// Whether a unit may still be moved in this Move action (R9.1, R9.2, R9.3, R9.8).
    fn may_lift(&self, seat: Seat, piece: &Piece) -> Result<(), (&'static str, &'static str)> {
        if piece.kind == UnitKind::Army && !self.players[seat].has(Advance::Tactics) {
            Err(("R9.2", "refuse-tactics"))
        } else if piece.marks & FOUGHT != 0 {
            Err(("R9.3", "refuse-fought"))
        } else if piece.marks & CLIMBED != 0 {
            Err(("R9.3", "refuse-mountain"))
        } else if piece.marks & MOVED != 0 {
            Err(("R9.1", "refuse-moved"))
        } else {
            Ok(())
        }
    }
    /// Units that may still be moved in this Move action.
    pub fn mobile(&self, seat: Seat, ships_only: bool) -> impl Iterator<Item = UnitId> {
        let pieces = self.players[seat].pieces();
        let may =
            move |p: &Piece| (!ships_only || p.kind == UnitKind::Ship) && self.may_lift(seat, p).is_ok();
        pieces.filter(move |(_, p)| may(p)).map(|(id, _)| id)
    }
    pub fn any_mobile(&self, seat: Seat, ships_only: bool) -> bool {
        self.mobile(seat, ships_only).next().is_some()
    }
    pub fn group_origin(&self, seat: Seat, group: Group) -> Piece {
        let id = group.first().expect("a group is not empty");
        self.players[seat].piece(id).expect("a unit on the board")
    }
}

/// Why nothing can be moved.
pub fn why_none(state: &State, seat: Seat) -> (&'static str, Msg) {
    let mut pieces = state.players[seat].pieces().map(|(_, piece)| piece).peekable();
    if pieces.peek().is_none() {
        ("R9.1", msg("refuse-no-unit"))
    } else if pieces.all(|piece| piece.kind == UnitKind::Army) && !state.players[seat].has(Advance::Tactics) {
        ("R9.2", msg("refuse-tactics"))
    } else {
        ("R9.1", msg("refuse-nothing-to-move"))
    }
}

/// R8.4: units or groups of a Move action.
pub const GROUPS: u8 = 3;

/// R8.4: up to three units or groups.
pub fn begin(state: &mut State, seat: Seat, lighthouse: bool) {
    state.frames.push(Move { seat, left: if lighthouse { 1 } else { GROUPS }, lighthouse });
}

/// Ships, and what is aboard, are told apart by number.
fn name(id: UnitId, piece: &Piece) -> Msg {
    match (piece.kind, piece.aboard) {
        (UnitKind::Ship, _) => ship_name(id.as_ship()),
        (kind, Some(ship)) => msg("unit-in-ship").with("what", kind.term()).num("n", ship + 1),
        (kind, None) => kind.term(),
    }
}

/// The n-th Ship of a player, counted from 0.
fn ship_name(ship: usize) -> Msg {
    msg("ship-number").num("n", ship as u8 + 1)
}

/// Units that can start or join a group, of those that are alike only the first; whether there is any.
pub fn offer_lift(
    state: &State,
    seat: Seat,
    group: Group,
    ships_only: bool,
    menu: &mut impl Menu<Action>,
) -> bool {
    let p = &state.players[seat];
    let origin = (!group.is_empty()).then(|| state.group_origin(seat, group));
    let (mut seen, mut any) = (ArrayVec::<Piece, 32>::new(), false);
    for (id, piece) in p.pieces() {
        if group.has(id) || (ships_only && piece.kind != UnitKind::Ship) {
            continue;
        }
        if let Some(o) = origin {
            let together = piece.at == o.at
                && (piece.kind == UnitKind::Ship) == (o.kind == UnitKind::Ship)
                && piece.aboard.is_some() == o.aboard.is_some();
            if !together || ships_only {
                continue;
            }
        }
        // Ships differ by their cargo; land units only by their marks.
        if piece.kind != UnitKind::Ship {
            if seen.contains(&piece) {
                continue;
            }
            seen.push(piece);
        }
        match state.may_lift(seat, &piece) {
            Ok(()) => {
                any = true;
                menu.choice(Action::Lift(id), || {
                    let laden = piece.kind == UnitKind::Ship;
                    let cargo = if laden { p.ships[id.as_ship()].cargo.as_slice() } else { &[] };
                    let key = if cargo.is_empty() { "do-lift" } else { "do-lift-laden" };
                    let label = msg(key).with("what", name(id, &piece)).with("where", label(piece.at));
                    let cargo = cargo.iter().map(|c| c.kind.term());
                    Show::at(targets::unit(seat, id), label.list("cargo", cargo))
                })
            }
            Err((rule, key)) if group.is_empty() => {
                menu.refuse(|| {
                    let unit = msg("unit-on").with("what", name(id, &piece)).with("where", label(piece.at));
                    Refusal::new(targets::unit(seat, id), rule, msg(key)).about(unit)
                });
            }
            Err(_) => {}
        }
    }
    any
}
