//! Where figures want to go: huts, villages, relics, the unknown, places for a city.

use super::{W, Weights, war};
use crate::data::{Icons, Printed, data};
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::Seat;
use kit::square::NONE;
use std::sync::OnceLock;

/// Something worth going to.
#[derive(Clone, Copy)]
struct Goal {
    at: (i16, i16),
    value: f32,
    village: bool,
}

/// What lies about, once for all seats.
pub struct Lay {
    goals: ArrayVec<Goal, 64>,
    sites: ArrayVec<Goal, 64>,
}

/// Whether somebody could found a city here one day (R4.4), whoever stands about.
fn is_site(state: &State, square: u16) -> bool {
    if !state.revealed(square) || state.cache.claims[square] != 0 || state.is_water(square) {
        return false;
    }
    let bare = |sq: u16| {
        // Two rings that overlap are two centres closer than three.
        sq != NONE && state.revealed(sq) && state.cache.claims[sq] == 0 && state.markers[sq] == Marker::None
    };
    state.markers[square] == Marker::None
        && state.layout().map.around[square as usize].iter().all(|&sq| bare(sq))
}

/// The best place for a city, against a fair one.
const BEST_SITE: f32 = 1.6;

/// What a square with these icons adds to a city.
fn lure(icons: Icons) -> f32 {
    icons.production as f32
        + 1.1 * icons.trade as f32
        + 1.3 * icons.culture as f32
        + 3.0 * icons.coin as f32
        + 0.5 * icons.resource.is_some() as u8 as f32
}

/// Of every square as it is printed, by tile and quarter turn: scouts look at hundreds of squares for every step.
fn printed_lures() -> &'static [[[f32; 16]; 4]] {
    static TABLE: OnceLock<Vec<[[f32; 16]; 4]>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let turned = |squares: &[Printed; 16]| std::array::from_fn(|i| lure(squares[i].icons));
        data().tiles.iter().map(|tile| std::array::from_fn(|q| turned(&tile.squares[q]))).collect()
    })
}

/// What the squares around would yield, against a fair city.
fn site_value(state: &State, square: u16) -> f32 {
    let lures = printed_lures();
    let mut sum = 0.0;
    for &sq in &state.layout().map.around[square as usize] {
        let tile = state.tiles[sq as usize / 16];
        sum += match (state.pieces[sq], state.ground[sq], tile.tile) {
            (Piece::None, None, Some(id)) => lures[id as usize][tile.quarters as usize][sq as usize % 16],
            _ => lure(state.icons(sq)),
        };
    }
    (sum / 11.0).min(BEST_SITE)
}

/// A square beside the unknown.
fn is_frontier(state: &State, square: u16) -> bool {
    state.revealed(square)
        && !state.is_water(square)
        && state.layout().map.orth[square as usize].iter().any(|&sq| sq != NONE && !state.revealed(sq))
}

fn goal_value(state: &State, square: u16, w: Weights) -> f32 {
    match state.markers[square] {
        Marker::Hut => w.at(W::Hut),
        Marker::Village => w.at(W::Village),
        Marker::Relic(_) => w.at(W::Relic),
        Marker::None if is_frontier(state, square) => w.at(W::Unknown),
        Marker::None => 0.0,
    }
}

impl Lay {
    pub fn of(state: &State, w: Weights) -> Lay {
        let mut lay = Lay { goals: ArrayVec::new(), sites: ArrayVec::new() };
        let seeking = state.all().any(|seat| seeks(state, seat));
        for square in state.squares() {
            let at = state.layout().map.at[square as usize];
            let value = goal_value(state, square, w);
            if value > 0.0 && !lay.goals.is_full() {
                let village = state.markers[square] == Marker::Village;
                lay.goals.push(Goal { at, value, village });
            }
            if seeking && !lay.sites.is_full() && is_site(state, square) {
                lay.sites.push(Goal { at, value: w.at(W::Site) * site_value(state, square), village: false });
            }
        }
        lay
    }
}

/// Whether a player has a scout under way and may have another city.
fn seeks(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.city_count() < state.max_cities(seat) && player.figures[ARMIES..].iter().any(|f| f.at.is_some())
}

