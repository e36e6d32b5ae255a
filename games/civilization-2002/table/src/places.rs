//! Where things stand: for every area a list of places inside its shape, found once. The first ones lie side by side and
//! leave the name readable; later ones, for crowds, lie closer together. Nothing moves when something else arrives.

use crate::map::{Shape, map};
use civilization_2002::ids::*;
use std::sync::LazyLock;

/// The board is looked at in squares of this size.
const CELL: f32 = 4.0;
const COLUMNS: usize = 400;
const ROWS: usize = 240;
/// Room for one thing of full size.
const STEP: f32 = 35.0;
/// More than this lie on each other.
const PLACES: usize = 48;

/// How far apart, how far from the border, and whether beside the name: first what looks best, at last what is possible.
const WISHES: [(f32, f32, bool); 11] = [
    (STEP, 17.0, true),
    (STEP, 12.0, true),
    (31.0, 9.0, true),
    (STEP, 12.0, false),
    (29.0, 8.0, false),
    (25.0, 6.0, false),
    (21.0, 4.0, false),
    (17.0, 4.0, false),
    (13.0, 0.0, false),
    (9.0, 0.0, false),
    (4.0, 0.0, false),
];

struct Places {
    points: Vec<(f32, f32)>,
    /// The least distance among the first so many and one.
    gaps: Vec<f32>,
}

static PLACES_OF: LazyLock<Vec<Places>> = LazyLock::new(|| {
    let owners = owners();
    let clear = clearances(&owners);
    map().areas.iter().enumerate().map(|(i, shape)| places(i, shape, &owners, &clear)).collect()
});

/// Where the `index`-th thing of an area stands.
pub fn place(area: Area, index: usize) -> (f32, f32) {
    let points = &PLACES_OF[area.index()].points;
    points[index % points.len()]
}

/// How large `count` things of an area are drawn, so that each can be seen and hit.
pub fn scale(area: Area, count: usize) -> f32 {
    let gaps = &PLACES_OF[area.index()].gaps;
    let gap = gaps[count.clamp(1, gaps.len()) - 1];
    (gap / STEP).clamp(0.55, 1.0)
}

fn middle(cell: usize) -> (f32, f32) {
    ((cell % COLUMNS) as f32 * CELL + CELL / 2.0, (cell / COLUMNS) as f32 * CELL + CELL / 2.0)
}

/// Whose each square is, by its middle: land lies over the sea around it.
fn owners() -> Vec<Option<usize>> {
    let mut owners = vec![None; COLUMNS * ROWS];
    let seas_first = Area::all().filter(|a| !a.is_land()).chain(Area::lands());
    for area in seas_first {
        let rings = map().areas[area.index()].rings();
        for row in 0..ROWS {
            let y = middle(row * COLUMNS).1;
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
                for column in 0..COLUMNS {
                    let x = middle(column).0;
                    if x > pair[0] && x < pair[1] {
                        owners[row * COLUMNS + column] = Some(area.index());
                    }
                }
            }
        }
    }
    owners
}

/// How far each square is from one that belongs to another area, or from the edge of the board: two sweeps, in which
/// every square learns from those before it.
fn clearances(owners: &[Option<usize>]) -> Vec<f32> {
    let mut clear = vec![f32::MAX; owners.len()];
    let near = |row: usize, column: usize, forth: bool| {
        let (row, column) = (row as i32, column as i32);
        let sign = if forth { -1 } else { 1 };
        [(0, sign, 1.0), (sign, 0, 1.0), (sign, -1, 1.41), (sign, 1, 1.41)].map(|(dr, dc, far)| {
            let (r, c) = (row + dr, column + dc);
            let on_board = (0..ROWS as i32).contains(&r) && (0..COLUMNS as i32).contains(&c);
            (on_board.then(|| r as usize * COLUMNS + c as usize), far * CELL)
        })
    };
    for forth in [true, false] {
        for n in 0..owners.len() {
            let cell = if forth { n } else { owners.len() - 1 - n };
            for (other, far) in near(cell / COLUMNS, cell % COLUMNS, forth) {
                let same = other.filter(|o| owners[*o] == owners[cell]);
                let reach = same.map_or(far / 2.0, |o| clear[o] + far);
                clear[cell] = clear[cell].min(reach);
            }
        }
    }
    clear
}

fn places(area: usize, shape: &Shape, owners: &[Option<usize>], clear: &[f32]) -> Places {
    let cells: Vec<usize> = (0..owners.len()).filter(|&c| owners[c] == Some(area)).collect();
    let mut places = Places { points: Vec::new(), gaps: Vec::new() };
    let mut nearest = vec![f32::MAX; cells.len()];
    // The first stands below the name, the others around the first.
    let mut home = (shape.label.x, shape.label.y + 22.0);
    for (gap, border, beside) in WISHES {
        while places.points.len() < PLACES {
            let fits = |&i: &usize| {
                nearest[i] >= gap
                    && clear[cells[i]] >= border
                    && !(beside && shape.label.covers(middle(cells[i])))
            };
            let cost = |i: &usize| distance(middle(cells[*i]), home);
            let best = (0..cells.len()).filter(fits).min_by(|a, b| cost(a).total_cmp(&cost(b)));
            let Some(best) = best else { break };
            let point = middle(cells[best]);
            let least = places.gaps.last().copied().unwrap_or(f32::MAX);
            places.gaps.push(least.min(nearest[best]));
            places.points.push(point);
            home = places.points[0];
            for (known, &cell) in nearest.iter_mut().zip(&cells) {
                *known = known.min(distance(middle(cell), point));
            }
        }
    }
    places
}

fn distance(a: (f32, f32), b: (f32, f32)) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}
