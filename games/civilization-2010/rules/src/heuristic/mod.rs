//! What somebody who understands the game looks at, for bots. The weights are in `data/weights.json`.
//!
//! `worth` is the peaceful part: the three tracks of progress, and the economy that feeds them; `war` is battles,
//! threats and conquest; `land` says where figures want to go; `deal` what goods are worth to whom; `promise` orders
//! the moves.

mod deal;
mod features;
mod land;
mod promise;
mod war;
mod worth;

use crate::Civilization2010;
use crate::action::Action;
use crate::frames::{Answer, Pending};
use crate::state::State;
use crate::{flow, scoring};
use kernel::{Cx, Dice, PerSeat, Seat};
use kit::Heuristic;

/// Names by place in the list of weights.
#[derive(Clone, Copy)]
pub(crate) enum W {
    /// The whole way to a victory of culture, technology or coins; it counts more the further one is.
    Route,
    /// A trade in hand, and a trade a turn for ten turns.
    Trade,
    Income,
    /// Production and culture a turn, for ten turns.
    Production,
    Culture,
    /// A city beyond what it yields: another action a turn.
    City,
    /// What a technology opens, by its own facts.
    Tech,
    /// A unit of strength 2, up to a hand and a half; an army and a scout on the map.
    Unit,
    Army,
    Scout,
    /// A resource; more if a known ability needs it.
    Resource,
    /// A culture event or a face-down card; a wonder beyond its culture.
    Card,
    Wonder,
    Investment,
    Government,
    /// A capital that might fall, and another city.
    Capital,
    Outpost,
    /// What draws figures: a hut, a village, a relic, the unknown, a place for a city.
    Hut,
    Village,
    Relic,
    Unknown,
    Site,
    /// A turn that is wasted, in promises.
    Waste,
    /// How much more the last steps of a way to victory count than the first: who goes three ways arrives nowhere.
    Focus,
    /// How much of a city that may fall counts for whoever may take it: above what it is worth to lose, war pays.
    Siege,
    /// Units beyond a hand, as far as armies carry them to somebody's city.
    Host,
}

const WEIGHTS: &[&str] = &[
    "route",
    "trade",
    "income",
    "production",
    "culture",
    "city",
    "tech",
    "unit",
    "army",
    "scout",
    "resource",
    "card",
    "wonder",
    "investment",
    "government",
    "capital",
    "outpost",
    "hut",
    "village",
    "relic",
    "unknown",
    "site",
    "waste",
    "focus",
    "siege",
    "host",
];

/// The weights by name.
#[derive(Clone, Copy)]
pub(crate) struct Weights<'a>(&'a [f32]);

impl Weights<'_> {
    fn at(&self, name: W) -> f32 {
        self.0[name as usize]
    }
}

impl Heuristic for Civilization2010 {
    const WEIGHTS: &'static [&'static str] = WEIGHTS;
    const WEIGHTS_JSON: &'static str = include_str!("../../data/weights.json");
    const STYLE: &'static [(&'static str, &'static [&'static str])] = features::STYLE;
    const FEATURES: &'static [&'static str] = features::NAMES;
    const LEARNED_JSON: &'static str = include_str!("../../data/learned.json");

    fn evaluate(state: &State, weights: &[f32]) -> PerSeat<f32> {
        let w = Weights(weights);
        match state.frames.top() {
            Pending::Answer(_) => answered(state, w),
            Pending::Window(_) | Pending::Watch(_) | Pending::Interrupt(_) => values(&undisturbed(state), w),
            _ => values(state, w),
        }
    }

    /// A lead of one turn of a good economy; near the end less is enough.
    fn swing(state: &State, weights: &[f32]) -> f32 {
        let near = state.all().map(|seat| worth::Progress::of(state, seat).best()).fold(0.0, f32::max);
        weights[W::Route as usize] * (0.6 - 0.3 * near)
    }

    fn progress(state: &State) -> f32 {
        state.all().map(|seat| worth::Progress::of(state, seat).best()).fold(0.0, f32::max)
    }

    fn features(state: &State, seat: Seat, _: &[f32], out: &mut [f32]) {
        features::features(state, seat, out);
    }

    fn promise(state: &State, seat: Seat, action: &Action, weights: &[f32]) -> f32 {
        promise::promise(state, seat, *action, Weights(weights))
    }
}

fn values(state: &State, w: Weights) -> PerSeat<f32> {
    if state.winner.is_some() {
        return PerSeat::new(state.seats, |seat| won(state, seat) * 3.0 * w.at(W::Route));
    }
    let left = worth::turns_left(state);
    let lay = land::Lay::of(state, w);
    let mut all = PerSeat::new(state.seats, |seat| {
        worth::worth(state, seat, left, w) + land::position(state, seat, &lay, w)
    });
    war::threats(state, w, &mut all);
    war::battle(state, w, &mut all);
    all
}

fn won(state: &State, seat: Seat) -> f32 {
    scoring::standing(state).is_some_and(|standing| standing.winners().contains(seat)) as u8 as f32
}

/// What was announced, as if nobody answered: everybody who is asked passes.
fn undisturbed(state: &State) -> State {
    let mut next = state.clone();
    let mut dice = Dice::new(1);
    // Each window asks every seat once; what resolves may open another.
    for _ in 0..24 {
        match next.frames.top() {
            Pending::Window(_) | Pending::Watch(_) | Pending::Interrupt(_) => {}
            _ => break,
        }
        let Some(seat) = flow::open(&next).first() else { break };
        flow::apply(&mut next, seat, Action::Pass, &mut Cx::playout(&mut dice));
    }
    next
}

/// An offer on the table: taken if it brings the asked player further than those they play against.
fn answered(state: &State, w: Weights) -> PerSeat<f32> {
    let Pending::Answer(Answer { to, .. }) = *state.frames.top() else { unreachable!() };
    let now = values(state, w);
    let Some(then) = deal::accepted(state, to) else { return now };
    let then = values(&then, w);
    let gain = |seat: Seat| then[seat] - now[seat];
    let rivals = state.others(to).map(gain).fold(f32::NEG_INFINITY, f32::max) / (state.seats - 1) as f32;
    if gain(to) > rivals.max(0.0) { then } else { now }
}
