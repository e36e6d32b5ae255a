//! A board as a PNG, for messengers, which show no drawings (SVG): painted without a browser and with fonts of its own, so that
//! it looks the same on every machine.

mod colour;
mod font;
mod plain;
mod sheet;

use resvg::{tiny_skia, usvg};
use std::sync::{Arc, LazyLock};

/// Why a drawing could not be painted. All of these are faults of the drawing, and none is anything a reader did.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// It is not XML.
    #[error("no drawing: {0}")]
    Xml(#[from] roxmltree::Error),
    /// It is not SVG that can be painted.
    #[error("cannot be painted: {0}")]
    Svg(#[from] usvg::Error),
    /// It has no size, or one that no picture has.
    #[error("a picture of {0} by {1} points")]
    Size(u32, u32),
    /// It was painted and could not be written.
    #[error("no PNG: {0}")]
    Png(String),
}

/// Higher than wide by more than this is no board.
const TALLEST: f32 = 3.0;
/// What lies behind a board: the table's wood.
const WOOD: (u8, u8, u8) = (0x4a, 0x32, 0x20);

/// Paints a drawing so many points wide, as high as it then is.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, Fault> {
    let options = usvg::Options {
        fontdb: FONTS.clone(),
        font_family: font::SANS.to_owned(),
        // A drawing names nothing outside itself, and what it names all the same is not fetched.
        resources_dir: None,
        ..usvg::Options::default()
    };
    let tree = usvg::Tree::from_str(&plain::plain(svg)?, &options)?;
    let (wide, high) = (tree.size().width(), tree.size().height());
    let scale = width as f32 / wide;
    let height = (high * scale).round() as u32;
    let mut map = tiny_skia::Pixmap::new(width, height)
        .filter(|_| high <= wide * TALLEST)
        .ok_or(Fault::Size(width, height))?;
    map.fill(tiny_skia::Color::from_rgba8(WOOD.0, WOOD.1, WOOD.2, 255));
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut map.as_mut());
    map.encode_png().map_err(|fault| Fault::Png(fault.to_string()))
}

static FONTS: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| Arc::new(font::fonts()));
