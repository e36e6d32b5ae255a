//! History of the World (2001): seven epochs, in each of which every player leads one empire.
//!
//! Start with [`turn`] for the order of things, [`campaign`] and [`combat`] for expansion, [`events`] for the cards.

mod action;
mod audit;
mod campaign;
mod combat;
mod data;
mod disasters;
mod draft;
mod event;
mod events;
mod finish;
mod frame;
mod heuristic;
mod ids;
mod monuments;
mod naval;
mod options;
mod prepare;
mod resample;
mod scoring;
mod setup;
mod state;
pub mod targets;
mod turn;
mod uprisings;
mod view;
mod world;

pub use action::{Action, Foe};
pub use combat::{Route, Side, odds};
pub use data::{Board, Class, Effect, Terrain, board};
pub use event::{Event, Outcome, Roll};
pub use frame::{Frame, Pay, Stage};
pub use ids::{Card, Empire, LANDS, Land, Minor, REGIONS, Region, SEAS, Sea, lands, seas};
pub use options::{
    Deccan, IncasAztecs, MinorEmpire, Options, TerrainReading, Treachery, TreacheryArmies, TreacheryStack,
};
pub use scoring::Level;
pub use state::{Campaign, CampaignKind, Hand, Jihad, Manned, Player, Score, State, Turn};
pub use view::*;
pub use world::{Army, Origin, Standing as LandStanding, World};

use kernel::{Audience, Chance, Cx, Menu, Msg, OptionSpec, Refusal, Rules, Seat, SeatSet, Standing};
use text::{Both, Spoken};

pub struct HistoryOfTheWorld;

impl Rules for HistoryOfTheWorld {
    const ID: &'static str = "history-of-the-world";
    const REVISION: u32 = 2;
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
        frame::open(state)
    }

    fn offer(state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        match state.frames.top() {
            Frame::Over => {}
            Frame::Draft { drawer, card } => draft::offer(state, *drawer, *card.get(), menu),
            Frame::Turn(Stage::Events) => events::offer(state, menu),
            Frame::Turn(stage @ (Stage::Astronomy | Stage::Reallocation)) => {
                prepare::offer(state, *stage, menu)
            }
            Frame::Turn(stage @ (Stage::Markers | Stage::Fleets)) => naval::offer(state, *stage, menu),
            Frame::Turn(Stage::Expand) | Frame::Campaign => campaign::offer(state, menu),
            Frame::Turn(Stage::Monuments { left }) => monuments::offer(state, *left, menu),
            Frame::FortSite { pay } => campaign::offer_fort_site(state, *pay, menu),
            Frame::PressOn { land, people } => combat::offer_press_on(state, *people as usize, *land, menu),
            Frame::Treachery => events::offer_treachery(state, menu),
            frame @ (Frame::CivilWar { .. } | Frame::Barbarians { .. } | Frame::Migrants { .. }) => {
                uprisings::offer(state, frame, menu)
            }
            frame => disasters::offer(state, frame, menu),
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Self>) {
        match *state.frames.top() {
            Frame::Over => unreachable!("the game is over"),
            Frame::Draft { .. } => draft::apply(state, seat, action, cx),
            Frame::Turn(Stage::Events) => events::apply(state, action, cx),
            Frame::Turn(stage @ (Stage::Astronomy | Stage::Reallocation)) => {
                prepare::apply(state, stage, action, cx)
            }
            Frame::Turn(stage @ (Stage::Markers | Stage::Fleets)) => naval::apply(state, stage, action, cx),
            Frame::Turn(Stage::Expand) | Frame::Campaign => campaign::apply(state, action, cx),
            Frame::Turn(Stage::Monuments { left }) => monuments::apply(state, left, action, cx),
            Frame::FortSite { pay } => campaign::apply_fort_site(state, pay, action, cx),
            Frame::PressOn { land, people } => {
                combat::apply_press_on(state, people as usize, land, action, cx)
            }
            Frame::Treachery => events::apply_treachery(state, action, cx),
            Frame::CivilWar { .. } | Frame::Barbarians { .. } | Frame::Migrants { .. } => {
                uprisings::apply(state, action, cx)
            }
            Frame::Disaster { .. }
            | Frame::Pestilence { .. }
            | Frame::Plague { .. }
            | Frame::Famine { .. }
            | Frame::BlackDeath { .. }
            | Frame::BlackDeathLands { .. } => disasters::apply(state, action, cx),
        }
        turn::advance(state, cx);
    }

    fn view(state: &State, who: Audience) -> View {
        view::view(state, who)
    }

    fn narrate(event: &Event) -> Msg {
        event::narrate(event)
    }

    fn standing(state: &State) -> Option<Standing> {
        state.is_over().then(|| finish::standing(state))
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
