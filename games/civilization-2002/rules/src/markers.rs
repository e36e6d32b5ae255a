//! R2.2: exploration markers.

use crate::action::Action;
use crate::data::data;
use crate::distance::FAR;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::*;
use crate::state::*;
use crate::{Civilization2002, elimination, setup, targets, technology, words};
use kernel::{Cx, Menu, Seat, SeatSet, Show, Tone, msg};

type Civ<'a, 'b> = &'a mut Cx<'b, Civilization2002>;

/// R2.2.1: a settler of `seat` stands where a marker lies that `seat` has not seen.
pub fn may_look(state: &State, seat: Seat, area: Area) -> bool {
    let region = &state.regions[area];
    region.face == Face::Down && !region.known.contains(seat)
}

/// The settlers of `seat` that could look now: the areas, without repetition.
pub fn looks(state: &State, seat: Seat) -> AreaSet {
    let settlers = state.players[seat].pieces.iter().filter(|(_, p)| p.kind.is_settler());
    settlers.map(|(_, p)| p.area()).filter(|&a| a.is_land() && may_look(state, seat, a)).collect()
}

pub fn look(state: &mut State, seat: Seat, area: Area, cx: Civ) {
    // The settler with the fewest points left looks; it moves no more this turn (R2.2.1).
    let pieces = &mut state.players[seat].pieces;
    let settlers = pieces.iter_mut().filter(|(_, p)| p.kind.is_settler() && p.stands_in(area));
    if let Some((_, settler)) = settlers.min_by_key(|(_, p)| p.left) {
        settler.left = 0;
    }
    cx.reveal();
    state.regions[area].known.insert(seat);
    let marker = *state.regions[area].marker.get();
    if marker.stays_secret() {
        cx.confide(seat, || Event::Saw { who: seat, area, marker }, || Event::LookedAt { who: seat, area });
        state.frames.push(Frame::Looked { seat, area });
    } else {
        cx.tell(|| Event::LookedAt { who: seat, area });
        turn_up(state, seat, area, cx);
    }
}

pub fn offer_looked(state: &State, area: Area, menu: &mut impl Menu<Action>) {
    let marker = *state.regions[area].marker.get();
    menu.prompt(|| msg("prompt-looked").with("what", words::marker(marker)).with("where", words::area(area)));
    menu.choice(Action::KeepMarker, || {
        Show::space(targets::area(area), msg("do-keep-marker")).tone(Tone::Idle)
    });
    if marker == Marker::NOTHING {
        menu.choice(Action::RemoveMarker, || Show::button(msg("do-remove-marker")));
    } else {
        menu.refuse(|| targets::refuse_area(area, "R2.2.2", msg("refuse-resource-stays")));
    }
}

pub fn apply_looked(state: &mut State, seat: Seat, area: Area, remove: bool, cx: Civ) {
    state.frames.pop();
    if remove {
        cx.reveal();
        cx.tell(|| Event::MarkerRemoved { area, marker: Marker::NOTHING });
        discard(state, area);
    } else {
        cx.tell(|| Event::PutBack { who: seat, area });
    }
}

/// The marker leaves the board.
pub fn discard(state: &mut State, area: Area) {
    let region = &mut state.regions[area];
    state.spent.put(region.marker.get().index());
    *region.marker.get_mut() = Marker::NOTHING;
    region.face = Face::Gone;
    region.known = SeatSet::EMPTY;
}

/// Turns a marker up for good and lets it act on behalf of `seat` (R2.2.2 to R2.2.5).
pub fn turn_up(state: &mut State, seat: Seat, area: Area, cx: Civ) {
    let marker = *state.regions[area].marker.get();
    cx.reveal();
    cx.tell(|| Event::TurnedUp { who: seat, area, marker });
    if marker.is_resource() || marker.is_terrain() {
        state.regions[area].face = Face::Up;
        return;
    }
    discard(state, area);
    match marker {
        Marker::TREASURE => {
            state.players[seat].gold += data().tables.treasure;
            state.look_for_claims = true;
        }
        Marker::FREE_TECHNOLOGY => state.frames.push(Frame::FreeTechnology { seat }),
        Marker::MINOR_CIVILIZATION => minor_civilization(state, area, cx),
        Marker::PLAGUE => plague(state, seat, area, cx),
        _ => {}
    }
}

