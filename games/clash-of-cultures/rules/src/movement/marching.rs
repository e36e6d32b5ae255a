//! Land groups (R9.2 to R9.9): where they may go, roads, boarding.

use super::stake;
use crate::action::Action;
use crate::board::label;
use crate::ids::*;
use crate::state::goods::{Bill, Pile};
use crate::state::units::*;
use crate::state::{STACK, State};
use crate::targets;
use kernel::{Menu, Refusal, Seat, Show, msg};

/// What a group meets on a land space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meets {
    Nothing,
    /// R1.9, R1.10, R11.1: another player or the barbarians.
    Enemy(Option<Seat>),
}

impl State {
    pub fn meets(&self, at: Space, seat: Seat) -> Meets {
        if let Some(city) = self.city(at)
            && city.owner != seat
        {
            return Meets::Enemy(Some(city.owner));
        }
        if self.camp(at).is_some() {
            return Meets::Enemy(None);
        }
        match self.foreign_land(at, seat) {
            Some(other) => Meets::Enemy(Some(other)),
            None => Meets::Nothing,
        }
    }
    /// R11.3: Army units times tokens for the Great Mausoleum.
    pub fn toll(&self, seat: Seat, to: Space, armies: usize) -> u8 {
        match self.city(to) {
            Some(c) if c.owner != seat && c.wonder == Some(Wonder::GreatMausoleum) => armies as u8,
            _ => 0,
        }
    }
    /// Why a land group may not enter a discovered land space. `wooded`: a battle is barred by a forest (R9.3 c).
    fn why_not_enter(
        &self,
        seat: Seat,
        group: Group,
        to: Space,
        wooded: bool,
    ) -> Option<(&'static str, &'static str)> {
        let p = &self.players[seat];
        let armies = p.group_armies(group);
        match self.meets(to, seat) {
            Meets::Nothing => (armies + p.armies_at(to) > STACK).then_some(("R9.5", "refuse-stack")),
            Meets::Enemy(_) if armies == 0 => Some(("R9.4", "refuse-settler-alone")),
            Meets::Enemy(_) if armies > STACK => Some(("R9.5", "refuse-stack")),
            Meets::Enemy(_) if wooded => Some(("R9.3", "refuse-forest")),
            Meets::Enemy(Some(other)) if self.turn.truce.contains(other) => Some(("R11.3", "refuse-truce")),
            Meets::Enemy(_) => {
                let walled = self
                    .city(to)
                    .is_some_and(|c| c.fortress.is_some() && self.has_wonder(c.owner, Wonder::GreatWall));
                if walled && !p.has(Advance::Siegecraft) {
                    Some(("R11.3", "refuse-great-wall"))
                } else if !self.can_pay(seat, Bill::tokens(self.toll(seat, to, armies))) {
                    Some(("R11.3", "refuse-mausoleum"))
                } else {
                    None
                }
            }
        }
    }
    /// R9.6: price of Roads.
    pub fn road_bill(food: bool, ore: bool) -> Bill {
        Bill::plain(Pile { food: food as u8, ore: ore as u8, ..Pile::default() })
    }
    fn group_marks(&self, seat: Seat, group: Group) -> u8 {
        group.iter().filter_map(|id| self.players[seat].piece(id)).fold(0, |m, p| m | p.marks)
    }
}

pub fn offer_marching(state: &State, seat: Seat, group: Group, origin: Piece, menu: &mut impl Menu<Action>) {
    let l = state.layout();
    let (known, sea) = (state.discovered(), state.sea());
    let p = &state.players[seat];
    let near = l.near(origin.at);
    let wooded = state.group_marks(seat, group) & WOODED != 0;
    for to in near - known {
        menu.choice(Action::Go { to, food: false, ore: false }, || {
            Show::at(targets::space(to), msg("do-explore").with("where", label(to)))
        });
    }
    let roads = p.has(Advance::Roads) && origin.aboard.is_none();
    let from_city = roads && state.city_of(origin.at, seat).is_some();
    for to in near & (known - sea) {
        offer_step(
            state,
            seat,
            group,
            to,
            wooded,
            roads && (from_city || state.city_of(to, seat).is_some()),
            menu,
        );
    }
    if roads {
        offer_roads(state, seat, group, origin.at, wooded, from_city, menu);
    }
    // R9.9: aboard a Ship, from land only.
    if origin.aboard.is_none() {
        let size = group.len();
        for (i, ship) in p.ships.iter().enumerate().filter(|(_, s)| near.has(s.at)) {
            if ship.cargo.remaining_capacity() >= size {
                menu.choice(Action::Board(i as u8), || {
                    Show::at(
                        targets::unit(seat, UnitId::ship(i)),
                        msg("do-board").with("where", label(ship.at)).num("n", i as u8 + 1),
                    )
                });
            } else if size <= 2 {
                menu.refuse(|| {
                    let unit = msg("unit-on").with("what", super::ship_name(i)).with("where", label(ship.at));
                    let target = targets::unit(seat, UnitId::ship(i));
                    Refusal::new(target, "R2.5", msg("refuse-ship-full")).about(unit)
                });
            }
        }
        for to in near & sea {
            if p.room_at(to) >= size
                && p.ships_at(to) > 1
                && !p.ships.iter().any(|s| s.at == to && s.cargo.remaining_capacity() >= size)
            {
                menu.choice(Action::Go { to, food: false, ore: false }, || {
                    Show::at(targets::space(to), msg("do-board-several").with("where", label(to)))
                });
            }
        }
    }
}

