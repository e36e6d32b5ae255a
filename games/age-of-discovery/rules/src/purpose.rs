//! What a worker would be for on each track, as things stand: what comes of it comes later in the round (R6), so the
//! choice says it beforehand.

use crate::action::Spot;
use crate::data::facts;
use crate::frames::{can_battle, converts, deed, dock_line, spot_name};
use crate::ids::*;
use crate::state::State;
use crate::{discovery, gauges, income, scoring};
use kernel::{Msg, Seat, msg};
use std::cmp::Reverse;

/// The choice of this spot: its name, and what the worker would do there.
pub fn purpose(state: &State, worker: Worker, spot: Spot) -> Msg {
    let seat = worker.seat;
    let tracks = &state.tracks;
    let last = state.round == facts().constants.rounds;
    let said = match spot {
        Spot::Initiative => {
            let key = if last { "do-place-initiative-last" } else { "do-place-initiative" };
            after(key, tracks.initiative.len()).num("n", tracks.initiative.len() as i64 + 1)
        }
        Spot::Dock => {
            let said = match best_landing(state, worker) {
                Some((region, n)) => {
                    after("do-place-dock", tracks.dock.len()).with("region", region.term()).num("n", n)
                }
                None => after("do-place-dock-plain", tracks.dock.len()),
            };
            let (paid, more) = brings(state, worker);
            said.num("paid", paid).num("more", more)
        }
        Spot::Mayflower => msg("do-place-mayflower"),
        // R6.3: whoever came before has taken theirs by then.
        Spot::Goods => match state.goods_row.len().saturating_sub(tracks.goods.len()) {
            0 => msg("do-place-goods-none"),
            1 => msg("do-place-goods-last"),
            left => {
                let said = after("do-place-goods", tracks.goods.len()).num("n", left as i64);
                said.num("more", good_pays(state, seat))
            }
        },
        Spot::MerchantShip => ship(state, worker),
        Spot::Buildings => purchase(state, worker),
        Spot::Discovery => expedition(state, worker),
        Spot::Specialists(_) if last => msg("do-place-specialist-last"),
        Spot::Specialists(Training::Any) => {
            let (n, money) = (facts().constants.training_cost, state.players[seat].money);
            if money < n {
                msg("do-place-training-dear").num("n", n).num("money", money)
            } else {
                msg("do-place-training").num("n", n)
            }
        }
        Spot::Specialists(_) => msg("do-place-specialist"),
        Spot::War => match Region::all().filter(|region| can_battle(state, seat, *region)).count() {
            0 if soldier_lands(state, worker) => msg("do-place-war-landing"),
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

/// R6.2.3: what a merchant is paid and whom a missionary brings, on landing where that is most.
fn brings(state: &State, Worker { seat, kind }: Worker) -> (u16, u8) {
    match kind {
        Kind::Merchant => (facts().constants.merchant_arrival, 0),
        Kind::Missionary => {
            (0, state.discovered_regions().map(|region| converts(state, seat, region)).max().unwrap_or(0))
        }
        _ => (0, 0),
    }
}

/// R6.3, R7.1: how much more the goods would pay each round with one from this track, even if those before it take the best. With
/// a worker of one's own among them nobody can say.
fn good_pays(state: &State, seat: Seat) -> u16 {
    let line = &state.tracks.goods;
    if line.iter().any(|worker| worker.seat == seat) {
        return 0;
    }
    let mut gains: Vec<u16> = state.goods_row.iter().map(|good| pays(state, seat, Some(*good), 0)).collect();
    gains.sort_by_key(|gain| Reverse(*gain));
    gains.get(line.len()).copied().unwrap_or(0)
}

/// R7.2: what a good or a ship more would add to the income.
fn pays(state: &State, seat: Seat, good: Option<Good>, ships: u8) -> u16 {
    let player = &state.players[seat];
    let mut goods = player.goods;
    if let Some(good) = good {
        goods[good] += 1;
    }
    let with = income::best(&goods, player.ships - player.loaded + ships);
    with.saturating_sub(income::income_of(state, seat))
}

/// R6.2, R6.8: the dock comes before war, so a soldier who waits there fights beside whoever has landed or is about to.
fn soldier_lands(state: &State, Worker { seat, .. }: Worker) -> bool {
    let line = || dock_line(&state.tracks);
    let settled = |other: Seat| {
        state.discovered_regions().any(|region| state.regions[region].workers[other.index()].total() > 0)
    };
    line().any(|worker| worker.seat == seat && worker.kind == Kind::Soldier)
        && state.others(seat).any(|other| settled(other) || line().any(|worker| worker.seat == other))
}

/// R6.5: when the worker would buy, and with what. Who buys before it spends from the same purse, and what lies there now may be
/// too dear.
fn purchase(state: &State, Worker { seat, kind }: Worker) -> Msg {
    let (line, money) = (&state.tracks.buildings, state.players[seat].money);
    let less = facts().kinds[kind].building_discount;
    let cheapest = state.row.iter().map(|building| building.facts().cost.saturating_sub(less)).min();
    let key = match line.iter().any(|other| other.seat == seat) {
        _ if cheapest.is_none_or(|price| price > money) => "do-place-buildings-dear",
        false => "do-place-buildings",
        true => "do-place-buildings-shared",
    };
    after(key, line.len()).num("money", money).num("less", less)
}

/// R6.4: whose the ship would be.
fn ship(state: &State, Worker { seat, kind }: Worker) -> Msg {
    if !state.ship {
        return msg("do-place-ship-none");
    }
    let mut tracks = state.tracks.clone();
    tracks.merchant_ship[seat.index()][kind] += 1;
    let own = tracks.ship_value(seat);
    let more = pays(state, seat, None, 1);
    match tracks.ship_leader(&state.order) {
        Some((leader, value)) if leader != seat && value == own => {
            msg("do-place-ship-tied").num("n", own).seat("who", leader)
        }
        Some((leader, value)) if leader != seat => {
            msg("do-place-ship-behind").num("n", own).num("other", value).seat("who", leader)
        }
        _ if state.others(seat).any(|other| tracks.ship_value(other) == own) => {
            msg("do-place-ship-tie").num("n", own).num("more", more)
        }
        _ => msg("do-place-ship-ahead").num("n", own).num("more", more),
    }
}

/// R6.6.3: what the party would be worth with this worker, and how often that is enough where it is likeliest to be.
fn expedition(state: &State, Worker { seat, kind }: Worker) -> Msg {
    let here = state.tracks.discovery[seat.index()];
    let mut party = here;
    party[kind] += 1;
    let strength = discovery::strength(state, seat, &party);
    let before = discovery::strength(state, seat, &here);
    let chance = |strength, region| gauges::chance_in(state, seat, strength, region);
    let wasted =
        || state.undiscovered_regions().all(|region| chance(strength, region) == chance(before, region));
    match gauges::best_chance(state, seat, strength) {
        // Whoever waits there already does as well alone, wherever they go.
        Some((chance @ 1.., _)) if wasted() => {
            msg("do-place-discovery-wasted").num("n", strength).num("chance", gauges::percent(chance))
        }
        Some((chance, alike)) => {
            let key = if alike { "do-place-discovery" } else { "do-place-discovery-best" };
            msg(key).num("n", strength).num("chance", gauges::percent(chance))
        }
        None => msg("do-place-discovery-deck").num("n", strength),
    }
}
