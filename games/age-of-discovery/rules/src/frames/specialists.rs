//! R6.7: the specialist track.

use super::*;
use kernel::Msg;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Specialists {
    /// The box that is due, from the left.
    pub next: u8,
}

pub fn begin_specialists(state: &mut State) {
    if state.round == facts().constants.rounds {
        record(state);
    }
    state.frames.replace(Specialists { next: 0 });
}

/// R12.18: own workers that stand here in round 8; by the letter (D13) whoever they belong to.
fn record(state: &mut State) {
    for seat in Seat::all(state.seats()) {
        let counted = |worker: &&Worker| state.options.letter_reason || worker.seat == seat;
        let n = state.tracks.specialists.iter().flatten().filter(counted).count();
        state.players[seat].reason = n as u8;
    }
}

/// Every specialist that could be had.
pub fn offer_kinds(state: &State, seat: Seat, menu: &mut impl Menu<Action>, label: impl Fn(Kind) -> Msg) {
    for kind in state.specialists() {
        if state.obtainable(seat, kind) {
            menu.choice(Action::Train(kind), || Show::at(targets::supply(kind), label(kind)));
        } else {
            menu.refuse(|| {
                let rule = if matches!(kind, Kind::Soldier | Kind::Builder) { "R15.1" } else { "R15.2" };
                Refusal::new(targets::supply(kind), rule, msg("refuse-no-figure").with("kind", kind.term()))
            });
        }
    }
}

impl Specialists {
    /// The worker is home before its successor is due, so that its figure can serve.
    fn send_home(self, state: &mut State) {
        let worker = state.tracks.specialists[self.next as usize].take().expect("a worker in training");
        state.put_back_worker(worker);
        state.frames.replace(Specialists { next: self.next + 1 });
    }
}

impl Frame<Game> for Specialists {
    fn asked(&self, state: &State) -> SeatSet {
        state.tracks.specialists[self.next as usize].map(|worker| worker.seat).into_iter().collect()
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let n = facts().constants.training_cost;
        menu.prompt(|| msg("prompt-train").num("n", n));
        offer_kinds(state, seat, menu, |kind| {
            let label = msg("do-train").with("kind", kind.term()).with("use", service(state, seat, kind));
            label.num("n", n)
        });
        menu.choice(Action::Pass, || Show::button(msg("do-train-nobody")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        self.send_home(state);
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

    /// Box by box.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let Some(place) = Training::ALL.get(self.next as usize).copied() else {
            flow::begin_track(state, Track::War, cx);
            return Flow::Go;
        };
        let Some(Worker { seat, .. }) = state.tracks.specialists[place.index()] else {
            state.frames.replace(Specialists { next: self.next + 1 });
            return Flow::Go;
        };
        let pays = state.players[seat].money >= facts().constants.training_cost;
        if place == Training::Any && pays && state.specialists().any(|kind| state.obtainable(seat, kind)) {
            return Flow::Ask;
        }
        self.send_home(state);
        match place.kind() {
            Some(kind) => state.gain(seat, kind, 1, Dest::Hand, cx),
            None => cx.tell(|| Event::TrainedNobody { seat }),
        }
        Flow::Go
    }
}
