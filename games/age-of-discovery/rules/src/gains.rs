//! What buildings give in phase 4 (R8), and which gains wait because their owner's choices could change them (R8.1).

use crate::action::Action;
use crate::data::{DockSpace, Effect, Type, facts};
use crate::event::Event;
use crate::frames::{Benefits, Dest, can_migrate_from, can_smuggle, can_trade, migrants};
use crate::ids::*;
use crate::state::{Place, State};
use crate::{Game, buildings, discovery, targets};
use kernel::{Cx, Menu, Seat, Show, msg};

/// R8.2: buildings that give by themselves, from the round of purchase on, and have not done so yet.
pub fn due<'a>(state: &'a State, seat: Seat, frame: &Benefits) -> impl Iterator<Item = Building> + use<'a> {
    let given = frame.given;
    Building::all().filter(move |&building| {
        !given.has(building)
            && state.buildings[building] == Place::Owned(seat)
            && building.facts().kind == Type::Permanent
            && gives(state, &building.facts().effect)
    })
}

fn gives(state: &State, effect: &Effect) -> bool {
    match effect {
        Effect::GainMoney { .. } | Effect::GainMoneyPer { .. } | Effect::TakeMoneyFromEachOpponent { .. } => {
            true
        }
        Effect::GainWorkers { .. } | Effect::FreeWorker { .. } | Effect::DrawGoods { .. } => true,
        // By the letter (D11) it was paid in the income phase.
        Effect::GainMoneyPerChoice { .. } => !state.options.letter_mint,
        _ => false,
    }
}

/// Whether what this building gives depends on what its owner does before.
pub fn waits(state: &State, seat: Seat, frame: &Benefits, building: Building) -> bool {
    let goods = &state.players[seat].goods;
    match building.facts().effect {
        Effect::GainMoneyPer { per, .. } => can_grow(state, seat, frame, per),
        Effect::GainMoneyPerChoice { per, .. } => {
            per.iter().all(|g| goods[*g] > 0) || per.iter().any(|g| can_grow(state, seat, frame, *g))
        }
        Effect::DrawGoods { .. } => draw_waits(state, seat),
        Effect::GainWorkers { worker, .. } | Effect::FreeWorker { worker, .. } => {
            is_scarce(state, seat, frame, worker)
        }
        _ => false,
    }
}

/// What the trader sells goes into the bag, so it matters whether that is before or after the draw.
fn draw_waits(state: &State, seat: Seat) -> bool {
    can_trade(state, seat)
}

/// A draw that waits for the trader.
pub fn waiting_draw(state: &State, seat: Seat, frame: &Benefits) -> Option<Building> {
    let draws = |b: &Building| matches!(b.facts().effect, Effect::DrawGoods { .. });
    due(state, seat, frame).find(draws).filter(|_| draw_waits(state, seat))
}

/// Whether `seat` could still come by a token of this kind. Parting with one is no reason to wait: whoever is paid by
/// the token is paid first.
fn can_grow(state: &State, seat: Seat, frame: &Benefits, good: Good) -> bool {
    let smuggled =
        || can_smuggle(state, seat, frame) && state.others(seat).any(|o| state.players[o].goods[good] > 0);
    let drawn = || waiting_draw(state, seat, frame).is_some() && state.bag.count(good.index()) > 0;
    smuggled() || drawn() || Region::all().any(|r| token_in_reach(state, seat, frame, r, good))
}

/// R1.6: migrants who would make three in a region that still has its token, a free discovery there before included.
fn token_in_reach(state: &State, seat: Seat, frame: &Benefits, region: Region, good: Good) -> bool {
    if !state.regions[region].good || facts().regions[region].good != good {
        return false;
    }
    let there = match state.discovered(region) {
        true => state.size(seat, region),
        false if discovery::cartography_ready(state, seat) => 1,
        false => return false,
    };
    let enough = facts().constants.colony.min_workers_one_player;
    Region::all().any(|from| {
        let movers = state.colony(seat, from)[Kind::Colonist].min(migrants()) as u32;
        from != region && can_migrate_from(state, seat, frame, from) && there + movers >= enough
    })
}

