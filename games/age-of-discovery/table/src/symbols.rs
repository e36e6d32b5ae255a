//! Drawings of the game: workers, goods, ship, coin, compass. Our own, as SVG symbols around the origin.

use maud::{Markup, PreEscaped};

/// The body of a worker; the head is the shape of the seat, so that nobody has to tell colours apart.
const BODY: &str = "M-15,23C-15,6 -9,-1 0,-1C9,-1 15,6 15,23Z";

/// What a worker carries, by kind; a colonist carries nothing.
const EMBLEMS: [&str; 6] = [
    r#"<path class="fine" d="M-6,18H6"/>"#,
    r#"<path class="em" d="M0,6V19M-7,12.5a7,6.5 0 0 0 14,0M-4,8.5H4"/><circle class="em" cy="4.5" r="1.8"/>"#,
    r#"<text class="em-text" y="18.5">$</text>"#,
    r#"<path class="em thick" d="M0,4V20M-5.5,9.5H5.5"/>"#,
    r#"<path class="em" d="M-6.5,5L6.5,19M6.5,5L-6.5,19M-8,15.5L-3.5,19.8M8,15.5L3.5,19.8"/>"#,
    r#"<path class="em thick" d="M0,8V20"/><path class="em-fill" d="M-7,4H5L7.5,7L5,10H-7Z"/>"#,
];

