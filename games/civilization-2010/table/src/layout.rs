//! Where things lie on the board. The map takes the place it needs, which depends on how many play: a long map lies
//! down with the panels under it and beside it, a square one stands beside them, and the star of five tables leaves
//! its upper corners to them.

use civilization_2010::{View, data};

pub const SIZE: (u32, u32) = (2560, 1280);

/// Room under the heading of a panel.
const HEAD: f32 = 42.0;

#[derive(Clone, Copy)]
pub struct Area {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

impl Area {
    const fn new(x: f32, y: f32, w: f32, h: f32) -> Area {
        Area { x, y, w, h }
    }
    /// What is left under the heading.
    pub fn body(self) -> Area {
        Area { y: self.y + HEAD, h: self.h - HEAD, ..self }
    }
    /// Place number `i` when the area is cut into columns and rows.
    pub fn cell(self, i: usize, columns: usize, rows: usize) -> Area {
        let (w, h) = (self.w / columns as f32, self.h / rows as f32);
        Area { x: self.x + (i % columns) as f32 * w, y: self.y + (i / columns) as f32 * h, w, h }
    }
}

/// The board of one number of seats.
pub struct Layout {
    map: Area,
    pub track: Area,
    /// The levels of the track stand side by side, not under each other.
    pub levels_beside: bool,
    pub progress: Area,
    pub wonders: Area,
    pub wonder_columns: usize,
    pub market: Area,
    pub market_columns: usize,
}

/// The map across the top or in the shape of a star, with one column beside it.
const COLUMN: Area = Area::new(1806.0, 14.0, 738.0, 1252.0);
const TRACK: Area = Area { h: 412.0, ..COLUMN };
const MARKET: Area = Area { y: COLUMN.y + 430.0, h: COLUMN.h - 430.0, ..COLUMN };

const LONG: Layout = Layout {
    map: Area::new(20.0, 20.0, 1760.0, 880.0),
    track: TRACK,
    levels_beside: true,
    progress: Area::new(20.0, 912.0, 1760.0, 172.0),
    wonders: Area::new(20.0, 1096.0, 1760.0, 170.0),
    wonder_columns: 4,
    market: MARKET,
    market_columns: 3,
};

const STAR: Layout = Layout {
    map: Area::new(20.0, 126.0, 1764.0, 1134.0),
    track: TRACK,
    levels_beside: true,
    progress: Area::new(1314.0, 14.0, 470.0, 472.0),
    wonders: Area::new(20.0, 14.0, 488.0, 472.0),
    wonder_columns: 1,
    market: MARKET,
    market_columns: 3,
};

const SQUARE: Layout = Layout {
    map: Area::new(20.0, 20.0, 1286.0, 1240.0),
    track: Area::new(1326.0, 14.0, 1218.0, 270.0),
    levels_beside: false,
    progress: Area::new(1326.0, 294.0, 1218.0, 262.0),
    wonders: Area::new(1326.0, 564.0, 1218.0, 196.0),
    wonder_columns: 4,
    market: Area::new(1326.0, 768.0, 1218.0, 498.0),
    market_columns: 4,
};

impl Layout {
    pub fn of(view: &View) -> &'static Layout {
        match view.seats {
            2 => &LONG,
            5 => &STAR,
            _ => &SQUARE,
        }
    }
}

/// The squares of the map as they are drawn.
pub struct Grid {
    pub cell: f32,
    left: f32,
    top: f32,
}

impl Grid {
    pub fn of(view: &View) -> Grid {
        let (columns, rows) = extent(view);
        let (area, columns, rows) = (Layout::of(view).map, columns as f32, rows as f32);
        let cell = (area.w / columns).min(area.h / rows).floor();
        Grid {
            cell,
            left: area.x + (area.w - cell * columns) / 2.0,
            top: area.y + (area.h - cell * rows) / 2.0,
        }
    }

    /// The upper left corner of a square.
    pub fn place(&self, view: &View, square: u16) -> (f32, f32) {
        let (column, row) = column_row(view, square);
        (self.left + column as f32 * self.cell, self.top + row as f32 * self.cell)
    }
}

/// The tiles as the rules lay them out for so many seats.
fn tiles(view: &View) -> &'static civilization_2010::Layout {
    &data().layouts[view.seats as usize - 2]
}

/// A map that is higher than wide lies down, turned by a quarter to the left.
fn lies_down(tiles: &civilization_2010::Layout) -> bool {
    tiles.map.height > tiles.map.width
}

/// Columns and rows of the map as it is drawn.
fn extent(view: &View) -> (i16, i16) {
    let tiles = tiles(view);
    let (width, height) = (tiles.map.width, tiles.map.height);
    if lies_down(tiles) { (height, width) } else { (width, height) }
}

/// Column and row of a square as it is drawn.
pub fn column_row(view: &View, square: u16) -> (i16, i16) {
    let tiles = tiles(view);
    let (x, y) = tiles.map.at[square as usize];
    if lies_down(tiles) { (y, tiles.map.width - 1 - x) } else { (x, y) }
}
