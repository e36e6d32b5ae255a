//! R6.13: builds that cost nothing.

use super::*;
use crate::battle::hands;
use crate::city::{pieces, sites};
use arrayvec::ArrayVec;

/// What may be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gift {
    /// Plastics: an unlocked unit, a figure or an unlocked building.
    Anything,
    /// Unlocked units.
    Unit,
    UnitOf(UnitType),
    /// An unlocked building.
    Building,
    /// R22.10: the Spanish, any basic building.
    Basic,
    Harbor,
    /// The Hanging Gardens: a figure on the square.
    FigureAt(u16),
    /// Friendly Barbarian: a unit, or a figure on the square.
    UnitOrFigureAt(u16),
    Walls,
}

/// Choosing what is built, and then where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Free {
    pub seat: Seat,
    pub gift: Gift,
    pub left: u8,
    pub item: Option<Item>,
}

type Items = ArrayVec<Item, 24>;

fn add_units(state: &State, seat: Seat, items: &mut Items) {
    for unit in UnitType::ALL {
        if state.rank(seat, unit) > 0 && hands::can_draw(state, unit) {
            items.push(Item::Unit(unit));
        }
    }
}

fn add_buildings(state: &State, seat: Seat, items: &mut Items) {
    for basic in Building::ALL.into_iter().filter(|b| b.basic() == *b) {
        if let Some(form) = state.best_form(seat, basic)
            && state.stock[basic] > 0
            && sites::item_fits(state, seat, None, Item::Building(form))
        {
            items.push(Item::Building(form));
        }
    }
}

fn add_figures(state: &State, seat: Seat, at: Option<u16>, items: &mut Items) {
    for (item, scout) in [(Item::Army, false), (Item::Scout, true)] {
        let fits = match at {
            Some(square) => sites::figure_allowed(state, seat, square, scout).is_ok(),
            None => sites::item_fits(state, seat, None, item),
        };
        if state.spare(seat, scout).is_some() && fits {
            items.push(item);
        }
    }
}

impl Gift {
    /// The items it may be now: stock, unlocked types and legal places are needed all the same.
    fn items(self, state: &State, seat: Seat) -> Items {
        let mut items = ArrayVec::new();
        match self {
            Gift::Anything => {
                add_units(state, seat, &mut items);
                add_figures(state, seat, None, &mut items);
                add_buildings(state, seat, &mut items);
            }
            Gift::Unit => add_units(state, seat, &mut items),
            Gift::UnitOf(unit) if hands::can_draw(state, unit) => items.push(Item::Unit(unit)),
            Gift::UnitOf(_) => {}
            Gift::Building => add_buildings(state, seat, &mut items),
            Gift::Basic | Gift::Harbor => {
                for basic in Building::ALL.into_iter().filter(|b| b.basic() == *b) {
                    let wanted = self == Gift::Basic || basic == Building::Harbor;
                    // R22.10: it is flipped at once if the upgrade is known: a square that already has that will not do.
                    let item = Item::Building(state.best_form(seat, basic).unwrap_or(basic));
                    if wanted && state.stock[basic] > 0 && sites::item_fits(state, seat, None, item) {
                        items.push(item);
                    }
                }
            }
            Gift::FigureAt(square) => add_figures(state, seat, Some(square), &mut items),
            Gift::UnitOrFigureAt(square) => {
                add_units(state, seat, &mut items);
                add_figures(state, seat, Some(square), &mut items);
            }
            Gift::Walls => {
                if state.player(seat).cities.iter().any(|c| c.at.is_some() && !c.walled) {
                    items.push(Item::Walls);
                }
            }
        }
        items
    }
}

pub fn any_gift(state: &State, seat: Seat, gift: Gift) -> bool {
    !gift.items(state, seat).is_empty()
}

impl Free {
    pub fn one(seat: Seat, gift: Gift) -> Free {
        Free { seat, gift, left: 1, item: None }
    }

    /// The square that the gift names itself.
    fn at(&self, item: Item) -> Option<u16> {
        match (self.gift, item) {
            (Gift::FigureAt(sq) | Gift::UnitOrFigureAt(sq), Item::Army | Item::Scout) => Some(sq),
            _ => None,
        }
    }

    fn one_fewer(self) -> Free {
        Free { left: self.left - 1, item: None, ..self }
    }
}

impl Frame<Game> for Free {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        match self.item {
            None => {
                menu.prompt(|| match self.gift {
                    Gift::UnitOrFigureAt(at) => {
                        msg("prompt-free-barbarian").with("where", places::square(at))
                    }
                    _ => msg("prompt-free").num("n", self.left),
                });
                for item in self.gift.items(state, seat) {
                    choose::free_item(menu, item);
                }
                choose::done(menu, "do-without");
            }
            Some(item) => {
                menu.prompt(|| choose::place_item(item));
                if item == Item::Walls {
                    choose::cities(menu, state, seat, |city| !city.walled);
                }
                for square in sites::item_squares(state, seat, None, item) {
                    choose::item_site(menu, state, seat, square, item);
                }
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match (self.item, action) {
            (None, Action::Done) => {
                state.frames.pop();
            }
            (None, Action::Item(item)) => {
                // R22.4, R22.10: what gives it is not told with anything else.
                let civ = state.player(seat).civ;
                let by_nation = match self.gift {
                    Gift::Basic => true,
                    // Orville Wright brings an aircraft, too.
                    Gift::UnitOf(_) => civ == Civ::Germans && state.phase == Phase::Research,
                    _ => false,
                };
                if by_nation {
                    cx.tell(|| Event::ByNation { who: seat, civ });
                }
                let at = self.at(item);
                if at.is_some() || matches!(item, Item::Unit(_)) {
                    state.frames.replace(self.one_fewer());
                    pieces::deliver(state, seat, item, at, 0, cx);
                } else {
                    state.frames.replace(Free { item: Some(item), ..self });
                }
            }
            (Some(item), Action::Square(square)) => {
                state.frames.replace(self.one_fewer());
                pieces::deliver(state, seat, item, Some(square), 0, cx);
            }
            (Some(item), Action::City(city)) => {
                state.frames.replace(self.one_fewer());
                pieces::deliver(state, seat, item, None, city, cx);
            }
            other => unreachable!("{other:?}"),
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        let over = self.item.is_none() && (self.left == 0 || !any_gift(state, self.seat, self.gift));
        if !over {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
