//! Plates in the oceans: what the regions are worth, and the empires of the epoch in their order.

use crate::draw::ROMAN;
use history_of_the_world::{Call, HistoryOfTheWorld, Level, RegionView};
use kernel::{Seat, msg};
use kit::Named;
use maud::{Markup, html};
use table::{Letters, Part, Scene, seat_class};

type S<'a> = Scene<'a, HistoryOfTheWorld>;

/// Left, top and width; what a row takes.
const LEGEND: (f32, f32, f32, f32) = (10.0, 640.0, 222.0, 30.0);
const CALLS: (f32, f32, f32, f32) = (962.0, 836.0, 286.0, 27.0);

/// Letters on the plates: they are read from afar.
const LETTERS: f32 = 17.6;
/// Those of a title, as the style sheet has them.
const TITLE: f32 = 18.0;

/// A sheet of paper with a title, its shadow on the sea.
fn sheet(width: f32, height: f32, title: &str) -> Markup {
    let room = width - 24.0;
    let tight = Letters::Serif.width(title, TITLE) > room;
    html! {
        rect.cast x="2" y="4" width=(width) height=(height) rx="7" {}
        rect.plate width=(width) height=(height) rx="7" {}
        rect.plate-line x="4" y="4" width=(width - 8.0) height=(height - 8.0) rx="4" {}
        text.plate-title x="12" y="25" textLength=[tight.then_some(room)] lengthAdjust=[tight.then_some("spacingAndGlyphs")] { (title) }
    }
}

/// A line that fits: squeezed where it has to be, never smaller.
fn line(class: &str, text: &str, x: f32, room: f32) -> Markup {
    let tight = Letters::Plain.width(text, LETTERS) > room;
    html! {
        text class=(class) x=(x) y="20.5" textLength=[tight.then_some(room)] lengthAdjust=[tight.then_some("spacingAndGlyphs")] { (text) }
    }
}

/// What presence, domination and control are worth now, and who has them.
pub fn legend(scene: &S) -> Part {
    let (x, y, width, row) = LEGEND;
    let view = scene.view;
    let svg = html! {
        g.plates id="legend" transform={ "translate(" (x) "," (y) ")" } {
            (sheet(width, 32.0 + 13.0 * row + 6.0, &format!("{} {}", scene.t("face-values"), ROMAN[view.epoch as usize])))
            @for (i, region) in view.regions.iter().enumerate() {
                g transform={ "translate(0," (32.0 + i as f32 * row) ")" } { (value(scene, region, width, row)) }
            }
        }
    };
    Part::new("legend", svg)
}

fn value(scene: &S, region: &RegionView, width: f32, row: f32) -> Markup {
    let RegionView { region: id, value, levels, .. } = region;
    // At most one player dominates or controls a region.
    let best: Option<(Seat, Level)> =
        levels.pairs().find(|(_, l)| **l > Level::Presence).map(|(s, l)| (s, *l));
    let class = if *value == 0 { "legend-row worthless" } else { "legend-row" };
    html! {
        g class=(class) data-tip={ "region-" (id.0) } {
            rect class={ "chip r-" (id.0) } x="8" y="2" width=(width - 16.0) height=(row - 4.0) rx="4" {}
            rect x="8" y="2" width=(width - 16.0) height=(row - 4.0) rx="4" fill={ "url(#tx-" (id.0) ")" } pointer-events="none" {}
            rect.ring x="6" y="0" width=(width - 12.0) height=(row) rx="6" {}
            (line("legend-name", scene.t(&id.key()), 31.0, width - 102.0))
            text.legend-value x=(width - 13.0) y="21" { @if *value == 0 { "–" } @else { (value) "·" (2 * value) "·" (3 * value) } }
            @if let Some((seat, level)) = &best {
                g class={ (seat_class(*seat)) @if *level == Level::Control { " control" } } transform={ "translate(20," (row / 2.0) ")" } {
                    use href={ "#shape-" (seat.0) } x="-9" y="-9" width="18" height="18" {}
                }
            }
        }
    }
}

/// What a draft is decided by, besides the start: the camera shows both plates, where the window is large enough to read them.
pub fn looked_at() -> Markup {
    html! {
        @for (x, y, width, row) in [LEGEND, CALLS] {
            rect.gaze data-focus x=(x) y=(y) width=(width) height=(row) {}
        }
    }
}

/// R4: who plays when, as far as it is known.
pub fn calls(scene: &S) -> Vec<Part> {
    let (x, y, width, row) = CALLS;
    let frame = html! {
        g.plates id="calls" transform={ "translate(" (x) "," (y) ")" } { (sheet(width, 31.0 + 7.0 * row, scene.t("face-empires"))) }
    };
    let rows = scene.view.calls.iter().enumerate().map(|(i, call)| called(scene, i, call));
    std::iter::once(Part::new("calls", frame)).chain(rows).collect()
}

fn called(scene: &S, i: usize, call: &Call) -> Part {
    let id = format!("call-{i}");
    let (x, y, width, row) = CALLS;
    let now = scene.view.turn.as_ref().is_some_and(|t| t.empire == call.empire);
    let class = match (now, call.called, call.holder) {
        (true, ..) => "call now",
        (_, true, Some(_)) => "call done",
        (_, true, None) => "call out",
        _ => "call",
    };
    let mine =
        scene.view.players.pairs().find(|(s, p)| scene.audience.is(*s) && p.empire == Some(call.empire));
    let holder = call.holder.or(mine.map(|(s, _)| s));
    let svg = html! {
        g id=(id) class={ (class) " " (holder.map_or("nobody", seat_class)) }
            transform={ "translate(" (x) "," (y + 30.0 + i as f32 * row) ")" } data-tip={ "empire-" (call.empire.0) } {
            rect.plaque x="7" y="1" width=(width - 14.0) height=(row - 2.0) rx="4" {}
            text.call-n x="14" y="20.5" { (i + 1) }
            (line("call-name", scene.t(&call.empire.key()), 32.0, width - 162.0))
            @if !call.fleets.is_empty() { g transform={ "translate(" (width - 112.0) ",13) scale(.55)" } { use href="#i-fleet" {} } }
            @if call.capital { g transform={ "translate(" (width - 86.0) ",18) scale(.62)" } { use href="#i-capital" {} } }
            text.call-help x=(width - 40.0) y="20.5" data-tip=(scene.say(&msg("face-strength").num("n", call.strength))) { (call.strength) }
            @if let Some(seat) = holder {
                g transform={ "translate(" (width - 22.0) "," (row / 2.0) ")" } {
                    use href={ "#shape-" (seat.0) } x="-9" y="-9" width="18" height="18" {}
                }
            }
        }
    };
    Part::new(id, svg)
}
