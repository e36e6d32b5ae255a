//! What self-play may correct the evaluation by: plain counts of what a seat has, each brought to about one.

use super::{war, worth::Progress};
use crate::ids::*;
use crate::state::*;
use kernel::Seat;

pub const NAMES: &[&str] = &[
    "culture",
    "technology",
    "coins",
    "best",
    "trade",
    "saved",
    "cities",
    "walls",
    "row_1",
    "row_2",
    "row_3",
    "row_4",
    "units",
    "strength",
    "armies",
    "scouts",
    "resources",
    "markers",
    "events",
    "people",
    "investments",
    "government",
    "first",
    "turn",
];

/// What belongs to which way of playing, by what the log tells.
pub const STYLE: &[(&str, &[&str])] = &[
    ("discovered", &["event-discovered"]),
    ("founded", &["event-founded"]),
    ("produced", &["event-produces"]),
    ("built", &["event-placed"]),
    ("units", &["event-unit"]),
    ("armies", &["event-army"]),
    ("huts", &["event-hut"]),
    ("villages", &["event-village"]),
    ("researched", &["event-researched"]),
    ("advanced", &["event-advanced"]),
    ("coins", &["event-coin"]),
    ("field battles", &["event-battle"]),
    ("cities attacked", &["event-battle-city"]),
    ("cities fallen", &["event-city-fell"]),
    ("traded", &["event-exchanged"]),
    ("disbanded", &["event-disbanded"]),
    ("won by culture", &["victory-culture"]),
    ("won by technology", &["victory-technology"]),
    ("won by coins", &["victory-economic"]),
    ("won by war", &["victory-military"]),
];

pub fn features(state: &State, seat: Seat, out: &mut [f32]) {
    let player = state.player(seat);
    let p = Progress::of(state, seat);
    let row = |i: usize| (player.rows[i].len() as u8 + player.blanks[i]) as f32;
    let (n, mean) = war::muster(state, seat);
    let figures = |range: std::ops::Range<usize>| {
        player.figures[range].iter().filter(|figure| figure.at.is_some()).count() as f32
    };
    let tokens: u8 = Resource::MARKET.into_iter().map(|res| player.resources[res]).sum();
    let invested: u8 = Investment::ALL.into_iter().map(|card| player.invested[card]).sum();
    let all = [
        p.culture,
        p.tech,
        p.coins,
        p.best(),
        player.trade as f32 / 20.0,
        player.culture as f32 / 20.0,
        player.city_count() as f32 / 3.0,
        player.cities.iter().filter(|city| city.walled).count() as f32 / 2.0,
        row(0) / 5.0,
        row(1) / 4.0,
        row(2) / 3.0,
        row(3) / 2.0,
        n / 6.0,
        mean / 3.0,
        figures(0..ARMIES) / 3.0,
        figures(ARMIES..FIGURES) / 2.0,
        tokens as f32 / 4.0,
        player.held.len() as f32 / 4.0,
        player.event_backs().iter().sum::<u8>() as f32 / 4.0,
        (player.up.len() as f32 + player.reserve.total() as f32) / 3.0,
        invested as f32 / 4.0,
        matches!(player.government, Government::Despotism | Government::Anarchy) as u8 as f32,
        (state.first == seat) as u8 as f32,
        state.turn as f32 / 15.0,
    ];
    out.copy_from_slice(&all);
}
