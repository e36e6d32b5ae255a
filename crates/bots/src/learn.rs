//! Learns what to correct in a game's evaluation: plain gradient descent (Adam) on positions of self-play, stopped when
//! games it does not learn from are foretold no better. One seed, one result.

use crate::calibrate::{Score, Tenth, chances, is_test, score, tenths, trusted};
use crate::gather::Sample;
use crate::residual::{Board, Inputs, NARROW, NO_INPUTS, Residual, WIDE, inputs, layer, output, size};
use kernel::{Chance, Dice};
use kit::Heuristic;
use serde_json::json;

const RATE: f32 = 0.001;
const BATCH: usize = 64;
const EPOCHS: u32 = 40;
/// Rounds without progress before it stops; the steps are halved after each.
const PATIENCE: u32 = 4;
/// What pulls every weight towards nothing: a correction has to be earned.
const DECAY: f32 = 1e-4;

/// What came of it.
pub struct Learned {
    pub file: Residual,
    pub hand: Score,
    pub calibrated: Score,
    pub residual: Score,
    /// What it said on those games, tenth by tenth.
    pub tenths: Vec<Tenth>,
}

/// A position ready to learn from.
struct Row {
    leads: Vec<f32>,
    inputs: Vec<Inputs>,
    won: Vec<f32>,
    places: Vec<u8>,
}

impl Row {
    fn of(sample: &Sample, trust: [f32; 2]) -> Row {
        let leads = trusted(sample, trust);
        let board = Board::from_sample(sample, &leads);
        let inputs = (0..sample.seats()).map(|seat| {
            let mut x = NO_INPUTS;
            board.inputs_of(seat, &mut x);
            x
        });
        let won = (0..sample.seats()).map(|seat| sample.won(seat)).collect();
        Row { inputs: inputs.collect(), leads, won, places: sample.places.clone() }
    }
}

/// Leads of a position once corrected.
pub fn corrected(sample: &Sample, trust: impl Fn(usize) -> [f32; 2], net: &[f32]) -> Vec<f32> {
    let row = Row::of(sample, trust(sample.seats()));
    let n = inputs(sample.features.len() / sample.seats());
    row.leads.iter().zip(&row.inputs).map(|(lead, x)| lead + output(net, &x[..n])).collect()
}

/// Learns from samples of any numbers of seats, calibrated by `trust`; `go_on` is told of every round over all of them.
pub fn learn<G: Heuristic>(
    samples: &[Sample],
    trust: impl Fn(usize) -> [f32; 2],
    seed: u64,
    mut go_on: impl FnMut(u32) -> bool,
) -> Learned {
    descend(samples, &trust, seed, &mut go_on, G::FEATURES)
}

/// Nothing in it is about a game, but for what its features are called.
fn descend(
    samples: &[Sample],
    trust: &dyn Fn(usize) -> [f32; 2],
    seed: u64,
    go_on: &mut dyn FnMut(u32) -> bool,
    features: &[&str],
) -> Learned {
    let n = inputs(features.len());
    let mut dice = Dice::new(seed);
    let row = |sample: &Sample| Row::of(sample, trust(sample.seats()));
    // A sixth of the games it may look at only tells it when to stop.
    let watch = |sample: &Sample| (sample.game / 4).is_multiple_of(6);
    let mut train: Vec<Row> = samples.iter().filter(|s| !is_test(s) && !watch(s)).map(row).collect();
    let watched: Vec<Row> = samples.iter().filter(|s| !is_test(s) && watch(s)).map(row).collect();
    let mut net = begin(n, &mut dice);
    let (mut mean, mut square) = (vec![0.0f32; net.len()], vec![0.0f32; net.len()]);
    let mut best = (loss(&watched, &vec![0.0; net.len()], n), vec![0.0f32; net.len()]);
    let (mut idle, mut steps, mut epochs, mut rate) = (0, 0, 0, RATE);
    let mut gradient = vec![0.0f32; net.len()];
    while epochs < EPOCHS && idle < PATIENCE {
        for i in (1..train.len()).rev() {
            train.swap(i, dice.below(i as u32 + 1) as usize);
        }
        for batch in train.chunks(BATCH) {
            gradient.fill(0.0);
            batch.iter().for_each(|row| backward(row, &net, n, &mut gradient));
            steps += 1;
            let warm = (1.0 - 0.9f32.powi(steps), 1.0 - 0.999f32.powi(steps));
            for (i, weight) in net.iter_mut().enumerate() {
                let g = gradient[i] / batch.len() as f32 + DECAY * *weight;
                mean[i] = 0.9 * mean[i] + 0.1 * g;
                square[i] = 0.999 * square[i] + 0.001 * g * g;
                *weight -= rate * (mean[i] / warm.0) / ((square[i] / warm.1).sqrt() + 1e-8);
            }
        }
        epochs += 1;
        let now = loss(&watched, &net, n);
        match now < best.0 {
            true => (best, idle) = ((now, net.clone()), 0),
            false => (idle, rate) = (idle + 1, rate / 2.0),
        }
        if !go_on(epochs) {
            break;
        }
    }
    let test = || samples.iter().filter(|sample| is_test(sample));
    let hand = score(&mut test(), &|sample| sample.leads.clone());
    let calibrated = score(&mut test(), &|sample| trusted(sample, trust(sample.seats())));
    let mut file = Residual::new(features, &best.1, json!(null));
    let residual = score(&mut test(), &|sample| corrected(sample, trust, file.net()));
    file.evidence = json!({
        "method": "self-play with errors or drifting in two games of three; a network of two hidden layers beside the \
                   evaluation by hand, Adam, stopped early; scores on games that were not learned from",
        "positions": samples.len(), "seed": seed, "epochs": epochs,
        "hand": hand, "calibrated": calibrated, "residual": residual,
    });
    let tenths = tenths(&mut test(), &|sample| corrected(sample, trust, file.net()));
    Learned { file, hand, calibrated, residual, tenths }
}

