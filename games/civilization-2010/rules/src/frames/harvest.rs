//! R6.7, R6.8: small choices that city actions lead to.

use super::*;
use crate::city::{harvestable, take_resource};

/// Instead of a city's number: any of the cities will do.
pub const ANY_CITY: u8 = 3;

/// Angkor Wat's second harvest in the same city (R6.8); Feudalism harvests in any.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HarvestAgain {
    pub seat: Seat,
    pub city: u8,
}

impl HarvestAgain {
    fn feudal(&self) -> bool {
        self.city == ANY_CITY
    }

    fn resources(&self, state: &State) -> Set<Resource> {
        harvestable(state, self.seat, (!self.feudal()).then_some(self.city as usize))
    }
}

impl Frame<Game> for HarvestAgain {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg(if self.feudal() { "prompt-feudal-harvest" } else { "prompt-harvest-again" }));
        for resource in self.resources(state) {
            put(menu, state, seat, Action::Resource(resource));
        }
        choose::done(menu, "do-without");
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        if let Action::Resource(resource) = action {
            if !self.feudal() {
                state.me(seat).used_wonders.insert(Wonder::AngkorWat);
            }
            take_resource(state, seat, resource, cx);
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if !self.resources(state).is_empty() {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}

/// R15.6: Darwin turns the culture of one city a turn into trade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Darwin {
    pub seat: Seat,
    pub culture: u8,
}

impl Frame<Game> for Darwin {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, _: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-darwin").num("n", self.culture));
        choose::yes(menu, "do-darwin");
        choose::no(menu, "do-keep-culture");
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        state.frames.pop();
        let player = state.me(seat);
        if action == Action::Yes {
            player.used_people.insert(Person::CharlesDarwin);
            player.gain_trade(self.culture as u32);
        } else {
            player.culture += self.culture as u16;
        }
    }

    /// Once a turn: the second city of Jerry Garcia keeps its culture.
    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if !state.player(self.seat).used_people.has(Person::CharlesDarwin) {
            return Flow::Ask;
        }
        state.me(self.seat).culture += self.culture as u16;
        state.frames.pop();
        Flow::Go
    }
}

/// R17.2: the friendly workers help one city this turn (R6.14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Workers {
    pub seat: Seat,
}

/// Production the friendly workers add.
const WORK: u8 = 4;

impl Frame<Game> for Workers {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-workers"));
        choose::cities(menu, state, seat, |_| true);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        let Action::City(city) = action else { unreachable!("{action:?}") };
        state.frames.pop();
        state.me(seat).cities[city as usize].bonus += WORK;
    }
}

/// Resources of one's choice from the market: Machu Picchu, and the Germans (R22.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Take {
    pub seat: Seat,
    pub left: u8,
}

impl Frame<Game> for Take {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-take").num("n", self.left));
        for resource in Resource::MARKET {
            if state.resources[resource] > 0 {
                put(menu, state, seat, Action::Resource(resource));
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Resource(resource) = action else { unreachable!("{action:?}") };
        state.frames.replace(Take { left: self.left - 1, ..self });
        take_resource(state, seat, resource, cx);
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if self.left > 0 && !state.resources.is_empty() {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
