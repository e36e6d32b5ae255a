//! What others did since the reader last answered: a button in the prompt that opens the digest.

use crate::screen::ScreenInput;
use crate::symbols::icon;
use kernel::{Rules, msg};
use maud::{Markup, html};

/// The digest itself is only drawn when somebody wants to see it.
pub fn button<G: Rules>(input: &ScreenInput<G>) -> Markup {
    let Some(since) = input.since else { return html! {} };
    let lines = input.story.iter().rev().take_while(|line| line.step as usize > since.from);
    let lines = lines.filter(|line| since.covers(line.step) && !line.heading).count();
    let title = input.words.fill(&msg("ui-since-lines").num("n", lines as i64));
    // Whoever has answered since then is not told that it is new; nor where others answered and nothing was told.
    let known = input.history.of > since.to || lines == 0;
    let label = if known { "ui-since-others" } else { "ui-since" };
    html! {
        button type="button" class={ "since" @if known { " known" } } data-do="since" aria-controls="t-since" aria-expanded="false"
            data-from=(since.from) data-to=(since.to) title=[(!known).then_some(title)] {
            (icon("since")) span { (input.words.get(label)) } b.count hidden[known] { (lines) }
        }
    }
}
