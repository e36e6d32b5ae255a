//! What somebody who understands the game looks at, for bots. The weights are in `data/weights.json`.

use crate::ClashOfCultures;
use crate::action::Action;
use crate::frame::Frame;
use crate::ids::*;
use crate::scoring;
use crate::state::State;
use kernel::{PerSeat, Rules, Seat};
use kit::Heuristic;
use kit::heuristic::FOOLISH;

/// Names by place in the list of weights.
enum W {
    /// A resource in stock; a token.
    Resource,
    Token,
    /// A step of mood of a city, by its size.
    Mood,
    /// A city beyond its point: it collects and lets others grow.
    City,
    /// An Army unit, Settler or Ship.
    Unit,
    /// A card in hand.
    Card,
    /// Promises of steps: buying an advance,
    Advance,
    /// founding a city,
    Found,
    /// adding a building or Wonder,
    Build,
    /// collecting,
    Collect,
    /// completing an objective,
    Claim,
    /// and what wastes time: talk of trade, putting things down again, razing.
    Waste,
}

const WEIGHTS: &[&str] = &[
    "resource", "token", "mood", "city", "unit", "card", "advance", "found", "build", "collect", "claim",
    "waste",
];

impl Heuristic for ClashOfCultures {
    const WEIGHTS: &'static [&'static str] = WEIGHTS;
    const WEIGHTS_JSON: &'static str = include_str!("../data/weights.json");

    fn evaluate(state: &State, w: &[f32]) -> PerSeat<f32> {
        let over = Self::standing(state).is_some();
        PerSeat::new(state.seats, |seat| {
            let points = scoring::score(state, seat).halves() as f32 / 2.0;
            if over { points } else { points + promise_of_position(state, seat, w) }
        })
    }

    fn swing(state: &State, _: &[f32]) -> f32 {
        6.0 + state.round as f32
    }

    fn promise(state: &State, _: Seat, action: &Action, w: &[f32]) -> f32 {
        let waste = w[W::Waste as usize];
        match action {
            Action::Advance(_) | Action::Priesthood(_) => w[W::Advance as usize],
            Action::Found(_) => w[W::Found as usize],
            Action::Enlarge { .. } | Action::Wonder { .. } | Action::Levy | Action::Make(_) => {
                w[W::Build as usize]
            }
            Action::Collect(_) | Action::Gather { .. } => w[W::Collect as usize],
            Action::Claim { .. } => w[W::Claim as usize],
            // Taking back what was offered: a draft would never end.
            Action::Ungive(_) | Action::Unask(_) => FOOLISH,
            // A bot has no words to bargain with: it answers proposals, and pesters nobody with its own.
            Action::Trade => FOOLISH,
            Action::PutDown => -waste,
            Action::EndTurn if state.turn.actions > 0 => -waste,
            Action::At(_) if matches!(state.frames.top(), Frame::Raze { .. }) => -waste,
            _ => 0.0,
        }
    }
}

/// What is not a point yet; it counts less as the end comes near.
fn promise_of_position(state: &State, seat: Seat, w: &[f32]) -> f32 {
    let p = &state.players[seat];
    let left = (state.rounds() + 1 - state.round.min(state.rounds())) as f32 / state.rounds() as f32;
    let goods = [Good::Food, Good::Ore, Good::Wood, Good::Idea, Good::Gold];
    let resources: u8 = goods.iter().map(|&g| p.stock.get(g)).sum();
    let mood: f32 = state
        .cities_of(seat)
        .map(|c| match c.mood {
            Mood::Happy => c.size() as f32,
            Mood::Neutral => 0.0,
            Mood::Angry => -(c.size() as f32),
        })
        .sum();
    let cards = p.hand.get().len() + p.goals.get().len();
    left * (w[W::Resource as usize] * resources as f32
        + w[W::Token as usize] * (p.stock.mood + p.stock.culture) as f32
        + w[W::Mood as usize] * mood
        + w[W::City as usize] * state.city_count(seat) as f32
        + w[W::Unit as usize] * p.units() as f32
        + w[W::Card as usize] * cards as f32)
}
