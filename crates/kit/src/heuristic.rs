//! What somebody who understands a game knows about it, for bots. Written beside the rules, by hand; the weights are
//! data, so that they can be tuned without touching code.

use kernel::{PerSeat, Rules, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A game with a sense of what is good. The defaults know nothing.
pub trait Heuristic: Rules {
    /// Names of the weights, in the order in which the functions below get them.
    const WEIGHTS: &'static [&'static str] = &[];
    /// `data/weights.json`: `{"weights": {"name": 1.0}, "pace": 20, "evidence": "how they were found"}`; besides, what
    /// [`Manner`] says of searching, and `{"temperaments": {"raider": {"name": 1.5}}}`, by what each weight is multiplied.
    const WEIGHTS_JSON: &'static str = r#"{"weights": {}}"#;
    /// What a way of playing is told by: a name, and the text keys that count for it, of events, of what they name, or of
    /// choices that were taken.
    const STYLE: &'static [(&'static str, &'static [&'static str])] = &[];
    /// Names of what [`Heuristic::features`] looks at, in order; at most [`MOST_FEATURES`].
    const FEATURES: &'static [&'static str] = &[];
    /// `data/learned.json`, as `ecumene learn` writes it: what self-play corrects in `evaluate`. Empty: nothing yet.
    const LEARNED_JSON: &'static str = "";

    /// What each seat may hope to end with, in points or anything that grows with success. Handed worlds that a seat
    /// could not tell from the true one, so it may look at everything.
    fn evaluate(state: &Self::State, weights: &[f32]) -> PerSeat<f32> {
        let _ = weights;
        Self::standing(state).map(|s| s.points.map(|_, p| p.as_f32())).unwrap_or_else(|| flat::<Self>(state))
    }

    /// The lead, in the unit of `evaluate`, that makes a seat a clear favourite at this moment of the game.
    fn swing(state: &Self::State, weights: &[f32]) -> f32 {
        let _ = (state, weights);
        10.0
    }

    /// How far the game has come, from 0 to 1: a lead is trusted by it.
    fn progress(state: &Self::State) -> f32 {
        let _ = state;
        0.0
    }

    /// What a correction of `evaluate` may look at, for one seat: small numbers, about -2 to 2, one for each name. Called
    /// as often as `evaluate`, so it must be as cheap.
    fn features(state: &Self::State, seat: Seat, weights: &[f32], out: &mut [f32]) {
        let _ = (state, seat, weights, out);
    }

    /// How promising an offered action looks before it is tried: 0 is ordinary, 1 clearly better, [`FOOLISH`] or less
    /// not worth a thought while there is anything else (taking back what was just put down, say: bots would go round
    /// in circles). Must be cheap: it steers every step of every playout.
    fn promise(state: &Self::State, seat: Seat, action: &Self::Action, weights: &[f32]) -> f32 {
        let _ = (state, seat, action, weights);
        0.0
    }
}

/// Actions that promise no more than this are left out while there are others.
pub const FOOLISH: f32 = -1.0;

/// What an action promises that wastes something: less, the more it weighs, but never so little that it counts as foolish. Whoever may
/// only end a turn or lift pieces and put them down again would else do the latter for ever.
pub fn wasteful(weight: f32) -> f32 {
    -weight.clamp(0.0, 0.95)
}

/// No game looks at more than this for a seat.
pub const MOST_FEATURES: usize = 24;

/// Nothing known: the same for everybody. The seats are those a finished game would rank; a running one does not say,
/// so there are as many as the game can seat.
fn flat<G: Rules>(_: &G::State) -> PerSeat<f32> {
    PerSeat::new(G::SEATS.1, |_| 0.0)
}

#[derive(Deserialize)]
struct File {
    weights: BTreeMap<String, f32>,
    #[serde(flatten)]
    manner: Manner,
    #[serde(default)]
    trust: BTreeMap<u8, [f32; 2]>,
    #[serde(default)]
    temperaments: BTreeMap<String, BTreeMap<String, f32>>,
}

/// How a game is best searched.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Manner {
    /// Iterations of a tree search that a modest core does in a millisecond in any position of the game; `None` if nobody
    /// has measured it.
    pub pace: Option<f32>,
    /// How many visits of a tree search a first look at a choice counts for. It tries all choices in the same few worlds, so
    /// it tells close ones apart that a search in a hurry does not; 0, where it helps nothing, leaves it out.
    pub first_look: f32,
    /// Steps played on below the tree before a position is judged: few where the evaluation knows much.
    pub play_on: u32,
    /// How strongly untried choices are preferred, in spreads of what the worlds come out worth: where they all come out
    /// much alike, small differences decide, and a fixed measure would look at everything equally often.
    pub explore: f32,
    /// How much of what self-play corrects counts when moves are chosen: whoever picks the best of many picks what a
    /// correction gets wrong, too.
    pub correction: f32,
}

impl Default for Manner {
    fn default() -> Self {
        Manner { pace: None, first_look: 0.0, play_on: 24, explore: 1.5, correction: 1.0 }
    }
}

/// What [`Heuristic::swing`] is multiplied by, at the start and at the end of a game with so many seats, so that a lead
/// means what it came to in self-play (`ecumene tune --calibrate`); empty where nobody has measured it.
pub fn trusts_from(json: &str) -> BTreeMap<u8, [f32; 2]> {
    read(json).map(|file| file.trust).unwrap_or_default()
}

/// How the game is best searched.
pub fn manner<G: Heuristic>() -> Manner {
    manner_from(G::WEIGHTS_JSON)
}

/// The same from a file that was read before.
pub fn manner_from(json: &str) -> Manner {
    read(json).map_or_else(|_| Manner::default(), |file| file.manner)
}

/// Not generic: compiled once, not for every game.
fn read(json: &str) -> Result<File, String> {
    serde_json::from_str(json).map_err(|error| error.to_string())
}

/// What a temperament multiplies the weights by, in their order; an error where the file does not name it, or names a
/// weight that there is not.
pub fn temperament<G: Heuristic>(name: &str) -> Result<Vec<f32>, String> {
    let file = read(G::WEIGHTS_JSON).map_err(|e| format!("{}: weights: {e}", G::ID))?;
    let Some(factors) = file.temperaments.get(name) else {
        return Err(format!("{}: no temperament '{name}'", G::ID));
    };
    if let Some(stray) = factors.keys().find(|k| !G::WEIGHTS.contains(&k.as_str())) {
        return Err(format!("{}: temperament '{name}': unknown weight '{stray}'", G::ID));
    }
    Ok(G::WEIGHTS.iter().map(|weight| factors.get(*weight).copied().unwrap_or(1.0)).collect())
}

/// The weights of a game, in the order of [`Heuristic::WEIGHTS`].
pub fn weights<G: Heuristic>() -> Result<Vec<f32>, String> {
    weights_from::<G>(G::WEIGHTS_JSON)
}

/// Weights from a file; each must be there, and no other.
pub fn weights_from<G: Heuristic>(json: &str) -> Result<Vec<f32>, String> {
    let file = read(json).map_err(|e| format!("{}: weights: {e}", G::ID))?;
    if let Some(stray) = file.weights.keys().find(|k| !G::WEIGHTS.contains(&k.as_str())) {
        return Err(format!("{}: unknown weight '{stray}'; accepted: {}", G::ID, G::WEIGHTS.join(", ")));
    }
    let value = |name: &&str| {
        file.weights.get(*name).copied().ok_or_else(|| format!("{}: weight '{name}' is missing", G::ID))
    };
    G::WEIGHTS.iter().map(value).collect()
}
