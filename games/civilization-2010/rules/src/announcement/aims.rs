//! What an announcement may be aimed at: squares, players, wonders (R19.3, R20.4, R24.19).

use super::{Aim, Plan, What};
use crate::Game;
use crate::city::sites::item_squares;
use crate::data::{Effect, EventEffect, Victims};
use crate::event::Event;
use crate::ids::*;
use crate::research::learning;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::{Cx, Seat, SeatSet};

/// R24.19: distances from a player's figures and cities.
fn distances(state: &State, seat: Seat) -> [u8; SQUARES] {
    let mut out = [0; SQUARES];
    let player = state.player(seat);
    let figures = player.figures.iter().filter_map(|f| f.at);
    let cities = player.cities.iter().flat_map(|c| [c.at, c.second]).flatten();
    state.layout().map.distances(figures.chain(cities), &mut out[..state.tiles.len() * 16]);
    out
}

/// Whether an event of `by` may choose this player (R20.4).
pub fn may_target(state: &State, by: Seat, target: Seat) -> bool {
    target == by || !state.declined.contains(target) || !state.wonder_works(target, Wonder::UnitedNations)
}

/// Who owns what a square holds: figures, then the city it belongs to.
pub fn holders(state: &State, square: u16) -> SeatSet {
    let figures: SeatSet = state.all().filter(|&seat| state.here(seat, square)).collect();
    let mut all = figures;
    if let Some((owner, _)) = state.outskirts_of(square).or(state.centre_of(square)) {
        all.insert(owner);
    }
    all
}

pub fn may_target_square(state: &State, by: Seat, square: u16) -> bool {
    holders(state, square).iter().all(|seat| may_target(state, by, seat))
}

/// Everybody a plan is aimed at: for Bread and Circuses and the United Nations.
pub fn targets(state: &State, plan: &Plan) -> SeatSet {
    let owners = plan.squares().flat_map(|square| holders(state, square).iter());
    owners.chain(plan.players().iter()).collect::<SeatSet>().without(plan.by)
}

/// R19.3: squares an event may turn into a terrain.
pub fn may_become(state: &State, square: u16, terrain: Terrain, empty: bool) -> bool {
    let Some(now) = state.terrain(square) else { return false };
    if now == Terrain::Mountain || now == terrain || state.centre_of(square).is_some() {
        return false;
    }
    let supply = match terrain {
        Terrain::Desert | Terrain::Grassland => state.sand,
        _ => state.wood,
    };
    let relic = matches!(state.markers[square], Marker::Relic(_));
    let bare = state.pieces[square] == Piece::None && !relic;
    // R19.2
    let free = !empty || (!state.anybody_at(square) && state.markers[square] == Marker::None);
    supply > 0 && bare && free && (terrain != Terrain::Grassland || now == Terrain::Forest || empty)
}

pub fn set_terrain(state: &mut State, square: u16, terrain: Terrain, cx: &mut Cx<Game>) {
    match terrain {
        Terrain::Desert | Terrain::Grassland => state.sand -= 1,
        _ => state.wood -= 1,
    }
    // A marker that is covered goes back to the supply.
    match state.ground[square].replace(terrain) {
        Some(Terrain::Desert | Terrain::Grassland) => state.sand += 1,
        Some(_) => state.wood += 1,
        None => {}
    }
    cx.tell(|| Event::Terrain { square, terrain });
}

