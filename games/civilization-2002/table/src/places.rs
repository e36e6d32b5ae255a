//! Where things stand: rows of squares inside the shape of an area, found once. A few things are drawn large and leave the
//! name readable; more are drawn smaller; for more than fit, things share a place.

use crate::map::{SIZE, Shape, map};
use civilization_2002::ids::*;
use std::sync::LazyLock;

/// The board is looked at in squares of this size.
const CELL: f32 = 2.0;
const COLUMNS: usize = SIZE.0 as usize / 2;
const ROWS: usize = SIZE.1 as usize / 2;
/// Room for one thing of full size, with a little air around it.
const STEP: f32 = 35.0;
/// What is drawn of a thing that stands there, at most.
const PLATE: f32 = 32.0;
/// How large things are drawn, by how crowded it is.
const SCALES: [f32; 7] = [1.0, 0.86, 0.74, 0.63, 0.53, 0.44, 0.36];
/// Nobody needs more than so many places in one area.
const MOST: usize = 40;

/// Places of one size.
struct Tier {
    scale: f32,
    points: Vec<(f32, f32)>,
    /// So many of them leave the name readable.
    beside: usize,
}

/// The places that an area has for what is there now.
#[derive(Clone, Copy)]
pub struct Room {
    pub scale: f32,
    points: &'static [(f32, f32)],
}

impl Room {
    /// Where the `index`-th thing stands; the last place is shared.
    pub fn place(self, index: usize) -> (f32, f32) {
        self.points[index.min(self.points.len() - 1)]
    }
}

static TIERS: LazyLock<Vec<Vec<Tier>>> = LazyLock::new(|| {
    let owners = owners();
    map().areas.iter().enumerate().map(|(area, shape)| tiers(area, shape, &owners)).collect()
});

/// The largest places that `count` things find in an area.
pub fn room(area: Area, count: usize) -> Room {
    let tiers = &TIERS[area.index()];
    let beside = tiers.iter().find(|tier| tier.beside >= count);
    let any = || tiers.iter().find(|tier| tier.points.len() >= count);
    let tier = beside.or_else(any).or(tiers.last()).expect("every area has a place");
    Room { scale: tier.scale, points: &tier.points }
}

/// How many things have a place of their own in an area.
pub fn capacity(area: Area) -> usize {
    TIERS[area.index()].iter().map(|tier| tier.points.len()).max().unwrap_or(1)
}

/// Whose each square is, by its middle: land lies over the sea around it.
fn owners() -> Vec<Option<usize>> {
    let mut owners = vec![None; COLUMNS * ROWS];
    let seas_first = Area::all().filter(|a| !a.is_land()).chain(Area::lands());
    for area in seas_first {
        let rings = map().areas[area.index()].rings();
        for row in 0..ROWS {
            let y = (row as f32 + 0.5) * CELL;
            let mut crossings: Vec<f32> = Vec::new();
            for ring in &rings {
                for (a, b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
                    if (a.1 > y) != (b.1 > y) {
                        crossings.push(a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0));
                    }
                }
            }
            crossings.sort_by(f32::total_cmp);
            for pair in crossings.chunks_exact(2) {
                let column = |x: f32| ((x / CELL - 0.5).ceil().max(0.0) as usize).min(COLUMNS);
                owners[row * COLUMNS + column(pair[0])..row * COLUMNS + column(pair[1])]
                    .fill(Some(area.index()));
            }
        }
    }
    owners
}

/// The squares of one area, in the smallest box around it, summed up so that any rectangle is looked at in four steps.
struct Ground {
    corner: (usize, usize),
    size: (usize, usize),
    sums: Vec<u32>,
}

impl Ground {
    fn of(area: usize, owners: &[Option<usize>]) -> Ground {
        let cells = || (0..owners.len()).filter(|&cell| owners[cell] == Some(area));
        let (mut low, mut high) = ((COLUMNS, ROWS), (0, 0));
        for cell in cells() {
            let (x, y) = (cell % COLUMNS, cell / COLUMNS);
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x + 1), high.1.max(y + 1));
        }
        let size = (high.0 - low.0, high.1 - low.1);
        let mut sums = vec![0; (size.0 + 1) * (size.1 + 1)];
        for y in 0..size.1 {
            let mut row = 0;
            for x in 0..size.0 {
                row += (owners[(low.1 + y) * COLUMNS + low.0 + x] == Some(area)) as u32;
                sums[(y + 1) * (size.0 + 1) + x + 1] = sums[y * (size.0 + 1) + x + 1] + row;
            }
        }
        Ground { corner: low, size, sums }
    }

    /// Whether a square of so many cells lies on it altogether.
    fn holds(&self, x: usize, y: usize, side: usize) -> bool {
        if x + side > self.size.0 || y + side > self.size.1 {
            return false;
        }
        let at = |x: usize, y: usize| self.sums[y * (self.size.0 + 1) + x];
        at(x + side, y + side) + at(x, y) - at(x + side, y) - at(x, y + side) == (side * side) as u32
    }

    /// The middle of a square, on the board.
    fn middle(&self, x: usize, y: usize, side: usize) -> (f32, f32) {
        let half = side as f32 / 2.0;
        ((self.corner.0 as f32 + x as f32 + half) * CELL, (self.corner.1 as f32 + y as f32 + half) * CELL)
    }
}

