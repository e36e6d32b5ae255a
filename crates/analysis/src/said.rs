//! Whether chances come true: of everything that was said of many matches, how much did.

use crate::Analysis;
use crate::outlook::firm;
use serde::Serialize;

/// The powers that are tried: from half to twice, a twentieth apart.
const POWERS: std::ops::RangeInclusive<usize> = 10..=40;

/// What was said of chances in each tenth, match by match.
#[derive(Clone, Debug, Default)]
pub struct Said {
    pub games: u32,
    tenths: [Sums; 10],
    /// What the winners' chances would have come to at each of [`POWERS`], as a surprise: a mean of each match, added up.
    surprise: Vec<f64>,
}

/// All of it, as it is printed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub games: u32,
    pub tenths: Vec<Tenth>,
    /// What was said, raised to this power, would have come true best.
    pub power: Option<f32>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    said: u64,
    games: u32,
    chance: f64,
    won: f64,
    /// Of what was said too much, added up over each match and squared.
    squares: f64,
}

/// What was said of chances in one tenth, and what came true.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Tenth {
    /// How often something was said, and in how many matches,
    pub said: u64,
    pub games: u32,
    /// what, on the mean,
    pub chance: f64,
    /// and how much of it came true.
    pub won: f64,
    /// How far the two may lie apart by chance: a standard error, in which all that was said of one match counts as one
    /// observation, since it came true or not together.
    pub error: f64,
}

impl Said {
    /// Everything that was said of a match while it ran.
    pub fn add(&mut self, found: &Analysis) {
        self.games += 1;
        let mut own = [Sums::default(); 10];
        for chances in found.chances.iter().rev().skip(1) {
            for (seat, chance) in chances.iter().enumerate() {
                let sums = &mut own[((chance * 10.0) as usize).min(9)];
                sums.said += 1;
                sums.chance += *chance as f64;
                sums.won += found.facts.won(seat) as f64;
            }
        }
        for (all, own) in self.tenths.iter_mut().zip(own).filter(|(_, own)| own.said > 0) {
            all.said += own.said;
            all.games += 1;
            all.chance += own.chance;
            all.won += own.won;
            all.squares += (own.chance - own.won).powi(2);
        }
        self.surprise.resize(POWERS.count(), 0.0);
        for (sum, power) in self.surprise.iter_mut().zip(POWERS.map(of)) {
            *sum += surprise(found, power);
        }
    }

    pub fn report(&self) -> Report {
        let by_surprise = self.surprise.iter().zip(POWERS.map(of));
        let best = by_surprise.min_by(|(a, _), (b, _)| a.total_cmp(b));
        Report { games: self.games, tenths: self.tenths(), power: best.map(|(_, power)| power) }
    }

    pub fn tenths(&self) -> Vec<Tenth> {
        let mean = |sums: &Sums| {
            let said = sums.said.max(1) as f64;
            Tenth {
                said: sums.said,
                games: sums.games,
                chance: sums.chance / said,
                won: sums.won / said,
                error: sums.squares.sqrt() / said,
            }
        };
        self.tenths.iter().map(mean).collect()
    }
}

fn of(step: usize) -> f32 {
    step as f32 * 0.05
}

/// How surprising the end was, on the mean over what was said before it.
fn surprise(found: &Analysis, power: f32) -> f64 {
    // What was called impossible is not infinitely surprising: a playout is no proof.
    const LEAST: f32 = 1e-3;
    let before = found.chances.len().saturating_sub(1).max(1);
    let of_one = |chances: &Vec<f32>| -> f64 {
        let firmer = firm(chances, power).into_iter().enumerate();
        firmer.map(|(seat, chance)| -f64::from(found.facts.won(seat) * chance.max(LEAST).ln())).sum()
    };
    found.chances.iter().rev().skip(1).map(of_one).sum::<f64>() / before as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Facts;

    fn said(chances: &[f32], won: bool) -> Analysis {
        let places = if won { vec![1, 2] } else { vec![2, 1] };
        let facts = Facts { seats: 2, places, ..Facts::default() };
        let chances = chances.iter().map(|chance| vec![*chance, 1.0 - chance]).collect();
        let (actors, shares, turnings, judged) = Default::default();
        Analysis { facts, chances, actors, shares, turnings, judged }
    }

    #[test]
    fn what_is_said_of_a_match_again_and_again_is_one_observation() {
        let mut all = Said::default();
        all.add(&said(&[0.75, 0.75, 0.75, 0.75, 1.0], true));
        all.add(&said(&[0.75, 0.0], false));
        let tenths = all.tenths();
        let high = tenths[7];
        assert_eq!((high.said, high.games, all.games), (5, 2, 2), "the end is no forecast");
        assert!((high.chance - 0.75).abs() < 1e-6 && (high.won - 0.8).abs() < 1e-6, "{high:?}");
        // Once a whole too little, once three quarters too much: four of one kind are no four matches.
        assert!((high.error - (1.0f64 + 0.5625).sqrt() / 5.0).abs() < 1e-6, "{high:?}");
        assert_eq!(tenths[5].said, 0);
    }

    #[test]
    fn what_is_said_too_modestly_is_to_be_raised() {
        // "75%" that comes true nine times in ten: odds of three to one that are nine to one, the square of it.
        let mut all = Said::default();
        (0..10).for_each(|n| all.add(&said(&[0.75, 1.0], n > 0)));
        assert_eq!(all.report().power, Some(2.0));
        let mut honest = Said::default();
        (0..4).for_each(|n| honest.add(&said(&[0.75, 1.0], n > 0)));
        assert_eq!(honest.report().power, Some(1.0));
        assert_eq!(Said::default().report().power, None, "of no match nothing is said");
    }
}
