//! Finds seeds that deal given civilizations: `cargo run -p civilization-2010 --example seeds -- romans chinese`.

use civilization_2010::{Civ, Civilization2010, Options};
use kernel::{Cx, Notes, Rules, Seat, Seed};

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let civs: Vec<Civ> = wanted.iter().filter_map(|id| Civ::named(id)).collect();
    if civs.len() < 2 || civs.len() != wanted.len() {
        eprintln!("usage: seeds CIVILIZATION CIVILIZATION...");
        std::process::exit(1);
    }
    for n in 0..1_000_000u64 {
        let mut dice = Seed::from_number(n).stream(0);
        let mut notes = Notes::default();
        let mut cx = Cx::<Civilization2010>::recording(1, &mut dice, &mut notes);
        let Ok(s) = Civilization2010::setup(&Options::default(), civs.len() as u8, &mut cx) else { continue };
        let dealt = civs.iter().enumerate().all(|(i, c)| s.players[Seat(i as u8)].civ == *c);
        if dealt && s.first == Seat(0) {
            println!("{n}");
            println!("{}", serde_json::to_string(&s).expect("plain data"));
            return;
        }
    }
}
