//! Where the squares of the map lie. The map has the whole board but for a strip at its head, of which it keeps clear: the
//! four roads to victory lie there. A map that is higher than wide lies down.

use civilization_2010::{View, data};

/// The shape of what is left of the board at a desk, two units a pixel there.
pub const SIZE: (u32, u32) = (2020, 1324);

/// Room around the map.
const EDGE: f32 = 14.0;

/// The squares of the map as they are drawn.
pub struct Grid {
    pub cell: f32,
    left: f32,
    top: f32,
}

impl Grid {
    pub fn of(view: &View) -> Grid {
        let (columns, rows) = extent(view);
        let (columns, rows) = (columns as f32, rows as f32);
        let (w, h) = (SIZE.0 as f32 - EDGE * 2.0, SIZE.1 as f32 - EDGE * 2.0);
        let cell = (w / columns).min(h / rows).floor();
        Grid { cell, left: EDGE + (w - cell * columns) / 2.0, top: EDGE + (h - cell * rows) / 2.0 }
    }

    /// The upper left corner of a square.
    pub fn place(&self, view: &View, square: u16) -> (f32, f32) {
        let (column, row) = column_row(view, square);
        (self.left + column as f32 * self.cell, self.top + row as f32 * self.cell)
    }

    /// Where the map begins and ends, from left to right.
    pub fn columns(&self) -> (f32, f32) {
        (self.left, SIZE.0 as f32 - self.left)
    }

    /// The rectangle around some squares: left, top, width, height.
    pub fn around(&self, view: &View, squares: impl Iterator<Item = u16>) -> Option<[f32; 4]> {
        let mut corners: Option<[f32; 4]> = None;
        for (x, y) in squares.map(|square| self.place(view, square)) {
            let [l, t, r, b] = corners.unwrap_or([x, y, x, y]);
            corners = Some([l.min(x), t.min(y), r.max(x), b.max(y)]);
        }
        corners.map(|[l, t, r, b]| [l, t, r - l + self.cell, b - t + self.cell])
    }
}

/// The tiles as the rules lay them out for so many seats.
fn tiles(view: &View) -> &'static civilization_2010::Layout {
    &data().layouts[view.seats as usize - 2]
}

/// The long map of two lies down, and so does the pyramid of three: home is at the left or the right then.
fn lies_down(view: &View) -> bool {
    let tiles = tiles(view);
    view.seats == 3 || tiles.map.height > tiles.map.width
}

/// Columns and rows of the map as it is drawn.
fn extent(view: &View) -> (i16, i16) {
    let tiles = tiles(view);
    let (width, height) = (tiles.map.width, tiles.map.height);
    if lies_down(view) { (height, width) } else { (width, height) }
}

/// Column and row of a square as it is drawn.
pub fn column_row(view: &View, square: u16) -> (i16, i16) {
    let tiles = tiles(view);
    let (x, y) = tiles.map.at[square as usize];
    if lies_down(view) { (y, tiles.map.width - 1 - x) } else { (x, y) }
}
