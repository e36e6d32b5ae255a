//! What a player keeps an eye on.

use crate::Game;
use crate::action::Action;
use crate::event::Event;
use crate::ids::*;
use crate::state::State;
use crate::view::View;
use crate::{event, targets};
use kernel::{Msg, Seat, msg};
use kit::gauge::EXACT;
use kit::{Gauge, Gauges};

impl Gauges for Game {
    fn gauges(view: &View) -> Vec<Gauge> {
        let mut gauges = Vec::with_capacity(2 * view.players.len() + WELLS);
        for (seat, player) in view.players.pairs() {
            gauges.push(Gauge::of(seat, "points", player.points));
            gauges.push(Gauge::of(seat, "income", player.income));
        }
        for (well, owner) in view.wells.pairs() {
            gauges.extend(owner.map(|seat| Gauge::who(targets::well(well), "camp", seat)));
        }
        gauges
    }

    fn gist(event: &Event) -> Option<Msg> {
        match event {
            Event::Raided { seat, well, die, needed, .. } => Some(outcome(*seat, *well, die >= needed)),
            // Others decide them, or the wind.
            Event::TurnedUp { .. } | Event::Storm { .. } | Event::Drank { .. } | Event::GameOver { .. } => {
                None
            }
            other => Some(event::narrate(other)),
        }
    }

    /// R3.5
    fn exact(state: &State, seat: Seat, action: &Action) -> Option<Vec<(Msg, u32)>> {
        let Action::Raid(well) = *action else { return None };
        let won = EXACT * (7 - state.needed(well, state.wells[well]?)) as u32 / 6;
        Some(vec![(outcome(seat, well, true), won), (outcome(seat, well, false), EXACT - won)])
    }
}

fn outcome(seat: Seat, well: Well, won: bool) -> Msg {
    msg(if won { "gist-raid-won" } else { "gist-raid-lost" }).seat("who", seat).term("well", well.key())
}
