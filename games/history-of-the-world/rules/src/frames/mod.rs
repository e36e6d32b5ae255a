//! The pending decisions.

mod barbarians;
mod black_death;
mod civil_war;
mod deeds;
mod disaster;
mod draft;
mod events;
mod expansion;
mod fort_site;
mod migrants;
mod monuments;
mod naval;
mod over;
mod preparation;
mod press_on;
mod sickness;
mod treachery;

pub use barbarians::{Barbarians, barbarian_homes, raid_dice, raided};
pub use black_death::{BlackDeath, BlackDeathLands, black_death_has_a_place};
pub use civil_war::{CivilWar, civil_war_lands, lands_of};
pub use disaster::{Disaster, doomed_monuments};
pub use draft::{Draft, allocate, dealt};
pub use events::Events;
pub use expansion::{Expand, SideCampaign};
pub use fort_site::{FortSite, Pay, offer_forts};
pub use migrants::{Migrants, migrant_lands};
pub use monuments::{Monuments, earned, to_come};
pub use naval::{Fleets, Markers, NAVAL_DEFENCE, barred};
pub use over::Over;
pub use preparation::{
    Astronomy, Reallocation, astronomy_seas, displace, fleets_placed, place_fleets, prepare,
};
pub use press_on::PressOn;
pub use sickness::{Famine, Pestilence, Plague};
pub use treachery::TreacheryLand;

// What every decision speaks of.
use crate::action::{Action, Foe};
use crate::data::CardKind;
use crate::event::{Event, Outcome};
use crate::ids::*;
use crate::state::{Army, Campaign, CampaignKind, Jihad, Manned, Origin, Sacked, State};
use crate::{Game, campaign, choose, combat, data, flow, targets};
use kernel::{Cx, Flow, Frame, Menu, Msg, Refusal, Seat, SeatSet, Show, Target, Tone, msg};
use serde::{Deserialize, Serialize};

kernel::frames! {
    /// What is pending: where the game stands, and on top of it what is being resolved.
    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Pending: Game {
        Draft(Draft),
        Turn(Stage),
        Disaster(Disaster),
        CivilWar(CivilWar),
        #[serde(rename = "treachery")]
        TreacheryLand,
        Barbarians(Barbarians),
        Pestilence(Pestilence),
        Plague(Plague),
        Famine(Famine),
        BlackDeath(BlackDeath),
        BlackDeathLands(BlackDeathLands),
        Migrants(Migrants),
        #[serde(rename = "campaign")]
        SideCampaign,
        FortSite(FortSite),
        PressOn(PressOn),
        Over,
    }
}

kernel::frames! {
    /// R5.1 to R5.4: where the turn stands.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Stage: Game {
        Events,
        Astronomy,
        Markers,
        Fleets,
        Reallocation,
        Expand,
        Monuments(Monuments),
    }
}
