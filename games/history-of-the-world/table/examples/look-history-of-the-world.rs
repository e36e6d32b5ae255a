//! Plays some random steps and writes pages to look at without a server:
//! `cargo run -p history-of-the-world-table --example look-history-of-the-world [SEATS] [STEPS] [SEED]` fills
//! `target/look/`.

use history_of_the_world_table::WorldMap;
use std::io;
use table::trial;

fn main() -> io::Result<()> {
    let arg =
        |i: usize, default: u64| std::env::args().nth(i).and_then(|a| a.parse().ok()).unwrap_or(default);
    let (seats, steps, seed) = (arg(1, 4) as u8, arg(2, 260), arg(3, 1));
    let files = trial::look::<WorldMap>(seats, &[], seed, |step, _| step > steps);
    trial::write(files)
}
