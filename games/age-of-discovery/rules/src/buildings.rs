//! What a building does when it is bought (R6.5.2, R12).

use crate::data::{Effect, Type, Where};
use crate::event::Event;
use crate::frames::*;
use crate::ids::*;
use crate::state::{Place, State};
use crate::{Game, discovery, refill};
use kernel::{Cx, Seat, SeatSet};

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