/// Goods: a ground of their own colour and a drawing, by the order of the rules' list.
const GOODS: [(&str, &str); 11] = [
    ("#aab6bf", r##"<path d="M-10,9L-7,1H1L4,9ZM-1,9L2,1H8L11,9ZM-6,-1L-3,-9H4L7,-1Z" fill="#f4f7f8"/>"##),
    (
        "#f3eee3",
        r##"<path d="M-7,11V-9M0,11V-11M7,11V-9M-9.5,-2H-4.5M-9.5,5H-4.5M-2.5,-4H2.5M-2.5,3H2.5M4.5,-2H9.5M4.5,5H9.5"
            stroke="#6e9a3c" stroke-width="3" fill="none"/>"##,
    ),
    (
        "#e9b928",
        r##"<g fill="#fff1b0"><circle cx="-5" cy="5" r="5.5"/><circle cx="6" cy="5" r="5.5"/><circle cy="-5" r="6"/></g>"##,
    ),
    (
        "#7a8f3e",
        r##"<path d="M-9,10C-12,-4 -2,-12 10,-11C12,2 4,11 -9,10ZM-11,12L6,-7M-4,5L-6,-2M1,0L0,-7M-1,3L6,4" fill="#cfd98f"/>"##,
    ),
    (
        "#5c3a22",
        r##"<g fill="#c68a55"><ellipse rx="7" ry="10.5" transform="rotate(35)"/></g>
            <path d="M5,-8C-2,-3 4,3 -5,8" fill="none" stroke="#3a2112" stroke-width="2.2"/>"##,
    ),
    (
        "#3d4f9f",
        r##"<path d="M0,-12C8,-3 9,2 9,5A9,7 0 0 1 -9,5C-9,2 -8,-3 0,-12Z" fill="#a9b8ff"/>
            <path d="M-4,5a4,4 0 0 0 4,4" fill="none" stroke="#26317a" stroke-width="2"/>"##,
    ),
    (
        "#8a5a34",
        r##"<path d="M-4,-12H4L6,-7L12,-9L9,-1L12,8L5,6L3,12H-3L-5,6L-12,8L-9,-1L-12,-9L-6,-7Z" fill="#e2bd8f"/>"##,
    ),
    (
        "#b5533c",
        r##"<path d="M-12,-10C-10,-4 -7,-5 -5,-6H5C7,-5 10,-4 12,-10C12,-3 9,-1 7,-1L5,9Q0,13 -5,9L-7,-1C-9,-1 -12,-3 -12,-10Z"
            fill="#f3ddc9"/><path d="M-3,8h1M2,8h1M-4,0h1.5M3,0h1.5" stroke="#5a2518" stroke-width="2"/>"##,
    ),
    (
        "#a3431f",
        r##"<ellipse rx="6.5" ry="11.5" transform="rotate(30)" fill="#f0a35c"/>
            <path d="M5,-9C0,-4 -4,3 -6,10M7,-6C4,0 1,5 -3,9M2,-9C-3,-5 -6,0 -7,5" fill="none" stroke="#7c2f12" stroke-width="1.6"/>"##,
    ),
    (
        "#2f7f97",
        r##"<path d="M-12,0C-7,-8 3,-8 7,0L12.5,-6V6L7,0C3,8 -7,8 -12,0Z" fill="#d8f0f5"/>
            <circle cx="-7" cy="-1" r="1.5" fill="#123d4a"/>"##,
    ),
    (
        "#ded2a0",
        r##"<path d="M-4,12C-3,2 0,-4 6,-11" fill="none" stroke="#7d7030" stroke-width="2"/><g fill="#fffbe6" stroke="#7d7030">
            <ellipse cx="7" cy="-6" rx="2.2" ry="4" transform="rotate(40 7 -6)"/><ellipse cx="1" cy="-8" rx="2.2" ry="4"/>
            <ellipse cx="6" cy="0" rx="2.2" ry="4" transform="rotate(50 6 0)"/>
            <ellipse cx="-3" cy="-2" rx="2.2" ry="4" transform="rotate(-10 -3 -2)"/>
            <ellipse cx="3" cy="6" rx="2.2" ry="4" transform="rotate(60 3 6)"/></g>"##,
    ),
];

/// Victory points.
const STAR: &str = "M0,-11L3.2,-3.7L11,-3.4L4.8,1.5L7,9.3L0,4.8L-7,9.3L-4.8,1.5L-11,-3.4L-3.2,-3.7Z";
/// A flag on a hill.
const FLAG: &str = "M-5,-12H-2.5V-11H9L6,-7L9,-3H-2.5V4C3,4 8,7 11,11H-11C-10,8 -8,6 -5,5Z";

/// Gauges, as plain shapes in the colour of the text beside them.
const GAUGES: &[(&str, &str)] = &[
    ("points", STAR),
    ("prize", STAR),
    ("claims", FLAG),
    ("standing", FLAG),
    // A coin, and two that come.
    (
        "money",
        "M0,-11A11,11 0 1 1 -.1,-11ZM-1.2,-8V-6.2H-5V.9H2V3H-5V6.2H-1.2V8H1.2V6.2H5V-.9H-2V-3H5V-6.2H1.2V-8Z",
    ),
    ("income", "M-4,-9A7,7 0 1 1 -4.1,-9ZM4,-9A7,7 0 0 1 4,5A9,9 0 0 0 4,-9ZM-12,8H5V5L12,9.5L5,14V11H-12Z"),
    // Somebody on land.
    ("colonies", "M0,-12A4,4 0 1 1 -.1,-12ZM-6,6C-6,-1 -4,-3 0,-3C4,-3 6,-1 6,6ZM-12,8H12V11H-12Z"),
    ("colony", "M0,-12A4,4 0 1 1 -.1,-12ZM-6,6C-6,-1 -4,-3 0,-3C4,-3 6,-1 6,6ZM-12,8H12V11H-12Z"),
    // A crate.
    ("goods", CRATE),
    ("ships", SHIP),
    ("ship", SHIP),
    ("lead", SHIP),
    ("bid", SHIP),
    ("buildings", HOUSE),
    // The compass.
    ("discoveries", COMPASS),
    // Somebody under way.
    (
        "explorers",
        "M-5,-12A4,4 0 1 1 -5.1,-12ZM-12,11C-12,1 -10,-3 -5,-3C-1,-3 1,0 1,3H5V-1L12,5L5,11V8H1V11Z",
    ),
    // A hat.
    ("trained", "M0,-9L12,-3L0,3L-12,-3ZM-7,2L0,5.5L7,2V7C4,10 -4,10 -7,7ZM9.5,-1L11.5,-2V7H9.5Z"),
    // A place in line, by what is waited for: one of the first, an anchor, a crate, a house, crossed swords.
    ("line-initiative", "M-11,11V2H-4V-3H4V5H11V11ZM0,-12A3.5,3.5 0 1 1 -.1,-12Z"),
    ("line-dock", ANCHOR),
    ("landings", ANCHOR),
    // Into the tray.
    ("takings", "M-2,-12H2V-3H7L0,4L-7,-3H-2ZM-12,4H-9V9H9V4H12V12H-12Z"),
    ("line-goods", CRATE),
    ("token", CRATE),
    ("line-buildings", HOUSE),
    (
        "line-war",
        "M-12,-12L-8,-11L0,-3L8,-11L12,-12L11,-8L3,0L8,5L10,3L12,5L9,8L12,11L11,12L8,9L5,12L3,10L5,8L0,3\
         L-5,8L-3,10L-5,12L-8,9L-11,12L-12,11L-9,8L-12,5L-10,3L-8,5L-3,0L-11,-8Z",
    ),
    ("hand", "M0,-12A5,5 0 1 1 -.1,-12ZM-9,12C-9,2 -6,-1 0,-1C6,-1 9,2 9,12Z"),
];

const ANCHOR: &str = "M-1.5,-4.3A3.5,3.5 0 1 1 1.5,-4.3V-2H6V1H1.5V8.5C5,8 7.5,6 8,3L5.5,4L9,-1.5L12,4L10,3.5C9.5,9 5,12 0,12\
    C-5,12 -9.5,9 -10,3.5L-12,4L-9,-1.5L-5.5,4L-8,3C-7.5,6 -5,8 -1.5,8.5V1H-6V-2H-1.5Z";
const SHIP: &str = "M-12,4H12L8,11H-8ZM-1,-12C7,-9 10,-3 9,2H-1ZM-3,-8C-8,-5 -10,-1 -10,2H-3Z";
const CRATE: &str = "M-10,-9H10V10H-10ZM-7,-6V-2H7V-6ZM-7,1V7H7V1Z";
const HOUSE: &str = "M-12,0L0,-11L12,0H9V11H3V4H-3V11H-9V0Z";
const COMPASS: &str = "M0,-12L3,-3L12,0L3,3L0,12L-3,3L-12,0L-3,-3Z";

pub fn sheet() -> Markup {
    let mut out = String::new();
    for seat in 0..6 {
        // Heads of different shapes look equally large at different sizes.
        let head = [0.86, 0.86, 0.86, 0.84, 0.95, 0.84][seat];
        out.push_str(&format!(
            "<symbol id=\"f-{seat}\" overflow=\"visible\"><path class=\"shape\" d=\"{BODY}\"/>\
             <use href=\"#shape-{seat}\" x=\"-12\" y=\"-12\" width=\"24\" height=\"24\"
                 transform=\"translate(0,-11) scale({head})\"/></symbol>"
        ));
    }
    out.push_str(&format!(
        "<symbol id=\"f-none\" overflow=\"visible\"><path class=\"shape\" d=\"{BODY}\"/>
            <circle class=\"shape\" cy=\"-11\" r=\"8\"/></symbol>"
    ));
    for (kind, emblem) in EMBLEMS.iter().enumerate() {
        out.push_str(&format!("<symbol id=\"k-{kind}\" overflow=\"visible\">{emblem}</symbol>"));
    }
    for (good, (ground, drawing)) in GOODS.iter().enumerate() {
        out.push_str(&format!(
            "<symbol id=\"g-{good}\" overflow=\"visible\"><rect class=\"token\" x=\"-16\" y=\"-16\" width=\"32\" height=\"32\" rx=\"6\" \
             style=\"fill:{ground}\"/>
                 <g stroke=\"#0005\" stroke-width=\"1\" stroke-linejoin=\"round\" stroke-linecap=\"round\">{drawing}</g></symbol>"
        ));
    }
    out.push_str(OTHERS);
    for (what, path) in GAUGES {
        out.push_str(&format!(
            "<symbol id=\"i-gauge-{what}\" viewBox=\"-12 -12 24 24\"><path fill-rule=\"evenodd\" d=\"{path}\"/></symbol>"
        ));
    }
    PreEscaped(out)
}

const OTHERS: &str = concat!(
    r##"<symbol id="g-any" overflow="visible">
        <rect class="token" x="-16" y="-16" width="32" height="32" rx="6" style="fill:#cdb98f"/><text class="any" y="8">?</text>
        </symbol>"##,
    r##"<symbol id="i-ship" overflow="visible"><path class="hull" d="M-19,8H19L13,19H-13Z"/>
        <path class="sail" d="M-2,-19C11,-14 15,-4 14,5H-2Z"/><path class="sail" d="M-5,-14C-13,-9 -17,-2 -17,5H-5Z"/>
        <path class="spar" d="M-3,-21V8M-20,22c5,3 8,-3 13,0s8,3 13,0 8,-3 13,0"/></symbol>"##,
    r##"<symbol id="i-coin" overflow="visible"><circle class="coin" r="15"/><circle class="coin-in" r="11"/></symbol>"##,
    r##"<symbol id="i-star" overflow="visible">
        <path class="laurel" d="M0,-16L4.3,-5.5L15.6,-4.9L6.8,2.3L9.7,13.2L0,7L-9.7,13.2L-6.8,2.3L-15.6,-4.9L-4.3,-5.5Z"/></symbol>"##,
    r##"<symbol id="i-compass" overflow="visible"><circle class="rose-ring" r="19"/>
        <path class="rose" d="M0,-24L4,-4L24,0L4,4L0,24L-4,4L-24,0L-4,-4Z"/>
        <path class="rose-2" d="M-12,-12L-2,-4M12,-12L4,-2M12,12L2,4M-12,12L-4,2"/></symbol>"##,
    r##"<symbol id="i-shield" overflow="visible"><path class="shield" d="M0,-16L14,-11V0C14,9 7,14 0,17C-7,14 -14,9 -14,0V-11Z"/>
        </symbol>"##,
    r##"<symbol id="i-house" overflow="visible"><path class="house" d="M-15,16V-2L0,-16L15,-2V16ZM-4,16V5H4V16"/></symbol>"##,
    r##"<symbol id="i-swap" overflow="visible"><path class="arrow" d="M-13,-6H11M5,-12L12,-6L5,0M13,8H-11M-5,2L-12,8L-5,14"/></symbol>"##,
    r##"<symbol id="i-to" overflow="visible"><path class="arrow" d="M-12,0H10M4,-7L11,0L4,7"/></symbol>"##,
    r##"<symbol id="i-front" overflow="visible"><path class="arrow" d="M12,0H-8M-2,-7L-9,0L-2,7M-13,-9V9"/></symbol>"##,
    r##"<symbol id="i-land" overflow="visible">
        <path class="islet" d="M-17,9C-16,-2 -9,-3 -6,-9C-3,-14 5,-13 8,-6C11,-1 16,1 17,9C10,14 -10,14 -17,9Z"/></symbol>"##,
    r##"<symbol id="i-skull" overflow="visible">
        <path class="skull" d="M0,-15C10,-15 14,-8 13,-1C12,4 8,5 8,9V14H-8V9C-8,5 -12,4 -13,-1C-14,-8 -10,-15 0,-15Z"/>
        <path class="skull-in" d="M-8,-3h5v5h-5ZM3,-3h5v5H3ZM-3,9V14M3,9V14"/></symbol>"##,
    r##"<symbol id="i-instant" overflow="visible"><path class="bolt" d="M3,-10L-6,2H0L-3,10L6,-2H0Z"/></symbol>"##,
    r##"<symbol id="i-once" overflow="visible"><text class="once" y="6">1×</text></symbol>"##,
    r##"<symbol id="i-end" overflow="visible"><path class="end-pole" d="M-7,-11V11"/>
        <path class="end-flag" d="M-6,-10H9L5,-5L9,0H-6Z"/></symbol>"##,
    r##"<symbol id="i-always" overflow="visible">
        <path class="loop" d="M-8,-1A8,8 0 0 1 7,-4M8,-9V-3H2M8,1A8,8 0 0 1 -7,4M-8,9V3H-2"/></symbol>"##,
    r##"<symbol id="i-bag" overflow="visible">
        <path class="bag" d="M-6,-14H6L4,-8C12,-3 15,6 12,12C10,17 -10,17 -12,12C-15,6 -12,-3 -4,-8Z"/></symbol>"##,
);
