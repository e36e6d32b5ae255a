//! What an announcement may be aimed at: squares, players, wonders (R19.3, R20.4, A19).

use crate::data::{Effect, EventEffect};
use crate::event::LogEvent;
use crate::frame::{Plan, What};
use crate::grid::SQUARES;
use crate::names::*;
use crate::sites::item_squares;
use crate::state::*;
use crate::{Context, learn};
use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};

/// Distances from a player's figures and cities (A19).
pub fn distances(s: &State, seat: Seat) -> [u8; SQUARES] {
    let mut out = [0; SQUARES];
    let player = s.player(seat);
    let figures = player.figures.iter().filter_map(|f| f.at);
    let cities = player.cities.iter().flat_map(|c| [c.at, c.second]).flatten();
    s.layout().map.distances(figures.chain(cities), &mut out[..s.tiles.len() * 16]);
    out
}

/// Whether an event of `by` may choose this player (R20.4).
pub fn may_target(s: &State, by: Seat, target: Seat) -> bool {
    target == by || !s.declined.contains(target) || !s.wonder_works(target, Wonder::UnitedNations)
}

/// Who owns what a square holds: figures, then the city it belongs to.
pub fn holders(s: &State, square: u16) -> SeatSet {
    let figures: SeatSet = s.all().filter(|&seat| s.here(seat, square)).collect();
    let mut all = figures;
    if let Some((owner, _)) = s.outskirts_of(square).or(s.centre_of(square)) {
        all.insert(owner);
    }
    all
}

pub fn may_target_square(s: &State, by: Seat, square: u16) -> bool {
    holders(s, square).iter().all(|seat| may_target(s, by, seat))
}

/// Everybody a plan is aimed at: for Bread and Circuses and the United Nations.
pub fn targets(s: &State, plan: &Plan) -> SeatSet {
    let mut all = plan.seats;
    for square in [plan.a, plan.b].into_iter().flatten() {
        if matches!(plan.what, What::Event(e) if !matches!(e.data().effect, EventEffect::Kill { .. }))
            || Some(square) == plan.a
        {
            all = holders(s, square).iter().chain(all.iter()).collect();
        }
    }
    all.without(plan.by)
}

/// R19.3: squares an event may turn into a terrain.
pub fn may_become(s: &State, square: u16, terrain: Terrain, empty: bool) -> bool {
    let Some(now) = s.terrain(square) else { return false };
    if now == Terrain::Mountain || now == terrain || s.centre_of(square).is_some() {
        return false;
    }
    let supply = match terrain {
        Terrain::Desert | Terrain::Grassland => s.sand,
        _ => s.wood,
    };
    let relic = matches!(s.markers[square], Marker::Relic(_));
    let bare = s.pieces[square] == Piece::None && !relic;
    let free = !empty || (!s.anybody_at(square) && s.markers[square] == Marker::None);
    supply > 0 && bare && free && (terrain != Terrain::Grassland || now == Terrain::Forest || empty)
}

pub fn set_terrain(s: &mut State, square: u16, terrain: Terrain, cx: &mut Context) {
    match terrain {
        Terrain::Desert | Terrain::Grassland => s.sand -= 1,
        _ => s.wood -= 1,
    }
    // A marker that is covered goes back to the supply.
    match s.ground[square].replace(terrain) {
        Some(Terrain::Desert | Terrain::Grassland) => s.sand += 1,
        Some(_) => s.wood += 1,
        None => {}
    }
    cx.tell(|| LogEvent::Terrain { square, terrain });
}

/// Squares a group can be relocated to, step by step over land (R7.18).
pub fn relocations(s: &State, owner: Seat, from: u16, steps: u8) -> ArrayVec<u16, 64> {
    let free = |sq: u16| {
        s.revealed(sq)
            && !s.is_water(sq)
            && !s.enemy_at(owner, sq)
            && s.centre_of(sq).is_none()
            && s.markers[sq] == Marker::None
    };
    let map = &s.layout().map;
    let group = s.figures_at(owner, from).count();
    let limit = s.stacking_limit(owner);
    let mut reached: ArrayVec<u16, 64> = ArrayVec::new();
    let mut found = ArrayVec::new();
    reached.push(from);
    let mut start = 0;
    for _ in 0..steps {
        let end = reached.len();
        for i in start..end {
            for sq in map.beside(reached[i]) {
                if free(sq) && !reached.contains(&sq) && !reached.is_full() {
                    reached.push(sq);
                    if s.figures_at(owner, sq).count() + group <= limit {
                        found.push(sq);
                    }
                }
            }
        }
        start = end;
    }
    found
}

/// The only other player with figures in a square.
pub fn foreign_group(s: &State, by: Seat, square: u16) -> Option<Seat> {
    s.others(by).find(|&seat| s.here(seat, square))
}

