//! Who is better, and how sure are we: seats rotated, seeds paired, intervals and ratings.

use crate::{Glimpse, Spec};
use kernel::{Cx, Dice, PerSeat, Refusal, Seat, SeatSet};
use kit::Heuristic;
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::time::Instant;

#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub seats: u8,
    pub games: u64,
    pub seed: u64,
    pub bots: Vec<Line>,
    /// How often the first finished ahead of the second; a shared place counts half.
    pub ahead: Vec<Ahead>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Line {
    pub name: String,
    /// Seats it played, over all games.
    pub games: u64,
    /// A shared victory counts as its share.
    pub wins: f64,
    pub win_rate: f64,
    pub ci95: [f64; 2],
    pub rating: f64,
    pub rating_uncertainty: f64,
    pub mean_place: f64,
    /// Milliseconds a decision, those with one choice left out.
    pub decision_ms_p50: f64,
    pub decision_ms_p99: f64,
}

#[derive(Clone, Debug, Serialize)]
pub struct Ahead {
    pub first: String,
    pub second: String,
    pub comparisons: u64,
    pub rate: f64,
    pub ci95: [f64; 2],
}

/// Wilson's interval of a rate.
pub fn wilson(successes: f64, n: f64) -> [f64; 2] {
    if n == 0.0 {
        return [0.0, 1.0];
    }
    let (z, p) = (1.96, successes / n);
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

/// Plays `games` games, one bot a seat. Every block of as many games as seats plays the same chance with the bots
/// moved on by one seat.
pub fn arena<G: Heuristic>(
    options: &G::Options,
    bots: &[Spec],
    games: u64,
    seed: u64,
    mut progress: impl FnMut(u64),
) -> Result<Report, Refusal> {
    let seats = bots.len() as u64;
    let mut names: Vec<String> = Vec::new();
    for bot in bots {
        if !names.contains(&bot.to_string()) {
            names.push(bot.to_string());
        }
    }
    let of = |bot: &Spec| names.iter().position(|n| *n == bot.to_string()).expect("named above");
    let mut tally: Vec<Tally> = names.iter().map(|_| Tally::default()).collect();
    let mut ahead = vec![vec![(0.0, 0u64); names.len()]; names.len()];
    for game in 0..games {
        let (block, turn) = (game / seats, game % seats);
        let seated: Vec<Spec> = (0..seats).map(|seat| bots[((seat + turn) % seats) as usize]).collect();
        let mut times: Vec<Vec<f64>> = vec![Vec::new(); names.len()];
        let places = play_timed::<G>(options, &seated, seed.wrapping_add(block), &mut |seat, ms| {
            times[of(&seated[seat.index()])].push(ms);
        })?;
        for (tally, times) in tally.iter_mut().zip(times) {
            tally.times.extend(times);
        }
        let winners: SeatSet = places.pairs().filter(|(_, p)| **p == 1).map(|(s, _)| s).collect();
        for (seat, place) in places.pairs() {
            let mine = &mut tally[of(&seated[seat.index()])];
            mine.games += 1;
            mine.places += *place as u64;
            if winners.contains(seat) {
                mine.wins += 1.0 / winners.len() as f64;
            }
            for (other, theirs) in places.pairs().filter(|(o, _)| *o != seat) {
                let cell = &mut ahead[of(&seated[seat.index()])][of(&seated[other.index()])];
                cell.0 += if place < theirs {
                    1.0
                } else if place == theirs {
                    0.5
                } else {
                    0.0
                };
                cell.1 += 1;
            }
        }
        rate(&mut tally, &seated.iter().map(of).collect::<Vec<_>>(), &places);
        progress(game + 1);
    }
    let lines = names.iter().zip(&mut tally).map(|(name, t)| t.line(name)).collect();
    let mut compared = Vec::new();
    for (i, first) in names.iter().enumerate() {
        for (j, second) in names.iter().enumerate().filter(|(j, _)| *j > i) {
            let (won, n) = ahead[i][j];
            let rate = if n == 0 { 0.5 } else { won / n as f64 };
            let ci95 = wilson(won, n as f64);
            compared.push(Ahead { first: first.clone(), second: second.clone(), comparisons: n, rate, ci95 });
        }
    }
    Ok(Report { game: G::ID, seats: seats as u8, games, seed, bots: lines, ahead: compared })
}

#[derive(Default)]
struct Tally {
    games: u64,
    wins: f64,
    places: u64,
    times: Vec<f64>,
    rating: WengLinRating,
}

impl Tally {
    fn line(&mut self, name: &str) -> Line {
        self.times.sort_by(f64::total_cmp);
        let at = |share: f64| {
            let last = self.times.len().saturating_sub(1);
            self.times.get((last as f64 * share).round() as usize).copied().unwrap_or(0.0)
        };
        let n = self.games as f64;
        Line {
            name: name.to_owned(),
            games: self.games,
            wins: self.wins,
            win_rate: self.wins / n,
            ci95: wilson(self.wins, n),
            rating: self.rating.rating,
            rating_uncertainty: self.rating.uncertainty,
            mean_place: self.places as f64 / n,
            decision_ms_p50: at(0.5),
            decision_ms_p99: at(0.99),
        }
    }
}

/// Ratings as if each bot were a player; seats of the same bot do not rate against each other.
fn rate(tally: &mut [Tally], seated: &[usize], places: &PerSeat<u8>) {
    let mut best: Vec<(usize, u8)> = Vec::new();
    for (seat, place) in places.pairs() {
        let bot = seated[seat.index()];
        match best.iter_mut().find(|(b, _)| *b == bot) {
            Some((_, old)) => *old = (*old).min(*place),
            None => best.push((bot, *place)),
        }
    }
    if best.len() < 2 {
        return;
    }
    let teams: Vec<[WengLinRating; 1]> = best.iter().map(|(bot, _)| [tally[*bot].rating]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(&best)
        .map(|(team, (_, place))| (team.as_slice(), MultiTeamOutcome::new(*place as usize)))
        .collect();
    let new = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    for ((bot, _), team) in best.iter().zip(new) {
        tally[*bot].rating = team[0];
    }
}

/// One game; reports how long each decision with a choice took.
fn play_timed<G: Heuristic>(
    options: &G::Options,
    seated: &[Spec],
    seed: u64,
    took: &mut dyn FnMut(Seat, f64),
) -> Result<PerSeat<u8>, Refusal> {
    let mut dice = Dice::new(seed);
    let mut state = G::setup(options, seated.len() as u8, &mut Cx::playout(&mut dice))?;
    let mut bots: PerSeat<_> = seated
        .iter()
        .zip(1u64..)
        .map(|(spec, n)| spec.make::<G>(seed.wrapping_mul(31).wrapping_add(n)))
        .collect();
    let mut menu = Vec::new();
    while let Some(seat) = G::open(&state).first() {
        menu.clear();
        G::offer(&state, seat, &mut menu);
        let begun = Instant::now();
        let pick = bots[seat].choose(&Glimpse::new(&state, seat, &menu));
        if menu.len() > 1 {
            took(seat, begun.elapsed().as_secs_f64() * 1000.0);
        }
        G::apply(&mut state, seat, menu.swap_remove(pick), &mut Cx::playout(&mut dice));
    }
    Ok(G::standing(&state).map_or_else(|| PerSeat::new(seated.len() as u8, |_| 1), |s| s.places))
}
