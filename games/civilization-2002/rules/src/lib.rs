//! Civilization: The Boardgame (2002), basic and advanced rules, for two to six players.
//!
//! Start with [`flow`] for the order of things and [`frames`] for what players are asked.

pub mod action;
pub mod battle;
pub mod data;
pub mod event;
pub mod figure;
pub mod frames;
pub mod ids;
pub mod options;
pub mod production;
pub mod scoring;
pub mod state;
pub mod targets;
pub mod trade;
pub mod view;

mod audit;
mod elimination;
mod flow;
mod gauges;
mod heuristic;
mod markers;
mod milestones;
mod movement;
mod purchase;
mod resample;
mod setup;
mod technology;
mod wonders;

pub use action::Action;
pub use event::Event;
pub use frames::Pending;
pub use options::Options;
pub use state::State;
pub use view::View;

use kernel::{Audience, Chance, Cx, Menu, Msg, OptionSpec, Refusal, Rules, Seat, SeatSet, Standing};
use text::{Both, Spoken};

pub struct Civilization2002;
pub(crate) use Civilization2002 as Game;

impl Rules for Civilization2002 {
    const ID: &'static str = "civilization-2002";
    const REVISION: u32 = 2;
    // R1.1, R9.1
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

impl Spoken for Civilization2002 {
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
    const RULES: Both = Both { en: include_str!("../../RULES.md"), fr: include_str!("../../RULES.fr.md") };
}
