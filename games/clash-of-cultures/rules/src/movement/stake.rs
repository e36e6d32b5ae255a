//! What an attack is for, said before it is made: what a victory takes, and the objectives it meets.

use super::marching::Meets;
use crate::data::{When, data};
use crate::ids::*;
use crate::state::State;
use crate::state::units::Group;
use kernel::{Msg, Seat, msg};

/// Of an attack on land.
pub fn of(state: &State, seat: Seat, group: Group, to: Space) -> Msg {
    let goals: Vec<Msg> = met(state, seat, group, to).iter().map(|objective| objective.term()).collect();
    let stake = match () {
        _ if state.city(to).is_some() => "stake-city",
        _ if state.camp(to).is_some() => "stake-camp",
        _ if goals.is_empty() => "stake-none",
        _ => "stake-goals",
    };
    match stake {
        "stake-none" => msg(stake),
        _ => msg(stake).num("n", goals.len() as i64).list("goals", goals),
    }
}

/// R16.5: objectives of the hand that a victory would meet, if everybody who defends falls.
fn met(state: &State, seat: Seat, group: Group, to: Space) -> Set<Objective> {
    let Meets::Enemy(foe) = state.meets(to, seat) else { return Set::empty() };
    let p = &state.players[seat];
    let Some(origin) = group.first().and_then(|id| p.piece(id)) else { return Set::empty() };
    let armies = p.group_armies(group) as u8;
    let defenders = match foe {
        Some(foe) => state.players[foe].armies_at(to) as u8,
        None => state.camp(to).map_or(0, |camp| camp.units),
    };
    let city = state.city(to);
    let walls = city.is_some_and(|city| state.works(city, Building::Fortress));
    let war = |seat: Seat| Category::War.advances().iter().filter(|a| state.players[seat].has(**a)).count();
    let outnumbered = foe.is_some() && armies < defenders;
    let fields = state.turn.fields.len() + !state.turn.fields.contains(&to) as usize;
    let meets = |when: When| match when {
        When::CapturedDefended => city.is_some() && (defenders > 0 || walls),
        When::CapturedByLanding => city.is_some() && origin.aboard.is_some(),
        When::Outnumbered => outnumbered,
        When::Bold => outnumbered || foe.is_some_and(|foe| war(foe) > war(seat)),
        When::Battles(n) => fields >= n as usize,
        When::Destroyed(n) | When::WonDestroying(n) => defenders >= n,
        When::Present(n) => armies + defenders >= n,
        When::Legendary(n) => city.is_some_and(|c| c.size() == 5 && c.wonder.is_some()) && armies >= n,
        When::CampOf(n) => state.camp(to).is_some() && defenders >= n,
        _ => false,
    };
    let held = p.goals.get().iter().flat_map(|goal| [goal.fact().top, goal.fact().bottom]);
    held.filter(|objective| data().instant.has(*objective) && meets(objective.fact().when)).collect()
}
