//! Civilization: The Boardgame (2002), basic and advanced rules, for two to six players.

pub mod action;
pub mod battle;
pub mod data;
pub mod deal;
pub mod event;
pub mod frame;
pub mod ids;
pub mod options;
pub mod pieces;
pub mod production;
pub mod scoring;
pub mod state;
pub mod targets;
pub mod view;
pub mod words;

mod aircraft;
mod audit;
mod barter;
mod challenge;
mod distance;
mod elimination;
mod fight;
mod flow;
mod forced;
mod gauges;
mod handover;
mod heuristic;
mod load;
mod markers;
mod milestones;
mod movement;
mod outlook;
mod placing;
mod prices;
mod promise;
mod purchase;
mod raw;
mod refit;
mod region;
mod resample;
mod setup;
mod specials;
mod technology;
mod viewing;

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use state::State;
pub use view::View;

use kernel::{Audience, Chance, Cx, Menu, Msg, OptionSpec, Refusal, Rules, Seat, SeatSet, Standing};
use text::{Both, Spoken};

pub struct Civilization2002;

impl Rules for Civilization2002 {
    const ID: &'static str = "civilization-2002";
    const REVISION: u32 = 2;
    const SEATS: (u8, u8) = (2, 6);
    const OPTIONS: &'static [OptionSpec] = Options::SPECS;

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
    fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        flow::offer(state, seat, menu);
    }
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Self>) {
        flow::apply(state, seat, action, cx);
    }
    fn view(state: &State, who: Audience) -> View {
        viewing::view(state, who)
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

impl Spoken for Civilization2002 {
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
    const RULES: Both = Both { en: include_str!("../../RULES.md"), fr: include_str!("../../RULES.fr.md") };
}
