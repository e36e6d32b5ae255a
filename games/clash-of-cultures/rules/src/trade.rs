//! Trade between the player whose turn it is and another (R18). Either proposes; the other only by invitation, so that
//! nobody is asked during a turn that is not his, and nobody waits who does not want to.

use crate::action::Action;
use crate::cx::Cx;
use crate::event::Event;
use crate::frame::{Frame, Purpose};
use crate::goods::Pile;
use crate::hands;
use crate::ids::*;
use crate::set::Set;
use crate::state::State;
use crate::{targets, text};
use kernel::{Menu, Refusal, Seat, Secret, Show, Tone, msg};
use serde::{Deserialize, Serialize};

/// Proposals between two players in a turn, whoever makes them: talk first, then propose.
const PROPOSALS: u8 = 2;
/// Cards of a kind asked for at once.
const ASKED: u8 = 2;

/// What is on the table. Cards given are seen by the other side once proposed; those asked for, the other side chooses.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Trade {
    pub give: Pile,
    pub ask: Pile,
    #[serde(with = "kernel::stored")]
    pub cards: Secret<Set<Card>>,
    #[serde(with = "kernel::stored")]
    pub goals: Secret<Set<Goal>>,
    pub card_count: u8,
    pub goal_count: u8,
    pub ask_cards: u8,
    pub ask_goals: u8,
    /// What the other side gives back, as chosen so far.
    #[serde(with = "kernel::stored")]
    pub back_cards: Secret<Set<Card>>,
    #[serde(with = "kernel::stored")]
    pub back_goals: Secret<Set<Goal>>,
}

impl Trade {
    fn is_empty(&self) -> bool {
        self.give.is_empty()
            && self.ask.is_empty()
            && self.card_count + self.goal_count == 0
            && self.asked() == 0
    }
    fn asked(&self) -> u8 {
        self.ask_cards + self.ask_goals
    }
}

fn has_anything(state: &State, seat: Seat) -> bool {
    let p = &state.players[seat];
    !p.stock.is_empty() || !p.hand.get().is_empty() || !p.goals.get().is_empty()
}

/// Whom a proposal can be made to.
fn partners(state: &State, seat: Seat) -> impl Iterator<Item = Seat> {
    state.others(seat).filter(move |&to| {
        state.turn.proposals[to.index()] < PROPOSALS && (has_anything(state, seat) || has_anything(state, to))
    })
}

pub fn offer_turn(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    if partners(state, seat).next().is_some() {
        menu.choice(Action::Trade, || Show::button(msg("do-trade")));
    } else {
        menu.refuse(|| Refusal::new(targets::BUTTON, "R18.4", msg("refuse-trade")));
    }
}

pub fn begin(state: &mut State, seat: Seat) {
    state.frames.push(Frame::Choose { seat, purpose: Purpose::Trade });
}

pub fn offer_partner(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-partner"));
    for to in partners(state, seat) {
        menu.choice(Action::Seat(to), || Show::seat(to, msg("do-trade-with").seat("who", to)));
        menu.choice(Action::Invite(to), || Show::button(msg("do-invite").seat("who", to)));
    }
    menu.choice(Action::PutDown, || Show::button(msg("do-cancel")).tone(Tone::Back));
}

pub fn draft(state: &mut State, seat: Seat, to: Seat) {
    state.frames.pop();
    state.trade = Some(Trade::default());
    state.frames.push(Frame::Draft { seat, to });
}

/// R18.1: the other one drafts. The invitation is one of the proposals of the turn, whatever comes of it.
pub fn invite(state: &mut State, seat: Seat, who: Seat, cx: &mut Cx) {
    state.turn.proposals[who.index()] += 1;
    draft(state, who, seat);
    cx.tell(|| Event::Invited { who: seat, to: who });
}

impl State {
    /// Who waits for a proposal he invited, and may go on without it at any time.
    pub fn inviter(&self) -> Option<Seat> {
        match *self.frames.top() {
            Frame::Draft { to, .. } if to == self.turn.seat => Some(to),
            _ => None,
        }
    }
}

