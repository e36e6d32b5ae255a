//! R20.2: what is announced with all its choices, may be cancelled, and then resolves.

pub mod abilities;
pub mod aims;
pub mod effects;

use crate::action::{Action, Item};
use crate::choose::put;
use crate::data::{Effect, EventEffect, Timing, Victims, data};
use crate::frames::{Gift, any_gift};
use crate::ids::*;
use crate::state::*;
use aims::{any_seat, any_square, any_wonder};
use kernel::{Menu, Msg, Seat, SeatSet, msg};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    Skill(Skill),
    Event(CultureEvent),
    /// A city produces.
    Produce(Item),
    /// The Egyptian free building.
    Free(Item),
    Arts,
    Harvest(Resource),
    /// Mark Twain.
    Twain,
}

/// The choices an announcement needs, filled in one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    Nothing,
    /// The city that acts, or that is helped.
    City(Option<u8>),
    /// Where a city builds; R6.6.2: with `split` the production that is left may buy a second item.
    Build {
        city: u8,
        square: Option<u16>,
        left: u8,
        split: bool,
    },
    Players(SeatSet),
    Square(Option<u16>),
    /// A group goes from one square to another.
    Group {
        from: Option<u16>,
        to: Option<u16>,
    },
    Buildings {
        first: Option<u16>,
        second: Option<u16>,
    },
    Terrain {
        square: Option<u16>,
        terrain: Option<Terrain>,
    },
    Kill {
        square: Option<u16>,
        victim: Victim,
    },
    Strike(Option<Struck>),
}

/// Who falls in the square of a culture event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Victim {
    Nobody,
    Person,
    Figures { of: Seat, armies: u8, scouts: u8 },
}

/// R9.9: what Monarchy and Gunpowder reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Struck {
    /// A unit of this player.
    Unit(Seat),
    Building(u16),
    Wonder(Wonder),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Stored", into = "Stored")]
pub struct Plan {
    pub by: Seat,
    pub what: What,
    pub aim: Aim,
    /// No more is chosen, though more could be.
    pub done: bool,
    /// R20.4: cannot be cancelled (Ada Lovelace, Jerry Garcia).
    pub sure: bool,
    /// R20.4: owners of the United Nations who agreed.
    pub agreed: SeatSet,
}

impl What {
    /// What it is called.
    pub fn term(self) -> Msg {
        match self {
            What::Skill(skill) => skill.term(),
            What::Event(event) => event.term(),
            What::Produce(item) | What::Free(item) => msg(item.key()),
            What::Arts => msg("what-arts"),
            What::Harvest(resource) => msg("what-harvest").term("what", resource.key()),
            What::Twain => Person::MarkTwain.term(),
        }
    }

    /// What it is called, as a sentence; of a card also what it does.
    pub fn said(self) -> Msg {
        match self {
            What::Event(event) => msg("what-event").with("what", event.term()).with("help", event.help()),
            what => msg("what-said").with("what", what.term()),
        }
    }

    /// The choices it needs, none of them made.
    fn aim(self) -> Aim {
        match self {
            What::Skill(skill) => match skill.data().effect {
                Effect::Production(_) => Aim::City(None),
                Effect::CaravanTrade | Effect::DropCoin => Aim::Players(SeatSet::EMPTY),
                Effect::Monarchy | Effect::Gunpowder => Aim::Strike(None),
                Effect::Steam => Aim::Group { from: None, to: None },
                Effect::Nuke | Effect::Bind => Aim::Square(None),
                Effect::Terrain => Aim::Terrain { square: None, terrain: None },
                _ => Aim::Nothing,
            },
            What::Event(event) => match event.data().effect {
                EventEffect::DropCoins(Victims::All) => Aim::Nothing,
                EventEffect::DropCoins(_) | EventEffect::Exchange(_) | EventEffect::Revolt => {
                    Aim::Players(SeatSet::EMPTY)
                }
                EventEffect::Relocate(_) => Aim::Group { from: None, to: None },
                EventEffect::Terrain(_) => Aim::Square(None),
                EventEffect::Destroy { .. } => Aim::Buildings { first: None, second: None },
                EventEffect::Kill { .. } => Aim::Kill { square: None, victim: Victim::Nobody },
                EventEffect::Production(_) => Aim::City(None),
                EventEffect::Gift { .. } | EventEffect::Cancel | EventEffect::Units(_) => Aim::Nothing,
            },
            What::Produce(_) | What::Free(_) => Aim::Build { city: 0, square: None, left: 0, split: false },
            What::Arts | What::Harvest(_) => Aim::City(Some(0)),
            What::Twain => Aim::Nothing,
        }
    }
}

impl Plan {
    pub fn new(by: Seat, what: What) -> Plan {
        Plan { by, what, aim: what.aim(), done: false, sure: false, agreed: SeatSet::EMPTY }
    }

    /// The city that acts, is helped or builds.
    pub fn city(&self) -> u8 {
        match self.aim {
            Aim::City(city) => city.unwrap_or(0),
            Aim::Build { city, .. } => city,
            _ => 0,
        }
    }

    /// The players chosen.
    pub fn players(&self) -> SeatSet {
        match self.aim {
            Aim::Players(seats) => seats,
            Aim::Kill { victim: Victim::Figures { of, .. }, .. } => SeatSet::of(of),
            Aim::Strike(Some(Struck::Unit(seat))) => SeatSet::of(seat),
            _ => SeatSet::EMPTY,
        }
    }

