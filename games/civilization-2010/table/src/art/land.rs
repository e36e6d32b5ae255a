//! The lands of the map as an engraver would draw them, on a grid of 60; figures, castles and units.

/// Inside of a symbol a land. Colours are classes, so that both themes have their own.
const LANDS: &[(&str, &str)] = &[
    (
        "forest",
        r#"<path class="l-shade" d="M3 53q27 7 54 0v5H3Z"/>
<path class="l-trunk" d="M13 25v9M31 20v9M48 25v9M22 40v11M41 41v11M6 43v9M56 43v8"/>
<path class="l-leaf" d="M13 8q9 1 8 10 0 9-8 9t-8-9q-1-9 8-10ZM31 3q9 1 8 10 0 9-8 9t-8-9q-1-9 8-10Z
M48 8q9 1 8 10 0 9-8 9t-8-9q-1-9 8-10Z"/>
<path class="l-leaf" d="M22 23q10 1 9 11 0 9-9 9t-9-9q-1-10 9-11ZM41 24q10 1 9 11 0 9-9 9t-9-9q-1-10 9-11Z"/>
<path class="l-lite" d="M9 17q0-5 4-6M27 12q0-5 4-6M44 17q0-5 4-6M17 33q0-6 5-7M36 34q0-6 5-7"/>"#,
    ),
    (
        "mountain",
        r#"<path class="l-shade" d="M1 50h58v8H1Z"/>
<path class="l-rock" d="M1 51L15 22l13 29ZM33 51l14-33 13 33Z"/><path class="l-rock" d="M13 54L31 9l19 45Z"/>
<path class="l-dark" d="M31 9l19 45H36l-3-17 3-8ZM15 22l13 29h-8l-3-14ZM47 18l13 33h-8l-3-15Z"/>
<path class="l-snow" d="M31 9l5.500 13-4-2-2 4-3-4-2 3ZM47 18l4 9-3-1-2 2-3-1ZM15 22l4 8-3-1-2 2-2-2Z"/>"#,
    ),
    (
        "desert",
        r#"<path class="l-dune" d="M0 24q16-15 30-2t30-3v41H0Z"/><path class="l-dune" d="M0 43q14-13 27-3t33-4v24H0Z"/>
<path class="l-lite" d="M4 28q12-12 24-3M8 46q10-9 18-3M36 46q10 3 20-3"/>
<path class="l-trunk" d="M49 29V13M49 22h-5v-5M49 25h5v-6"/><path class="l-dots" d="M12 35h.1M22 51h.1M40 30h.1M36 54h.1M52 50h.1
M17 14h.1M30 9h.1"/>"#,
    ),
    (
        "water",
        r#"<path class="l-deep" d="M0 38q15-6 30 0t30 0v22H0Z"/>
<path class="l-wave" d="M5 12q4-5 8 0t8 0 8 0M34 20q4-5 8 0t8 0 6-1M8 29q4-5 8 0t8 0 8 0M37 37q4-5 8 0t8 0M10 47q4-5 8 0t8 0 8 0
M40 54q4-4 8 0t8 0"/>"#,
    ),
    (
        "grassland",
        r#"<path class="l-meadow" d="M0 34q20-9 36-1t24-3v30H0Z"/>
<path class="l-tuft" d="M10 16q1-6-2-8M10 16q0-5 3-8M10 16q-3-4-6-4M44 20q1-6-2-8M44 20q0-5 3-8M44 20q-3-4-6-4M24 33q1-6-2-8
M24 33q0-5 3-8M24 33q-3-4-6-4"/>
<path class="l-tuft" d="M50 46q1-6-2-8M50 46q0-5 3-8M50 46q-3-4-6-4M11 50q1-6-2-8M11 50q0-5 3-8M11 50q-3-4-6-4M31 55q1-5-2-7
M31 55q0-4 3-7"/>"#,
    ),
];

/// Figures: what has the colour of its player, and what is wood or iron.
const FIGURES: &[(&str, &str)] = &[
    (
        "army",
        r#"<ellipse class="f-ground" cx="14" cy="55" rx="12" ry="4"/><path class="f-pole" d="M10 3h4v52h-4Z"/>
<path class="f-cloth" d="M14 5c8-4 14 4 26 0-4 6-4 16 0 22-12 4-18-4-26 0Z"/><circle class="f-knob" cx="12" cy="4" r="3.500"/>"#,
    ),
    (
        "scout",
        r#"<ellipse class="f-ground" cx="22" cy="53" rx="19" ry="4"/><path class="f-cloth" d="M4 36C2 12 12 9 23 9s21 3 18 27Z"/>
<path class="f-fold" d="M14 35q-4-15 2-25M23 35V10M32 35q3-15-2-25"/><path class="f-pole" d="M1 36h43v6H1Z"/>
<circle class="f-wheel" cx="12" cy="46" r="7"/><circle class="f-wheel" cx="33" cy="46" r="7"/>"#,
    ),
];

/// Men and beasts of the battle cards, on a grid of 60.
const UNITS: &[(&str, &str, &str)] = &[
    (
        "infantry",
        "M30 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM23 17h14l4 16-4 2-2-8-1 9 4 20h-7l-2-17-3 17h-7l4-22v-6l-6 8-3-3ZM44 2l2 4v50h-3V6Z",
        "M14 22q8-6 12 1-1 13-6 18-6-6-6-19Z",
    ),
    (
        "mounted",
        "M29 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM24 14h9l3 12h11c1-5 5-8 9-6l2 6-5 4-3 14-2 13h-5l1-14-14-1-3 15h-5l1-16c-5-1-7-5-7-9l-7 \
         7-3-3 10-10h9ZM2 22l38-14 1 2L3 25Z",
        "M22 33q9 4 18 0",
    ),
    (
        "artillery",
        "M3 33L40 13l7 12-36 18c-5 2-11-6-8-10ZM45 10l6 17 4-2-6-17ZM21 29a13 13 0 1 1 0 26 13 13 0 0 1 0-26ZM33 44l22 8v4l-24-6Z",
        "M21 32v20M11 42h20M14 35l14 14M28 35L14 49",
    ),
    (
        "aircraft",
        "M27 4c2-3 4-3 6 0l1 15 23 13v5l-23-5-1 12 7 6v4l-10-2-10 2v-4l7-6-1-12-23 5v-5l23-13Z",
        "M30 8v38M8 34l18-6M52 34l-18-6",
    ),
];

pub fn symbols(out: &mut String) {
    for (name, inside) in LANDS {
        let room = "viewBox=\"0 0 60 60\"";
        out.push_str(&format!("<symbol id=\"land-{name}\" {room}>{inside}</symbol>"));
        let turned = format!("<g transform=\"matrix(-1 0 0 1 60 0)\">{inside}</g>");
        out.push_str(&format!("<symbol id=\"land-{name}-b\" {room}>{turned}</symbol>"));
    }
    for (name, inside) in FIGURES {
        out.push_str(&format!("<symbol id=\"f-{name}\" viewBox=\"0 0 46 60\">{inside}</symbol>"));
    }
    for (name, solid, cut) in UNITS {
        let paths = format!("<path d=\"{solid}\"/><path class=\"cut\" d=\"{cut}\"/>");
        out.push_str(&format!("<symbol id=\"u-{name}\" viewBox=\"0 0 60 60\">{paths}</symbol>"));
    }
}
