//! Letters: what style sheets say of them, in the fonts that are here.

use resvg::usvg::fontdb::Database;

pub const SERIF: &str = "Ecumene Serif";
pub const SANS: &str = "Ecumene Sans";

/// Parts of Liberation 2 (SIL Open Font License, `fonts/OFL.txt`): Latin letters, signs and arrows.
const FILES: [&[u8]; 5] = [
    include_bytes!("../fonts/serif-regular.ttf"),
    include_bytes!("../fonts/serif-bold.ttf"),
    include_bytes!("../fonts/serif-italic.ttf"),
    include_bytes!("../fonts/sans-regular.ttf"),
    include_bytes!("../fonts/sans-bold.ttf"),
];

pub fn fonts() -> Database {
    let mut fonts = Database::new();
    FILES.iter().for_each(|file| fonts.load_font_data(file.to_vec()));
    fonts.set_serif_family(SERIF);
    fonts.set_sans_serif_family(SANS);
    fonts
}

/// Which of the two a list of families means: its last name is a kind.
pub fn family(list: &str) -> &'static str {
    match list.rsplit(',').next().map(str::trim) {
        Some("serif") => SERIF,
        _ => SANS,
    }
}

/// `italic 700 .9rem/1.2 "A", serif` as declarations of their own.
pub fn longhand(value: &str) -> Vec<(&'static str, String)> {
    let mut out = Vec::new();
    let mut rest = value.trim();
    while let Some((word, after)) = rest.split_once(char::is_whitespace) {
        rest = after.trim_start();
        match word {
            "italic" | "oblique" => out.push(("font-style", word.to_owned())),
            "bold" => out.push(("font-weight", word.to_owned())),
            "normal" => {}
            weight if weight.parse::<u16>().is_ok() => out.push(("font-weight", weight.to_owned())),
            // What stands after the size and its line is a list of families.
            size => {
                out.push(("font-size", size.split('/').next().unwrap_or(size).to_owned()));
                out.push(("font-family", rest.to_owned()));
                break;
            }
        }
    }
    // What it does not name is as usual.
    for (name, usual) in [("font-weight", "400"), ("font-style", "normal")] {
        if !out.iter().any(|(known, _)| *known == name) {
            out.push((name, usual.to_owned()));
        }
    }
    out
}

/// A size in pixels, where it is given in the letters of a page.
pub fn pixels(value: &str) -> Option<String> {
    let number: f32 = value.strip_suffix("rem")?.trim().parse().ok()?;
    Some(format!("{}px", number * 16.0))
}

/// Of the two weights that are here, the nearer one.
pub fn weight(value: &str) -> String {
    match value.parse::<u16>() {
        Ok(weight) if weight >= 550 => "700".to_owned(),
        Ok(_) => "400".to_owned(),
        Err(_) => value.to_owned(),
    }
}

/// Spaces that the fonts lack are as wide as any other, and do not break.
pub fn spelt(text: &str) -> String {
    text.replace(['\u{202f}', '\u{2009}', '\u{200a}'], "\u{a0}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_font_in_one_line() {
        let said = |value| {
            longhand(value).into_iter().map(|(name, value)| format!("{name}:{value}")).collect::<Vec<_>>()
        };
        assert_eq!(
            said("700 14px \"Helvetica Neue\", sans-serif"),
            [
                "font-weight:700",
                "font-size:14px",
                "font-family:\"Helvetica Neue\", sans-serif",
                "font-style:normal"
            ]
        );
        assert_eq!(
            said("italic .9rem/1.2 serif"),
            ["font-style:italic", "font-size:.9rem", "font-family:serif", "font-weight:400"]
        );
        assert_eq!(family("Georgia, serif"), SERIF);
        assert_eq!(family("Arial, sans-serif"), SANS);
        assert_eq!(pixels(".5rem").as_deref(), Some("8px"));
        assert_eq!((weight("650").as_str(), weight("500").as_str()), ("700", "400"));
    }

    #[test]
    fn every_file_is_a_font() {
        let fonts = fonts();
        let names: Vec<_> = fonts.faces().map(|face| face.families[0].0.as_str()).collect();
        assert_eq!(names, [SERIF, SERIF, SERIF, SANS, SANS]);
    }
}
