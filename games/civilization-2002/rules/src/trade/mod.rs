//! R2.7, R4.4, R6.5: the trade phase. A proposal is put together in small steps; the other accepts or declines.

use crate::action::Action;
use crate::data::data;
use crate::distance::FAR;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::*;
use crate::pieces::{Slot, TRAY};
use crate::state::*;
use crate::{Civilization2002, forced, handover, milestones, targets, words};
use arrayvec::ArrayVec;
use kernel::{Cx, Menu, Msg, Refusal, Seat, SeatSet, Show, Target, Tone, msg};
use serde::{Deserialize, Serialize};

type Civ<'a, 'b> = &'a mut Cx<'b, Civilization2002>;

/// R6.5: proposals a player may make in one trade phase.
pub const PROPOSALS: u8 = 6;
/// Gold is added in these steps.
pub const COINS: [u16; 3] = [1, 5, 20];

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// R2.7.1: the resource city card of this region, until the end of production.
    Loan(Area),
    Settlement(Area),
    Technology(Tech),
    Wonder(Wonder),
    /// A settler or unit; a fleet takes its passengers along.
    Piece(Slot),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub from: Seat,
    pub to: Seat,
    pub give: Vec<Item>,
    pub take: Vec<Item>,
    pub pay: u16,
    pub ask: u16,
}

impl Deal {
    fn new(from: Seat, to: Seat) -> Deal {
        Deal { from, to, give: Vec::new(), take: Vec::new(), pay: 0, ask: 0 }
    }
    fn is_empty(&self) -> bool {
        self.give.is_empty() && self.take.is_empty() && self.pay == 0 && self.ask == 0
    }
}

/// R2.7.4, R4.4, R-45: near enough to deal.
pub fn within_reach(state: &State, a: Seat, b: Seat) -> bool {
    if a == b || state.players[a].out || state.players[b].out {
        return false;
    }
    if state.basic() {
        return true;
    }
    let rows = &data().tables.trade_distance;
    let reached = |row: &&crate::data::TradeDistance| row.technology.is_none_or(|t| state.in_play(t));
    let Some(row) = rows.iter().rev().find(reached) else { return false };
    let (Some(land), Some(sea)) = (row.land, row.sea) else {
        return state.has_settlement(a) && state.has_settlement(b);
    };
    let theirs: ArrayVec<Area, LANDS> = state.settlements(b).collect();
    state.settlements(a).any(|mine| {
        let (by_land, by_sea) = (&data().land_steps[mine.index()], &data().sea_steps[mine.index()]);
        theirs
            .iter()
            .any(|t| by_land[t.index()] <= land || (by_sea[t.index()] <= sea && by_sea[t.index()] != FAR))
    })
}

pub fn partners(state: &State, seat: Seat) -> SeatSet {
    state.seats_with(|s| within_reach(state, seat, s))
}

/// Cards of `seat` that can be lent: own, with a resource, not lent already.
pub fn lendable(state: &State, seat: Seat) -> impl Iterator<Item = Area> + '_ {
    state.settlements(seat).filter(move |&a| {
        let region = &state.regions[a];
        region.holder == Some(seat) && region.resource().is_some()
    })
}

/// Whether the trade step of `seat` is worth asking for.
pub fn may_propose(state: &State, seat: Seat) -> bool {
    let open = state.players[seat].proposals < PROPOSALS && !partners(state, seat).is_empty();
    open || forced::is_open(state, seat)
}

pub fn offer_trade(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-trade"));
    let tired = state.players[seat].proposals >= PROPOSALS;
    for other in state.alive().filter(|&s| s != seat) {
        if tired {
            menu.refuse(|| {
                let why = msg("refuse-proposals").num("n", PROPOSALS as i64);
                Refusal::new(Target::Seat(other), "R6.5", why)
            });
        } else if within_reach(state, seat, other) {
            menu.choice(Action::Bargain(other), || Show::seat(other, msg("do-bargain").seat("who", other)));
        } else {
            menu.refuse(|| {
                Refusal::new(Target::Seat(other), "R4.4.1", msg("refuse-too-far").seat("who", other))
            });
        }
    }
    if forced::is_open(state, seat) {
        menu.choice(Action::ForceLoan, || {
            Show::card(targets::wonder(data().magellan), msg("do-forced-loan"))
        });
    }
    milestones::offer_late(state, seat, menu);
    menu.choice(Action::Pass, || Show::button(msg("do-pass")).tone(Tone::Idle));
}

pub fn apply_trade(state: &mut State, seat: Seat, action: Action) {
    let Frame::Trade { mut passed, .. } = *state.frames.top() else { return };
    match action {
        Action::Bargain(other) => {
            state.deal = Some(Deal::new(seat, other));
            state.frames.push(Frame::Bargain);
        }
        Action::ForceLoan => state.frames.push(Frame::ForcedLoan { seat, mine: None }),
        _ => {
            passed.insert(seat);
            state.frames.replace(Frame::Trade { seat: next_to_ask(state, seat), passed });
        }
    }
}

