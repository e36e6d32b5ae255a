//! What goods are worth to whom, and which offers are worth making (R5.2).

use super::{W, Weights};
use crate::action::{Action, Good};
use crate::data::data;
use crate::flow;
use crate::frames::{HandOver, Pending};
use crate::ids::*;
use crate::state::*;
use crate::trade::Goods;
use kernel::{Cx, Dice, Seat};
use kit::heuristic::FOOLISH;

/// Abilities a player knows that are paid with this resource.
fn uses(player: &Player, res: Resource) -> u8 {
    let known = player.known();
    let fits = |k: &&crate::data::SkillData| {
        known.has(k.tech) && k.cost.count > 0 && k.cost.resource.is_none_or(|r| r == res)
    };
    data().skills.iter().filter(fits).count() as u8
}

/// One more of a resource: needed, spare, or one of many.
fn resource(player: &Player, res: Resource, have: u8, w: Weights) -> f32 {
    let uses = uses(player, res);
    w.at(W::Resource)
        * match (uses, have) {
            (0, 0) => 0.6,
            (0, _) => 0.4,
            (_, 0) => 1.4,
            (_, 1) => 1.0,
            _ => 0.5,
        }
}

/// What lies in a player's stock: tokens, markers, cards.
pub fn stock(state: &State, seat: Seat, w: Weights) -> f32 {
    let player = state.player(seat);
    let mut sum = 0.0;
    for res in Resource::MARKET {
        for have in 0..player.resources[res] {
            sum += resource(player, res, have, w);
        }
    }
    for held in &player.held {
        // Nobody pays the bank for a marker: it lies ready for whatever needs it.
        sum += w.at(W::Resource) * if held.content.get().resource().is_some() { 1.1 } else { 1.6 };
    }
    for (kind, n) in player.events.get().kinds() {
        sum += w.at(W::Card) * n as f32 * (0.4 + 0.2 * data().events[kind].level as f32);
    }
    sum += w.at(W::Card) * 0.8 * player.people.get().len() as f32;
    if let Some(to) = player.draft.get().to {
        // Talk that leads nowhere costs patience.
        debug_assert!(to != seat);
        sum -= 0.05;
    }
    sum
}

/// Goods as they are worth to whoever gets them.
fn value(state: &State, seat: Seat, goods: &Goods, w: Weights) -> f32 {
    let player = state.player(seat);
    let room = (data().k.trade_dial - player.trade.min(data().k.trade_dial)).min(goods.trade);
    let culture = w.at(W::Route) / 130.0 * goods.culture as f32;
    let mut sum = w.at(W::Trade) * room as f32 + culture;
    for res in Resource::ALL {
        let have = player.tokens(res);
        for k in 0..goods.resources[res] {
            sum += resource(player, res, have + k, w);
        }
    }
    sum += w.at(W::Resource) * goods.marker.is_some() as u8 as f32;
    let level = goods.event.map_or(goods.any_event, |e| e.data().level);
    if level > 0 {
        sum += w.at(W::Card) * (0.4 + 0.2 * level as f32);
    }
    sum
}

/// What somebody gives up: the last of a kind is kept as dearly as it would be paid for.
fn price(state: &State, seat: Seat, goods: &Goods, w: Weights) -> f32 {
    let player = state.player(seat);
    let mut sum = w.at(W::Trade) * goods.trade as f32 + w.at(W::Route) / 130.0 * goods.culture as f32;
    for res in Resource::ALL {
        let have = if Resource::MARKET.contains(&res) { player.resources[res] } else { 1 };
        for k in 0..goods.resources[res] {
            sum += resource(player, res, have.saturating_sub(k + 1), w);
        }
    }
    sum += w.at(W::Resource) * goods.marker.is_some() as u8 as f32;
    let level = goods.event.map_or(goods.any_event, |e| e.data().level);
    if level > 0 {
        sum += w.at(W::Card) * (0.4 + 0.2 * level as f32);
    }
    sum
}

