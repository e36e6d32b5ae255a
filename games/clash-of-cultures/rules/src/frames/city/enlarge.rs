//! R8.3.3: a building that is added, and what it brings.

use super::*;

/// A building that stands once its bill is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Raise {
    pub seat: Seat,
    pub at: Space,
    pub building: Building,
}

impl Frame<Game> for Raise {
    /// What it gives comes next, first pushed last.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let Raise { seat, at, building } = self;
        state.frames.pop();
        state.city_mut(at).set_piece(building, Some(seat));
        cx.tell(|| Event::Enlarged { who: seat, at, building });
        if state.players[seat].has(Advance::Sanitation) {
            state.frames.push(Sanitation { seat, at });
        }
        // R7.2.
        match building {
            Building::Academy => {
                state.gain(seat, Good::Idea, 2);
            }
            Building::Temple => {
                // R22.5.
                if state.players[seat].has(Advance::Dogma) {
                    let from = Source::Category(Category::Theocracy);
                    state.frames.push(Acquire { seat, from, paid: false });
                }
                state.frames.push(Token { seat });
            }
            Building::Port => state.frames.push(Facing { seat, at }),
            Building::Fortress => {}
        }
        Flow::Go
    }
}

/// R7.2.2: the sea space a Port faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Facing {
    pub seat: Seat,
    pub at: Space,
}

impl Frame<Game> for Facing {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-facing").with("where", label(self.at)));
        for s in state.quays(self.at) {
            menu.choice(Action::At(s), || {
                Show::at(targets::space(s), msg("do-facing").with("where", label(s)))
            });
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, _: &mut Cx<Game>) {
        let Action::At(quay) = action else { unreachable!("a Port faces a space") };
        state.frames.pop();
        state.city_mut(self.at).quay = quay;
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// Temple, Nationalism: 1 Mood or 1 Culture token (R7.2, R22.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Token {
    pub seat: Seat,
}

impl Frame<Game> for Token {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, _: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-token"));
        for good in [Good::Mood, Good::Culture] {
            menu.choice(Action::Token(good), || Show::button(msg("do-token").with("what", good.times(1))));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Token(good) = action else { unreachable!("a token is chosen") };
        state.frames.pop();
        let n = state.gain(seat, good, 1);
        if n > 0 {
            cx.tell(|| Event::Gained { who: seat, good, n });
        }
    }
}

/// Sanitation: 1 Food for a Settler (R8.3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sanitation {
    pub seat: Seat,
    pub at: Space,
}

impl Frame<Game> for Sanitation {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let at = self.at;
        menu.prompt(|| msg("prompt-sanitation").with("where", label(at)));
        let room = state.city(at).is_some_and(|c| state.room_for(seat, UnitKind::Settler, c));
        if room && state.can_pay(seat, Bill::plain(Pile::food(1))) {
            menu.choice(Action::Yes, || Show::at(targets::space(at), msg("do-sanitation")));
        }
        menu.choice(Action::No, || Show::button(msg("do-decline")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        state.frames.pop();
        if action == Action::Yes {
            state.frames.push(Settled { seat, at: self.at });
            state.charge(seat, Bill::plain(Pile::food(1)));
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// The Settler of Sanitation, once paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settled {
    pub seat: Seat,
    pub at: Space,
}

impl Frame<Game> for Settled {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        state.frames.pop();
        cities::build::made(state, self.seat, self.at, UnitKind::Settler, cx);
        Flow::Go
    }
}

/// How an extra building is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Works {
    /// City Works: free, activates.
    Free,
    /// Great Prophet: a Temple at its price, no activation.
    Temple,
    /// Great Engineer: any building at its price, no activation.
    Paid,
}

/// City Works, Great Prophet, Great Engineer: an extra building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Work {
    pub seat: Seat,
    pub works: Works,
}

fn may_work(state: &State, seat: Seat, city: &City, b: Building, works: Works) -> bool {
    let fits = match works {
        Works::Free => state.may_activate(city) || !state.activates(seat, b),
        Works::Temple => b == Building::Temple,
        Works::Paid => true,
    };
    fits && state.may_enlarge(seat, city, b)
        && (works == Works::Free || state.can_pay(seat, state.building_bill(seat, b)))
}

/// What it could add to one city or another.
pub fn workable(state: &State, seat: Seat, works: Works) -> Set<Building> {
    let somewhere = |b| state.cities_of(seat).any(|city| may_work(state, seat, city, b, works));
    Building::all().filter(|b| somewhere(*b)).collect()
}

pub fn can_work(state: &State, seat: Seat, works: Works) -> bool {
    state.cities_of(seat).any(|c| Building::all().any(|b| may_work(state, seat, c, b, works)))
}

impl Frame<Game> for Work {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-works"));
        for city in state.cities_of(seat) {
            for b in Building::ALL {
                if may_work(state, seat, city, b, self.works) {
                    menu.choice(Action::Enlarge { at: city.at, building: b }, || {
                        // Only what is free activates the city.
                        let again = match self.works {
                            Works::Free => state.enlarges_again(seat, city, b),
                            _ => msg("again-none"),
                        };
                        let label = msg("do-works")
                            .with("what", b.term())
                            .with("where", label(city.at))
                            .with("again", again);
                        Show::at(targets::space(city.at), label)
                    });
                }
            }
        }
        if self.works != Works::Free {
            menu.choice(Action::No, || Show::button(msg("do-decline")).tone(Tone::Idle));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        state.frames.pop();
        if let Action::Enlarge { at, building } = action {
            let free = self.works == Works::Free;
            let bill = if free { Bill::exact(Pile::default()) } else { state.building_bill(seat, building) };
            cities::enlarge::enlarge(state, seat, at, building, bill, free);
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}
