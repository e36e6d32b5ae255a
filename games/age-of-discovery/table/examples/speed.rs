//! How long a screen takes to draw and how much of it changes from step to step:
//! `cargo run --release -p age-of-discovery-table --example speed`.

use age_of_discovery::AgeOfDiscovery;
use age_of_discovery_table::Atlas;
use kernel::{Audience, Chance, Dice, Match, Rules, Seat, Seed};
use std::collections::HashMap;
use std::time::{Duration, Instant};
use table::{Asked, History, Screen, ScreenInput, SeatInfo, TableInfo, Words, screen};
use text::Lang;

type G = AgeOfDiscovery;

fn main() {
    let words = Words::at::<Atlas>(Lang::Fr).unwrap_or_else(|p| panic!("texts: {p:?}"));
    let (mut game, _) = Match::<G>::new(Default::default(), 4, Seed::from_number(5)).expect("plain options");
    let mut dice = Dice::new(5);
    let (mut spent, mut screens, mut whole, mut sent) = (Duration::ZERO, 0u32, 0, Vec::new());
    let mut seen: HashMap<String, String> = HashMap::new();
    while let Some(seat) = G::open(game.state()).first() {
        let start = Instant::now();
        let drawn = draw(&game, Seat(0), &words);
        spent += start.elapsed();
        screens += 1;
        whole = drawn.elements.iter().map(|e| e.html.len()).sum::<usize>().max(whole);
        let changed: usize =
            drawn.elements.iter().filter(|e| seen.get(&e.id) != Some(&e.html)).map(|e| e.html.len()).sum();
        sent.push(changed);
        seen = drawn.elements.into_iter().map(|e| (e.id, e.html)).collect();
        let decision = game.decision(seat).expect("an open seat is asked");
        let choices = &decision.offer.choices;
        let (number, action) = (decision.number, choices[dice.below(choices.len() as u32) as usize].action);
        game.submit(seat, number, action).expect("offered");
    }
    sent.remove(0);
    sent.sort_unstable();
    println!(
        "{screens} screens, {:.0} us each, at most {whole} bytes",
        spent.as_secs_f64() * 1e6 / screens as f64
    );
    println!("an update: median {} bytes, p95 {} bytes", sent[sent.len() / 2], sent[sent.len() * 95 / 100]);
}

fn draw(game: &Match<G>, me: Seat, words: &Words) -> Screen {
    let who = Audience::Seat(me);
    let view = G::view(game.state(), who);
    let open = G::open(game.state());
    let seats: Vec<SeatInfo> = (0..game.seats())
        .map(|s| SeatInfo { name: format!("Joueur {s}"), open: open.contains(Seat(s)), ..Default::default() })
        .collect();
    let table = TableInfo { id: "t".into(), ..Default::default() };
    let standing = G::standing(game.state());
    screen::<Atlas>(&ScreenInput {
        view: &view,
        audience: who,
        decision: game.decision(me).map(|d| Asked { number: d.number, offer: &d.offer }),
        words,
        seats: &seats,
        story: &[],
        can_undo: true,
        can_redo: false,
        history: History { at: game.steps(), of: game.steps(), live: true },
        standing: standing.as_ref(),
        points: &[],
        chat: &[],
        note: "",
        table: &table,
    })
}
