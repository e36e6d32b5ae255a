//! Mirage: caravans take wells in a desert, in secret order, and raid each other's.
//!
//! Start with [`flow`] for the order of things and [`frames`] for what players are asked.

mod action;
mod audit;
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
mod state;
pub mod targets;
mod view;

pub use action::Action;
pub use data::tracks;
pub use event::Event;
pub use frames::{Pending, Travel};
pub use ids::{HOURS, Hour, WELLS, Well};
pub use options::Options;
pub use state::{Player, State};
pub use view::{PlayerView, View};

use kernel::{Audience, Chance, Cx, Menu, Msg, OptionSpec, Refusal, Rules, Seat, SeatSet, Standing};
use text::{Both, Spoken};

pub struct Template;
pub(crate) use Template as Game;

impl Rules for Template {
    const ID: &'static str = "template";
    const REVISION: u32 = 1;
    // R2.1
    const SEATS: (u8, u8) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;

    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;

    fn setup(options: &Options, seats: u8, cx: &mut Cx<Self>) -> Result<State, Refusal> {
        setup::setup(options, seats, cx)
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

impl Spoken for Template {
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
    const RULES: Both = Both { en: include_str!("../../RULES.md"), fr: include_str!("../../RULES.fr.md") };
}
