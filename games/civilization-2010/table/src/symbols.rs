//! Icons on a grid of 24.

use maud::{Markup, PreEscaped, html};

const ICONS: &[(&str, &str)] = &[
    ("production", "M13 3l8 8-3 3-2-2-9 9-4-4 9-9-2-2Z"),
    ("trade", "M4 8h11l-3-4 9 6-9 6 3-4H4ZM20 20H9l3 3"),
    ("culture", "M3 9l9-6 9 6v2H3ZM5 12h3v6H5ZM10.5 12h3v6h-3ZM16 12h3v6h-3ZM3 19h18v3H3Z"),
    (
        "coin",
        "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20ZM12 6l1.800 4 4.200.3-3.200 2.800 1 4.200L12 15l-3.800 2.300 1-4.200L6 10.300l4.200-.3Z",
    ),
    ("combat", "M5 3l14 14-2 2L3 5ZM19 3L5 17l2 2L21 5ZM3 19l2 2 3-3-2-2ZM21 19l-2 2-3-3 2-2Z"),
    ("army", "M12 2l2.500 4H18l-1 5h2l-2 11H7L5 11h2L6 6h3.500Z"),
    ("scout", "M3 14c2-6 16-6 18 0l-2 1a3 3 0 1 1-4 2H9a3 3 0 1 1-4-2ZM7 8c2-5 9-5 10 0Z"),
    ("capital", "M2 22V10l4-3 4 3V6l2-4 2 4v4l4-3 4 3v12Z"),
    ("city", "M3 22V11l5-4 4 3V8l4-3 5 4v13Z"),
    ("hut", "M12 3L2 13h3v9h5v-6h4v6h5v-9h3Z"),
    ("village", "M7 5L1 11h2v6h4v-4h2v4h2V9ZM16 9l-6 7h2v6h3v-4h3v4h3v-6h2Z"),
    ("relic", "M12 2l3 7h7l-5.500 4.500L18.500 21 12 16.500 5.500 21l2-7.500L2 9h7Z"),
    ("person", "M12 3a4.500 4.500 0 1 0 0 9a4.500 4.500 0 1 0 0-9M3 22c0-5 4-8 9-8s9 3 9 8Z"),
    ("wonder", "M12 2l9 20H3Z"),
    ("building", "M3 22V8h8V3h10v19Z"),
    ("starred", "M3 22V12h8V8h10v14ZM7 1l1.300 3h3l-2.400 2 .9 3L7 7.200 4.200 9l.9-3-2.400-2h3Z"),
    ("walls", "M2 22V6h4v3h4V6h4v3h4V6h4v16Z"),
    ("incense", "M12 2c3 4-3 5 0 9M8 22h8l2-8H6Z"),
    ("iron", "M3 18l3-9h12l3 9Z"),
    ("silk", "M4 4c8 0 4 8 8 8s0 8 8 8v-4c-6 0-2-8-8-8s0-8-8-8Z"),
    (
        "wheat",
        "M12 22V8M12 8c-4-1-4-5 0-6 4 1 4 5 0 6M12 14c-5 0-6-3-5-5 3 0 5 2 5 5M12 14c5 0 6-3 5-5-3 0-5 2-5 5",
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
    ("tile", "M3 3h18v18H3ZM8 12h8M12 8v8"),
];

pub fn sheet() -> Markup {
    let mut out = String::new();
    for (name, path) in ICONS {
        out.push_str(&format!("<symbol id=\"i-{name}\" viewBox=\"0 0 24 24\"><path d=\"{path}\"/></symbol>"));
    }
    PreEscaped(out)
}

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
    html! { use.ci class={ "ci-" (name) } href={ "#i-" (name) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// A size of letters in which a text has room; as a style, so that it stands above the sheet.
pub fn fit(text: &str, room: f32, size: f32) -> String {
    // A bold letter is about six tenths as wide as it is high.
    let wide = text.chars().count() as f32 * size * 0.63;
    let size = if wide > room { (size * room / wide).max(size * 0.6) } else { size };
    format!("font-size:{size:.1}px")
}
