//! Planted faults: games that are wrong on purpose, to show that the soak still bites.

use crate::{Plan, soak};
use kernel::{
    Audience, Chance, Cx, Menu, Msg, OptionSpec, PerSeat, Preset, Refusal, Rules, Seat, SeatSet, Show,
    Standing, Target, msg,
};
use kit::{Gauge, Gauges, Heuristic};
use std::cell::Cell;
use std::marker::PhantomData;
use text::{Both, Spoken};

/// A fault of a game: override what goes wrong. Or what a test needs otherwise, such as a game that ends sooner, or a scene
/// that begins in the middle: override `setup`, and narrow `SEATS` and `OPTIONS` to what the scene is about.
pub trait Fault<G: Rules>: Send + Sync + 'static {
    /// What is wrong, or otherwise, in words.
    const NAME: &'static str;
    /// As [`Rules::SEATS`].
    const SEATS: (u8, u8) = G::SEATS;
    /// As [`Rules::OPTIONS`].
    const OPTIONS: &'static [OptionSpec] = G::OPTIONS;
    /// As [`Rules::PRESETS`].
    const PRESETS: &'static [Preset] = G::PRESETS;

    /// As [`Rules::setup`].
    fn setup(options: &G::Options, seats: u8, cx: &mut Cx<G>) -> Result<G::State, Refusal> {
        G::setup(options, seats, cx)
    }
    /// As [`Rules::open`].
    fn open(state: &G::State) -> SeatSet {
        G::open(state)
    }
    /// As [`Rules::offer`].
    fn offer(state: &G::State, seat: Seat, menu: &mut impl Menu<G::Action>) {
        G::offer(state, seat, menu);
    }
    /// As [`Rules::apply`].
    fn apply(state: &mut G::State, seat: Seat, action: G::Action, cx: &mut Cx<G>) {
        G::apply(state, seat, action, cx);
    }
    /// As [`Rules::view`].
    fn view(state: &G::State, who: Audience) -> G::View {
        G::view(state, who)
    }
    /// As [`Rules::standing`].
    fn standing(state: &G::State) -> Option<Standing> {
        G::standing(state)
    }
    /// As [`Rules::resample`].
    fn resample(state: &G::State, who: Audience, chance: &mut dyn Chance) -> G::State {
        G::resample(state, who, chance)
    }
}

/// The game `G` with the fault or in the scene `F`.
pub struct With<G, F>(PhantomData<(G, F)>);

impl<G: Rules, F: Fault<G>> Rules for With<G, F> {
    const ID: &'static str = G::ID;
    const REVISION: u32 = G::REVISION;
    const SEATS: (u8, u8) = F::SEATS;
    const OPTIONS: &'static [OptionSpec] = F::OPTIONS;
    const PRESETS: &'static [Preset] = F::PRESETS;
    const REACTIONS: &'static [&'static str] = G::REACTIONS;
    type Options = G::Options;
    type State = G::State;
    type Action = G::Action;
    type View = G::View;
    type Event = G::Event;

    fn setup(options: &G::Options, seats: u8, cx: &mut Cx<Self>) -> Result<G::State, Refusal> {
        cx.lend(|cx| F::setup(options, seats, cx))
    }
    fn open(state: &G::State) -> SeatSet {
        F::open(state)
    }
    fn offer(state: &G::State, seat: Seat, menu: &mut impl Menu<G::Action>) {
        F::offer(state, seat, menu);
    }
    fn apply(state: &mut G::State, seat: Seat, action: G::Action, cx: &mut Cx<Self>) {
        cx.lend(|cx| F::apply(state, seat, action, cx));
    }
    fn view(state: &G::State, who: Audience) -> G::View {
        F::view(state, who)
    }
    fn narrate(event: &G::Event) -> Msg {
        G::narrate(event)
    }
    fn standing(state: &G::State) -> Option<Standing> {
        F::standing(state)
    }
    fn resample(state: &G::State, who: Audience, chance: &mut dyn Chance) -> G::State {
        F::resample(state, who, chance)
    }
    fn audit(state: &G::State) -> Result<(), String> {
        G::audit(state)
    }
}

/// It is spoken of as the game is.
impl<G: Spoken, F: Fault<G>> Spoken for With<G, F> {
    const TEXT: Both = G::TEXT;
    const RULES: Both = G::RULES;
}

