//! R6.5: a proposal is put together in small steps, and accepted or declined.

use super::*;
use crate::trade::{self, COINS, Deal, Item, describe};

/// The proposer puts an offer together. The deal is part of the state, since there is never more than one.
pub struct Bargain;

/// The other accepts or declines.
pub struct Answer;

fn deal(state: &State) -> &Deal {
    state.deal.as_ref().expect("a deal is being made")
}

impl Frame<Game> for Bargain {
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::of(deal(state).from)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let deal = deal(state);
        menu.prompt(|| match deal.is_empty() {
            true => msg("prompt-bargain-empty").seat("who", deal.to),
            false => {
                let [give, take] = both_sides(state);
                msg("prompt-bargain").seat("who", deal.to).list("give", give).list("take", take)
            }
        });
        trade::items(state, deal.from, &deal.give, |item| {
            menu.choice(Action::Give(item), || show(state, deal.from, item, "do-give"));
        });
        trade::items(state, deal.to, &deal.take, |item| {
            menu.choice(Action::Take(item), || show(state, deal.to, item, "do-take"));
        });
        for &item in &deal.give {
            menu.choice(Action::Keep(item), || show(state, deal.from, item, "do-keep"));
        }
        for &item in &deal.take {
            menu.choice(Action::Waive(item), || show(state, deal.to, item, "do-waive"));
        }
        offer_coins(state, deal, menu);
        match trade::fault(state, deal) {
            None if !deal.is_empty() => menu.choice(Action::Propose, || {
                let left = trade::PROPOSALS.saturating_sub(state.players[deal.from].proposals);
                Show::button(msg("do-propose-left").num("n", left)).tone(Tone::Confirm)
            }),
            None => {}
            Some((rule, why)) => {
                menu.refuse(|| Refusal::new(Target::Button, rule, msg(why)).about(msg("do-propose")))
            }
        }
        menu.choice(Action::PutBack, || Show::button(msg("do-put-back")).tone(Tone::Back));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Some(deal) = &mut state.deal else { return };
        match action {
            Action::Give(item) => deal.give.push(item),
            Action::Take(item) => deal.take.push(item),
            Action::Pay(coins) => deal.pay += coins,
            Action::Ask(coins) => deal.ask += coins,
            Action::Keep(item) => deal.give.retain(|other| *other != item),
            Action::Waive(item) => deal.take.retain(|other| *other != item),
            Action::NoGold => (deal.pay, deal.ask) = (0, 0),
            Action::Propose => {
                let from = deal.from;
                state.players[from].proposals += 1;
                state.frames.replace(Answer);
                tell(state, cx, |from, to, give, take| Event::Proposed { from, to, give, take });
            }
            _ => {
                state.deal = None;
                state.frames.pop();
            }
        }
    }
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
    let what = describe(state, owner, item);
    // R2.7.2: not found out only where the deal is proposed.
    let last = matches!(verb, "do-give" | "do-take") && trade::is_last(state, deal(state), owner, item);
    let what = if last { msg("item-last").with("what", what) } else { what };
    let label = msg(verb).with("what", what);
    match item {
        Item::Loan(area) => Show::card(targets::city(area), label),
        Item::Settlement(area) => Show::space(targets::area(area), label),
        Item::Technology(tech) => Show::card(targets::tech(tech), label),
        Item::Wonder(wonder) => Show::card(targets::wonder(wonder), label),
        Item::Piece(slot) => Show::piece(targets::piece(owner, slot), label),
    }
}

/// What each side gives: who proposes, and whom they ask.
fn both_sides(state: &State) -> [Vec<Msg>; 2] {
    let deal = deal(state);
    let list = |seat, items: &[Item], gold: u16| {
        let mut list: Vec<Msg> = items.iter().map(|&item| describe(state, seat, item)).collect();
        if gold > 0 {
            list.push(msg("item-gold").num("n", gold as i64));
        }
        if list.is_empty() {
            list.push(msg("item-nothing"));
        }
        list
    };
    [list(deal.from, &deal.give, deal.pay), list(deal.to, &deal.take, deal.ask)]
}

fn tell(state: &State, cx: &mut Cx<Game>, event: impl FnOnce(Seat, Seat, Vec<Msg>, Vec<Msg>) -> Event) {
    let deal = deal(state);
    cx.tell(|| {
        let [give, take] = both_sides(state);
        event(deal.from, deal.to, give, take)
    });
}

impl Frame<Game> for Answer {
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::of(deal(state).to)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let [give, take] = both_sides(state);
            msg("prompt-answer").seat("who", deal(state).from).list("give", give).list("take", take)
        });
        menu.choice(Action::Accept, || Show::button(msg("do-accept")).tone(Tone::Confirm));
        menu.choice(Action::Decline, || Show::button(msg("do-decline")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let accept = action == Action::Accept;
        state.frames.pop();
        if accept {
            tell(state, cx, |from, to, give, take| Event::DealMade { from, to, give, take });
        }
        let Some(deal) = state.deal.take() else { return };
        let Pending::Trade(Trade { mut passed, .. }) = *state.frames.top() else { return };
        if accept {
            trade::execute(state, &deal, cx);
            passed = SeatSet::EMPTY;
            for player in state.players.iter_mut() {
                player.declined_by = SeatSet::EMPTY;
            }
        } else {
            // R6.5: to be declined is not to pass.
            cx.tell(|| Event::Declined { who: deal.to, from: deal.from });
            state.players[deal.from].declined_by.insert(deal.to);
        }
        state.frames.replace(Trade::after(state, deal.from, passed));
    }
}
