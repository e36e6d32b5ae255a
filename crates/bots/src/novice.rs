use crate::policy::Policy;
use crate::{Bot, Glimpse, Mind};
use kernel::{Chance, Dice, Tone};
use kit::Heuristic;

/// A beginner. Looks at one world only, and at what it begins, not at what may come of it; of what looks about as good
/// as the best it takes what shines, or what it happens to see first. Whatever gives something up (passing, stepping
/// back, ending a turn) it does only where it really sees nothing better: a beginner plays weakly, but plays.
pub struct Novice<G: Heuristic> {
    policy: Policy<G>,
    dice: Dice,
}

/// How far below the best a choice may look and still be taken, in shares of a victory,
const SLACK: f32 = 0.02;
/// or as a share of what the best is ahead of the middle one: in a menu of bad choices a beginner too sees the good one.
const BLUR: f32 = 0.6;
/// How much chance weighs against what is seen, and against shine.
const WHIM: f32 = 1.5;

impl<G: Heuristic> Novice<G> {
    pub fn new(mind: Mind, seed: u64) -> Self {
        Novice { policy: Policy::new(mind.plain()), dice: Dice::new(seed) }
    }
}

impl<G: Heuristic> Bot<G> for Novice<G> {
    fn choose(&mut self, at: &Glimpse<G>) -> usize {
        if at.choices.len() == 1 {
            return 0;
        }
        let values = self.policy.outlook(at, 1, &mut self.dice);
        let best =
            (0..values.len()).max_by(|a, b| values[*a].total_cmp(&values[*b]).then(b.cmp(a))).unwrap_or(0);
        let mut sorted = values.clone();
        sorted.sort_by(f32::total_cmp);
        let middle = sorted[sorted.len() / 2];
        let slack = (BLUR * (values[best] - middle)).max(SLACK);
        let world = at.world(&mut self.dice);
        let tones = at.tones();
        let mut chosen = (best, f32::NEG_INFINITY);
        for (i, action) in at.choices.iter().enumerate() {
            let promise = G::promise(&world, at.seat, action, &self.policy.mind.weights);
            let gives_up = matches!(tones.get(i), Some(Tone::Idle | Tone::Back | Tone::EndsTurn));
            if i != best && (gives_up || promise < 0.0 || values[i] < values[best] - slack) {
                continue;
            }
            let whim = WHIM * self.dice.below(1 << 16) as f32 / 65_536.0;
            let score = promise.min(1.0) + whim - (values[best] - values[i]) / slack;
            if score > chosen.1 {
                chosen = (i, score);
            }
        }
        chosen.0
    }
}
