//! What self-play may correct the evaluation by: plain counts of what a seat has, each brought to about one.

use crate::scoring;
use crate::state::State;
use kernel::Seat;

pub const NAMES: &[&str] = &[
    "points",
    "turn",
    "to_play",
    "regions",
    "capitals",
    "cities",
    "monuments",
    "next",
    "lands",
    "forts",
    "cards",
    "strength",
    "markers",
    "pool",
];

/// What belongs to which way of playing, by what the log tells.
pub const STYLE: &[(&str, &[&str])] = &[
    ("lands entered", &["event-entered"]),
    ("battles won", &["event-battle-won", "event-battle-won-tie"]),
    ("battles lost", &["event-battle-lost"]),
    ("taken", &["event-took"]),
    ("sacked", &["event-sacked-capital", "event-sacked-city"]),
    ("withdrew", &["event-withdrew"]),
    ("forts", &["event-fort-built"]),
    ("monuments", &["event-monument-built"]),
    ("fleets", &["event-manned"]),
    ("events played", &["event-played"]),
];

pub fn features(state: &State, seat: Seat, out: &mut [f32]) {
    let player = &state.players[seat];
    let in_turn = state.stage().is_some() && state.turn.seat == seat;
    let to_play = player.empires[state.epoch as usize - 1].is_none();
    let now = scoring::score_in(state, seat, state.epoch);
    let next = scoring::score_in(state, seat, (state.epoch + 1).min(7));
    let held = state.world.held_by(seat);
    let pool = if in_turn { state.turn.campaign.pool.iter().sum::<u8>() } else { 0 };
    let strength = player.empire.get().map_or(0, |empire| empire.facts().strength);
    let all = [
        player.points as f32 / 60.0,
        in_turn as u8 as f32,
        to_play as u8 as f32,
        now.regions as f32 / 15.0,
        now.capitals as f32 / 4.0,
        now.cities as f32 / 3.0,
        now.monuments as f32 / 3.0,
        next.total() as f32 / 20.0,
        held.len() as f32 / 12.0,
        (held & state.world.forts).len() as f32 / 3.0,
        player.hand.get().len() as f32 / 5.0,
        strength as f32 / 15.0,
        player.markers as f32 / 2.0,
        pool as f32 / 8.0,
    ];
    out.copy_from_slice(&all);
}
