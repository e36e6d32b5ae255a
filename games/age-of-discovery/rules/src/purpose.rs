//! What a worker would be for on each track, as things stand: what comes of it comes later in the round (R6), so the
//! choice says it beforehand.

use crate::action::Spot;
use crate::data::facts;
use crate::frames::{can_battle, converts, deed, spot_name};
use crate::ids::*;
use crate::state::State;
use crate::{discovery, gauges, scoring};
use kernel::{Msg, msg};
use kit::gauge::EXACT;
use std::cmp::Reverse;

/// The choice of this spot: its name, and what the worker would do there.
pub fn purpose(state: &State, worker: Worker, spot: Spot) -> Msg {
    let Worker { seat, kind } = worker;
    let tracks = &state.tracks;
    let last = state.round == facts().constants.rounds;
    let said = match spot {
        Spot::Initiative => {
            let key = if last { "do-place-initiative-last" } else { "do-place-initiative" };
            after(key, tracks.initiative.len()).num("n", tracks.initiative.len() as i64 + 1)
        }
        Spot::Dock => match best_landing(state, worker) {
            Some((region, n)) => {
                after("do-place-dock", tracks.dock.len()).with("region", region.term()).num("n", n)
            }
            None => after("do-place-dock-plain", tracks.dock.len()),
        },
        Spot::Mayflower => msg("do-place-mayflower"),
        Spot::Goods if tracks.goods.len() >= state.goods_row.len() => msg("do-place-goods-none"),
        Spot::Goods => after("do-place-goods", tracks.goods.len()).num("n", state.goods_row.len() as i64),
        Spot::MerchantShip => ship(state, worker),
        Spot::Buildings => {
            let said = after("do-place-buildings", tracks.buildings.len());
            said.num("money", state.players[seat].money).num("less", facts().kinds[kind].building_discount)
        }
        Spot::Discovery => expedition(state, worker),
        Spot::Specialists(_) if last => msg("do-place-specialist-last"),
        Spot::Specialists(Training::Any) => {
            msg("do-place-training").num("n", facts().constants.training_cost)
        }
        Spot::Specialists(_) => msg("do-place-specialist"),
        Spot::War => match Region::all().filter(|region| can_battle(state, seat, *region)).count() {
            0 => msg("do-place-war-none"),
            n => after("do-place-war", tracks.war.len()).num("n", n as i64),
        },
    };
    said.with(
        "spot",
        if matches!(spot, Spot::Mayflower | Spot::Specialists(_)) { spot_name(spot) } else { deed(spot) },
    )
}

/// Whoever is placed behind so many is served after them.
fn after(key: &'static str, others: usize) -> Msg {
    msg(key).with("nth", msg(nth(others)))
}

/// R6.2: where a worker that landed now would add most to what the colonies score, and how much.
fn best_landing(state: &State, Worker { seat, kind }: Worker) -> Option<(Region, u16)> {
    let gain = |region: Region| {
        let mut workers = state.regions[region].workers;
        let before = scoring::colony_of(&workers)[seat.index()];
        workers[seat.index()][kind] += 1;
        if kind == Kind::Missionary {
            workers[seat.index()][Kind::Colonist] += converts(state, seat, region);
        }
        scoring::colony_of(&workers)[seat.index()].saturating_sub(before)
    };
    let gains = state.discovered_regions().map(|region| (region, gain(region)));
    gains.filter(|(_, gain)| *gain > 0).min_by_key(|(_, gain)| Reverse(*gain))
}

/// R6.4: whose the ship would be.
fn ship(state: &State, Worker { seat, kind }: Worker) -> Msg {
    if !state.ship {
        return msg("do-place-ship-none");
    }
    let mut tracks = state.tracks.clone();
    tracks.merchant_ship[seat.index()][kind] += 1;
    let own = tracks.ship_value(seat);
    match tracks.ship_leader(&state.order) {
        Some((leader, value)) if leader != seat => {
            msg("do-place-ship-behind").num("n", own).num("other", value).seat("who", leader)
        }
        _ => msg("do-place-ship-ahead").num("n", own),
    }
}

/// R6.6.3: what the party would be worth with this worker, and how often that is enough where it is likeliest to be.
fn expedition(state: &State, Worker { seat, kind }: Worker) -> Msg {
    let mut party = state.tracks.discovery[seat.index()];
    party[kind] += 1;
    let strength = discovery::strength(state, seat, &party);
    let chances = state.undiscovered_regions().map(|region| gauges::chance_in(state, seat, strength, region));
    match chances.max() {
        Some(chance) => {
            let percent = (chance * 100 + EXACT / 2) / EXACT;
            msg("do-place-discovery").num("n", strength).num("chance", percent)
        }
        None => msg("do-place-discovery-deck").num("n", strength),
    }
}
