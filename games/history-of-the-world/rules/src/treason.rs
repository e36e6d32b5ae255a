//! R6.9.5: what a land that Treachery names is worth, and whether the empire gets there at all.

use crate::data::board;
use crate::frames::Stage;
use crate::ids::*;
use crate::scoring::Level;
use crate::state::State;
use crate::view::{LandView, TurnView, View};
use kernel::{Audience, Msg, Rules, Seat, msg};
use kit::Named;

/// Points that a named land would bring. The most is the highest value of a region twice over, with a capital and a monument.
const PRIZES: [&str; 10] = [
    "prize-1", "prize-2", "prize-3", "prize-4", "prize-5", "prize-6", "prize-7", "prize-8", "prize-9",
    "prize-10",
];

/// What a land would bring whoever took it now, if anything.
pub fn prize(view: &View, seat: Seat, land: &LandView) -> Option<&'static str> {
    PRIZES.get(points(view, seat, land).checked_sub(1)? as usize).copied()
}

/// R6.9.5, R9.13, R11.1, R11.2: a capital becomes a city, a city is destroyed.
fn points(view: &View, seat: Seat, land: &LandView) -> i32 {
    let standing = &land.standing;
    let built = standing.capital as i32 + standing.monument as i32;
    let Some(region) = view.regions.iter().find(|region| Some(region.region) == land.region) else {
        return built;
    };
    let left = |(other, &n): (Seat, &u32)| match standing.owner == Some(other) {
        true => n.saturating_sub(standing.armies as u32),
        false => n,
    };
    let most = region.armies.pairs().filter(|(other, _)| *other != seat).map(left).max().unwrap_or(0);
    let level = Level::of(region.armies[seat] + 1, most);
    built + region.value as i32 * (level.times() as i32 - region.levels[seat].times() as i32)
}

/// R8.1, R8.6: the first attack needs no dice, but it has to be made: on the way there each land takes an army of its own. So many
/// armies does it take to attack the land, the attacking one too; none if the empire has fewer.
pub fn steps(view: &View, turn: &TurnView, land: Land) -> Option<u8> {
    let board = board(&view.options);
    let facts = turn.empire.facts();
    let waits = turn.stage == Stage::Events;
    let fleets: Set<Sea> = match waits {
        true => facts.fleets(&view.options),
        false => view.seas.iter().filter(|sea| sea.fleet == Some(turn.seat)).map(|sea| sea.sea).collect(),
    };
    // R13.4: with naval control those of earlier empires serve too.
    let manned = view.seas.iter().filter(|sea| sea.manned.is_some_and(|manned| manned.owner == turn.seat));
    let fleets = fleets | manned.map(|sea| sea.sea).collect();
    let mut held: Set<Land> = match waits {
        true => facts.start.iter().copied().collect(),
        false => view.lands.iter().filter(|land| land.active).map(|land| land.land).collect(),
    };
    let armies = match waits {
        true => facts.strength.saturating_sub(facts.start.len() as u8),
        false => turn.pool.iter().chain(&turn.allied).sum(),
    };
    for step in 1..=armies.max(1) {
        let coasts = Set::union(held.iter().map(|land| board.coasts[land]));
        let waters = board.waters.flood(coasts & fleets, fleets);
        let shores = Set::union(waters.iter().map(|sea| board.shores[sea]));
        held |= (board.land.around(held) | shores) & board.habitable;
        if held.has(land) {
            return Some(step);
        }
    }
    None
}

/// The same for whoever names the land: all of it lies open.
pub fn steps_to(state: &State, land: Land) -> Option<u8> {
    let view = crate::Game::view(state, Audience::Table);
    steps(&view, view.turn.as_ref()?, land)
}

/// How far a land is, in a word.
pub fn word(steps: Option<u8>) -> &'static str {
    match steps {
        Some(1) => "treason-named",
        Some(_) => "treason-way",
        None => "treason-far",
    }
}

/// The same as a sentence.
pub fn way(land: Land, steps: Option<u8>) -> Msg {
    let key = match steps {
        Some(1) => "gist-named",
        Some(_) => "gist-named-way",
        None => "gist-named-far",
    };
    msg(key).term("land", land.key()).num("n", steps.map_or(0, |steps| steps - 1))
}