    /// The squares chosen.
    pub fn squares(&self) -> impl Iterator<Item = u16> + use<> {
        let (first, second) = match self.aim {
            Aim::Build { square, .. }
            | Aim::Square(square)
            | Aim::Terrain { square, .. }
            | Aim::Kill { square, .. } => (square, None),
            Aim::Group { from, to } => (from, to),
            Aim::Buildings { first, second } => (first, second),
            Aim::Strike(Some(Struck::Building(square))) => (Some(square), None),
            Aim::Nothing | Aim::City(_) | Aim::Players(_) | Aim::Strike(_) => (None, None),
        };
        [first, second].into_iter().flatten()
    }
}

/// As it is written down: places for every sort of choice.
#[derive(Serialize, Deserialize)]
struct Stored {
    by: Seat,
    what: What,
    city: u8,
    seats: SeatSet,
    /// The first and the second square.
    a: Option<u16>,
    b: Option<u16>,
    /// Production left; or armies and, times 16, scouts; or a wonder or terrain, counted from 1.
    n: u8,
    #[serde(default)]
    split: bool,
    done: bool,
    sure: bool,
    agreed: SeatSet,
}

impl From<Plan> for Stored {
    fn from(plan: Plan) -> Stored {
        let Plan { by, what, aim, done, sure, agreed } = plan;
        let mut squares = plan.squares();
        let (a, mut b) = (squares.next(), squares.next());
        let (mut n, mut split) = (0, false);
        match aim {
            Aim::Build { left, split: more, .. } => (n, split) = (left, more),
            Aim::Terrain { terrain: Some(terrain), .. } => n = terrain.index() as u8 + 1,
            Aim::Kill { victim: Victim::Person, .. } => b = a,
            Aim::Kill { victim: Victim::Figures { armies, scouts, .. }, .. } => n = armies | scouts << 4,
            Aim::Strike(Some(Struck::Wonder(wonder))) => n = wonder.index() as u8 + 1,
            _ => {}
        }
        Stored { by, what, city: plan.city(), seats: plan.players(), a, b, n, split, done, sure, agreed }
    }
}

impl From<Stored> for Plan {
    fn from(stored: Stored) -> Plan {
        let Stored { by, what, city, seats, a, b, n, split, done, sure, agreed } = stored;
        let aim = match what.aim() {
            Aim::Nothing => Aim::Nothing,
            // The city of an ability is chosen last.
            Aim::City(None) => Aim::City(done.then_some(city)),
            Aim::City(Some(_)) => Aim::City(Some(city)),
            Aim::Build { .. } => Aim::Build { city, square: a, left: n, split },
            Aim::Players(_) => Aim::Players(seats),
            Aim::Square(_) => Aim::Square(a),
            Aim::Group { .. } => Aim::Group { from: a, to: b },
            Aim::Buildings { .. } => Aim::Buildings { first: a, second: b },
            Aim::Terrain { .. } => {
                let terrain = n.checked_sub(1).map(|i| Terrain::at(i as usize));
                Aim::Terrain { square: a, terrain }
            }
            Aim::Kill { .. } => {
                let victim = match (b, seats.first()) {
                    (Some(_), _) => Victim::Person,
                    (None, Some(of)) => Victim::Figures { of, armies: n & 15, scouts: n >> 4 },
                    (None, None) => Victim::Nobody,
                };
                Aim::Kill { square: a, victim }
            }
            Aim::Strike(_) => {
                let wonder = n.checked_sub(1).map(|i| Struck::Wonder(Wonder::at(i as usize)));
                let building = a.map(Struck::Building);
                Aim::Strike(wonder.or(building).or(seats.first().map(Struck::Unit)))
            }
        };
        Plan { by, what, aim, done, sure, agreed }
    }
}

/// Whether an event could be played now by its owner.
pub fn event_ready(state: &State, seat: Seat, event: CultureEvent) -> bool {
    let plan = Plan::new(seat, What::Event(event));
    // R9.9, R13.3
    let coins = || state.others(seat).any(|other| state.player(other).coin_tokens() > 0);
    match event.data().effect {
        EventEffect::DropCoins(Victims::All) => coins(),
        EventEffect::DropCoins(Victims::UpToTwo) => any_seat(state, &plan) && coins(),
        EventEffect::DropCoins(Victims::One) | EventEffect::Exchange(_) | EventEffect::Revolt => {
            any_seat(state, &plan)
        }
        EventEffect::Production(_) => true,
        EventEffect::Units(_) => any_gift(state, seat, Gift::Unit),
        EventEffect::Gift { .. } | EventEffect::Cancel => false,
        _ => any_square(state, &plan),
    }
}

/// R20.1: the events of a moment.
pub fn offer_events(state: &State, seat: Seat, timing: Timing, menu: &mut impl Menu<Action>) {
    for (kind, _) in state.player(seat).events.get().kinds() {
        let event = CultureEvent::at(kind);
        if data().events[kind].timing == timing && event_ready(state, seat, event) {
            put(menu, state, seat, Action::Event(event));
        }
    }
}

/// Whether a skill that needs a target has one.
pub fn skill_has_target(state: &State, seat: Seat, skill: Skill) -> bool {
    let plan = Plan::new(seat, What::Skill(skill));
    match skill.data().effect {
        Effect::DropCoin | Effect::CaravanTrade => any_seat(state, &plan),
        Effect::Monarchy => any_seat(state, &plan) || any_wonder(state, skill),
        Effect::Gunpowder => any_square(state, &plan) || any_wonder(state, skill),
        Effect::Steam | Effect::Nuke | Effect::Bind | Effect::Terrain => any_square(state, &plan),
        _ => true,
    }
}
