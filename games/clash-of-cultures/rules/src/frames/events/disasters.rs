//! Volcano and earthquakes (R14.6).

use super::*;
use crate::scoring::WONDER_POINTS;

/// A piece leaves the game for good; history remembers it (R14.6).
fn bury(state: &mut State, colour: Seat, kind: usize) {
    let p = &mut state.players[colour];
    p.lost[kind] += 1;
    p.event_points += data().points_per_piece;
}

fn bury_wonder(state: &mut State, at: Space) {
    let city = state.city_mut(at);
    let owner = city.owner;
    if let Some(w) = city.wonder.take() {
        state.wonders[w as usize] = WonderState::Gone;
        state.players[owner].event_points += WONDER_POINTS;
    }
}

/// A city of the player's choice is destroyed with everything in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Volcano {
    pub seat: Seat,
}

impl Frame<Game> for Volcano {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-volcano"));
        for city in state.cities_of(seat) {
            menu.choice(Action::At(city.at), || {
                Show::at(targets::space(city.at), msg("do-volcano").with("where", label(city.at)))
            });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::At(at) = action else { unreachable!("a city is chosen") };
        state.frames.pop();
        let units: Group = state.players[seat]
            .pieces()
            .filter(|(_, u)| u.at == at && u.aboard.is_none())
            .map(|(id, _)| id)
            .collect();
        state.players[seat].lift(units);
        let pieces = state.city(at).map(City::pieces).unwrap_or_default();
        for (i, colour) in pieces.into_iter().enumerate() {
            if let Some(c) = colour {
                bury(state, c, 1 + i);
            }
        }
        bury_wonder(state, at);
        bury(state, seat, 0);
        state.remove_city(at);
        cx.tell(|| Event::CityLost { who: seat, at, razed: false });
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// Up to three pieces of the player's choice; each surviving city that was hit loses a step of mood, once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Quake {
    pub seat: Seat,
    pub left: u8,
    pub hit: [Space; 3],
}

fn ruins(state: &State, seat: Seat, mut found: impl FnMut(Space, Ruin)) {
    for city in state.cities_of(seat) {
        let mut bare = true;
        for b in Building::ALL {
            if city.piece(b).is_some() {
                bare = false;
                found(city.at, Ruin::Building(b));
            }
        }
        if city.wonder.is_some() {
            bare = false;
            found(city.at, Ruin::Wonder);
        }
        if bare {
            found(city.at, Ruin::Settlement);
        }
    }
}

impl Frame<Game> for Quake {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let left = self.left;
        menu.prompt(|| {
            let first = self.hit[0] == NOWHERE;
            msg("prompt-quake").with("what", cause(state)).num("n", left).num("first", first)
        });
        if left > 0 {
            ruins(state, seat, |at, what| {
                menu.choice(Action::Wreck { at, loss: Loss::Piece(what) }, || {
                    let label = msg("do-wreck").with("what", what.term()).with("where", label(at));
                    Show::at(targets::ruin(at, what), label)
                });
            });
        }
        if self.hit[0] != NOWHERE || left == 0 {
            menu.choice(Action::Done, || Show::button(msg("do-quake-done")).tone(Tone::Confirm));
        }
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        let Action::Wreck { at, loss: Loss::Piece(what) } = action else { return self.finish(state, cx) };
        match what {
            Ruin::Building(building) => {
                if let Some(colour) = state.city(at).and_then(|c| c.piece(building)) {
                    bury(state, colour, 1 + building as usize);
                }
                state.city_mut(at).set_piece(building, None);
                cx.tell(|| Event::BuildingLost { who: seat, at, building });
            }
            Ruin::Wonder => bury_wonder(state, at),
            Ruin::Settlement => {
                bury(state, seat, 0);
                state.remove_city(at);
                cx.tell(|| Event::CityLost { who: seat, at, razed: false });
            }
        }
        self.hit[3 - self.left as usize] = at;
        self.left -= 1;
        state.frames.push(self);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

impl Quake {
    fn finish(self, state: &mut State, cx: &mut Cx<Game>) {
        for (i, &at) in self.hit.iter().enumerate() {
            if at != NOWHERE
                && !self.hit[..i].contains(&at)
                && state.city(at).is_some_and(|c| c.mood != Mood::Angry)
            {
                sadden(state, self.seat, at, false, cx);
            }
        }
    }
}
