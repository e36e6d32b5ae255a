//! What somebody who plays well looks at, for bots. The weights are in `data/weights.json`.

use crate::Game;
use crate::action::Action;
use crate::state::State;
use kernel::{PerSeat, Seat};
use kit::Heuristic;

const INCOME: usize = 0;
const RAID: usize = 1;
const SAFE: usize = 2;

impl Heuristic for Game {
    const WEIGHTS: &'static [&'static str] = &["income", "raid", "safe"];
    const WEIGHTS_JSON: &'static str = include_str!("../data/weights.json");

    /// Points, and what the wells will pay on the evenings still to come, if they are kept.
    fn evaluate(state: &State, weights: &[f32]) -> PerSeat<f32> {
        let evenings = evenings(state) as f32;
        state
            .players
            .map(|seat, player| player.points as f32 + weights[INCOME] * evenings * state.income(seat) as f32)
    }

    fn swing(state: &State, _: &[f32]) -> f32 {
        3.0 + 2.0 * evenings(state) as f32
    }

    fn promise(state: &State, seat: Seat, action: &Action, weights: &[f32]) -> f32 {
        match *action {
            Action::Camp(well) => 0.3 * well.worth() as f32,
            Action::Raid(well) => {
                let owner = state.wells[well].unwrap_or(seat);
                let chance = (7 - state.needed(well, owner)) as f32 / 6.0;
                // What is taken from another counts twice, so it may be worth less than a free well is.
                weights[RAID] * chance * 0.3 * well.worth() as f32
            }
            Action::Rest => 0.0,
            // Late, nobody comes after; but the good wells are gone.
            Action::Choose(hour) => weights[SAFE] * (hour.0 as f32 / 23.0 - 0.5),
        }
    }
}

fn evenings(state: &State) -> u8 {
    state.options.days + 1 - state.day
}
