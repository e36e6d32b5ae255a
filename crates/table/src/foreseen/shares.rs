//! Chances of one thing beside each other: in words and as a line.

use super::RARE;
use foresight::{Outcome, percent};
use kit::gauge::EXACT;
use maud::{Markup, html};

/// Counted chances of one thing, as finely as all of them are told and a hundred together; none for what hardly ever comes, or nearly
/// always.
pub(super) fn about(chances: &[u32]) -> Vec<Option<u32>> {
    let told: Vec<bool> = chances.iter().map(|chance| (RARE + 1..EXACT - RARE).contains(chance)).collect();
    let all = chances.iter().sum::<u32>().max(1);
    let parts = |step: u32| -> Vec<u32> {
        let whole = 100 / step;
        let share = |chance: u32| u64::from(chance) * u64::from(whole);
        let mut parts: Vec<u32> = chances
            .iter()
            .zip(&told)
            .map(|(c, told)| if *told { (share(*c) / u64::from(all)) as u32 } else { 0 })
            .collect();
        let mut order: Vec<usize> = (0..chances.len()).filter(|&nth| told[nth]).collect();
        order.sort_by_key(|&nth| std::cmp::Reverse(share(chances[nth]) % u64::from(all)));
        let left = whole.saturating_sub(parts.iter().sum());
        order.into_iter().take(left as usize).for_each(|nth| parts[nth] += 1);
        parts.into_iter().map(|part| part * step).collect()
    };
    let fine = |parts: &Vec<u32>| parts.iter().zip(&told).all(|(part, told)| !told || *part > 0);
    let parts = [10, 5].into_iter().map(parts).find(fine).unwrap_or_else(|| parts(1));
    parts.into_iter().zip(told).map(|(part, told)| told.then_some(part)).collect()
}

/// A chance as it is read by itself: what may happen is neither never nor always.
pub(super) fn read(chance: u32) -> u32 {
    percent(chance).clamp(1, 99)
}

/// How one of several chances is read that are together certain, so that all of them are a hundred. The first `stands` of them are read
/// as they are; what rounding takes or leaves goes to those that lost most by it, and to all alike that are as likely.
pub(super) fn hundred(chances: &[u32], stands: usize, wanted: u32) -> u32 {
    let mut parts: Vec<u32> = chances.iter().map(|chance| read(*chance)).collect();
    loop {
        let left = 100 - parts.iter().map(|part| i64::from(*part)).sum::<i64>();
        let alike = |nth: usize| chances.iter().filter(|other| **other == chances[nth]).count() as i64;
        let lost = |nth: &usize| left.signum() * (i64::from(chances[*nth]) - 100 * i64::from(parts[*nth]));
        let free = (stands..chances.len()).filter(|&nth| !chances[..stands].contains(&chances[nth]));
        let may = free.filter(|&nth| alike(nth) <= left.abs() && (left > 0 || parts[nth] > 1));
        let Some(most) = may.max_by_key(lost).map(|nth| chances[nth]) else { break };
        for (part, _) in parts.iter_mut().zip(chances).filter(|(_, chance)| **chance == most) {
            *part = part.saturating_add_signed(left.signum() as i32);
        }
    }
    chances.iter().position(|chance| *chance == wanted).map_or_else(|| read(wanted), |nth| parts[nth])
}

/// The chances of the outcomes as one line: what is hoped for, if it can be, then what lies between, then what is feared.
pub(super) fn bar(odds: u32, parts: &[&Outcome]) -> Markup {
    let colour = |nth: usize| match nth {
        0 if odds > 0 => 0,
        _ if nth + 1 == parts.len() => 2,
        _ => 1,
    };
    let ends = parts.iter().scan(0, |end, outcome| {
        *end += outcome.chance;
        Some(*end)
    });
    html! {
        svg.fore-bar viewBox={ "0 0 " (EXACT) " 100" } preserveAspectRatio="none" aria-hidden="true" {
            @for (i, (end, outcome)) in ends.zip(parts).enumerate() {
                rect class={ "part-" (colour(i)) } x=(end - outcome.chance) width=(outcome.chance) height="100" {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(chances: &[u32], stands: usize) -> Vec<u32> {
        chances.iter().map(|chance| hundred(chances, stands, *chance)).collect()
    }

    /// Seven finds lose a little each: nobody gets all of it.
    #[test]
    fn what_rounding_takes_goes_where_it_was_taken() {
        let seven = [2_540, 2_230, 1_640, 1_340, 1_040, 740, 470];
        assert_eq!(all(&seven, 0), [25, 22, 16, 13, 11, 8, 5]);
        assert_eq!(all(&[5_787, 1_667, 2_546], 1), [58, 17, 25], "as they are");
        assert_eq!(all(&[3_360, 3_360, 3_280], 1), [34, 34, 32], "what is as likely reads alike");
        assert_eq!(all(&[9_990, 5, 5], 0), [98, 1, 1], "what may happen is never nothing");
        assert_eq!(all(&[3_125, 2_500, 1_250, 1_250, 625, 625, 625], 0), [31, 25, 13, 13, 6, 6, 6]);
    }
}
