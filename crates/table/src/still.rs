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
    let shell = ASSETS.iter().find(|asset| asset.name == "style.css").map_or("", |asset| asset.body);
    let sheet = format!("<![CDATA[{shell}{}]]>", style::<F>());
    let board: Vec<_> = F::board(&scene).into_iter().map(|part| part.svg).collect();
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(cut) preserveAspectRatio="xMidYMid slice" data-theme="light" {
            style { (PreEscaped(sheet)) }
            defs { (PreEscaped(crate::symbols::shapes())) (F::symbols()) }
            g { (F::ground(words)) }
            g { @for part in board { (part) } }
        }
    };
    drawing.into_string()
}
