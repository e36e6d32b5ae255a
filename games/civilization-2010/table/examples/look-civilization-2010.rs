//! Plays some random steps and writes pages to look at without a server:
//! `cargo run -p civilization-2010-table --example look-civilization-2010 [SEATS] [STEPS] [SEED] [WHEN]` fills
//! `target/look/`. `WHEN` waits for such a moment after the steps: `start`, `manage`, `place`, `moves`, `going`, `battle`, `city`,
//! `trade`, `research`, `end`.

use civilization_2010::{Item, Pending, State, What};
use civilization_2010_table::Atlas;
use std::io;
use table::trial;

fn main() -> io::Result<()> {
    let (seats, steps, seed) = trial::asked();
    let when = std::env::args().nth(4).unwrap_or_default();
    let files = trial::look::<Atlas>(seats, &[], seed, |step, state| step > steps && is(&when, state));
    trial::write(files)
}

/// Whether it is the moment to look at.
fn is(when: &str, state: &State) -> bool {
    match when {
        "battle" => state.battle.as_ref().is_some_and(|b| b.sides.iter().all(|side| !side.front.is_empty())),
        "city" => matches!(state.frames.top(), Pending::City(_)),
        "start" => matches!(state.frames.top(), Pending::Start(_)),
        "manage" => matches!(state.frames.top(), Pending::Manage(_)),
        "place" => {
            matches!(state.frames.top(), Pending::Plan(plan) if matches!(plan.what, What::Produce(Item::Building(_))))
        }
        "moves" => matches!(state.frames.top(), Pending::Moves(_)),
        "going" => matches!(state.frames.top(), Pending::Going(going) if going.left > 1),
        "trade" => matches!(state.frames.top(), Pending::Answer(_)),
        "research" => matches!(state.frames.top(), Pending::Research(_)),
        "end" => false,
        _ => true,
    }
}