/// Its players keep an eye on the same things.
impl<G: Gauges, F: Fault<G>> Gauges for With<G, F> {
    fn gauges(view: &G::View) -> Vec<Gauge> {
        G::gauges(view)
    }
    fn gist(event: &G::Event) -> Option<Msg> {
        G::gist(event)
    }
    fn exact(state: &G::State, seat: Seat, action: &G::Action) -> Option<Vec<(Msg, u32)>> {
        G::exact(state, seat, action)
    }
    fn aims(action: &G::Action) -> bool {
        G::aims(action)
    }
    fn place(target: Target) -> Option<Msg> {
        G::place(target)
    }
}

/// Bots make of it what they make of the game.
impl<G: Heuristic, F: Fault<G>> bots::Opponents for With<G, F> {}

impl<G: Heuristic, F: Fault<G>> Heuristic for With<G, F> {
    const WEIGHTS: &'static [&'static str] = G::WEIGHTS;
    const WEIGHTS_JSON: &'static str = G::WEIGHTS_JSON;

    fn evaluate(state: &G::State, weights: &[f32]) -> PerSeat<f32> {
        G::evaluate(state, weights)
    }
    fn swing(state: &G::State, weights: &[f32]) -> f32 {
        G::swing(state, weights)
    }
    fn promise(state: &G::State, seat: Seat, action: &G::Action, weights: &[f32]) -> f32 {
        G::promise(state, seat, action, weights)
    }
}

/// Fails unless the soak catches the fault. Returns what the soak said.
pub fn caught<G: Rules, F: Fault<G>>(plan: &Plan) -> String {
    match soak::<With<G, F>>(plan) {
        Err(failure) => failure.what,
        Ok(report) => panic!("{}: '{}' was not caught in {} games", G::ID, F::NAME, report.games),
    }
}

/// Plants the faults that any game can have. Each must be caught.
pub fn generic_faults<G: Rules>(plan: &Plan) {
    if plan.hidden {
        caught::<G, EyesOfTheFirst>(plan);
        caught::<G, Blind>(plan);
    }
    caught::<G, SameChoiceTwice>(plan);
    caught::<G, NothingToChoose>(plan);
    caught::<G, Forgetful>(plan);
    caught::<G, NeverOver>(plan);
    caught::<G, NobodyWaits>(plan);
}

struct EyesOfTheFirst;
impl<G: Rules> Fault<G> for EyesOfTheFirst {
    const NAME: &'static str = "everybody sees what the first seat sees";
    fn view(state: &G::State, _: Audience) -> G::View {
        G::view(state, Audience::Seat(Seat(0)))
    }
}

struct Blind;
impl<G: Rules> Fault<G> for Blind {
    const NAME: &'static str = "resample returns the truth";
    fn resample(state: &G::State, _: Audience, _: &mut dyn Chance) -> G::State {
        state.clone()
    }
}

struct SameChoiceTwice;
impl<G: Rules> Fault<G> for SameChoiceTwice {
    const NAME: &'static str = "a choice is offered twice";
    fn offer(state: &G::State, seat: Seat, menu: &mut impl Menu<G::Action>) {
        let mut all = Vec::new();
        G::offer(state, seat, &mut all);
        let again = all[0].clone();
        G::offer(state, seat, menu);
        menu.choice(again, || Show::button(msg("again")));
    }
}

struct NothingToChoose;
impl<G: Rules> Fault<G> for NothingToChoose {
    const NAME: &'static str = "a seat is asked and offered nothing";
    fn offer(_: &G::State, _: Seat, menu: &mut impl Menu<G::Action>) {
        menu.prompt(|| msg("nothing"));
    }
}

thread_local! { static CALLS: Cell<u32> = const { Cell::new(0) }; }

struct Forgetful;
impl<G: Rules> Fault<G> for Forgetful {
    const NAME: &'static str = "the same log leads elsewhere";
    fn apply(state: &mut G::State, seat: Seat, action: G::Action, cx: &mut Cx<G>) {
        CALLS.set(CALLS.get() + 1);
        if !CALLS.get().is_multiple_of(97) {
            G::apply(state, seat, action, cx);
        }
    }
}

struct NeverOver;
impl<G: Rules> Fault<G> for NeverOver {
    const NAME: &'static str = "the game never says that it is over";
    fn standing(_: &G::State) -> Option<Standing> {
        None
    }
}

struct NobodyWaits;
impl<G: Rules> Fault<G> for NobodyWaits {
    const NAME: &'static str = "nobody is asked";
    fn open(_: &G::State) -> SeatSet {
        SeatSet::EMPTY
    }
}
