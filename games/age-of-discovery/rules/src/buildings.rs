//! What a building does when it is bought (R6.5.2, R12).

use crate::data::{Effect, Type, Where, facts};
use crate::event::Event;
use crate::frames::*;
use crate::ids::*;
use crate::state::{Place, State};
use crate::{Game, chances, discovery, refill, stakes};
use kernel::{Cx, Msg, Seat, SeatSet, msg};
use kit::gauge::percent;

/// R6.5.2: what happens now happens now. R1.8: a tile that has no more to give is turned over. R6.5.3: its place in the row
/// stays empty until phase 5. R1.9, R1.10: what the effect says goes before every other rule, and it concerns its owner.
pub fn bought(state: &mut State, seat: Seat, building: Building, cx: &mut Cx<Game>) {
    let facts = building.facts();
    state.row.retain(|b| *b != building);
    state.buildings[building] = match facts.kind {
        Type::Immediate => Place::Spent(seat),
        Type::Once | Type::Permanent => Place::Owned(seat),
    };
    match facts.effect {
        Effect::FreeDiscovery if discovery::cartography_ready(state, seat) => {
            state.frames.push(Cartography { seat });
        }
        Effect::MoveWorkerToFront => state.frames.push(University { seat }),
        // By the letter (D8) the first free explorer stands there in the round of purchase.
        Effect::FreeWorker { worker, space: None } if state.options.letter_explorers => {
            state.gain(seat, worker, 1, Dest::Discovery, cx);
        }
        _ if facts.kind != Type::Immediate => {}
        Effect::GainMoney { n } => {
            state.players[seat].money += n;
            cx.tell(|| Event::MoneyFrom { seat, building, n });
        }
        Effect::GainShip { n } => {
            state.players[seat].ships += n;
            cx.tell(|| Event::ShipFrom { seat, building });
        }
        Effect::DrawGoods { n } => draw_goods(state, seat, building, n, cx),
        Effect::GainSpecialistsChoice { n } => state.frames.push(Recruit { seat, left: n }),
        Effect::PlaceWorkers { n, r#where: Where::AnyDiscoveredRegions, .. } => {
            state.frames.push(Settle { seat, left: n });
        }
        Effect::PlaceWorkers { worker, r#where: Where::OneRegionWithOwnWorker, n }
            if state.has_colony(seat) =>
        {
            if state.obtainable(seat, worker) {
                state.frames.push(Allies { seat });
            } else {
                // R15.1: nobody to place, so nothing to ask.
                (0..n).for_each(|_| cx.tell(|| Event::GainLost { seat, kind: worker }));
            }
        }
        Effect::PlaceWorkersWithPartner { .. } => state.frames.push(EdictPartner { seat }),
        Effect::RemoveOneFromEachColony { min_size } => plague_spreads(state, min_size),
        Effect::RemoveWorkers { .. } => plague_strikes(state, seat),
        Effect::StealDiscoveryTiles { .. } => state.frames.push(Rewrite { seat, robbed: SeatSet::EMPTY }),
        _ => {}
    }
}

pub fn draw_goods(state: &mut State, seat: Seat, building: Building, n: u8, cx: &mut Cx<Game>) {
    let mut goods = Goods::default();
    for _ in 0..n {
        if let Some(good) = refill::draw_good(state, cx) {
            goods[good] += 1;
        }
    }
    state.players[seat].goods.add(&goods);
    // R15.4: what is not there is not drawn.
    if goods.is_empty() {
        cx.tell(|| Event::BagEmpty { seat, building });
    } else {
        cx.tell(|| Event::GoodsFrom { seat, building, goods });
    }
}

/// R6.6.3: what a building does to those who wait for an expedition already: the capital comes before they leave.
fn strengthens(state: &State, seat: Seat, building: Building) -> Msg {
    let party = &state.tracks.discovery[seat.index()];
    if party.is_empty() {
        return msg("do-buy");
    }
    let chance = |state: &State| {
        let worth = discovery::strength(state, seat, party);
        chances::best_chance(state, seat, worth).map(|(chance, _)| percent(chance))
    };
    let mut with = state.clone();
    with.buildings[building] = Place::Owned(seat);
    match chance(state).zip(chance(&with)) {
        Some((before, after)) if before < after => {
            msg("do-buy-expedition").num("before", before).num("after", after)
        }
        _ => msg("do-buy"),
    }
}

/// R12.9: whom a plague would strike now, and what that does to the colonies.
fn struck(state: &State, seat: Seat, min_size: u8) -> Msg {
    let (losses, stakes) = stakes::plague(state, seat, min_size);
    let Some(stakes) = stakes else { return msg("do-buy-plague-none").num("least", min_size) };
    let losses = losses.into_iter().map(|(who, n)| stakes::what_of(who, seat).num("what", n));
    match stakes.shifts(state, seat) {
        none if none.is_empty() => msg("do-buy-plague"),
        shifts => msg("do-buy-plague-points").list("shifts", shifts),
    }
    .list("losses", losses)
}

/// R8.1, R9.7: how often a building that gives something each round would still give it, this round among them. Workers come for
/// the round after, so the last ones would be of no use.
pub fn times(kind: Type, effect: &Effect, round: u8) -> Option<u8> {
    let left = facts().constants.rounds.saturating_sub(round);
    match effect {
        _ if kind != Type::Permanent => None,
        Effect::GainWorkers { .. } | Effect::FreeWorker { .. } => Some(left),
        Effect::GainMoney { .. }
        | Effect::GainMoneyPer { .. }
        | Effect::GainMoneyPerChoice { .. }
        | Effect::TakeMoneyFromEachOpponent { .. }
        | Effect::DrawGoods { .. } => Some(left + 1),
        _ => None,
    }
}

/// The choice of a building: what it costs, and what it comes to by the end where that can be counted now.
pub fn purchase(state: &State, seat: Seat, building: Building, price: u16) -> Msg {
    let facts = building.facts();
    let times = times(facts.kind, &facts.effect, state.round);
    let label = match (facts.effect, times) {
        (Effect::GainMoney { n }, Some(times)) => msg("do-buy-money").num("sum", n * times as u16),
        (Effect::DrawGoods { n }, Some(times)) => msg("do-buy-goods").num("sum", n * times),
        (Effect::GainWorkers { worker, n }, Some(times)) => {
            msg("do-buy-workers").with("workers", worker.counted(n as u32 * times as u32))
        }
        (Effect::FreeWorker { worker, .. }, Some(times)) => {
            msg("do-buy-workers").with("workers", worker.counted(times as u32))
        }
        (Effect::PlaceWorkers { worker, n, r#where: Where::AnyDiscoveredRegions, .. }, _) => {
            msg("do-buy-places").with("workers", worker.counted(n as u32))
        }
        (Effect::PlaceWorkers { worker, n, .. } | Effect::PlaceWorkersWithPartner { worker, n }, _)
            if state.has_colony(seat) =>
        {
            msg("do-buy-places").with("workers", worker.counted(n as u32))
        }
        (Effect::RemoveOneFromEachColony { min_size }, _) => struck(state, seat, min_size),
        (Effect::ResistanceModifier { .. } | Effect::SetValue { .. }, _) => {
            strengthens(state, seat, building)
        }
        _ => msg("do-buy"),
    };
    label.with("building", building.term()).num("n", price)
}