/// What is left of a value at this distance.
fn faded(from: (i16, i16), to: (i16, i16), speed: u8) -> f32 {
    left_after(((from.0 - to.0).abs() + (from.1 - to.1).abs()) as u8, speed)
}

fn left_after(steps: u8, speed: u8) -> f32 {
    let turns = steps as f32 / speed.max(1) as f32;
    // About seven tenths a turn; a quotient is cheaper than a power.
    1.0 / (1.0 + turns * (0.38 + 0.08 * turns))
}

/// How well the figures of a player stand.
pub fn position(state: &State, seat: Seat, lay: &Lay, w: Weights) -> f32 {
    let player = state.player(seat);
    let speed = state.travel_speed(seat);
    let homes = state.max_cities(seat).saturating_sub(player.city_count());
    let bold = war::village_odds(state, seat);
    let mut sum = 0.0;
    let mut settlers = 0;
    for (i, figure) in player.figures.iter().enumerate() {
        let Some(square) = figure.at else { continue };
        let at = state.layout().map.at[square as usize];
        let mut best = 0.0f32;
        if i >= ARMIES && settlers < homes {
            settlers += 1;
            for site in &lay.sites {
                best = best.max(site.value * faded(at, site.at, speed));
            }
            for goal in lay.goals.iter().filter(|g| g.value == w.at(W::Unknown)) {
                best = best.max(goal.value * faded(at, goal.at, speed));
            }
        } else if i >= ARMIES {
            // A scout that gathers: what its square gives, unless it is given anyway.
            if state.cache.claims[square] == 0 {
                let icons = state.icons(square);
                best = w.at(W::Income) * (icons.trade + icons.production + icons.culture) as f32
                    + 0.25 * w.at(W::Route) / 15.0 * icons.coin as f32;
            }
        } else {
            for goal in &lay.goals {
                let value = if goal.village { goal.value * bold } else { goal.value };
                best = best.max(value * faded(at, goal.at, speed));
            }
            // An army on another's outskirts takes what the square yields.
            if let Some((owner, _)) = state.outskirts_of(square)
                && owner != seat
            {
                best += 0.5 * w.at(W::Army);
            }
        }
        sum += best;
    }
    sum
}

/// The same for one figure in one square, for promises.
pub fn pull(state: &State, seat: Seat, square: u16, scout: bool, w: Weights) -> f32 {
    let settler = scout && state.player(seat).city_count() < state.max_cities(seat);
    if scout && !settler {
        return 0.0;
    }
    let speed = state.travel_speed(seat);
    let bold = if scout { 0.0 } else { war::village_odds(state, seat) };
    // No square is worth more: once even that has faded below what was found, nothing further away can draw more.
    let (site, unknown) = (w.at(W::Site) * BEST_SITE, w.at(W::Unknown));
    let most = if settler {
        site.max(unknown)
    } else {
        [W::Hut, W::Village, W::Relic, W::Unknown].into_iter().map(|goal| w.at(goal)).fold(0.0, f32::max)
    };
    let mut best = 0.0f32;
    for &(to, steps) in &state.layout().near[square as usize] {
        let left = left_after(steps, speed);
        // Further than two turns away nothing draws.
        if steps > 2 * speed + 1 || most * left <= best {
            break;
        }
        // What could not draw more than was found is not looked at: whether a city fits takes nine squares.
        let draws = |most: f32| most * left > best;
        let value = match state.markers[to] {
            Marker::Village => w.at(W::Village) * bold,
            Marker::None if scout && draws(site) && is_site(state, to) => {
                w.at(W::Site) * site_value(state, to)
            }
            Marker::None if draws(unknown) && is_frontier(state, to) => unknown,
            Marker::None => 0.0,
            // A settler takes nothing with it.
            _ if scout && is_frontier(state, to) => unknown,
            _ if scout => 0.0,
            _ => goal_value(state, to, w),
        };
        best = best.max(value * left);
    }
    best
}

/// Whether a scout stands where a city can be founded.
pub fn on_site(state: &State, square: u16) -> bool {
    is_site(state, square)
}
