//! The log. Lines are sent in blocks, so that a long game does not make a long list of elements.

use crate::screen::{Line, Screen, ScreenInput};
use crate::symbols::icon;
use crate::{Sitter, Words, seat_class};
use kernel::{Rules, Seat};
use maud::{Markup, PreEscaped, html};

const BLOCK: usize = 25;

pub fn put<G: Rules>(screen: &mut Screen, input: &ScreenInput<G>) {
    let mark = input.since.and_then(|since| {
        // Before everything, it would only say that the game has begun.
        input.story.iter().position(|line| line.step as usize > since.from).filter(|line| *line > 0)
    });
    for (number, lines) in input.story.chunks(BLOCK).enumerate() {
        let id = format!("t-log-{number}");
        let mut block = format!("<ol id=\"{id}\" class=\"block\">");
        for (i, line) in lines.iter().enumerate() {
            if mark == Some(number * BLOCK + i) {
                block.push_str(&left(input.words).0);
            }
            put_row(&mut block, number * BLOCK + i, line, input);
        }
        block.push_str("</ol>");
        screen.put("t-log", id, PreEscaped(block));
    }
}

/// Where the reader was.
fn left(words: &Words) -> Markup {
    html! { li id="t-left" class="you-left" { (words.get("ui-you-were-here")) } }
}

/// Opens the card of a line; `number` counts the lines that the reader heard.
pub(crate) fn card_button(number: usize, words: &Words) -> Markup {
    let title = words.get("ui-card");
    html! {
        button type="button" class="look" data-card=(number) title=(title) { (icon("card")) span.sr { (title) } }
    }
}

/// A line reads the same for everybody who hears it at the same number and follows the game. Only whom one may ask about it
/// changes with who sits there.
fn put_row<G: Rules>(block: &mut String, number: usize, line: &Line, input: &ScreenInput<G>) {
    let drawn = || row(number, line, input).into_string();
    match input.history.live.then(|| line.kept.0.get_or_init(|| (number, drawn()))) {
        Some((drawn_at, html)) if *drawn_at == number => block.push_str(html),
        _ => block.push_str(&drawn()),
    }
    if asks_why(number, line, input) {
        block.push_str(&why_button(line.step, input.words).0);
    }
    block.push_str("</li>");
}

/// A line without its end: more may follow in it.
fn row<G: Rules>(number: usize, line: &Line, input: &ScreenInput<G>) -> Markup {
    let later = !input.history.live && line.step as usize > input.history.at;
    let here = !input.history.live && line.step as usize == input.history.at;
    let seat = line.seat.map(seat_class).unwrap_or_default();
    let class = [("later", later), ("here", here), ("heading", line.heading)];
    let class: String = class.iter().filter(|(_, is)| *is).map(|(name, _)| format!(" {name}")).collect();
    let class = format!("{seat}{class}");
    html! {
        (PreEscaped(format!("<li id=\"t-line-{number}\" class=\"{class}\">")))
        a href={ "/t/" (input.table.id) "/at/" (line.step) } data-at=(line.step) { (input.words.explained(&line.text)) }
        @if line.card.is_some() { (card_button(number, input.words)) }
        @if let Some(opens) = line.closes { (round_button(number, line.step, opens, input.words)) }
    }
}

/// Whether a bot can be asked about what a line tells first of a step: by whoever plays with it.
fn asks_why<G: Rules>(number: usize, line: &Line, input: &ScreenInput<G>) -> bool {
    let first = number == 0 || input.story.get(number - 1).is_none_or(|before| before.step != line.step);
    let bot = |seat: Seat| input.seats.get(seat.index()).is_some_and(|info| info.sitter == Sitter::Bot);
    let plays = input.seats.iter().any(|info| info.mine);
    input.table.hints && plays && line.step > 0 && first && line.seat.is_some_and(bot)
}

/// Asks why.
fn why_button(step: u32, words: &Words) -> Markup {
    let title = words.get("ui-why");
    html! {
        button type="button" class="look why" data-why=(step) title=(title) { (icon("why")) span.sr { (title) } }
    }
}

/// Opens the sheet of what a line ended.
fn round_button(number: usize, step: u32, opens: bool, words: &Words) -> Markup {
    let title = words.get("ui-round-sheet");
    html! {
        button type="button" class="look" data-round=(number) data-step=(step) data-opens[opens] title=(title) {
            (icon("score")) span.sr { (title) }
        }
    }
}
