//! The pending decisions. The one at the bottom says where in the round the game is; what a track, a power or a building
//! asks in between is pushed on top.

mod allies;
mod auction;
mod battle;
mod benefits;
mod buildings;
mod cartography;
mod dock;
mod edict;
mod england;
mod expedition;
mod gain;
mod goods;
mod income;
mod italy;
mod migrate;
mod placement;
mod plague;
mod purchase;
mod recruit;
mod refresh;
mod rewrite;
mod scouted_card;
mod settle;
mod smuggle;
mod spain;
mod specialists;
mod stables;
mod university;
mod war;
mod window;

pub use allies::Allies;
pub use auction::{Auction, ChooseNation, begin_auction};
pub use battle::{Battle, hits as battle_hits};
pub use benefits::{Benefits, can_smuggle, can_trade};
pub use buildings::{Buildings, price};
pub use cartography::Cartography;
pub use dock::{Dock, converts, dock_line, service, to_front_of_dock};
pub use edict::{EdictFirst, EdictPartner, EdictPlace};
pub use england::England;
pub use expedition::{Expedition, begin_expeditions};
pub use gain::{Dest, Gain};
pub use goods::GoodsTrack;
pub use income::Income;
pub use italy::Italy;
pub use migrate::{Migrate, can_migrate_from, migrants};
pub use placement::{Placement, begin_placement, deed, spot_name};
pub use plague::{Plague, PlagueRegion, PlagueVictim, plague_spreads, plague_strikes};
pub use purchase::Purchase;
pub use recruit::Recruit;
pub use refresh::{NextRound, Over, Refresh};
pub use rewrite::Rewrite;
pub use scouted_card::ScoutedCard;
pub use settle::Settle;
pub use smuggle::Smuggle;
pub use spain::{Spain, begin_spain};
pub use specialists::{Specialists, begin_specialists};
pub use stables::Stables;
pub use university::University;
pub use war::{FullWar, Opponent, War, can_battle};
pub use window::{Moment, Window};

// What every decision speaks of.
use crate::action::{Action, Goal, Spot};
use crate::data::{Effect, facts};
use crate::event::Event;
use crate::ids::*;
use crate::state::{Phase, State};
use crate::{Game, flow, targets};
use kernel::{Cx, Flow, Frame, Menu, Refusal, Seat, SeatSet, Show, Target, Tone, msg};
use serde::{Deserialize, Serialize};

kernel::frames! {
    /// What is pending: where the game stands, and on top of it what is being resolved.
    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Pending: Game {
        // Before round 1.
        Auction(Auction),
        ChooseNation(ChooseNation),
        Spain(Spain),

        // Phase 1.
        Placement(Placement),
        ScoutedCard(ScoutedCard),

        // Phase 2.
        Window(Window),
        England(England),
        Italy(Italy),
        Stables(Stables),
        Dock,
        #[serde(rename = "goods")]
        GoodsTrack,
        Buildings,
        #[serde(rename = "discovery")]
        Expedition(Expedition),
        Specialists(Specialists),
        War,
        Opponent(Opponent),
        FullWar(FullWar),
        Battle(Battle),

        // Figures and buildings, whenever they come.
        Gain(Gain),
        Recruit(Recruit),
        Settle(Settle),
        Allies(Allies),
        EdictPartner(EdictPartner),
        EdictFirst(EdictFirst),
        EdictPlace(EdictPlace),
        Cartography(Cartography),
        University(University),
        Plague(Plague),
        PlagueRegion(PlagueRegion),
        PlagueVictim(PlagueVictim),
        Rewrite(Rewrite),

        // Phases 3 and 4.
        Income,
        Benefits(Benefits),
        Smuggle(Smuggle),
        Migrate(Migrate),

        // Phase 5.
        Refresh,
        Purchase(Purchase),
        NextRound,
        Over,
    }
}