/// Calls `each` for every square a plan may choose next; stops when it says so.
pub fn squares(s: &State, plan: &Plan, mut each: impl FnMut(u16) -> bool) {
    let by = plan.by;
    let mut try_all = |test: &dyn Fn(u16) -> bool| {
        for sq in s.squares() {
            if s.revealed(sq) && test(sq) && !each(sq) {
                return;
            }
        }
    };
    match plan.what {
        What::Event(event) => match (event.data().effect, plan.a) {
            (EventEffect::Kill { range, figures }, None) => {
                let near = (range < u8::MAX).then(|| distances(s, by));
                try_all(&|sq| {
                    let person = figures > 1 && matches!(s.pieces[sq], Piece::Person(_));
                    (s.anybody_at(sq) || person)
                        && near.as_ref().is_none_or(|d| d[sq as usize] <= range)
                        && may_target_square(s, by, sq)
                });
            }
            (EventEffect::Relocate(steps), None) => try_all(&|sq| {
                s.enemy_at(by, sq)
                    && may_target_square(s, by, sq)
                    && foreign_group(s, by, sq).is_some_and(|o| !relocations(s, o, sq, steps).is_empty())
            }),
            (EventEffect::Relocate(steps), Some(from)) => {
                let owner = foreign_group(s, by, from);
                if let Some(owner) = owner {
                    for sq in relocations(s, owner, from, steps) {
                        if !each(sq) {
                            return;
                        }
                    }
                }
            }
            (EventEffect::Terrain(terrain), None) => try_all(&|sq| {
                may_become(s, sq, terrain, terrain == Terrain::Water) && may_target_square(s, by, sq)
            }),
            (EventEffect::Destroy { range, own, .. }, first) => {
                let near = (range < u8::MAX).then(|| distances(s, by));
                try_all(&|sq| {
                    matches!(s.pieces[sq], Piece::Building(_))
                        && first != Some(sq)
                        && near.as_ref().is_none_or(|d| d[sq as usize] <= range)
                        && (own || s.outskirts_of(sq).is_some_and(|(o, _)| o != by))
                        && may_target_square(s, by, sq)
                });
            }
            _ => {}
        },
        What::Skill(skill) => match (skill.data().effect, plan.a) {
            (Effect::Gunpowder, None) => try_all(&|sq| matches!(s.pieces[sq], Piece::Building(_))),
            (Effect::Steam, None) => {
                // Any group can go, as long as some water square has room for it.
                try_all(&|sq| s.here(by, sq) && steam_targets(s, by, sq, &mut |_| false));
            }
            (Effect::Steam, Some(from)) => {
                steam_targets(s, by, from, &mut each);
            }
            (Effect::Nuke, None) => try_all(&|sq| s.centre_of(sq).is_some_and(|(_, city)| city > 0)),
            (Effect::Bind, None) => try_all(&|sq| s.anybody_at(sq) && !s.bound.contains(&sq)),
            (Effect::Terrain, None) => {
                try_all(&|sq| {
                    Terrain::LIST.iter().any(|&t| t != Terrain::Mountain && may_become(s, sq, t, true))
                });
            }
            _ => {}
        },
        What::Produce(item) | What::Free(item) => {
            for sq in item_squares(s, by, Some(plan.city as usize), item) {
                if !each(sq) {
                    return;
                }
            }
        }
        _ => {}
    }
}

/// Water squares a group may be shipped to; true if there is one.
pub fn steam_targets(s: &State, seat: Seat, from: u16, each: &mut dyn FnMut(u16) -> bool) -> bool {
    let group = s.figures_at(seat, from).count();
    let limit = s.stacking_limit(seat);
    let mut any = false;
    for sq in s.squares() {
        if sq != from
            && s.is_water(sq)
            && s.centre_of(sq).is_none()
            && s.markers[sq] == Marker::None
            && !s.enemy_at(seat, sq)
            && s.figures_at(seat, sq).count() + group <= limit
        {
            any = true;
            if !each(sq) {
                break;
            }
        }
    }
    any
}

pub fn any_square(s: &State, plan: &Plan) -> bool {
    let mut found = false;
    squares(s, plan, |_| {
        found = true;
        false
    });
    found
}

/// Seats a plan may choose.
pub fn seat_allowed(s: &State, plan: &Plan, seat: Seat) -> bool {
    if seat == plan.by || plan.seats.contains(seat) {
        return false;
    }
    let other = s.player(seat);
    match plan.what {
        What::Skill(skill) => match skill.data().effect {
            Effect::CaravanTrade => true,
            Effect::Monarchy => other.units() > 0,
            Effect::DropCoin => other.coin_tokens() > 0,
            _ => false,
        },
        What::Event(event) => {
            may_target(s, plan.by, seat)
                && match event.data().effect {
                    EventEffect::DropCoins(1) => other.coin_tokens() > 0,
                    EventEffect::DropCoins(_) => true,
                    EventEffect::Exchange(level) => {
                        let set = learn::up_to_level(level);
                        let mine = learn::choices(s, plan.by, set.and(other.known()));
                        let his = learn::choices(s, seat, set.and(s.player(plan.by).known()));
                        !mine.is_empty() || !his.is_empty()
                    }
                    EventEffect::Revolt => {
                        other.government != Government::Anarchy && !s.immune_to_anarchy(seat)
                    }
                    _ => false,
                }
        }
        _ => false,
    }
}

pub fn any_seat(s: &State, plan: &Plan) -> bool {
    s.others(plan.by).any(|seat| seat_allowed(s, plan, seat))
}

/// Wonders that Monarchy or Gunpowder can make obsolete (R16.1).
pub fn wonder_allowed(s: &State, skill: Skill, wonder: Wonder) -> bool {
    use crate::data::Age;
    let age = wonder.data().age;
    let old = age == Age::Ancient || (age == Age::Medieval && skill == Skill::Gunpowder);
    old && !s.obsolete.has(wonder) && (s.wonder_at[wonder.index()].is_some() || s.market.contains(&wonder))
}

pub fn any_wonder(s: &State, skill: Skill) -> bool {
    Wonder::LIST.into_iter().any(|w| wonder_allowed(s, skill, w))
}
