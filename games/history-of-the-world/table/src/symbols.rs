//! Drawings of the game, as SVG symbols around the origin. Armies are shields of the empire's colour with the number
//! of the epoch whose figure they use; minor empires have a notched shield, armies of events a round one.

use crate::ground;
use maud::{Markup, PreEscaped, html};

pub fn sheet() -> Markup {
    html! { (PreEscaped(SYMBOLS)) (ground::shapes()) }
}

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