/// R15: fewer figures than are due to different places, so that it matters which comes first.
fn is_scarce(state: &State, seat: Seat, frame: &Benefits, kind: Kind) -> bool {
    if kind == Kind::Colonist && !state.options.strict_colonists {
        return false;
    }
    let left = state.players[seat].supply[kind] as usize;
    let mut wanted = 0;
    let mut places = [false; 5];
    for building in due(state, seat, frame) {
        match building.facts().effect {
            Effect::GainWorkers { worker, n } if worker == kind => {
                wanted += n as usize;
                places[0] = true;
            }
            Effect::FreeWorker { worker, space } if worker == kind => {
                wanted += 1;
                places[match space {
                    None => 1,
                    Some(DockSpace::X) => 2,
                    Some(DockSpace::Y) => 3,
                }] = true;
            }
            _ => {}
        }
    }
    if kind == Kind::Colonist && discovery::cartography_ready(state, seat) {
        wanted += 1;
        places[4] = true;
    }
    left > 0 && left < wanted && places.iter().filter(|p| **p).count() > 1
}

/// What a permanent building gives.
pub fn collect(state: &mut State, seat: Seat, building: Building, cx: &mut Cx<Game>) {
    match building.facts().effect {
        Effect::GainMoney { .. } | Effect::GainMoneyPer { .. } => {
            let n = money(state, seat, building);
            state.players[seat].money += n;
            if n > 0 {
                cx.tell(|| Event::MoneyFrom { seat, building, n });
            }
        }
        Effect::TakeMoneyFromEachOpponent { n } => {
            let due = n * state.players[seat].ships as u16;
            for from in state.others(seat) {
                // R12.6: nobody pays more than they have.
                let n = due.min(state.players[from].money);
                state.players[from].money -= n;
                state.players[seat].money += n;
                if n > 0 {
                    cx.tell(|| Event::Privateered { seat, from, n });
                }
            }
        }
        Effect::GainWorkers { worker, n } => state.gain(seat, worker, n, Dest::Hand, cx),
        Effect::FreeWorker { worker, space: None } => state.gain(seat, worker, 1, Dest::Discovery, cx),
        // R8.4: for the next round.
        Effect::FreeWorker { worker, space: Some(space) } => {
            if !state.take_figure(seat, worker) {
                return cx.tell(|| Event::GainLost { seat, kind: worker });
            }
            let free = Some(Worker { seat, kind: worker });
            match space {
                DockSpace::X => state.tracks.dock_x = free,
                DockSpace::Y => state.tracks.dock_y = free,
            }
            cx.tell(|| Event::FreeWorker { seat, building, kind: worker });
        }
        Effect::DrawGoods { n } => buildings::draw_goods(state, seat, building, n, cx),
        // With tokens of one kind only there is nothing to choose (R12.7).
        Effect::GainMoneyPerChoice { per, .. } => {
            if let Some(good) = per.into_iter().find(|g| state.players[seat].goods[*g] > 0) {
                mint(state, seat, good, cx);
            }
        }
        _ => unreachable!("it gives nothing in phase 4"),
    }
}

/// What a building would pay now.
pub fn money(state: &State, seat: Seat, building: Building) -> u16 {
    match building.facts().effect {
        Effect::GainMoney { n } => n,
        Effect::GainMoneyPer { per, n } => n * state.players[seat].goods[per] as u16,
        _ => 0,
    }
}

pub fn mint_goods() -> [Good; 2] {
    match Building::Mint.facts().effect {
        Effect::GainMoneyPerChoice { per, .. } => per,
        other => panic!("data/buildings.json: mint: {other:?}"),
    }
}

fn mint_rate() -> u16 {
    match Building::Mint.facts().effect {
        Effect::GainMoneyPerChoice { n, .. } => n,
        other => panic!("data/buildings.json: mint: {other:?}"),
    }
}

/// R12.7.
pub fn mint(state: &mut State, seat: Seat, good: Good, cx: &mut Cx<Game>) {
    let n = mint_rate() * state.players[seat].goods[good] as u16;
    state.players[seat].money += n;
    cx.tell(|| Event::Minted { seat, good, n });
}

pub fn offer_mint(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    for good in mint_goods().into_iter().filter(|g| state.players[seat].goods[*g] > 0) {
        let n = mint_rate() * state.players[seat].goods[good] as u16;
        menu.choice(Action::Mint(good), || {
            Show::at(targets::good_of(seat, good), msg("do-mint").with("good", good.term()).num("n", n))
        });
    }
}
