//! Drawings of the game, as SVG symbols around the origin. Armies are shields of the empire's colour with the number
//! of the epoch whose figure they use; minor empires have a notched shield, armies of events a round one.

use crate::ground;
use maud::{Markup, PreEscaped, html};

pub fn sheet() -> Markup {
    html! { (PreEscaped(SYMBOLS)) (gauges()) (ground::shapes()) }
}

/// Gauges are drawn as what they count.
fn gauges() -> Markup {
    html! {
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
    ("building", "gem", "-7 -7 14 14"),
    ("capitals", "capital", "-18 -24 36 36"),
    ("cities", "city", "-13 -13 26 26"),
    ("monuments", "monument", "-13 -16 26 28"),
    ("fleets", "fleet", "-19 -19 38 38"),
    ("coins", "coin", "-15 -15 30 30"),
    ("forts", "fort", "-22 -18 44 44"),
    ("armies", "army-empire", "-17 -17 34 38"),
    ("cards", "card-greater", "-15 -15 30 30"),
    ("markers", "marker", "-15 -15 30 30"),
    ("stack", "army-empire", "-17 -17 34 38"),
    ("fort", "fort", "-22 -18 44 44"),
    ("town", "city", "-13 -13 26 26"),
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
    ("holder", "M-8,12V-12H-5V-10H10L6,-4L10,2H-5V12Z"),
];

const SYMBOLS: &str = concat!(
    r##"<symbol id="i-army-empire" overflow="visible"><path class="shape" d="M-13,-14H13V4C13,11 6,15 0,18C-6,15 -13,11 -13,4Z"/></symbol>"##,
    r##"<symbol id="i-army-minor" overflow="visible"><path class="shape" d="M-13,-14L-5,-11L0,-15L5,-11L13,-14V4C13,11 6,15 0,18C-6,15 -13,11 -13,4Z"/></symbol>"##,
    r##"<symbol id="i-army-event" overflow="visible"><circle class="shape" cy="1" r="15"/></symbol>"##,
    r##"<symbol id="i-fort" overflow="visible"><path class="stone" d="M-20,18V-8H-16V-4H-12V-8H-8V-3H8V-8H12V-4H16V-8H20V18Z"/></symbol>"##,
    r##"<symbol id="i-capital" overflow="visible"><path class="gold" d="M-11,9V-1H-7V-7L0,-13L7,-7V-1H11V9Z"/><path class="fine" d="M-3,9V2H3V9M-7,-1H7"/><path class="gold" d="M0,-22L1.9,-17.2L7,-17L3,-13.8L4.4,-9L0,-11.8L-4.4,-9L-3,-13.8L-7,-17L-1.9,-17.2Z"/></symbol>"##,
    r##"<symbol id="i-city" overflow="visible"><path class="brick" d="M-10,9V-3L-4,-9L2,-3V0H10V9Z"/><path class="fine" d="M-6,9V3H-2V9M5,4H7"/></symbol>"##,
    r##"<symbol id="i-monument" overflow="visible"><path class="marble" d="M-9,9V6H9V9ZM-10,-8L0,-14L10,-8ZM-8,-8H8V-5H-8ZM-7,-5H-4V6H-7ZM-1.5,-5H1.5V6H-1.5ZM4,-5H7V6H4Z"/></symbol>"##,
    r##"<symbol id="i-fleet" overflow="visible"><path class="hull" d="M-17,7H17L12,16H-12Z"/><path class="sail" d="M-1,-17C10,-13 13,-4 12,4H-1Z"/><path class="sail" d="M-4,-12C-11,-8 -15,-2 -15,4H-4Z"/></symbol>"##,
    r##"<symbol id="i-coin" overflow="visible"><circle class="coin" r="13"/><circle class="coin-in" r="9"/></symbol>"##,
    r##"<symbol id="i-marker" overflow="visible"><circle class="laurel" r="13"/><path class="laurel-in" d="M0,-8L2.4,-2.6L8,-2.4L3.6,1.2L5,7L0,3.8L-5,7L-3.6,1.2L-8,-2.4L-2.4,-2.6Z"/></symbol>"##,
    r##"<symbol id="i-gem" overflow="visible"><path class="gem-shape" d="M0,-6L5.5,-1L0,6L-5.5,-1Z"/></symbol>"##,
    r##"<symbol id="i-peak" overflow="visible"><path class="peak" d="M0,-4.5L4.6,3.6H-4.6Z"/></symbol>"##,
    r##"<symbol id="i-tree" overflow="visible"><circle class="tree" r="3.3"/></symbol>"##,
    r##"<symbol id="i-tower" overflow="visible"><path class="tower" d="M-4.6,3V-3H-2.6V-1H-1V-3H1V-1H2.6V-3H4.6V3Z"/></symbol>"##,
    r##"<symbol id="i-card-greater" overflow="visible"><rect class="back greater" x="-9" y="-13" width="18" height="26" rx="3"/></symbol>"##,
    r##"<symbol id="i-card-lesser" overflow="visible"><rect class="back lesser" x="-9" y="-13" width="18" height="26" rx="3"/></symbol>"##,
);
