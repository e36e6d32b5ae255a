//! Plays some random steps and writes pages to look at without a server:
//! `cargo run -p clash-of-cultures-table --example look [SEATS] [STEPS] [SEED]` fills `target/look/`.

use clash_of_cultures_table::HexBoard;
use std::{fs, io, path::Path};
use table::trial;

fn main() -> io::Result<()> {
    let arg =
        |i: usize, default: u64| std::env::args().nth(i).and_then(|a| a.parse().ok()).unwrap_or(default);
    let (seats, steps, seed) = (arg(1, 4) as u8, arg(2, 260), arg(3, 1));
    let files = trial::look::<HexBoard>(seats, &[], seed, |step, _| step > steps);
    let out = Path::new("target/look");
    fs::create_dir_all(out)?;
    for (name, content) in files {
        fs::write(out.join(&name), content)?;
        if name.ends_with(".html") {
            println!("target/look/{name}");
        }
    }
    Ok(())
}
