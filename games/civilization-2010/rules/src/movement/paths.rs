//! R7.2 to R7.13: where figures may pass, stop and end; which of them can be picked up.

use crate::city::sites::{Why, may_attack};
use crate::data::Water;
use crate::ids::*;
use crate::options::Governments;
use crate::research::learning;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::Seat;

/// A figure or group on its way.
#[derive(Clone, Copy)]
pub struct Group {
    pub seat: Seat,
    pub members: u16,
    pub at: u16,
}

impl Group {
    pub fn has(&self, figure: u8) -> bool {
        self.members >> figure & 1 == 1
    }
    pub fn armies(&self) -> usize {
        (self.members & 0x7F).count_ones() as usize
    }
    pub fn scouts(&self) -> usize {
        (self.members >> ARMIES).count_ones() as usize
    }
    pub fn size(&self) -> usize {
        self.members.count_ones() as usize
    }
    pub fn list(&self) -> impl Iterator<Item = u8> + use<> {
        let members = self.members;
        (0..FIGURES as u8).filter(move |f| members >> f & 1 == 1)
    }
}

/// R7.13: outskirts that others' figures may not end in.
pub fn gated(state: &State, seat: Seat, square: u16) -> bool {
    state
        .outskirts_of(square)
        .is_some_and(|(owner, _)| owner != seat && state.wonder_works(owner, Wonder::BrandenburgGate))
}

pub fn enemy_centre(state: &State, seat: Seat, square: u16) -> bool {
    state.centre_of(square).is_some_and(|(owner, _)| owner != seat)
}

pub fn own_centre(state: &State, seat: Seat, square: u16) -> bool {
    state.centre_of(square).is_some_and(|(owner, _)| owner == seat)
}

/// What a thief could bring home (R7.15).
pub fn theft(state: &State, seat: Seat, square: u16) -> Set<Tech> {
    let player = state.player(seat);
    match state.centre_of(square) {
        Some((owner, _)) if owner != seat && player.civ == Civ::Russians && !player.once.has(Once::Theft) => {
            learning::choices(state, seat, state.player(owner).known())
        }
        _ => Set::default(),
    }
}

/// Whether scouts may explore huts on their own: the first Republic card.
pub fn scouts_explore(state: &State, seat: Seat) -> bool {
    state.options.governments == Governments::First && state.player(seat).government == Government::Republic
}

/// Whether the group may face what is on a square, if it has to stop there.
pub fn may_face(state: &State, group: &Group, square: u16) -> Result<(), Why> {
    let army = group.armies() > 0;
    // R24.5, to the letter: scouts never enter, escorted or not.
    let escorted = army && !(state.options.letter && group.scouts() > 0);
    match state.markers[square] {
        Marker::Hut if !escorted && (army || !scouts_explore(state, group.seat)) => {
            return Err(("R7.7", "refuse-scout-hut"));
        }
        Marker::Village if !escorted => return Err(("R7.7", "refuse-scout-village")),
        Marker::Relic(_) if group.scouts() > 0 && !escorted => return Err(("R7.7", "refuse-scout-relic")),
        _ => {}
    }
    if enemy_centre(state, group.seat, square) {
        let thief = !theft(state, group.seat, square).is_empty();
        let fight = army && group.scouts() == 0 && may_attack(state, group.seat);
        let steal = thief && (group.size() == 1 || (group.scouts() == 0 && may_attack(state, group.seat)));
        if !fight && !steal {
            return Err(("R7.9", if army { "refuse-peace" } else { "refuse-scout-city" }));
        }
    } else if state.enemy_at(group.seat, square) {
        if !escorted {
            return Err(("R7.7", "refuse-scout-enemy"));
        }
        if !may_attack(state, group.seat) {
            return Err(("R7.8", "refuse-peace"));
        }
    }
    Ok(())
}

/// Whether entering a square stops a group that cannot fly (R7.6, R7.8, R7.9).
pub fn stops(state: &State, seat: Seat, square: u16) -> bool {
    matches!(state.markers[square], Marker::Hut | Marker::Village)
        || state.enemy_at(seat, square)
        || enemy_centre(state, seat, square)
}

/// Whether the group may end its movement in a square (R7.4, R7.5, R7.13).
pub fn may_end(state: &State, group: &Group, square: u16) -> Result<(), Why> {
    if own_centre(state, group.seat, square) {
        return Err(("R7.10", "refuse-end-city"));
    }
    if state.is_water(square)
        && state.water(group.seat) != Water::End
        && !enemy_centre(state, group.seat, square)
    {
        return Err(("R7.4", "refuse-end-water"));
    }
    let staying = state.figures_at(group.seat, square).filter(|&f| !group.has(f)).count();
    if staying + group.size() > state.stacking_limit(group.seat) {
        return Err(("R7.5", "refuse-stacking"));
    }
    if gated(state, group.seat, square) {
        return Err(("R7.13", "refuse-gate"));
    }
    may_face(state, group, square)
}

