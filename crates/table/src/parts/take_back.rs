//! Taking back by consent: who asks for it, who has yet to answer, and what became of it before.

use crate::screen::{Screen, ScreenInput};
use crate::symbols::icon;
use crate::{Scene, name_tag};
use kernel::{Audience, Rules, Seat, msg};
use maud::{Markup, html};

/// Beside undo: where that ends, the others can be asked.
pub fn ask<G: Rules>(input: &ScreenInput<G>, scene: &Scene<G>) -> Markup {
    let (Audience::Seat(seat), Some(others)) = (input.audience, input.table.may_take_back) else {
        return html! {};
    };
    if input.can_undo || input.table.take_back.is_some() {
        return html! {};
    }
    let key = if others == 0 { "ui-back-free" } else { "ui-back-ask" };
    let help = if others == 0 { "ui-back-free-help" } else { "ui-back-ask-help" };
    html! {
        form method="post" action={ "/t/" (input.table.id) "/take-back" } data-quiet {
            input type="hidden" name="seat" value=(seat.0);
            button type="submit" class="ask-back" name="say" value="ask" title=(scene.t(help)) { (icon("undo")) span { (scene.t(key)) } }
        }
    }
}

/// The question itself, over the prompt, for everybody who looks.
pub fn put<G: Rules>(screen: &mut Screen, input: &ScreenInput<G>, scene: &Scene<G>) {
    let Some(asked) = input.table.take_back.as_ref().filter(|_| input.history.live) else { return };
    let who = match input.audience {
        Audience::Seat(seat) => Some(seat),
        Audience::Table => None,
    };
    let mine = asked.mine;
    let waits = asked.waits.iter().map(|seat| name_tag(*seat, scene.name(*seat)));
    let say = |word: &'static str, key: &'static str, confirm: bool, seat: Seat| {
        html! {
            form method="post" action={ "/t/" (input.table.id) "/take-back" } data-quiet {
                input type="hidden" name="seat" value=(seat.0);
                button type="submit" name="say" value=(word) class={ "button" @if confirm { " confirm" } } { (scene.t(key)) }
            }
        }
    };
    screen.put(
        "t-prompt-area",
        "t-take-back",
        html! {
            section id="t-take-back" class="take-back" role="status" aria-live="polite" {
                p {
                    @if mine { (scene.t("ui-back-mine")) }
                    @else { (scene.say(&msg("ui-back-asked").seat("who", asked.seat))) }
                }
                p.hint { (scene.t("ui-back-waits")) @for name in waits { " " (name) } }
                @if let Some(seat) = who {
                    div.links {
                        @if mine { (say("withdraw", "ui-back-withdraw", false, seat)) }
                        @else if asked.answers { (say("yes", "ui-back-yes", true, seat)) (say("no", "ui-back-no", false, seat)) }
                    }
                }
            }
        },
    );
}

/// What became of those before: nothing that happens to the game goes unsaid.
pub fn list<G: Rules>(input: &ScreenInput<G>) -> Markup {
    let words = input.words;
    let name = |seat: Seat| input.seats.get(seat.index()).map_or_else(String::new, |s| s.name.clone());
    html! {
        @if input.table.practice { p.hint { b { (words.get("ui-practice")) } (words.get("ui-colon")) " " (words.get("ui-practice-help")) } }
        @if !input.table.taken_back.is_empty() {
            h4 { (words.get("ui-back-log")) }
            ul.taken-back {
                @for (seat, fate, at) in &input.table.taken_back {
                    li { (words.say(&msg(*fate).seat("who", *seat), &name)) " " time data-ms=(at) {} }
                }
            }
        }
    }
}
