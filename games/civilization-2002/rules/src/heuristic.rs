//! What somebody who knows the game looks at: points, what will earn points, and what is worth trying first.

use crate::action::Action;
use crate::ids::*;
use crate::production;
use crate::scoring;
use crate::state::*;
use crate::{Civilization2002, purchase};
use kernel::{PerSeat, Seat};

impl kit::Heuristic for Civilization2002 {
    const WEIGHTS: &'static [&'static str] = &["gold", "income", "technology", "settler", "unit", "resource"];
    const WEIGHTS_JSON: &'static str = include_str!("../data/weights.json");

    /// Points as they stand, and the worth in points of gold, income, technologies and figures.
    fn evaluate(state: &State, weights: &[f32]) -> PerSeat<f32> {
        let [gold, income, technology, settler, unit, resource] = *weights else {
            return state.players.map(|seat, _| scoring::score(state, seat).total() as f32);
        };
        state.players.map(|seat, player| {
            if player.out {
                return -20.0;
            }
            let earns = production::reckon(state, seat);
            let settlers = player.pieces.count(|p| p.kind.is_settler()) as f32;
            // A better era fights better; what stands idle is worth less the more of it there is.
            let strength: u32 = player
                .pieces
                .iter()
                .filter(|(_, p)| !p.kind.is_settler())
                .map(|(_, p)| p.kind.era().number() as u32)
                .sum();
            let held = state.settlements(seat).filter(|&a| state.regions[a].resource().is_some()).count();
            scoring::score(state, seat).total() as f32
                + gold * player.gold as f32
                + income * earns.income() as f32
                + technology * player.technologies.len() as f32
                + settler * settlers.min(3.0)
                + unit * (strength as f32).min(24.0)
                + resource * held as f32
        })
    }

    fn promise(state: &State, seat: Seat, action: &Action, _: &[f32]) -> f32 {
        match *action {
            Action::Found(_) => 1.0,
            Action::Grow(_) | Action::Research(_) => 0.8,
            Action::Build(_) | Action::Claim(_) | Action::BuySpaceship => 0.8,
            Action::Buy(Kind::SETTLER) => {
                let settlers = state.players[seat].pieces.count(|p| p.kind.is_settler());
                if settlers < 2 { 0.6 } else { -0.6 }
            }
            // Something to hold the settlements with, but no arms race in every playout.
            Action::Buy(_) => {
                let armies = state.players[seat].pieces.count(|p| p.kind.is_army());
                if armies < state.settlement_count(seat) { 0.2 } else { -0.5 }
            }
            Action::Look(_) => 0.7,
            Action::Confirm | Action::LetPass | Action::LetAllPass => 0.4,
            // Whoever steps back would only begin again: a bot that does so never ends.
            Action::PutBack => -6.0,
            Action::Rearrange | Action::Forgo | Action::Sell(_) => -0.8,
            Action::Bargain(_) | Action::UseManhattan => -0.7,
            Action::Pass | Action::Decline => 0.5,
            Action::Go(area) if area.is_land() => worth_going(state, area),
            _ => 0.0,
        }
    }
}

/// Land without a settlement and with something still to be found draws settlers.
fn worth_going(state: &State, area: Area) -> f32 {
    let region = &state.regions[area];
    match (region.owner, region.face) {
        (None, Face::Down) => 0.5,
        (None, Face::Up) if region.size_limit() > 0 => 0.3,
        (Some(_), _) if purchase::may_grow(state, area).is_ok() => 0.1,
        _ => 0.0,
    }
}