pub fn next_to_ask(state: &State, seat: Seat) -> Seat {
    state.round_from(seat.next(state.seats())).next().unwrap_or(seat)
}

/// Everything of `seat` that could still be put on one side of the deal, each alike thing once.
fn items(state: &State, seat: Seat, chosen: &[Item], mut each: impl FnMut(Item)) {
    let player = &state.players[seat];
    for area in state.settlements(seat) {
        let region = &state.regions[area];
        let sold = chosen.contains(&Item::Settlement(area));
        let lent = chosen.contains(&Item::Loan(area));
        if sold || lent || region.holder != Some(seat) {
            continue;
        }
        if region.resource().is_some() {
            each(Item::Loan(area));
        }
        each(Item::Settlement(area));
    }
    if state.basic() {
        // Technologies of one era are alike (R3.2), and so are wonders.
        for era in Era::ALL {
            let free = player.technologies.and(data().techs_of[era.index()]).iter();
            free.map(Item::Technology).filter(|i| !chosen.contains(i)).take(1).for_each(&mut each);
            let free = player.wonders.and(data().wonders_of[era.index()]).iter();
            free.map(Item::Wonder).filter(|i| !chosen.contains(i)).take(1).for_each(&mut each);
        }
    } else {
        player.technologies.iter().map(Item::Technology).filter(|i| !chosen.contains(i)).for_each(&mut each);
        player.wonders.iter().map(Item::Wonder).filter(|i| !chosen.contains(i)).for_each(&mut each);
    }
    let loads = player.pieces.loads();
    let mut seen = [0u32; AREAS];
    for (slot, piece) in player.pieces.iter() {
        if piece.aboard().is_some() || chosen.contains(&Item::Piece(slot)) {
            continue;
        }
        let bit = 1u32 << piece.kind.index();
        let row = &mut seen[piece.area().index()];
        if loads[slot as usize] > 0 || *row & bit == 0 {
            *row |= if loads[slot as usize] > 0 { 0 } else { bit };
            each(Item::Piece(slot));
        }
    }
}

pub fn offer_bargain(state: &State, menu: &mut impl Menu<Action>) {
    let Some(deal) = &state.deal else { return };
    menu.prompt(|| msg("prompt-bargain").seat("who", deal.to));
    items(state, deal.from, &deal.give, |item| {
        menu.choice(Action::Give(item), || show(state, deal.from, item, "do-give"));
    });
    items(state, deal.to, &deal.take, |item| {
        menu.choice(Action::Take(item), || show(state, deal.to, item, "do-take"));
    });
    for &item in &deal.give {
        menu.choice(Action::Keep(item), || show(state, deal.from, item, "do-take-off"));
    }
    for &item in &deal.take {
        menu.choice(Action::Waive(item), || show(state, deal.to, item, "do-take-off"));
    }
    offer_coins(state, deal, menu);
    match fault(state, deal) {
        None if !deal.is_empty() => {
            menu.choice(Action::Propose, || Show::button(msg("do-propose")).tone(Tone::Confirm))
        }
        None => {}
        Some((rule, why)) => menu.refuse(|| Refusal::new(Target::Button, rule, msg(why))),
    }
    menu.choice(Action::PutBack, || Show::button(msg("do-put-back")).tone(Tone::Back));
}

/// Gold goes one way only: whoever asks for some does not pay as well.
fn offer_coins(state: &State, deal: &Deal, menu: &mut impl Menu<Action>) {
    for (i, coins) in COINS.into_iter().enumerate() {
        if deal.ask == 0 && deal.pay + coins <= state.players[deal.from].gold {
            menu.choice(Action::Pay(coins), || {
                Show::card(targets::pay(i), msg("do-pay").num("n", coins as i64))
            });
        }
        if deal.pay == 0 && deal.ask + coins <= state.players[deal.to].gold {
            menu.choice(Action::Ask(coins), || {
                Show::card(targets::ask(i), msg("do-ask").num("n", coins as i64))
            });
        }
    }
    if deal.pay + deal.ask > 0 {
        menu.choice(Action::NoGold, || Show::card(targets::NO_GOLD, msg("do-no-gold")));
    }
}

fn show(state: &State, owner: Seat, item: Item, verb: &'static str) -> Show {
    let label = msg(verb).with("what", describe(state, owner, item));
    match item {
        Item::Loan(area) => Show::card(targets::city(area), label),
        Item::Settlement(area) => Show::space(targets::area(area), label),
        Item::Technology(tech) => Show::card(targets::tech(tech), label),
        Item::Wonder(wonder) => Show::card(targets::wonder(wonder), label),
        Item::Piece(slot) => Show::piece(targets::piece(owner, slot), label),
    }
}

