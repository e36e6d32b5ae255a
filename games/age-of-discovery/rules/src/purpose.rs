//! What a worker would be for on each track, as things stand: what comes of it comes later in the round (R6), so the
//! choice says it beforehand.

use crate::action::Spot;
use crate::data::facts;
use crate::frames::{can_battle, converts, deed, dock_line, price, spot_name};
use crate::ids::*;
use crate::scoring::Landing;
use crate::state::{State, Tracks};
use crate::{chances, discovery, income, purse};
use kernel::{MAX_SEATS, Msg, Seat, msg};
use kit::gauge::percent;
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
                Some((region, n, sure)) => {
                    let key = if sure { "do-place-dock" } else { "do-place-dock-hope" };
                    after(key, tracks.dock.len()).with("region", region.term()).num("n", n)
                }
                None => after("do-place-dock-plain", tracks.dock.len()),
            };
            let (paid, more) = brings(state, worker);
            // R6.2.6: on land only a soldier has a use before the scoring.
            said.num("paid", paid).num("more", more).num("fights", (worker.kind == Kind::Soldier) as i64)
        }
        Spot::Mayflower => msg("do-place-mayflower"),
        // R6.3: whoever came before has taken theirs by then.
        Spot::Goods => match state.goods_row.len().saturating_sub(tracks.goods.len()) {
            0 => msg("do-place-goods-none"),
            1 => msg("do-place-goods-last"),
            left => {
                let more = good_pays(state, seat);
                let said = match paying(state, seat, more)[..] {
                    // R7.1: most of them would not make another set.
                    [one] => after("do-place-goods-of", tracks.goods.len()).with("good", one.term()),
                    [one, other] => {
                        let either = msg("term-either").with("one", one.term()).with("other", other.term());
                        after("do-place-goods-of", tracks.goods.len()).with("good", either)
                    }
                    ref all => {
                        after("do-place-goods", tracks.goods.len()).num("some", !all.is_empty() as i64)
                    }
                };
                said.num("n", left as i64).num("more", more).num("last", last as i64)
            }
        },
        Spot::MerchantShip => ship(state, worker).num("last", last as i64),
        Spot::Buildings => purchase(state, worker),
        Spot::Discovery => expedition(state, worker),
        Spot::Specialists(_) if last => msg("do-place-specialist-last"),
        Spot::Specialists(Training::Any) => {
            let n = facts().constants.training_cost;
            // R6.5: the capital comes before; whoever stands there need not buy.
            let purse = sure_purse(state, seat);
            let left = purse::after_buying(state, seat, purse, worker.kind);
            match (left.least.min(purse), left.most.max(purse)) {
                (_, most) if most < n => msg("do-place-training-dear").num("money", purse),
                (least, _) if least < n => msg("do-place-training-perhaps"),
                _ => msg("do-place-training"),
            }
            .num("n", n)
        }
        Spot::Specialists(_) => msg("do-place-specialist"),
        Spot::War => war(state, worker),
    };
    let said = said.with(
        "spot",
        if matches!(spot, Spot::Mayflower | Spot::Specialists(_)) { spot_name(spot) } else { deed(spot) },
    );
    // R6.6.4: what a soldier is sent for.
    let plunders = spot == Spot::Discovery && worker.kind == Kind::Soldier;
    match plunders.then(|| chances::soldier_plunder(state, seat)).flatten() {
        Some((least, most)) => {
            let said = msg("do-place-discovery-soldier").with("said", said);
            said.num("least", least).num("most", most).num("alike", (least == most) as i64)
        }
        None => said,
    }
}

/// Whoever is placed behind so many is served after them.
fn after(key: &'static str, others: usize) -> Msg {
    msg(key).with("nth", msg(nth(others)))
}

