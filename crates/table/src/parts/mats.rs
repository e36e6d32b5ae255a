//! What lies before each seat, and what only the viewer sees.

use crate::screen::{Screen, ScreenInput};
use crate::{Face, Scene, Sitter, at, mark, seat_class, symbols::icon};
use kernel::{Seat, Target};
use maud::html;

pub fn put<F: Face>(screen: &mut Screen, input: &ScreenInput<F::Rules>, scene: &Scene<F::Rules>) {
    if let Some(hand) = F::hand(scene) {
        screen.put("t-hand-area", "t-hand", html! { section id="t-hand" class="hand" { (hand) } });
    }
    let scores = F::scores(input.view);
    for (index, info) in input.seats.iter().enumerate() {
        let seat = Seat(index as u8);
        let me = input.audience.is(seat);
        let points =
            input.standing.map_or_else(|| scores.get(seat).copied(), |s| s.points.get(seat).copied());
        let place = input.standing.and_then(|s| s.places.get(seat).copied());
        let presence = match info.sitter {
            Sitter::Bot => "ui-bot",
            Sitter::Empty => "ui-empty-seat",
            Sitter::Person if info.online => "ui-online",
            Sitter::Person => "ui-offline",
        };
        screen.put(
            "t-mats",
            format!("t-mat-{index}"),
            html! {
                section id={ "t-mat-" (index) } class={ "mat " (seat_class(seat)) @if me { " me" } @if info.open { " open" } }
                    data-secret[info.secret] aria-label=(info.name) {
                    h3 data-target=(at(Target::Seat(seat))) {
                        (mark(seat))
                        span.name { (info.name) }
                        @if info.sitter == Sitter::Bot {
                            span.badge title=(scene.t(presence)) { (icon("bot")) span.sr { (scene.t(presence)) } }
                        } @else {
                            span class={ "dot " @if info.online { "on" } } title=(scene.t(presence)) {
                                span.sr { (scene.t(presence)) }
                            }
                        }
                        @if me { span.you { (scene.t("ui-you")) } }
                        @else if info.mine {
                            button type="button" class="as" data-as=(index) { (scene.t("ui-play-as")) }
                        }
                        @if info.open { span.turn { (icon("turn")) span.sr { (scene.t("ui-to-move")) } } }
                        @if let Some(place) = place { span.place { (scene.say(&kernel::msg("ui-place").num("n", place))) } }
                        @if let (Some(points), Some(unit)) = (points, F::MEASURE.unit) {
                            span.points { (points) span.unit { (scene.t(unit)) } }
                        }
                    }
                    div.stuff { (F::mat(scene, seat)) }
                }
            },
        );
    }
}
