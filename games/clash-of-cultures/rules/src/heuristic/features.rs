//! What self-play may correct the evaluation by: plain counts of what a seat has, each brought to about one.

use super::plans;
use crate::ids::*;
use crate::scoring;
use crate::state::State;
use kernel::Seat;

pub const NAMES: &[&str] = &[
    "points",
    "cities",
    "pieces",
    "mood",
    "food",
    "ore",
    "wood",
    "ideas",
    "gold",
    "mood_tokens",
    "culture_tokens",
    "armies",
    "settlers",
    "ships",
    "advances",
    "cards",
    "goals",
    "wonders",
    "persons",
    "turn",
    "actions",
    "wonder_near",
    "danger",
    "prey",
];

/// What belongs to which way of playing, by what the log tells.
pub const STYLE: &[(&str, &[&str])] = &[
    ("advances", &["event-advance"]),
    ("collected", &["event-collects"]),
    ("moved", &["event-moved"]),
    ("explored", &["event-explored"]),
    ("founded", &["event-founded"]),
    ("built", &["event-enlarged"]),
    ("wonders", &["event-wonder-built"]),
    ("units", &["event-built"]),
    ("ports", &["building-port"]),
    ("ships", &["unit-ship"]),
    ("sailed", &["event-sailed"]),
    ("carried", &["event-boarded"]),
    ("battles", &["event-battle"]),
    ("captured", &["event-captured"]),
    ("camps taken", &["event-camp-taken"]),
    ("influenced", &["event-influenced"]),
    ("traded", &["event-answered"]),
    ("objectives", &["event-completed"]),
    ("razed", &["event-razed"]),
];

pub fn features(state: &State, seat: Seat, out: &mut [f32]) {
    let p = &state.players[seat];
    let (mut pieces, mut mood, mut wonders) = (0, 0.0, 0);
    for city in state.cities_of(seat) {
        pieces += city.size();
        mood += match city.mood {
            Mood::Happy => city.size() as f32,
            Mood::Neutral => 0.0,
            Mood::Angry => -(city.size() as f32),
        };
        wonders += city.wonder.is_some() as u8;
    }
    let s = &p.stock;
    let mine = state.turn.seat == seat;
    let (prey, danger) = plans::war(state, seat);
    let all = [
        scoring::score(state, seat).halves() as f32 / 40.0,
        state.city_count(seat) as f32 / 5.0,
        pieces as f32 / 10.0,
        mood / 6.0,
        s.food as f32 / 5.0,
        s.ore as f32 / 5.0,
        s.wood as f32 / 5.0,
        s.idea as f32 / 5.0,
        s.gold as f32 / 5.0,
        s.mood as f32 / 6.0,
        s.culture as f32 / 6.0,
        p.army_count() as f32 / 4.0,
        p.settler_count() as f32 / 2.0,
        p.ships.len() as f32 / 2.0,
        p.advances.len() as f32 / 15.0,
        p.hand.get().len() as f32 / 4.0,
        p.goals.get().len() as f32 / 4.0,
        wonders as f32 / 2.0,
        p.persons.len() as f32 / 3.0,
        mine as u8 as f32,
        if mine { state.turn.actions as f32 / 3.0 } else { 0.0 },
        plans::wonder(state, seat, 0.5),
        danger / 4.0,
        prey / 4.0,
    ];
    out.copy_from_slice(&all);
}
