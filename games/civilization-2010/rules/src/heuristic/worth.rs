//! Progress towards the peaceful victories, and the economy behind it.

use super::{W, Weights, deal};
use crate::data::data;
use crate::ids::*;
use crate::options::Governments;
use crate::state::*;
use kernel::Seat;
use std::sync::OnceLock;

/// How far a player is on each track, from 0 to 1.
pub struct Progress {
    pub culture: f32,
    pub tech: f32,
    pub coins: f32,
}

/// What a card in each row of the pyramid counts towards Space Flight; a higher one is harder to come by.
const ROW: [f32; 5] = [1.0, 1.15, 1.3, 1.5, 2.0];
/// Cards the pyramid needs below Space Flight, row by row.
const NEED: [u8; 5] = [5, 4, 3, 2, 1];

impl Progress {
    pub fn of(state: &State, seat: Seat) -> Progress {
        let player = state.player(seat);
        let k = &data().k;
        // A trade spent on the track is half a culture.
        let price = |space: &crate::data::TrackSpace| space.culture as f32 + 0.5 * space.trade as f32;
        let way: f32 = data().track.iter().map(price).sum();
        let gone: f32 = data().track[..player.track as usize].iter().map(price).sum();
        let saved = 0.7 * player.culture as f32;
        let mut rows = row_sizes(player);
        if let Some(choice) = player.sealed.get() {
            rows[(choice.tech.data().level - choice.tesla as u8) as usize - 1] += 1;
        }
        let all: f32 = (0..5).map(|i| ROW[i] * NEED[i] as f32).sum();
        let done: f32 = (0..5).map(|i| ROW[i] * rows[i].min(NEED[i]) as f32).sum();
        Progress {
            culture: ((gone + saved) / way).min(1.0),
            tech: done / all,
            coins: state.coins(seat) as f32 / k.coins_to_win as f32,
        }
    }
    pub fn best(&self) -> f32 {
        self.culture.max(self.tech).max(self.coins)
    }
}

fn row_sizes(player: &Player) -> [u8; 5] {
    std::array::from_fn(|i| player.rows[i].len() as u8 + player.blanks[i])
}

/// Each step counts more than the one before: half of two victories is no victory.
fn curve(p: f32, focus: f32) -> f32 {
    let square = p * p;
    p + square + focus * square * square
}

/// Turns that are still to come, in tens: by the furthest player, and by the table's limit.
pub fn turns_left(state: &State) -> f32 {
    let near = state.all().map(|seat| Progress::of(state, seat).best()).fold(0.0, f32::max);
    let turns = (16.0 * (1.0 - near)).clamp(1.5, 14.0);
    match state.options.turn_limit {
        0 => turns / 10.0,
        limit => turns.min((limit + 1).saturating_sub(state.turn) as f32) / 10.0,
    }
}

pub fn worth(state: &State, seat: Seat, left: f32, w: Weights) -> f32 {
    let player = state.player(seat);
    let p = Progress::of(state, seat);
    let focus = w.at(W::Focus);
    let mut sum = w.at(W::Route) * (curve(p.culture, focus) + curve(p.tech, focus) + curve(p.coins, focus));
    sum += economy(state, seat, left, w);
    sum += knowledge(player, left, w);
    sum += deal::stock(state, seat, w);
    sum += forces(state, seat, w);
    sum += w.at(W::Government) * government(state, seat);
    sum += w.at(W::Investment) * left * investments(player);
    if state.options.turn_limit > 0 {
        // The nearer the limit, the more its own count decides.
        let turns = (state.options.turn_limit + 1).saturating_sub(state.turn).max(1) as f32;
        sum += w.at(W::Route) * 0.2 * crate::scoring::score(state, seat) as f32 / turns;
    }
    sum
}