/// One step on land; with Roads also free of the terrain's penalties.
fn offer_step(
    state: &State,
    seat: Seat,
    group: Group,
    to: Space,
    wooded: bool,
    road: bool,
    menu: &mut impl Menu<Action>,
) {
    match state.why_not_enter(seat, group, to, wooded) {
        Some((rule, key)) => menu.refuse(|| Refusal::new(targets::space(to), rule, msg(key))),
        None => {
            menu.choice(Action::Go { to, food: false, ore: false }, || {
                let fight = state.meets(to, seat) != Meets::Nothing;
                let key = match state.city_of(to, seat) {
                    _ if fight => "do-attack",
                    Some(_) => "do-go-city",
                    None => "do-go",
                };
                let label = msg(key).with("where", label(to)).num("settlers", settlers(state, seat, group));
                let label =
                    if fight { label.with("stake", stake::of(state, seat, group, to)) } else { label };
                // R9.3: what grows there decides what the group may do next.
                let terrain = state.terrain(to).map(|terrain| terrain.term());
                Show::at(
                    targets::space(to),
                    terrain.into_iter().fold(label, |label, t| label.with("terrain", t)),
                )
            });
            let rough = matches!(state.terrain(to), Some(Terrain::Mountain | Terrain::Forest));
            if road && rough && state.can_pay(seat, State::road_bill(false, true)) {
                menu.choice(Action::Go { to, food: false, ore: true }, || {
                    show_road(state, seat, group, to, (false, true))
                });
            }
        }
    }
}

/// R11.8: who is lost with the army.
fn settlers(state: &State, seat: Seat, group: Group) -> u8 {
    (group.len() - state.players[seat].group_armies(group)) as u8
}

fn show_road(state: &State, seat: Seat, group: Group, to: Space, (food, ore): (bool, bool)) -> Show {
    let cost = State::road_bill(food, ore).cost;
    let fight = state.meets(to, seat) != Meets::Nothing;
    let label = msg(if fight { "do-road-attack" } else { "do-road" }).with("where", label(to));
    let label = label.num("settlers", settlers(state, seat, group));
    let label = if fight { label.with("stake", stake::of(state, seat, group, to)) } else { label };
    // R9.6: what the Ore is paid for.
    Show::at(targets::space(to), label.with("cost", cost.term()).num("paved", ore))
}

/// The middle space of a road move of two spaces (R9.6), the least hindering one; `ore` ignores the terrain.
pub fn middle(state: &State, seat: Seat, from: Space, to: Space, ore: bool) -> Option<Space> {
    let l = state.layout();
    let open = l.near(from) & l.near(to) & (state.discovered() - state.sea());
    open.iter()
        .filter(|&m| state.meets(m, seat) == Meets::Nothing)
        .map(|m| {
            let hindrance = match state.terrain(m) {
                _ if ore => 0,
                Some(Terrain::Mountain) => 2,
                Some(Terrain::Forest) => 1,
                _ => 0,
            };
            (hindrance, m)
        })
        .filter(|(h, _)| *h < 2)
        .min()
        .map(|(_, m)| m)
}

fn offer_roads(
    state: &State,
    seat: Seat,
    group: Group,
    from: Space,
    wooded: bool,
    from_city: bool,
    menu: &mut impl Menu<Action>,
) {
    let l = state.layout();
    let (known, sea) = (state.discovered(), state.sea());
    let far = l.within(Set::of(from), 2, known - sea) - l.near(from) - Set::of(from);
    for to in far & (known - sea) {
        if !from_city && state.city_of(to, seat).is_none() {
            continue;
        }
        for ore in [false, true] {
            if !state.can_pay(seat, State::road_bill(true, ore)) {
                continue;
            }
            let Some(m) = middle(state, seat, from, to, ore) else { continue };
            let barred = wooded || (!ore && state.terrain(m) == Some(Terrain::Forest));
            let rough = |s| matches!(state.terrain(s), Some(Terrain::Mountain | Terrain::Forest));
            // Ore that would buy nothing is not offered.
            if ore && !rough(to) && middle(state, seat, from, to, false).is_some_and(|plain| !rough(plain)) {
                continue;
            }
            if state.why_not_enter(seat, group, to, barred).is_none() {
                menu.choice(Action::Go { to, food: true, ore }, || {
                    show_road(state, seat, group, to, (true, ore))
                });
            }
        }
    }
}

pub fn terrain_marks(state: &State, at: Space) -> u8 {
    match state.terrain(at) {
        Some(Terrain::Mountain) => CLIMBED,
        Some(Terrain::Forest) => WOODED,
        _ => 0,
    }
}
