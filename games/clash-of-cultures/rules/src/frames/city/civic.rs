//! R8.5: Civic Improvement and the other ways to cheer cities; and the mood that falls by activation.

use super::*;

/// R8.5.1: step by step, any of one's cities, as often as can be paid. R8.5.4: no city is activated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Civic {
    pub seat: Seat,
    pub raised: bool,
}

impl Frame<Game> for Civic {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let have = Pile::mood(state.players[seat].stock.mood);
            msg("prompt-civic").with("have", have.term())
        });
        for city in state.cities_of(seat).filter(|c| state.may_cheer(seat, c)) {
            menu.choice(Action::At(city.at), || {
                Show::at(targets::space(city.at), cities::civic::cheer_label(state, seat, city))
            });
        }
        if self.raised {
            menu.choice(Action::Done, || Show::button(msg("do-civic-done")).tone(Tone::Confirm));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        match action {
            Action::At(at) => {
                state.frames.replace(Civic { seat, raised: true });
                let bill = state.civic_bill(seat, state.city(at).expect("an own city"));
                state.frames.push(Cheer { at });
                state.charge(seat, bill);
            }
            _ => {
                state.frames.pop();
            }
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

pub fn cheer(state: &mut State, at: Space, cx: &mut Cx<Game>) {
    state.raise_mood(at);
    cities::tell_mood(state, at, cx);
}

/// A step of mood, once it is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cheer {
    pub at: Space,
}

impl Frame<Game> for Cheer {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        state.frames.pop();
        cheer(state, self.at, cx);
        Flow::Go
    }
}

/// R7.4.2: the mood falls after a further activation, last of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sulk {
    pub at: Space,
}

impl Frame<Game> for Sulk {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        state.frames.pop();
        if state.city(self.at).is_some() {
            state.lower_mood(self.at);
            let mood = state.city(self.at).map_or(Mood::Angry, |city| city.mood);
            cx.tell(|| Event::Sulked { at: self.at, mood });
        }
        Flow::Go
    }
}

fn offer_sad(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    for city in state.cities_of(seat).filter(|c| c.mood != Mood::Happy) {
        menu.choice(Action::At(city.at), || {
            Show::at(targets::space(city.at), msg("do-raise").with("where", label(city.at)))
        });
    }
}

/// Triumph: raise a city, then perhaps another step for 1 Mood token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cheers {
    pub seat: Seat,
    pub second: bool,
}

impl Frame<Game> for Cheers {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let second = self.second;
        menu.prompt(|| msg(if second { "prompt-triumph-more" } else { "prompt-triumph" }));
        if !second || state.players[seat].stock.mood > 0 {
            offer_sad(state, seat, menu);
        }
        if second {
            menu.choice(Action::No, || Show::button(msg("do-decline")).tone(Tone::Idle));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        if let Action::At(at) = action {
            if self.second {
                state.spend(seat, Pile::mood(1), cx);
            } else {
                state.frames.push(Cheers { seat, second: true });
            }
            cheer(state, at, cx);
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// Great Artist: one city becomes happy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Happy {
    pub seat: Seat,
}

impl Frame<Game> for Happy {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-happy"));
        offer_sad(state, seat, menu);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::At(at) = action else { unreachable!("a city is chosen") };
        state.frames.pop();
        state.set_mood(at, Mood::Happy);
        cities::tell_mood(state, at, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}
