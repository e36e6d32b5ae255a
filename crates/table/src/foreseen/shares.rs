//! Chances of one thing beside each other: in words and as a line.

use super::RARE;
use foresight::Outcome;
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
