//! How far a lead is to be trusted, measured: the factors of a game's swing for which its leads foretell best who wins and
//! who is ahead of whom.

use crate::gather::Sample;
use serde::Serialize;

/// How well chances foretold what happened, on games that were not looked at before. Lower is better.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Score {
    /// Cross-entropy of who wins,
    pub win: f64,
    /// mean square error of who is ahead of whom,
    pub ahead: f64,
    /// and how far foretold and true shares of victory lie apart, a tenth at a time, weighed by how often it is said.
    pub off: f64,
}

#[derive(Clone, Debug, Serialize)]
pub struct Calibrated {
    pub seats: u8,
    pub games: u64,
    pub positions: usize,
    /// At the start and the end of the game.
    pub trust: [f32; 2],
    pub uniform: f64,
    pub hand: Score,
    pub calibrated: Score,
    /// What is in force today, with everything learned.
    pub present: Score,
}

/// One game in four is kept to test on.
pub fn is_test(sample: &Sample) -> bool {
    sample.game % 4 == 3
}

/// The leads with factors applied to their swing.
pub fn trusted(sample: &Sample, [start, end]: [f32; 2]) -> Vec<f32> {
    let factor = start + (end - start) * sample.progress.clamp(0.0, 1.0);
    sample.leads.iter().map(|lead| lead / factor).collect()
}

/// Chances to win.
pub fn chances(leads: &[f32]) -> Vec<f32> {
    let top = leads.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let total: f32 = leads.iter().map(|lead| (lead - top).exp()).sum();
    leads.iter().map(|lead| (lead - top).exp() / total).collect()
}

/// How well leads foretell. Not generic: it would be compiled for every game, and says the same of all of them.
pub fn score<'a>(
    samples: &mut dyn Iterator<Item = &'a Sample>,
    leads_of: &dyn Fn(&Sample) -> Vec<f32>,
) -> Score {
    let (mut win, mut ahead, mut positions, mut pairs) = (0.0, 0.0, 0.0f64, 0.0f64);
    let mut tenths = [(0.0f64, 0.0f64, 0.0f64); 10];
    for sample in samples {
        let leads = leads_of(sample);
        let chances = chances(&leads);
        positions += 1.0;
        for seat in 0..sample.seats() {
            let won = sample.won(seat);
            if won > 0.0 {
                win -= (won * chances[seat].max(1e-6).ln()) as f64;
            }
            let tenth = &mut tenths[((chances[seat] * 10.0) as usize).min(9)];
            *tenth = (tenth.0 + 1.0, tenth.1 + chances[seat] as f64, tenth.2 + won as f64);
            for other in (0..sample.seats()).filter(|&other| other != seat) {
                let said = 1.0 / (1.0 + (leads[other] - leads[seat]).exp());
                let truth = crate::arena::score(sample.places[seat], sample.places[other]) as f32;
                ahead += ((said - truth) * (said - truth)) as f64;
                pairs += 1.0;
            }
        }
    }
    let said: f64 = tenths.iter().map(|tenth| tenth.0).sum();
    let off = tenths.iter().map(|(_, said, won)| (said - won).abs()).sum::<f64>() / said.max(1.0);
    Score { win: win / positions.max(1.0), ahead: ahead / pairs.max(1.0), off }
}

/// The factors that foretell best: a grid that closes in, since there are only two of them.
pub fn fit(samples: &[Sample]) -> [f32; 2] {
    let train: Vec<&Sample> = samples.iter().filter(|sample| !is_test(sample)).collect();
    let loss = |trust: [f32; 2]| score(&mut train.iter().copied(), &|sample| trusted(sample, trust)).win;
    let mut centre = [0.0f32, 0.0];
    let mut step = 0.5f32;
    let mut best = loss([1.0, 1.0]);
    for _ in 0..7 {
        let around = centre;
        for i in -2..=2 {
            for j in -2..=2 {
                // In powers of e: a factor is as likely to be too large as too small.
                let at = [
                    (around[0] + i as f32 * step).clamp(-3.0, 3.0),
                    (around[1] + j as f32 * step).clamp(-3.0, 3.0),
                ];
                let found = loss(at.map(f32::exp));
                if found < best {
                    (best, centre) = (found, at);
                }
            }
        }
        step *= 0.5;
    }
    centre.map(|at| (at.exp() * 1000.0).round() / 1000.0)
}

/// Fits and says how much it helps; `present` gives the leads in force today.
pub fn calibrate(samples: &[Sample], games: u64, present: &dyn Fn(&Sample) -> Vec<f32>) -> Calibrated {
    let trust = fit(samples);
    let seats = samples.first().map_or(0, Sample::seats);
    let test = || samples.iter().filter(|sample| is_test(sample));
    Calibrated {
        seats: seats as u8,
        games,
        positions: samples.len(),
        trust,
        uniform: (seats.max(1) as f64).ln(),
        hand: score(&mut test(), &|sample| sample.leads.clone()),
        calibrated: score(&mut test(), &|sample| trusted(sample, trust)),
        present: score(&mut test(), present),
    }
}
