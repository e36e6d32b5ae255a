//! The figures of README's table. Each is the median of several runs, with the slowest and the fastest beside it:
//! machines are noisy, and a figure without its spread says little.

use crate::foreseen::{self, Foreseeing};
use bots::Opponents;
use bots::{Bots, Budget, Glimpse, Mind, Search, Spec};
use kernel::{Chance, Cx, Dice, PerSeat, Rules, Seat};
use kit::Gauges;
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

pub const RUNS: usize = 7;
const RUN: Duration = Duration::from_millis(400);

#[derive(Serialize)]
pub struct Figures {
    pub seats: u8,
    pub decisions_per_second: f64,
    pub decisions_per_second_range: [f64; 2],
    pub games_per_second: f64,
    pub games_per_second_range: [f64; 2],
    pub clone_ns: f64,
    pub clone_ns_range: [f64; 2],
    pub offer_ns: f64,
    pub offer_ns_range: [f64; 2],
    pub state_bytes: usize,
    /// Of the search bot, on one core.
    pub search_iterations_per_second: f64,
    pub foresight: Foreseeing,
    /// A whole screen for one seat; none while the game has no table.
    pub render_us: Option<f64>,
}

/// Random play with default options at the usual four seats, on one core.
pub fn figures<G: Opponents + Gauges>() -> Figures {
    let seats = G::SEATS.1.min(4);
    let options = G::Options::default();
    let mut seed = 0;
    let mut decisions = Vec::new();
    let mut games = Vec::new();
    for _ in 0..RUNS {
        let begun = Instant::now();
        let (mut played, mut steps) = (0u64, 0u64);
        while begun.elapsed() < RUN {
            seed += 1;
            let mut bots = random_bots::<G>(seats, seed);
            let game = bots::play::<G>(&options, &mut bots, &mut Dice::new(seed), bots::LIMIT);
            steps += game.map_or(0, |g| g.decisions);
            played += 1;
        }
        let seconds = begun.elapsed().as_secs_f64();
        decisions.push(steps as f64 / seconds);
        games.push(played as f64 / seconds);
    }
    let positions = positions::<G>(&options, seats, 256);
    let clone = runs(|| {
        for (state, _) in &positions {
            black_box(G::copied(state));
        }
        positions.len()
    });
    let mut menu = Vec::new();
    let offer = runs(|| {
        for (state, seat) in &positions {
            menu.clear();
            G::choices(state, *seat, &mut menu);
            black_box(&menu);
        }
        positions.len()
    });
    let (decisions, games) = (Spread::of(decisions), Spread::of(games));
    Figures {
        seats,
        decisions_per_second: decisions.median,
        decisions_per_second_range: decisions.range,
        games_per_second: games.median,
        games_per_second_range: games.range,
        clone_ns: clone.median,
        clone_ns_range: clone.range,
        offer_ns: offer.median,
        offer_ns_range: offer.range,
        state_bytes: std::mem::size_of::<G::State>(),
        search_iterations_per_second: search_speed::<G>(&positions),
        foresight: foreseen::figures::<G>(&positions),
        render_us: None,
    }
}

fn search_speed<G: Opponents>(positions: &[(G::State, Seat)]) -> f64 {
    let mut search = Search::<G>::new(Mind::of::<G>(), Budget::Iterations(500).into(), 1);
    let begun = Instant::now();
    let mut iterations = 0u64;
    let mut menu = Vec::new();
    for (state, seat) in positions.iter().cycle().step_by(positions.len() / 8 + 1) {
        menu.clear();
        G::choices(state, *seat, &mut menu);
        search.rank(&Glimpse::new(state, *seat, &menu));
        iterations += search.iterations as u64;
        if begun.elapsed() > RUN * 2 {
            break;
        }
    }
    iterations as f64 / begun.elapsed().as_secs_f64()
}

/// The median of several values, and from where to where they go.
pub struct Spread {
    pub median: f64,
    pub range: [f64; 2],
}

impl Spread {
    pub fn of(mut values: Vec<f64>) -> Spread {
        values.sort_by(f64::total_cmp);
        Spread { median: values[values.len() / 2], range: [values[0], values[values.len() - 1]] }
    }
}

/// Nanoseconds for one of the things that a call of `work` does several of.
fn runs(mut work: impl FnMut() -> usize) -> Spread {
    let once = |work: &mut dyn FnMut() -> usize| {
        let begun = Instant::now();
        let mut done = 0;
        while begun.elapsed() < RUN / 4 {
            done += work();
        }
        begun.elapsed().as_nanos() as f64 / done as f64
    };
    Spread::of((0..RUNS).map(|_| once(&mut work)).collect())
}

fn random_bots<G: Opponents>(seats: u8, seed: u64) -> Bots<G> {
    PerSeat::new(seats, |seat| Spec::Random.make_with(Mind::from(Vec::new()), seed * 8 + seat.0 as u64))
}

/// Positions all along random games.
fn positions<G: Rules>(options: &G::Options, seats: u8, wanted: usize) -> Vec<(G::State, Seat)> {
    let mut dice = Dice::new(99);
    let mut found = Vec::new();
    while found.len() < wanted {
        let Ok(mut state) = G::setup(options, seats, &mut Cx::playout(&mut dice)) else { break };
        bots::answered::<G>(&mut state, bots::LIMIT, |state, seat, menu| {
            if dice.below(16) == 0 {
                found.push((state.clone(), seat));
            }
            let pick = dice.below(menu.len() as u32) as usize;
            G::apply(state, seat, menu.swap_remove(pick), &mut Cx::playout(&mut dice));
        });
    }
    found.truncate(wanted);
    found
}
