//! Civic Improvement (R8.5): what a step costs, and who can pay it.

use crate::action::Action;
use crate::board::label;
use crate::ids::*;
use crate::state::goods::{Bill, Kind, Pile};
use crate::state::{City, State};
use crate::targets;
use kernel::{Menu, Msg, Refusal, Seat, Show, msg};

impl State {
    /// R8.5.2: one step for one city.
    pub fn civic_bill(&self, seat: Seat, city: &City) -> Bill {
        let p = &self.players[seat];
        let sports = p.has(Advance::Sports) as u8;
        let mood = city.size().saturating_sub(sports).max(1);
        let kind = if p.has(Advance::Rituals) { Kind::Rituals } else { Kind::Exact };
        Bill { cost: Pile::mood(mood), kind }
    }
    pub fn may_cheer(&self, seat: Seat, city: &City) -> bool {
        city.mood != Mood::Happy && self.can_pay(seat, self.civic_bill(seat, city))
    }
    fn may_improve(&self, seat: Seat) -> bool {
        self.cities_of(seat).any(|c| self.may_cheer(seat, c))
    }
    /// R8.5.3: cities of which a step can be paid for besides the token for the vote.
    fn voted_for(&self, seat: Seat) -> impl Iterator<Item = &City> {
        let p = &self.players[seat];
        let votes = p.has(Advance::Voting) && p.stock.mood > 0;
        let mut purse = p.stock;
        purse.mood = purse.mood.saturating_sub(1);
        let paid = move |c: &City| c.mood != Mood::Happy && self.civic_bill(seat, c).affordable(&purse);
        self.cities_of(seat).filter(move |c| votes && paid(c))
    }
}

/// R8.5.3: the vote costs a token, and what it raises costs as much as ever: both are said.
fn vote_label(state: &State, seat: Seat) -> Msg {
    let mut raised = state.voted_for(seat);
    match (raised.next(), raised.next()) {
        (Some(city), None) => msg("do-vote-one")
            .with("where", label(city.at))
            .with("cost", state.civic_bill(seat, city).cost.term()),
        _ => msg("do-vote").with("cost", cheapest_step(state, seat).unwrap_or_default().term()),
    }
}

/// The price of a step for the smallest city that is not happy.
fn cheapest_step(state: &State, seat: Seat) -> Option<Pile> {
    let sad = state.cities_of(seat).filter(|city| city.mood != Mood::Happy);
    sad.map(|city| state.civic_bill(seat, city).cost).min_by_key(|cost| cost.mood)
}

/// Why the mood of no city can be raised.
pub fn why_none(state: &State, seat: Seat) -> (&'static str, Msg) {
    let Some(cost) = cheapest_step(state, seat) else { return ("R8.5.1", msg("refuse-all-happy")) };
    ("R8.5.2", msg("refuse-civic").with("cost", cost.term()))
}

/// R7.3.2: a step of mood, its price, and what the city can do with it.
pub fn cheer_label(state: &State, seat: Seat, city: &City) -> Msg {
    msg("do-cheer-to")
        .with("where", label(city.at))
        .with("cost", state.civic_bill(seat, city).cost.term())
        .num("n", state.strength(&city.cheered()))
        .num("was", state.strength(city))
}

/// Whether there was a way.
pub fn offer_turn(state: &State, seat: Seat, menu: &mut impl Menu<Action>) -> bool {
    let possible = state.may_improve(seat);
    let mut any = false;
    if state.turn.actions > 0 && possible {
        any = true;
        menu.choice(Action::Civic, || {
            // Where one city alone can be raised nothing more is asked: then it is named here.
            let mut raised = state.cities_of(seat).filter(|c| state.may_cheer(seat, c));
            Show::button(match (raised.next(), raised.next()) {
                (Some(city), None) => cheer_label(state, seat, city),
                _ => msg("do-civic").with("cost", cheapest_step(state, seat).unwrap_or_default().term()),
            })
        });
    }
    if state.voted_for(seat).next().is_some() {
        any = true;
        menu.choice(Action::Vote, || Show::at(targets::advance(Advance::Voting), vote_label(state, seat)));
    } else if state.players[seat].has(Advance::Voting) {
        menu.refuse(|| {
            let why = match cheapest_step(state, seat) {
                Some(cost) => msg("refuse-vote").with("cost", cost.term()),
                None => msg("refuse-all-happy"),
            };
            Refusal::new(targets::advance(Advance::Voting), "R8.5.3", why).about(Advance::Voting.term())
        });
    }
    if state.turn.actions > 0
        && state.players[seat].stock.mood > 0
        && state.has_wonder(seat, Wonder::GreatGardens)
    {
        for city in state.cities_of(seat).filter(|c| c.mood != Mood::Happy) {
            any = true;
            menu.choice(Action::Gardens(city.at), || {
                Show::at(targets::space(city.at), msg("do-gardens").with("where", label(city.at)))
            });
        }
    }
    any
}
