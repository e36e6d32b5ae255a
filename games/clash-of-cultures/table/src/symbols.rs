//! Drawings of the game, our own, as SVG symbols in a box of 24 by 24.

use crate::terrain;
use maud::{Markup, PreEscaped, html};

const ICONS: &[(&str, &str)] = &[
    // Resources and tokens.
    (
        "food",
        "M12 22V9M12 9c-2.600-1.200-2.600-5 0-7 2.600 2 2.600 5.800 0 7M12 14.500c-3.600 0-5-2.200-5-5.200 3.200 0 5 2 5 5.200\
         M12 14.500c3.600 0 5-2.200 5-5.200-3.200 0-5 2-5 5.200M12 20c-3.600 0-5-2.200-5-5.200 3.200 0 5 2 5 5.200\
         M12 20c3.600 0 5-2.200 5-5.200-3.200 0-5 2-5 5.200",
    ),
    ("ore", "M3 19l2.500-7h13L21 19ZM8 10.500L9.500 5h5L16 10.500Z"),
    ("wood", "M7 3l6 0-1 5h5l-1.500 4H20l-4 6h-2.500v4h-3v-4H4l4-6H5Z"),
    (
        "idea",
        "M12 2a7 7 0 0 0-4 12.700V17h8v-2.300A7 7 0 0 0 12 2ZM8.500 18.500h7v1.500h-7ZM10 21h4v1.500h-4Z",
    ),
    (
        "gold",
        "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z\
         M12 6.500l1.600 3.600 3.900.4-2.900 2.600.8 3.900L12 15l-3.400 2 .8-3.900-2.900-2.600 3.900-.4Z",
    ),
    (
        "mood",
        "M12 2.500a9.500 9.500 0 1 0 0 19a9.500 9.500 0 1 0 0-19ZM8 8a1.600 1.600 0 1 1 0 3.200a1.600 1.600 0 1 1 0-3.200Z\
         M16 8a1.600 1.600 0 1 1 0 3.200a1.600 1.600 0 1 1 0-3.200ZM6.500 13.500h11a5.500 5.500 0 0 1-11 0Z",
    ),
    (
        "culture",
        "M12 2L2.500 7.500V10h19V7.500ZM4.500 11h3v7h-3ZM10.500 11h3v7h-3ZM16.500 11h3v7h-3ZM2.500 19h19v3h-19Z",
    ),
    // Units.
    ("settler", "M12 2.500a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM5 22v-4.500C5 13.500 8 12 12 12s7 1.500 7 5.500V22Z"),
    ("army", "M4 3h16v9c0 5-4 8.500-8 10-4-1.500-8-5-8-10Z"),
    ("ship", "M11 3v11H4C5 9 8 5 11 3ZM13 4c4 2 6.500 6 7 10h-7ZM2 16h20l-3.500 5.500h-13Z"),
    (
        "barbarian",
        "M12 3c-4.500 0-7 3.200-7 7v4l2 2v5h3.500v-3h3v3H17v-5l2-2v-4c0-3.800-2.500-7-7-7ZM5 7L1 3c0 4 1 6 4 7Z\
         M19 7l4-4c0 4-1 6-4 7ZM8.500 10h2.500v2.500H8.500ZM13 10h2.500v2.500H13Z",
    ),
    ("camp", "M12 2l10 19h-6.500L12 14l-3.500 7H2Z"),
    // Cities.
    ("settlement", "M12 3L2 11.500h3V21h5.500v-5.500h3V21H19v-9.500h3Z"),
    ("fortress", "M3 22V4h3.500v3H10V4h4v3h3.500V4H21v18h-6v-5a3 3 0 0 0-6 0v5Z"),
    (
        "academy",
        "M12 3L1 8.500l11 5.500 8-4v6h2V8.500ZM5.500 13v4.500C8 21 16 21 18.500 17.500V13L12 16.200Z",
    ),
    (
        "temple",
        "M12 2l10 7H2ZM4 10.500h3V18H4ZM8.700 10.500h2.600V18H8.700ZM12.700 10.500h2.600V18h-2.600ZM17 10.500h3V18h-3ZM2 19h20v3H2Z",
    ),
    (
        "port",
        "M12 2a3 3 0 0 0-1.400 5.600V10H7v2.500h3.600v6C7.500 18 5.700 16 5.300 13.500L7 14l-3.500-4L1 14.700l1.800-.4C3.500 \
         19.500 7.500 22.500 12 22.500s8.500-3 9.200-8.200l1.800.4L20.500 10 17 14l1.700-.5c-.4 2.500-2.200 4.500-5.300 \
         5v-6H17V10h-3.600V7.600A3 3 0 0 0 12 2Z",
    ),
    ("wonder", "M12 2l4 8 7 12H1L8 10ZM12 6.500L9 13h6Z"),
    (
        "great_library",
        "M2 5c3-2 7-2 9.400 0v15c-2.400-2-6.400-2-9.400 0ZM12.600 5C15 3 19 3 22 5v15c-3-2-7-2-9.400 0Z\
         M4 8v1.500c2-.8 4-.8 5.500 0V8C8 7.200 6 7.200 4 8Z\
         M4 12v1.500c2-.8 4-.8 5.500 0V12c-1.500-.8-3.500-.8-5.500 0ZM14.500 8v1.500c1.500-.8 3.500-.8 5.500 0V8c-2-.8-4-.8-5.500 0Z\
         M14.500 12v1.500c1.500-.8 3.500-.8 5.500 0V12c-2-.8-4-.8-5.500 0Z",
    ),
    (
        "great_lighthouse",
        "M9.500 4L12 1.500 14.500 4v3h-5ZM9 8h6l1.500 11h-9ZM5 20h14v2.500H5ZM10.500 10.500v2h3v-2Z\
         M10.200 14.500v2h3.600v-2ZM1 3l7 2v1L1 7ZM23 3l-7 2v1l7 1Z",
    ),
    (
        "great_gardens",
        "M2 19h20v3H2ZM4 13h16v5H4ZM7 7.500h10v4.500H7ZM9.500 7C7 6 7 3 9 2.500 10 1 14 1 15 2.500c2 .5 2 3.500-.5 4.500Z\
         M5 12c-1.500-.5-1.500-3 .3-3.300L6.300 12ZM19 12c1.500-.5 1.500-3-.3-3.300L17.700 12ZM8 15v2h2v-2ZM14 15v2h2v-2ZM11 9v2h2V9Z",
    ),
    ("great_pyramids", "M9 4L18 21H1ZM10.500 4L14 10.500 15.500 8 23 21h-3.500ZM9 8L5 16h3.200Z"),
    (
        "great_mausoleum",
        "M12 1l2 2.500-2 1.500-2-1.500ZM8 6h8l2 4H6ZM4 11h16v2H4ZM5 14h2.500v5H5ZM9 14h2v5H9Z\
         M13 14h2v5h-2ZM16.500 14H19v5h-2.500ZM3 20h18v2.500H3Z",
    ),
    (
        "great_statue",
        "M12 2a2.700 2.700 0 1 1 0 5.400a2.700 2.700 0 1 1 0-5.400Z\
         M18.500 1l1.500 3-1 1.500 .5 2.500-4 4V18H8.500v-6L6 14l-1.500-1.500L8 8.500h7l2.500-2.800-.5-2Z\
         M6 19h12v3.500H6Z",
    ),
    (
        "great_wall",
        "M1 8h3v2h2.500V8h3v2h5V8h3v2H20V8h3v14H1ZM3 13v1.500h7V13ZM13 13v1.500h8V13ZM3 17v1.500h4V17ZM10 17v1.500h8V17Z",
    ),
    (
        "happy",
        "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20ZM8 7.500a1.700 1.700 0 1 1 0 3.400a1.700 1.700 0 1 1 0-3.400Z\
         M16 7.500a1.700 1.700 0 1 1 0 3.400a1.700 1.700 0 1 1 0-3.400ZM6 13.500h12c-.5 3-3 5-6 5s-5.500-2-6-5Z",
    ),
    (
        "neutral",
        "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20ZM8 7.500a1.700 1.700 0 1 1 0 3.400a1.700 1.700 0 1 1 0-3.400Z\
         M16 7.500a1.700 1.700 0 1 1 0 3.400a1.700 1.700 0 1 1 0-3.400ZM7 14.500h10v2.200H7Z",
    ),
    (
        "angry",
        "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20ZM5.500 6.500l5 2.500-.5 2-2.300-.4a1.500 1.500 0 0 1-2.200-1.600Z\
         M18.500 6.500l-5 2.500.5 2 2.300-.4a1.500 1.500 0 0 0 2.200-1.600Z\
         M6.500 18c1-3 3-4.500 5.500-4.500s4.500 1.500 5.500 4.500l-2 .6c-.7-1.800-1.900-2.700-3.500-2.700s-2.800.9-3.500 2.700Z",
    ),
    // Cards and marks.
    ("card", "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM7 5v6h10V5Z"),
    (
        "goal",
        "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20ZM12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14Z\
         M12 8.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7Z",
    ),
    ("event", "M13.500 2L4 14h6.500L9 22l11-13h-7Z"),
    ("tile", "M7 3h10l5 9-5 9H7l-5-9Z"),
    (
        "swords",
        "M2.500 2.500l3 .5L17 14.500l1.500-1.500 1.500 1.500-2 2 3.500 3.500-1.500 1.500-3.500-3.500-2 2-1.500-1.500 \
         1.500-1.500L3 5.500Z\
         M21.500 2.500l-3 .5-4.500 4.500 2.500 2.500L21 5.500Z\
         M10 11.500L8 13.500 6.500 12 5 13.500l2 2L3.500 19 5 20.500 8.500 17l2 2 1.500-1.500-1.500-1.500 2-2Z",
    ),
    ("shield", "M12 2l9 3v7c0 5-4 8.500-9 10-5-1.500-9-5-9-10V5Z"),
    ("action", "M5 2h14v3l-5 7 5 7v3H5v-3l5-7-5-7ZM8 5l4 5.500L16 5Z"),
    (
        "advance",
        "M12 2a6 6 0 0 0-3 11.200V16h6v-2.800A6 6 0 0 0 12 2ZM9 17.500h6v2H9ZM10 21h4v1.500h-4ZM2 7h2.500v2H2Z\
         M19.500 7H22v2h-2.500ZM4 1.500L6 3.200 4.800 4.600l-2-1.700ZM20 1.500l1.200 1.400-2 1.700L18 3.200Z",
    ),
    (
        "exhausted",
        "M5 3l7 6.500L19 3l2.500 2.500L15 12l6.500 6.500L19 21l-7-6.500L5 21l-2.500-2.500L9 12 2.500 5.500Z",
    ),
    (
        "points",
        "M12 1.500l3.200 6.900 7.500.9-5.500 5.200 1.400 7.500L12 18.300 5.400 22l1.400-7.500L1.300 9.300l7.500-.9Z",
    ),
    // The face of no mood: any mouth, small, would be read as one.
    (
        "moods",
        "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20ZM8 9.500a2 2 0 1 1 0 4a2 2 0 1 1 0-4ZM16 9.500a2 2 0 1 1 0 4a2 2 0 1 1 0-4Z",
    ),
    // A step up, beside what rises.
    (
        "mood-level",
        "M8 7a7.500 7.500 0 1 0 0 15a7.500 7.500 0 1 0 0-15ZM5.500 11.500a1.300 1.300 0 1 1 0 2.600a1.300 1.300 0 1 1 0-2.600Z\
         M10.500 11.500a1.300 1.300 0 1 1 0 2.600a1.300 1.300 0 1 1 0-2.600ZM4 16h8a4 4 0 0 1-8 0ZM19 1l4.500 7H21v8h-4V8h-2.500Z",
    ),
    (
        "culture-level",
        "M8 6L.5 10.500V12h15v-1.500ZM2 13h2.500v5.500H2ZM6.800 13h2.500v5.500H6.800ZM11.500 13H14v5.500h-2.500ZM.5 19.500h15V22H.5Z\
         M19 1l4.500 7H21v8h-4V8h-2.500Z",
    ),
    (
        "influence",
        "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6ZM12 5a7 7 0 0 1 7 7h-2a5 5 0 0 0-5-5ZM12 1a11 11 0 0 1 11 11h-2a9 9 0 0 0-9-9Z\
         M12 19a7 7 0 0 1-7-7h2a5 5 0 0 0 5 5ZM12 23A11 11 0 0 1 1 12h2a9 9 0 0 0 9 9Z",
    ),
];

