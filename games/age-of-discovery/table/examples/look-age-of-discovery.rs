//! Plays some random steps and writes pages to look at without a server:
//! `cargo run -p age-of-discovery-table --example look-age-of-discovery [SEATS] [STEPS] [SEED]` fills `target/look/`.

use age_of_discovery_table::Atlas;
use std::io;
use table::trial;

fn main() -> io::Result<()> {
    let (seats, steps, seed) = trial::asked();
    let files = trial::look::<Atlas>(seats, &[], seed, |step, _| step > steps);
    trial::write(files)
}
