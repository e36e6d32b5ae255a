//! History of the World (2001): seven epochs, in each of which every player leads one empire.
//!
//! Start with [`flow`] for the order of things, [`frames`] for what players are asked, [`campaign`] and [`combat`] for
//! expansion.

mod action;
mod audit;
mod campaign;
mod choose;
mod combat;
mod data;
mod event;
mod flow;
mod frames;
mod gauges;
mod heuristic;
mod ids;
mod options;
mod resample;
mod scoring;
mod setup;
mod sickness;
mod state;
pub mod targets;
mod view;

pub use action::{Action, Foe};
pub use combat::{Route, Side, odds};
pub use data::{Board, CardKind, Class, board};
pub use event::{Event, Outcome, Roll};
pub use frames::{CivilWar, Draft, Monuments, Pay, Pending, Stage};
pub use ids::{Card, Empire, LANDS, Land, Minor, Region, SEAS, Sea, Terrain};
pub use options::{
    Deccan, IncasAztecs, MinorEmpire, Options, TerrainReading, Treachery, TreacheryArmies, TreacheryStack,
};
pub use scoring::Level;
pub use state::{
    Army, Campaign, CampaignKind, Hand, Jihad, LandStanding, Manned, Origin, Player, Score, State, Turn,
    World,
};
pub use view::*;

use kernel::{Audience, Chance, Cx, Menu, Msg, OptionSpec, Refusal, Rules, Seat, SeatSet, Standing};
use text::{Both, Spoken};

pub struct HistoryOfTheWorld;
pub(crate) use HistoryOfTheWorld as Game;

impl Rules for HistoryOfTheWorld {
    const ID: &'static str = "history-of-the-world";
    const REVISION: u32 = 2;
    // R2.1
    const SEATS: (u8, u8) = (3, 6);
    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;

    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn setup(options: &Options, seats: u8, cx: &mut Cx<Self>) -> Result<State, Refusal> {
        Ok(setup::setup(options, seats, cx))
    }

    fn open(state: &State) -> SeatSet {
        flow::open(state)
    }

    fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        flow::offer(state, seat, menu);
    }

    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Self>) {
        flow::apply(state, seat, action, cx);
    }

    fn view(state: &State, who: Audience) -> View {
        view::view(state, who)
    }

    fn narrate(event: &Event) -> Msg {
        event::narrate(event)
    }

    fn standing(state: &State) -> Option<Standing> {
        scoring::standing(state)
    }

    fn resample(state: &State, who: Audience, chance: &mut dyn Chance) -> State {
        resample::resample(state, who, chance)
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }
}

impl Spoken for HistoryOfTheWorld {
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
    const RULES: Both = Both { en: include_str!("../../RULES.md"), fr: include_str!("../../RULES.fr.md") };
}
