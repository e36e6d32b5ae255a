//! Drawings that every page shares: icons of the shell and the shapes of the seats.

use crate::Words;
use maud::{Markup, PreEscaped, html};

/// An icon of the shell, drawn with the text's colour.
pub fn icon(name: &str) -> Markup {
    html! { svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { use href={ "#ui-" (name) } {} } }
}

/// What stands in a button that puts something away. A sheet that a game lays over the board (`data-over`) has such a
/// button with `data-shut`; Escape and a click beside press it too.
pub fn cross(words: &Words) -> Markup {
    html! { (icon("close")) span.sr { (words.get("ui-close")) } }
}

/// The symbols themselves, once a page.
pub fn sheet() -> Markup {
    let mut out = String::from(SHAPES);
    for (name, path) in ICONS {
        out.push_str(&format!(
            "<symbol id=\"ui-{name}\" viewBox=\"0 0 24 24\"><path d=\"{path}\"/></symbol>"
        ));
    }
    html! { svg class="symbols" width="0" height="0" aria-hidden="true" { defs { (PreEscaped(out)) } } }
}

/// The shapes of the seats alone, for a drawing that stands by itself.
pub(crate) fn shapes() -> &'static str {
    SHAPES
}

/// Filled with the seat's colour and edged with its ink.
const SHAPES: &str = concat!(
    r##"<symbol id="shape-0" viewBox="-12 -12 24 24" overflow="visible"><circle class="shape" r="9.5"/></symbol>"##,
    r##"<symbol id="shape-1" viewBox="-12 -12 24 24" overflow="visible">
    <rect class="shape" x="-8.5" y="-8.5" width="17" height="17" rx="1.5"/></symbol>"##,
    r##"<symbol id="shape-2" viewBox="-12 -12 24 24" overflow="visible"><path class="shape" d="M0,-10.5L10.5,8.5H-10.5Z"/></symbol>"##,
    r##"<symbol id="shape-3" viewBox="-12 -12 24 24" overflow="visible"><path class="shape" d="M0,-11.5L10,0L0,11.5L-10,0Z"/></symbol>"##,
    r##"<symbol id="shape-4" viewBox="-12 -12 24 24" overflow="visible">
    <path class="shape" d="M0,-11.5L3.1,-3.9L11,-3.6L4.8,1.5L7,9.3L0,4.8L-7,9.3L-4.8,1.5L-11,-3.6L-3.1,-3.9Z"/></symbol>"##,
    r##"<symbol id="shape-5" viewBox="-12 -12 24 24" overflow="visible">
    <path class="shape" d="M-5.3,-9.5H5.3L10.8,0L5.3,9.5H-5.3L-10.8,0Z"/></symbol>"##,
);

/// Strokes on a grid of 24.
const ICONS: &[(&str, &str)] = &[
    ("undo", "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6"),
    ("redo", "M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6"),
    ("first", "M6 5v14M18 6l-8 6 8 6Z"),
    ("earlier", "M16 6l-8 6 8 6Z"),
    ("later", "M8 6l8 6-8 6Z"),
    ("last", "M18 5v14M6 6l8 6-8 6Z"),
    (
        "hand",
        "M8 12V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 \
         1.5 0 0 1 3 0v8c0 4-2 6.5-6 6.5-3 0-4.5-1.5-6-4.5l-1.7-3.3c-.8-1.6 1.2-2.7 2.3-1.4Z",
    ),
    ("why", "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.6M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0"),
    (
        "bot",
        "M7 9h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2ZM12 9V5M10.5 4.5h3M9.5 13v1.5M14.5 13v1.5",
    ),
    ("turn", "M5 12h12M12 6l6 6-6 6"),
    ("auto", "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 3v18M12 7h4.5M12 11h8M12 15h7M12 19h4"),
    ("quiet", "M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15ZM10 20.5a2 2 0 0 0 4 0M4 4l16 16"),
    ("up", "M6 15l6-6 6 6"),
    ("check", "M5 12.5l4.5 4.5L19 7"),
    ("play", "M8 5l11 7-11 7Z"),
    ("clock", "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7v5l3.5 2"),
    ("weight", "M6 20l1.5-10h9L18 20ZM9.5 10a2.5 2.5 0 1 1 5 0"),
    ("close", "M6 6l12 12M18 6L6 18"),
    ("share", "M12 15V4M8 8l4-4 4 4M7 11H5v9h14v-9h-2"),
    ("save", "M12 4v11M7 11l5 5 5-5M5 20h14"),
    ("open", "M12 16V5M7 9l5-5 5 5M5 20h14"),
    ("copy", "M9 9h10v11H9ZM5 15V4h10"),
    ("flag", "M6 21V4h12l-3 4 3 4H6"),
    ("log", "M6 4h12v16H6ZM9 8h6M9 12h6M9 16h4"),
    ("chat", "M4 5h16v11H11l-5 4v-4H4Z"),
    ("rules", "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2ZM12 6v14"),
    ("notes", "M5 4h14v11l-5 5H5ZM14 20v-5h5M8 8h8M8 12h6"),
    ("aids", "M4 5h16v14H4ZM4 10h16M10 10v9"),
    ("score", "M5 20V12M12 20V4M19 20V9"),
    ("table", "M3 9h18M5 9l-1 11M19 9l1 11M7 9c0-3 2-5 5-5s5 2 5 5"),
    ("plus", "M12 5v14M5 12h14"),
    ("minus", "M5 12h14"),
    (
        "hint",
        "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3Z",
    ),
    ("eye", "M2 12c4-7 16-7 20 0-4 7-16 7-20 0ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6"),
    ("fit", "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"),
    (
        "sun",
        "M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19",
    ),
    ("moon", "M19 14.5A8 8 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5Z"),
    ("globe", "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18"),
    ("home", "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6"),
    ("person", "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5"),
    ("search", "M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16 16l5 5"),
    ("send", "M4 12L20 4l-5 16-4-7Z"),
    ("lock", "M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3"),
    ("keys", "M3 7h18v10H3ZM6 10h.5M10 10h.5M14 10h.5M18 10h.5M7 14h10"),
    ("sound", "M4 9.5v5h3.5L12 19V5L7.5 9.5ZM15 9.5a3.5 3.5 0 0 1 0 5M17.5 7a7 7 0 0 1 0 10"),
    ("mats", "M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z"),
    ("since", "M6 4h12v16H6ZM9 8h6M9 12h3M14.5 12.5v3l2 1M9 16h2"),
    ("card", "M5 5h14v14H5ZM9 9h.5M15 9h.5M12 12h.5M9 15h.5M15 15h.5"),
    ("more", "M9 5l7 7-7 7"),
    ("down", "M6 9l6 6 6-6"),
    ("menu", "M4 7h16M4 12h16M4 17h16"),
    ("large", "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"),
    ("plan", "M5 19c3-1 3-5 6-6s3-6 8-8M15 5h4v4M5 5l3 3M8 5L5 8"),
    ("bell", "M6 16V11a6 6 0 0 1 12 0v5l2 2H4ZM10 20.5h4"),
];
