//! What self-play may correct the evaluation by: plain counts of what a seat has, each brought to about one.

use super::outlook;
use crate::ids::*;
use crate::scoring;
use crate::state::*;
use kernel::Seat;

pub const NAMES: &[&str] = &[
    "points",
    "gold",
    "technologies",
    "era",
    "settlements",
    "sizes",
    "resources",
    "kinds",
    "armies",
    "strength",
    "settlers",
    "fleets",
    "wonders",
    "improvements",
    "first",
    "advanced",
    "guarded",
    "left",
];

/// What belongs to which way of playing, by what the log tells.
pub const STYLE: &[(&str, &[&str])] = &[
    ("explored", &["event-turned-up", "event-looked"]),
    ("founded", &["event-founded"]),
    ("grew", &["event-grew"]),
    ("researched", &["event-researched"]),
    ("wonders", &["event-wonder"]),
    ("built", &["event-built"]),
    ("units", &["event-placed", "event-bought"]),
    ("moved", &["event-moved"]),
    ("carried", &["do-board"]),
    ("battles", &["event-attacked"]),
    ("captured", &["event-captured"]),
    ("traded", &["event-deal"]),
    ("declined", &["event-declined"]),
];

pub fn features(state: &State, seat: Seat, out: &mut [f32]) {
    let player = &state.players[seat];
    let (mut armies, mut strength, mut settlers, mut fleets) = (0.0, 0.0, 0.0, 0.0);
    let mut guards = Set::<Area>::empty();
    for (_, piece) in player.pieces.iter() {
        if piece.kind.is_army() {
            armies += 1.0;
            strength += piece.kind.era().number() as f32;
            guards.insert(piece.area());
        } else if piece.kind.is_settler() {
            settlers += 1.0;
        } else if piece.kind.is_fleet() {
            fleets += 1.0;
        }
    }
    let (mut settlements, mut sizes, mut guarded) = (0.0, 0.0, 0.0);
    let mut held = [0u8; RESOURCES];
    for area in Area::lands() {
        let region = &state.regions[area];
        if region.owner != Some(seat) {
            continue;
        }
        settlements += 1.0;
        sizes += region.size as f32;
        guarded += guards.has(area) as u8 as f32;
        if let Some(resource) = region.resource() {
            held[resource.index()] += 1;
        }
    }
    let all = [
        scoring::score(state, seat).total() as f32 / 30.0,
        player.gold as f32 / 60.0,
        player.technologies.len() as f32 / 8.0,
        state.era.index() as f32 / 3.0,
        settlements / 8.0,
        sizes / 16.0,
        held.iter().sum::<u8>() as f32 / 6.0,
        held.iter().filter(|n| **n > 0).count() as f32 / 5.0,
        armies / 8.0,
        strength / 12.0,
        settlers / 3.0,
        fleets / 3.0,
        player.wonders.len() as f32 / 3.0,
        player.improvements.len() as f32 / 4.0,
        (state.first == seat) as u8 as f32,
        state.advanced() as u8 as f32,
        guarded / 6.0,
        (outlook::turns_left(state) / 12.0).min(2.0),
    ];
    out.copy_from_slice(&all);
}
