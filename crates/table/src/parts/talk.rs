//! Chat and private notes.

use crate::screen::{ChatLine, Screen, ScreenInput};
use crate::{mark, seat_class};
use kernel::Rules;
use maud::html;

pub fn put<G: Rules>(screen: &mut Screen, input: &ScreenInput<G>) {
    for line in input.chat {
        let ChatLine { id, name, seat, text, at_ms } = line;
        screen.put(
            "t-chat",
            format!("t-chat-{id}"),
            html! {
                li id={ "t-chat-" (id) } class={ "said " @if let Some(s) = seat { (seat_class(*s)) } } {
                    span.who { @if let Some(s) = seat { (mark(*s)) } (name) }
                    time data-ms=(at_ms) {}
                    p { (text) }
                }
            },
        );
    }
    // Who watches talks apart, and is told so.
    if !input.table.company.plays && !input.table.host {
        let hint = html! { p id="t-chat-apart" class="hint" { (input.words.get("ui-chat-apart")) } };
        screen.put("t-chat-where", "t-chat-apart", hint);
    }
    screen.put(
        "t-note-area",
        "t-note",
        html! {
            textarea id="t-note" maxlength="20000" aria-label=(input.words.get("ui-notes"))
                placeholder=(input.words.get("ui-notes-help")) { (input.note) }
        },
    );
}
