//! Where things stand: rows of squares inside the shape of an area, found once, when something of that size first stands there.
//! A few things are drawn large and leave the name readable; more are drawn smaller; for more than fit, things share a place.

use crate::map::{SIZE, Shape, map};
use civilization_2002::ids::*;
use std::sync::{LazyLock, OnceLock};

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

/// One area, with what was found of its places so far: most are never as crowded as it takes for the smaller ones.
struct Site {
    shape: &'static Shape,
    ground: Ground,
    tiers: [OnceLock<Tier>; SCALES.len()],
}

static SITES: LazyLock<Vec<Site>> = LazyLock::new(|| {
    let owners = owners();
    let boxes = boxes(&owners);
    let areas = map().areas.iter().enumerate();
    let site = |(area, shape)| Site {
        shape,
        ground: Ground::of(area, boxes[area], &owners),
        tiers: Default::default(),
    };
    areas.map(site).collect()
});

/// The places of an area, largest first.
fn tiers(area: Area) -> impl Iterator<Item = &'static Tier> {
    let site = &SITES[area.index()];
    let found = |(tier, scale): (&'static OnceLock<Tier>, &f32)| {
        tier.get_or_init(|| clear_of_borders(tier_of(*scale, site.shape, &site.ground), site.shape))
    };
    site.tiers.iter().zip(&SCALES).map(found).filter(|tier| !tier.points.is_empty())
}

/// The largest places that `count` things find in an area.
pub fn room(area: Area, count: usize) -> Room {
    let beside = tiers(area).find(|tier| tier.beside >= count);
    let any = || tiers(area).find(|tier| tier.points.len() >= count);
    let tier = beside.or_else(any).or_else(|| tiers(area).last()).expect("every area has a place");
    Room { scale: tier.scale, points: &tier.points }
}

/// How many of `count` things have a place of their own in an area.
pub fn capacity(area: Area, count: usize) -> usize {
    let mut most = 0;
    for tier in tiers(area) {
        most = tier.points.len().max(most);
        if most >= count {
            return count;
        }
    }
    most.max(1)
}

/// An area by its number, small enough for one of every square.
type Owner = Option<u8>;

fn owner(area: usize) -> Owner {
    u8::try_from(area).ok()
}

/// Whose each square is, by its middle: land lies over the sea around it.
fn owners() -> Vec<Owner> {
    let mut owners = vec![None; COLUMNS * ROWS];
    let seas_first = Area::all().filter(|a| !a.is_land()).chain(Area::lands());
    for area in seas_first {
        // Each border is looked at in the rows that it may cross, and in no other.
        let mut crossings: Vec<Vec<f32>> = vec![Vec::new(); ROWS];
        for (a, b) in map().areas[area.index()].rings().iter().flat_map(|ring| edges(ring)) {
            let row = |y: f32| ((y / CELL).max(0.0) as usize).min(ROWS);
            let (first, end) = (row(a.1.min(b.1)).saturating_sub(1), (row(a.1.max(b.1)) + 1).min(ROWS));
            for (row, crossed) in crossings.iter_mut().enumerate().take(end).skip(first) {
                let y = (row as f32 + 0.5) * CELL;
                if (a.1 > y) != (b.1 > y) {
                    crossed.push(a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0));
                }
            }
        }
        for (row, mut crossings) in crossings.into_iter().enumerate() {
            crossings.sort_by(f32::total_cmp);
            for pair in crossings.chunks_exact(2) {
                let column = |x: f32| ((x / CELL - 0.5).ceil().max(0.0) as usize).min(COLUMNS);
                owners[row * COLUMNS + column(pair[0])..row * COLUMNS + column(pair[1])]
                    .fill(owner(area.index()));
            }
        }
    }
    owners
}

/// The sides of an outline.
fn edges(ring: &[(f32, f32)]) -> impl Iterator<Item = (&(f32, f32), &(f32, f32))> {
    ring.iter().zip(ring.iter().cycle().skip(1))
}

/// From a corner to the one across, in cells.
type Bounds = ((usize, usize), (usize, usize));

/// The smallest box around the squares of each area.
fn boxes(owners: &[Owner]) -> Vec<Bounds> {
    let mut boxes = vec![((COLUMNS, ROWS), (0, 0)); map().areas.len()];
    for (cell, owner) in owners.iter().enumerate() {
        let Some((low, high)) = owner.map(|area| &mut boxes[area as usize]) else { continue };
        let (x, y) = (cell % COLUMNS, cell / COLUMNS);
        *low = (low.0.min(x), low.1.min(y));
        *high = (high.0.max(x + 1), high.1.max(y + 1));
    }
    boxes
}