/// What is counted and its drawing; the rest is called by its name.
const GAUGES: &[(&str, &str)] = &[
    ("actions", "action"),
    ("points", "points"),
    ("advances", "advance"),
    ("cities", "settlement"),
    ("food", "food"),
    ("ore", "ore"),
    ("wood", "wood"),
    ("ideas", "idea"),
    ("gold", "gold"),
    ("mood", "mood"),
    ("culture", "culture"),
    ("mood-level", "mood-level"),
    ("culture-level", "culture-level"),
    ("armies", "army"),
    ("settlers", "settler"),
    ("ships", "ship"),
    ("cards", "card"),
    ("goals", "goal"),
    ("city-mood", "moods"),
    ("holder", "fortress"),
    ("defenders", "shield"),
    ("barbarians", "barbarian"),
];

/// Pips of a die on a grid of 24.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(12, 12)],
    &[(7, 7), (17, 17)],
    &[(7, 7), (12, 12), (17, 17)],
    &[(7, 7), (17, 7), (7, 17), (17, 17)],
    &[(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
    &[(7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)],
];

pub fn sheet() -> Markup {
    let mut out = String::new();
    for (name, path) in ICONS {
        out.push_str(&format!(
            "<symbol id=\"i-{name}\" viewBox=\"0 0 24 24\"><path fill-rule=\"evenodd\" d=\"{path}\"/></symbol>"
        ));
    }
    for (what, drawing) in GAUGES {
        let path = ICONS.iter().find(|(name, _)| name == drawing).map_or("", |(_, path)| path);
        out.push_str(&format!(
            "<symbol id=\"i-gauge-{what}\" viewBox=\"0 0 24 24\">\
             <path class=\"ci-{drawing}\" fill-rule=\"evenodd\" d=\"{path}\"/></symbol>"
        ));
    }
    for (i, pips) in PIPS.iter().enumerate() {
        let pips: String = pips
            .iter()
            .map(|(x, y)| format!("<circle class=\"pip\" cx=\"{x}\" cy=\"{y}\" r=\"2.2\"/>"))
            .collect();
        out.push_str(&format!(
            "<symbol id=\"i-die-{}\" viewBox=\"0 0 24 24\">\
             <rect class=\"die-face\" x=\"1.5\" y=\"1.5\" width=\"21\" height=\"21\" rx=\"4\"/>{pips}</symbol>",
            i + 1
        ));
    }
    for (name, drawing) in terrain::TERRAIN {
        out.push_str(&format!("<symbol id=\"i-t-{name}\" overflow=\"visible\">{drawing}</symbol>"));
    }
    out.push_str(&terrain::ground());
    PreEscaped(out)
}

/// An icon in a line of HTML.
pub fn inline(name: &str) -> Markup {
    html! { svg class={ "ci ci-" (name) } viewBox="0 0 24 24" aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

/// An icon on the board, around a point.
pub fn at(name: &str, x: f32, y: f32, size: f32) -> Markup {
    html! { use class={ "ci ci-" (name) } href={ "#i-" (name) } x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) {} }
}

/// A number with its icon.
pub fn count(name: &str, n: impl std::fmt::Display, tip: &str, label: &str) -> Markup {
    html! { span.cnt data-tip=(tip) role="img" aria-label={ (label) " " (n) } { (inline(name)) b { (n) } } }
}
