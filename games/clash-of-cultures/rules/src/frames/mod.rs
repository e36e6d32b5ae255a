//! The pending decisions.

mod actions;
mod advance;
mod barter;
pub mod battle;
mod choose;
mod city;
mod events;
mod hand;
mod income;
mod moves;
mod pay;
mod place;
mod status;
mod trade;

pub use actions::{Actions, offer_claims};
pub use advance::{Acquire, Buy, Cubes, Reserve, Source};
pub use barter::{Barter, can_barter};
pub use battle::Fight;
pub use choose::{Choose, Purpose, Share, candidates, learns};
pub use city::*;
pub use events::*;
pub use hand::*;
pub use income::Income;
pub use moves::*;
pub use pay::Pay;
pub use place::{Camped, Place};
pub use status::{First, LAST, Over, Raze, Status};
pub use trade::{Answer, Deliver, Draft};

// What every decision speaks of.
use crate::action::{Action, By, Loss, Ruin};
use crate::board::{board, label};
use crate::cards::{self, hands, objectives};
use crate::cities::{self, collect as collecting, influence as influencing, wonders};
use crate::data::data;
use crate::event::{Event, Site};
use crate::flow::{self, obvious};
use crate::ids::*;
use crate::movement::{self, explore as exploring, marching, sailing};
use crate::options::{Events, Length};
use crate::state::goods::{Bill, Kind, Pile};
use crate::state::units::*;
use crate::state::{BARBARIANS, Camp, City, Region, STACK, State, WonderState};
use crate::{Game, advances, routes, targets, trade as trading};
use arrayvec::ArrayVec;
use kernel::{Chance, Cx, Flow, Frame, Menu, Msg, Refusal, Seat, SeatSet, Secret, Show, Tone, msg};
use serde::{Deserialize, Serialize};

kernel::frames! {
    /// What is pending: where the game stands, and on top of it what is being resolved.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Pending: Game {
        // The bottom of the stack.
        #[serde(rename = "turn")]
        Actions,
        Status(Status),
        Over,
        // Payments and advances.
        Pay(Pay),
        Buy(Buy),
        Acquire(Acquire),
        Cubes(Cubes),
        Reserve(Reserve),
        React(React),
        Income(Income),
        // Cities.
        Collect(Collect),
        Build(Build),
        Made(Made),
        Raise(Raise),
        Facing(Facing),
        Token(Token),
        Sanitation(Sanitation),
        Settled(Settled),
        #[serde(rename = "works")]
        Work(Work),
        Erect(Erect),
        Lighthouse(Lighthouse),
        Sulk(Sulk),
        Civic(Civic),
        Cheer(Cheer),
        Barter(Barter),
        // Influence.
        Influence(Influence),
        Boost(Boost),
        Convert(Convert),
        Absorb(Absorb),
        // Movement and exploration.
        Move(Move),
        #[serde(rename = "group")]
        Lifted(Lifted),
        March(March),
        Explore(Explore),
        #[serde(rename = "camp")]
        NewCamp(NewCamp),
        Arrive(Arrive),
        Dock(Dock),
        // Battle.
        #[serde(rename = "battle")]
        Fight,
        Camped(Camped),
        Place(Place),
        Claim(Claim),
        // Events.
        Reveal(Reveal),
        Risk(Risk),
        Text(Text),
        Exhaust(Exhaust),
        Arrival(Arrival),
        Reinforce(Reinforce),
        Attack(Attack),
        Lower(Lower),
        Myth(Myth),
        Epidemic(Epidemic),
        Share(Share),
        Choose(Choose),
        Person(Person),
        Volcano(Volcano),
        Quake(Quake),
        Revolt(Revolt),
        RemoveArmy(RemoveArmy),
        Boon(Boon),
        Happy(Happy),
        // Action cards.
        Cheers(Cheers),
        Survey(Survey),
        Homestead(Homestead),
        HomesteadPaid(HomesteadPaid),
        Agent(Agent),
        Plans(Plans),
        Hire(Hire),
        Hired(Hired),
        // Trade.
        Draft(Draft),
        Answer(Answer),
        Deliver(Deliver),
        // Status phase.
        Declare(Declare),
        Raze(Raze),
        First(First),
    }
}
