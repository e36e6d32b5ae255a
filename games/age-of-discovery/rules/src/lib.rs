//! Empires: Age of Discovery, with the Builder expansion, nations and all variants, for 2 to 6 players.
//!
//! The rules a player reads are in `RULES.md`; the numbers at the checks (`R6.2.3`) are its numbers. Start reading at
//! [`state::State`], then `flow.rs`, which says what follows what; each phase, track or family of buildings has a file.

pub mod action;
mod auction;
mod audit;
mod benefits;
mod capital;
pub mod data;
mod discovery;
mod dock;
pub mod event;
mod figures;
mod flow;
pub mod frame;
mod gains;
mod gauges;
mod goods;
mod heuristic;
pub mod ids;
mod immediate;
pub mod income;
mod narrate;
pub mod options;
mod placement;
mod plague;
mod powers;
mod refresh;
mod resample;
pub mod scoring;
mod scouting;
mod setup;
mod specialists;
pub mod state;
pub mod table;
pub mod targets;
mod university;
pub mod view;
mod war;
mod windows;

use kernel::{Audience, Chance, Cx, Menu, Msg, OptionSpec, Refusal, Rules, Seat, SeatSet, Standing};
use text::{Both, Spoken};

/// The game.
pub struct AgeOfDiscovery;

impl Rules for AgeOfDiscovery {
    const ID: &'static str = "age-of-discovery";
    const REVISION: u32 = 2;
    const SEATS: (u8, u8) = (2, 6);
    const OPTIONS: &'static [OptionSpec] = options::SPECS;

    type Options = options::Options;
    type State = state::State;
    type Action = action::Action;
    type View = view::View;
    type Event = event::Event;

    fn setup(options: &Self::Options, seats: u8, cx: &mut Cx<Self>) -> Result<Self::State, Refusal> {
        Ok(setup::setup(options, seats, cx))
    }
    fn open(state: &Self::State) -> SeatSet {
        flow::open(state)
    }
    fn offer(state: &Self::State, seat: Seat, menu: &mut impl Menu<Self::Action>) {
        flow::offer(state, seat, menu);
    }
    fn apply(state: &mut Self::State, seat: Seat, action: Self::Action, cx: &mut Cx<Self>) {
        flow::apply(state, seat, action, cx);
    }
    fn view(state: &Self::State, who: Audience) -> Self::View {
        view::view(state, who)
    }
    fn narrate(event: &Self::Event) -> Msg {
        narrate::narrate(event)
    }
    fn standing(state: &Self::State) -> Option<Standing> {
        scoring::standing(state)
    }
    fn resample(state: &Self::State, who: Audience, chance: &mut dyn Chance) -> Self::State {
        resample::resample(state, who, chance)
    }
    fn audit(state: &Self::State) -> Result<(), String> {
        audit::audit(state)
    }
}

impl Spoken for AgeOfDiscovery {
    const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
    const RULES: Both = Both { en: include_str!("../../RULES.md"), fr: include_str!("../../RULES.fr.md") };
}
