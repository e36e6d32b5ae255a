//! Who is better, and how sure are we: seats rotated, seeds paired, intervals and ratings.

use crate::{Bot, Glimpse, Mind, Opponents, Spec, answered};
use kernel::{Cx, Dice, PerSeat, Refusal, SeatSet};
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::cmp::Ordering;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub seats: u8,
    pub games: u64,
    pub seed: u64,
    /// Decisions after which a game is given up,
    pub limit: u64,
    /// and how many games were. They count for nobody.
    pub unfinished: u64,
    pub bots: Vec<BotResult>,
    /// How often the first finished ahead of the second; a shared place counts half.
    pub ahead: Vec<Ahead>,
}

/// How one bot did, over all games.
#[derive(Clone, Debug, Serialize)]
pub struct BotResult {
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
    /// Decisions that the clock ended: where there is none, the same seed gives the same report on every run.
    pub cut_short: u64,
}

#[derive(Clone, Debug, Serialize)]
pub struct Ahead {
    pub first: String,
    pub second: String,
    pub comparisons: u64,
    pub rate: f64,
    pub ci95: [f64; 2],
}

/// Who plays: a bot for each seat, and the mind of those that are called `-other`.
#[derive(Clone, Copy)]
pub struct Field<'a> {
    pub bots: &'a [Spec],
    pub other: Option<&'a Mind>,
}

impl<'a> From<&'a [Spec]> for Field<'a> {
    fn from(bots: &'a [Spec]) -> Self {
        Field { bots, other: None }
    }
}

impl<'a> From<&'a Vec<Spec>> for Field<'a> {
    fn from(bots: &'a Vec<Spec>) -> Self {
        Field { bots, other: None }
    }
}

impl<'a, const N: usize> From<&'a [Spec; N]> for Field<'a> {
    fn from(bots: &'a [Spec; N]) -> Self {
        Field { bots, other: None }
    }
}

impl Field<'_> {
    /// Who sits where in a game: one seat further on than in the game before.
    pub(crate) fn seated(&self, game: u64) -> Vec<Spec> {
        let seats = self.bots.len() as u64;
        (0..seats).map(|seat| self.bots[((seat + game) % seats) as usize]).collect()
    }

    /// The bots of a game, each with chance of its own.
    pub(crate) fn made<G: Opponents>(&self, game: u64, seed: u64) -> PerSeat<Box<dyn Bot<G>>> {
        let make = |(spec, n): (Spec, u64)| {
            let seed = seed.wrapping_mul(31).wrapping_add(n);
            match self.other.filter(|_| spec.is_other()) {
                Some(mind) => spec.make_with(mind.clone(), seed),
                None => spec.make::<G>(seed),
            }
        };
        self.seated(game).into_iter().zip(1u64..).map(make).collect()
    }
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

/// Plays `games` games, one bot a seat, on `jobs` cores. Every block of as many games as seats plays the same chance
/// with the bots moved on by one seat. The result does not depend on `jobs`. A game is given up after `limit` decisions.
pub fn arena<'a, G: Opponents>(
    options: &G::Options,
    field: impl Into<Field<'a>>,
    games: u64,
    seed: u64,
    jobs: usize,
    limit: u64,
    progress: impl Fn(u64) + Sync,
) -> Result<Report, Refusal> {
    let field: Field = field.into();
    let seats = field.bots.len() as u64;
    let played = in_parallel(games, jobs, &progress, &|game| {
        play_timed::<G>(options, field, game, seed.wrapping_add(game / seats), limit)
    });
    Ok(report(G::ID, field, played.into_iter().collect::<Result<_, _>>()?, (seed, limit)))
}

/// What the games come to, whatever they were games of.
fn report(game: &'static str, field: Field, played: Vec<Option<Timed>>, (seed, limit): (u64, u64)) -> Report {
    let (seats, games) = (field.bots.len() as u8, played.len() as u64);
    let names = named(field.bots);
    let of = |bot: &Spec| names.iter().position(|n| *n == bot.to_string()).expect("named above");
    let mut tally: Vec<Tally> = names.iter().map(|_| Tally::default()).collect();
    let mut ahead = vec![vec![(0.0, 0u64); names.len()]; names.len()];
    let mut unfinished = 0;
    for (number, played) in (0..games).zip(played) {
        let Some(Timed { places, times, cut_short }) = played else {
            unfinished += 1;
            continue;
        };
        let bot_of: Vec<usize> = field.seated(number).iter().map(of).collect();
        let winners: SeatSet = places.pairs().filter(|(_, p)| **p == 1).map(|(s, _)| s).collect();
        for (seat, place) in places.pairs() {
            let mine = &mut tally[bot_of[seat.index()]];
            mine.games += 1;
            mine.places += *place as u64;
            mine.times.extend(&times[seat]);
            mine.cut_short += cut_short[seat];
            if winners.contains(seat) {
                mine.wins += 1.0 / winners.len() as f64;
            }
            for (other, theirs) in places.pairs().filter(|(o, _)| *o != seat) {
                let cell = &mut ahead[bot_of[seat.index()]][bot_of[other.index()]];
                cell.0 += score(*place, *theirs);
                cell.1 += 1;
            }
        }
        rate(&mut tally, &bot_of, &places);
    }
    let results = names.iter().zip(&mut tally).map(|(name, t)| t.result(name)).collect();
    let mut compared = Vec::new();
    for (i, first) in names.iter().enumerate() {
        for (j, second) in names.iter().enumerate().filter(|(j, _)| *j > i) {
            let (won, n) = ahead[i][j];
            let rate = if n == 0 { 0.5 } else { won / n as f64 };
            let ci95 = wilson(won, n as f64);
            compared.push(Ahead { first: first.clone(), second: second.clone(), comparisons: n, rate, ci95 });
        }
    }
    Report { game, seats, games, seed, limit, unfinished, bots: results, ahead: compared }
}

