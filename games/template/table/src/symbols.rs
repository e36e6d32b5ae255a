//! Drawings of the game, as SVG symbols around the origin.

use maud::{Markup, PreEscaped};

pub fn sheet() -> Markup {
    PreEscaped(SYMBOLS.to_owned())
}

const SYMBOLS: &str = concat!(
    r##"<symbol id="i-palm" overflow="visible"><path class="trunk" d="M0,0C-3,-14 0,-28 6,-38"/>"##,
    r##"<path class="leaf" d="M6,-38C-4,-46 -16,-44 -21,-35C-12,-39 -4,-39 6,-38Z"/>"##,
    r##"<path class="leaf" d="M6,-38C14,-48 27,-46 33,-36C24,-40 15,-40 6,-38Z"/>"##,
    r##"<path class="leaf" d="M6,-38C0,-52 -10,-54 -16,-52C-7,-49 -1,-45 6,-38Z"/>"##,
    r##"<path class="leaf" d="M6,-38C10,-52 20,-56 27,-54C18,-50 12,-46 6,-38Z"/></symbol>"##,
    r##"<symbol id="i-well" overflow="visible"><ellipse class="green" cx="0" cy="12" rx="50" ry="24"/>"##,
    r##"<use href="#i-palm" x="20" y="4"/><use href="#i-palm" x="-6" y="-2"/>"##,
    r##"<ellipse class="stone" cx="2" cy="18" rx="30" ry="15"/><ellipse class="water" cx="2" cy="17" rx="22" ry="10"/>"##,
    r##"<path class="glint" d="M-8,16Q0,12 8,15"/></symbol>"##,
    r##"<symbol id="i-camp" overflow="visible"><path class="shape" d="M-27,26L0,-24L27,26Z"/>"##,
    r##"<path class="seam" d="M0,-24V-33M0,-24L-9,26M0,-24L9,26"/></symbol>"##,
    r##"<symbol id="i-caravan" overflow="visible"><path class="shape" d="M-34,22V2C-34,-8 -26,-8 -24,-4C-20,-18 -10,-18 -6,-6C-4,-10"##,
    r##" 4,-16 10,-4L16,0L20,-18C22,-24 32,-24 34,-18L32,-14H26L22,8L16,10V22H11V10H-26V22Z"/></symbol>"##,
);
