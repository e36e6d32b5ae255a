//! R6.1: what a city does with its action.

use super::*;
use crate::announcement::Aim;
use crate::city::sites::Why;
use crate::city::{ARTS, HARVEST, PRODUCE, kind_allowed, production, spend_action};

/// The later Monarchy card gives the capital a second action of another kind.
const OTHER_ACTION: Why = ("R24.1", "refuse-other-action");

const MARKET_EMPTY: Why = ("R6.8", "refuse-market-empty");

/// Choosing what a city does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CityAction {
    pub seat: Seat,
    pub city: u8,
    /// R18.3: the caravan is spent on what is produced.
    pub caravan: bool,
    /// Ada Lovelace: it is on top of the city's own action and cannot be cancelled (R20.4).
    pub sure: bool,
}

impl CityAction {
    fn available(&self, state: &State) -> u8 {
        production::available(state, self.seat, self.city as usize, self.caravan)
    }

    /// R20.2: the action is taken and announced.
    fn announce(self, state: &mut State, what: What, aim: Aim) {
        let plan = Plan { aim, sure: self.sure, ..Plan::new(self.seat, what) };
        state.frames.push(plan);
    }

    /// R6.2, R6.6.2: the price is paid, and with Engineering what is left may buy a second item.
    fn produce(self, state: &mut State, item: Item, cx: &mut Cx<Game>) {
        let CityAction { seat, city, caravan, sure } = self;
        let available = self.available(state);
        spend_action(state, seat, city, PRODUCE, sure);
        let left = pay(state, seat, item, available, cx);
        let own = &mut state.me(seat).cities[city as usize];
        // R6.14: more production counts for one action.
        own.bonus = 0;
        if caravan {
            own.token = CityToken::None;
            state.small += 1;
        }
        let player = state.player(seat);
        let split = player.knows(Tech::Engineering) && !player.once.has(Once::Split);
        self.announce(state, What::Produce(item), Aim::Build { city, square: None, left, split });
    }

    /// R6.10, R22.3: the Egyptian building.
    fn offer_free_building(&self, state: &State, menu: &mut impl Menu<Action>) {
        let (seat, city) = (self.seat, self.city as usize);
        let player = state.player(seat);
        let free = player.civ == Civ::Egyptians && !player.once.has(Once::FreeBuilding);
        if !free || !kind_allowed(state, seat, city, PRODUCE) {
            return;
        }
        for building in Building::ALL {
            let known = state.best_form(seat, building) == Some(building);
            if known && production::possible(state, seat, city, Item::Building(building)).is_ok() {
                put(menu, state, seat, Action::FreeBuilding(building));
            }
        }
    }

    /// R6.8: one resource that is visible in the city's reach and that the market has.
    fn offer_harvest(&self, state: &State, menu: &mut impl Menu<Action>) {
        let yields = state.yields(self.seat, self.city as usize);
        let in_reach = Resource::MARKET.into_iter().any(|resource| yields.resources[resource] > 0);
        let mut offered = choose::Counted::new(menu);
        for resource in Resource::MARKET {
            match (yields.resources[resource] > 0, state.resources[resource] > 0) {
                (true, true) => put(&mut offered, state, self.seat, Action::Harvest(resource)),
                (true, false) => {
                    choose::refuse(&mut offered, targets::resource(resource), MARKET_EMPTY);
                }
                _ => {}
            }
        }
        if offered.none() {
            let why = if in_reach { MARKET_EMPTY } else { ("R6.8", "refuse-no-resource") };
            choose::refuse_deed(menu, "deed-harvest", why);
        }
    }
}

/// R6.2: pays for an item, and tells what trade went into it: what is left of the production.
fn pay(state: &mut State, seat: Seat, item: Item, available: u8, cx: &mut Cx<Game>) -> u8 {
    let trade = state.player(seat).trade;
    let left = production::pay_item(state, seat, item, available);
    let trade = trade - state.player(seat).trade;
    if trade > 0 {
        cx.tell(|| Event::Rushed { who: seat, trade });
    }
    left
}

impl Frame<Game> for CityAction {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let city = self.city as usize;
        menu.prompt(|| {
            let name = places::city(state, seat, city);
            msg("prompt-city").with("city", name).num("n", self.available(state))
        });
        if kind_allowed(state, seat, city, PRODUCE) {
            if state.player(seat).cities[city].token == CityToken::Caravan && !self.caravan {
                put(menu, state, seat, Action::Caravan);
            }
            let mut items = choose::Counted::new(menu);
            production::offer_items(state, seat, city, self.available(state), &mut items);
            if items.none() {
                choose::refuse_deed(menu, "deed-produce", ("R6.2", "refuse-nothing-to-produce"));
            }
        } else {
            choose::refuse_deed(menu, "deed-produce", OTHER_ACTION);
        }
        if !self.caravan {
            self.offer_free_building(state, menu);
            if kind_allowed(state, seat, city, ARTS) {
                let label = || msg("do-arts").num("n", state.arts(seat, city));
                menu.choice(Action::Arts, || Show::at(targets::arts(), label()));
            } else {
                choose::refuse_deed(menu, "deed-arts", OTHER_ACTION);
            }
            if kind_allowed(state, seat, city, HARVEST) {
                self.offer_harvest(state, menu);
            } else {
                choose::refuse_deed(menu, "deed-harvest", OTHER_ACTION);
            }
        }
        menu.choice(Action::Done, || Show::button(msg("do-back")).tone(Tone::Back));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let CityAction { city, sure, .. } = self;
        if action == Action::Caravan {
            state.frames.replace(CityAction { caravan: true, ..self });
            return;
        }
        state.frames.pop();
        match action {
            Action::Done => {}
            Action::Item(item) => self.produce(state, item, cx),
            Action::FreeBuilding(building) => {
                spend_action(state, seat, city, PRODUCE, sure);
                state.me(seat).once.insert(Once::FreeBuilding);
                cx.tell(|| Event::ByNation { who: seat, civ: Civ::Egyptians });
                let aim = Aim::Build { city, square: None, left: 0, split: false };
                self.announce(state, What::Free(Item::Building(building)), aim);
            }
            Action::Arts => {
                spend_action(state, seat, city, ARTS, sure);
                cx.tell(|| Event::Arts { who: seat, city });
                self.announce(state, What::Arts, Aim::City(Some(city)));
            }
            Action::Harvest(res) => {
                spend_action(state, seat, city, HARVEST, sure);
                cx.tell(|| Event::Harvests { who: seat, city, res });
                self.announce(state, What::Harvest(res), Aim::City(Some(city)));
            }
            other => unreachable!("{other:?}"),
        }
    }
}

/// R6.6.2: Engineering, the second item of the same production, announced for itself (D15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Split {
    pub seat: Seat,
    pub city: u8,
    pub left: u8,
    pub sure: bool,
}

impl Frame<Game> for Split {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-split").num("n", self.left));
        production::offer_items(state, seat, self.city as usize, self.left, menu);
        choose::done(menu, "do-without");
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Split { city, left, sure, .. } = self;
        state.frames.pop();
        if let Action::Item(item) = action {
            state.me(seat).once.insert(Once::Split);
            pay(state, seat, item, left, cx);
            let aim = Aim::Build { city, square: None, left: 0, split: false };
            state.frames.push(Plan { aim, sure, ..Plan::new(seat, What::Produce(item)) });
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        let mut items = Vec::new();
        production::offer_items(state, self.seat, self.city as usize, self.left, &mut items);
        if !items.is_empty() {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