/// The squares of one area, in the smallest box around it.
struct Ground {
    corner: (usize, usize),
    size: (usize, usize),
    /// How large a square is, in cells, that begins at each of them and lies on the area altogether.
    largest: Vec<u8>,
}

impl Ground {
    fn of(area: usize, (low, high): Bounds, owners: &[Owner]) -> Ground {
        let size = (high.0 - low.0, high.1 - low.1);
        let mut largest = vec![0u8; size.0 * size.1];
        let at = |largest: &[u8], x: usize, y: usize| {
            if x < size.0 && y < size.1 { largest[y * size.0 + x] } else { 0 }
        };
        // From the far corner on: as large as the least of its three neighbours, and one more.
        for (x, y) in (0..size.1).rev().flat_map(|y| (0..size.0).rev().map(move |x| (x, y))) {
            if owners[(low.1 + y) * COLUMNS + low.0 + x] == owner(area) {
                let next = [(x + 1, y), (x, y + 1), (x + 1, y + 1)].map(|(x, y)| at(&largest, x, y));
                largest[y * size.0 + x] = next.into_iter().min().unwrap_or(0).saturating_add(1);
            }
        }
        Ground { corner: low, size, largest }
    }

    /// Whether a square of so many cells lies on it altogether.
    fn holds(&self, x: usize, y: usize, side: usize) -> bool {
        self.largest[y * self.size.0 + x] as usize >= side
    }

    /// The middle of a square, on the board.
    fn middle(&self, x: usize, y: usize, side: usize) -> (f32, f32) {
        let half = side as f32 / 2.0;
        ((self.corner.0 as f32 + x as f32 + half) * CELL, (self.corner.1 as f32 + y as f32 + half) * CELL)
    }
}

/// Between the cells a border may run through a corner.
fn clear_of_borders(mut tier: Tier, shape: &Shape) -> Tier {
    let rings = shape.rings();
    let fits = |at: &(f32, f32)| within(&rings, *at, PLATE * tier.scale / 2.0);
    tier.beside = tier.points[..tier.beside].iter().filter(|at| fits(at)).count();
    tier.points.retain(fits);
    tier
}

/// Whether no border runs through a square. Its cells say that it does not lie outside.
fn within(rings: &[Vec<(f32, f32)>], (x, y): (f32, f32), half: f32) -> bool {
    let enters = |a: &(f32, f32), b: &(f32, f32)| {
        // Nearly every border lies far to one side.
        let aside = |a: f32, b: f32, middle: f32| a.min(b) > middle + half || a.max(b) < middle - half;
        if aside(a.0, b.0, x) || aside(a.1, b.1, y) {
            return false;
        }
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
    !rings.iter().any(|ring| edges(ring).any(|(a, b)| enters(a, b)))
}

/// Rows of squares: first those beside the name, then wherever else there is room.
fn tier_of(scale: f32, shape: &Shape, ground: &Ground) -> Tier {
    let side = (STEP * scale / CELL).ceil() as usize;
    let covered = shape.label.covered_by(STEP * scale);
    let is_free = |x, y| ground.holds(x, y, side) && !covered(ground.middle(x, y, side));
    // Asked for again and again.
    let squares = (0..ground.size.1).flat_map(|y| (0..ground.size.0).map(move |x| (x, y)));
    let known: Vec<bool> = squares.map(|(x, y)| is_free(x, y)).collect();
    let free = |x: usize, y: usize| known[y * ground.size.0 + x];
    let Some(home) = home(ground, side, &free) else {
        let points = anywhere(ground, side, Vec::new());
        return Tier { scale, points, beside: 0 };
    };
    let far = |at: &(f32, f32)| (at.0 - home.0).hypot((at.1 - home.1) * 1.2);
    let mut best: Vec<(f32, f32)> = Vec::new();
    for shift in 0..side {
        let points = rows(ground, side, shift, home.0, &free);
        let mut by_way: Vec<_> = points.into_iter().map(|at| (far(&at), at)).collect();
        by_way.sort_by(|a, b| a.0.total_cmp(&b.0));
        let points: Vec<(f32, f32)> = by_way.into_iter().take(MOST).map(|(_, at)| at).collect();
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
