//! Plays some random steps and writes pages to look at without a server:
//! `cargo run -p history-of-the-world-table --example look-history-of-the-world [SEATS] [STEPS] [SEED]` fills
//! `target/look/`.

use history_of_the_world_table::WorldMap;
use std::io;
use table::trial;

fn main() -> io::Result<()> {
    let (seats, steps, seed) = trial::asked();
    let files = trial::look::<WorldMap>(seats, &[], seed, |step, _| step > steps);
    trial::write(files)
}