/// Squares a group can be relocated to, step by step over land (R7.18).
pub fn relocations(state: &State, owner: Seat, from: u16, steps: u8) -> ArrayVec<u16, 64> {
    let free = |sq: u16| {
        state.revealed(sq)
            && !state.is_water(sq)
            && !state.enemy_at(owner, sq)
            && state.centre_of(sq).is_none()
            && state.markers[sq] == Marker::None
    };
    let map = &state.layout().map;
    let group = state.figures_at(owner, from).count();
    let limit = state.stacking_limit(owner);
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
                    if state.figures_at(owner, sq).count() + group <= limit {
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
pub fn foreign_group(state: &State, by: Seat, square: u16) -> Option<Seat> {
    state.others(by).find(|&seat| state.here(seat, square))
}

/// Calls `each` for every square a plan may choose next; stops when it says so.
pub fn squares(state: &State, plan: &Plan, mut each: impl FnMut(u16) -> bool) {
    let by = plan.by;
    let mut try_all = |test: &dyn Fn(u16) -> bool| {
        for sq in state.squares() {
            if state.revealed(sq) && test(sq) && !each(sq) {
                return;
            }
        }
    };
    let building = |sq: u16| matches!(state.pieces[sq], Piece::Building(_));
    match plan.what {
        What::Event(event) => match (event.data().effect, plan.aim) {
            (EventEffect::Kill { range, figures }, Aim::Kill { square: None, .. }) => {
                let near = Reach::of(state, by, range);
                try_all(&|sq| {
                    let person = figures > 1 && matches!(state.pieces[sq], Piece::Person(_));
                    (state.anybody_at(sq) || person) && near.has(sq) && may_target_square(state, by, sq)
                });
            }
            (EventEffect::Relocate(steps), Aim::Group { from: None, .. }) => try_all(&|sq| {
                state.enemy_at(by, sq)
                    && may_target_square(state, by, sq)
                    && foreign_group(state, by, sq)
                        .is_some_and(|other| !relocations(state, other, sq, steps).is_empty())
            }),
            (EventEffect::Relocate(steps), Aim::Group { from: Some(from), .. }) => {
                if let Some(owner) = foreign_group(state, by, from) {
                    relocations(state, owner, from, steps).into_iter().all(each);
                }
            }
            (EventEffect::Terrain(terrain), Aim::Square(None)) => try_all(&|sq| {
                may_become(state, sq, terrain, terrain == Terrain::Water) && may_target_square(state, by, sq)
            }),
            (EventEffect::Destroy { range, own, .. }, Aim::Buildings { first, .. }) => {
                let near = Reach::of(state, by, range);
                try_all(&|sq| {
                    building(sq)
                        && first != Some(sq)
                        && near.has(sq)
                        && (own || state.outskirts_of(sq).is_some_and(|(owner, _)| owner != by))
                        && may_target_square(state, by, sq)
                });
            }
            _ => {}
        },
        What::Skill(skill) => match (skill.data().effect, plan.aim) {
            (Effect::Gunpowder, Aim::Strike(None)) => try_all(&building),
            // Any group can go, as long as some water square has room for it.
            (Effect::Steam, Aim::Group { from: None, .. }) => {
                try_all(&|sq| state.here(by, sq) && steam_targets(state, by, sq, &mut |_| false));
            }
            (Effect::Steam, Aim::Group { from: Some(from), .. }) => {
                steam_targets(state, by, from, &mut each);
            }
            // R9.9: any city but a capital.
            (Effect::Nuke, _) => try_all(&|sq| state.centre_of(sq).is_some_and(|(_, city)| city > 0)),
            (Effect::Bind, _) => try_all(&|sq| state.anybody_at(sq) && !state.bound.contains(&sq)),
            (Effect::Terrain, Aim::Terrain { square: None, .. }) => try_all(&|sq| {
                Terrain::ALL.iter().any(|&t| t != Terrain::Mountain && may_become(state, sq, t, true))
            }),
            _ => {}
        },
        What::Produce(item) | What::Free(item) => {
            item_squares(state, by, Some(plan.city() as usize), item).into_iter().all(each);
        }
        _ => {}
    }
}

/// The squares near enough: all of them, or those within some steps (R24.19).
struct Reach(Option<(u8, [u8; SQUARES])>);

impl Reach {
    fn of(state: &State, seat: Seat, range: Option<u8>) -> Reach {
        Reach(range.map(|range| (range, distances(state, seat))))
    }
    fn has(&self, square: u16) -> bool {
        self.0.as_ref().is_none_or(|(range, steps)| steps[square as usize] <= *range)
    }
}

/// Water squares a group may be shipped to; true if there is one.
pub fn steam_targets(state: &State, seat: Seat, from: u16, each: &mut dyn FnMut(u16) -> bool) -> bool {
    let group = state.figures_at(seat, from).count();
    let limit = state.stacking_limit(seat);
    let mut any = false;
    for sq in state.squares() {
        if sq != from
            && state.is_water(sq)
            && state.centre_of(sq).is_none()
            && state.markers[sq] == Marker::None
            && !state.enemy_at(seat, sq)
            && state.figures_at(seat, sq).count() + group <= limit
        {
            any = true;
            if !each(sq) {
                break;
            }
        }
    }
    any
}

pub fn any_square(state: &State, plan: &Plan) -> bool {
    let mut found = false;
    squares(state, plan, |_| {
        found = true;
        false
    });
    found
}

/// Seats a plan may choose.
pub fn seat_allowed(state: &State, plan: &Plan, seat: Seat) -> bool {
    if seat == plan.by || plan.players().contains(seat) {
        return false;
    }
    let other = state.player(seat);
    match plan.what {
        What::Skill(skill) => match skill.data().effect {
            Effect::CaravanTrade => true,
            Effect::Monarchy => other.units() > 0,
            Effect::DropCoin => other.coin_tokens() > 0,
            _ => false,
        },
        What::Event(event) => {
            may_target(state, plan.by, seat)
                && match event.data().effect {
                    EventEffect::DropCoins(Victims::One) => other.coin_tokens() > 0,
                    EventEffect::DropCoins(_) => true,
                    EventEffect::Exchange(level) => {
                        let set = learning::up_to_level(level);
                        let mine = learning::choices(state, plan.by, set & other.known());
                        let theirs = learning::choices(state, seat, set & state.player(plan.by).known());
                        !mine.is_empty() || !theirs.is_empty()
                    }
                    EventEffect::Revolt => {
                        other.government != Government::Anarchy && !state.immune_to_anarchy(seat)
                    }
                    _ => false,
                }
        }
        _ => false,
    }
}

pub fn any_seat(state: &State, plan: &Plan) -> bool {
    state.others(plan.by).any(|seat| seat_allowed(state, plan, seat))
}

/// Wonders that Monarchy or Gunpowder can make obsolete (R16.1).
pub fn wonder_allowed(state: &State, skill: Skill, wonder: Wonder) -> bool {
    use crate::data::Age;
    let age = wonder.data().age;
    let old = age == Age::Ancient || (age == Age::Medieval && skill == Skill::Gunpowder);
    old && !state.obsolete.has(wonder)
        && (state.wonder_at[wonder].is_some() || state.market.contains(&wonder))
}

pub fn any_wonder(state: &State, skill: Skill) -> bool {
    Wonder::ALL.into_iter().any(|w| wonder_allowed(state, skill, w))
}