/// The position once the asked player has said yes, if they can.
pub fn accepted(state: &State, to: Seat) -> Option<State> {
    let mut menu = Vec::with_capacity(4);
    flow::offer(state, to, &mut menu);
    if !menu.contains(&Action::Yes) {
        return None;
    }
    let mut next = state.clone();
    let mut dice = Dice::new(1);
    flow::apply(&mut next, to, Action::Yes, &mut Cx::playout(&mut dice));
    if let Pending::HandOver(HandOver { to, .. }) = *next.frames.top() {
        menu.clear();
        flow::offer(&next, to, &mut menu);
        flow::apply(&mut next, to, menu[0], &mut Cx::playout(&mut dice));
    }
    Some(next)
}

/// Trade that is not needed for this turn's research.
fn idle_trade(state: &State, seat: Seat) -> u8 {
    let trade = state.player(seat).trade;
    let costs = data().k.research_cost;
    let next = costs.iter().rev().find(|&&c| c <= trade).copied().unwrap_or(0);
    trade - next
}

/// One of the other's resources, and what would be given for it, so that both gain.
fn bargain(state: &State, seat: Seat, other: Seat, w: Weights) -> Option<(Resource, Good)> {
    let (me, you) = (state.player(seat), state.player(other));
    let mut best = (0.0, None);
    for get in Resource::MARKET.into_iter().filter(|r| you.resources[*r] > 0) {
        let ask = one(Good::Resource(get));
        let (gain, cost) = (value(state, seat, &ask, w), price(state, other, &ask, w));
        let tokens = Resource::MARKET.into_iter().filter(|r| *r != get && me.resources[*r] > 0);
        let trade = (idle_trade(state, seat) >= 3).then_some(Good::Trade(3));
        for good in tokens.map(Good::Resource).chain(trade) {
            let give = one(good);
            let mine = gain - price(state, seat, &give, w);
            let theirs = value(state, other, &give, w) - cost;
            if mine > 0.0 && theirs > 0.0 && mine.min(theirs) > best.0 {
                best = (mine.min(theirs), Some((get, good)));
            }
        }
    }
    best.1
}

fn one(good: Good) -> Goods {
    let mut goods = Goods::default();
    match good {
        Good::Trade(n) => goods.trade = n,
        Good::Resource(res) => goods.resources[res] = 1,
        _ => {}
    }
    goods
}

/// Whether it is worth talking to somebody: there is something to want, and something to give for it.
pub fn worth_talking(state: &State, seat: Seat, other: Seat, w: Weights) -> bool {
    // With two players what helps one hurts the other; and one offer a turn is enough.
    state.seats > 2 && state.player(seat).drafts == 0 && bargain(state, seat, other, w).is_some()
}

/// How an offer is drafted: what is wanted, what is given for it, and then it is made.
pub fn drafting(state: &State, seat: Seat, action: Action, w: Weights) -> f32 {
    let draft = state.player(seat).draft.get();
    let Some(other) = draft.to else { return 0.0 };
    // From whatever else was begun it leads back.
    let deal = bargain(state, seat, other, w).map(|(get, good)| (Good::Resource(get), good)).filter(
        |(get, good)| {
            let planned = |goods: &Goods, wanted: Good| goods.is_empty() || *goods == one(wanted);
            planned(&draft.ask, *get) && planned(&draft.give, *good)
        },
    );
    match (action, deal) {
        (Action::Propose, Some(_)) if !draft.ask.is_empty() && !draft.give.is_empty() => 1.0,
        (Action::Ask(asked), Some((get, _))) if draft.ask.is_empty() && asked == get => 0.9,
        (Action::Give(given), Some((_, good))) if draft.give.is_empty() && given == good => 0.8,
        (Action::Withdraw, None) => 0.1,
        _ => FOOLISH,
    }
}

/// Whether an offer made to `seat` is good for them.
pub fn good_for(state: &State, from: Seat, seat: Seat, w: Weights) -> bool {
    let draft = state.player(from).draft.get();
    let gain = value(state, seat, &draft.give, w) - price(state, seat, &draft.ask, w);
    let theirs = value(state, from, &draft.ask, w) - price(state, from, &draft.give, w);
    gain > 0.0 && gain >= theirs / (state.seats - 1) as f32
}
