//! Civic Improvement (R8.5) and the other ways to cheer cities.

use crate::action::Action;
use crate::board::Space;
use crate::cities;
use crate::cx::Cx;
use crate::frame::Frame;
use crate::goods::{Bill, Kind, Pile};
use crate::ids::*;
use crate::state::{City, State};
use crate::{targets, text};
use kernel::{Menu, Refusal, Seat, Show, Tone, msg};

impl State {
    /// R8.5.2: one step for one city.
    pub fn civic_bill(&self, seat: Seat, city: &City) -> Bill {
        let p = &self.players[seat];
        let sports = p.has(Advance::Sports) as u8;
        let mood = city.size().saturating_sub(sports).max(1);
        let kind = if p.has(Advance::Rituals) { Kind::Rituals } else { Kind::Exact };
        Bill { cost: Pile { mood, ..Pile::default() }, kind }
    }
    fn may_cheer(&self, seat: Seat, city: &City) -> bool {
        city.mood != Mood::Happy && self.can_pay(seat, self.civic_bill(seat, city))
    }
    fn may_improve(&self, seat: Seat) -> bool {
        self.cities_of(seat).any(|c| self.may_cheer(seat, c))
    }
    /// R8.5.3: a token for the vote must be left besides the cheapest step.
    fn may_vote(&self, seat: Seat) -> bool {
        let p = &self.players[seat];
        p.has(Advance::Voting) && p.stock.mood > 0 && {
            let mut purse = p.stock;
            purse.mood -= 1;
            self.cities_of(seat).any(|c| c.mood != Mood::Happy && self.civic_bill(seat, c).affordable(&purse))
        }
    }
}

pub fn offer_turn(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let possible = state.may_improve(seat);
    if state.turn.actions > 0 {
        if possible {
            menu.choice(Action::Civic, || Show::button(msg("do-civic")));
        } else {
            menu.refuse(|| Refusal::new(targets::BUTTON, "R8.5.2", msg("refuse-civic")));
        }
    }
    if possible && state.may_vote(seat) {
        menu.choice(Action::Vote, || Show::at(targets::advance(Advance::Voting), msg("do-vote")));
    }
    if state.turn.actions > 0
        && state.players[seat].stock.mood > 0
        && state.has_wonder(seat, Wonder::GreatGardens)
    {
        for city in state.cities_of(seat).filter(|c| c.mood != Mood::Happy) {
            menu.choice(Action::Gardens(city.at), || {
                Show::at(targets::space(city.at), msg("do-gardens").with("where", text::space(city.at)))
            });
        }
    }
}

pub fn offer(state: &State, seat: Seat, raised: bool, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-civic"));
    for city in state.cities_of(seat).filter(|c| state.may_cheer(seat, c)) {
        menu.choice(Action::At(city.at), || {
            let bill = state.civic_bill(seat, city);
            let label =
                msg("do-cheer").with("where", text::space(city.at)).with("cost", text::pile(&bill.cost));
            Show::at(targets::space(city.at), label)
        });
    }
    if raised {
        menu.choice(Action::Done, || Show::button(msg("do-civic-done")).tone(Tone::Confirm));
    }
}

pub fn apply(state: &mut State, seat: Seat, action: Action) {
    match action {
        Action::At(at) => {
            state.frames.replace(Frame::Civic { seat, raised: true });
            let bill = state.civic_bill(seat, state.city(at).expect("an own city"));
            state.frames.push(Frame::Cheer { at });
            state.charge(seat, bill);
        }
        _ => {
            state.frames.pop();
        }
    }
}

pub fn cheer(state: &mut State, at: Space, cx: &mut Cx) {
    state.raise_mood(at);
    cities::tell_mood(state, at, cx);
}

/// Triumph: raise a city, then perhaps another step for 1 Mood token.
pub fn offer_cheers(state: &State, seat: Seat, second: bool, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg(if second { "prompt-triumph-more" } else { "prompt-triumph" }));
    if !second || state.players[seat].stock.mood > 0 {
        offer_sad(state, seat, menu);
    }
    if second {
        menu.choice(Action::No, || Show::button(msg("do-decline")).tone(Tone::Idle));
    }
}

fn offer_sad(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    for city in state.cities_of(seat).filter(|c| c.mood != Mood::Happy) {
        menu.choice(Action::At(city.at), || {
            Show::at(targets::space(city.at), msg("do-raise").with("where", text::space(city.at)))
        });
    }
}

pub fn apply_cheers(state: &mut State, seat: Seat, second: bool, action: Action, cx: &mut Cx) {
    state.frames.pop();
    if let Action::At(at) = action {
        if second {
            state.spend(seat, Pile { mood: 1, ..Pile::default() }, cx);
        } else {
            state.frames.push(Frame::Cheers { seat, second: true });
        }
        cheer(state, at, cx);
    }
}

/// Great Artist: one city becomes happy.
pub fn offer_happy(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-happy"));
    offer_sad(state, seat, menu);
}

pub fn apply_happy(state: &mut State, at: Space, cx: &mut Cx) {
    state.frames.pop();
    state.set_mood(at, Mood::Happy);
    cities::tell_mood(state, at, cx);
}