#[derive(Default)]
struct Tally {
    games: u64,
    wins: f64,
    places: u64,
    times: Vec<f64>,
    cut_short: u64,
    rating: WengLinRating,
}

impl Tally {
    fn result(&mut self, name: &str) -> BotResult {
        self.times.sort_by(f64::total_cmp);
        let at = |share: f64| {
            let last = self.times.len().saturating_sub(1);
            self.times.get((last as f64 * share).round() as usize).copied().unwrap_or(0.0)
        };
        let n = self.games as f64;
        // Nothing is known of a bot that finished no game.
        let mean = |sum: f64| if self.games == 0 { 0.0 } else { sum / n };
        BotResult {
            name: name.to_owned(),
            games: self.games,
            wins: self.wins,
            win_rate: mean(self.wins),
            ci95: wilson(self.wins, n),
            rating: self.rating.rating,
            rating_uncertainty: self.rating.uncertainty,
            mean_place: mean(self.places as f64),
            decision_ms_p50: at(0.5),
            decision_ms_p99: at(0.99),
            cut_short: self.cut_short,
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

/// 1 for being ahead, a half for a shared place.
pub(crate) fn score(mine: u8, theirs: u8) -> f64 {
    match mine.cmp(&theirs) {
        Ordering::Less => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Greater => 0.0,
    }
}

/// What the bots are called, each once.
pub(crate) fn named(bots: &[Spec]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in bots.iter().map(Spec::to_string) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Does `work` for each number below `count` and gives the results in order.
pub fn in_parallel<T: Send>(
    count: u64,
    jobs: usize,
    progress: &(dyn Fn(u64) + Sync),
    work: &(dyn Fn(u64) -> T + Sync),
) -> Vec<T> {
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let worker = || {
        let mut mine = Vec::new();
        loop {
            let n = next.fetch_add(1, Relaxed);
            if n >= count {
                return mine;
            }
            mine.push((n, work(n)));
            progress(done.fetch_add(1, Relaxed) + 1);
        }
    };
    let mut results: Vec<Option<T>> = (0..count).map(|_| None).collect();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs.max(1)).map(|_| scope.spawn(worker)).collect();
        for worker in workers {
            for (n, result) in worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)) {
                results[n as usize] = Some(result);
            }
        }
    });
    results.into_iter().flatten().collect()
}

struct Timed {
    places: PerSeat<u8>,
    /// Milliseconds of each decision with a choice.
    times: PerSeat<Vec<f64>>,
    cut_short: PerSeat<u64>,
}

/// One game with the clock on; nothing where it did not end within `limit` decisions.
fn play_timed<G: Opponents>(
    options: &G::Options,
    field: Field,
    game: u64,
    seed: u64,
    limit: u64,
) -> Result<Option<Timed>, Refusal> {
    let mut dice = Dice::new(seed);
    let seats = field.bots.len() as u8;
    let mut state = G::setup(options, seats, &mut Cx::playout(&mut dice))?;
    let mut bots = field.made::<G>(game, seed);
    let mut times = PerSeat::new(seats, |_| Vec::new());
    let mut cut_short = PerSeat::new(seats, |_| 0);
    let ended = answered::<G>(&mut state, limit, |state, seat, menu| {
        let begun = Instant::now();
        let pick = bots[seat].choose(&Glimpse::new(state, seat, menu));
        if menu.len() > 1 {
            times[seat].push(begun.elapsed().as_secs_f64() * 1000.0);
            cut_short[seat] += bots[seat].cut_short() as u64;
        }
        G::apply(state, seat, menu.swap_remove(pick), &mut Cx::playout(&mut dice));
    });
    if ended.is_none() {
        return Ok(None);
    }
    let places = G::standing(&state).map_or_else(|| PerSeat::new(seats, |_| 1), |s| s.places);
    Ok(Some(Timed { places, times, cut_short }))
}
