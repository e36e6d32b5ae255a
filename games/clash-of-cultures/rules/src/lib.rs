//! Clash of Cultures (2012) for 2 to 4 seats. See `RULES.md` for the rules, `targets.rs` for what a table draws.

mod action;
mod advances;
mod aftermath;
mod asked;
mod audit;
mod barbarians;
mod battle;
mod board;
mod build;
mod cards;
mod cities;
mod city;
mod civic;
mod collect;
mod combat_cards;
mod cx;
mod data;
mod disasters;
mod engine;
mod event;
mod explore;
mod forecast;
mod frame;
mod gauges;
mod goods;
mod hands;
mod happenings;
mod heuristic;
mod ids;
mod influence;
mod losses;
mod marching;
mod moves;
mod objectives;
mod options;
mod pay;
mod persons;
mod player;
mod resample;
mod round;
mod routes;
mod sailing;
mod scoring;
mod set;
mod setup;
mod state;
mod status;
pub mod targets;
mod text;
mod trade;
mod turn;
mod units;
mod view;
mod viewing;
mod wonders;

pub use action::{Action, By, Loss, Ruin};
pub use battle::{Battle, Kind as BattleKind, Next, Step};
pub use board::{NOWHERE, Space, by_label, hex_of, layout};
pub use data::data;
pub use event::Event;
pub use frame::Frame;
pub use goods::{Bill, Pile};
pub use ids::*;
pub use options::{Events, Length, Options};
pub use scoring::Score;
pub use set::{Id, Set};
pub use state::{Camp, City, Done, Known, Player, Region, State, Turn, WonderState};
pub use trade::Trade;
pub use units::{Cargo, Ship, Unit};
pub use view::*;

use ::text::{Both, Spoken};
use kernel::{Audience, Chance, Cx, Menu, Msg, OptionSpec, Refusal, Rules, Seat, SeatSet, Standing};

/// The game.
pub struct ClashOfCultures;

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
        state.frames.top().seat(state).into_iter().chain(state.inviter()).collect()
    }
    fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        engine::offer(state, seat, menu);
    }
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Self>) {
        engine::apply(state, seat, action, cx);
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

impl Spoken for ClashOfCultures {
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
    const RULES: Both = Both { en: include_str!("../../RULES.md"), fr: include_str!("../../RULES.fr.md") };
}
