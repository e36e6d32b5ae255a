//! Civilization: The Board Game (2010) with Fame and Fortune.
//!
//! Start with [`flow`] for the order of things and [`frames`] for what players are asked; the folders are the chapters of
//! the rulebook. Rule numbers are those of `RULES.md`.

mod action;
mod announcement;
mod audit;
mod battle;
mod choose;
mod city;
mod culture;
mod data;
mod event;
mod flow;
mod frames;
mod gauges;
mod government;
mod heuristic;
mod ids;
mod investment;
mod movement;
mod options;
mod payment;
mod people;
mod resample;
mod research;
mod scoring;
mod setup;
mod state;
pub mod targets;
mod trade;
mod view;

pub use action::{Action, Good, Item, Loot, Payment};
pub use announcement::{Aim, Plan, Struck, Victim, What};
pub use battle::{Battle, BattleKind, Fighter, Side};
pub use city::sources::Source;
pub use city::yields::Yield;
pub use data::{Age, Icons, Layout, Mode, Printed, Spot, Timing, data};
pub use event::Event;
pub use frames::{Gift, Pending};
pub use ids::*;
pub use options::{Civilizations, Governments, GreatPeople, Options};
pub use state::*;
pub use trade::Goods;
pub use view::*;

use kernel::{Audience, Chance, Cx, Menu, Msg, OptionSpec, Refusal, Rules, Seat, SeatSet, Standing};
use text::{Both, Spoken};

pub struct Civilization2010;
pub(crate) use Civilization2010 as Game;

impl Rules for Civilization2010 {
    const ID: &'static str = "civilization-2010";
    const REVISION: u32 = 2;
    // R2.1
    const SEATS: (u8, u8) = (2, 5);
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

impl Spoken for Civilization2010 {
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
    const RULES: Both = Both { en: include_str!("../../RULES.md"), fr: include_str!("../../RULES.fr.md") };
}