pub fn describe(state: &State, owner: Seat, item: Item) -> Msg {
    match item {
        Item::Loan(area) => {
            let resource = state.regions[area].resource().unwrap_or(Marker::NOTHING);
            msg("item-loan").with("what", words::marker(resource)).with("where", words::area(area))
        }
        Item::Settlement(area) => msg("item-settlement")
            .with("what", words::size(state.regions[area].size))
            .with("where", words::area(area)),
        Item::Technology(tech) => words::tech(tech),
        Item::Wonder(wonder) => words::wonder(wonder),
        Item::Piece(slot) => words::figure_in(state, state.players[owner].pieces.get(slot)),
    }
}

/// Why this deal cannot be made: trays, or a player left without settlements.
fn fault(state: &State, deal: &Deal) -> Option<(&'static str, &'static str)> {
    let settlements = |items: &[Item]| items.iter().filter(|i| matches!(i, Item::Settlement(_))).count();
    let (given, taken) = (settlements(&deal.give), settlements(&deal.take));
    let left = |seat: Seat, minus: usize, plus: usize| state.settlement_count(seat) + plus > minus;
    let keeps = |seat, minus, plus| minus == 0 || left(seat, minus, plus);
    if !keeps(deal.from, given, taken) || !keeps(deal.to, taken, given) {
        return Some(("R2.7.2", "refuse-last-settlement"));
    }
    let figures = |seat: Seat, items: &[Item]| -> usize {
        let pieces = &state.players[seat].pieces;
        items.iter().map(|i| if let Item::Piece(slot) = i { 1 + pieces.cargo(*slot) } else { 0 }).sum()
    };
    let (given, taken) = (figures(deal.from, &deal.give), figures(deal.to, &deal.take));
    let fits =
        |seat: Seat, minus: usize, plus: usize| state.players[seat].pieces.len() + plus <= TRAY + minus;
    if !fits(deal.from, given, taken) || !fits(deal.to, taken, given) {
        return Some(("R1.6", "refuse-tray-full"));
    }
    None
}

pub fn apply_bargain(state: &mut State, action: Action, cx: Civ) {
    let Some(deal) = &mut state.deal else { return };
    match action {
        Action::Give(item) => deal.give.push(item),
        Action::Take(item) => deal.take.push(item),
        Action::Pay(coins) => deal.pay += coins,
        Action::Ask(coins) => deal.ask += coins,
        Action::Keep(item) => deal.give.retain(|i| *i != item),
        Action::Waive(item) => deal.take.retain(|i| *i != item),
        Action::NoGold => (deal.pay, deal.ask) = (0, 0),
        Action::Propose => {
            let from = deal.from;
            state.players[from].proposals += 1;
            state.frames.replace(Frame::Answer);
            tell(state, cx, |from, to, give, take| Event::Proposed { from, to, give, take });
        }
        _ => {
            state.deal = None;
            state.frames.pop();
        }
    }
}

fn tell(state: &State, cx: Civ, event: impl FnOnce(Seat, Seat, Vec<Msg>, Vec<Msg>) -> Event) {
    let Some(deal) = &state.deal else { return };
    cx.tell(|| {
        let list = |seat, items: &[Item], gold: u16| {
            let mut list: Vec<Msg> = items.iter().map(|&i| describe(state, seat, i)).collect();
            if gold > 0 {
                list.push(msg("item-gold").num("n", gold as i64));
            }
            if list.is_empty() {
                list.push(msg("item-nothing"));
            }
            list
        };
        event(deal.from, deal.to, list(deal.from, &deal.give, deal.pay), list(deal.to, &deal.take, deal.ask))
    });
}

pub fn offer_answer(state: &State, menu: &mut impl Menu<Action>) {
    let Some(deal) = &state.deal else { return };
    menu.prompt(|| msg("prompt-answer").seat("who", deal.from));
    menu.choice(Action::Accept, || Show::button(msg("do-accept")).tone(Tone::Confirm));
    menu.choice(Action::Decline, || Show::button(msg("do-decline")).tone(Tone::Idle));
}

pub fn apply_answer(state: &mut State, accept: bool, cx: Civ) {
    state.frames.pop();
    if accept {
        tell(state, cx, |from, to, give, take| Event::DealMade { from, to, give, take });
    }
    let Some(deal) = state.deal.take() else { return };
    let Frame::Trade { mut passed, .. } = *state.frames.top() else { return };
    if accept {
        handover::execute(state, &deal, cx);
        passed = SeatSet::EMPTY;
        for seat in Seat::all(state.seats()) {
            state.players[seat].declined_by = SeatSet::EMPTY;
        }
    } else {
        // R6.5: to be declined is not to pass.
        cx.tell(|| Event::Declined { who: deal.to, from: deal.from });
        state.players[deal.from].declined_by.insert(deal.to);
    }
    let seat = next_to_ask(state, deal.from);
    state.frames.replace(Frame::Trade { seat, passed });
}
