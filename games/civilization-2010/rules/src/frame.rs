//! What is pending, and who is open.

use crate::action::Item;
use crate::names::*;
use crate::state::State;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Something that is announced with all its choices, may be cancelled, and then resolves (R20.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    Skill(Skill),
    Event(Event),
    /// A city produces.
    Produce(Item),
    /// The Egyptian free building.
    Free(Item),
    Arts,
    Harvest(Res),
    /// Mark Twain.
    Twain,
}

/// The choices of an announcement, filled in one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plan {
    pub by: Seat,
    pub what: What,
    /// The city that acts or is chosen.
    pub city: u8,
    /// Players chosen.
    pub seats: SeatSet,
    pub a: Option<u16>,
    pub b: Option<u16>,
    pub n: u8,
    /// R6.6.2: what is left over, in `n`, may buy a second item.
    #[serde(default)]
    pub split: bool,
    pub done: bool,
    /// Cannot be cancelled (Ada Lovelace, Jerry Garcia).
    pub sure: bool,
    /// R20.4: owners of the United Nations who agreed.
    pub agreed: SeatSet,
}

impl Plan {
    pub fn new(by: Seat, what: What) -> Plan {
        Plan {
            by,
            what,
            city: 0,
            seats: SeatSet::EMPTY,
            a: None,
            b: None,
            n: 0,
            split: false,
            done: false,
            sure: false,
            agreed: SeatSet::EMPTY,
        }
    }
}

/// What may be built without production (R6.13).
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
    /// The Spanish: any basic building.
    Basic,
    Harbor,
    /// The Hanging Gardens: a figure on the square.
    FigureAt(u16),
    /// Friendly Barbarian: a unit, or a figure on the square.
    UnitOrFigureAt(u16),
    Walls,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The bottom of the stack: leads from part to part.
    Turn,
    ChooseCiv {
        seat: Seat,
    },
    Capital {
        seat: Seat,
        first: Option<u16>,
    },
    Deploy {
        seat: Seat,
        armies: u8,
        scouts: u8,
    },
    PlaceWonder {
        seat: Seat,
        wonder: Wonder,
    },
    PhaseStart {
        asked: SeatSet,
    },
    Start {
        seat: Seat,
    },
    Assign {
        seat: Seat,
        scout: u8,
    },
    InvestCoin {
        seat: Seat,
    },
    InvestCard {
        seat: Seat,
        left: u8,
    },
    Displace {
        seat: Seat,
        from: u16,
    },
    Grow {
        seat: Seat,
    },
    Trade {
        done: SeatSet,
    },
    Answer {
        from: Seat,
        to: Seat,
    },
    HandOver {
        from: Seat,
        to: Seat,
    },
    Manage {
        seat: Seat,
    },
    City {
        seat: Seat,
        city: u8,
        caravan: bool,
        sure: bool,
    },
    Split {
        seat: Seat,
        city: u8,
        left: u8,
        sure: bool,
    },
    Darwin {
        seat: Seat,
        culture: u8,
    },
    HarvestAgain {
        seat: Seat,
        city: u8,
    },
    Workers {
        seat: Seat,
    },
    Watch {
        mover: Seat,
        asked: SeatSet,
    },
    Moves {
        seat: Seat,
    },
    Going {
        seat: Seat,
        group: u16,
        at: u16,
        left: u8,
        fresh: bool,
    },
    Interrupt {
        mover: Seat,
        asked: SeatSet,
    },
    Arrive {
        seat: Seat,
        at: u16,
    },
    Research {
        done: SeatSet,
    },
    Plan(Plan),
    Window {
        plan: Plan,
        next: u8,
        cancelled: bool,
    },
    Consent {
        seat: Seat,
    },
    Pay {
        by: Seat,
        resource: Option<Res>,
        left: u8,
    },
    GiveCoin {
        by: Seat,
    },
    DropCoins {
        by: Seat,
        seats: SeatSet,
    },
    Place {
        seat: Seat,
        kind: PersonType,
    },
    Free {
        seat: Seat,
        gift: Gift,
        left: u8,
        item: Option<Item>,
    },
    Learn {
        seat: Seat,
        set: Set<Tech>,
        must: bool,
    },
    KeepEvent {
        seat: Seat,
        level: u8,
        more: u8,
    },
    DrawEvents {
        seat: Seat,
        left: u8,
    },
    DropEvents {
        seat: Seat,
    },
    KeepPerson {
        seat: Seat,
    },
    GainPeople {
        seat: Seat,
        left: u8,
    },
    Advances {
        seat: Seat,
        left: u8,
    },
    Take {
        seat: Seat,
        left: u8,
    },
    Use {
        seat: Seat,
        person: Person,
        a: Option<u16>,
        b: Option<u16>,
        n: u8,
    },
    ChooseGovernment {
        seat: Seat,
    },
    Battle,
    Muster {
        side: u8,
    },
    Rally {
        side: u8,
    },
    Raise {
        side: u8,
        left: u8,
    },
    Fight {
        side: u8,
        played: bool,
    },
    Play {
        side: u8,
        kind: UnitType,
        grade: u8,
    },
    Wound {
        side: u8,
        left: u8,
    },
    Heal {
        side: u8,
        left: u8,
    },
    Zhukov {
        side: u8,
        left: u8,
    },
    Loot {
        winner: Seat,
        loser: Seat,
        left: u8,
    },
    LootCoin {
        winner: Seat,
        loser: Seat,
        keep: bool,
    },
    Save {
        side: u8,
        left: u8,
    },
    Nurse {
        side: u8,
    },
    Aftermath {
        step: u8,
    },
    Over,
}

