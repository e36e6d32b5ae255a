//! What self-play corrects in the evaluation that was written by hand: a small network, the same for every seat and for
//! every number of seats, whose result is added to the seat's lead. It is computed in a fixed order with plain additions
//! and multiplications, so that it comes out the same to the last bit on every machine, and allocates nothing.

use crate::gather::Sample;
use kernel::{MAX_SEATS, PerSeat, Seat};
use kit::Heuristic;
use kit::heuristic::MOST_FEATURES;
use serde::{Deserialize, Serialize};

/// Inputs besides the features: how far the game is, how many play, the lead over the best and over the mean rival.
const EXTRA: usize = 4;
const MOST_INPUTS: usize = 2 * MOST_FEATURES + EXTRA;
/// Width of the two hidden layers.
pub const WIDE: usize = 32;
pub const NARROW: usize = 16;
/// No correction is trusted further than this: about two to one.
const MOST: f32 = 2.5;

/// How many numbers a network with so many features is made of.
pub fn size(features: usize) -> usize {
    let inputs = inputs(features);
    (inputs + 1) * WIDE + (WIDE + 1) * NARROW + NARROW + 1
}

/// Inputs of a seat: its own features, the mean of the others', and the rest.
pub fn inputs(features: usize) -> usize {
    2 * features + EXTRA
}

/// `data/learned.json`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Residual {
    /// In this order; a file of other features is refused.
    pub features: Vec<String>,
    pub evidence: serde_json::Value,
    /// In thousandths, row by row: a data file stays small and reads the same everywhere.
    pub thousandths: Vec<i32>,
    #[serde(skip)]
    net: Vec<f32>,
}

impl Residual {
    pub fn read<G: Heuristic>(json: &str) -> Result<Residual, String> {
        Residual::of(G::FEATURES, json)
    }

    fn of(features: &[&str], json: &str) -> Result<Residual, String> {
        let mut read: Residual = serde_json::from_str(json).map_err(|e| e.to_string())?;
        if read.features != features {
            return Err(format!("it looks at {:?}, the game at {:?}", read.features, features));
        }
        if read.thousandths.len() != size(features.len()) {
            return Err(format!("{} numbers, not {}", read.thousandths.len(), size(features.len())));
        }
        read.net = read.thousandths.iter().map(|&n| n as f32 / 1000.0).collect();
        Ok(read)
    }

    pub fn new(features: &[&str], net: &[f32], evidence: serde_json::Value) -> Residual {
        let thousandths: Vec<i32> = net.iter().map(|w| (w * 1000.0).round() as i32).collect();
        let net = thousandths.iter().map(|&n| n as f32 / 1000.0).collect();
        let features = features.iter().map(|name| (*name).to_owned()).collect();
        Residual { features, evidence, thousandths, net }
    }

    pub fn net(&self) -> &[f32] {
        &self.net
    }

    /// Adds the correction, or a share of it, to each seat's lead.
    pub fn correct(&self, board: &Board, share: f32, leads: &mut PerSeat<f32>) {
        for seat in 0..board.seats {
            let mut x = [0.0; MOST_INPUTS];
            let n = board.inputs_of(seat, &mut x);
            leads[Seat(seat as u8)] += share * output(&self.net, &x[..n]);
        }
    }
}

/// What the network looks at, for all seats of a position.
pub struct Board {
    pub seats: usize,
    count: usize,
    features: [[f32; MOST_FEATURES]; MAX_SEATS],
    leads: [f32; MAX_SEATS],
    progress: f32,
}

impl Board {
    /// `leads` are the hand's, on the scale of [`crate::Mind::leads`].
    pub fn of<G: Heuristic>(state: &G::State, weights: &[f32], leads: &PerSeat<f32>) -> Board {
        let count = G::FEATURES.len();
        let mut board = Board {
            seats: leads.len(),
            count,
            features: [[0.0; MOST_FEATURES]; MAX_SEATS],
            leads: [0.0; MAX_SEATS],
            progress: G::progress(state),
        };
        for (seat, lead) in leads.pairs() {
            board.leads[seat.index()] = *lead;
            G::features(state, seat, weights, &mut board.features[seat.index()][..count]);
        }
        board
    }

    /// From a position that was gathered.
    pub fn from_sample(sample: &Sample, leads: &[f32]) -> Board {
        let count = sample.features.len() / leads.len();
        let mut board = Board {
            seats: leads.len(),
            count,
            features: [[0.0; MOST_FEATURES]; MAX_SEATS],
            leads: [0.0; MAX_SEATS],
            progress: sample.progress,
        };
        board.leads[..leads.len()].copy_from_slice(leads);
        for (row, features) in board.features.iter_mut().zip(sample.features.chunks(count.max(1))) {
            row[..count].copy_from_slice(features);
        }
        board
    }

    /// Writes the inputs of a seat and says how many there are.
    pub fn inputs_of(&self, seat: usize, x: &mut [f32; MOST_INPUTS]) -> usize {
        let rivals = (self.seats.max(2) - 1) as f32;
        let n = self.count;
        x[..n].copy_from_slice(&self.features[seat][..n]);
        let (mut best, mut sum) = (f32::NEG_INFINITY, 0.0);
        for other in (0..self.seats).filter(|&other| other != seat) {
            for (mean, theirs) in x[n..2 * n].iter_mut().zip(&self.features[other][..n]) {
                *mean += theirs / rivals;
            }
            best = best.max(self.leads[other]);
            sum += self.leads[other] / rivals;
        }
        x[2 * n] = self.progress;
        x[2 * n + 1] = rivals / 4.0;
        x[2 * n + 2] = (0.5 * (self.leads[seat] - best)).clamp(-2.0, 2.0);
        x[2 * n + 3] = (0.5 * (self.leads[seat] - sum)).clamp(-2.0, 2.0);
        2 * n + EXTRA
    }
}

/// A row of inputs as [`Board::inputs_of`] writes them.
pub type Inputs = [f32; MOST_INPUTS];
pub const NO_INPUTS: Inputs = [0.0; MOST_INPUTS];

/// The correction for one seat.
pub fn output(net: &[f32], x: &[f32]) -> f32 {
    let (mut wide, mut narrow) = ([0.0f32; WIDE], [0.0f32; NARROW]);
    let (first, rest) = net.split_at((x.len() + 1) * WIDE);
    layer(first, x, &mut wide);
    let (second, last) = rest.split_at((WIDE + 1) * NARROW);
    layer(second, &wide, &mut narrow);
    let mut sum = last[NARROW];
    for (w, h) in last.iter().zip(&narrow) {
        sum += w * h;
    }
    sum.clamp(-MOST, MOST)
}

/// One layer with its ramp: a row of weights an input, and a row of what is there without any. Row by row, so that the
/// sums run side by side and still in one order.
pub fn layer<const N: usize>(weights: &[f32], x: &[f32], out: &mut [f32; N]) {
    let (rows, still) = weights.split_at(x.len() * N);
    out.copy_from_slice(still);
    for (row, x) in rows.chunks_exact(N).zip(x) {
        for (sum, w) in out.iter_mut().zip(row) {
            *sum += w * x;
        }
    }
    for sum in out.iter_mut() {
        *sum = sum.max(0.0);
    }
}
