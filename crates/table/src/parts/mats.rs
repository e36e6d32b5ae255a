//! What lies before each seat, and what only the viewer sees. One's own mat is whole; the others are rows that open.

use crate::foreseen::gauge_mark;
use crate::screen::{Screen, ScreenInput};
use crate::{Face, Scene, SeatInfo, Sitter, StandIn, at, mark, seat_class, symbols::cross, symbols::icon};
use kernel::{Audience, Seat, Target, msg};
use kit::gauge::{Gauges, Of, Value};
use maud::{Markup, html};

/// So many gauges fit a row, where a game names none.
const FIT: usize = 6;

pub fn put<F: Face>(screen: &mut Screen, input: &ScreenInput<F::Rules>, scene: &Scene<F::Rules>) {
    if let Some(hand) = F::hand(scene) {
        screen.put(
            "t-hand-area",
            "t-hand",
            html! { section id="t-hand" class="hand" tabindex="0" { (hand) } },
        );
    }
    for sheet in F::sheets(scene) {
        screen.put("t-hand-area", sheet.id, sheet.svg);
    }
    let gauges = F::Rules::gauges(input.view);
    for (index, info) in input.seats.iter().enumerate() {
        let seat = Seat(index as u8);
        let me = input.audience.is(seat);
        // Who watches may have one mat whole, with what everybody may know of it.
        let followed = input.table.company.follow == Some(seat) && input.audience == Audience::Table;
        let whose = if me {
            " me"
        } else if followed {
            " followed"
        } else {
            ""
        };
        screen.put(
            "t-mats",
            format!("t-mat-{index}"),
            html! {
                section id={ "t-mat-" (index) } class={ "mat " (seat_class(seat)) (whose) @if info.open { " open" } }
                    data-secret[info.secret] aria-label=(info.name) tabindex=[me.then_some("0")] {
                    (head::<F>(seat, info, input, scene))
                    @if me || followed {
                        div.stuff { (F::mat(scene, seat)) }
                    } @else {
                        (row::<F>(&gauges, seat, scene, false))
                        (whole::<F>(seat, info, scene))
                    }
                }
            },
        );
    }
}

/// Whose it is, who moves, and how far they are.
fn head<F: Face>(
    seat: Seat,
    info: &SeatInfo,
    input: &ScreenInput<F::Rules>,
    scene: &Scene<F::Rules>,
) -> Markup {
    let me = input.audience.is(seat);
    let scores = F::scores(input.view);
    let points = input.standing.map_or_else(|| scores.get(seat).copied(), |s| s.points.get(seat).copied());
    let place = input.standing.and_then(|s| s.places.get(seat).copied());
    let presence = match info.sitter {
        Sitter::Bot => match info.stand_in {
            Some(StandIn::Away) => "ui-stands-in",
            Some(StandIn::Lent) => "ui-lent",
            None => "ui-bot",
        },
        Sitter::Empty => "ui-empty-seat",
        Sitter::Person if info.online => "ui-online",
        Sitter::Person => "ui-offline",
    };
    html! {
        h3 data-target=(at(Target::Seat(seat))) {
            (mark(seat))
            (name(&info.name))
            @if info.sitter == Sitter::Bot {
                span.badge title=(scene.t(presence)) data-stand-in[info.stand_in.is_some()] {
                    (icon("bot")) span class=(if info.stand_in.is_some() { "plays-on" } else { "sr" }) { (scene.t(presence)) }
                }
            } @else {
                span class={ "dot " @if info.online { "on" } } title=(scene.t(presence)) { span.sr { (scene.t(presence)) } }
            }
            @if info.holiday.is_some() {
                span.badge.rests title=(scene.t("ui-on-holiday")) { (icon("sun")) span.sr { (scene.t("ui-on-holiday")) } }
            }
            @if let Some(left) = info.clock { (crate::company::clock(scene.words, left)) }
            @if input.audience == Audience::Table && !input.table.company.plays {
                @let on = input.table.company.follow == Some(seat);
                button type="button" class="follow" data-follow=(seat.0) aria-pressed=(if on { "true" } else { "false" })
                    title=(scene.t("ui-follow")) { (icon("eye")) span.sr { (scene.t("ui-follow")) } }
            }
            @if me { span.you { (scene.t("ui-you")) } (super::stands::badge(input)) }
            @else if info.mine && input.standing.is_none() {
                button type="button" class="as" data-as=(seat.0) title=(scene.t("ui-play-as")) { (scene.t("ui-play-as")) }
            }
            @if info.open { span.turn { (icon("turn")) span.sr { (scene.t("ui-to-move")) } } }
            @if let Some(place) = place { span.place { (scene.say(&msg("ui-place").num("n", place))) } }
            @if let (Some(points), Some(unit)) = (points, F::MEASURE.unit) {
                span.points { (points) span.unit { (scene.t(unit)) } }
            }
        }
    }
}

