//! Drawings of the game, our own, as SVG symbols in a box of 24 by 24.

use maud::{Markup, PreEscaped};

/// Markers, in the order of the rules' list: ground colour and drawing.
const MARKERS: [(&str, &str); 17] = [
    (
        "#7b2642",
        r##"<path d="M8,5H16C16.5,10 15,13 12,13C9,13 7.500,10 8,5ZM12,13V18M9,19H15" fill="#f3c6d3" stroke="#fff" stroke-width="1.4"/>"##,
    ),
    (
        "#8a5a2b",
        r##"<path d="M7,18L7,11C7,6 9,4.500 12,4.500C15,4.500 17,6 17,11V18H14V11C14,8.500 13.400,7.600 12,7.600
            C10.600,7.600 10,8.500 10,11V18Z" fill="#f6e3c4"/>"##,
    ),
    (
        "#5d6670",
        r##"<path d="M5,9H15C15,9 17,12 20,12V14H14L15,17H17V19H7V17H9L10,14C7,14 5,12 5,9Z" fill="#dfe5ea"/>"##,
    ),
    (
        "#3a6ea8",
        r##"<path d="M7,6H17L21,11L12,20L3,11ZM3,11H21M9,11L12,20L15,11L12,6Z" fill="#bfe2ff" stroke="#fff" stroke-width="1"/>"##,
    ),
    (
        "#b5521d",
        r##"<path d="M5,17C4,10 10,8 14,10C17,11.500 18,9 17,6C20,7 20.500,11 18,14C15,18 9,20 5,17Z" fill="#ffd08a"/>"##,
    ),
    (
        "#23262b",
        r##"<path d="M12,4C16,10 17.500,12.500 17.500,15A5.500,5 0 0 1 6.500,15C6.500,12.500 8,10 12,4Z" fill="#8c93a0"/>"##,
    ),
    (
        "#39332e",
        r##"<path d="M5,16L8,9L13,7L18,10L19,16L14,19H8ZM8,9L11,13L19,16M11,13L8,19" fill="#15110e"
            stroke="#a89d91" stroke-width="1.2"/>"##,
    ),
    (
        "#8d7424",
        r##"<path d="M4,18L6,13H11L13,18ZM11,18L13,13H18L20,18ZM7.500,12L9.500,7H14.500L16.500,12Z" fill="#ffe9a0"
            stroke="#5a4706" stroke-width="1"/>"##,
    ),
    (
        "#5b4a9c",
        r##"<path d="M12,4A6,6 0 0 1 15,15V17H9V15A6,6 0 0 1 12,4ZM9.500,19H14.500" fill="#ffe98a" stroke="#fff" stroke-width="1.2"/>"##,
    ),
    (
        "#a3741a",
        r##"<path d="M4,11C4,7 7,6 12,6C17,6 20,7 20,11V18H4ZM4,12H20M11,11H13V14H11Z" fill="#e9c46a"
            stroke="#4b3205" stroke-width="1.3"/>"##,
    ),
    (
        "#6b7f3a",
        r##"<path d="M4,19V13L9,8L14,13V19ZM13,19V14L17,10L21,14V19Z" fill="#f0e6c0" stroke="#3b471d" stroke-width="1.2"/>"##,
    ),
    (
        "#4c3a55",
        r##"<path d="M12,4C7,4 5,8 5,11C5,13 6,15 8,16V19H16V16C18,15 19,13 19,11C19,8 17,4 12,4Z" fill="#efe8f2"/>
        <circle cx="9" cy="11" r="2" fill="#35273c"/>
        <circle cx="15" cy="11" r="2" fill="#35273c"/>"##,
    ),
    (
        "#d9b25f",
        r##"<path d="M3,19C7,13 10,13 13,17C15,14 18,14 21,19Z" fill="#fff0c4"/><circle cx="16" cy="8" r="3" fill="#fff0c4"/>"##,
    ),
    (
        "#77706a",
        r##"<path d="M2,19L9,6L13,13L16,9L22,19Z" fill="#efece7"/><path d="M9,6L11.500,10.500L9,12L6.500,10.500Z" fill="#9b948d"/>"##,
    ),
    ("#2f6b3a", r##"<path d="M12,3L18,12H15L19,18H5L9,12H6ZM11,18H13V21H11Z" fill="#bfe3a8"/>"##),
    (
        "#b08a1e",
        r##"<path d="M12,20V8M12,8C10,7 10,4 12,3C14,4 14,7 12,8ZM12,12C9,12 8,10 8,8C11,8 12,10 12,12ZM12,12C15,12 16,10 16,8
            C13,8 12,10 12,12ZM12,17C9,17 8,15 8,13C11,13 12,15 12,17ZM12,17C15,17 16,15 16,13C13,13 12,15 12,17Z" fill="#fff3b8"
            stroke="#6b4f00" stroke-width=".8"/>"##,
    ),
    ("#b9ad97", r##"<circle cx="12" cy="12" r="3" fill="#6d624f"/>"##),
];

/// Settlements by their number of houses: outlines that are filled in the colour of the owner, then doors and windows.
const SIZES: [(&str, &str); 4] = [
    (
        "M3.500,21V10.500L12,2.500L20.500,10.500V21Z",
        "M10,21V14.500H14V21ZM6.300,12H8.800V14.500H6.300ZM15.200,12H17.700V14.500H15.200Z",
    ),
    (
        "M0.500,21V12L6.200,6.500L12,12V21ZM12,21V10L17.800,4L23.500,10V21Z",
        "M5,21V15.500H7.600V21ZM16.400,21V15H19.200V21ZM16.700,9.500H18.900V12H16.700Z",
    ),
    (
        "M0,21V12.500L4.200,8L8.500,12.500V21ZM8,21V7.500L12,1.500L16,7.500V21ZM15.500,21V12.500L19.800,8L24,12.500V21Z",
        "M3.200,21V16H5.400V21ZM10.800,21V15H13.200V21ZM10.900,8.500H13.100V11.500H10.900ZM18.600,21V16H20.800V21Z",
    ),
    (
        "M0,21V12L3,8L6,12V21ZM6,21V5.500H11V21ZM11,21V3.500L13.500,-0.500L16,3.500V21ZM16,21V8.500H20V21ZM20,21V13L22,9.500L24,13V21Z",
        "M7.500,8H9.500V10H7.500ZM7.500,12H9.500V14H7.500ZM12.500,6H14.500V8.500H12.500ZM12.500,11H14.500V13.500H12.500Z\
         M17,11.500H19V13.500H17Z\
         M12.300,21V16.500H14.700V21ZM2.200,21V16H3.900V21Z",
    ),
];

pub fn sheet() -> Markup {
    let mut out = String::new();
    for (i, (ground, drawing)) in MARKERS.iter().enumerate() {
        out.push_str(&format!(
            "<symbol id=\"i-m-{i}\" viewBox=\"0 0 24 24\">\
             <circle class=\"chip\" cx=\"12\" cy=\"12\" r=\"11\" style=\"fill:{ground}\"/>{drawing}</symbol>"
        ));
    }
    out.push_str(
        "<symbol id=\"i-m-hidden\" viewBox=\"0 0 24 24\"><circle class=\"chip\" cx=\"12\" cy=\"12\" r=\"11\" style=\"fill:#6d4c2f\"/>\
         <path d=\"M9,9.500A3,3 0 1 1 13,12.300V14.500\" fill=\"none\" stroke=\"#f2e2bf\" stroke-width=\"2\"/>\
         <circle cx=\"13\" cy=\"17.600\" r=\"1.300\" fill=\"#f2e2bf\"/></symbol>",
    );
    for (i, (walls, doors)) in SIZES.iter().enumerate() {
        out.push_str(&format!(
            "<symbol id=\"i-size-{}\" viewBox=\"-1 -1 26 23\"><path d=\"{walls}\"/>\
             <path class=\"doors\" d=\"{doors}\"/></symbol>",
            i + 1
        ));
    }
    crate::figures::symbols(&mut out);
    out.push_str(OTHERS);
    for (what, drawing) in GAUGES {
        out.push_str(&format!(
            "<symbol id=\"i-gauge-{what}\" viewBox=\"0 0 24 24\"><use href=\"#i-{drawing}\" width=\"24\" height=\"24\"/></symbol>"
        ));
    }
    out.push_str(GAUGES_ALONE);
    PreEscaped(out)
}

/// Gauges that are drawn as what they count.
const GAUGES: &[(&str, &str)] = &[
    ("gold", "gold"),
    ("settlements", "size-1"),
    ("size", "size-2"),
    ("happy-icon", "happy"),
    ("productive-icon", "gear"),
    ("technologies", "tech"),
    ("wonders", "wonder"),
    ("improvements", "improvement"),
    ("settlers", "f-0"),
    ("armies", "f-1"),
    ("fleets", "f-4"),
    ("aircraft", "f-17"),
    ("own-figures", "f-1"),
    ("foreign-figures", "f-2"),
];

const GAUGES_ALONE: &str = concat!(
    r##"<symbol id="i-gauge-points" viewBox="0 0 24 24">
    <path d="M12,1L15.200,8.300L23,8.600L16.800,13.500L19,21.300L12,16.800L5,21.300L7.200,13.500L1,8.600L8.800,8.300Z"/>
    </symbol>"##,
    r##"<symbol id="i-gauge-income" viewBox="0 0 24 24">
    <circle cx="9" cy="14" r="8" fill="#e7b93c" stroke="#7b5b00" stroke-width="1.6"/>
    <path d="M18,1L23,8H20V20H16V8H13Z"/>
    </symbol>"##,
    r##"<symbol id="i-gauge-value" viewBox="0 0 24 24">
    <rect x="4" y="2" width="16" height="20" rx="2.500" fill="none" stroke="currentColor" stroke-width="2"/>
    <circle cx="12" cy="12" r="4.500" fill="#e7b93c" stroke="#7b5b00" stroke-width="1.4"/>
    </symbol>"##,
    r##"<symbol id="i-gauge-owner" viewBox="0 0 24 24"><path d="M4,23V1H7V3H21L17,8.500L21,14H7V23Z"/></symbol>"##,
    r##"<symbol id="i-gauge-borrower" viewBox="0 0 24 24">
    <path d="M2,7H16V3L23,9L16,15V11H2ZM22,15H8V12.500L1,17.500L8,23V19H22Z"/>
    </symbol>"##,
    r##"<symbol id="i-gauge-takers" viewBox="0 0 24 24"><path d="M12,1L22,4.500V11Q21,19 12,23Q3,19 2,11V4.500Z"/></symbol>"##,
    r##"<symbol id="i-gauge-hunters" viewBox="0 0 24 24"><path d="M12,1L22,4.500V11Q21,19 12,23Q3,19 2,11V4.500Z"/></symbol>"##,
);

const OTHERS: &str = concat!(
    r##"<linearGradient id="g-shine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/>
    <stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>
    <pattern id="g-waves" width="34" height="17" patternUnits="userSpaceOnUse">
    <path class="waves-line" d="M0,5q4.250,-3 8.500,0t8.500,0M17,13q4.250,-3 8.500,0t8.500,0"/></pattern>"##,
    r##"<symbol id="i-great" viewBox="0 0 24 24">
    <path d="M12,2A7,7 0 0 1 16,14.700V18H8V14.700A7,7 0 0 1 12,2ZM9,20H15V22H9Z" fill="#e0a92e" stroke="#7b5b00" stroke-width="1"/>
    <path d="M12,5L13.200,8L16.300,8.200L13.900,10.200L14.700,13.200L12,11.500L9.300,13.200L10.100,10.200L7.700,8.200L10.800,8Z"
    fill="#fff6d8"/>
    </symbol>"##,
    r##"<symbol id="i-gold" viewBox="0 0 24 24">
    <circle cx="12" cy="12" r="10" fill="#e7b93c" stroke="#7b5b00" stroke-width="1.6"/>
    <circle cx="12" cy="12" r="6.500" fill="none" stroke="#7b5b00" stroke-width="1"/>
    </symbol>"##,
    r##"<symbol id="i-happy" viewBox="0 0 24 24">
    <circle cx="12" cy="12" r="10" fill="#f5d13d" stroke="#7b5b00" stroke-width="1.4"/>
    <path d="M7,13.500A5.200,5.200 0 0 0 17,13.500" fill="none" stroke="#4a3300" stroke-width="1.800"/>
    <circle cx="8.800" cy="9" r="1.400" fill="#4a3300"/>
    <circle cx="15.200" cy="9" r="1.400" fill="#4a3300"/>
    </symbol>"##,
    r##"<symbol id="i-sad" viewBox="0 0 24 24">
    <circle cx="12" cy="12" r="10" fill="#d65a45" stroke="#5e1a10" stroke-width="1.4"/>
    <path d="M7.500,17A5,5 0 0 1 16.500,17" fill="none" stroke="#3c0d07" stroke-width="1.800"/>
    <circle cx="8.800" cy="9.500" r="1.400" fill="#3c0d07"/>
    <circle cx="15.200" cy="9.500" r="1.400" fill="#3c0d07"/>
    </symbol>"##,
    r##"<symbol id="i-gear" viewBox="0 0 24 24">
    <path d="M10.500,2H13.500L14,5L16.500,6L19,4.500L21,6.600L19.400,9L20.200,11.300L23,12V15L20,15.500L19,18L20.500,20.400L18.400,22.400
        L16,20.800L12,23L8,20.800L5.600,22.400L3.500,20.400L5,18L4,15.500L1,15V12L3.800,11.300L4.600,9L3,6.600L5,4.500L7.500,6L10,5Z"
        fill="#b7402c" stroke="#571a10" stroke-width="1"/>
    <circle cx="12" cy="12.800" r="4" fill="#fff4e0"/>
    </symbol>"##,
    r##"<symbol id="i-improvement" viewBox="0 0 24 24">
    <path d="M2,4H11V9H2ZM13,4H22V9H13ZM2,10.500H6V15.500H2ZM8,10.500H16V15.500H8ZM18,10.500H22V15.500H18ZM2,17H11V22H2ZM13,17H22V22H13Z"
        fill="#b7402c" stroke="#571a10" stroke-width=".6"/>
    </symbol>"##,
    r##"<symbol id="i-wonder" viewBox="0 0 24 24">
    <path d="M2,9L12,3L22,9ZM4,10H7V18H4ZM10.500,10H13.500V18H10.500ZM17,10H20V18H17ZM2,19H22V22H2Z" fill="#c79a3b"
        stroke="#5a4010" stroke-width="1"/>
    </symbol>"##,
    r##"<symbol id="i-milestone" viewBox="0 0 24 24">
    <path d="M6,12.500L3,23L7.500,20.500L10,24L12.500,14.500ZM18,12.500L21,23L16.500,20.500L14,24L11.500,14.500Z" fill="#a33a2a"/>
    <circle cx="12" cy="9" r="8" fill="#e7b93c" stroke="#7b5b00" stroke-width="1.600"/>
    <path d="M12,4L13.4,7.3L17,7.5L14.2,9.8L15.1,13.3L12,11.3L8.9,13.3L9.8,9.8L7,7.5L10.6,7.3Z" fill="#fff6d8"/>
    </symbol>"##,
    r##"<symbol id="i-tech" viewBox="0 0 24 24">
    <path d="M12,2A7,7 0 0 1 16,14.700V18H8V14.700A7,7 0 0 1 12,2ZM9,20H15V22H9Z" fill="#6c7fd0" stroke="#26316f" stroke-width="1"/>
    </symbol>"##,
    r##"<symbol id="i-frozen" viewBox="0 0 24 24">
    <path d="M12,2V22M3,7L21,17M21,7L3,17" stroke="#1d6fa8" stroke-width="2.600" fill="none"/>
    </symbol>"##,
    r##"<symbol id="i-battle" viewBox="0 0 24 24">
    <path d="M4,3L18,17M20,3L6,17M15,20L20,15M9,20L4,15" stroke="#8f1d10" stroke-width="2.800" fill="none" stroke-linecap="round"/>
    </symbol>"##
);