/// R6.2: where the worker would add most to what the colonies score, how much, and whether those who land before it on the dock
/// leave it that. Where there is one region alone, they land there. What may be hoped for is what one's own workers leave, who land
/// before it where they add most.
fn best_landing(state: &State, worker: Worker) -> Option<(Region, u16, bool)> {
    let alone = state.discovered_regions().count() == 1;
    let mut settled = state.regions;
    for own in state.tracks.dock.iter().filter(|other| other.seat == worker.seat) {
        let gain = |region: &Region| landing(state, &settled[*region].workers, *own, *region).hope();
        let best = state.discovered_regions().map(|region| (region, gain(&region)));
        if let Some((region, 1..)) = best.min_by_key(|(_, gain)| Reverse(*gain)) {
            let brings = brings_along(state, *own, region);
            let there = &mut settled[region].workers[own.seat.index()];
            there[own.kind] += 1;
            there[Kind::Colonist] += brings;
        }
    }
    let gain = |region: Region| {
        let mut before = [0; MAX_SEATS];
        for other in &state.tracks.dock {
            before[other.seat.index()] += 1 + brings_along(state, *other, region);
        }
        let now = Landing { before, ..landing(state, &state.regions[region].workers, worker, region) };
        match now.sure() {
            _ if alone => (true, now.gain(&before)),
            0 => (false, landing(state, &settled[region].workers, worker, region).hope()),
            sure => (true, sure),
        }
    };
    let gains = state.discovered_regions().map(|region| (region, gain(region)));
    let (region, (sure, n)) = gains.filter(|(_, (_, n))| *n > 0).min_by_key(|(_, gain)| Reverse(*gain))?;
    Some((region, n, sure))
}

/// A worker that lands in a region where these are.
fn landing<'w>(
    state: &State,
    workers: &'w [Workers; MAX_SEATS],
    worker: Worker,
    region: Region,
) -> Landing<'w> {
    Landing { workers, worker, brings: brings_along(state, worker, region), before: [0; MAX_SEATS] }
}

