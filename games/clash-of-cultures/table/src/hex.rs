//! Where hexes lie: one grid a number of players, its strings ready to print.

use clash_of_cultures::{Id, Space, hex_of, layout};
use std::fmt::Write;
use std::sync::OnceLock;

/// As the board's window has it beside the rail, so that a unit is a pixel on a common screen.
pub const WIDTH: f32 = 774.0;
pub const HEIGHT: f32 = 716.0;
/// Room around the hexes.
const MARGIN: f32 = 12.0;
/// Half the height of a hex whose corners are 1 away.
const FLAT: f32 = 0.866_025_4;
/// Drawings of what stands on a hex are made for one of this size.
pub const DRAWN: f32 = 60.0;

/// Axial steps over the edge from corner k to corner k + 1, clockwise from the right.
const STEPS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

pub struct Grid {
    /// From the middle of a hex to its corners.
    pub radius: f32,
    middles: Vec<(f32, f32)>,
    /// Around each region.
    pub regions: Vec<String>,
    /// Around the whole board.
    pub rim: String,
    /// A hex around the origin.
    pub hex: String,
}

/// The grid of so many players.
pub fn grid(seats: u8) -> &'static Grid {
    static GRIDS: [OnceLock<Grid>; 3] = [const { OnceLock::new() }; 3];
    GRIDS[seats.clamp(2, 4) as usize - 2].get_or_init(|| Grid::new(seats.clamp(2, 4)))
}

fn corner(k: usize) -> (f32, f32) {
    [(1.0, 0.0), (0.5, FLAT), (-0.5, FLAT), (-1.0, 0.0), (-0.5, -FLAT), (0.5, -FLAT)][k % 6]
}

impl Grid {
    fn new(seats: u8) -> Grid {
        let l = layout(seats);
        let all: Vec<Space> = l.all.iter().collect();
        // In units of the radius.
        let raw = |s: Space| {
            let h = hex_of(s);
            (1.5 * h.q as f32, 2.0 * FLAT * (h.r as f32 + h.q as f32 / 2.0))
        };
        let fold = |f: fn(f32, f32) -> f32, start: f32| {
            all.iter().map(|s| raw(*s)).fold((start, start), |m, p| (f(m.0, p.0), f(m.1, p.1)))
        };
        let (low, high) = (fold(f32::min, f32::MAX), fold(f32::max, f32::MIN));
        let (wide, tall) = (high.0 - low.0 + 2.0, high.1 - low.1 + 2.0 * FLAT);
        let radius = ((WIDTH - 2.0 * MARGIN) / wide).min((HEIGHT - 2.0 * MARGIN) / tall);
        let left = (WIDTH - wide * radius) / 2.0 + radius * (1.0 - low.0);
        let top = (HEIGHT - tall * radius) / 2.0 + radius * (FLAT - low.1);
        let middles = Space::all()
            .map(|s| {
                let (x, y) = raw(s);
                (left + x * radius, top + y * radius)
            })
            .collect();
        let mut hex = String::new();
        for k in 0..6 {
            let (x, y) = corner(k);
            let _ = write!(hex, "{}{:.1},{:.1}", if k == 0 { 'M' } else { 'L' }, x * radius, y * radius);
        }
        hex.push('Z');
        let mut grid = Grid { radius, middles, regions: Vec::new(), rim: String::new(), hex };
        grid.regions = l.slots.iter().map(|slot| grid.outline(slot, 1.0)).collect();
        grid.rim = grid.outline(&all, 1.0);
        grid
    }

    pub fn middle(&self, at: Space) -> (f32, f32) {
        self.middles[at.index()]
    }

    /// How much drawings are enlarged.
    pub fn scale(&self) -> f32 {
        self.radius / DRAWN
    }

    /// The border of a set of hexes; `inset` below 1 draws it inside.
    pub fn outline(&self, set: &[Space], inset: f32) -> String {
        let mut path = String::new();
        for &s in set {
            let (x, y) = self.middle(s);
            let h = hex_of(s);
            for (k, (dq, dr)) in STEPS.iter().enumerate() {
                let inside = set.iter().any(|o| {
                    let o = hex_of(*o);
                    (o.q, o.r) == (h.q + dq, h.r + dr)
                });
                if inside {
                    continue;
                }
                let at = |k: usize| {
                    let (cx, cy) = corner(k);
                    (x + cx * self.radius * inset, y + cy * self.radius * inset)
                };
                let ((ax, ay), (bx, by)) = (at(k), at(k + 1));
                let _ = write!(path, "M{ax:.1},{ay:.1}L{bx:.1},{by:.1}");
            }
        }
        path
    }
}

/// Column letter and row, as the log names a space.
pub fn label(at: Space) -> String {
    format!("{}{}", (b'A' + at.0 / 10) as char, at.0 % 10 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hex_lies_on_the_board_and_apart() {
        for seats in 2..=4 {
            let (grid, l) = (grid(seats), layout(seats));
            let all: Vec<Space> = l.all.iter().collect();
            for &a in &all {
                let (x, y) = grid.middle(a);
                assert!(x >= grid.radius && x <= WIDTH - grid.radius, "{seats}: {}", label(a));
                assert!(grid.radius >= 40.0, "{seats}: hexes of 80 pixels");
                assert!(y >= grid.radius * FLAT && y <= HEIGHT - grid.radius * FLAT);
                for &b in all.iter().filter(|b| **b != a) {
                    let (u, v) = grid.middle(b);
                    let apart = ((x - u).powi(2) + (y - v).powi(2)).sqrt() / grid.radius;
                    assert_eq!(l.map.touch(a, b), apart < 1.8, "{} and {}", label(a), label(b));
                }
            }
        }
    }
}
