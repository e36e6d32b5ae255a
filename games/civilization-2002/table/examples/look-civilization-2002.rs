//! Plays some random steps and writes pages to look at without a server:
//! `cargo run -p civilization-2002-table --example look-civilization-2002 [SEATS] [STEPS] [SEED] [RULES] [FRAME]` fills
//! `target/look/`; with FRAME (`fight`, `answer`, `produce`, `purchase`) it goes on until that is pending.

use civilization_2002_table::World;
use std::io;
use table::trial;

fn main() -> io::Result<()> {
    let (seats, steps, seed) = trial::asked();
    let word = |i: usize| std::env::args().nth(i).unwrap_or_default();
    let rules = if word(4) == "advanced" { "advanced" } else { "basic" };
    let files = trial::look::<World>(seats, &[("rules", rules), ("length", "long")], seed, |step, state| {
        let pending = serde_json::to_string(state.frames.top()).unwrap_or_default();
        step > steps && pending.contains(&word(5))
    });
    trial::write(files)
}
