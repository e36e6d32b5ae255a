//! R10.9: a region revealed by a card; and the city of the Great Explorer in it.

use super::*;

/// Expedition and Great Explorer: a region next to one with a city of yours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Survey {
    pub seat: Seat,
    pub explorer: bool,
}

impl Frame<Game> for Survey {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        // R15.1: what a card brings besides comes whatever is answered.
        menu.prompt(|| {
            let settles = state.settler_comes(seat);
            msg(if settles { "prompt-survey-settler" } else { "prompt-survey" })
        });
        let frontier = state.frontier(seat);
        for slot in (0..state.layout().normal).filter(|s| frontier >> s & 1 == 1) {
            menu.choice(Action::Slot(slot), || {
                let entry = state.layout().slots[slot as usize][0];
                Show::at(targets::space(entry), msg("do-chart").with("where", label(entry)))
            });
        }
        menu.choice(Action::No, || Show::button(msg("do-survey-none")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        if let Action::Slot(slot) = action {
            if self.explorer {
                state.frames.push(Homestead { seat, slot });
            }
            exploring::reveal(state, seat, slot, Via::Card, NOWHERE, cx);
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

impl State {
    /// Whether a Settler is to be placed, and can be.
    fn settler_comes(&self, seat: Seat) -> bool {
        let settler = Place { seat, kind: UnitKind::Settler };
        let waits = |frame: &Pending| matches!(frame, Pending::Place(place) if *place == settler);
        settler.finds_room(self) && self.frames.iter().any(waits)
    }
}

/// Great Explorer: a city in the new region for 2 Food, without a Settler.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Homestead {
    pub seat: Seat,
    pub slot: u8,
}

impl Frame<Game> for Homestead {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-homestead"));
        if state.settlements_in_stock(seat) > 0 && state.can_pay(seat, Bill::plain(Pile::food(2))) {
            for s in state.layout().slot_spaces[self.slot as usize] {
                if state.fit_for_city(s) && !state.foreign_units(s, seat) {
                    menu.choice(Action::At(s), || {
                        Show::at(targets::space(s), msg("do-found").with("where", label(s)))
                    });
                }
            }
        }
        menu.choice(Action::No, || Show::button(msg("do-decline")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        state.frames.pop();
        if let Action::At(at) = action {
            state.frames.push(HomesteadPaid { seat, at });
            state.charge(seat, Bill::plain(Pile::food(2)));
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// That city, once it is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HomesteadPaid {
    pub seat: Seat,
    pub at: Space,
}

impl Frame<Game> for HomesteadPaid {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        state.frames.pop();
        cities::establish(state, self.seat, self.at, cx);
        Flow::Go
    }
}
