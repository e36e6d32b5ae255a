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

/// Advances of a category.
const ADVANCES_IN_ALL: usize = 4;

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
    /// What a player has of something, and one more than every other player has.
    fn lead(&self, seat: Seat, count: impl Fn(Seat) -> usize) -> (usize, usize) {
        (count(seat), self.others(seat).map(&count).max().unwrap_or(0) + 1)
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
        self.progress(seat, when).is_some_and(|(have, need)| have >= need)
    }

    /// How far a player is with such a condition: what there is and what it takes. `None`: it is met in an instant.
    pub fn progress(&self, seat: Seat, when: When) -> Option<(usize, usize)> {
        let p = &self.players[seat];
        let cities = || self.cities_of(seat);
        let of = |n: usize, k: u8| (n, k as usize);
        Some(match when {
            When::Cities(k) => of(self.city_count(seat), k),
            When::Most(b) => self.lead(seat, |s| self.with_building(s, b)),
            When::MostAdvances(k) => {
                let (have, need) = self.lead(seat, |s| self.players[s].advances.len());
                (have, need.max(k as usize))
            }
            When::Hold(pile) => {
                let held = Good::ALL.map(|g| p.stock.get(g).min(pile.get(g)));
                (held.iter().sum::<u8>() as usize, pile.counts().iter().sum::<u8>() as usize)
            }
            When::HappyCities(k) => of(cities().filter(|c| c.mood == Mood::Happy).count(), k),
            When::AngryCities(k) => of(cities().filter(|c| c.mood == Mood::Angry).count(), k),
            When::EveryBuilding => {
                let own = |b: &Building| cities().any(|c| c.piece(*b) == Some(seat) && self.works(c, *b));
                (Building::all().filter(own).count(), Building::ALL.len())
            }
            When::MostCategories => self.lead(seat, |s| self.full_categories(s)),
            When::FarCity(k) => {
                // No way at all is far too.
                let home = p.home;
                of(cities().map(|c| self.distance(home, c.at).unwrap_or(k)).max().unwrap_or(0) as usize, k)
            }
            When::InfluencedCities(k) => {
                let foreign = self.cities.iter().filter(|c| c.owner != seat);
                of(foreign.filter(|c| c.pieces().contains(&Some(seat))).count(), k)
            }
            When::CityOfSize(k) => of(cities().map(|c| c.size()).max().unwrap_or(0) as usize, k),
            When::Government => (p.government().map_or(0, |g| p.owned_of(g)), ADVANCES_IN_ALL),
            When::LonelyCities(k) => {
                let all = self.cities.iter().fold(self.camp_spaces(), |m, c| m | Set::of(c.at));
                of(cities().filter(|c| !self.layout().near(c.at).meets(all)).count(), k)
            }
            When::Routes(k) => of(self.routes(seat, false), k),
            When::SeaRoutes(k) => of(self.routes(seat, true), k),
            When::Categories(k) => of(self.category_count(seat), k),
            When::MostInfluence => self.lead(seat, |s| self.influence(s)),
            When::Blockade(k) => {
                let ports = self.cities.iter().filter(|c| c.owner != seat && c.port.is_some());
                // A Port that is being built faces nowhere until its owner says so.
                let quays: Set<Space> = ports.map(|c| c.quay).filter(|quay| *quay != NOWHERE).collect();
                of(p.ships.iter().filter(|s| quays.has(s.at)).count(), k)
            }
            When::Fleet { all, lead } => {
                let (have, need) = self.lead(seat, |s| self.players[s].ships.len());
                (have, need.max(lead as usize).min(all as usize))
            }
            When::ArmyLead(k) => {
                let (have, need) = self.lead(seat, |s| self.players[s].army_count());
                (have, need - 1 + k as usize)
            }
            When::Garrisons(k) => of(cities().filter(|c| p.armies_at(c.at) > 0).count(), k),
            When::AtGates(k) => {
                let foreign = self.others(seat).fold(Set::empty(), |all, o| all | self.city_spaces(o));
                let gates = self.layout().map.around(foreign);
                of(p.armies.iter().filter(|u| gates.has(u.at)).count(), k)
            }
            When::Forces(k) => of(p.army_count() + p.ships.len(), k),
            When::Outposts(k) => {
                let own = self.city_spaces(seat);
                let home = own | self.layout().map.around(own);
                let posts: Set<Space> = p.armies.iter().filter(|u| !home.has(u.at)).map(|u| u.at).collect();
                of(posts.len(), k)
            }
            When::AllOf(c) => (p.owned_of(c), ADVANCES_IN_ALL),
            When::Drafts(k) => of(if self.turn.seat == seat { self.turn.drafts as usize } else { 0 }, k),
            When::Battles(k) => {
                let counts = self.turn.seat == seat && self.turn.victorious;
                of(if counts { self.turn.fields.len() } else { 0 }, k)
            }
            _ => return None,
        })
    }
    fn routes(&self, seat: Seat, ships_only: bool) -> usize {
        let can = self.players[seat].has(Advance::TradeRoutes);
        if can { routes::count(self, seat, ships_only) as usize } else { 0 }
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

/// How many cards of the hand can be completed by one of these.
pub fn fitting(state: &State, seat: Seat, set: Set<Objective>) -> usize {
    let fits = |card: &Goal| set.has(card.fact().top) || set.has(card.fact().bottom);
    state.players[seat].goals.get().iter().filter(fits).count()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ClashOfCultures, Options};
    use kernel::{Cx, Dice, Rules};

    /// A Port faces nowhere until its owner has said which sea: until then nobody lies before it.
    #[test]
    fn a_port_without_a_quay_is_not_blockaded() {
        let mut dice = Dice::new(1);
        let begun = ClashOfCultures::setup(&Options::default(), 2, &mut Cx::playout(&mut dice));
        let mut state = begun.expect("a game of two");
        let seat = state.turn.seat;
        let city = state.cities.iter_mut().find(|city| city.owner != seat).expect("a city of the other");
        (city.port, city.quay) = (Some(city.owner), NOWHERE);
        assert_eq!(state.progress(seat, When::Blockade(1)), Some((0, 1)));
    }
}
