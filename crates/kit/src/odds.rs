//! Exact odds of dice: distributions as counts, never as fractions that round.

use serde::Serialize;

/// How many of all equally likely rolls give each result. Results are small whole numbers, from `low` upwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Distribution {
    low: i32,
    counts: Vec<u64>,
}

impl Distribution {
    /// A result that is always the same.
    pub fn fixed(value: i32) -> Distribution {
        Distribution { low: value, counts: vec![1] }
    }
    /// One die with faces 1 to `sides`.
    pub fn die(sides: u32) -> Distribution {
        assert!(sides > 0, "a die has a face");
        Distribution { low: 1, counts: vec![1; sides as usize] }
    }
    /// One die with these faces: `&[0, 0, 1, 1, 2, 3]`.
    pub fn faces(faces: &[i32]) -> Distribution {
        let low = *faces.iter().min().expect("a die has a face");
        let high = *faces.iter().max().expect("a die has a face");
        let mut counts = vec![0; (high - low + 1) as usize];
        for face in faces {
            counts[(face - low) as usize] += 1;
        }
        Distribution { low, counts }
    }
    /// The best of `n` such rolls; nothing rolled counts as 0.
    pub fn best_of(&self, n: u32) -> Distribution {
        if n == 0 {
            return Distribution::fixed(0);
        }
        let mut below = 0;
        let mut so_far = 0;
        let counts = self.counts.iter().map(|c| {
            so_far += c;
            let at_most = so_far.pow(n);
            let exactly = at_most - below;
            below = at_most;
            exactly
        });
        Distribution { low: self.low, counts: counts.collect() }
    }
    /// The sum of this and another roll.
    pub fn and(&self, other: &Distribution) -> Distribution {
        let mut counts = vec![0; self.counts.len() + other.counts.len() - 1];
        for (i, a) in self.counts.iter().enumerate() {
            for (j, b) in other.counts.iter().enumerate() {
                counts[i + j] += a * b;
            }
        }
        Distribution { low: self.low + other.low, counts }
    }
    /// The sum of `n` such rolls.
    pub fn sum_of(&self, n: u32) -> Distribution {
        (0..n).fold(Distribution::fixed(0), |sum, _| sum.and(self))
    }
    /// The same with a bonus on the result.
    pub fn plus(mut self, bonus: i32) -> Distribution {
        self.low += bonus;
        self
    }
    /// All equally likely rolls.
    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }
    /// Rolls that give exactly this result.
    pub fn count(&self, value: i32) -> u64 {
        usize::try_from(value - self.low).ok().and_then(|i| self.counts.get(i)).copied().unwrap_or(0)
    }
    /// Each possible result with the number of rolls that give it.
    pub fn results(&self) -> impl Iterator<Item = (i32, u64)> + '_ {
        self.counts.iter().enumerate().filter(|(_, c)| **c > 0).map(|(i, c)| (self.low + i as i32, *c))
    }
    /// Both sides roll at once: higher, equal or lower than the other.
    pub fn versus(&self, other: &Distribution) -> Odds {
        let mut odds = Odds { higher: 0, equal: 0, lower: 0 };
        for (mine, a) in self.results() {
            for (theirs, b) in other.results() {
                match mine.cmp(&theirs) {
                    std::cmp::Ordering::Greater => odds.higher += a * b,
                    std::cmp::Ordering::Equal => odds.equal += a * b,
                    std::cmp::Ordering::Less => odds.lower += a * b,
                }
            }
        }
        odds
    }
}

/// The outcome of one roll against another, counted over all equally likely rolls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Odds {
    /// Rolls above the other.
    pub higher: u64,
    /// Rolls that tie.
    pub equal: u64,
    /// Rolls below the other.
    pub lower: u64,
}

impl Odds {
    /// Certain success, for what needs no dice.
    pub const SURE: Odds = Odds { higher: 1, equal: 0, lower: 0 };

    /// All of them.
    pub fn total(&self) -> u64 {
        self.higher + self.equal + self.lower
    }
    /// Where an equal roll counts as higher.
    pub fn winning_ties(self) -> Odds {
        Odds { higher: self.higher + self.equal, equal: 0, lower: self.lower }
    }
    /// Higher, equal and lower in thousandths, rounded so that they add up to 1000.
    pub fn per_mille(&self) -> [u16; 3] {
        let total = self.total();
        let part = |n: u64| ((n * 2000 + total) / (2 * total)) as u16;
        let (higher, lower) = (part(self.higher), part(self.lower));
        [higher, 1000u16.saturating_sub(higher + lower), lower]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best(dice: u32, bonus: i32) -> Distribution {
        Distribution::die(6).best_of(dice).plus(bonus)
    }

    #[test]
    fn the_best_of_several_dice() {
        let two = best(2, 0);
        assert_eq!((1..=6).map(|v| two.count(v)).collect::<Vec<_>>(), [1, 3, 5, 7, 9, 11]);
        assert_eq!((two.total(), two.count(0), two.count(7)), (36, 0, 0));
        assert_eq!(best(3, 1).count(7), 91, "a six on any of three dice, and the bonus");
        assert_eq!(Distribution::die(6).best_of(0), Distribution::fixed(0));
    }

    #[test]
    fn sums_and_uneven_dice() {
        let two = Distribution::die(6).sum_of(2);
        assert_eq!((two.count(7), two.count(2), two.count(13)), (6, 1, 0));
        let hits = Distribution::faces(&[0, 0, 1, 1, 2, 3]).sum_of(2);
        assert_eq!((hits.count(0), hits.count(6), hits.total()), (4, 1, 36));
    }

    #[test]
    fn one_roll_against_another() {
        let odds = best(2, 0).versus(&best(1, 0));
        assert_eq!(odds, Odds { higher: 125, equal: 36, lower: 55 });
        assert_eq!(odds.winning_ties().higher, 161);
        assert_eq!(odds.per_mille(), [579, 166, 255]);
        assert_eq!(Odds::SURE.per_mille(), [1000, 0, 0]);
    }
}
