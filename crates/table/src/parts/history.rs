//! The slider over every step.

use crate::screen::{Screen, ScreenInput};
use crate::symbols::icon;
use kernel::{Rules, msg};
use maud::{Markup, html};

pub fn put<G: Rules>(screen: &mut Screen, input: &ScreenInput<G>) {
    let (words, history) = (input.words, input.history);
    let label = words.fill(&msg("ui-step").num("at", history.at as i64).num("of", history.of as i64));
    let go = |step: usize, key: &str, name: &str, off: bool| -> Markup {
        html! {
            a class="go" href={ "/t/" (input.table.id) "/at/" (step) } data-at=(step) title=(words.get(key))
                aria-disabled=[off.then_some("true")] { (icon(name)) span.sr { (words.get(key)) } }
        }
    };
    screen.put(
        "t-history-area",
        "t-history",
        html! {
            @let now = if history.live { "ui-now" } else { "ui-back-to-game" };
            nav id="t-history" class={ "history " (if history.live { "live" } else { "past" }) } aria-label=(words.get("ui-history")) {
                (go(0, "ui-first", "first", history.at == 0))
                (go(history.at.saturating_sub(1), "ui-earlier", "earlier", history.at == 0))
                input id="t-slider" type="range" min="0" max=(history.of) value=(history.at) aria-label=(words.get("ui-history"))
                    aria-valuetext=(label);
                (go((history.at + 1).min(history.of), "ui-later", "later", history.live || history.at == history.of))
                a class="go now" href={ "/t/" (input.table.id) } data-at="now" title=(words.get("ui-now"))
                    aria-disabled=[history.live.then_some("true")] { (icon("last")) span { (words.get(now)) } }
                output.step for="t-slider" { (label) }
            }
        },
    );
}
