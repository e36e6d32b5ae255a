//! R2.5.8 to R2.5.10: the battle is over, and the winner takes what there is.

use super::{Battle, Side, battle, can_fight};
use crate::event::{Event, RollFor};
use crate::movement::aircraft;
use crate::state::*;
use crate::{Game, elimination, setup};
use kernel::{Cx, Seat, SeatSet};

pub fn finish(state: &mut State, cx: &mut Cx<Game>) {
    let battle = battle(state).clone();
    let area = battle.area;
    let winner = Side::BOTH.into_iter().find(|&side| can_fight(state, side));
    state.battle = None;
    let mut captor = None;
    if let Some(side) = winner {
        let leader = battle.leader(side);
        cx.tell(|| Event::BattleWon { who: leader, area });
        for loser in battle.members(side.other()) {
            // R2.5.9, R2.5.10: losers have nothing left here that can fight; settlers and lone aircraft go too.
            let lost = state.players[loser].pieces.remove_where(|piece| piece.falls_with(area));
            if lost > 0 {
                cx.tell(|| Event::Caught { who: loser, count: lost as u8, area });
            }
            if area.is_land() && state.regions[area].owner == Some(loser) {
                captor = take_settlement(state, &battle, side, cx);
            }
        }
    } else {
        cx.tell(|| Event::BattleDrawn { area, kept: battle.kept(state) });
    }
    // R2.5.8: only aircraft of those who fought, and only here.
    for seat in Seat::all(state.seats()).filter(|&other| battle.side_of(other).is_some()) {
        aircraft::ground_aircraft(state, seat, Some(area), cx);
    }
    elimination::check(state, captor, cx);
}

/// R2.5.9, R9.14, R9.17, D5: the leader if an own army survived, else the ally with most armies there. Size never drops.
fn take_settlement(state: &mut State, battle: &Battle, side: Side, cx: &mut Cx<Game>) -> Option<Seat> {
    let area = battle.area;
    let armies = |seat: Seat| state.players[seat].pieces.count(|p| p.fights_in(area));
    let leader = battle.leader(side);
    let captor = if armies(leader) > 0 {
        leader
    } else {
        let most = battle.members(side).map(armies).max().unwrap_or(0);
        let strongest: SeatSet =
            battle.members(side).filter(|&seat| most > 0 && armies(seat) == most).collect();
        match strongest.len() {
            0 => return None,
            1 => strongest.first()?,
            _ => setup::highest_roll(strongest, RollFor::Spoils, |_| 0, cx),
        }
    };
    let region = &mut state.regions[area];
    let from = region.owner?;
    region.change_hands(captor);
    let size = region.size;
    state.look_for_claims = true;
    cx.tell(|| Event::Captured { who: captor, from, area, size });
    Some(captor)
}
