//! Ships (R9.7, R9.10 to R9.13): the waters within reach, and sailing.

use crate::action::Action;
use crate::battle;
use crate::board::label;
use crate::event::Event;
use crate::ids::*;
use crate::state::State;
use crate::state::units::*;
use crate::{Game, targets};
use kernel::{Cx, Menu, Refusal, Seat, Show, msg};

/// Where a Ship can go: sea without enemies, sea with enemies at its rim, regions to explore.
pub struct Waters {
    /// Reached without meeting anybody, the own space included.
    pub free: Set<Space>,
    pub enemies: Set<Space>,
    /// Undiscovered regions next to it, one bit each slot.
    pub shores: u32,
    /// The same by navigation round the board.
    pub round: Set<Space>,
    pub round_enemies: Set<Space>,
    pub round_shores: u32,
}

pub fn waters(state: &State, seat: Seat, from: Space) -> Waters {
    let l = state.layout();
    let (known, sea) = (state.discovered(), state.sea());
    let hostile = state.foreign_ship_spaces(seat) & sea;
    let free = l.map.flood(Set::of(from), sea - hostile);
    let around = l.map.around(free);
    let mut w = Waters {
        free,
        enemies: around & hostile,
        shores: 0,
        round: Set::empty(),
        round_enemies: Set::empty(),
        round_shores: 0,
    };
    for slot in 0..l.normal as usize {
        if state.regions[slot].is_none() && around.meets(l.slot_spaces[slot]) {
            w.shores |= 1 << slot;
        }
    }
    if state.players[seat].has(Advance::Navigation) {
        let own = l.map.flood(Set::of(from), sea);
        let n = l.edge.len();
        for (i, _) in l.edge.iter().enumerate().filter(|(_, s)| free.has(**s)) {
            for step in [1, n - 1] {
                let mut j = i;
                // R9.12: along the edge to the first sea area or undiscovered region.
                for _ in 1..n {
                    j = (j + step) % n;
                    let s = l.edge[j];
                    if !known.has(s) {
                        w.round_shores |= 1 << l.slot_of[s].0;
                        break;
                    }
                    if own.has(s) {
                        break;
                    }
                    if sea.has(s) {
                        if hostile.has(s) {
                            w.round_enemies.insert(s);
                        } else {
                            let area = l.map.flood(Set::of(s), sea - hostile);
                            w.round |= area;
                            w.round_enemies |= l.map.around(area) & hostile;
                        }
                        break;
                    }
                }
            }
        }
        w.round_shores &= !w.shores;
        w.round_enemies -= w.enemies;
    }
    w
}

pub fn offer_sailing(state: &State, seat: Seat, from: Space, menu: &mut impl Menu<Action>) {
    let w = waters(state, seat, from);
    let go = |to| Action::Go { to, food: false, ore: false };
    for to in (w.free | w.round).without(from) {
        menu.choice(go(to), || Show::at(targets::space(to), msg("do-sail").with("where", label(to))));
    }
    for to in w.enemies | w.round_enemies {
        let foe = state.foreign_ships(to, seat).expect("an enemy Ship");
        if state.turn.truce.contains(foe) {
            menu.refuse(|| Refusal::new(targets::space(to), "R11.3", msg("refuse-truce")));
        } else {
            menu.choice(go(to), || {
                // Settlers aboard share the fate of their Ship (R11.9).
                let attack = msg("do-attack").with("where", label(to)).with("stake", msg("stake-none"));
                Show::at(targets::space(to), attack.num("settlers", 0))
            });
        }
    }
    for slot in 0..state.layout().normal {
        for (set, round) in [(w.shores, false), (w.round_shores, true)] {
            if set >> slot & 1 == 1 {
                menu.choice(Action::Chart { slot, round }, || {
                    let entry = state.layout().slots[slot as usize][0];
                    Show::at(targets::space(entry), msg("do-chart").with("where", label(entry)))
                });
            }
        }
    }
}

pub fn sail(state: &mut State, seat: Seat, group: Group, from: Space, to: Space, cx: &mut Cx<Game>) {
    for id in group {
        let ship = &mut state.players[seat].ships[id.as_ship()];
        ship.at = to;
        ship.marks |= MOVED;
    }
    cx.tell(|| Event::Sailed { who: seat, from, to, n: group.len() as u8 });
    if let Some(foe) = state.foreign_ships(to, seat) {
        battle::begin_at_sea(state, seat, foe, to, from, false, cx);
    }
}
