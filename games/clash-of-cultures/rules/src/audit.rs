//! Conservation laws and bounds, in words.

use crate::frames::Pending;
use crate::ids::*;
use crate::state::{BARBARIANS, PIECES, STACK, State, WonderState};
use kernel::{Bag, Seat};

fn ensure(holds: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(broken()) }
}

pub fn audit(state: &State) -> Result<(), String> {
    cards(state)?;
    board(state)?;
    for seat in Seat::all(state.seats) {
        player(state, seat)?;
    }
    wonders(state)
}

/// Every card is in exactly one place.
fn cards(state: &State) -> Result<(), String> {
    let mut actions = state.discards;
    let mut goals = state.goal_discards;
    let mut events = state.event_discards;
    for p in state.players.iter() {
        once(&mut actions, *p.hand.get(), "action card")?;
        once(&mut goals, *p.goals.get(), "objective card")?;
        once(&mut goals, p.completed.iter().map(|d| d.card).collect(), "objective card")?;
        once(&mut events, p.persons, "event card")?;
        for d in &p.completed {
            ensure(d.card.has(d.objective), || format!("{:?} is not on {:?}", d.objective, d.card))?;
        }
        for other in Seat::all(state.seats) {
            let known = p.known.get();
            let q = &state.players[other];
            ensure(known.cards[other.index()].is_within(*q.hand.get()), || {
                "knows a card that is not there".into()
            })?;
            ensure(known.goals[other.index()].is_within(*q.goals.get()), || {
                "knows an objective that is not there".into()
            })?;
        }
    }
    for frame in state.frames.iter() {
        if let Pending::Plans(plans) = frame {
            once(&mut goals, plans.cards().iter().copied().collect(), "objective card")?;
        }
    }
    once(&mut actions, contents(state.cards.get())?, "action card")?;
    once(&mut goals, contents(state.goals.get())?, "objective card")?;
    once(&mut events, contents(&state.events)?, "event card")?;
    ensure(actions == Set::all(), || "an action card is missing".into())?;
    ensure(goals == Set::all(), || "an objective card is missing".into())?;
    ensure(events == Set::all(), || "an event card is missing".into())
}

/// Adds a set of cards to those already met.
fn once<T: Id>(all: &mut Set<T>, set: Set<T>, what: &str) -> Result<(), String> {
    let twice = *all & set;
    *all |= set;
    ensure(twice.is_empty(), || format!("{what} twice: {twice:?}"))
}

fn contents<T: Id, const N: usize>(bag: &Bag<N>) -> Result<Set<T>, String> {
    bag.kinds()
        .map(|(kind, n)| ensure(n == 1, || format!("{n} of card {kind}")).map(|_| T::at(kind)))
        .collect()
}

fn board(state: &State) -> Result<(), String> {
    let l = state.layout();
    ensure(state.regions.len() == l.slots.len(), || "a region for every slot".into())?;
    let placed = state.regions.iter().take(l.normal as usize).flatten().count();
    let pending = state.frames.iter().filter(|f| matches!(f, Pending::Explore(_))).count();
    ensure(placed + pending + state.tiles.len() == 16, || "sixteen tiles".into())?;
    let known = state.discovered();
    let sea = state.sea();
    let mut built: Set<Space> = Set::empty();
    for c in &state.cities {
        ensure((known - sea).has(c.at), || format!("a city on {} without land", c.at.0))?;
        ensure(!built.has(c.at), || format!("two cities on {}", c.at.0))?;
        built.insert(c.at);
        let facing = state.frames.iter().any(|f| matches!(f, Pending::Facing(facing) if facing.at == c.at));
        ensure(c.port.is_none() || facing || (c.quay != NOWHERE && sea.has(c.quay)), || {
            format!("the Port of {} faces no sea", c.at.0)
        })?;
    }
    for c in &state.camps {
        ensure(!built.has(c.at) && (known - sea).has(c.at), || format!("a camp on {}", c.at.0))?;
        built.insert(c.at);
        ensure(c.units as usize <= STACK, || format!("{} barbarians on {}", c.units, c.at.0))?;
        ensure(!state.exhausted.contains(&c.at), || format!("a camp on exhausted {}", c.at.0))?;
    }
    ensure(state.barbarians() <= BARBARIANS, || "too many barbarians".into())
}

fn player(state: &State, seat: Seat) -> Result<(), String> {
    let p = &state.players[seat];
    let known = state.discovered();
    let sea = state.sea();
    ensure(p.army_count() <= 16 && p.settler_count() <= 4, || format!("{seat} has too many units"))?;
    ensure(p.culture_level <= 8 && p.mood_level <= 8, || format!("{seat} has a level above 8"))?;
    for g in Good::ALL {
        ensure(p.stock.get(g) <= p.limit(g), || {
            format!("{seat} holds {} {g:?} of {}", p.stock.get(g), p.limit(g))
        })?;
    }
    for u in p.armies.iter().chain(&p.settlers) {
        ensure((known - sea).has(u.at), || format!("{seat} has a land unit on {}", u.at.0))?;
        ensure(p.armies_at(u.at) <= STACK, || format!("{seat} has too many Army units on {}", u.at.0))?;
        // Only a battle brings strangers together.
        let strangers = state.city(u.at).is_some_and(|c| c.owner != seat)
            || state.camp(u.at).is_some()
            || state.foreign_land(u.at, seat).is_some();
        let fighting = state.battle.as_ref().is_some_and(|b| b.at == u.at);
        ensure(!strangers || fighting, || format!("{seat} stands among strangers on {}", u.at.0))?;
    }
    for s in &p.ships {
        ensure((known & sea).has(s.at), || format!("{seat} has a Ship on {}", s.at.0))?;
        let fighting = state.battle.as_ref().is_some_and(|b| b.at == s.at);
        let building = state.frames.iter().any(|f| matches!(f, Pending::Build(_)));
        ensure(fighting || building || state.foreign_ships(s.at, seat).is_none(), || {
            format!("Ships meet on {}", s.at.0)
        })?;
    }
    let settlements = state.city_count(seat) as u8 + p.lost[0];
    ensure(settlements <= PIECES, || format!("{seat} has {settlements} Settlements"))?;
    for b in Building::ALL {
        let n =
            state.cities.iter().filter(|c| c.piece(b) == Some(seat)).count() as u8 + p.lost[1 + b as usize];
        ensure(n <= PIECES, || format!("{seat} has {n} of {b:?}"))?;
    }
    let governments =
        Category::all().filter(|c| c.is_government()).filter(|c| c.advances().iter().any(|&a| p.has(a)));
    ensure(governments.count() <= 1, || format!("{seat} has two governments"))?;
    for a in p.advances.iter() {
        ensure(p.has(a.category().first()), || {
            format!("{seat} has {a:?} without the first of its category")
        })?;
    }
    Ok(())
}

fn wonders(state: &State) -> Result<(), String> {
    for w in Wonder::ALL {
        let standing = state.cities.iter().filter(|c| c.wonder == Some(w)).count();
        let built = matches!(state.wonders[w.index()], WonderState::Built(_));
        ensure(standing == built as usize, || format!("{w:?} stands in {standing} cities"))?;
    }
    Ok(())
}
