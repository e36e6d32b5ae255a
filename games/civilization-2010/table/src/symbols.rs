//! Icons on a grid of 24.

use civilization_2010::Icons;
use maud::{Markup, html};

const ICONS: &[(&str, &str)] = &[
    ("production", "M13 3l8 8-3 3-2-2-9 9-4-4 9-9-2-2Z"),
    ("trade", "M2 5h12V1l8 6-8 6V9H2ZM22 15v4H10v4l-8-6 8-6v4Z"),
    ("culture", "M3 9l9-6 9 6v2H3ZM5 12h3v6H5ZM10.5 12h3v6h-3ZM16 12h3v6h-3ZM3 19h18v3H3Z"),
    (
        "coin",
        "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20ZM12 6l1.800 4 4.200.3-3.200 2.800 1 4.200L12 15l-3.800 2.300 1-4.200L6 10.300l4.200-.3Z",
    ),
    ("combat", "M5 3l14 14-2 2L3 5ZM19 3L5 17l2 2L21 5ZM3 19l2 2 3-3-2-2ZM21 19l-2 2-3-3 2-2Z"),
    ("army", "M4 1h3v1h14l-4 5 4 5H7v11H4Z"),
    (
        "scout",
        "M3 13C3 4 8 3 12 3s9 1 9 10ZM2 14h20v3H2ZM6.500 16a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 \
         0-7ZM17.500 16a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7Z",
    ),
    ("capital", "M2 22V10l4-3 4 3V6l2-4 2 4v4l4-3 4 3v12Z"),
    ("city", "M3 22V11l5-4 4 3V8l4-3 5 4v13Z"),
    ("hut", "M12 3L2 13h3v9h5v-6h4v6h5v-9h3Z"),
    ("village", "M7 5L1 11h2v6h4v-4h2v4h2V9ZM16 9l-6 7h2v6h3v-4h3v4h3v-6h2Z"),
    ("relic", "M12 2l3 7h7l-5.500 4.500L18.500 21 12 16.500 5.500 21l2-7.500L2 9h7Z"),
    ("person", "M12 3a4.500 4.500 0 1 0 0 9a4.500 4.500 0 1 0 0-9M3 22c0-5 4-8 9-8s9 3 9 8Z"),
    // No triangle: that is the sign of a player.
    ("wonder", "M9.500 2h5v4H18v5h3v5h2v6h-8v-5H9v5H1v-6h2v-5h3V6h3.500Z"),
    ("star", "M12 1l3.200 7.600 8 .7-6 5.400L19 23l-7-4.300L5 23l1.800-8.300-6-5.400 8-.7Z"),
    ("blocked", "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22ZM5 10h14v4H5Z"),
    // Buildings.
    (
        "harbor",
        "M12 1a3 3 0 0 1 1.500 5.600V9H17v3h-3.500v7c3-.4 5-2 5.500-4h3c-.5 5-5 8-10 8s-9.500-3-10-8\
         h3c.5 2 2.500 3.600 5.500 4v-7H7V9h3.500V6.600A3 3 0 0 1 12 1Z",
    ),
    ("trading_post", "M8 1h8l-2 5c5 2 7 6 7 10 0 5-4 7-9 7s-9-2-9-7c0-4 2-8 7-10Z"),
    ("workshop", "M1 6h14V4h8v3c-3 0-5 2-5 4-2 1-3 2-3 4h3v5H6v-5h3c0-3-1-4-3-4-3 0-5-2-5-5Z"),
    ("iron_mine", "M1 10C6 2 18 2 23 10l-2.500 1c-2-2-4-3-6.500-3.500V23h-4V7.500C7.500 8 5.500 9 3.500 11Z"),
    ("library", "M1 4c4-2 9-1 11 1 2-2 7-3 11-1v16c-4-1.500-9-1-11 1-2-2-7-2.500-11-1ZM11 8v10h2V8Z"),
    ("university", "M12 3l12 6-12 6L0 9ZM5 13l7 3.500 7-3.500v5c-3 3.500-11 3.500-14 0Z"),
    ("granary", "M12 1c5 0 8 3 8 6v16H4V7c0-3 3-6 8-6ZM9 13v10h6V13Z"),
    ("aqueduct", "M1 4h22v18h-4v-7a3 3 0 0 0-6 0v7h-2v-7a3 3 0 0 0-6 0v7H1Z"),
    ("market", "M4 2h16l4 8H0ZM2 11h20v12H2ZM6 14v5h12v-5Z"),
    ("bank", "M3 17h18v5H3ZM5 10h16v5H5ZM3 3h16v5H3Z"),
    ("temple", "M12 1L1 9h22ZM3 11h18v12H3ZM9 14v9h6v-9Z"),
    ("cathedral", "M11 0h2v3h2v2h-2v2l5 5v11h-4v-6h-4v6H6V12l5-5V5H9V3h2ZM1 15h4v8H1ZM19 15h4v8h-4Z"),
    ("barracks", "M12 1l9 3v8c0 5-4 9-9 11-5-2-9-6-9-11V4Z"),
    (
        "academy",
        "M12 1l9 3v8c0 5-4 9-9 11-5-2-9-6-9-11V4ZM10.500 7v3.500H7v3h3.500V17h3v-3.500H17v-3h-3.500V7Z",
    ),
    // Terrains.
    ("forest", "M8 2l6 9h-3l4 6H9.500v5h-3v-5H1l4-6H2ZM18 8l5 8h-3v5h-3v-4l-3-5Z"),
    ("mountain", "M1 21L9 5l4 8 3-5 7 13Z"),
    ("desert", "M10 22v-8H6a2 2 0 0 1-2-2V7h3v4h3V3a2 2 0 0 1 4 0v10h3V9h3v5a2 2 0 0 1-2 2h-4v6Z"),
    (
        "water",
        "M1 8c3-4 5-4 8-1s4 3 7 0 5-2 7 0v3c-3-2-4-2-6 0-3 3-6 3-9 0s-4-2-7 1ZM1 17c3-4 5-4 8-1s4 3 \
         7 0 5-2 7 0v3c-3-2-4-2-6 0-3 3-6 3-9 0s-4-2-7 1Z",
    ),
    ("grassland", "M4 21C4 14 3 10 1 7c4 2 6 6 6 9 0-5 2-9 5-12-1 5-1 8-1 12 1-4 4-7 8-8-3 3-4 7-4 13Z"),
    ("walls", "M2 22V6h4v3h4V6h4v3h4V6h4v16Z"),
    ("incense", "M4 13h16c0 5-3 8-8 8s-8-3-8-8ZM12 1c4 4 3 6 1 7 1 2 0 3-1 4-4-3-3-5-1-7-1-1-1-2 1-4Z"),
    ("iron", "M1 21l4-9h14l4 9ZM6 10l2.500-6h7L18 10Z"),
    ("silk", "M2 3h20v4H2ZM5 8h14v8H5ZM2 17h20v4H2Z"),
    (
        "wheat",
        "M11 23V9h2v14ZM12 1c3 2 3 5 0 7-3-2-3-5 0-7ZM11 13.500c-4 0-6-2-6-6 4 0 6 2 6 6ZM13 13.500c\
         4 0 6-2 6-6-4 0-6 2-6 6ZM11 20c-4 0-6-2-6-6 4 0 6 2 6 6ZM13 20c4 0 6-2 6-6-4 0-6 2-6 6Z",
    ),
    ("spy", "M2 12c4-7 16-7 20 0-4 7-16 7-20 0M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8"),
    (
        "uranium",
        "M12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4M12 2a10 10 0 0 1 8.600 5L15 10.300a3.500 3.500 0 0 0-6 0L3.400 7A10 10 0 0 1 12 2",
    ),
    ("infantry", "M11 2h2v4l3 3-2 3v10h-4V12L8 9l3-3Z"),
    ("mounted", "M5 22v-7l2-6 7-6 1 4 5 5-2 3-4-2-2 9Z"),
    ("artillery", "M3 15l12-9 3 4-8 8a4 4 0 1 1-6 1Z"),
    ("aircraft", "M11 2h2l1 7 8 5v2l-8-2v5l3 2v1l-5-1-5 1v-1l3-2v-5l-8 2v-2l8-5Z"),
    // Gauges that no piece stands for. Resource tokens of any kind are three, none of them of a kind.
    (
        "tokens",
        "M12 1.500a5 5 0 1 0 0 10a5 5 0 1 0 0-10ZM6 12a5 5 0 1 0 0 10a5 5 0 1 0 0-10ZM18 12a5 5 0 1 0 0 10a5 5 0 1 0 0-10Z",
    ),
    ("unit", "M4 1h16v22H4ZM11 4v8H8v2h3v5h2v-5h3v-2h-3V4Z"),
    ("track", "M2 22v-5h5v-5h5V7h5V2h5v20Z"),
    ("actions", "M9 2l13 10L9 22v-6H2V8h7Z"),
    ("cards", "M8 1l13 3-3 16-3-.7V6L6.500 4ZM2 6h12v17H2Z"),
    ("government", "M2 20h20v3H2ZM2 6l5 5 5-9 5 9 5-5-2 12H4Z"),
    (
        "compass",
        "M12 1l2 7a4 4 0 0 1 2 2l7 2-7 2a4 4 0 0 1-2 2l-2 7-2-7a4 4 0 0 1-2-2l-7-2 7-2a4 4 0 0 1 2-2ZM5 5l3.500 2-1.500 \
         1.500ZM19 5l-3.500 2 1.500 1.500ZM5 19l3.500-2-1.500-1.500ZM19 19l-3.500-2 1.500-1.500Z",
    ),
    ("book", "M1 4c4-2 8-2 10 0v17c-2-2-6-2-10 0ZM13 4c2-2 6-2 10 0v17c-4-2-8-2-10 0Z"),
    ("drawer", "M2 3h20v8H2ZM2 13h20v8H2ZM9 6h6v2H9ZM9 16h6v2H9Z"),
];

