//! R13.2: England adds two colonists to the dock and puts the workers there in any order.

use super::*;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct England {
    pub seat: Seat,
    /// So many places of the line are settled.
    pub settled: u8,
}

pub fn begin(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    state.spend_power(seat);
    let mut n = 0;
    while n < 2 && state.take_figure(seat, Kind::Colonist) {
        state.tracks.dock.push(Worker { seat, kind: Kind::Colonist });
        n += 1;
    }
    if state.options.letter_england {
        // D4: by the letter all workers on the dock may be reordered, so they form one line.
        let tracks = &mut state.tracks;
        let rest = tracks.dock_x.take().into_iter().chain(tracks.dock_y.take());
        tracks.dock.extend(rest.chain(tracks.dock_ships.drain(..)));
    }
    cx.tell(|| Event::EnglandAdded { seat, n });
    state.frames.push(England { seat, settled: 0 });
}

impl England {
    fn finish(self, state: &mut State, cx: &mut Cx<Game>) {
        let line = &state.tracks.dock;
        cx.tell(|| Event::EnglandSet { seat: self.seat, line: line.to_vec() });
        state.frames.pop();
    }
}

impl Frame<Game> for England {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-england").num("n", self.settled as i64 + 1));
        let rest = &state.tracks.dock[self.settled as usize..];
        for (i, worker) in rest.iter().enumerate() {
            // Workers that are alike need one choice only.
            if !rest[..i].contains(worker) {
                let index = self.settled + i as u8;
                menu.choice(Action::Next(index), || {
                    let label =
                        msg("do-england-next").with("kind", worker.kind.term()).seat("who", worker.seat);
                    Show::at(targets::in_line(Track::Dock, index), label)
                });
            }
        }
        menu.choice(Action::Pass, || Show::button(msg("do-england-done")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Next(index) => {
                state.tracks.dock[self.settled as usize..=index as usize].rotate_right(1);
                state.frames.replace(England { settled: self.settled + 1, ..self });
            }
            Action::Pass => self.finish(state, cx),
            _ => unreachable!("the next worker or as it stands"),
        }
    }

    /// Nothing is left to choose once all that follow are alike.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let rest = &state.tracks.dock[self.settled as usize..];
        if rest.windows(2).any(|pair| pair[0] != pair[1]) {
            return Flow::Ask;
        }
        self.finish(state, cx);
        Flow::Go
    }
}
