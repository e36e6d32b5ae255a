//! Cultural Influence (R8.6): sources, range and targets. The roll and what follows are in `frames/influence.rs`.

use crate::action::{Action, By};
use crate::board::label;
use crate::frames::Influence;
use crate::ids::*;
use crate::state::goods::Pile;
use crate::state::{City, State};
use crate::{Game, targets};
use arrayvec::ArrayVec;
use kernel::{Cx, Menu, Msg, Refusal, Seat, Show, msg};

/// How a target can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The source that needs the fewest tokens; where several do, the first.
    pub from: Space,
    pub tokens: u8,
}

impl State {
    /// R8.6.3.
    pub fn needed_roll(&self, seat: Seat) -> u8 {
        if self.players[seat].has(Advance::Conversion) { 4 } else { 5 }
    }
    /// R8.6.7: whether `seat` may spend no tokens against this city.
    pub fn tokens_denied(&self, seat: Seat, city: &City) -> bool {
        let p = &self.players[city.owner];
        city.owner != seat
            && ((p.has(Advance::SeparationOfPowers) && city.mood == Mood::Happy)
                || (p.has(Advance::Totalitarianism) && p.armies_at(city.at) > 0)
                || (p.has(Advance::Devotion) && self.works(city, Building::Temple)))
    }
    /// R8.6.2, D5: by the letter, who may not improve the range gets nothing from the Great Statue either.
    fn influence_range(&self, source: &City, denied: bool) -> u8 {
        let statue = source.wonder == Some(Wonder::GreatStatue) && !(denied && self.options.letter);
        source.size() + statue as u8
    }
    /// The cheapest source for a target, within what tokens can add.
    pub fn influence_reach(&self, seat: Seat, at: Space, denied: bool, only: Option<Space>) -> Option<Reach> {
        let sources: ArrayVec<(Space, u8), 7> = self
            .cities_of(seat)
            .filter(|c| c.at != at && !c.influenced() && only.is_none_or(|o| o == c.at))
            .map(|c| (c.at, self.influence_range(c, denied)))
            .collect();
        let purse = if denied { 0 } else { self.players[seat].stock.culture };
        let furthest = sources.iter().map(|s| s.1).max()? + purse;
        let (l, known) = (self.layout(), self.discovered());
        let (mut reached, mut rim) = (Set::of(at), Set::of(at));
        let mut best: Option<Reach> = None;
        for distance in 1..=furthest {
            rim = l.map.around(rim) & (known - reached);
            if rim.is_empty() {
                break;
            }
            reached |= rim;
            for &(from, range) in sources.iter().filter(|(s, _)| rim.has(*s)) {
                let tokens = distance.saturating_sub(range);
                if tokens <= purse && best.is_none_or(|b| tokens < b.tokens) {
                    best = Some(Reach { from, tokens });
                }
            }
        }
        best
    }
    /// R8.6.4: what could be swapped.
    pub fn convertible(&self, seat: Seat, city: &City) -> impl Iterator<Item = Building> {
        Building::all().filter(move |&b| {
            city.piece(b).is_some_and(|colour| colour != seat) && self.in_stock(seat, b) > 0
        })
    }
    /// R8.6.7: Great Statue.
    fn shielded(&self, seat: Seat, city: &City) -> bool {
        city.owner != seat
            && self.wonder_city(Wonder::GreatStatue).is_some_and(|statue| {
                statue.owner == city.owner && self.within(Set::of(statue.at), 2).has(city.at)
            })
    }
}

/// What an attempt would cost besides its tokens.
fn ways(state: &State, seat: Seat) -> impl Iterator<Item = By> {
    let p = &state.players[seat];
    let arts = p.has(Advance::Arts) && !state.turn.used.has(Use::Arts) && p.stock.culture > 0;
    let pyramids = state.turn.pyramids > 0 && state.has_wonder(seat, Wonder::GreatPyramids);
    [(By::Action, state.turn.actions > 0), (By::Arts, arts), (By::Pyramids, pyramids)]
        .into_iter()
        .filter_map(|(by, can)| can.then_some(by))
}

pub fn can_attempt(state: &State, seat: Seat) -> bool {
    !state.turn.influenced && ways(state, seat).next().is_some()
}

/// Why no attempt can be made.
pub fn why_none(state: &State, seat: Seat) -> (&'static str, Msg) {
    let worth = |city: &City| {
        (city.owner != seat || city.influenced())
            && city.size() >= 2
            && state.convertible(seat, city).next().is_some()
    };
    if state.turn.influenced {
        ("R8.6.5", msg("refuse-influenced"))
    } else if !state.cities.iter().any(worth) {
        ("R8.6.1", msg("refuse-no-influence"))
    } else {
        ("R8.6.2", msg("refuse-influence-far"))
    }
}

