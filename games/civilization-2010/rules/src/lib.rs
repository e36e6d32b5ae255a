//! Civilization: The Board Game (2010) with Fame and Fortune.
//!
//! `flow` leads from part to part; each phase and each family of cards has a file with its part of the offer and of
//! its effects. Rule numbers are those of `RULES.md`.

mod abilities;
mod action;
mod aftermath;
mod aims;
mod audit;
mod battle;
mod cancel;
mod cards;
mod city;
mod culture;
mod data;
mod discovery;
mod event;
mod fight;
mod flow;
mod frame;
mod gauges;
mod grid;
mod heuristic;
mod invest;
pub mod keys;
mod learn;
mod limits;
mod loot;
mod movement;
mod muster;
mod names;
mod options;
mod paths;
mod pay;
mod people;
mod place;
mod plan;
mod produce;
mod resample;
mod research;
mod setup;
mod show;
mod sites;
mod sources;
mod start;
mod state;
pub mod targets;
mod trade;
mod uses;
mod victory;
mod view;
mod yields;

pub use action::{Action, Good, Item, Loot, Payment};
pub use battle::{Battle, BattleKind, Fighter, Side};
pub use data::{Age, Icons, Layout, Mode, Printed, Spot, Timing, data};
pub use event::LogEvent;
pub use frame::{Frame, Gift, Plan, What};
pub use names::*;
pub use options::{Civilizations, Governments, GreatPeople, Options};
pub use sources::Source;
pub use state::*;
pub use trade::Goods;
pub use view::*;
pub use yields::Yield;

use kernel::{Audience, Chance, Cx, Menu, Msg, OptionSpec, Refusal, Rules, Seat, SeatSet, Standing};

pub struct Civilization2010;

/// The context of a step of this game.
pub(crate) type Context<'a> = Cx<'a, Civilization2010>;

impl text::Spoken for Civilization2010 {
    const TEXT: text::Both =
        text::Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
    const RULES: text::Both =
        text::Both { en: include_str!("../../RULES.md"), fr: include_str!("../../RULES.fr.md") };
}

impl Rules for Civilization2010 {
    const ID: &'static str = "civilization-2010";
    const REVISION: u32 = 2;
    const SEATS: (u8, u8) = (2, 5);
    const OPTIONS: &'static [OptionSpec] = options::SPECS;

    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = LogEvent;

    fn setup(options: &Options, seats: u8, cx: &mut Cx<Self>) -> Result<State, Refusal> {
        setup::setup(options, seats, cx)
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
        view::view(state, who)
    }
    fn narrate(event: &LogEvent) -> Msg {
        event::narrate(event)
    }
    fn standing(state: &State) -> Option<Standing> {
        victory::standing(state)
    }
    fn resample(state: &State, who: Audience, chance: &mut dyn Chance) -> State {
        resample::resample(state, who, chance)
    }
    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }
}
