//! What the reader does not want to be asked again: said beside the question, taken back beside the table's own facts.

use crate::screen::{Asked, ScreenInput};
use crate::symbols::icon;
use crate::{Scene, Words};
use kernel::{Audience, Rules, msg};
use maud::{Markup, html};

/// Beside a question that may be declined for good: how to say so. Each declines it now, too.
pub fn offer<G: Rules>(asked: Asked<G::Action>, scene: &Scene<G>) -> Markup {
    let Some((question, declines)) = asked.offer.reaction(G::REACTIONS) else { return html! {} };
    let ways = [("turn", "ui-stand-turn"), ("game", "ui-stand-game")];
    let help = scene.say(&msg("ui-stand-help").with("what", msg(about_key(question))));
    html! {
        details.stand {
            summary data-tip=(help) { (icon("quiet")) span { (scene.t("ui-stand")) } }
            div.stand-ways role="group" aria-label=(scene.t("ui-stand")) {
                @for (scope, key) in ways {
                    button type="button" data-stand=(scope) data-question=(question) data-declines=(declines) { (scene.t(key)) }
                }
            }
        }
    }
}

/// On one's own mat: how many questions are declined for the reader. Opens where each can be taken back.
pub fn badge<G: Rules>(input: &ScreenInput<G>) -> Markup {
    let stands = &input.table.stands;
    if stands.is_empty() {
        return html! {};
    }
    let named: Vec<String> = stands.iter().map(|stand| about(&stand.question, input.words)).collect();
    let title =
        format!("{}{} {}", input.words.get("ui-stands"), input.words.get("ui-colon"), named.join(", "));
    html! {
        button type="button" class="quiet" data-do="stands" title=(title) {
            (icon("quiet")) (stands.len()) span.sr { (title) }
        }
    }
}

/// What stands, each with a way to be asked again.
pub fn list<G: Rules>(input: &ScreenInput<G>) -> Markup {
    let Audience::Seat(seat) = input.audience else { return html! {} };
    if input.table.stands.is_empty() {
        return html! {};
    }
    let words = input.words;
    html! {
        h4 { (words.get("ui-stands")) }
        p.hint { (words.get("ui-stands-help")) }
        ul.stands {
            @for stand in &input.table.stands {
                li {
                    span { (about(&stand.question, words)) " " }
                    small { (words.get(if stand.for_good { "ui-stand-for-good" } else { "ui-stand-for-now" })) }
                    form method="post" action={ "/t/" (input.table.id) "/unstand" } {
                        input type="hidden" name="seat" value=(seat.0);
                        input type="hidden" name="question" value=(stand.question);
                        button.small type="submit" { (words.get("ui-unstand")) }
                    }
                }
            }
        }
    }
}

/// What a question is about.
fn about(question: &str, words: &Words) -> String {
    words.get(&about_key(question)).to_owned()
}

fn about_key(question: &str) -> String {
    format!("react-{}", question.strip_prefix("prompt-").unwrap_or(question))
}