/// Whether there was a target.
pub fn offer_turn(state: &State, seat: Seat, menu: &mut impl Menu<Action>) -> bool {
    let mut any = false;
    if state.turn.influenced {
        return false;
    }
    for by in ways(state, seat) {
        let only = match by {
            By::Pyramids => state.wonder_city(Wonder::GreatPyramids).map(|c| c.at),
            _ => None,
        };
        // R8.6.8: the token of Arts must be left besides those for the range.
        let spare = (by == By::Arts) as u8;
        for city in &state.cities {
            // R8.6.6.
            if city.owner == seat && !city.influenced() {
                continue;
            }
            let target = targets::space(city.at);
            if city.size() < 2 || state.convertible(seat, city).next().is_none() {
                if by == By::Action && city.owner != seat {
                    menu.refuse(|| Refusal::new(target, "R8.6.1", msg("refuse-influence-size")));
                }
                continue;
            }
            if state.shielded(seat, city) {
                menu.refuse(|| Refusal::new(target, "R8.6.7", msg("refuse-statue")));
                continue;
            }
            let denied = state.tokens_denied(seat, city);
            match state.influence_reach(seat, city.at, denied, only) {
                Some(r) if r.tokens + spare <= state.players[seat].stock.culture => {
                    any = true;
                    offer_target(state, seat, city.at, by, r, menu);
                }
                _ if denied => menu.refuse(|| Refusal::new(target, "R8.6.7", msg("refuse-tokens-denied"))),
                _ => menu.refuse(|| Refusal::new(target, "R8.6.2", msg("refuse-out-of-range"))),
            }
        }
        if state.turn.assimilating && by != By::Pyramids {
            for at in assimilable(state, seat, spare) {
                let reach = state.influence_reach(seat, at, false, only).expect("within reach");
                any = true;
                offer_target(state, seat, at, by, reach, menu);
            }
        }
    }
    any
}

/// Barbarian Settlements that Assimilation could target.
pub fn assimilable(state: &State, seat: Seat, spare: u8) -> impl Iterator<Item = Space> {
    let purse = state.players[seat].stock.culture;
    let settle = state.settlements_in_stock(seat) > 0;
    state.camp_spaces().iter().filter(move |&at| {
        settle && state.influence_reach(seat, at, false, None).is_some_and(|r| r.tokens + spare <= purse)
    })
}

/// R8.6.4: what a success would take, and from whom; nothing where barbarians hold the place.
fn prey(state: &State, seat: Seat, at: Space) -> Vec<Msg> {
    let Some(city) = state.city(at) else { return Vec::new() };
    let of = |b: Building| Some(msg("building-of").with("what", b.term()).seat("who", city.piece(b)?));
    state.convertible(seat, city).filter_map(of).collect()
}

fn offer_target(state: &State, seat: Seat, at: Space, by: By, reach: Reach, menu: &mut impl Menu<Action>) {
    menu.choice(Action::Influence { at, by }, || {
        let key = match by {
            By::Action => "do-influence",
            By::Arts => "do-influence-arts",
            By::Pyramids => "do-influence-pyramids",
        };
        let prey = prey(state, seat, at);
        let label = msg(key).with("where", label(at)).with("from", label(reach.from)).num("n", reach.tokens);
        let label = label.num("prey", prey.len() as u8).list("buildings", prey);
        Show::at(targets::space(at), label)
    });
}

/// R8.6.2, R8.6.8: tokens that go before the roll.
fn tokens_before(state: &State, seat: Seat, at: Space, by: By, denied: bool) -> Option<u8> {
    let only = match by {
        By::Pyramids => state.wonder_city(Wonder::GreatPyramids).map(|c| c.at),
        _ => None,
    };
    let reach = state.influence_reach(seat, at, denied, only)?;
    Some(reach.tokens + (by == By::Arts) as u8)
}

/// R8.6.3, R8.6.7: tokens that are then left to make up for what the die lacks.
pub fn tokens_after(state: &State, seat: Seat, at: Space, by: By) -> u8 {
    let denied = state.city(at).is_some_and(|c| state.tokens_denied(seat, c));
    let before = tokens_before(state, seat, at, by, denied).filter(|_| !denied);
    before.map_or(0, |before| state.players[seat].stock.culture.saturating_sub(before))
}

/// R8.6.9: tokens for range are gone whatever the die says.
pub fn begin(state: &mut State, seat: Seat, at: Space, by: By, cx: &mut Cx<Game>) {
    let denied = state.city(at).is_some_and(|c| state.tokens_denied(seat, c));
    let culture = tokens_before(state, seat, at, by, denied).expect("an offered target");
    match by {
        By::Action => state.turn.actions -= 1,
        By::Arts => state.turn.used.insert(Use::Arts),
        By::Pyramids => state.turn.pyramids -= 1,
    }
    state.spend(seat, Pile { culture, ..Pile::default() }, cx);
    state.frames.push(Influence { seat, at, by });
}
