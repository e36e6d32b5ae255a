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

fn percent_of(chrome: &Chrome, n: u64, of: u64) -> String {
    chrome.words.fill(&msg("ui-percent").num("n", ((n * 100 + of / 2) / of.max(1)) as i64))
}
