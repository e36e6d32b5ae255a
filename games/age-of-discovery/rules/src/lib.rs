//! Empires: Age of Discovery, with the Builder expansion, nations and all variants, for 2 to 6 players.
//!
//! Start with [`flow`] for the order of things, [`frames`] for what players are asked, [`gains`] and [`income`] for what
//! pays. The numbers at the checks (`R6.2.3`) are those of `RULES.md`.

mod action;
mod audit;
mod buildings;
mod data;
mod discovery;
mod event;
mod figures;
mod flow;
mod frames;
mod gains;
mod gauges;
mod heuristic;
mod ids;
mod income;
mod options;
mod refill;
mod resample;
mod scoring;
mod scouting;
mod setup;
mod state;
pub mod targets;
mod tracks;
mod university;
mod view;

pub use action::{Action, Goal, Queue, Spot};
pub use data::{
    BuildingFacts, ColonyValues, Discovery, DockSpace, Edition, Effect, Facts, Per, RECONSTRUCTED, Type,
    facts,
};
pub use event::Event;
pub use frames::{Battle, Dest, Expedition, Moment, Pending};
pub use ids::{Building, Card, Good, Goods, Kind, Nation, Region, Tile, Track, Training, Worker, Workers};
pub use income::best as best_income;
pub use options::{Options, StartMode};
pub use scoring::Breakdown;
pub use state::{Deck, Land, LandTile, Peeked, Phase, Place, Player, Reveal, Seen, State, Tracks};
pub use view::{DeckView, FoundCard, FoundTile, LandView, Mat, Offered, Owned, View};

use kernel::{Audience, Chance, Cx, Menu, Msg, OptionSpec, Refusal, Rules, Seat, SeatSet, Standing};
use text::{Both, Spoken};

pub struct AgeOfDiscovery;
pub(crate) use AgeOfDiscovery as Game;

impl Rules for AgeOfDiscovery {
    const ID: &'static str = "age-of-discovery";
    const REVISION: u32 = 2;
    const SEATS: (u8, u8) = (2, 6);
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

impl Spoken for AgeOfDiscovery {
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
    const RULES: Both = Both { en: include_str!("../../RULES.md"), fr: include_str!("../../RULES.fr.md") };
}
