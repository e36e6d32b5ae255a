//! What stands beside the tracks: the rounds, the order of players, and the bank with what is left in the box.

use crate::draw;
use crate::tracks::{Frame, LEFT, slot};
use age_of_discovery::{AgeOfDiscovery, Kind, Pending, targets};
use maud::{Markup, html};
use table::{Part, Scene, Words, at, seat_class};

const ORDER: Frame = Frame { x: LEFT + 452.0, y: 14.0, w: 608.0, h: 132.0 };
const BANK: Frame = Frame { x: LEFT + 492.0, y: 1010.0, w: 568.0, h: 178.0 };

/// Frames, titles and printed spaces.
pub fn ground(words: &Words) -> Markup {
    html! {
        rect.frame.plain x=(ORDER.x) y=(ORDER.y) width=(ORDER.w) height=(ORDER.h) rx="10" {}
        text.title x=(ORDER.x + 20.0) y=(ORDER.y + 34.0) { (words.get("face-order")) }
        @for i in 0..6 { (slot((ORDER.x + 52.0 + i as f32 * 84.0, ORDER.y + 90.0), &(i + 1).to_string())) }
        rect.frame.plain x=(BANK.x) y=(BANK.y) width=(BANK.w) height=(BANK.h) rx="10" {}
        (rounds(words))
    }
}

pub fn parts(scene: &Scene<AgeOfDiscovery>) -> [Part; 2] {
    [order(scene), bank(scene)]
}

/// Where the rounds are counted: in the Pacific.
const ROUNDS: (f32, f32) = (26.0, 800.0);

pub fn round_spot(round: u8) -> (f32, f32) {
    let (row, column) = match round {
        1..=3 => (0, round - 1),
        4..=6 => (1, round - 4),
        _ => (2, round - 7),
    };
    (ROUNDS.0 + 94.0 + column as f32 * 72.0, ROUNDS.1 + 78.0 + row as f32 * 82.0)
}

fn rounds(words: &Words) -> Markup {
    html! {
        g.rounds data-tip="rounds" {
            rect.cartouche x=(ROUNDS.0) y=(ROUNDS.1) width="280" height="300" rx="10" {}
            text.title x=(ROUNDS.0 + 140.0) y=(ROUNDS.1 + 34.0) text-anchor="middle" { (words.get("face-rounds")) }
            @for (row, age) in ["I", "II", "III"].iter().enumerate() {
                text.age x=(ROUNDS.0 + 22.0) y=(ROUNDS.1 + 88.0 + row as f32 * 82.0) { (age) }
            }
            @for round in 1..=8u8 {
                @let (x, y) = round_spot(round);
                circle.round cx=(x) cy=(y) r="29" {}
                text.round-n x=(x) y=(y + 9.0) { (round) }
                // Colonies score after these.
                @if [3, 6, 8].contains(&round) { g transform={ "translate(" (x + 23.0) "," (y - 22.0) ") scale(.62)" } {
                    use href="#i-star" {} } }
            }
        }
    }
}

/// Everything that stands on the tracks.
/// R5.6.
fn order(scene: &Scene<AgeOfDiscovery>) -> Part {
    let svg = html! {
        g id="order" {
            @for (i, &seat) in scene.view.order.iter().enumerate() {
                g id={ "o-" (seat.0) } class={ "piece " (seat_class(seat)) }
                    style={ "transform:translate(" (ORDER.x + 52.0 + i as f32 * 84.0) "px," (ORDER.y + 88.0) "px) scale(1.25)" }
                    data-target=(at(targets::order_marker(seat))) data-tip=(scene.name(seat)) role="img"
                        aria-label={ (i + 1) ": " (scene.name(seat)) } {
                    rect.ring x="-20" y="-27" width="40" height="55" rx="8" {}
                    (draw::worker(seat, Kind::Colonist))
                }
            }
        }
    };
    Part::new("order", svg)
}

/// What is left: building stacks, goods in the bag, tiles; and the militia figure for whom it stands.
fn bank(scene: &Scene<AgeOfDiscovery>) -> Part {
    let view = scene.view;
    let (x, y) = (BANK.x, BANK.y);
    let militia = matches!(view.now, Pending::Battle(b) if b.militia > 0);
    let svg = html! {
        g id="bank" {
            @for (i, n) in view.stacks.iter().enumerate() {
                g class={ "stack age-" (i + 1) } transform={ "translate(" (x + 70.0 + i as f32 * 118.0) "," (y + 84.0) ")" }
                    data-tip="stack" role="img" aria-label={ (scene.t("face-stack")) " " (i + 1) ": " (n) } {
                    @if *n > 0 { rect.stack-back x="-40" y="-48" width="88" height="104" rx="8" {}
                        rect.stack-back x="-45" y="-53" width="88" height="104" rx="8" {} }
                    @else { rect.berth x="-45" y="-53" width="88" height="104" rx="8" {} }
                    text.stack-age y="8" { (["I", "II", "III"][i]) }
                    text.small-n y="84" { "× " (n) }
                }
            }
            g transform={ "translate(" (x + 424.0) "," (y + 78.0) ")" } data-tip="bag" role="img"
                aria-label={ (scene.t("face-bag")) ": " (view.bag) } {
                g transform="scale(2.6)" { use href="#i-bag" {} }
                text.small-n y="90" { "× " (view.bag) }
            }
            g class={ "militia" @if !militia { " faint" } } transform={ "translate(" (x + 512.0) "," (y + 78.0) ") scale(1.4)" }
                data-target=(at(targets::MILITIA)) data-tip="building-militia" role="img" aria-label=(scene.t("building-militia")) {
                rect.ring x="-20" y="-27" width="40" height="55" rx="8" {}
                (draw::anybody(Kind::Soldier))
            }
        }
    };
    Part::new("bank", svg)
}
