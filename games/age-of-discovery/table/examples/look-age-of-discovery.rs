//! Plays some random steps and writes pages to look at without a server:
//! `cargo run -p age-of-discovery-table --example look-age-of-discovery [SEATS] [STEPS] [SEED]` fills `target/look/`.

use age_of_discovery_table::Atlas;
use std::io;
use table::trial;

fn main() -> io::Result<()> {
    let arg =
        |i: usize, default: u64| std::env::args().nth(i).and_then(|a| a.parse().ok()).unwrap_or(default);
    let (seats, steps, seed) = (arg(1, 4) as u8, arg(2, 260), arg(3, 1));
    let files = trial::look::<Atlas>(seats, &[], seed, |step, _| step > steps);
    trial::write(files)
}
