//! Plays a random game and writes its match file: `cargo run -p civilization-2010 --example record -- SEATS SEED [key=value]...`.

use civilization_2010::Civilization2010;
use kernel::{Chance, Dice, Match, Seed, options_from};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| args.get(i).and_then(|a| a.parse::<u64>().ok());
    let (Some(seats), Some(seed)) = (number(0), number(1)) else {
        eprintln!("usage: record SEATS SEED [key=value]...");
        std::process::exit(1);
    };
    let pairs = args[2..].iter().filter_map(|a| a.split_once('=')).map(|(k, v)| (k.to_owned(), v.to_owned()));
    let options = options_from::<Civilization2010>(pairs).unwrap_or_else(|e| {
        eprintln!("{e}");
        std::process::exit(1);
    });
    let (mut game, _) = Match::<Civilization2010>::new(options, seats as u8, Seed::from_number(seed))
        .unwrap_or_else(|refusal| panic!("setup refused by {}", refusal.rule));
    let mut dice = Dice::new(seed);
    loop {
        let open: Vec<_> = kernel::Seat::all(seats as u8).filter(|&s| game.decision(s).is_some()).collect();
        if open.is_empty() {
            break;
        }
        let seat = open[dice.below(open.len() as u32) as usize];
        let decision = game.decision(seat).expect("asked");
        let choice = dice.below(decision.offer.choices.len() as u32) as usize;
        let (number, action) = (decision.number, decision.offer.choices[choice].action);
        game.submit(seat, number, action).expect("offered");
    }
    println!("{}", serde_json::to_string(&game.record()).expect("plain data"));
}
