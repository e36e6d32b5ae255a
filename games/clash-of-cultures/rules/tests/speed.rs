//! Figures of random play; run with `cargo test --release --test speed -- --ignored --nocapture`.

mod common;

use clash_of_cultures::{Action, ClashOfCultures as G, Event, Options, State};
use kernel::{Chance, Cx, Dice, Rules};
use std::collections::BTreeMap;
use std::time::Instant;

fn play<G: Rules<Options = Options, State = State, Action = Action, Event = Event>>(
    seed: u64,
    seats: u8,
    mut told: Option<&mut BTreeMap<String, u32>>,
) -> (State, u32) {
    let mut dice = Dice::new(seed);
    let mut pick = Dice::new(seed + 1_000_000);
    let mut state = G::setup(&Options::default(), seats, &mut Cx::playout(&mut dice)).unwrap();
    let mut steps = 0;
    let mut menu = Vec::new();
    while let Some(seat) = G::open(&state).first() {
        menu.clear();
        G::offer(&state, seat, &mut menu);
        let action = menu[pick.below(menu.len() as u32) as usize];
        if let Some(told) = &mut told {
            let mut notes = kernel::Notes::default();
            G::apply(&mut state, seat, action, &mut Cx::recording(1, &mut dice, &mut notes));
            for t in notes.told {
                let name = format!("{:?}", t.event);
                *told.entry(name.split([' ', '{']).next().unwrap().to_owned()).or_default() += 1;
            }
            let name = format!("{action:?}");
            *told.entry(format!("do {}", name.split([' ', '{', '(']).next().unwrap())).or_default() += 1;
        } else {
            G::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
        }
        steps += 1;
    }
    (state, steps)
}

#[test]
#[ignore = "a measurement"]
fn random_games_per_second() {
    play::<G>(0, 4, None);
    let (start, mut steps, games) = (Instant::now(), 0u64, 2000);
    for seed in 0..games {
        steps += play::<G>(seed, 4, None).1 as u64;
    }
    let secs = start.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s, {:.0} decisions/s, {} decisions a game, state {} bytes",
        games as f64 / secs,
        steps as f64 / secs,
        steps / games,
        size_of::<State>()
    );
    let (state, _) = play::<G>(3, 4, None);
    let start = Instant::now();
    for _ in 0..100_000 {
        std::hint::black_box(std::hint::black_box(&state).clone());
    }
    println!("clone {:.0} ns", start.elapsed().as_nanos() as f64 / 1e5);
    let start = Instant::now();
    for _ in 0..1000 {
        std::hint::black_box(G::view(&state, kernel::Audience::Seat(kernel::Seat(0))));
    }
    println!("view {:.1} us", start.elapsed().as_micros() as f64 / 1e3);
}

#[test]
#[ignore = "a measurement"]
fn what_happens() {
    let mut told = BTreeMap::new();
    for seed in 0..200 {
        play::<common::FromTheMiddle>(seed, 4, Some(&mut told));
    }
    for (name, n) in told {
        println!("{name:32}{:10.2} a game", n as f64 / 200.0);
    }
}

/// Many games from the middle, with every step audited: finds what the soak's fewer games miss.
#[test]
#[ignore = "long"]
fn stress() {
    let games = std::env::var("GAMES").map_or(500, |n| n.parse().expect("a number"));
    let options = testkit::option_sets::<G>(20, 1);
    for seed in 0..games {
        let seats = 2 + (seed % 3) as u8;
        let options = &options[(seed / 3) as usize % options.len()];
        let mut dice = Dice::new(seed);
        let mut pick = Dice::new(seed + 1_000_000);
        let mut state = common::FromTheMiddle::setup(options, seats, &mut Cx::playout(&mut dice)).unwrap();
        let mut menu = Vec::new();
        while let Some(seat) = G::open(&state).first() {
            menu.clear();
            G::offer(&state, seat, &mut menu);
            assert!(!menu.is_empty(), "seed {seed}: nothing offered in {:?}", state.frames.top());
            let action = menu[pick.below(menu.len() as u32) as usize];
            let before = *state.frames.top();
            G::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
            G::audit(&state).unwrap_or_else(|e| panic!("seed {seed}: {action:?} in {before:?}: {e}"));
            if pick.below(20) == 0 {
                for who in kernel::Audience::all(seats) {
                    let world = G::resample(&state, who, &mut pick);
                    G::audit(&world).unwrap_or_else(|e| {
                        panic!("seed {seed}: resampled for {who:?} in {:?}: {e}", state.frames.top())
                    });
                }
            }
        }
    }
}
