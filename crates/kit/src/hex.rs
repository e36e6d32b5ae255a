//! Hexagonal grids in axial coordinates: neighbours, distance, rotation.

/// A hexagon: `q` counts columns to the right, `r` runs down along a column (flat top) or a diagonal (pointed top).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Hex {
    /// Columns to the right.
    pub q: i8,
    /// Rows along a column or a diagonal.
    pub r: i8,
}

/// The six directions clockwise from north on a flat-topped grid: N, NE, SE, S, SW, NW.
pub const DIRECTIONS: [Hex; 6] =
    [Hex::new(0, -1), Hex::new(1, -1), Hex::new(1, 0), Hex::new(0, 1), Hex::new(-1, 1), Hex::new(-1, 0)];

impl Hex {
    /// By its axial coordinates.
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// The third cube coordinate: `q + r + s == 0`.
    pub const fn s(self) -> i8 {
        -self.q - self.r
    }

    /// The six around it, clockwise from north.
    pub fn neighbours(self) -> impl ExactSizeIterator<Item = Hex> {
        DIRECTIONS.into_iter().map(move |d| self + d)
    }

    /// Steps on an open grid.
    pub fn distance(self, other: Hex) -> u8 {
        let d = other - self;
        d.q.unsigned_abs().max(d.r.unsigned_abs()).max(d.s().unsigned_abs())
    }

    /// Whether two are side by side.
    pub fn touches(self, other: Hex) -> bool {
        self.distance(other) == 1
    }

    /// Turned about the origin by `sixths` of a full turn, clockwise.
    pub fn rotated(self, sixths: i8) -> Hex {
        (0..sixths.rem_euclid(6)).fold(self, |h, _| Hex::new(-h.r, -h.s()))
    }

    /// Everything at exactly `radius` steps.
    pub fn ring(self, radius: i8) -> impl Iterator<Item = Hex> {
        self.within(radius).filter(move |h| h.distance(self) == radius as u8)
    }

    /// Everything at most `radius` steps away, itself included.
    pub fn within(self, radius: i8) -> impl Iterator<Item = Hex> {
        (-radius..=radius).flat_map(move |q| {
            let (low, high) = ((-radius).max(-q - radius), radius.min(-q + radius));
            (low..=high).map(move |r| self + Hex::new(q, r))
        })
    }

    /// From "odd-q" offset notation, column letter and row from 1 (`D3`), as printed beside many flat-topped boards.
    pub fn from_label(label: &str) -> Option<Hex> {
        let mut letters = label.chars();
        let column = letters.next().filter(char::is_ascii_uppercase)? as u8 - b'A';
        let row: i8 = letters.as_str().parse().ok().filter(|row| (1..=99).contains(row))?;
        let q = column as i8;
        Some(Hex::new(q, row - 1 - q.div_euclid(2)))
    }

    /// The row in "odd-q" offset notation, counted from 0.
    pub fn row(self) -> i8 {
        self.r + self.q.div_euclid(2)
    }

    /// The middle of a flat-topped hexagon whose corners lie `size` from it.
    pub fn centre(self, size: f32) -> (f32, f32) {
        let (q, r) = (self.q as f32, self.r as f32);
        (size * 1.5 * q, size * 3f32.sqrt() * (r + q / 2.0))
    }
}

impl std::ops::Add for Hex {
    type Output = Hex;
    fn add(self, o: Hex) -> Hex {
        Hex::new(self.q + o.q, self.r + o.r)
    }
}

impl std::ops::Sub for Hex {
    type Output = Hex;
    fn sub(self, o: Hex) -> Hex {
        Hex::new(self.q - o.q, self.r - o.r)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_names_a_hexagon() {
        assert_eq!(Hex::from_label("D3"), Some(Hex::new(3, 1)));
        assert_eq!(Hex::from_label("A1"), Some(Hex::new(0, 0)));
        for wrong in ["", "3D", "D", "D0", "d3", "D-1", "D3x"] {
            assert_eq!(Hex::from_label(wrong), None, "{wrong}");
        }
        assert_eq!(Hex::new(3, 1).row(), 2);
    }

    #[test]
    fn six_neighbours_all_at_distance_one() {
        let h = Hex::new(2, -5);
        assert!(h.neighbours().all(|n| n.distance(h) == 1 && n.touches(h)));
        assert_eq!(h.neighbours().len(), 6);
        assert_eq!(h.within(2).count(), 19);
        assert_eq!(h.ring(2).count(), 12);
    }

    #[test]
    fn distance_is_a_metric() {
        let all: Vec<Hex> = Hex::default().within(3).collect();
        for &a in &all {
            for &b in &all {
                assert_eq!(a.distance(b), b.distance(a));
                assert_eq!(a.distance(b) == 0, a == b);
                for &c in &all {
                    assert!(a.distance(c) <= a.distance(b) + b.distance(c));
                }
            }
        }
    }

    #[test]
    fn six_sixths_are_a_full_turn() {
        for h in Hex::default().within(3) {
            assert_eq!(h.rotated(6), h);
            assert_eq!(h.rotated(1).rotated(-1), h);
            assert_eq!(h.rotated(3), Hex::new(-h.q, -h.r));
        }
        assert_eq!(DIRECTIONS[0].rotated(1), DIRECTIONS[1]);
    }

    #[test]
    fn neighbours_are_drawn_side_by_side() {
        let size = 10.0;
        let (x, y) = Hex::new(1, 1).centre(size);
        for n in Hex::new(1, 1).neighbours() {
            let (nx, ny) = n.centre(size);
            let apart = ((nx - x).powi(2) + (ny - y).powi(2)).sqrt();
            assert!((apart - size * 3f32.sqrt()).abs() < 1e-3);
        }
    }
}
