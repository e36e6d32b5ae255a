//! Maps of square tiles laid edge to edge: neighbours, rings, rotation.
//!
//! A square's id is `slot * n * n + row * n + column` as it lies on the table, so an id stays the same however a
//! tile is turned. Slots may be offset against each other by any number of squares.

/// No square there.
pub const NONE: u16 = u16::MAX;

/// The four sides, clockwise from the top.
pub const SIDES: [(i16, i16); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// The eight squares around one, clockwise from the top left.
const AROUND: [(i16, i16); 8] = [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];

/// Where on the printed tile (row, column) lies what is at `(row, column)` after so many quarter turns clockwise.
pub fn unturned(row: usize, column: usize, n: usize, quarters: usize) -> (usize, usize) {
    (0..quarters % 4).fold((row, column), |(r, c), _| (n - 1 - c, r))
}

/// The geometry of a map of tiles of `n` by `n` squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mosaic {
    /// Squares along a tile.
    pub n: usize,
    /// Column and row of each square.
    pub at: Vec<(i16, i16)>,
    /// Orthogonal neighbours by side, or [`NONE`].
    pub orth: Vec<[u16; 4]>,
    /// The eight squares around, or [`NONE`].
    pub around: Vec<[u16; 8]>,
    /// Whether the square touches the outside of the map; the rim of a hole is not outside.
    pub outer: Vec<bool>,
    /// Columns.
    pub width: i16,
    /// Rows.
    pub height: i16,
}

impl Mosaic {
    /// Slots are the top left squares of the tiles, as (column, row).
    pub fn new(slots: &[(i16, i16)], n: usize) -> Mosaic {
        let mut at = Vec::with_capacity(slots.len() * n * n);
        for &(x, y) in slots {
            at.extend((0..n * n).map(|i| (x + (i % n) as i16, y + (i / n) as i16)));
        }
        let width = at.iter().map(|p| p.0).max().unwrap_or(-1) + 1;
        let height = at.iter().map(|p| p.1).max().unwrap_or(-1) + 1;
        // One square of margin on every side, so that the outside is connected.
        let (w, h) = (width + 2, height + 2);
        let cell = |x: i16, y: i16| ((y + 1) * w + x + 1) as usize;
        let mut grid = vec![NONE; (w * h) as usize];
        for (id, &(x, y)) in at.iter().enumerate() {
            grid[cell(x, y)] = id as u16;
        }
        let mut outside = vec![false; grid.len()];
        let mut queue = vec![(-1, -1)];
        outside[cell(-1, -1)] = true;
        while let Some((x, y)) = queue.pop() {
            for (dx, dy) in SIDES {
                let (x, y) = (x + dx, y + dy);
                let inside = (-1..=width).contains(&x) && (-1..=height).contains(&y);
                if inside && grid[cell(x, y)] == NONE && !outside[cell(x, y)] {
                    outside[cell(x, y)] = true;
                    queue.push((x, y));
                }
            }
        }
        let orth = at.iter().map(|&(x, y)| SIDES.map(|(dx, dy)| grid[cell(x + dx, y + dy)])).collect();
        let around = at.iter().map(|&(x, y)| AROUND.map(|(dx, dy)| grid[cell(x + dx, y + dy)])).collect();
        let outer =
            at.iter().map(|&(x, y)| SIDES.iter().any(|(dx, dy)| outside[cell(x + dx, y + dy)])).collect();
        Mosaic { n, at, orth, around, outer, width, height }
    }

    /// How many squares there are.
    pub fn len(&self) -> usize {
        self.at.len()
    }
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.at.is_empty()
    }
    /// The slot a square belongs to.
    pub fn slot(&self, square: u16) -> usize {
        square as usize / (self.n * self.n)
    }
    /// Steps of a king between two squares, were there no gaps.
    pub fn king(&self, a: u16, b: u16) -> i16 {
        let (p, q) = (self.at[a as usize], self.at[b as usize]);
        (p.0 - q.0).abs().max((p.1 - q.1).abs())
    }
    /// Orthogonal neighbours that exist.
    pub fn beside(&self, square: u16) -> impl Iterator<Item = u16> + '_ {
        self.orth[square as usize].iter().copied().filter(|&s| s != NONE)
    }
    /// Which side of `a` touches `b`.
    pub fn side(&self, a: u16, b: u16) -> Option<usize> {
        self.orth[a as usize].iter().position(|&s| s == b)
    }
    /// Orthogonal distance of every square from the nearest source; gaps are not crossed. 255 is out of reach.
    pub fn distances(&self, sources: impl IntoIterator<Item = u16>, out: &mut [u8]) {
        out.fill(u8::MAX);
        let mut queue = [0u16; 1024];
        let (mut head, mut tail) = (0, 0);
        for s in sources {
            if out[s as usize] != 0 {
                out[s as usize] = 0;
                queue[tail] = s;
                tail += 1;
            }
        }
        while head < tail {
            let s = queue[head];
            head += 1;
            for t in self.orth[s as usize] {
                if t != NONE && out[t as usize] == u8::MAX {
                    out[t as usize] = out[s as usize] + 1;
                    queue[tail] = t;
                    tail += 1;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_brings_the_left_column_to_the_top() {
        // Clockwise: what was bottom left is now top left.
        assert_eq!(unturned(0, 0, 4, 1), (3, 0));
        assert_eq!(unturned(0, 3, 4, 1), (0, 0));
        assert_eq!(unturned(1, 2, 4, 4), (1, 2));
    }

    #[test]
    fn offset_tiles_meet_edge_to_edge() {
        // Two tiles side by side, the second shifted down by two squares.
        let map = Mosaic::new(&[(0, 0), (4, 2)], 4);
        let right_edge_row_2 = 2 * 4 + 3;
        assert_eq!(map.orth[right_edge_row_2][1], 16, "row 2 of the first borders row 0 of the second");
        assert_eq!(map.orth[3][1], NONE);
        let mut far = vec![0; map.len()];
        map.distances([0], &mut far);
        assert_eq!(far[16], 6);
    }

    #[test]
    fn the_rim_of_a_hole_is_not_the_outer_edge() {
        // Eight tiles around a hole.
        let slots: Vec<_> =
            (0..9).filter(|i| *i != 4).map(|i| (i as i16 % 3 * 4, i as i16 / 3 * 4)).collect();
        let map = Mosaic::new(&slots, 4);
        let above_hole = 16 + 3 * 4 + 1;
        assert_eq!(map.orth[above_hole][2], NONE);
        assert!(!map.outer[above_hole]);
        assert!(map.outer[0]);
    }
}
