//! Buildings that act when they are bought (R6.5.2, section 12).

use crate::action::Action;
use crate::data::{Effect, Type, Where};
use crate::event::Event;
use crate::flow::Flow;
use crate::frame::{Dest, Frame};
use crate::ids::{Building, Goods, Kind, Region, Tile};
use crate::state::State;
use crate::table::Id;
use crate::{AgeOfDiscovery, discovery, plague, refresh, specialists, targets};
use kernel::{Chance, Cx, Menu, Refusal, Seat, SeatSet, Show, Tone, msg};

pub fn bought(state: &mut State, seat: Seat, building: Building, cx: &mut Cx<AgeOfDiscovery>) {
    let facts = building.facts();
    match facts.effect {
        Effect::FreeDiscovery if discovery::cartography_ready(state, seat) => {
            state.frames.push(Frame::Cartography { seat });
        }
        Effect::MoveWorkerToFront => state.frames.push(Frame::University { seat }),
        // By the letter the first free explorer stands there in the round of purchase.
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
        Effect::GainSpecialistsChoice { n } => state.frames.push(Frame::Recruit { seat, left: n }),
        Effect::PlaceWorkers { n, r#where: Where::AnyDiscoveredRegions, .. } => {
            state.frames.push(Frame::Settle { seat, left: n });
        }
        Effect::PlaceWorkers { worker, r#where: Where::OneRegionWithOwnWorker, n }
            if has_colony(state, seat) =>
        {
            if state.obtainable(seat, worker) {
                state.frames.push(Frame::Allies { seat });
            } else {
                // R15.1: nobody to place, so nothing to ask.
                (0..n).for_each(|_| cx.tell(|| Event::GainLost { seat, kind: worker }));
            }
        }
        Effect::PlaceWorkersWithPartner { .. } => state.frames.push(Frame::EdictPartner { seat }),
        Effect::RemoveOneFromEachColony { min_size } => plague::spread(state, min_size),
        Effect::RemoveWorkers { .. } => plague::strike(state, seat),
        Effect::StealDiscoveryTiles { .. } => {
            state.frames.push(Frame::Rewrite { seat, robbed: SeatSet::EMPTY })
        }
        _ => {}
    }
}

pub fn draw_goods(state: &mut State, seat: Seat, building: Building, n: u8, cx: &mut Cx<AgeOfDiscovery>) {
    let mut goods = Goods::default();
    for _ in 0..n {
        if let Some(good) = refresh::draw_good(state, cx) {
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

fn has_colony(state: &State, seat: Seat) -> bool {
    colonies(state, seat).next().is_some()
}

fn colonies(state: &State, seat: Seat) -> impl Iterator<Item = Region> + '_ {
    Region::ALL.iter().copied().filter(move |&r| !state.colony(seat, r).is_empty())
}

// Spoils of war: specialists (R12.17).

pub fn advance_recruit(state: &mut State) -> Flow {
    let Frame::Recruit { seat, left } = *state.frames.top() else { unreachable!("recruits") };
    if left > 0 && state.specialists().any(|k| state.obtainable(seat, k)) {
        return Flow::Ask;
    }
    state.frames.pop();
    Flow::Go
}

pub fn offer_recruit(state: &State, seat: Seat, left: u8, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-recruit").num("n", left));
    specialists::offer_kinds(state, seat, menu, |kind| msg("do-recruit").with("kind", kind.name()));
}

pub fn apply_recruit(state: &mut State, seat: Seat, left: u8, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    let Action::Train(kind) = action else { unreachable!("a specialist") };
    *state.frames.top_mut() = Frame::Recruit { seat, left: left - 1 };
    state.gain(seat, kind, 1, Dest::Hand, cx);
}

// Overpopulation (R12.2).

pub fn advance_settle(state: &mut State) -> Flow {
    let Frame::Settle { seat, left } = *state.frames.top() else { unreachable!("settlers") };
    if left > 0 && state.has_figure(seat, Kind::Colonist) {
        return Flow::Ask;
    }
    state.frames.pop();
    Flow::Go
}

pub fn offer_settle(state: &State, left: u8, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-settle").num("n", left));
    for region in state.discovered_regions() {
        menu.choice(Action::Land(region), || {
            Show::at(targets::region(region), msg("do-settle").with("region", region.place()))
        });
    }
    for region in state.undiscovered_regions() {
        menu.refuse(|| {
            let why = msg("refuse-undiscovered").with("region", region.the());
            Refusal::new(targets::region(region), "R12.2", why)
        });
    }
}

pub fn apply_settle(state: &mut State, seat: Seat, left: u8, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    let Action::Land(region) = action else { unreachable!("a region") };
    *state.frames.top_mut() = Frame::Settle { seat, left: left - 1 };
    cx.tell(|| Event::Settled { seat, kind: Kind::Colonist, region });
    state.settle_colonists(seat, 1, region, cx);
}

// Indian allies (R12.3).

/// Colonies as choices, other regions as refusals.
fn offer_colonies(state: &State, seat: Seat, rule: &'static str, menu: &mut impl Menu<Action>) {
    for &region in Region::ALL {
        if state.colony(seat, region).is_empty() {
            menu.refuse(|| {
                let why = msg("refuse-no-own-colony").with("region", region.place());
                Refusal::new(targets::region(region), rule, why)
            });
        } else {
            menu.choice(Action::Choose(region), || {
                Show::at(targets::region(region), msg("do-settle").with("region", region.place()))
            });
        }
    }
}

pub fn offer_allies(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-allies"));
    offer_colonies(state, seat, "R12.3", menu);
}

pub fn apply_allies(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    let Action::Choose(region) = action else { unreachable!("a colony") };
    state.frames.pop();
    if let Effect::PlaceWorkers { worker, n, .. } = Building::IndianAllies.facts().effect {
        state.gain(seat, worker, n, Dest::Region(region), cx);
    }
}

// Papal edict (R12.4).

pub fn offer_partner(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-edict"));
    for other in state.others(seat) {
        menu.choice(Action::Name(other), || Show::seat(other, msg("do-edict").seat("who", other)));
    }
}

pub fn apply_partner(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    let Action::Name(partner) = action else { unreachable!("a partner") };
    cx.tell(|| Event::EdictNamed { seat, partner });
    // Who goes first matters only if both can go.
    if has_colony(state, seat) && has_colony(state, partner) {
        state.frames.replace(Frame::EdictFirst { seat, partner });
    } else {
        state.frames.replace(Frame::EdictPlace { seat });
        state.frames.push(Frame::EdictPlace { seat: partner });
    }
}

pub fn offer_first(seat: Seat, partner: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-edict-first"));
    for who in [seat, partner] {
        menu.choice(Action::Name(who), || Show::seat(who, msg("do-edict-first").seat("who", who)));
    }
}

pub fn apply_first(state: &mut State, seat: Seat, partner: Seat, action: Action) {
    let Action::Name(first) = action else { unreachable!("one of the two") };
    let second = if first == seat { partner } else { seat };
    state.frames.replace(Frame::EdictPlace { seat: second });
    state.frames.push(Frame::EdictPlace { seat: first });
}

pub fn advance_edict(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    let Frame::EdictPlace { seat } = *state.frames.top() else { unreachable!("an edict") };
    if !has_colony(state, seat) {
        cx.tell(|| Event::EdictIdle { seat });
    } else if state.has_figure(seat, Kind::Colonist) {
        return Flow::Ask;
    } else {
        cx.tell(|| Event::GainLost { seat, kind: Kind::Colonist });
    }
    state.frames.pop();
    Flow::Go
}

pub fn offer_edict(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-edict-place"));
    offer_colonies(state, seat, "R12.4", menu);
}

pub fn apply_edict(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    let Action::Choose(region) = action else { unreachable!("a colony") };
    state.frames.pop();
    if let Effect::PlaceWorkersWithPartner { n, .. } = Building::PapalEdict.facts().effect {
        let n = state.settle_colonists(seat, n, region, cx);
        cx.tell(|| Event::EdictSettled { seat, region, n });
    }
}

// Rewriting history (R12.11).

fn victims(state: &State, seat: Seat, robbed: SeatSet) -> impl Iterator<Item = Seat> + '_ {
    state.others(seat).filter(move |o| !robbed.contains(*o) && state.players[*o].tiles != 0)
}

pub fn advance_rewrite(state: &mut State) -> Flow {
    let Frame::Rewrite { seat, robbed } = *state.frames.top() else { unreachable!("history") };
    let Effect::StealDiscoveryTiles { players } = Building::RewritingHistory.facts().effect else {
        unreachable!("data/buildings.json: rewriting_history steals tiles")
    };
    if robbed.len() < players as usize && victims(state, seat, robbed).next().is_some() {
        return Flow::Ask;
    }
    state.frames.pop();
    Flow::Go
}

pub fn offer_rewrite(state: &State, seat: Seat, robbed: SeatSet, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-rewrite"));
    for other in state.others(seat) {
        if robbed.contains(other) || state.players[other].tiles == 0 {
            let key = if robbed.contains(other) { "refuse-robbed" } else { "refuse-no-tile" };
            menu.refuse(|| Refusal::new(kernel::Target::Seat(other), "R12.11", msg(key).seat("who", other)));
        } else {
            menu.choice(Action::Name(other), || Show::seat(other, msg("do-rewrite").seat("who", other)));
        }
    }
    menu.choice(Action::Pass, || Show::button(msg("do-done")).tone(Tone::Idle));
}

pub fn apply_rewrite(
    state: &mut State,
    seat: Seat,
    mut robbed: SeatSet,
    action: Action,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    let Action::Name(from) = action else {
        state.frames.pop();
        return;
    };
    let tiles = state.players[from].tiles;
    let counts: [u8; 16] = std::array::from_fn(|t| (tiles >> t & 1) as u8);
    let tile = Tile(cx.kind(&counts) as u8);
    state.players[from].tiles &= !(1 << tile.0);
    state.players[seat].tiles |= 1 << tile.0;
    cx.tell(|| Event::TileStolen { seat, from, tile });
    robbed.insert(from);
    *state.frames.top_mut() = Frame::Rewrite { seat, robbed };
}
