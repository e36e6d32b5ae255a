//! Clash of Cultures (2012) for 2 to 4 seats.
//!
//! Start with [`flow`] for the order of things, [`frames`] for what players are asked; `cities`, `movement`, `battle` and
//! `cards` have what the decisions share. `targets` has what a table draws.

mod action;
mod advances;
mod audit;
mod battle;
mod board;
mod cards;
mod cities;
mod data;
mod event;
mod flow;
mod frames;
mod gauges;
mod heuristic;
mod ids;
mod movement;
mod options;
mod resample;
mod routes;
mod scoring;
mod setup;
mod state;
pub mod targets;
mod trade;
mod view;

pub use action::{Action, By, Loss, Ruin};
pub use battle::{Battle, Kind as BattleKind};
pub use board::{by_label, hex_of, layout};
pub use data::data;
pub use event::Event;
pub use frames::battle::{Lay, Losses, Next, Step};
pub use frames::{Declare, Lifted, Move, Pending};
pub use ids::*;
pub use options::{Events, Length, Options};
pub use scoring::Score;
pub use state::goods::{Bill, Pile};
pub use state::units::{Cargo, Group, Ship, Unit, UnitId};
pub use state::{Camp, City, Done, Known, Player, Region, State, Turn, WonderState};
pub use trade::Trade;
pub use view::*;

use kernel::{Audience, Chance, Cx, Menu, Msg, OptionSpec, Refusal, Rules, Seat, SeatSet, Standing};
use text::{Both, Spoken};

/// The game.
pub struct ClashOfCultures;
pub(crate) use ClashOfCultures as Game;

impl Rules for ClashOfCultures {
    const ID: &'static str = "clash-of-cultures";
    const REVISION: u32 = 2;
    const SEATS: (u8, u8) = (2, 4);
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

impl Spoken for ClashOfCultures {
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
    const RULES: Both = Both { en: include_str!("../../RULES.md"), fr: include_str!("../../RULES.fr.md") };
}
