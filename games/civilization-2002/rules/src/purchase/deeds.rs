//! Why a whole kind of purchase is impossible now. A kind of which anything can be bought needs no reason.

use super::*;
use crate::milestones;
use kernel::{Msg, Refusal, Target, msg};

fn refuse(deed: &'static str, rule: &'static str, why: Msg) -> Refusal {
    Refusal::new(Target::Button, rule, why).about(msg(deed))
}

fn gold(key: &'static str, price: u16) -> Msg {
    msg(key).num("n", price as i64)
}

/// R2.8: a settler, a region to settle, and gold.
pub fn found(state: &State, seat: Seat) -> Refusal {
    let settlers = || {
        let pieces = state.players[seat].pieces.iter();
        pieces.filter(|(_, piece)| piece.kind.is_settler() && piece.area().is_land())
    };
    let free = |area: Area| state.regions[area].owner.is_none() && state.regions[area].size_limit() > 0;
    let why = if settlers().next().is_none() {
        msg("refuse-no-settler")
    } else if !settlers().any(|(_, piece)| free(piece.area())) {
        msg("refuse-no-site")
    } else {
        gold("refuse-village-dear", village_price(state))
    };
    refuse("deed-found", "R2.8", why)
}

/// R3.6, R4.6.6: the cheapest growth, or what all settlements lack.
pub fn grow(state: &State, seat: Seat) -> Refusal {
    let open = state.settlements(seat).filter(|&area| state.regions[area].size < 4);
    let able = open.clone().filter(|&area| may_grow(state, area).is_ok());
    let (rule, why) = match able.map(|area| growth_price(state, state.regions[area].size)).min() {
        Some(price) => (if state.basic() { "R3.6" } else { "R4.6.6" }, gold("refuse-growth-dear", price)),
        None => {
            let closed = |area: Area| may_grow(state, area) == Err(("R4.3.3", "refuse-size-closed"));
            let mut open = open.peekable();
            match open.peek().is_some() && open.all(closed) {
                true => ("R4.3.3", msg("refuse-all-closed")),
                false => ("R2.2.4", msg("refuse-none-grows")),
            }
        }
    };
    refuse("deed-grow", rule, why)
}

/// R1.6, R4.6.3: room in the tray, a settlement that takes figures, and gold.
pub fn figures(state: &State, seat: Seat, placeable: impl Fn(Kind) -> bool) -> Refusal {
    let sold = || Kind::all().filter(|&kind| on_sale(state, kind).is_ok());
    let cheapest = sold().filter(|&kind| placeable(kind)).map(|kind| price(state, kind)).min();
    let (rule, why) = match cheapest {
        _ if state.players[seat].pieces.room() == 0 => {
            ("R1.6", msg("refuse-tray-full").num("n", TRAY as i64))
        }
        Some(price) => ("R1.6", gold("refuse-figures-dear", price)),
        None => (if state.advanced() { "R4.6.3" } else { "R3.6" }, msg("refuse-no-figure-placed")),
    };
    refuse("deed-figures", rule, why)
}

/// R3.6, R4.3.1: something left to discover, its prerequisites, and gold.
pub fn technologies(state: &State, seat: Seat) -> Refusal {
    let rule = if state.basic() { "R3.6" } else { "R4.3.1" };
    let last = state.era.next().unwrap_or(Era::Modern);
    let open = |tech: &Tech| match state.basic() {
        true => tech.facts().era == state.era,
        false => tech.facts().era <= last && technology::prerequisites_met(state, *tech),
    };
    let prices = state.supply.iter().filter(open).map(|tech| tech_price(state, seat, tech));
    let why = match prices.min() {
        Some(price) => gold("refuse-technologies-dear", price),
        None => msg("refuse-no-technologies"),
    };
    refuse("deed-technologies", rule, why)
}

/// R4.6.7: one of the era that is in play and not owned, and gold.
pub fn improvements(state: &State, seat: Seat) -> Refusal {
    let owned = state.players[seat].improvements;
    let in_play = |improvement: &Improvement| state.in_play(improvement.facts().technology);
    let mut sold = state.era.improvements().iter().filter(in_play).peekable();
    let lacks = |one: Improvement| !owned.has(one) && improvement_left(state, one);
    let why = match (sold.peek().is_some(), sold.any(lacks)) {
        (_, true) => gold("refuse-improvements-dear", improvement_price(state)),
        (true, false) => msg("refuse-improvements-owned"),
        (false, false) => msg("refuse-no-improvements"),
    };
    refuse("deed-improvements", "R4.6.7", why)
}

/// R4.3.5: most wonders are not bought.
pub fn wonders(state: &State) -> Refusal {
    let ship = state.wonder_supply.has(data().spaceship) && state.in_play(data().fusion);
    let why = match ship {
        true => gold("refuse-spaceship-dear", spaceship_price()),
        false => msg("refuse-no-wonders"),
    };
    refuse("deed-wonders", "R4.3.5", why)
}

/// R3.3: somebody else was first; or it is not met yet, and how far it is.
pub fn milestones(state: &State, seat: Seat) -> Refusal {
    let mut open = milestones::of_era(state).filter(|milestone| !state.milestones.has(*milestone)).peekable();
    let why = match open.peek() {
        None => msg("refuse-milestones-claimed"),
        Some(_) => {
            msg("refuse-no-milestone").list("open", open.map(|m| milestones::progress(state, seat, m)))
        }
    };
    refuse("deed-milestones", "R3.3", why)
}

/// R4.6.5, R9.41: units of past eras only, and no fleet with cargo.
pub fn sell(state: &State, seat: Seat) -> Refusal {
    let old = |piece: &Piece| !piece.kind.is_settler() && piece.kind.era() < state.era;
    match state.players[seat].pieces.any(old) {
        true => refuse("deed-sell", "R9.41", msg("refuse-all-loaded")),
        false => refuse("deed-sell", "R4.6.5", msg("refuse-none-old")),
    }
}
