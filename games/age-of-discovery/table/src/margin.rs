//! What stands beside the tracks: the rounds, the order of players, and what is left in the box.

use crate::draw;
use crate::tracks::{Frame, LEFT, frame, slot};
use age_of_discovery::{AgeOfDiscovery, Kind, Pending, Track, targets};
use kernel::msg;
use maud::{Markup, html};
use table::{Part, Scene, Words, at, seat_class};

const ORDER: Frame = Frame { x: LEFT + 358.0, y: 6.0, w: 226.0, h: 80.0 };
/// Where the rounds are counted, at the foot of the chart.
const ROUNDS: Frame = Frame { x: 14.0, y: 650.0, w: 276.0, h: 52.0 };

/// Frames, titles and printed spaces.
pub fn ground(words: &Words) -> Markup {
    html! {
        rect.cast x=(ORDER.x + 1.0) y=(ORDER.y + 2.5) width=(ORDER.w) height=(ORDER.h) rx="7" {}
        rect.frame.plain x=(ORDER.x) y=(ORDER.y) width=(ORDER.w) height=(ORDER.h) rx="7" {}
        text.title x=(ORDER.x + 12.0) y=(ORDER.y + 21.5) { (words.get("face-order")) }
        @for i in 0..6 { (slot(order_spot(i), &(i + 1).to_string())) }
        (rounds())
        @let f = frame(Track::Buildings);
        (draw::squeezed("note", words.get("face-queue"), (f.x + 12.0, f.y + 50.0), (draw::ASIDE, draw::ASIDE), 62.0))
    }
}

pub fn parts(scene: &Scene<AgeOfDiscovery>) -> [Part; 2] {
    [order(scene), bank(scene)]
}

fn order_spot(i: usize) -> (f32, f32) {
    (ORDER.x + 25.0 + i as f32 * 35.4, ORDER.y + 54.0)
}

pub fn round_spot(round: u8) -> (f32, f32) {
    // An age begins with its number.
    let ages = match round {
        1..=3 => 1.0,
        4..=6 => 2.0,
        _ => 3.0,
    };
    (ROUNDS.x - 5.0 + round as f32 * 25.5 + ages * 18.0, ROUNDS.y + 34.0)
}

fn rounds() -> Markup {
    html! {
        g.rounds data-tip="rounds" {
            rect.cast x=(ROUNDS.x + 1.0) y=(ROUNDS.y + 2.5) width=(ROUNDS.w) height=(ROUNDS.h) rx="6" {}
            rect.plate x=(ROUNDS.x) y=(ROUNDS.y) width=(ROUNDS.w) height=(ROUNDS.h) rx="6" {}
            @for (first, age) in [(1, "I"), (4, "II"), (7, "III")] {
                @let (x, y) = round_spot(first);
                text.age x=(x - 21.5) y=(y + 5.0) { (age) }
            }
            @for round in 1..=8u8 {
                @let (x, y) = round_spot(round);
                circle.round cx=(x) cy=(y) r="10.5" {}
                text.round-n x=(x) y=(y + 4.5) { (round) }
                // Colonies score after these.
                @if [3, 6, 8].contains(&round) { g transform={ "translate(" (x + 9.0) "," (y - 9.0) ") scale(.36)" } {
                    use href="#i-star" {} } }
            }
        }
    }
}

/// R5.6.
fn order(scene: &Scene<AgeOfDiscovery>) -> Part {
    let svg = html! {
        g id="order" {
            @for (i, &seat) in scene.view.order.iter().enumerate() {
                @let (x, y) = order_spot(i);
                g id={ "o-" (seat.0) } class={ "piece " (seat_class(seat)) }
                    style={ "transform:translate(" (x) "px," (y - 1.0) "px) scale(.78)" }
                    data-target=(at(targets::order_marker(seat))) data-tip=(scene.name(seat)) role="img"
                        aria-label={ (i + 1) ": " (scene.name(seat)) } {
                    rect.hit x="-20" y="-25" width="40" height="52" {}
                    rect.ring x="-20" y="-25" width="40" height="52" rx="7" {}
                    (draw::worker(seat, Kind::Colonist))
                }
            }
        }
    };
    Part::new("order", svg)
}

/// What is left: building stacks, goods in the bag; what the cards of the chart count; and the militia for whom it stands.
fn bank(scene: &Scene<AgeOfDiscovery>) -> Part {
    let view = scene.view;
    let buildings = frame(Track::Buildings);
    let (goods, war) = (frame(Track::Goods), frame(Track::War));
    let militia = matches!(view.now, Pending::Battle(b) if b.militia > 0);
    let next = [3, 6, 8].into_iter().find(|round| *round >= view.round).unwrap_or(8);
    let svg = html! {
        g id="bank" {
            @for (i, n) in view.stacks.iter().enumerate() {
                g class={ "stack age-" (i + 1) }
                    transform={ "translate(" (buildings.x + 400.0 + i as f32 * 62.0) "," (buildings.y + 46.0) ")" }
                    data-tip="stack" role="img" aria-label={ (scene.t("face-stack")) " " (i + 1) ": " (n) } {
                    @if *n > 0 { rect.stack-back x="-11" y="-15" width="26" height="32" rx="3" {}
                        rect.stack-back x="-14" y="-17" width="26" height="32" rx="3" {} }
                    @else { rect.berth x="-14" y="-17" width="26" height="32" rx="3" {} }
                    text.stack-age x="-1" y="4.5" { (["I", "II", "III"][i]) }
                    text.small-n x="18" y="5" { "× " (n) }
                }
            }
            g transform={ "translate(" (goods.x + goods.w - 44.0) "," (goods.y + 16.0) ")" } data-tip="bag" role="img"
                aria-label={ (scene.t("face-bag")) ": " (view.bag) } {
                g transform="scale(.62)" { use href="#i-bag" {} }
                text.small-n x="11" y="5" { "× " (view.bag) }
            }
            g class={ "militia" @if !militia { " faint" } }
                transform={ "translate(" (war.x + war.w - 30.0) "," (war.y + 53.0) ") scale(.9)" }
                data-target=(at(targets::MILITIA)) data-tip="building-militia" role="img" aria-label=(scene.t("building-militia")) {
                rect.ring x="-20" y="-25" width="40" height="52" rx="8" {}
                (draw::anybody(Kind::Soldier))
            }
            rect.hit x=(ROUNDS.x) y=(ROUNDS.y) width=(ROUNDS.w) height="20" data-tip="stake" {}
            (draw::squeezed("note", &scene.say(&msg("face-stakes").num("round", next)), (ROUNDS.x + 10.0, ROUNDS.y + 15.5),
                (draw::ASIDE, draw::ASIDE), ROUNDS.w - 20.0))
        }
    };
    Part::new("bank", svg)
}
