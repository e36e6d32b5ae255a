//! Drawings of the game, as SVG symbols around the origin. Armies are shields of the empire's colour with the number
//! of the epoch whose figure they use; minor empires have a notched shield, armies of events a round one.

use crate::draw::ROMAN;
use crate::ground;
use maud::{Markup, PreEscaped, html};

pub fn sheet() -> Markup {
    html! { (PreEscaped(SYMBOLS)) (gauges()) (ground::shapes()) }
}

/// Numbers of epochs; and gauges, drawn as what they count.
fn gauges() -> Markup {
    html! {
        // Numbers are part of their pieces, as in the box: each is drawn once.
        @for epoch in 1..ROMAN.len() { symbol id={ "n-" (epoch) } overflow="visible" { text.epoch-n y="12" { (ROMAN[epoch]) } } }
        @for (what, drawing, room) in GAUGES {
            symbol id={ "i-gauge-" (what) } viewBox=(room) { use href={ "#i-" (drawing) } {} }
        }
        @for (what, path) in GAUGES_ALONE {
            symbol id={ "i-gauge-" (what) } viewBox="-12 -12 24 24" { path fill-rule="evenodd" d=(path) {} }
        }
    }
}

/// What is counted, its drawing, and the room that takes.
const GAUGES: &[(&str, &str, &str)] = &[
    ("capitals", "capital", "-18 -24 36 36"),
    ("cities", "city", "-13 -13 26 26"),
    ("monuments", "monument", "-13 -16 26 28"),
    ("fleets", "fleet", "-19 -19 38 38"),
    ("coins", "coin", "-15 -15 30 30"),
    ("forts", "fort", "-22 -18 44 44"),
    ("armies", "army-empire", "-17 -17 34 38"),
    ("brought", "army-minor", "-17 -17 34 38"),
    ("cards", "card-greater", "-15 -15 30 30"),
    ("markers", "marker", "-15 -15 30 30"),
    ("stack", "army-empire", "-17 -17 34 38"),
    ("fort", "fort", "-22 -18 44 44"),
    ("town", "city", "-13 -13 26 26"),
    ("monument", "monument", "-13 -16 26 28"),
    ("navy", "fleet", "-19 -19 38 38"),
];

/// Those that are drawn for nothing else, on a grid of 24 around the origin.
const GAUGES_ALONE: &[(&str, &str)] = &[
    ("points", "M0,-11L3.2,-3.7L11,-3.4L4.8,1.5L7,9.3L0,4.8L-7,9.3L-4.8,1.5L-11,-3.4L-3.2,-3.7Z"),
    (
        "turn",
        concat!(
            "M0,-11A11,11 0 1 0 11,0H8A8,8 0 1 1 0,-8V-4L6,-9.5L0,-12ZM0,-5L1.5,-1.7L5,-1.5L2.2,.8L3.2,4.3L0,2.3L",
            "-3.2,4.3L-2.2,.8L-5,-1.5L-1.5,-1.7Z",
        ),
    ),
    ("lands", "M-11,-5L-4,-10L3,-7L10,-9L11,3L5,10L-3,7L-9,9Z"),
    (
        "dice",
        concat!(
            "M-7,-10H7A3,3 0 0 1 10,-7V7A3,3 0 0 1 7,10H-7A3,3 0 0 1 -10,7V-7A3,3 0 0 1 -7,-10ZM-5,-7A2,2 0 1 0 -",
            "5,-3A2,2 0 1 0 -5,-7ZM0,-2A2,2 0 1 0 0,2A2,2 0 1 0 0,-2ZM5,3A2,2 0 1 0 5,7A2,2 0 1 0 5,3Z",
        ),
    ),
    ("weapons", "M11,-11L9,-4L0,5L3,8L1,10L-2,7L-7,12L-12,7L-7,2L-10,-1L-8,-3L-5,0L4,-9Z"),
    ("siege", "M-9,11V-3H-11V-11H-7V-8H-3V-11H3V-8H7V-11H11V-3H9V11H3V4H-3V11Z"),
    ("prize", DAGGER),
    ("treason", DAGGER),
    ("holder", "M-8,12V-12H-5V-10H10L6,-4L10,2H-5V12Z"),
];

/// What Treachery wins is won by stealth.
const DAGGER: &str = "M0,12L-3,6V-2H-8V-5H-2V-9A2.4,2.4 0 1 1 2,-9V-5H8V-2H3V6Z";

const SYMBOLS: &str = include_str!("symbols.svg");
