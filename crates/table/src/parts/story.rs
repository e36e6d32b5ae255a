//! The log. Lines are sent in blocks, so that a long game does not make a long list of elements.

use crate::screen::{Line, Screen, ScreenInput};
use crate::symbols::icon;
use crate::{Words, seat_class};
use kernel::Rules;
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

/// A line reads the same for everybody who hears it at the same number and follows the game.
fn put_row<G: Rules>(block: &mut String, number: usize, line: &Line, input: &ScreenInput<G>) {
    if !input.history.live {
        return block.push_str(&row(number, line, input).0);
    }
    let (drawn_at, html) = line.kept.0.get_or_init(|| (number, row(number, line, input).into_string()));
    if *drawn_at == number {
        block.push_str(html);
    } else {
        block.push_str(&row(number, line, input).0);
    }
}

fn row<G: Rules>(number: usize, line: &Line, input: &ScreenInput<G>) -> Markup {
    let later = !input.history.live && line.step as usize > input.history.at;
    let here = !input.history.live && line.step as usize == input.history.at;
    html! {
        li id={ "t-line-" (number) } class={ @if let Some(seat) = line.seat { (seat_class(seat)) } @if later { " later" }
            @if here { " here" } } {
            a href={ "/t/" (input.table.id) "/at/" (line.step) } data-at=(line.step) { (input.words.explained(&line.text)) }
            @if line.card { (card_button(number, input.words)) }
            @if let Some(opens) = line.closes { (round_button(number, line.step, opens, input.words)) }
        }
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
