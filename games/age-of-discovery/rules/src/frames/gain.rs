//! R15: figures are due, and perhaps supply does not have them.

use super::*;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Gain {
    pub seat: Seat,
    pub kind: Kind,
    pub to: Dest,
    pub left: u8,
}

/// Where a gained figure goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dest {
    Hand,
    Discovery,
    Region(Region),
}

impl Gain {
    /// R15.1, R15.2: what is still due is lost.
    fn give_up(self, state: &mut State, cx: &mut Cx<Game>) {
        for _ in 0..self.left {
            cx.tell(|| Event::GainLost { seat: self.seat, kind: self.kind });
        }
        state.frames.pop();
    }
}

impl Frame<Game> for Gain {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let due = self.kind;
        menu.prompt(|| msg("prompt-exchange").with("kind", due.term()));
        state.exchanges(seat, due, |region, kind| {
            menu.choice(Action::Exchange { region, kind }, || {
                let label = msg("do-exchange").with("kind", kind.term()).with("region", region.place());
                Show::at(targets::colonists(region, seat, kind), label)
            });
        });
        let give_up = || msg("do-give-up").with("kind", due.term());
        menu.choice(Action::Pass, || Show::button(give_up()).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Exchange { region, kind } => {
                state.take_figure(seat, Kind::Colonist);
                let colony = &mut state.regions[region].workers[seat.index()];
                colony[kind] -= 1;
                colony[Kind::Colonist] += 1;
                state.put_back(seat, kind);
                cx.tell(|| Event::Exchanged { seat, region, kind });
            }
            Action::Pass => self.give_up(state, cx),
            _ => unreachable!("an exchange or nothing"),
        }
    }

    /// Hands out what is due as long as supply lasts; then asks, or the rest is lost.
    fn advance(mut self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        while self.left > 0 && state.take_figure(self.seat, self.kind) {
            state.arrive(self.seat, self.kind, self.to, cx);
            self.left -= 1;
        }
        if self.left > 0 && state.can_exchange(self.seat, self.kind) {
            state.frames.replace(self);
            return Flow::Ask;
        }
        self.give_up(state, cx);
        Flow::Go
    }
}
