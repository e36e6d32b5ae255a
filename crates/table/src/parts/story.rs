//! The log. Lines are sent in blocks, so that a long game does not make a long list of elements.

use crate::screen::{Line, Screen, ScreenInput};
use crate::seat_class;
use kernel::Rules;
use maud::{Markup, html};

const BLOCK: usize = 25;

pub fn put<G: Rules>(screen: &mut Screen, input: &ScreenInput<G>) {
    for (number, lines) in input.story.chunks(BLOCK).enumerate() {
        let id = format!("t-log-{number}");
        let block = html! {
            ol id=(id) class="block" {
                @for (i, line) in lines.iter().enumerate() { (row(number * BLOCK + i, line, input)) }
            }
        };
        screen.put("t-log", id, block);
    }
}

fn row<G: Rules>(number: usize, line: &Line, input: &ScreenInput<G>) -> Markup {
    let later = !input.history.live && line.step as usize > input.history.at;
    let here = !input.history.live && line.step as usize == input.history.at;
    html! {
        li id={ "t-line-" (number) } class={ @if let Some(seat) = line.seat { (seat_class(seat)) } @if later { " later" } @if here { " here" } } {
            a href={ "/t/" (input.table.id) "/at/" (line.step) } data-at=(line.step) { (line.text) }
        }
    }
}