/// R2.2.5: two dice less the number of settlements; the highest places a village and a unit.
fn minor_civilization(state: &mut State, area: Area, cx: Civ) {
    let counts: BySeat<i32> = std::array::from_fn(|i| state.settlement_count(Seat(i as u8)) as i32);
    let winner = setup::highest_roll(state.alive_set(), |s| counts[s.index()], cx);
    let region = &mut state.regions[area];
    region.owner = Some(winner);
    region.holder = Some(winner);
    region.size = 1;
    state.look_for_claims = true;
    cx.tell(|| Event::MinorJoined { who: winner, area });
    state.frames.push(Frame::MinorUnit { seat: winner, area });
}

/// an army, or in the modern era an aircraft, of a type that can be had.
pub fn minor_units(state: &State) -> impl Iterator<Item = Kind> + '_ {
    Kind::units().filter(move |&kind| {
        let fits = kind.is_army() || (kind.is_aircraft() && state.era == Era::Modern);
        fits && if state.basic() {
            kind.era() == state.era
        } else {
            // What would be upgraded at once is not a type of its own any more (R4.6.4).
            kind.era() <= state.era
                && technology::is_open(state, kind)
                && technology::cast(state, kind) == kind
        }
    })
}

pub fn offer_minor_unit(state: &State, area: Area, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-minor-unit").with("where", words::area(area)));
    for kind in minor_units(state) {
        menu.choice(Action::ChooseUnit(kind), || Show::card(targets::kind(kind), words::figure(state, kind)));
    }
}

pub fn apply_minor_unit(state: &mut State, seat: Seat, area: Area, kind: Kind, cx: Civ) {
    state.frames.pop();
    let figure = words::Figure::of(state, kind);
    if state.players[seat].pieces.add(kind, area).is_some() {
        state.look_for_claims = true;
        cx.tell(|| Event::Placed { who: seat, figure, area });
    }
}

/// R2.2.5: over land links only, as far as the era says.
fn plague(state: &mut State, looker: Seat, origin: Area, cx: Civ) {
    let radius = data().tables.plague_radius[state.era.index()];
    let steps = &data().land_steps[origin.index()];
    let struck = |area: Area| area.is_land() && steps[area.index()] != FAR && steps[area.index()] <= radius;
    for seat in Seat::all(state.seats()) {
        let pieces = &mut state.players[seat].pieces;
        let lost = pieces.remove_where(|p| struck(p.area()));
        if lost > 0 {
            cx.tell(|| Event::PlagueKilled { who: seat, count: lost as u8 });
        }
    }
    for area in Area::lands().filter(|&a| struck(a)) {
        let region = &mut state.regions[area];
        if region.size > 1 {
            region.size -= 1;
            let size = region.size;
            // R9.25: a town may have become the village that was missing.
            state.look_for_claims = true;
            cx.tell(|| Event::Shrunk { area, size });
        }
    }
    elimination::check(state, Some(looker), cx);
}

/// R2.2.5: what the finder of a free technology may take.
pub fn free_technologies(state: &State) -> TechSet {
    let of_era = state.supply.and(data().techs_of[state.era.index()]);
    if state.basic() {
        return of_era.iter().take(1).collect();
    }
    of_era.iter().filter(|&t| technology::prerequisites_met(state, t)).collect()
}

pub fn offer_free_technology(state: &State, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-free-technology"));
    for tech in free_technologies(state).iter() {
        menu.choice(Action::Research(tech), || Show::card(targets::tech(tech), words::tech(tech)));
    }
    if state.advanced() {
        for tech in
            state.supply.and(data().techs_of[state.era.index()]).without(free_technologies(state)).iter()
        {
            menu.refuse(|| targets::refuse_tech(tech, "R2.2.5", technology::missing(state, tech)));
        }
    }
}