/// R6.2.3
fn brings_along(state: &State, Worker { seat, kind }: Worker, region: Region) -> u8 {
    if kind == Kind::Missionary { converts(state, seat, region) } else { 0 }
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

/// R7.1: which goods of the track pay so much; none where every one does.
fn paying(state: &State, seat: Seat, more: u16) -> Vec<Good> {
    let pays = |good: &Good| more > 0 && pays(state, seat, Some(*good), 0) >= more;
    let there = Good::all().filter(|good| state.goods_row.contains(good));
    let (paying, others): (Vec<Good>, Vec<Good>) = there.partition(pays);
    if others.is_empty() { Vec::new() } else { paying }
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

/// R6.8.1: whether anybody else is where `seat` is.
fn shared(state: &State, seat: Seat, region: Region) -> bool {
    state.size(seat, region) > 0 && state.others(seat).any(|other| state.size(other, region) > 0)
}

/// R6.8: where the worker could fight, and whether that could hurt anybody else (R6.8.3).
fn war(state: &State, worker: Worker) -> Msg {
    let seat = worker.seat;
    let fields = || Region::all().filter(|region| can_battle(state, seat, *region));
    match fields().count() {
        0 if soldier_lands(state, worker) => msg("do-place-war-landing"),
        // R6.8.1: whoever waits here for nothing is told what is missing.
        0 if Region::all().any(|region| shared(state, seat, region)) => msg("do-place-war-unarmed"),
        0 => msg("do-place-war-none"),
        _ if !soldier_lands(state, worker)
            && fields().all(|region| state.colony(seat, region)[Kind::Soldier] == 0) =>
        {
            msg("do-place-war-lost")
        }
        n => after("do-place-war", state.tracks.war.len()).num("n", n as i64),
    }
}

/// What is there to pay with when the capital is: what the tracks before it bring besides, one may count on.
fn sure_purse(state: &State, seat: Seat) -> u16 {
    state.players[seat].money + state.tracks.pays_before_the_capital(seat)
}

/// R6.5: when the worker would buy, and with what. Those of one's own who buy before it spend from the same purse, and what lies
/// there now may be too dear.
fn purchase(state: &State, Worker { seat, kind }: Worker) -> Msg {
    let line = &state.tracks.buildings;
    let less = facts().kinds[kind].building_discount;
    let purse = sure_purse(state, seat);
    let left = purse::after_buying(state, seat, purse, kind);
    let (key, money) = match left.buys {
        Some(most) if line.iter().any(|other| other.seat == seat) => ("do-place-buildings-shared", most),
        Some(_) => ("do-place-buildings", purse),
        None if state.row.iter().any(|building| price(kind, *building) <= purse) => {
            ("do-place-buildings-spent", left.most)
        }
        None => ("do-place-buildings-dear", purse),
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
    let leads = |tracks: &Tracks| tracks.ship_leader(&state.order).is_some_and(|(leader, _)| leader == seat);
    match tracks.ship_leader(&state.order) {
        // One more makes it safer and brings nothing else.
        Some(_) if leads(&state.tracks) => {
            msg("do-place-ship-kept").num("n", own).num("before", state.tracks.ship_value(seat))
        }
        Some((leader, value)) if leader != seat && value == own => {
            msg("do-place-ship-tied").num("n", own).seat("who", leader)
        }
        Some((leader, value)) if leader != seat => {
            msg("do-place-ship-behind").num("n", own).num("other", value).seat("who", leader)
        }
        _ if state.others(seat).any(|other| tracks.ship_value(other) == own) => {
            msg("do-place-ship-tie").num("n", own).num("more", more)
        }
        _ => msg("do-place-ship-ahead")
            .num("n", own)
            .num("more", more)
            .num("sure", unrivalled(state, seat) as i64),
    }
}

/// R5.1, R13.2: whether nobody else has a worker left to place, or the power to take the ship.
fn unrivalled(state: &State, seat: Seat) -> bool {
    state
        .others(seat)
        .all(|other| state.players[other].hand.is_empty() && !state.power(other, Nation::Holland))
}

/// R6.6.1: whether somebody earlier in the order waits with enough to discover this region first, as far as `seat` knows.
fn taken_before(state: &State, seat: Seat, region: Region) -> bool {
    let earlier = state.order.iter().copied().take_while(|other| *other != seat);
    let hopes = |other: Seat| {
        let party = &state.tracks.discovery[other.index()];
        let strength = discovery::strength(state, other, party);
        let tile = state.known_tile(seat, region);
        let enough = tile
            .is_none_or(|tile| strength >= discovery::needed(state, other, tile.facts().resistance) as u32);
        !party.is_empty() && enough
    };
    earlier.into_iter().any(hopes)
}

/// R6.6.3: what the party would be worth with this worker, and how often that is enough where it is likeliest to be.
fn expedition(state: &State, Worker { seat, kind }: Worker) -> Msg {
    let here = state.tracks.discovery[seat.index()];
    let mut party = here;
    party[kind] += 1;
    let strength = discovery::strength(state, seat, &party);
    let before = discovery::strength(state, seat, &here);
    let chance = |strength, region| chances::chance_in(state, seat, strength, region);
    let wasted =
        || state.undiscovered_regions().all(|region| chance(strength, region) == chance(before, region));
    match chances::best_chance(state, seat, strength) {
        // Whoever waits there already does as well alone, wherever they go.
        Some((chance @ 1.., _)) if wasted() => {
            msg("do-place-discovery-wasted").num("n", strength).num("chance", percent(chance))
        }
        Some((chance, alike)) => {
            let said = match chances::likeliest(state, seat, strength) {
                Some(region) if taken_before(state, seat, region) => {
                    msg("do-place-discovery-free").with("region", region.the())
                }
                _ if alike => msg("do-place-discovery"),
                Some(region) => msg("do-place-discovery-at").with("region", region.place()),
                None => msg("do-place-discovery-best"),
            };
            let (least, most) = chances::resistances(state, seat).unwrap_or_default();
            let needs = said.num("least", least).num("most", most).num("alike", (least == most) as i64);
            needs.num("n", strength).num("chance", percent(chance))
        }
        // R6.6.2: the deck, if there is one.
        None => match chances::deck_chance(state, seat, strength) {
            Some(chance) => msg("do-place-discovery-deck").num("n", strength).num("chance", percent(chance)),
            None => msg("do-place-discovery-none"),
        },
    }
}
