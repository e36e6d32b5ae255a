//! The pending decisions.

mod advances;
mod announce;
mod answer;
mod arrive;
mod assign;
mod battle;
mod begin;
mod capital;
mod cities;
mod coins;
mod consent;
mod culture_events;
mod fight;
mod free;
mod government;
mod grow;
mod harvest;
mod invest;
mod learn;
mod loot;
mod manage;
mod moves;
mod muster;
mod pay;
mod people;
mod phase_start;
mod place;
mod research;
mod start;
mod trade;
mod turn;
mod use_person;
mod watch;
mod window;
mod wounds;

pub use advances::Advances;
pub use announce::begin_plan;
pub use answer::{Answer, HandOver};
pub use arrive::Arrive;
pub use assign::Assign;
pub use battle::{Aftermath, Battling, Nurse, Save};
pub use begin::{ChooseCiv, Deploy};
pub use capital::Capital;
pub use cities::{CityAction, Split};
pub use coins::{DropCoins, GiveCoin, LootCoin};
pub use consent::Consent;
pub use culture_events::{DrawEvents, DropEvents, KeepEvent};
pub use fight::{Fight, Play};
pub use free::{Free, Gift, any_gift};
pub use government::ChooseGovernment;
pub use grow::{Displace, Grow};
pub use harvest::{ANY_CITY, Darwin, HarvestAgain, Take, Workers};
pub use invest::{InvestCard, InvestCoin};
pub use learn::Learn;
pub use loot::Spoils;
pub use manage::Manage;
pub use moves::{Going, Moves};
pub use muster::{Muster, Raise, Rally};
pub use pay::Pay;
pub use people::{GainPeople, KeepPerson};
pub use phase_start::PhaseStart;
pub use place::{Place, PlaceWonder};
pub use research::Research;
pub use start::Start;
pub use trade::Trade;
pub use turn::Turn;
pub use use_person::{Task, Use};
pub use watch::{Interrupt, Watch};
pub use window::Window;
pub use wounds::{Heal, Wound, Zhukov};

// What every decision speaks of.
use crate::action::{Action, Item, Loot, Payment};
use crate::announcement::{self, Plan, What};
use crate::choose::{self, put};
use crate::data::{Timing, data};
use crate::event::Event;
use crate::ids::*;
use crate::options::GreatPeople;
use crate::state::*;
use crate::{Game, places, targets};
use kernel::{Cx, Flow, Frame, Menu, Refusal, Seat, SeatSet, Show, Target, Tone, msg};
use serde::{Deserialize, Serialize};

kernel::frames! {
    /// What is pending: where the game stands, and on top of it what is being resolved.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Pending: Game {
        Turn,
        ChooseCiv(ChooseCiv),
        Capital(Capital),
        Deploy(Deploy),
        PlaceWonder(PlaceWonder),
        PhaseStart(PhaseStart),
        Start(Start),
        Assign(Assign),
        InvestCoin(InvestCoin),
        InvestCard(InvestCard),
        Displace(Displace),
        Grow(Grow),
        Trade(Trade),
        Answer(Answer),
        HandOver(HandOver),
        Manage(Manage),
        City(CityAction),
        Split(Split),
        Darwin(Darwin),
        HarvestAgain(HarvestAgain),
        Workers(Workers),
        Watch(Watch),
        Moves(Moves),
        Going(Going),
        Interrupt(Interrupt),
        Arrive(Arrive),
        Research(Research),
        Plan(Plan),
        Window(Window),
        Consent(Consent),
        Pay(Pay),
        GiveCoin(GiveCoin),
        DropCoins(DropCoins),
        Place(Place),
        Free(Free),
        Learn(Learn),
        KeepEvent(KeepEvent),
        DrawEvents(DrawEvents),
        DropEvents(DropEvents),
        KeepPerson(KeepPerson),
        GainPeople(GainPeople),
        Advances(Advances),
        Take(Take),
        Use(Use),
        ChooseGovernment(ChooseGovernment),
        #[serde(rename = "battle")]
        Battling,
        Muster(Muster),
        Rally(Rally),
        Raise(Raise),
        Fight(Fight),
        Play(Play),
        Wound(Wound),
        Heal(Heal),
        Zhukov(Zhukov),
        Loot(Spoils),
        LootCoin(LootCoin),
        Save(Save),
        Nurse(Nurse),
        Aftermath(Aftermath),
    }
}

/// The seats and one more.
fn with(mut seats: SeatSet, seat: Seat) -> SeatSet {
    seats.insert(seat);
    seats
}