/// A name, of which the number that tells two bots apart is never cut off; where there is room for nothing else, it stands alone.
fn name(name: &str) -> Markup {
    match name.rsplit_once(" (") {
        Some((stem, number)) if number.ends_with(')') => html! {
            span.name.numbered {
                span.stem { (stem) }
                span.number { span.fence { " (" } (number.trim_end_matches(')')) span.fence { ")" } }
            }
        },
        _ => html! { span.name { (name) } },
    }
}

/// What one wants to know of somebody at a glance: numbers with their signs.
pub fn row<F: Face>(gauges: &[kit::Gauge], seat: Seat, scene: &Scene<F::Rules>, points: bool) -> Markup {
    let of_seat = |what: &str| {
        gauges.iter().find_map(|gauge| match (gauge.of, &gauge.value) {
            (Of::Seat(whose), Value::Number(n)) if whose == seat && gauge.what == what => Some(*n),
            _ => None,
        })
    };
    // Points stand beside the name, where there is one.
    let drawn = gauges.iter().filter(|gauge| gauge.of == Of::Seat(seat) && gauge.what != "points");
    let drawn = drawn.map(|gauge| gauge.what).filter(|what| scene.words.draws(what));
    let names: Vec<&str> = match F::IN_ROW {
        [] => drawn.take(FIT).collect(),
        named => named.to_vec(),
    };
    let own = if points { F::scores(scene.view).get(seat).copied() } else { None };
    let shown = names.into_iter().filter_map(|what| Some((what, of_seat(what)?)));
    html! {
        ul.glance {
            // By their sign where the game draws one, else by their unit.
            @if let (Some(own), Some(unit)) = (own, F::MEASURE.unit) {
                @let drawn = scene.words.draws("points");
                @let name = scene.t(if drawn { "gauge-points" } else { unit });
                li data-tip=(name) data-gauge="points" {
                    @if drawn { (gauge_mark("points", scene.words)) span.sr { (name) (scene.t("ui-colon")) } " " }
                    b { (own) } @if !drawn { " " small { (name) } }
                }
            }
            @for (what, n) in shown {
                @let name = scene.t(&format!("gauge-{what}")).to_owned();
                // The name before the number, so that it is read out as well of one as of many.
                li data-tip=(name) data-gauge=(what) {
                    (gauge_mark(what, scene.words)) span.sr { (name) (scene.t("ui-colon")) } " " b { (n) }
                }
            }
        }
    }
}

/// The whole mat of somebody else, over the board when it is opened.
fn whole<F: Face>(seat: Seat, info: &SeatInfo, scene: &Scene<F::Rules>) -> Markup {
    let title = scene.say(&msg("ui-whole-mat").seat("who", seat));
    html! {
        details.whole data-over name="mats" {
            summary title=(title) { (icon("more")) span.sr { (title) } }
            div class={ "mat-sheet " (seat_class(seat)) } {
                button type="button" class="close" data-shut { (cross(scene.words)) }
                p.whose { (mark(seat)) b { (info.name) } }
                div.stuff { (F::mat(scene, seat)) }
            }
        }
    }
}