fn economy(state: &State, seat: Seat, left: f32, w: Weights) -> f32 {
    let player = state.player(seat);
    let (mut trade, mut sum, mut kinds) = (0, 0.0, [false; 4]);
    for (i, city) in player.cities.iter().enumerate() {
        if city.at.is_none() {
            continue;
        }
        let yields = state.yields(seat, i);
        trade += yields.trade;
        // Beyond the dearest wonder production is idle.
        sum += w.at(W::Production) * (yields.production.min(16) as f32);
        sum += w.at(W::Culture) * yields.culture as f32 + w.at(W::City);
        for (kind, n) in kinds.iter_mut().zip(*yields.resources.array()) {
            *kind |= n > 0;
        }
        if city.token != CityToken::None {
            sum += 0.2 * w.at(W::City);
        }
        sum += 0.15 * w.at(W::City) * (city.walled as u8 + city.second.is_some() as u8) as f32;
    }
    sum += w.at(W::Income) * trade.min(24) as f32;
    sum += w.at(W::Resource) * kinds.iter().filter(|k| **k).count() as f32;
    for wonder in Wonder::ALL {
        if state.wonder_at[wonder].is_some() && state.wonder_works(seat, wonder) {
            sum += w.at(W::Wonder);
        }
    }
    let up = player.up.len() as f32;
    let waiting = player.reserve.total();
    sum += w.at(W::Card) * (up + 0.6 * waiting as f32);
    // Trade in hand, or what is left of it once the sealed choice is paid.
    let held = match player.sealed.get() {
        Some(_) => state.coins(seat).min(player.trade),
        None => player.trade,
    };
    let extra = player.cities.iter().map(|c| c.bonus).sum::<u8>() as f32;
    sum * left + w.at(W::Trade) * (held as f32 + 0.5 * extra)
}

/// What a technology opens, by its own facts, in units of the weight: buildings, cities, ranks, abilities.
pub fn tech_value(tech: Tech) -> f32 {
    static TABLE: OnceLock<[f32; Tech::COUNT]> = OnceLock::new();
    TABLE.get_or_init(|| {
        std::array::from_fn(|i| {
            let t = &data().techs[i];
            let skills = data().skills.iter().filter(|k| k.tech == t.id).count();
            let cities = t.cities.saturating_sub(data().k.base.cities) as f32;
            let speed = t.speed.saturating_sub(data().k.base.speed) as f32;
            3.0 * cities
                + 0.8 * t.building.is_some() as u8 as f32
                + 0.5 * t.government.is_some() as u8 as f32
                + 0.5 * t.unit.is_some() as u8 as f32
                + 0.4 * t.coin_slots as f32
                + 0.6 * speed
                + 0.4 * (t.water != crate::data::Water::No) as u8 as f32
                + 0.2 * (t.stacking + t.culture_hand) as f32
                + 0.4 * skills as f32
        })
    })[tech.index()]
}

fn knowledge(player: &Player, left: f32, w: Weights) -> f32 {
    let mut known = player.known();
    if let Some(choice) = player.sealed.get() {
        known.insert(choice.tech);
    }
    let sum: f32 = known.iter().map(tech_value).sum();
    // Cards beyond what the pyramid needs still open the next row sooner.
    let spare: u8 = row_sizes(player).iter().zip(NEED).map(|(n, need)| n.saturating_sub(need)).sum();
    w.at(W::Tech) * (sum * (0.5 + 0.5 * left) + 0.5 * spare as f32)
}

/// Units up to a hand and a half, armies and scouts as far as there is work for them.
fn forces(state: &State, seat: Seat, w: Weights) -> f32 {
    let player = state.player(seat);
    let (n, mean) = super::war::muster(state, seat);
    let armies = player.figures[..ARMIES].iter().filter(|f| f.at.is_some()).count() as f32;
    let scouts = player.figures[ARMIES..].iter().filter(|f| f.at.is_some()).count() as f32;
    let homes = state.max_cities(seat).saturating_sub(player.city_count()) as f32;
    // Three armies together fight with a hand of seven.
    let spare = (n - 5.0).max(0.0);
    let units = n.min(5.0) + 0.25 * spare + w.at(W::Host) * spare.min(2.0 * armies);
    w.at(W::Unit) * units * mean / 2.0
        + w.at(W::Army) * (armies.min(3.0) + 0.3 * (armies - 3.0).max(0.0))
        + w.at(W::Scout) * (scouts.min(homes) + 0.4 * (scouts - homes).max(0.0))
        + 0.1 * w.at(W::Unit) * state.standing_bonus(seat) as f32
}

/// Governments in units of the weight; what they yield in squares is counted there.
fn government(state: &State, seat: Seat) -> f32 {
    let first = state.options.governments == Governments::First;
    match state.player(seat).government {
        Government::Anarchy => -3.0,
        Government::Despotism => 0.0,
        Government::Republic => 0.4,
        Government::Feudalism => 0.8,
        Government::Monarchy => 1.0,
        Government::Communism => 1.1,
        Government::Democracy => 1.3,
        Government::Fundamentalism => {
            if first {
                0.2
            } else {
                0.9
            }
        }
    }
}

/// A marker counts once, a level reached counts again.
fn investments(player: &Player) -> f32 {
    let mut sum = 0.0;
    for card in Investment::ALL {
        let markers = player.invested[card];
        let levels = data().investments[card.index()].levels.iter().filter(|&&at| markers >= at).count();
        sum += markers as f32 + 1.5 * levels as f32;
    }
    sum
}