/// The invited one has nothing to propose, or the other goes on with his turn.
pub fn end_invitation(state: &mut State, who: Seat, declined: bool, cx: &mut Cx) {
    state.frames.pop();
    state.trade = None;
    if declined {
        cx.tell(|| Event::NoProposal { who });
    }
}

pub fn offer_inviter(who: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-invited").seat("who", who));
    menu.choice(Action::No, || Show::button(msg("do-go-on")).tone(Tone::Idle));
}

pub fn offer_draft(state: &State, seat: Seat, to: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-trade").seat("who", to));
    let Some(t) = &state.trade else { return };
    let (me, them) = (&state.players[seat], &state.players[to]);
    for &g in Good::ALL {
        if t.give.get(g) < me.stock.get(g) {
            menu.choice(Action::Give(g), || {
                Show::at(targets::give(g), msg("do-give").with("what", text::good(g, 1)))
            });
        }
        if t.ask.get(g) < them.stock.get(g) {
            menu.choice(Action::Ask(g), || {
                Show::at(targets::ask(g), msg("do-ask").with("what", text::good(g, 1)))
            });
        }
        if t.give.get(g) > 0 {
            menu.choice(Action::Ungive(g), || {
                Show::at(targets::ungive(g), msg("do-ungive").with("what", text::good(g, 1))).tone(Tone::Back)
            });
        }
        if t.ask.get(g) > 0 {
            menu.choice(Action::Unask(g), || {
                Show::at(targets::unask(g), msg("do-unask").with("what", text::good(g, 1))).tone(Tone::Back)
            });
        }
    }
    for c in me.hand.get().minus(*t.cards.get()).iter() {
        menu.choice(Action::GiveCard(c), || {
            Show::at(targets::card(c), msg("do-give").with("what", text::title(c)))
        });
    }
    for g in me.goals.get().minus(*t.goals.get()).iter() {
        menu.choice(Action::GiveGoal(g), || {
            Show::at(targets::goal(g), msg("do-give").with("what", text::goal(g)))
        });
    }
    if t.ask_cards < ASKED && (t.ask_cards as usize) < them.hand.get().len() {
        menu.choice(Action::AskCard, || {
            Show::at(targets::ASK_CARD, msg("do-ask").with("what", msg("some-card")))
        });
    }
    if t.ask_goals < ASKED && (t.ask_goals as usize) < them.goals.get().len() {
        menu.choice(Action::AskGoal, || {
            Show::at(targets::ASK_GOAL, msg("do-ask").with("what", msg("some-goal")))
        });
    }
    if !t.is_empty() {
        menu.choice(Action::Propose, || Show::button(msg("do-propose")).tone(Tone::Confirm));
    }
    if state.inviter().is_some() {
        menu.choice(Action::No, || Show::button(msg("do-no-proposal")).tone(Tone::Idle));
    } else {
        menu.choice(Action::PutDown, || Show::button(msg("do-cancel")).tone(Tone::Back));
    }
}

pub fn apply_draft(state: &mut State, seat: Seat, to: Seat, action: Action, cx: &mut Cx) {
    let t = state.trade.as_mut().expect("a draft");
    match action {
        Action::Give(g) => *t.give.get_mut(g) += 1,
        Action::Ask(g) => *t.ask.get_mut(g) += 1,
        Action::Ungive(g) => *t.give.get_mut(g) -= 1,
        Action::Unask(g) => *t.ask.get_mut(g) -= 1,
        Action::GiveCard(c) => {
            t.cards.get_mut().insert(c);
            t.card_count += 1;
        }
        Action::GiveGoal(g) => {
            t.goals.get_mut().insert(g);
            t.goal_count += 1;
        }
        Action::AskCard => t.ask_cards += 1,
        Action::AskGoal => t.ask_goals += 1,
        Action::PutDown => {
            state.frames.pop();
            state.trade = None;
        }
        _ => propose(state, seat, to, cx),
    }
}

