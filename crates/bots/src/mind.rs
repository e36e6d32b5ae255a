//! All that bots know of a game: its weights, how far a lead is to be trusted, and what self-play corrects.

use crate::level::Temperament;
use crate::novice::Weakness;
use crate::residual::{Board, Residual};
use kernel::{MAX_SEATS, PerSeat};
use kit::heuristic::Manner;
use kit::{Heuristic, heuristic};
use std::any::TypeId;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

#[derive(Clone)]
pub struct Mind {
    pub weights: Vec<f32>,
    /// What the game's swing is multiplied by at the start and the end, by the number of seats.
    pub trust: [[f32; 2]; MAX_SEATS + 1],
    pub learned: Option<Arc<Residual>>,
    /// Whether leads are told as chances that come true. Whoever chooses moves compares them as the hand scales them: a
    /// measured swing that is small late in the game makes everything certain, a large one makes everything alike.
    pub honest: bool,
    /// How it searches.
    pub manner: Manner,
    /// How weak a beginner is.
    pub weakness: Weakness,
}

impl Mind {
    /// As the game's data files have it.
    pub fn of<G: Heuristic>() -> Mind {
        once::<G>("of", Mind::measured::<G>)
    }

    fn measured<G: Heuristic>() -> Mind {
        let learned = Some(G::LEARNED_JSON).filter(|json| !json.is_empty());
        let mind = Mind::by_hand::<G>().corrected::<G>(learned);
        Mind { honest: true, ..mind.unwrap_or_else(|e| panic!("{}: learned.json: {e}", G::ID)) }
    }

    /// All that is known, to choose moves by.
    pub fn to_play<G: Heuristic>() -> Mind {
        Mind { honest: false, ..Mind::of::<G>() }
    }

    /// The hand's work alone: what everything learned is measured against.
    pub fn by_hand<G: Heuristic>() -> Mind {
        once::<G>("by hand", || Mind::read::<G>(G::WEIGHTS_JSON).unwrap_or_else(|e| panic!("{e}")))
    }

    /// Weights and manner from a file as `data/weights.json` is: an older one, to be played against.
    pub fn read<G: Heuristic>(json: &str) -> Result<Mind, String> {
        let weights = heuristic::weights_from::<G>(json)?;
        let (manner, weakness) = (heuristic::manner_from(json), Weakness::read(json)?);
        let trusted: Vec<(u8, [f32; 2])> = heuristic::trusts_from(json).into_iter().collect();
        let nearest = |seats: usize| {
            let near = trusted.iter().min_by_key(|(measured, _)| measured.abs_diff(seats as u8));
            near.map_or([1.0, 1.0], |(_, factors)| *factors)
        };
        Ok(Mind { trust: std::array::from_fn(nearest), manner, weakness, ..Mind::from(weights) })
    }

    /// The same with what a file as `data/learned.json` is corrects; without one it corrects nothing.
    pub fn corrected<G: Heuristic>(self, json: Option<&str>) -> Result<Mind, String> {
        let learned = json.map(Residual::read::<G>).transpose()?.map(Arc::new);
        Ok(Mind { learned, ..self })
    }

    /// The same with other likings. A game that names no temperaments knows none: they then all play alike.
    pub fn tempered<G: Heuristic>(mut self, temperament: Temperament) -> Mind {
        let factors = heuristic::temperament::<G>(temperament.id()).unwrap_or_default();
        for (weight, factor) in self.weights.iter_mut().zip(factors) {
            *weight *= factor;
        }
        self
    }

    /// The same weights without anything measured or learned. Whoever looks one step ahead chooses by it: how much a lead
    /// is worth in the end is the same for all choices, and a correction would only be sought out where it errs.
    pub fn plain(&self) -> Mind {
        Mind { learned: None, honest: false, ..self.clone() }
    }

    /// What the game's swing is multiplied by, as far as it was measured.
    fn trust_in<G: Heuristic>(&self, state: &G::State, seats: usize) -> f32 {
        let [start, end] = self.trust[seats.min(MAX_SEATS)];
        start + (end - start) * G::progress(state).clamp(0.0, 1.0)
    }

    /// What each seat's chances stand at, on the scale of which a softmax is the chance to win and a logistic of the
    /// difference the chance to be ahead.
    pub fn leads<G: Heuristic>(&self, state: &G::State) -> PerSeat<f32> {
        let mut values = G::evaluate(state, &self.weights);
        let swing = G::swing(state, &self.weights).max(f32::MIN_POSITIVE);
        let top = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let share = if self.honest { 1.0 } else { self.manner.correction };
        let learned = self.learned.as_ref().filter(|_| share > 0.0);
        let measured = self.honest || learned.is_some();
        let trust = if measured { self.trust_in::<G>(state, values.len()) } else { 1.0 };
        let scale = 2.0 / (swing * trust);
        for value in values.iter_mut() {
            *value = (*value - top) * scale;
        }
        if let Some(learned) = learned {
            let board = Board::of::<G>(state, &self.weights, &values);
            learned.correct(&board, share, &mut values);
            if !self.honest {
                values.iter_mut().for_each(|value| *value *= trust);
            }
        }
        values
    }
}

impl From<Vec<f32>> for Mind {
    /// Weights alone: nothing measured, nothing learned.
    fn from(weights: Vec<f32>) -> Mind {
        let (trust, manner) = ([[1.0, 1.0]; MAX_SEATS + 1], Manner::default());
        Mind { weights, trust, learned: None, honest: false, manner, weakness: Weakness::default() }
    }
}

/// Bots are made for every game, at a table for every answer; what the files of a game say stays the same.
fn once<G: Heuristic>(which: &'static str, read: impl FnOnce() -> Mind) -> Mind {
    static READ: Mutex<BTreeMap<(TypeId, &str), Mind>> = Mutex::new(BTreeMap::new());
    let known = || READ.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (TypeId::of::<G>(), which);
    if let Some(mind) = known().get(&key) {
        return mind.clone();
    }
    let mind = read();
    known().insert(key, mind.clone());
    mind
}
