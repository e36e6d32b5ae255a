//! R4.7: each scout is assigned to one of its owner's cities.

use super::*;
use crate::data::Icons;

/// The scout that is asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Assign {
    pub seat: Seat,
    pub scout: u8,
}

impl Assign {
    /// R4.8: from now on the scout gathers for this city.
    fn to(self, state: &mut State, city: u8) {
        state.me(self.seat).figures[self.scout as usize].city = Some(city);
        self.next(state);
    }

    /// Where a scout serves whose square gives nothing: the city whose outskirts it stands in, so that what is built there goes
    /// to no other; else the one that it served.
    fn home(&self, state: &State, at: u16) -> usize {
        let player = state.player(self.seat);
        let around = state.outskirts_of(at).filter(|(owner, _)| *owner == self.seat).map(|(_, city)| city);
        let served = player.figures[self.scout as usize].city.map(usize::from);
        let stands = |city: &usize| player.cities[*city].at.is_some();
        around.or(served).filter(stands).or_else(|| (0..player.cities.len()).find(stands)).unwrap_or(0)
    }

    fn next(self, state: &mut State) {
        state.frames.replace(Assign { scout: self.scout + 1, ..self });
    }
}

impl Frame<Game> for Assign {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let at = state.player(seat).figures[self.scout as usize].at.unwrap_or(0);
            // A square that gives nothing is asked about all the same: what is built there this turn goes to that city. And
            // trade is one's own whichever city collects it (R5.1).
            let icons = state.icons(at);
            let untraded = Icons { trade: 0, ..icons };
            let bare = match (untraded == Icons::default(), icons.trade) {
                (true, 0) => 1,
                (true, _) => 2,
                (false, _) => 0,
            };
            let question = msg("prompt-assign").with("where", places::worked(state, at)).num("bare", bare);
            question.num("home", self.home(state, at) as i64)
        });
        for city in 0..state.player(seat).cities.len() {
            if state.player(seat).cities[city].at.is_some() {
                choose::assigned(menu, state, seat, self.scout, city);
            }
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, _: &mut Cx<Game>) {
        let Action::City(city) = action else { unreachable!("{action:?}") };
        self.to(state, city);
    }

    /// A scout with a single city to serve is not asked about.
    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if self.scout as usize >= FIGURES {
            state.frames.pop();
            return Flow::Go;
        }
        let player = state.player(self.seat);
        if player.figures[self.scout as usize].at.is_none() {
            self.next(state);
        } else if player.city_count() == 1 {
            let city = player.cities.iter().position(|c| c.at.is_some()).expect("one city");
            self.to(state, city as u8);
        } else {
            return Flow::Ask;
        }
        Flow::Go
    }
}
