//! The status phase (R19), and the end (R20.1).

use super::*;

/// Where the phase stands: each step is done by all before the next begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Status {
    pub step: u8,
}

/// The step that ends the game.
pub const LAST: u8 = 9;

impl Frame<Game> for Status {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let seats: ArrayVec<Seat, 4> = state.in_order().rev().collect();
        match self.step {
            LAST => {
                state.turn.happening = None;
                state.frames.replace(Over);
            }
            // R19.2.
            2 => {
                state.frames.replace(Status { step: 3 });
                // R21.3: everyone the first, then everyone the second.
                let rounds = 1 + (state.options.length == Length::Four) as u8;
                for _ in 0..rounds {
                    for &seat in &seats {
                        state.frames.push(Acquire { seat, from: Source::Any, paid: false });
                    }
                }
            }
            // R19.3.
            3 => {
                for &seat in seats.iter().rev() {
                    hands::draw_card(state, seat, cx);
                    hands::draw_goal(state, seat, cx);
                }
                state.frames.replace(Status { step: 5 });
                for &seat in &seats {
                    state.frames.push(Raze { seat });
                }
            }
            5 => {
                state.frames.replace(Status { step: 6 });
                if let Some(seat) = leader(state) {
                    state.frames.push(First { seat });
                }
            }
            _ => {
                state.round += 1;
                state.cycle = 1;
                flow::start_cycle(state, cx);
            }
        }
        Flow::Go
    }
}

/// R19.4: one city of size 1 for 1 Gold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Raze {
    pub seat: Seat,
}

impl Frame<Game> for Raze {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-raze"));
        for city in state.cities_of(seat).filter(|c| c.size() == 1) {
            menu.choice(Action::At(city.at), || {
                Show::at(targets::space(city.at), msg("do-raze").with("where", label(city.at)))
            });
        }
        menu.choice(Action::No, || Show::button(msg("do-raze-none")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        if let Action::At(at) = action {
            state.remove_city(at);
            state.gain(seat, Good::Gold, 1);
            cx.tell(|| Event::Razed { who: seat, at });
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// R19.5: who chooses the first player, if anybody.
fn leader(state: &State) -> Option<Seat> {
    let sum = |s: Seat| state.players[s].culture_level + state.players[s].mood_level;
    let most = state.in_order().map(sum).max()?;
    if sum(state.first) == most {
        let alone = state.in_order().filter(|&s| sum(s) == most).count() == 1;
        return alone.then_some(state.first);
    }
    state.in_order().find(|&s| sum(s) == most)
}

/// R19.5: the choice of the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct First {
    pub seat: Seat,
}

impl Frame<Game> for First {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-first"));
        for seat in Seat::all(state.seats) {
            menu.choice(Action::Seat(seat), || Show::seat(seat, msg("do-choose-seat").seat("who", seat)));
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Seat(first) = action else { unreachable!("a player is chosen") };
        state.frames.pop();
        state.first = first;
        cx.tell(|| Event::FirstPlayer { who: first });
    }
}

/// R20.1: the game has ended, and nobody is asked any more.
pub struct Over;

impl Frame<Game> for Over {}