/// Small and random; the last layer begins with nothing, so that the first correction is none.
fn begin(n: usize, dice: &mut Dice) -> Vec<f32> {
    let mut net = vec![0.0; (n + 1) * WIDE + (WIDE + 1) * NARROW + NARROW + 1];
    let mut fill = |from: usize, count: usize, fan: usize| {
        let scale = (3.0 / fan as f32).sqrt();
        for weight in &mut net[from..from + count] {
            *weight = scale * (dice.below(2001) as f32 / 1000.0 - 1.0);
        }
    };
    fill(0, n * WIDE, n);
    fill((n + 1) * WIDE, WIDE * NARROW, WIDE);
    debug_assert_eq!(net.len(), size((n - inputs(0)) / 2));
    net
}

/// What the descent goes down: who wins, and who is ahead of whom.
fn loss(rows: &[Row], net: &[f32], n: usize) -> f64 {
    let mut sum = 0.0;
    for row in rows {
        let leads: Vec<f32> =
            row.leads.iter().zip(&row.inputs).map(|(l, x)| l + output(net, &x[..n])).collect();
        for (chance, won) in chances(&leads).iter().zip(&row.won) {
            sum -= (won * chance.max(1e-6).ln()) as f64;
        }
        for i in 0..leads.len() {
            for j in (0..leads.len()).filter(|&j| row.places[i] < row.places[j]) {
                sum += ((leads[j] - leads[i]).exp().ln_1p() / (leads.len() - 1) as f32) as f64;
            }
        }
    }
    sum / rows.len().max(1) as f64
}

fn backward(row: &Row, net: &[f32], n: usize, gradient: &mut [f32]) {
    let seats = row.leads.len();
    let leads: Vec<f32> = row.leads.iter().zip(&row.inputs).map(|(l, x)| l + output(net, &x[..n])).collect();
    let chances = chances(&leads);
    for seat in 0..seats {
        let mut slope = chances[seat] - row.won[seat];
        for other in (0..seats).filter(|&other| other != seat) {
            let said = 1.0 / (1.0 + (leads[other] - leads[seat]).exp());
            let truth = crate::arena::score(row.places[seat], row.places[other]) as f32;
            slope += (said - truth) / (seats - 1) as f32;
        }
        through(&row.inputs[seat][..n], net, slope, gradient);
    }
}

/// One seat's slope, back through the layers.
fn through(x: &[f32], net: &[f32], slope: f32, gradient: &mut [f32]) {
    let n = x.len();
    let (mut wide, mut narrow) = ([0.0f32; WIDE], [0.0f32; NARROW]);
    let (second, last) = ((n + 1) * WIDE, (n + 1) * WIDE + (WIDE + 1) * NARROW);
    layer(&net[..second], x, &mut wide);
    layer(&net[second..last], &wide, &mut narrow);
    let mut down = [0.0f32; NARROW];
    for k in 0..NARROW {
        gradient[last + k] += slope * narrow[k];
        down[k] = if narrow[k] > 0.0 { slope * net[last + k] } else { 0.0 };
    }
    gradient[last + NARROW] += slope;
    let mut lower = [0.0f32; WIDE];
    for j in 0..WIDE {
        let from = second + j * NARROW;
        for k in 0..NARROW {
            gradient[from + k] += down[k] * wide[j];
            lower[j] += down[k] * net[from + k];
        }
        if wide[j] <= 0.0 {
            lower[j] = 0.0;
        }
    }
    for k in 0..NARROW {
        gradient[second + WIDE * NARROW + k] += down[k];
    }
    for (i, x) in x.iter().enumerate() {
        for (g, l) in gradient[i * WIDE..(i + 1) * WIDE].iter_mut().zip(&lower) {
            *g += l * x;
        }
    }
    for (g, l) in gradient[n * WIDE..(n + 1) * WIDE].iter_mut().zip(&lower) {
        *g += l;
    }
}
