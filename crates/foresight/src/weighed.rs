//! Counted worlds brought into line with chances that a game knows: fifty worlds say "about 20%" of what is a third.

/// Worlds in which the same happened.
pub struct Outcomes {
    pub worlds: u32,
    /// Which of the known outcomes are among it.
    pub of: Vec<usize>,
}

/// So often outcomes that may happen together are balanced against each other: afterwards none is off by a percent.
const SWEEPS: usize = 24;

/// For how many worlds each class counts, once each known outcome has its chance. An outcome that no world had says nothing
/// about the others.
pub fn weighed(classes: &[Outcomes], chances: &[f64]) -> Vec<f64> {
    let mut weights: Vec<f64> = classes.iter().map(|class| f64::from(class.worlds)).collect();
    let all: f64 = weights.iter().sum();
    // A battle that only begins: what its end is likely to be says nothing of what begins it.
    if classes.iter().all(|class| class.of.is_empty()) {
        return weights;
    }
    if classes.iter().all(|class| class.of.len() <= 1) {
        // One at most comes true: whatever is left is the chance that none does.
        let none = (1.0 - chances.iter().sum::<f64>()).max(0.0);
        let chance = |class: &Outcomes| class.of.first().map_or(none, |&i| chances[i]);
        let alike = |class: &Outcomes| -> f64 {
            classes.iter().filter(|other| other.of == class.of).map(|other| f64::from(other.worlds)).sum()
        };
        return classes
            .iter()
            .map(|class| chance(class) * all * f64::from(class.worlds) / alike(class))
            .collect();
    }
    for _ in 0..SWEEPS {
        for (i, chance) in chances.iter().enumerate() {
            let sum = |is: bool, weights: &[f64]| -> f64 {
                classes
                    .iter()
                    .zip(weights)
                    .filter(|(class, _)| class.of.contains(&i) == is)
                    .map(|(_, w)| w)
                    .sum()
            };
            let (with, without) = (sum(true, &weights), sum(false, &weights));
            if with == 0.0 {
                continue;
            }
            for (class, weight) in classes.iter().zip(&mut weights) {
                match class.of.contains(&i) {
                    true => *weight *= chance * all / with,
                    false if without > 0.0 => *weight *= (1.0 - chance) * all / without,
                    false => {}
                }
            }
        }
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    fn classes(of: &[(u32, &[usize])]) -> Vec<Outcomes> {
        of.iter().map(|&(worlds, of)| Outcomes { worlds, of: of.to_vec() }).collect()
    }

    fn share(classes: &[Outcomes], weights: &[f64], outcome: usize) -> f64 {
        let with = classes.iter().zip(weights).filter(|(class, _)| class.of.contains(&outcome));
        with.map(|(_, weight)| weight).sum::<f64>() / classes.iter().map(|c| f64::from(c.worlds)).sum::<f64>()
    }

    /// A game may name success alone; failure is what is left.
    #[test]
    fn what_is_not_named_has_what_is_left() {
        let seen = classes(&[(10, &[0]), (28, &[]), (10, &[])]);
        let weights = weighed(&seen, &[1.0 / 3.0]);
        assert_eq!(weights.iter().map(|w| w.round() as u32).collect::<Vec<_>>(), [16, 24, 8]);
    }

    #[test]
    fn what_comes_true_later_weighs_nothing() {
        assert_eq!(weighed(&classes(&[(40, &[]), (8, &[])]), &[0.8, 0.2]), [40.0, 8.0]);
    }

    #[test]
    fn what_no_world_had_leaves_the_others_their_chance() {
        let seen = classes(&[(8, &[0]), (8, &[1])]);
        let weights = weighed(&seen, &[0.5, 0.25, 0.25]);
        assert_eq!(weights, [8.0, 4.0]);
    }

    /// A plague in three lands: each falls by itself.
    #[test]
    fn what_may_happen_together_has_each_its_chance() {
        let seen = classes(&[(9, &[0]), (8, &[0, 1]), (5, &[1, 2]), (12, &[]), (6, &[2]), (8, &[0, 1, 2])]);
        let chances = [0.52, 0.31, 0.42];
        let weights = weighed(&seen, &chances);
        for (outcome, chance) in chances.iter().enumerate() {
            assert!((share(&seen, &weights, outcome) - chance).abs() < 0.005, "{outcome}: {weights:?}");
        }
    }
}
