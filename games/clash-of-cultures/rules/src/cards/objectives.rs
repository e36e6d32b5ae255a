//! Objectives (R16): conditions, and what is claimed.

use super::hands;
use crate::action::Action;
use crate::battle::{ATTACK, Battle, DEFENCE};
use crate::data::{Check, When, data};
use crate::event::Event;
use crate::frames::Claim;
use crate::ids::*;
use crate::routes;
use crate::state::{Done, State};
use crate::{Game, targets};
use kernel::{Cx, Menu, Seat, Show, msg};

/// What happened in a battle, for those who were there.
pub struct Feat {
    pub winner: Option<usize>,
    /// A player's city, a Barbarian Settlement.
    pub captured: bool,
    pub camp: bool,
    pub defended: bool,
    pub landed: bool,
    /// The battle was for a city of size 5 with a Wonder.
    pub legendary: bool,
}

impl State {
    /// More of something than every other player.
    fn leads(&self, seat: Seat, count: impl Fn(Seat) -> usize) -> bool {
        let own = count(seat);
        self.others(seat).all(|o| count(o) < own)
    }
    /// Cities of a player with a building that counts for objectives (R7.2.3).
    fn with_building(&self, seat: Seat, b: Building) -> usize {
        self.cities_of(seat).filter(|c| self.works(c, b)).count()
    }
    fn full_categories(&self, seat: Seat) -> usize {
        Category::all().filter(|&c| self.players[seat].owns_all(c)).count()
    }
    /// Buildings of a colour in cities of other players.
    fn influence(&self, seat: Seat) -> usize {
        self.cities
            .iter()
            .filter(|c| c.owner != seat)
            .map(|c| c.pieces().iter().filter(|p| **p == Some(seat)).count())
            .sum()
    }

    /// A condition that is looked at in the status phase, or at any moment.
    pub fn stands(&self, seat: Seat, when: When) -> bool {
        let p = &self.players[seat];
        let cities = || self.cities_of(seat);
        let at_least = |n: usize, k: u8| n >= k as usize;
        match when {
            When::Cities(k) => at_least(self.city_count(seat), k),
            When::Most(b) => self.leads(seat, |s| self.with_building(s, b)),
            When::MostAdvances(k) => {
                at_least(p.advances.len(), k) && self.leads(seat, |s| self.players[s].advances.len())
            }
            When::Hold(pile) => p.stock.covers(&pile),
            When::HappyCities(k) => at_least(cities().filter(|c| c.mood == Mood::Happy).count(), k),
            When::AngryCities(k) => at_least(cities().filter(|c| c.mood == Mood::Angry).count(), k),
            When::EveryBuilding => {
                Building::all().all(|b| cities().any(|c| c.piece(b) == Some(seat) && self.works(c, b)))
            }
            When::MostCategories => self.leads(seat, |s| self.full_categories(s)),
            When::FarCity(k) => cities().any(|c| self.far(seat, c.at, k)),
            When::InfluencedCities(k) => at_least(
                self.cities.iter().filter(|c| c.owner != seat && c.pieces().contains(&Some(seat))).count(),
                k,
            ),
            When::CityOfSize(k) => cities().any(|c| c.size() >= k),
            When::Government => p.government().is_some_and(|g| p.owns_all(g)),
            When::LonelyCities(k) => {
                let all = self.cities.iter().fold(self.camp_spaces(), |m, c| m | Set::of(c.at));
                at_least(cities().filter(|c| !self.layout().near(c.at).meets(all)).count(), k)
            }
            When::Routes(k) => p.has(Advance::TradeRoutes) && routes::count(self, seat, false) >= k,
            When::SeaRoutes(k) => p.has(Advance::TradeRoutes) && routes::count(self, seat, true) >= k,
            When::Categories(k) => at_least(self.category_count(seat), k),
            When::MostInfluence => self.leads(seat, |s| self.influence(s)),
            When::Blockade(k) => {
                let quays: Set<Space> = self
                    .cities
                    .iter()
                    .filter(|c| c.owner != seat && c.port.is_some())
                    .map(|c| c.quay)
                    .collect();
                at_least(p.ships.iter().filter(|s| quays.has(s.at)).count(), k)
            }
            When::Fleet { all, lead } => {
                let n = p.ships.len();
                at_least(n, all) || (at_least(n, lead) && self.leads(seat, |s| self.players[s].ships.len()))
            }
            When::ArmyLead(k) => {
                self.others(seat).all(|o| p.army_count() >= self.players[o].army_count() + k as usize)
            }
            When::Garrisons(k) => at_least(cities().filter(|c| p.armies_at(c.at) > 0).count(), k),
            When::AtGates(k) => {
                let foreign = self.others(seat).fold(Set::empty(), |all, o| all | self.city_spaces(o));
                let gates = self.layout().map.around(foreign);
                at_least(p.armies.iter().filter(|u| gates.has(u.at)).count(), k)
            }
            When::Forces(k) => at_least(p.army_count() + p.ships.len(), k),
            When::Outposts(k) => {
                let own = self.city_spaces(seat);
                let home = own | self.layout().map.around(own);
                let posts: Set<Space> = p.armies.iter().filter(|u| !home.has(u.at)).map(|u| u.at).collect();
                at_least(posts.len(), k)
            }
            When::AllOf(c) => p.owns_all(c),
            When::Drafts(k) => self.turn.seat == seat && self.turn.drafts >= k,
            When::Battles(k) => {
                self.turn.seat == seat && self.turn.victorious && at_least(self.turn.fields.len(), k)
            }
            _ => false,
        }
    }
    /// At least `n` spaces from where the player began; no way at all is far too.
    fn far(&self, seat: Seat, at: Space, n: u8) -> bool {
        self.distance(self.players[seat].home, at).is_none_or(|d| d >= n)
    }
}