pub fn sheet() -> String {
    let mut out = String::new();
    for (name, path) in ICONS {
        out.push_str(&format!("<symbol id=\"i-{name}\" viewBox=\"0 0 24 24\"><path d=\"{path}\"/></symbol>"));
    }
    for (what, drawing) in GAUGES {
        let room = "viewBox=\"0 0 24 24\"";
        out.push_str(&format!("<symbol id=\"i-gauge-{what}\" {room}><use href=\"#i-{drawing}\"/></symbol>"));
    }
    out
}

/// Gauges, by the drawing of what they count.
const GAUGES: &[(&str, &str)] = &[
    ("trade", "trade"),
    ("culture", "culture"),
    ("track", "track"),
    ("coins", "coin"),
    ("technologies", "library"),
    ("cities", "city"),
    ("actions", "actions"),
    ("armies", "army"),
    ("scouts", "scout"),
    ("units", "unit"),
    ("resources", "tokens"),
    ("markers", "hut"),
    ("events", "cards"),
    ("wonders", "wonder"),
    ("investments", "bank"),
    ("speed", "actions"),
    ("stacking", "army"),
    ("government", "government"),
    ("buildings", "market"),
    ("people", "person"),
    ("battle", "combat"),
    ("owner", "capital"),
    ("production", "production"),
    ("income", "trade"),
    ("arts", "culture"),
    ("defence", "walls"),
    ("armies-here", "army"),
];

