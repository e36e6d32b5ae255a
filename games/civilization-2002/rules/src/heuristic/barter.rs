//! Which deals are worth making, for bots: one resource card lent for another, or for gold, where both gain by it in
//! the coming production. What is handed over for good is worth about the same to everybody, so nobody proposes it.

use super::outlook::{Book, Purse};
use crate::action::Action;
use crate::ids::*;
use crate::options::Loans;
use crate::production;
use crate::purchase;
use crate::state::*;
use crate::trade::{self, Deal, Item};
use kernel::Seat;

/// Gold both must gain at least.
const WORTHWHILE: f32 = 1.0;
/// So bad that no hope outweighs it: a bot that goes back and forth never ends.
pub const NEVER: f32 = -100.0;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    give: Option<Area>,
    take: Option<Area>,
    /// Gold that goes along; negative when it is asked for.
    pay: i32,
}

/// Who could lend what: for each resource the card that brings least.
type Cards = [Option<(Area, u16)>; RESOURCES];

fn survey(state: &State, seats: [Seat; 2]) -> ([Book; 2], [Cards; 2]) {
    let (mut books, mut cards) = ([Book::default(); 2], [[None; RESOURCES]; 2]);
    let (advanced, moves_card) = (state.advanced(), moves_card(state));
    for area in Area::lands() {
        let region = &state.regions[area];
        let side = |seat: Option<Seat>| seats.iter().position(|other| Some(*other) == seat);
        if let Some(earner) = side(if moves_card { region.holder } else { region.owner }) {
            books[earner].add(region, advanced);
        }
        let (Some(resource), Some(holder)) = (region.resource(), side(region.holder)) else { continue };
        books[holder].hold(region);
        let value = if moves_card { production::card_value(region) } else { 0 };
        let best: &mut Option<(Area, u16)> = &mut cards[holder][resource.index()];
        if region.owner == region.holder && best.is_none_or(|(_, least)| value < least) {
            *best = Some((area, value));
        }
    }
    (books, cards)
}

fn moves_card(state: &State) -> bool {
    state.advanced() && state.options.loans == Loans::Card
}

/// One card goes from one purse to the other.
fn lend(from: &mut Purse, to: &mut Purse, resource: usize, value: u16) {
    from.held[resource] -= 1;
    to.held[resource] += 1;
    from.sure = from.sure.saturating_sub(value);
    to.sure += value;
}

/// The deal of one loan each way that brings both together most, its gain shared with gold.
pub fn plan(state: &State, from: Seat, to: Seat) -> Option<Plan> {
    let (books, cards) = survey(state, [from, to]);
    let purses = [books[0].purse(state, from), books[1].purse(state, to)];
    let before = purses.map(|p| p.income(state));
    let try_out = |give: Option<usize>, take: Option<usize>| {
        let [mut mine, mut theirs] = purses;
        if let Some(r) = give {
            lend(&mut mine, &mut theirs, r, cards[0][r].map_or(0, |c| c.1));
        }
        if let Some(r) = take {
            lend(&mut theirs, &mut mine, r, cards[1][r].map_or(0, |c| c.1));
        }
        (mine.income(state) - before[0], theirs.income(state) - before[1])
    };
    // The best single loan, from either side, and then the best answer to it.
    // Only what the other lacks, or what makes a monopoly, is worth lending.
    let wanted = |side: usize, r: usize| {
        let theirs = purses[1 - side].held[r];
        theirs == 0 || theirs > 1
    };
    let kinds = |side: usize| (0..RESOURCES).filter(move |&r| cards[side][r].is_some() && wanted(side, r));
    let mut best = (None, None, 2.0 * WORTHWHILE);
    for round in 0..2 {
        let (give, take, _) = best;
        if round == 0 || give.is_none() {
            for r in kinds(0) {
                let (a, b) = try_out(Some(r), take);
                if a + b > best.2 {
                    best = (Some(r), take, a + b);
                }
            }
        }
        if round == 0 || take.is_none() {
            let give = if round == 0 { None } else { give };
            for r in kinds(1).filter(|r| Some(*r) != give) {
                let (a, b) = try_out(give, Some(r));
                if a + b > best.2 {
                    best = (give, Some(r), a + b);
                }
            }
        }
    }
    let (give, take, _) = best;
    if give.is_none() && take.is_none() {
        return None;
    }
    let (mine, theirs) = try_out(give, take);
    let gold = |seat: Seat| state.players[seat].gold as i32;
    let pay = (((mine - theirs) / 2.0) as i32).clamp(-gold(to), gold(from));
    let card = |side: usize, r: Option<usize>| r.and_then(|r| cards[side][r]).map(|c| c.0);
    let fair = mine - pay as f32 >= WORTHWHILE && theirs + pay as f32 >= WORTHWHILE;
    fair.then(|| Plan { give: card(0, give), take: card(1, take), pay })
}

