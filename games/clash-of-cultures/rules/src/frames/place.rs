//! A unit for a city of its owner's choice; and what becomes of a Barbarian Settlement that was taken.

use super::*;

/// Refugees (R12.3), Fanaticism (R11.6), gifts of events and cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    pub seat: Seat,
    pub kind: UnitKind,
}

impl Place {
    /// R2.3: without room nothing comes.
    pub fn finds_room(self, state: &State) -> bool {
        state.cities_of(self.seat).any(|city| state.room_for(self.seat, self.kind, city))
    }
}

impl Frame<Game> for Place {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let kind = self.kind;
        menu.prompt(|| msg("prompt-place").with("what", kind.term()));
        for city in state.cities_of(seat).filter(|c| state.room_for(seat, kind, c)) {
            menu.choice(Action::At(city.at), || {
                let label = msg("do-place").with("what", kind.term()).with("where", label(city.at));
                Show::at(targets::space(city.at), label)
            });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::At(at) = action else { unreachable!("a unit goes to a city") };
        state.frames.pop();
        cities::build::made(state, seat, at, self.kind, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// R13.7: keep the Settlement or raze it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Camped {
    pub seat: Seat,
    pub at: Space,
    pub beaten: u8,
}

impl Frame<Game> for Camped {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let at = self.at;
        menu.prompt(|| msg("prompt-keep").with("where", label(at)));
        if state.settlements_in_stock(seat) > 0 {
            menu.choice(Action::Keep, || Show::at(targets::space(at), msg("do-keep")));
        } else {
            menu.refuse(|| Refusal::new(targets::space(at), "R13.7", msg("refuse-no-settlement")));
        }
        menu.choice(Action::Raze, || Show::button(msg("do-raze-camp")));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let (at, kept) = (self.at, action == Action::Keep);
        state.frames.pop();
        if kept {
            state.cities.push(City::founded(at, seat, Mood::Neutral));
            state.set_mood(at, Mood::Angry);
        } else {
            state.gain(seat, Good::Gold, 1);
        }
        cx.tell(|| Event::CampKept { who: seat, at, kept });
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}
