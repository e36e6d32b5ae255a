//! Conservation laws and bounds, in words.

use crate::board::{NOWHERE, bit};
use crate::frame::Frame;
use crate::ids::*;
use crate::set::{Id, Set};
use crate::state::{BARBARIANS, PIECES, STACK, State};
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
    let mut actions = state.discards.bits();
    let mut goals = state.goal_discards.bits();
    let mut events = state.event_discards.bits();
    let once = |all: &mut u64, set: u64, what: &str| {
        let twice = *all & set;
        *all |= set;
        ensure(twice == 0, || format!("{what} twice: {twice:b}"))
    };
    for p in state.players.iter() {
        once(&mut actions, p.hand.get().bits(), "action card")?;
        once(&mut goals, p.goals.get().bits(), "objective card")?;
        once(&mut goals, p.completed.iter().map(|d| d.card).collect::<Set<Goal>>().bits(), "objective card")?;
        once(&mut events, p.persons.bits(), "event card")?;
        for d in &p.completed {
            ensure(d.card.has(d.objective), || format!("{:?} is not on {:?}", d.objective, d.card))?;
        }
        for other in Seat::all(state.seats) {
            let known = p.known.get();
            let q = &state.players[other];
            ensure(known.cards[other.index()].minus(*q.hand.get()).is_empty(), || {
                "knows a card that is not there".into()
            })?;
            ensure(known.goals[other.index()].minus(*q.goals.get()).is_empty(), || {
                "knows an objective that is not there".into()
            })?;
        }
    }
    for frame in state.frames.iter() {
        if let Frame::Plans { drawn, n, .. } = frame {
            let set: Set<Goal> = drawn.get()[..*n as usize].iter().copied().collect();
            once(&mut goals, set.bits(), "objective card")?;
        }
    }
    once(&mut actions, bits(state.cards.get())?, "action card")?;
    once(&mut goals, bits(state.goals.get())?, "objective card")?;
    once(&mut events, bits(&state.events)?, "event card")?;
    ensure(actions == Set::<Card>::all().bits(), || "an action card is missing".into())?;
    ensure(goals == Set::<Goal>::all().bits(), || "an objective card is missing".into())?;
    ensure(events == Set::<EventCard>::all().bits(), || "an event card is missing".into())
}

fn bits<const N: usize>(bag: &Bag<N>) -> Result<u64, String> {
    bag.kinds()
        .try_fold(0, |m, (kind, n)| ensure(n == 1, || format!("{n} of card {kind}")).map(|_| m | 1 << kind))
}

fn board(state: &State) -> Result<(), String> {
    let l = state.layout();
    ensure(state.regions.len() == l.slots.len(), || "a region for every slot".into())?;
    let placed = state.regions.iter().take(l.normal as usize).flatten().count();
    let pending = state.frames.iter().filter(|f| matches!(f, Frame::Explore { .. })).count();
    ensure(placed + pending + state.tiles.len() == 16, || "sixteen tiles".into())?;
    let known = state.discovered();
    let sea = state.sea();
    let mut built = 0u128;
    for c in &state.cities {
        ensure(known & !sea & bit(c.at) != 0, || format!("a city on {} without land", c.at))?;
        ensure(built & bit(c.at) == 0, || format!("two cities on {}", c.at))?;
        built |= bit(c.at);
        let facing = state.frames.iter().any(|f| matches!(f, Frame::Facing { at, .. } if *at == c.at));
        ensure(c.port.is_none() || facing || (c.quay != NOWHERE && sea & bit(c.quay) != 0), || {
            format!("the Port of {} faces no sea", c.at)
        })?;
    }
    for c in &state.camps {
        ensure(built & bit(c.at) == 0 && known & !sea & bit(c.at) != 0, || format!("a camp on {}", c.at))?;
        built |= bit(c.at);
        ensure(c.units as usize <= STACK, || format!("{} barbarians on {}", c.units, c.at))?;
        ensure(!state.exhausted.contains(&c.at), || format!("a camp on exhausted {}", c.at))?;
    }
    ensure(state.barbarians() <= BARBARIANS, || "too many barbarians".into())
}

fn player(state: &State, seat: Seat) -> Result<(), String> {
    let p = &state.players[seat];
    let known = state.discovered();
    let sea = state.sea();
    ensure(p.army_count() <= 16 && p.settler_count() <= 4, || format!("{seat} has too many units"))?;
    ensure(p.culture_level <= 8 && p.mood_level <= 8, || format!("{seat} has a level above 8"))?;
    for &g in Good::ALL {
        ensure(p.stock.get(g) <= p.limit(g), || {
            format!("{seat} holds {} {g:?} of {}", p.stock.get(g), p.limit(g))
        })?;
    }
    for u in p.armies.iter().chain(&p.settlers) {
        ensure(known & !sea & bit(u.at) != 0, || format!("{seat} has a land unit on {}", u.at))?;
        ensure(p.armies_at(u.at) <= STACK, || format!("{seat} has too many Army units on {}", u.at))?;
        // Only a battle brings strangers together.
        let strangers = state.city(u.at).is_some_and(|c| c.owner != seat)
            || state.camp(u.at).is_some()
            || state.foreign_land(u.at, seat).is_some();
        let fighting = state.battle.as_ref().is_some_and(|b| b.at == u.at);
        ensure(!strangers || fighting, || format!("{seat} stands among strangers on {}", u.at))?;
    }
    for s in &p.ships {
        ensure(known & sea & bit(s.at) != 0, || format!("{seat} has a Ship on {}", s.at))?;
        let fighting = state.battle.as_ref().is_some_and(|b| b.at == s.at);
        let building = state.frames.iter().any(|f| matches!(f, Frame::Build { .. }));
        ensure(fighting || building || state.foreign_ships(s.at, seat).is_none(), || {
            format!("Ships meet on {}", s.at)
        })?;
    }
    let settlements = state.city_count(seat) as u8 + p.lost[0];
    ensure(settlements <= PIECES, || format!("{seat} has {settlements} Settlements"))?;
    for &b in Building::ALL {
        let n =
            state.cities.iter().filter(|c| c.piece(b) == Some(seat)).count() as u8 + p.lost[1 + b as usize];
        ensure(n <= PIECES, || format!("{seat} has {n} of {b:?}"))?;
    }
    let governments =
        Category::ALL.iter().filter(|c| c.is_government()).filter(|c| c.advances().iter().any(|&a| p.has(a)));
    ensure(governments.count() <= 1, || format!("{seat} has two governments"))?;
    for a in p.advances.iter() {
        ensure(p.has(a.category().first()), || {
            format!("{seat} has {a:?} without the first of its category")
        })?;
    }
    Ok(())
}

fn wonders(state: &State) -> Result<(), String> {
    use crate::state::WonderState;
    for &w in Wonder::ALL {
        let standing = state.cities.iter().filter(|c| c.wonder == Some(w)).count();
        let built = matches!(state.wonders[w.index()], WonderState::Built(_));
        ensure(standing == built as usize, || format!("{w:?} stands in {standing} cities"))?;
    }
    Ok(())
}