/// How well a step of a draft leads to the plan. From whatever else was begun it leads back.
pub fn step(state: &State, deal: &Deal, action: &Action) -> f32 {
    let loan = |item: &Item| matches!(item, Item::Loan(_));
    if matches!(action, Action::Give(item) | Action::Take(item) if !loan(item)) {
        return NEVER;
    }
    let back = if *action == Action::PutBack { 0.1 } else { NEVER };
    if deal.give.iter().chain(&deal.take).any(|item| !loan(item)) {
        return back;
    }
    let Some(plan) = plan(state, deal.from, deal.to) else { return back };
    let planned = |items: &[Item], card: Option<Area>| items.iter().all(|i| card.map(Item::Loan) == Some(*i));
    let owed = plan.pay - (deal.pay as i32 - deal.ask as i32);
    // Too much gold lies there already, or it lies on the wrong side.
    let overpaid = owed != 0 && owed.signum() != plan.pay.signum();
    if overpaid || !planned(&deal.give, plan.give) || !planned(&deal.take, plan.take) {
        return back;
    }
    let laid = deal.give.len() + deal.take.len() == plan.give.iter().chain(&plan.take).count();
    match *action {
        Action::Give(Item::Loan(area)) if plan.give == Some(area) => 0.7,
        Action::Take(Item::Loan(area)) if plan.take == Some(area) => 0.7,
        Action::Pay(n) if owed > 0 && n as i32 <= owed => 0.6 + n as f32 * 0.004,
        Action::Ask(n) if owed < 0 && n as i32 <= -owed => 0.6 + n as f32 * 0.004,
        Action::Propose if laid && owed == 0 => 0.9,
        _ => NEVER,
    }
}

/// What whoever is asked gains by the deal on the table, in gold: also what is not a loan has its price.
pub fn gain_of_asked(state: &State, deal: &Deal) -> f32 {
    let income = |state: &State| survey(state, [deal.to, deal.from]).0[0].income(state, deal.to);
    let mut after = state.clone();
    trade::exchange(&mut after, deal);
    let worth = |owner: Seat, items: &[Item]| -> f32 { items.iter().map(|i| price(state, owner, *i)).sum() };
    income(&after) - income(state) + worth(deal.from, &deal.give) - worth(deal.to, &deal.take)
        + deal.pay as f32
        - deal.ask as f32
}

/// What a thing that changes hands for good is worth in gold, beyond the coming production.
fn price(state: &State, owner: Seat, item: Item) -> f32 {
    match item {
        Item::Loan(_) => 0.0,
        Item::Settlement(area) => 25.0 + 20.0 * state.regions[area].size as f32,
        Item::Technology(tech) if state.basic() => 10.0 + 10.0 * tech.facts().era.number() as f32,
        Item::Technology(tech) => tech.facts().cost as f32 / 2.0,
        Item::Wonder(_) => 40.0,
        Item::Piece(slot) => purchase::price(state, state.players[owner].pieces.get(slot).kind) as f32,
    }
}
