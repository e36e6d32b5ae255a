//! R9.6: who can pay with resources, and in which ways.

use crate::action::Payment;
use crate::data::EventEffect;
use crate::ids::*;
use crate::people::ready;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::Seat;

/// Whether a token or marker of `res` pays for `need` (`None` is any); the Indians substitute (R22.9).
fn counts_as(state: &State, seat: Seat, res: Resource, need: Option<Resource>) -> bool {
    match need {
        None => true,
        Some(n) if n == res => true,
        Some(n) => state.player(seat).civ == Civ::Indians && Resource::MARKET.contains(&n),
    }
}

/// Ways of paying one unit.
fn ways(state: &State, seat: Seat, need: Option<Resource>) -> ArrayVec<Payment, 24> {
    let mut ways = ArrayVec::new();
    let player = state.player(seat);
    for res in Resource::MARKET {
        if player.tokens(res) > 0 && counts_as(state, seat, res, need) {
            ways.push(Payment::Token(res));
        }
    }
    for content in player.held_kinds() {
        if content.resource().is_some_and(|res| counts_as(state, seat, res, need)) {
            ways.push(Payment::Marker(content));
        }
    }
    for event in [CultureEvent::AGiftFromAfar, CultureEvent::AGenerousGift, CultureEvent::APrincelyGift] {
        let EventEffect::Gift { kinds, .. } = event.data().effect else { unreachable!() };
        // A gift counts as one of its kinds: for "any" resource too.
        if player.events.get().contains(event.index()) && need.is_none_or(|n| kinds.has(n)) {
            ways.push(Payment::Gift(event));
        }
    }
    ways
}

/// Resources a player could pay in all, counting each token, marker and gift once.
fn wealth(state: &State, seat: Seat) -> usize {
    let player = state.player(seat);
    let tokens = player.resources.total();
    let markers = player.held.iter().filter(|h| h.content.get().resource().is_some()).count();
    let gifts: u8 = [CultureEvent::AGiftFromAfar, CultureEvent::AGenerousGift, CultureEvent::APrincelyGift]
        .iter()
        .map(|e| player.events.get().count(e.index()))
        .sum();
    tokens as usize + markers + gifts as usize
}

fn kremlin(state: &State, seat: Seat, need: Option<Resource>) -> bool {
    need == Some(Resource::Spy)
        && state.wonder_works(seat, Wonder::TheKremlin)
        && !state.player(seat).used_wonders.has(Wonder::TheKremlin)
        && wealth(state, seat) >= 2
}

fn curie(state: &State, seat: Seat, need: Option<Resource>) -> bool {
    need == Some(Resource::Uranium)
        && ready::ready(state, seat, Person::MarieCurie)
        && wealth(state, seat) >= 1
}

/// Whether `seat` can pay; the seat's own knowledge.
pub fn can_pay(state: &State, seat: Seat, need: Option<Resource>, count: u8) -> bool {
    if count == 0 {
        return true;
    }
    match need {
        None => wealth(state, seat) >= count as usize,
        Some(_) => {
            !ways(state, seat, need).is_empty() || kremlin(state, seat, need) || curie(state, seat, need)
        }
    }
}

/// Whether others must think it possible: decided by what everybody sees.
pub fn might_pay(state: &State, seat: Seat, need: Option<Resource>, count: u8) -> bool {
    if count == 0 {
        return true;
    }
    let player = state.player(seat);
    let backs: u8 = player.event_backs().iter().sum();
    let hidden = player.held.len() + backs as usize;
    let tokens = player.resources.total();
    let all = hidden + tokens as usize;
    match need {
        None => all >= count as usize,
        Some(res) => {
            let own = player.tokens(res);
            let substitute = player.civ == Civ::Indians && Resource::MARKET.contains(&res) && tokens > 0;
            let curie = res == Resource::Uranium
                && player.people_backs(PersonType::Scientist) > 0
                && state.has_person(seat, PersonType::Scientist)
                && all >= 1;
            hidden > 0 || own > 0 || substitute || curie || kremlin_public(state, seat, res, all)
        }
    }
}

fn kremlin_public(state: &State, seat: Seat, res: Resource, all: usize) -> bool {
    res == Resource::Spy
        && state.wonder_works(seat, Wonder::TheKremlin)
        && !state.player(seat).used_wonders.has(Wonder::TheKremlin)
        && all >= 2
}

/// All of them, with the Kremlin's and Marie Curie's.
pub fn all_ways(state: &State, seat: Seat, need: Option<Resource>) -> ArrayVec<Payment, 24> {
    let mut all = ways(state, seat, need);
    if kremlin(state, seat, need) {
        all.push(Payment::Kremlin);
    }
    if curie(state, seat, need) {
        all.push(Payment::Curie);
    }
    all
}
