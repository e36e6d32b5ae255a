use crate::policy::Policy;
use crate::{Bot, Glimpse, Mind};
use kernel::{Chance, Dice, Tone};
use kit::Heuristic;
use serde::Deserialize;

/// A beginner. Looks at one world only, and at what it begins, not at what may come of it; thinks too much of one thing and
/// too little of another; of what looks about as good as the best it takes what shines, or what it happens to see first.
/// Whatever gives something up (passing, stepping back, ending a turn) it does only where it really sees nothing better: a
/// beginner plays weakly, but plays.
pub struct Novice<G: Heuristic> {
    policy: Policy<G>,
    weakness: Weakness,
    dice: Dice,
}

/// How weak a beginner is; where a game's `data/weights.json` has no `novice`, as weak as in most.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Weakness {
    /// How far they are out in what things are worth: each weight is this much too large or too small at most, as a power
    /// of two.
    pub misjudges: f32,
    /// How far below the best a choice may look and still be taken, in shares of a victory,
    pub slack: f32,
    /// or as a share of what the best is ahead of the middle one: in a menu of bad choices a beginner too sees the good one.
    pub blur: f32,
    /// How much chance weighs against what is seen, and against shine.
    pub whim: f32,
}

impl Default for Weakness {
    fn default() -> Self {
        Weakness { misjudges: 0.0, slack: 0.02, blur: 0.6, whim: 1.5 }
    }
}

impl Weakness {
    /// As a file of weights has it.
    pub fn read(json: &str) -> Result<Weakness, String> {
        #[derive(Deserialize)]
        struct File {
            #[serde(default)]
            novice: Weakness,
        }
        serde_json::from_str::<File>(json).map(|file| file.novice).map_err(|e| format!("novice: {e}"))
    }
}

impl<G: Heuristic> Novice<G> {
    pub fn new(mind: Mind, seed: u64) -> Self {
        let weakness = mind.weakness;
        Novice { policy: Policy::new(mind.plain()), weakness, dice: Dice::new(seed) }
    }
}

impl<G: Heuristic> Bot<G> for Novice<G> {
    fn choose(&mut self, at: &Glimpse<G>) -> usize {
        if at.choices.len() == 1 {
            return 0;
        }
        let Weakness { misjudges, slack, blur, whim } = self.weakness;
        // Only what they make of a position is askew: what goes round in circles they see as others do.
        let mut judge = self.policy.mind.clone();
        if misjudges > 0.0 {
            for weight in &mut judge.weights {
                *weight *= (misjudges * (2.0 * share(&mut self.dice) - 1.0)).exp2();
            }
        }
        let values = self.policy.outlook(at, 1, &judge, &mut self.dice);
        let best =
            (0..values.len()).max_by(|a, b| values[*a].total_cmp(&values[*b]).then(b.cmp(a))).unwrap_or(0);
        let mut sorted = values.clone();
        sorted.sort_by(f32::total_cmp);
        let middle = sorted[sorted.len() / 2];
        let slack = (blur * (values[best] - middle)).max(slack);
        let world = at.world(&mut self.dice);
        let tones = at.tones();
        let mut chosen = (best, f32::NEG_INFINITY);
        for (i, action) in at.choices.iter().enumerate() {
            let promise = G::promise(&world, at.seat, action, &self.policy.mind.weights);
            let gives_up = matches!(tones.get(i), Some(Tone::Idle | Tone::Back | Tone::EndsTurn));
            if i != best && (gives_up || promise < 0.0 || values[i] < values[best] - slack) {
                continue;
            }
            let whim = whim * share(&mut self.dice);
            let score = promise.min(1.0) + whim - (values[best] - values[i]) / slack;
            if score > chosen.1 {
                chosen = (i, score);
            }
        }
        chosen.0
    }
}

/// Anything from 0 to 1.
fn share(dice: &mut Dice) -> f32 {
    dice.below(1 << 16) as f32 / 65_536.0
}
