//! The specialist track (R6.7).

use crate::AgeOfDiscovery;
use crate::action::Action;
use crate::data::facts;
use crate::event::Event;
use crate::flow::{self, Flow};
use crate::frame::{Dest, Frame};
use crate::ids::{Kind, Track, Training};
use crate::state::State;
use crate::table::Id;
use crate::targets;
use kernel::{Cx, Menu, Msg, Refusal, Seat, Show, Tone, msg};

pub fn begin(state: &mut State) {
    if state.round == facts().constants.rounds {
        record(state);
    }
    state.frames.replace(Frame::Specialists { next: 0 });
}

/// R12.18: own workers that stand here in round 8; by the letter whoever they belong to.
fn record(state: &mut State) {
    for i in 0..state.seats() {
        let seat = Seat(i);
        let counted = |w: &&crate::ids::Worker| state.options.letter_reason || w.seat == seat;
        let n = state.tracks.specialists.iter().flatten().filter(counted).count();
        state.players[seat].reason = n as u8;
    }
}

/// Box by box. The worker is home before its successor is due, so that its figure can serve.
pub fn advance(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    let Frame::Specialists { next } = *state.frames.top() else { unreachable!("specialists") };
    let Some(&place) = Training::ALL.get(next as usize) else {
        flow::begin_track(state, Track::War, cx);
        return Flow::Go;
    };
    if let Some(worker) = state.tracks.specialists[place.index()] {
        let pays = state.players[worker.seat].money >= facts().constants.training_cost;
        if place == Training::Any && pays && state.specialists().any(|k| state.obtainable(worker.seat, k)) {
            return Flow::Ask;
        }
        state.tracks.specialists[place.index()] = None;
        state.put_back_worker(worker);
        *state.frames.top_mut() = Frame::Specialists { next: next + 1 };
        match place.kind() {
            Some(kind) => state.gain(worker.seat, kind, 1, Dest::Hand, cx),
            None => cx.tell(|| Event::TrainedNobody { seat: worker.seat }),
        }
    } else {
        *state.frames.top_mut() = Frame::Specialists { next: next + 1 };
    }
    Flow::Go
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let n = facts().constants.training_cost;
    menu.prompt(|| msg("prompt-train").num("n", n));
    offer_kinds(state, seat, menu, |kind| msg("do-train").with("kind", kind.name()).num("n", n));
    menu.choice(Action::Pass, || Show::button(msg("do-train-nobody")).tone(Tone::Idle));
}

/// Every specialist that could be had.
pub fn offer_kinds(state: &State, seat: Seat, menu: &mut impl Menu<Action>, label: impl Fn(Kind) -> Msg) {
    for kind in state.specialists() {
        if state.obtainable(seat, kind) {
            menu.choice(Action::Train(kind), || Show::at(targets::supply(kind), label(kind)));
        } else {
            menu.refuse(|| {
                let rule = if matches!(kind, Kind::Soldier | Kind::Builder) { "R15.1" } else { "R15.2" };
                Refusal::new(targets::supply(kind), rule, msg("refuse-no-figure").with("kind", kind.name()))
            });
        }
    }
}

pub fn apply(state: &mut State, seat: Seat, next: u8, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    let worker = state.tracks.specialists[next as usize].take().expect("a worker in training");
    state.put_back_worker(worker);
    *state.frames.top_mut() = Frame::Specialists { next: next + 1 };
    match action {
        Action::Train(kind) => {
            let cost = facts().constants.training_cost;
            state.players[seat].money -= cost;
            cx.tell(|| Event::Trained { seat, kind, cost });
            state.gain(seat, kind, 1, Dest::Hand, cx);
        }
        Action::Pass => cx.tell(|| Event::TrainedNobody { seat }),
        _ => unreachable!("a specialist or nobody"),
    }
}