fn tiers(area: usize, shape: &Shape, owners: &[Option<usize>]) -> Vec<Tier> {
    let ground = Ground::of(area, owners);
    let rings = shape.rings();
    let mut tiers: Vec<Tier> = SCALES.iter().map(|&scale| tier(scale, shape, &ground)).collect();
    // Between the cells a border may run through a corner.
    for tier in &mut tiers {
        let fits = |at: &(f32, f32)| within(&rings, *at, PLATE * tier.scale / 2.0);
        tier.beside = tier.points[..tier.beside].iter().filter(|at| fits(at)).count();
        tier.points.retain(fits);
    }
    tiers.retain(|tier| !tier.points.is_empty());
    tiers
}

/// Whether no border runs through a square. Its cells say that it does not lie outside.
fn within(rings: &[Vec<(f32, f32)>], (x, y): (f32, f32), half: f32) -> bool {
    let enters = |a: &(f32, f32), b: &(f32, f32)| {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let (mut from, mut to) = (0.0f32, 1.0f32);
        // The part of the border between the two sides, of each pair of sides.
        for (start, way, middle) in [(a.0, dx, x), (a.1, dy, y)] {
            let (near, far) = (middle - half - start, middle + half - start);
            if way == 0.0 {
                if near > 0.0 || far < 0.0 {
                    return false;
                }
                continue;
            }
            let (one, other) = (near / way, far / way);
            (from, to) = (from.max(one.min(other)), to.min(one.max(other)));
        }
        from <= to
    };
    let mut edges = rings.iter().flat_map(|ring| ring.iter().zip(ring.iter().cycle().skip(1)));
    !edges.any(|(a, b)| enters(a, b))
}

/// Rows of squares: first those beside the name, then wherever else there is room.
fn tier(scale: f32, shape: &Shape, ground: &Ground) -> Tier {
    let side = (STEP * scale / CELL).ceil() as usize;
    let free = |x: usize, y: usize| {
        ground.holds(x, y, side) && !shape.label.covered(ground.middle(x, y, side), STEP * scale)
    };
    let Some(home) = home(ground, side, &free) else {
        let points = anywhere(ground, side, Vec::new());
        return Tier { scale, points, beside: 0 };
    };
    let far = |at: &(f32, f32)| (at.0 - home.0).hypot((at.1 - home.1) * 1.2);
    let mut best: Vec<(f32, f32)> = Vec::new();
    for shift in 0..side {
        let mut points = rows(ground, side, shift, home.0, &free);
        points.sort_by(|a, b| far(a).total_cmp(&far(b)));
        points.truncate(MOST);
        let worth = |points: &[(f32, f32)]| {
            let few = &points[..points.len().min(6)];
            (points.len().min(9) as f32) * 60.0 - few.iter().map(far).sum::<f32>()
        };
        if best.is_empty() || worth(&points) > worth(&best) {
            best = points;
        }
    }
    let beside = best.len();
    Tier { scale, points: anywhere(ground, side, best), beside }
}

/// The middle of all the room there is.
fn home(ground: &Ground, side: usize, free: &impl Fn(usize, usize) -> bool) -> Option<(f32, f32)> {
    let (mut sum, mut count) = ((0.0, 0.0), 0.0f32);
    for y in 0..ground.size.1 {
        for x in (0..ground.size.0).filter(|&x| free(x, y)) {
            let at = ground.middle(x, y, side);
            sum = (sum.0 + at.0, sum.1 + at.1);
            count += 1.0;
        }
    }
    (count > 0.0).then(|| (sum.0 / count, sum.1 / count))
}

/// Squares side by side, in rows that begin `shift` cells from the top; in each row one stands as near to the middle as can be.
fn rows(
    ground: &Ground,
    side: usize,
    shift: usize,
    middle: f32,
    free: &impl Fn(usize, usize) -> bool,
) -> Vec<(f32, f32)> {
    let mut points = Vec::new();
    for y in (shift..ground.size.1).step_by(side) {
        let mut x = 0;
        while x < ground.size.0 {
            let run = (x..ground.size.0).take_while(|&x| free(x, y)).count();
            if run == 0 {
                x += 1;
                continue;
            }
            let spare = (run - 1) % side;
            let off = |by: usize| {
                let dx = (middle - ground.middle(x + by, y, side).0) / (side as f32 * CELL);
                (dx - dx.round()).abs()
            };
            let by = (0..=spare).min_by(|a, b| off(*a).total_cmp(&off(*b))).unwrap_or(0);
            points.extend((x + by..x + run).step_by(side).map(|x| ground.middle(x, y, side)));
            x += run + side - 1;
        }
    }
    points
}

/// Further squares that touch none of those there are.
fn anywhere(ground: &Ground, side: usize, mut points: Vec<(f32, f32)>) -> Vec<(f32, f32)> {
    let apart = side as f32 * CELL - 0.1;
    for y in 0..ground.size.1 {
        for x in (0..ground.size.0).filter(|&x| ground.holds(x, y, side)) {
            if points.len() == MOST {
                return points;
            }
            let at = ground.middle(x, y, side);
            let clear =
                |other: &(f32, f32)| (other.0 - at.0).abs() >= apart || (other.1 - at.1).abs() >= apart;
            if points.iter().all(clear) {
                points.push(at);
            }
        }
    }
    points
}