/// The condition of an instant objective has occurred.
pub fn claim(state: &mut State, seat: Seat, objective: Objective) {
    if state.is_turn_of(seat) {
        state.turn.claims.insert(objective);
    }
}

pub fn after_founding(state: &mut State, seat: Seat, at: Space) {
    let When::FoundedFar(n) = Objective::DistantFounding.fact().when else { unreachable!() };
    if state.far(seat, at, n) {
        claim(state, seat, Objective::DistantFounding);
    }
}

pub fn after_draft(state: &mut State, seat: Seat) {
    if state.stands(seat, Objective::DraftTwice.fact().when) {
        claim(state, seat, Objective::DraftTwice);
    }
}

/// Whether a side of the battle just fought has met an objective.
fn met(state: &State, feat: &Feat, side: usize, when: When) -> bool {
    let b = state.fight();
    let seat = b.sides[side].expect("a player");
    let foe = b.sides[1 - side];
    let won = feat.winner == Some(side);
    let attacker = side == ATTACK;
    let outnumbered = won && foe.is_some() && b.start[side] < b.start[1 - side];
    let war = |s: Seat| Category::War.advances().iter().filter(|&&a| state.players[s].has(a)).count();
    let land = b.on_land();
    match when {
        When::CapturedDefended => attacker && feat.captured && feat.defended,
        When::Battles(_) => land && state.stands(seat, when),
        When::Destroyed(n) => land && b.killed[1 - side] >= n,
        When::Present(n) => land && b.start[0] + b.start[1] >= n,
        When::Outnumbered => outnumbered,
        When::CapturedByLanding => attacker && feat.captured && feat.landed,
        When::Bold => outnumbered || (won && foe.is_some_and(|f| war(f) > war(seat))),
        When::Legendary(n) => attacker && feat.legendary && b.start[ATTACK] >= n,
        When::RaidedRoute => b.raided[side],
        When::WonDestroying(n) => attacker && land && won && b.killed[DEFENCE] >= n,
        When::CampOf(n) => attacker && feat.camp && b.start[DEFENCE] >= n,
        When::Repelled(n) => side == DEFENCE && land && b.killed[ATTACK] >= n,
        _ => false,
    }
}

/// Instant objectives of both sides. The one whose turn it is claims between steps; the other is asked, if
/// they hold objective cards at all (R16.5, R23.6).
pub fn after_battle(state: &mut State, feat: &Feat) {
    let Battle { sides, .. } = *state.fight();
    for side in [DEFENCE, ATTACK] {
        let Some(seat) = sides[side] else { continue };
        let set: Set<Objective> =
            data().instant.iter().filter(|o| met(state, feat, side, o.fact().when)).collect();
        if set.is_empty() {
            continue;
        }
        if state.is_turn_of(seat) {
            state.turn.claims |= set;
        } else {
            state.frames.push(Claim { seat, set });
        }
    }
}

/// Claims among `set` that the hand allows.
pub fn offer_claims(state: &State, seat: Seat, set: Set<Objective>, menu: &mut impl Menu<Action>) {
    if set.is_empty() {
        return;
    }
    for card in state.players[seat].goals.get().iter() {
        let fact = card.fact();
        let bottom = (fact.bottom != fact.top).then_some(fact.bottom);
        for objective in [Some(fact.top), bottom].into_iter().flatten() {
            if set.has(objective) {
                menu.choice(Action::Claim { card, objective }, || {
                    let label = msg("do-claim").with("what", objective.term()).with("card", card.term());
                    Show::at(targets::goal(card), label)
                });
            }
        }
    }
}

/// R16.1, R16.4: one objective of the card, for good.
pub fn complete(state: &mut State, seat: Seat, card: Goal, objective: Objective, cx: &mut Cx<Game>) {
    hands::forget_goal(state, card);
    state.players[seat].completed.push(Done { card, objective });
    if objective == Objective::DistantFounding {
        state.players[seat].founded_far = state.round;
    }
    cx.reveal();
    cx.tell(|| Event::Completed { who: seat, card, objective });
    state.spend(seat, objective.fact().pay, cx);
}

/// R16.2, R16.3: what can be declared in the status phase, given what has been.
pub fn declarable(state: &State, seat: Seat, done: Set<Objective>) -> Set<Objective> {
    let colony_waits = state.players[seat].founded_far == state.round;
    data()
        .objectives
        .iter()
        .filter(|o| o.check == Check::Status && !done.has(o.id))
        .filter(|o| !o.not_with.iter().any(|x| done.has(*x)))
        .filter(|o| !(o.id == Objective::Colony && colony_waits))
        .filter(|o| state.players[seat].stock.covers(&o.pay) && state.stands(seat, o.when))
        .map(|o| o.id)
        .collect()
}
