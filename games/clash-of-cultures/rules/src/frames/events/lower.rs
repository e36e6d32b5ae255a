//! Events that lower the mood of a city, and Myths that avert it (R7.3.3, R14.3).

use super::*;

/// Which cities an event may sadden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    Any,
    Coastal,
}

/// A city of the player's choice suffers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lower {
    pub seat: Seat,
    pub whose: Whose,
    pub to_angry: bool,
    /// Civil War: it loses an Army unit, too.
    pub armed: bool,
}

/// Civil War: a city that is not happy and holds an Army.
pub fn torn(state: &State, city: &City) -> bool {
    city.mood != Mood::Happy && state.players[city.owner].armies_at(city.at) > 0
}

impl Lower {
    /// "Lower the mood of one city by one step."
    pub fn a_step(seat: Seat) -> Lower {
        Lower { seat, whose: Whose::Any, to_angry: false, armed: false }
    }

    fn choices<'a>(&self, state: &'a State) -> impl Iterator<Item = &'a City> + use<'a> {
        let armed = self.armed;
        let shore = match self.whose {
            Whose::Coastal => state.layout().map.around(state.sea()),
            Whose::Any => Set::all(),
        };
        let sad = move |c: &&City| c.mood != Mood::Angry && shore.has(c.at);
        state.cities_of(self.seat).filter(move |c| if armed { torn(state, c) } else { sad(c) })
    }
}

impl Frame<Game> for Lower {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| match (self.armed, self.to_angry) {
            (true, _) => msg("prompt-civil-war"),
            (_, true) => msg("prompt-anger").with("what", cause(state)),
            _ => msg("prompt-lower").with("what", cause(state)),
        });
        for city in self.choices(state) {
            menu.choice(Action::At(city.at), || {
                let key = if self.to_angry { "do-anger" } else { "do-lower" };
                Show::at(targets::space(city.at), msg(key).with("where", label(city.at)))
            });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::At(at) = action else { unreachable!("a city is chosen") };
        state.frames.pop();
        if self.armed {
            state.players[seat].kill_army(at);
            cx.tell(|| Event::Lost { who: Some(seat), n: 1 });
            if state.city(at).is_some_and(|c| c.mood == Mood::Angry) {
                return;
            }
        }
        sadden(state, seat, at, self.to_angry, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// R14.3: Myths may avert it.
pub fn sadden(state: &mut State, seat: Seat, at: Space, to_angry: bool, cx: &mut Cx<Game>) {
    let p = &state.players[seat];
    if p.has(Advance::Myths) && p.stock.mood > 0 {
        state.frames.push(Myth { seat, at, to_angry });
    } else {
        fall(state, at, to_angry, cx);
    }
}

fn fall(state: &mut State, at: Space, to_angry: bool, cx: &mut Cx<Game>) {
    if to_angry {
        state.set_mood(at, Mood::Angry);
    } else {
        state.lower_mood(at);
    }
    let mood = state.city(at).map_or(Mood::Angry, |c| c.mood);
    cx.tell(|| Event::Mood { at, mood });
}

/// R14.3: a Mood token against an event that would lower a city's mood.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Myth {
    pub seat: Seat,
    pub at: Space,
    pub to_angry: bool,
}

impl Frame<Game> for Myth {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-myth").with("where", label(self.at)));
        // Several cities may be asked for one after the other.
        if state.players[seat].stock.mood > 0 {
            menu.choice(Action::Yes, || Show::at(targets::advance(Advance::Myths), msg("do-myth")));
        }
        menu.choice(Action::No, || Show::button(msg("do-suffer")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        if action == Action::Yes {
            state.spend(seat, Pile::mood(1), cx);
        } else {
            fall(state, self.at, self.to_angry, cx);
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}
