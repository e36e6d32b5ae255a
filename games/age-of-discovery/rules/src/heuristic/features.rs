//! What self-play may correct the evaluation by: plain counts of what a seat has, each brought to about one.

use crate::ids::*;
use crate::state::State;
use crate::{discovery, scoring};
use kernel::Seat;

pub const NAMES: &[&str] = &[
    "points",
    "discoveries",
    "buildings",
    "building_points",
    "money",
    "income",
    "goods",
    "ships",
    "settlers",
    "regions",
    "soldiers",
    "hand",
    "specialists",
    "nation",
    "on_dock",
    "on_goods",
    "on_buildings",
    "on_specialists",
    "on_war",
    "on_initiative",
    "expedition",
    "next_scoring",
];

/// What belongs to which way of playing, by what the log tells.
pub const STYLE: &[(&str, &[&str])] = &[
    ("explored", &["event-expedition"]),
    ("discovered", &["event-succeeded"]),
    ("failed", &["event-failed"]),
    ("settled", &["event-landed", "event-landed-builder"]),
    ("stayed home", &["event-stayed-home"]),
    ("bought", &["event-bought"]),
    ("bought nothing", &["event-bought-nothing", "event-too-dear"]),
    ("goods", &["event-took-good"]),
    ("goods left", &["event-left-goods"]),
    ("ships", &["event-ship-won", "event-ship-won-tie"]),
    ("trained", &["event-trained"]),
    ("battles", &["event-battle-declared"]),
    ("full wars", &["event-war-declared"]),
    ("war passed", &["event-war-passed"]),
];

pub fn features(state: &State, seat: Seat, out: &mut [f32]) {
    let player = &state.players[seat];
    let (mut count, mut points) = (0.0, 0.0);
    for (building, place) in state.buildings.pairs() {
        if place.owner() == Some(seat) {
            count += 1.0;
            points += scoring::building_vp(state, seat, building) as f32;
        }
    }
    let (mut settlers, mut regions) = (0.0, 0.0);
    for region in Region::all() {
        let size = state.size(seat, region);
        settlers += size as f32;
        regions += (size > 0) as u8 as f32;
    }
    let hand = player.hand.total() as f32;
    let t = &state.tracks;
    let next: u16 = Region::all().map(|region| scoring::colony(state, region)[seat.index()]).sum();
    let all = [
        (player.colony_vp.iter().sum::<u16>() + player.bought_vp) as f32 / 30.0,
        scoring::discoveries(state, seat) as f32 / 15.0,
        count / 5.0,
        points / 15.0,
        player.money as f32 / 20.0,
        crate::income::income_of(state, seat) as f32 / 12.0,
        player.goods.total() as f32 / 6.0,
        player.ships as f32 / 3.0,
        settlers / 15.0,
        regions / 5.0,
        scoring::in_new_world(state, seat, Some(Kind::Soldier)) as f32 / 3.0,
        hand / 6.0,
        (hand - player.hand[Kind::Colonist] as f32) / 3.0,
        player.nation.is_some() as u8 as f32,
        mine(t.dock.iter().chain(&t.dock_x).chain(&t.dock_y).chain(&t.dock_ships), seat) / 3.0,
        mine(&t.goods, seat) / 2.0,
        mine(&t.buildings, seat) / 2.0,
        mine(t.specialists.iter().flatten(), seat) / 2.0,
        mine(&t.war, seat),
        mine(&t.initiative, seat),
        discovery::strength(state, seat, &t.discovery[seat.index()]) as f32 / 5.0,
        next as f32 / 15.0,
    ];
    out.copy_from_slice(&all);
}

/// How many of these workers are a seat's.
fn mine<'a>(workers: impl IntoIterator<Item = &'a Worker>, seat: Seat) -> f32 {
    workers.into_iter().filter(|worker| worker.seat == seat).count() as f32
}