/// Whether the group may pass through or into a square at all.
pub fn may_pass(state: &State, group: &Group, square: u16, flight: bool) -> Result<(), Why> {
    if !state.revealed(square) {
        return Err(("R7.3", "refuse-unrevealed"));
    }
    let own = own_centre(state, group.seat, square);
    if state.is_water(square) && !own && state.water(group.seat) == Water::No {
        return Err(("R7.4", "refuse-water"));
    }
    if flight { Ok(()) } else { may_face(state, group, square) }
}

/// Whether a group with `left` steps can come to rest somewhere from here.
pub fn can_finish(state: &State, group: &Group, from: u16, left: u8, flight: bool) -> bool {
    let mut seen = [false; SQUARES];
    let mut ring: ArrayVec<u16, SQUARES> = ArrayVec::new();
    ring.push(from);
    seen[from as usize] = true;
    let map = &state.layout().map;
    let mut start = 0;
    for distance in 0..=left {
        let end = ring.len();
        for i in start..end {
            let sq = ring[i];
            // In an own city a group can disband.
            if own_centre(state, group.seat, sq) || may_end(state, group, sq).is_ok() {
                return true;
            }
            if distance == left || (sq != from && !flight && stops(state, group.seat, sq)) {
                continue;
            }
            for next in map.beside(sq) {
                if !seen[next as usize] && may_pass(state, group, next, flight).is_ok() {
                    seen[next as usize] = true;
                    ring.push(next);
                }
            }
        }
        start = end;
    }
    false
}

/// Whether the group may step from where it is to a neighbour.
pub fn may_step(state: &State, group: &Group, to: u16, left: u8) -> Result<(), Why> {
    if state.bound.contains(&group.at) {
        return Err(("R9.9", "refuse-bound"));
    }
    let flight = state.player(group.seat).knows(Tech::Flight);
    may_pass(state, group, to, flight)?;
    if !flight && stops(state, group.seat, to) {
        return may_end(state, group, to);
    }
    match may_end(state, group, to) {
        Ok(()) => Ok(()),
        Err(_) if can_finish(state, group, to, left - 1, flight) => Ok(()),
        Err(why) => Err(why),
    }
}

/// Steps that can be taken one after the other, the fewest to each square: nothing on the way stops them, one's own city
/// neither (R7.10).
pub fn ahead(state: &State, group: &Group, left: u8) -> Vec<Vec<u16>> {
    let map = &state.layout().map;
    let goes =
        |from: u16, to: u16, left: u8| may_step(state, &Group { at: from, ..*group }, to, left).is_ok();
    let (mut all, mut reached): (Vec<Vec<u16>>, Vec<u16>) = (Vec::new(), vec![group.at]);
    let mut last: Vec<Vec<u16>> = vec![Vec::new()];
    for taken in 0..left {
        let mut next = Vec::new();
        for way in last {
            let from = way.last().copied().unwrap_or(group.at);
            if taken > 0 && stops(state, group.seat, from) {
                continue;
            }
            for to in map.beside(from) {
                if !reached.contains(&to) && goes(from, to, left - taken) {
                    reached.push(to);
                    next.push([&way[..], &[to]].concat());
                }
            }
        }
        all.extend(next.iter().cloned());
        last = next;
    }
    all
}

/// R7.13: a figure that must leave, and can.
pub fn overstays(state: &State, seat: Seat) -> bool {
    let gate = Wonder::BrandenburgGate;
    if state.wonder_owner(gate).is_none_or(|owner| owner == seat) {
        return false;
    }
    let speed = state.travel_speed(seat);
    (0..FIGURES as u8).any(|f| {
        let figure = state.player(seat).figures[f as usize];
        let Some(at) = figure.at else { return false };
        let group = Group { seat, members: 1 << f, at };
        !figure.done
            && gated(state, seat, at)
            && state.layout().map.beside(at).any(|to| may_step(state, &group, to, speed).is_ok())
    })
}

/// Figures that may be picked up, one of each sort in a square.
pub fn pickable(state: &State, seat: Seat, at: Option<u16>, members: u16) -> ArrayVec<u8, FIGURES> {
    let figures = &state.player(seat).figures;
    let mut found = ArrayVec::new();
    for f in 0..FIGURES {
        let figure = figures[f];
        let here = figure.at.is_some() && (at.is_none() || figure.at == at);
        if !here || figure.done || members >> f & 1 == 1 {
            continue;
        }
        let twin = found.iter().any(|&o: &u8| {
            let other = figures[o as usize];
            other.at == figure.at
                && (o as usize >= ARMIES) == (f >= ARMIES)
                && other.city.is_some() == figure.city.is_some()
        });
        if !twin {
            found.push(f as u8);
        }
    }
    found
}
