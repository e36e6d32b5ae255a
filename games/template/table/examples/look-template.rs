//! Plays some random steps and writes pages to look at without a server:
//! `cargo run -p template-table --example look-template [SEATS] [STEPS] [SEED]` fills `target/look/`.

use std::io;
use table::trial;
use template_table::Board;

fn main() -> io::Result<()> {
    let (seats, steps, seed) = trial::asked();
    let files = trial::look::<Board>(seats, &[], seed, |step, _| step > steps);
    trial::write(files)
}
