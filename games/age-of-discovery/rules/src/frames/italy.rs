//! R13.2: the Italian City-States replace a worker on the specialist track by one of their own.

use super::*;

/// Without a colonist in supply: who steps in.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Italy {
    pub seat: Seat,
    pub place: Training,
}

/// Workers of others on the specialist track, if Italy has somebody to send.
pub fn replaceable(state: &State, seat: Seat) -> impl Iterator<Item = (Training, Worker)> + '_ {
    let somebody = Kind::all().any(|kind| state.has_figure(seat, kind));
    Training::all().filter_map(move |place| {
        let worker = state.tracks.specialists[place.index()]?;
        (somebody && worker.seat != seat).then_some((place, worker))
    })
}

/// Which worker steps in makes no difference: a colonist, unless none is left.
pub fn begin(state: &mut State, seat: Seat, place: Training, cx: &mut Cx<Game>) {
    state.spend_power(seat);
    if state.has_figure(seat, Kind::Colonist) {
        replace(state, seat, place, Kind::Colonist, cx);
    } else {
        state.frames.push(Italy { seat, place });
    }
}

fn replace(state: &mut State, seat: Seat, place: Training, kind: Kind, cx: &mut Cx<Game>) {
    state.take_figure(seat, kind);
    let own = Worker { seat, kind };
    let out = state.tracks.specialists[place.index()].replace(own).expect("somebody stood there");
    state.put_back_worker(out);
    cx.tell(|| Event::ItalyReplaced { seat, kind, place, whose: out.seat, out: out.kind });
}

impl Frame<Game> for Italy {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-italy").with("place", self.place.term()));
        for kind in state.players[seat].supply.present() {
            menu.choice(Action::Pick(kind), || {
                Show::at(targets::supply(kind), msg("do-italy-with").with("kind", kind.term()))
            });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Pick(kind) = action else { unreachable!("a worker of the supply") };
        state.frames.pop();
        replace(state, seat, self.place, kind, cx);
    }
}
