//! Pages of matches that are over: how one was won, what would have been, whether the dice were honest, what many of them
//! come to.

mod analysis;
mod curve;
mod dice;
mod embed;
mod share;
mod statistics;
mod study;

pub use analysis::{AnalysisPage, Better, MomentCard, analysis_page, waiting_page};
pub use dice::{DicePage, dice_page};
pub use embed::{EmbedPage, embed_page};
pub use share::{SharePage, share_page};
pub use statistics::{ArchiveOf, BoutRow, HadRow, MinePage, PersonRow, TablesOf, game_page, mine_page};
pub use study::{StudyPage, Variation, study_page};

use super::shell::Chrome;
use crate::asset_url;
use kernel::msg;
use maud::{Markup, html};

/// What the head of each of them needs.
fn head(script: &str) -> Markup {
    html! {
        link rel="stylesheet" href=(asset_url("after.css"));
        script type="module" src=(asset_url(script)) {}
    }
}

/// A part of a victory, in percent.
fn percent(chrome: &Chrome, part: f32) -> String {
    chrome.words.fill(&msg("ui-percent").num("n", (part * 100.0).round() as i64))
}

/// The same as a change.
fn signed(part: f32) -> String {
    match (part * 100.0).round() as i64 {
        0 => "0".to_owned(),
        n if n > 0 => format!("+{n}"),
        n => format!("−{}", -n),
    }
}

/// A change as a bar to either side, of at most so much.
fn tilt(part: f32, most: f32, class: &str) -> Markup {
    let width = (part.abs() / most * 50.0).min(50.0);
    let left = if part < 0.0 { 50.0 - width } else { 50.0 };
    html! { span.tilt { i class=(class) style={ "left:" (left) "%;width:" (width) "%" } {} } }
}

/// A whole number or one with a half.
fn points(points: f32) -> kernel::Points {
    kernel::Points::halves((points * 2.0).round() as i32)
}

/// The bar of links that all pages of one match share.
fn ways(chrome: &Chrome, id: &str, here: &str) -> Markup {
    let ways = [
        ("", "ui-after-table"),
        ("/analysis", "ui-after-analysis"),
        ("/at/0", "ui-replay"),
        ("/study", "ui-study"),
        ("/dice", "ui-honest"),
        ("/share", "ui-share"),
    ];
    html! {
        nav.after-ways aria-label=(chrome.t("ui-after-ways")) {
            @for (path, key) in ways {
                a href={ "/t/" (id) (path) } aria-current=[(path == here).then_some("page")] { (chrome.t(key)) }
            }
        }
    }
}
