//! The dice are honest, and one can see it: the promise made before the first step, the seed told after the last one, and
//! every outcome drawn once more before the reader's eyes.

use super::{head, ways};
use crate::pages::Chrome;
use crate::pages::shell::page_on;
use kernel::msg;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// What the page is made of.
pub struct DicePage<'a> {
    /// The table's id.
    pub id: &'a str,
    /// What was promised before the first step,
    pub commitment: &'a str,
    /// and the seed that was meant.
    pub seed: &'a str,
    /// Dice of this match by their sides, and how often each face came;
    pub dice: &'a BTreeMap<u32, Vec<u64>>,
    /// and of all matches of the game.
    pub all: &'a BTreeMap<u32, Vec<u64>>,
}

/// Draws it; the browser itself does the sums.
pub fn dice_page(chrome: &Chrome, page: &DicePage) -> Markup {
    let words = [
        "ui-honest-yes",
        "ui-honest-no",
        "ui-honest-all",
        "ui-honest-wrong",
        "ui-honest-setup",
        "ui-honest-entry",
    ];
    let said: serde_json::Map<String, serde_json::Value> = words
        .iter()
        .map(|key| (key.trim_start_matches("ui-honest-").to_owned(), chrome.t(key).into()))
        .collect();
    let content = html! {
        header.after-head { h1 { (chrome.t("ui-honest")) } p.hint { (chrome.t("game-title")) } (ways(chrome, page.id, "/dice")) }
        section.after-proof data-draws={ "/t/" (page.id) "/draws" } data-words=(serde_json::Value::from(said).to_string()) {
            p { (chrome.t("ui-fair-help")) }
            dl.proof {
                dt { (chrome.t("ui-commitment")) } dd { code id="d-commitment" { (page.commitment) } }
                dt { (chrome.t("ui-seed")) } dd { code id="d-seed" { (page.seed) } }
                dt { (chrome.t("ui-honest-here")) } dd { code id="d-hash" { "…" } }
            }
            p.verdict id="d-promise" role="status" {}
            p.verdict id="d-chance" role="status" {}
            noscript { p.problem { (chrome.t("ui-honest-script")) } }
            details { summary { (chrome.t("ui-honest-each")) } div.wide { table.draws { thead { tr {
                th scope="col" { (chrome.t("ui-honest-when")) } th scope="col" { (chrome.t("ui-honest-from")) }
                th scope="col" { (chrome.t("ui-honest-drawn")) } th scope="col" { (chrome.t("ui-honest-again")) }
            } } tbody id="d-draws" {} } } }
        }
        (faces(chrome, "ui-honest-faces", page.dice))
        (faces(chrome, "ui-honest-faces-all", page.all))
    };
    page_on(chrome, chrome.t("ui-honest"), "sheet-page after", head("dice.js"), content)
}

/// How often each face of each kind of die came.
pub(super) fn faces(chrome: &Chrome, title: &'static str, dice: &BTreeMap<u32, Vec<u64>>) -> Markup {
    html! {
        @for (sides, faces) in dice {
            @let sum: u64 = faces.iter().sum();
            @let most = faces.iter().copied().max().unwrap_or(1).max(1);
            section.after-faces {
                h2 { (chrome.t(title)) small { (chrome.words.fill(&msg("ui-honest-die").num("sides", *sides).num("n", sum as i64))) } }
                @if let Some(n) = strays(faces) { p.hint { (chrome.words.fill(&msg("ui-honest-strays").num("n", n))) } }
                ol.faces {
                    @for (face, n) in faces.iter().enumerate() {
                        li {
                            b { (face + 1) } span.amount { i style={ "width:" (n * 100 / most) "%" } {} }
                            span { (n) " · " (percent_of(chrome, *n, sum)) }
                        }
                    }
                }
            }
        }
    }
}

/// Rolls below which nothing can be said.
const ROLLS: u64 = 30;

/// In how many of a hundred cases honest dice are as far from even as these or farther; none where there are too few rolls.
fn strays(faces: &[u64]) -> Option<i64> {
    let rolls: u64 = faces.iter().sum();
    if rolls < ROLLS || faces.len() < 2 {
        return None;
    }
    let even = rolls as f64 / faces.len() as f64;
    let apart: f64 = faces.iter().map(|n| (*n as f64 - even).powi(2) / even).sum();
    Some((100.0 * beyond(apart, faces.len() - 1)).round() as i64)
}

/// How likely a sum of so many squares of normal chance is larger than this: the chi-squared distribution, built up from its
/// first or second by steps of two.
fn beyond(sum: f64, squares: usize) -> f64 {
    let half = sum / 2.0;
    let odd = squares % 2 == 1;
    let (mut tail, mut order) = if odd { (outside(half.sqrt()), 0.5) } else { ((-half).exp(), 1.0) };
    let mut term = if odd { (half / std::f64::consts::PI).sqrt() * 2.0 } else { half } * (-half).exp();
    while order + 0.5 < squares as f64 / 2.0 {
        tail += term;
        order += 1.0;
        term *= half / order;
    }
    tail.clamp(0.0, 1.0)
}

/// The complementary error function for what is not negative, as Abramowitz and Stegun have it (7.1.26).
fn outside(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let row = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    row.iter().fold(0.0, |sum, next| sum * t + next) * t * (-x * x).exp()
}

fn percent_of(chrome: &Chrome, n: u64, of: u64) -> String {
    chrome.words.fill(&msg("ui-percent").num("n", ((n * 100 + of / 2) / of.max(1)) as i64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_far_dice_stray_is_what_the_tables_say() {
        // The bounds of one in twenty and one in two, from printed tables.
        for (squares, sum, wanted) in [
            (1, 3.841, 0.05),
            (2, 5.991, 0.05),
            (5, 11.070, 0.05),
            (5, 4.351, 0.5),
            (9, 16.919, 0.05),
            (9, 8.343, 0.5),
        ] {
            let found = beyond(sum, squares);
            assert!((found - wanted).abs() < 1e-3, "{squares} squares beyond {sum}: {found}, not {wanted}");
        }
        assert_eq!(strays(&[100; 6]), Some(100));
        assert_eq!(strays(&[100, 0, 0, 0, 0, 0]), Some(0));
        assert_eq!(strays(&[3, 2, 1, 0, 0, 0]), None);
    }
}