pub fn open(s: &State) -> SeatSet {
    if s.winner.is_some() {
        return SeatSet::EMPTY;
    }
    let one = SeatSet::of;
    match *s.frames.top() {
        Frame::Turn | Frame::Battle | Frame::Aftermath { .. } | Frame::Over => SeatSet::EMPTY,
        Frame::ChooseCiv { seat }
        | Frame::Capital { seat, .. }
        | Frame::Deploy { seat, .. }
        | Frame::PlaceWonder { seat, .. }
        | Frame::Start { seat }
        | Frame::Assign { seat, .. }
        | Frame::InvestCoin { seat }
        | Frame::InvestCard { seat, .. }
        | Frame::Displace { seat, .. }
        | Frame::Grow { seat }
        | Frame::Manage { seat }
        | Frame::City { seat, .. }
        | Frame::Split { seat, .. }
        | Frame::Darwin { seat, .. }
        | Frame::HarvestAgain { seat, .. }
        | Frame::Workers { seat }
        | Frame::Moves { seat }
        | Frame::Going { seat, .. }
        | Frame::Arrive { seat, .. }
        | Frame::Consent { seat }
        | Frame::Place { seat, .. }
        | Frame::Free { seat, .. }
        | Frame::Learn { seat, .. }
        | Frame::KeepEvent { seat, .. }
        | Frame::DrawEvents { seat, .. }
        | Frame::DropEvents { seat }
        | Frame::KeepPerson { seat }
        | Frame::GainPeople { seat, .. }
        | Frame::Advances { seat, .. }
        | Frame::Take { seat, .. }
        | Frame::Use { seat, .. }
        | Frame::ChooseGovernment { seat } => one(seat),
        Frame::PhaseStart { asked } => {
            s.order().find(|&seat| !asked.contains(seat)).map_or(SeatSet::EMPTY, one)
        }
        Frame::Watch { mover, asked } | Frame::Interrupt { mover, asked } => {
            s.others(mover).find(|&seat| !asked.contains(seat)).map_or(SeatSet::EMPTY, one)
        }
        Frame::Trade { done } | Frame::Research { done } => s.all().filter(|&x| !done.contains(x)).collect(),
        Frame::Answer { to, .. } | Frame::HandOver { to, .. } => one(to),
        Frame::Plan(plan) => one(plan.by),
        Frame::Window { plan, next, .. } => one(Seat((plan.by.0 + 1 + next) % s.seats)),
        Frame::Pay { by, .. } | Frame::GiveCoin { by } | Frame::DropCoins { by, .. } => one(by),
        Frame::Muster { side }
        | Frame::Rally { side }
        | Frame::Raise { side, .. }
        | Frame::Fight { side, .. }
        | Frame::Play { side, .. }
        | Frame::Wound { side, .. }
        | Frame::Heal { side, .. }
        | Frame::Zhukov { side, .. }
        | Frame::Save { side, .. }
        | Frame::Nurse { side } => one(s.battle.as_ref().expect("a battle").seat(side)),
        Frame::Loot { winner, .. } | Frame::LootCoin { winner, .. } => one(winner),
    }
}
