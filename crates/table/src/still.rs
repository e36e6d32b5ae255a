//! A still of a board: a picture that stands for a game where nobody plays it.

use crate::{ASSETS, Face, Scene, SeatInfo, Words, style};
use kernel::{Audience, Rules, Seat};
use maud::{PreEscaped, html};

/// Which position stands for a game, and what is seen of it.
pub struct Still {
    /// How many play.
    pub seats: u8,
    /// After so many answers.
    pub steps: usize,
    /// Left, top and width of what is seen, as parts of the board's width and height; it is as high as its frame asks for.
    pub cut: (f32, f32, f32),
}

impl Still {
    /// The whole board, after a while.
    pub const WHOLE: Still = Still { seats: 3, steps: 150, cut: (0.0, 0.0, 1.0) };
    /// Width over height of the frame that it is cut for.
    pub const FRAME: f32 = 1.3;
}

/// A board as everybody may see it, as an SVG file that needs nothing else.
pub fn still<F: Face>(state: &<F::Rules as Rules>::State, words: &Words) -> String {
    let Still { seats, cut: (left, top, part), .. } = F::TEACHING.still;
    let view = F::Rules::view(state, Audience::Table);
    let seats: Vec<SeatInfo> = Seat::all(seats).map(|_| SeatInfo::default()).collect();
    let scene = Scene::<F::Rules> {
        view: &view,
        offer: None,
        foreseen: &[],
        audience: Audience::Table,
        words,
        seats: &seats,
    };
    let (board_width, board_height) = (F::SIZE.0 as f32, F::SIZE.1 as f32);
    let width = part * board_width;
    let height = (width / Still::FRAME).min(board_height);
    let cut = format!("{:.0} {:.0} {width:.0} {height:.0}", left * board_width, top * board_height);
    drawing::<F>(&scene, &cut)
}

/// The whole board as an audience sees it, as an SVG file that needs nothing else.
pub fn picture<F: Face>(scene: &Scene<F::Rules>) -> String {
    drawing::<F>(scene, &format!("0 0 {} {}", F::SIZE.0, F::SIZE.1))
}

fn drawing<F: Face>(scene: &Scene<F::Rules>, cut: &str) -> String {
    let shell = |name: &str| ASSETS.iter().find(|asset| asset.name == name).map_or("", |asset| asset.body);
    let sheet = format!("<![CDATA[{}{}{}]]>", shell("style.css"), shell("table.css"), style::<F>());
    let board: Vec<_> = F::board(scene).into_iter().map(|part| part.svg).collect();
    let drawing = html! {
        svg id="t-map" xmlns="http://www.w3.org/2000/svg" viewBox=(cut) preserveAspectRatio="xMidYMid slice" data-theme="light" {
            style { (PreEscaped(sheet)) }
            defs { (PreEscaped(crate::symbols::shapes())) (F::symbols()) }
            g id="t-ground" { (F::ground(scene.words)) }
            g id="t-world" { @for part in board { (part) } }
        }
    };
    as_xml(&drawing.into_string())
}

/// HTML lets an attribute go without a value; a file of its own does not.
fn as_xml(html: &str) -> String {
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        let (text, tag) = rest.split_at(at);
        out.push_str(text);
        if tag.starts_with("<![CDATA[") {
            let end = tag.find("]]>").map_or(tag.len(), |end| end + 3);
            out.push_str(&tag[..end]);
            rest = &tag[end..];
            continue;
        }
        let end = end_of_tag(tag);
        valued(&tag[..end], &mut out);
        rest = &tag[end..];
    }
    out.push_str(rest);
    out
}

/// Where a tag ends: not at a `>` inside a value.
fn end_of_tag(tag: &str) -> usize {
    let mut quoted = false;
    for (at, c) in tag.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '>' if !quoted => return at + 1,
            _ => {}
        }
    }
    tag.len()
}

/// A tag in which every attribute has a value.
fn valued(tag: &str, out: &mut String) {
    let mut quoted = false;
    // Where a name without a value would begin.
    let mut bare: Option<usize> = None;
    for (at, c) in tag.char_indices() {
        let ends = matches!(c, ' ' | '\n' | '>' | '/') && !quoted;
        if ends && bare.is_some_and(|from| from < at) {
            out.push_str("=\"\"");
        }
        match c {
            '"' => quoted = !quoted,
            ' ' | '\n' if !quoted => bare = Some(at + 1),
            '=' if !quoted => bare = None,
            _ => {}
        }
        if ends && c != ' ' && c != '\n' {
            bare = None;
        }
        out.push(c);
    }
}

#[cfg(test)]
mod tests {
    use super::as_xml;

    #[test]
    fn every_attribute_has_a_value() {
        assert_eq!(
            as_xml("<g data-focus id=\"a > b\"><use href=\"#x\"/></g>"),
            "<g data-focus=\"\" id=\"a > b\"><use href=\"#x\"/></g>"
        );
        assert_eq!(
            as_xml("a<g id=\"l-5\" data-focus data-x=\"1\" open>b"),
            "a<g id=\"l-5\" data-focus=\"\" data-x=\"1\" open=\"\">b"
        );
        assert_eq!(as_xml("<style><![CDATA[a > b c {}]]></style>"), "<style><![CDATA[a > b c {}]]></style>");
        assert_eq!(as_xml("<a b=\"c d e\" f></a>"), "<a b=\"c d e\" f=\"\"></a>");
    }
}