/// An icon in a line of HTML.
pub fn inline(name: &str) -> Markup {
    html! { svg class={ "ci ci-" (name) } viewBox="0 0 24 24" aria-hidden="true" { use href={ "#i-" (name) } {} } }
}

/// A number with its icon, in HTML.
pub fn count(name: &str, n: impl std::fmt::Display, label: &str) -> Markup {
    html! { span.cnt data-tip=(label) aria-label={ (label) ": " (n) } { (inline(name)) b { (n) } } }
}

/// An icon on the board.
pub fn at(name: &str, x: f32, y: f32, size: f32) -> Markup {
    let [x, y, size] = [x, y, size].map(short);
    html! { use class={ "ci ci-" (name) } href={ "#i-" (name) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// A tenth of a unit is a twentieth of a pixel; more digits are only more to send.
pub fn short(v: f32) -> f32 {
    (v * 10.0).round() / 10.0
}

/// What a square, a building or a great person gives, icon by icon.
pub fn each(icons: &Icons) -> Vec<&'static str> {
    let mut all = Vec::new();
    for (name, n) in [
        ("production", icons.production),
        ("trade", icons.trade),
        ("culture", icons.culture),
        ("coin", icons.coin),
    ] {
        all.extend(std::iter::repeat_n(name, n as usize));
    }
    if icons.combat > 0 {
        all.push("combat");
    }
    all
}
