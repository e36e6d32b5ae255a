//! The Move action (R9.1): picking units up and letting the group go. Land is in `marching.rs`, sea in `sailing.rs`.

use crate::action::Action;
use crate::board::NOWHERE;
use crate::cards;
use crate::cx::Cx;
use crate::event::Event;
use crate::explore;
use crate::frame::{Frame, Via};
use crate::goods::Bill;
use crate::ids::*;
use crate::marching;
use crate::sailing;
use crate::state::State;
use crate::turn;
use crate::units::*;
use crate::{targets, text};
use kernel::{Menu, Refusal, Seat, Show, Tone, msg};

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
    pub fn any_mobile(&self, seat: Seat, ships_only: bool) -> bool {
        self.players[seat]
            .pieces()
            .any(|(_, p)| (!ships_only || p.kind == UnitKind::Ship) && self.may_lift(seat, &p).is_ok())
    }
    pub fn group_origin(&self, seat: Seat, group: Group) -> Piece {
        let id = members(group).next().expect("a group is not empty");
        self.players[seat].piece(id).expect("a unit on the board")
    }
}

// The Move action.

pub fn begin(state: &mut State, seat: Seat, lighthouse: bool) {
    state.frames.push(Frame::Move { seat, left: if lighthouse { 1 } else { 3 }, lighthouse });
}

/// Ends by itself when nothing is left to move.
pub fn settle(state: &mut State, frame: Frame) -> bool {
    let Frame::Move { seat, left, lighthouse } = frame else { unreachable!() };
    let over = left == 0 || !state.any_mobile(seat, lighthouse);
    if over {
        finish(state, seat);
    }
    over
}

pub fn finish(state: &mut State, seat: Seat) {
    state.frames.pop();
    state.players[seat].clear_marks(MOVED);
    state.turn.warlord = false;
}

pub fn offer(state: &State, seat: Seat, left: u8, lighthouse: bool, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg(if lighthouse { "prompt-lighthouse" } else { "prompt-move" }).num("n", left));
    offer_lift(state, seat, 0, lighthouse, menu);
    turn::offer_claims(state, seat, menu);
    cards::offer_titles(state, seat, cards::AFTER_BATTLE, menu);
    menu.choice(Action::Done, || Show::button(msg("do-move-done")).tone(Tone::Idle));
}

/// Units that can start or join a group; of those that are alike only the first.
fn offer_lift(state: &State, seat: Seat, group: Group, ships_only: bool, menu: &mut impl Menu<Action>) {
    let p = &state.players[seat];
    let origin = (group != 0).then(|| state.group_origin(seat, group));
    let mut seen: arrayvec::ArrayVec<Piece, 32> = arrayvec::ArrayVec::new();
    for (id, piece) in p.pieces() {
        if group >> id & 1 == 1 || (ships_only && piece.kind != UnitKind::Ship) {
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
            Ok(()) => menu.choice(Action::Lift(id), || {
                let label =
                    msg("do-lift").with("what", text::unit(piece.kind)).with("where", text::space(piece.at));
                Show::at(targets::unit(seat, id), label)
            }),
            Err((rule, key)) if group == 0 => {
                menu.refuse(|| Refusal::new(targets::unit(seat, id), rule, msg(key)));
            }
            Err(_) => {}
        }
    }
}

pub fn offer_group(state: &State, seat: Seat, group: Group, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-group"));
    let lighthouse = state.frames.iter().any(|f| matches!(f, Frame::Move { lighthouse: true, .. }));
    offer_lift(state, seat, group, lighthouse, menu);
    let origin = state.group_origin(seat, group);
    if origin.kind == UnitKind::Ship {
        sailing::offer_sailing(state, seat, origin.at, menu);
    } else {
        marching::offer_marching(state, seat, group, origin, menu);
    }
    menu.choice(Action::PutDown, || Show::button(msg("do-put-down")).tone(Tone::Back));
}

// What a group does.

pub fn apply_group(state: &mut State, seat: Seat, group: Group, action: Action, cx: &mut Cx) {
    match action {
        Action::Lift(id) => {
            state.frames.replace(Frame::Group { seat, group: group | 1 << id });
            return;
        }
        Action::PutDown => {
            state.frames.pop();
            return;
        }
        _ => {}
    }
    state.frames.pop();
    let Frame::Move { left, .. } = state.frames.top_mut() else {
        unreachable!("a group moves in a Move action")
    };
    *left -= 1;
    turn::forget_triggers(state);
    let origin = state.group_origin(seat, group);
    match action {
        Action::Go { to, .. } if origin.kind == UnitKind::Ship => {
            sailing::sail(state, seat, group, origin.at, to, cx)
        }
        Action::Go { to, food, ore } => {
            let via = if food {
                marching::middle(state, seat, origin.at, to, ore).unwrap_or(NOWHERE)
            } else {
                NOWHERE
            };
            state.frames.push(Frame::March { seat, group, to, middle: via, ore });
            let armies = state.players[seat].group_armies(group);
            let toll = state.toll(seat, to, armies);
            state.charge(seat, Bill::tokens(toll));
            state.charge(seat, State::road_bill(food, ore));
        }
        Action::Board(ship) => {
            let at = state.players[seat].ships[ship as usize].at;
            let p = &mut state.players[seat];
            let units = p.lift(group);
            for u in units {
                p.ships[ship as usize].cargo.push(Cargo { kind: u.kind, marks: u.marks | MOVED });
            }
            cx.tell(|| Event::Boarded { who: seat, at });
        }
        Action::Chart { slot, round } => {
            for id in members(group) {
                state.players[seat].ships[(id - FIRST_SHIP) as usize].marks |= MOVED;
            }
            let via = if round { Via::Round } else { Via::Sea };
            state.frames.push(Frame::Dock { seat, group, slot, via });
            explore::reveal(state, seat, slot, via, origin.at, cx);
        }
        _ => unreachable!("not an answer of a group"),
    }
}
