//! Trade between the player whose turn it is and another (R18). Either proposes; the other only by invitation, so that
//! nobody is asked during a turn that is not theirs, and nobody waits who does not want to.

use crate::action::Action;
use crate::cards::hands;
use crate::event::Event;
use crate::frames::{Choose, Draft, Purpose};
use crate::ids::*;
use crate::state::State;
use crate::state::goods::Pile;
use crate::{Game, targets};
use kernel::{Cx, Menu, Refusal, Seat, Secret, Show, Tone, msg};
use serde::{Deserialize, Serialize};

/// R18.4, D20: proposals between two players in a turn, whoever makes them: talk first, then propose.
const PROPOSALS: u8 = 2;

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
    pub fn is_empty(&self) -> bool {
        self.give.is_empty()
            && self.ask.is_empty()
            && self.card_count + self.goal_count == 0
            && self.asked() == 0
    }
    pub fn asked(&self) -> u8 {
        self.ask_cards + self.ask_goals
    }
    /// R18.4: what whoever proposes it, and the other one, would have no room for.
    pub fn lost(&self, state: &State, from: Seat, to: Seat) -> [Pile; 2] {
        let lost = |who: Seat, gives: &Pile, gets: &Pile| {
            let p = &state.players[who];
            Pile::from_counts(Good::ALL.map(|good| {
                let kept = p.stock.get(good).saturating_sub(gives.get(good));
                gets.get(good).saturating_sub(p.limit(good).saturating_sub(kept))
            }))
        };
        [lost(from, &self.give, &self.ask), lost(to, &self.ask, &self.give)]
    }
    /// What changes hands once it is agreed.
    pub fn deal(&self, state: &State, from: Seat, to: Seat) -> Deal {
        Deal {
            from,
            give: self.give,
            cards: self.card_count + self.goal_count,
            ask: self.ask,
            asked: self.asked(),
            lost: self.lost(state, from, to),
        }
    }
}

/// A trade as it was agreed: goods, and how many cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    pub from: Seat,
    pub give: Pile,
    pub cards: u8,
    pub ask: Pile,
    pub asked: u8,
    /// R18.4: what whoever proposed it, and the other one, had no room for.
    pub lost: [Pile; 2],
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
        menu.refuse(|| Refusal::new(targets::BUTTON, "R18.4", msg("refuse-trade")).about(msg("do-trade")));
    }
}

pub fn begin(state: &mut State, seat: Seat) {
    state.frames.push(Choose { seat, purpose: Purpose::Trade });
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
    state.frames.push(Draft { seat, to });
}

/// R18.1: the other one drafts. The invitation is one of the proposals of the turn, whatever comes of it.
pub fn invite(state: &mut State, seat: Seat, who: Seat, cx: &mut Cx<Game>) {
    state.turn.proposals[who.index()] += 1;
    draft(state, who, seat);
    cx.tell(|| Event::Invited { who: seat, to: who });
}

/// R18.3, R18.4: at once, and receivers obey their limits.
pub fn exchange(state: &mut State, from: Seat, to: Seat, cx: &mut Cx<Game>) {
    // Whoever gets a card sees it.
    cx.reveal();
    let t = state.trade.take().expect("a trade");
    state.players[from].stock.take(&t.give);
    state.players[to].stock.take(&t.ask);
    for g in Good::ALL {
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