fn propose(state: &mut State, seat: Seat, to: Seat, cx: &mut Cx) {
    // An invitation was counted when it was made.
    if state.inviter().is_none() {
        state.turn.proposals[to.index()] += 1;
    }
    state.frames.replace(Frame::Answer { seat: to, from: seat });
    let t = state.trade.as_ref().expect("a draft");
    let (cards, goals) = (*t.cards.get(), *t.goals.get());
    let known = state.players[to].known.get_mut();
    known.cards[seat.index()] = known.cards[seat.index()].union(cards);
    known.goals[seat.index()] = known.goals[seat.index()].union(goals);
    cx.reveal();
    let t = state.trade.as_ref().expect("a draft");
    let (cards, asked) = (t.card_count + t.goal_count, t.asked());
    cx.tell(|| Event::Proposed { who: seat, to, give: t.give, cards, ask: t.ask, asked });
}

pub fn offer_answer(state: &State, from: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| {
        let t = state.trade.as_ref().expect("a proposal");
        msg("prompt-answer")
            .seat("who", from)
            .with("give", text::things(&t.give, t.card_count + t.goal_count))
            .with("ask", text::things(&t.ask, t.asked()))
    });
    menu.choice(Action::Yes, || Show::button(msg("do-accept")).tone(Tone::Confirm));
    menu.choice(Action::No, || Show::button(msg("do-decline")).tone(Tone::Idle));
}

pub fn apply_answer(state: &mut State, seat: Seat, from: Seat, yes: bool, cx: &mut Cx) {
    cx.tell(|| Event::Answered { who: seat, yes });
    if !yes {
        state.frames.pop();
        state.trade = None;
    } else if state.trade.as_ref().is_some_and(|t| t.asked() > 0) {
        state.frames.replace(Frame::Deliver { seat, to: from });
    } else {
        state.frames.pop();
        exchange(state, from, seat, cx);
    }
}

/// The other side chooses which cards it gives.
pub fn offer_deliver(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-deliver"));
    let Some(t) = &state.trade else { return };
    let p = &state.players[seat];
    if t.ask_cards > 0 {
        for c in p.hand.get().minus(*t.back_cards.get()).iter() {
            menu.choice(Action::GiveCard(c), || {
                Show::at(targets::card(c), msg("do-give").with("what", text::title(c)))
            });
        }
    } else {
        for g in p.goals.get().minus(*t.back_goals.get()).iter() {
            menu.choice(Action::GiveGoal(g), || {
                Show::at(targets::goal(g), msg("do-give").with("what", text::goal(g)))
            });
        }
    }
}

pub fn apply_deliver(state: &mut State, seat: Seat, to: Seat, action: Action, cx: &mut Cx) {
    let t = state.trade.as_mut().expect("a trade");
    match action {
        Action::GiveCard(c) => {
            t.back_cards.get_mut().insert(c);
            t.ask_cards -= 1;
        }
        Action::GiveGoal(g) => {
            t.back_goals.get_mut().insert(g);
            t.ask_goals -= 1;
        }
        _ => unreachable!("not a card"),
    }
    if t.asked() == 0 {
        state.frames.pop();
        exchange(state, to, seat, cx);
    }
}

/// R18.3, R18.4: at once, and receivers obey their limits.
fn exchange(state: &mut State, from: Seat, to: Seat, cx: &mut Cx) {
    // Whoever gets a card sees it.
    cx.reveal();
    let t = state.trade.take().expect("a trade");
    state.players[from].stock.take(&t.give);
    state.players[to].stock.take(&t.ask);
    for &g in Good::ALL {
        state.gain(to, g, t.give.get(g));
        state.gain(from, g, t.ask.get(g));
    }
    for c in t.cards.get().iter() {
        hands::pass_card(state, from, to, c);
    }
    for g in t.goals.get().iter() {
        hands::pass_goal(state, from, to, g);
    }
    for c in t.back_cards.get().iter() {
        hands::pass_card(state, to, from, c);
    }
    for g in t.back_goals.get().iter() {
        hands::pass_goal(state, to, from, g);
    }
}
