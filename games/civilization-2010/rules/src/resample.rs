//! Another world that somebody could not tell from this one.

use crate::data::data;
use crate::frame::Frame;
use crate::names::*;
use crate::research::may_research;
use crate::state::*;
use crate::view::sees_hand;
use kernel::{Audience, Bag, Chance, Seat, Secret};

pub fn resample(state: &State, who: Audience, chance: &mut dyn Chance) -> State {
    let mut s = state.clone();
    units(&mut s, who, chance);
    events(&mut s, who, chance);
    people(&mut s, who, chance);
    markers(&mut s, who, chance);
    sealed(&mut s, who, chance);
    s
}

fn hidden_seats(s: &State, who: Audience) -> impl Iterator<Item = Seat> + use<> {
    s.all().filter(move |&seat| !who.is(seat))
}

/// Strengths of others' units and of the decks; which of a side's units are in its battle hand.
fn units(s: &mut State, who: Audience, chance: &mut dyn Chance) {
    let mut pool = *s.decks.get();
    let mut deck = [0u8; UnitType::N];
    for (t, n) in deck.iter_mut().enumerate() {
        *n = pool[t].iter().sum();
    }
    let fighting = |s: &State, seat: Seat| {
        let b = s.battle.as_ref()?;
        [0u8, 1].into_iter().find(|&side| b.seat(side) == seat && !b.barbarian(side))
    };
    let add = |pool: &mut Units, units: &Units| {
        for t in 0..UnitType::N {
            for g in 0..3 {
                pool[t][g] += units[t][g];
            }
        }
    };
    // First everything hidden goes into the pool, then everybody draws as many as he had.
    let mut barbarians = None;
    if let Some(b) = &s.battle
        && b.barbarian(1)
        && !who.is(b.defender)
        && !sees_hand(s, who, 1)
    {
        barbarians = Some(*b.sides[1].hand.get());
    }
    if let Some(hand) = &barbarians {
        add(&mut pool, hand);
    }
    let seats: Vec<Seat> = hidden_seats(s, who).collect();
    for &seat in &seats {
        add(&mut pool, s.player(seat).force.get());
        if let Some(side) = fighting(s, seat)
            && !sees_hand(s, who, side)
        {
            add(&mut pool, s.battle.as_ref().expect("a battle").sides[side as usize].hand.get());
        }
    }
    let draw = |pool: &mut Units, t: usize, n: u8, chance: &mut dyn Chance| {
        let mut got = [0u8; 3];
        for _ in 0..n {
            let g = chance.kind(&pool[t]);
            pool[t][g] -= 1;
            got[g] += 1;
        }
        got
    };
    if let Some(hand) = barbarians {
        let new = std::array::from_fn(|t| draw(&mut pool, t, hand[t].iter().sum(), chance));
        *s.battle.as_mut().expect("a battle").sides[1].hand.get_mut() = new;
    }
    for &seat in &seats {
        let force = *s.player(seat).force.get();
        let side = fighting(s, seat).filter(|&side| !sees_hand(s, who, side));
        let hand = side.map(|side| *s.battle.as_ref().expect("a battle").sides[side as usize].hand.get());
        let mut all: Units = std::array::from_fn(|t| {
            let in_hand: u8 = hand.map_or(0, |h| h[t].iter().sum());
            draw(&mut pool, t, force[t].iter().sum::<u8>() + in_hand, chance)
        });
        if let (Some(side), Some(hand)) = (side, hand) {
            let mut new = Units::default();
            for _ in 0..crate::muster::count(&hand) {
                let counts: [u8; 12] = std::array::from_fn(|i| all[i / 3][i % 3]);
                let kind = chance.kind(&counts);
                all[kind / 3][kind % 3] -= 1;
                new[kind / 3][kind % 3] += 1;
            }
            *s.battle.as_mut().expect("a battle").sides[side as usize].hand.get_mut() = new;
        }
        *s.me(seat).force.get_mut() = all;
    }
    *s.decks.get_mut() = pool;
    debug_assert!((0..UnitType::N).all(|t| s.decks.get()[t].iter().sum::<u8>() == deck[t]));
}

fn of_level(bag: &Bag<{ Event::N }>, level: u8) -> [u8; Event::N] {
    let mut counts = [0; Event::N];
    for (kind, n) in bag.kinds() {
        if data().events[kind].level == level {
            counts[kind] = n;
        }
    }
    counts
}

/// Culture events of others, by level. A card that is part of an open offer stays what it is.
fn events(s: &mut State, who: Audience, chance: &mut dyn Chance) {
    let picking = match *s.frames.top() {
        Frame::KeepEvent { seat, .. } if !who.is(seat) => Some(seat),
        _ => None,
    };
    let seats: Vec<Seat> = hidden_seats(s, who).collect();
    for level in 1..=3 {
        let mut pool = *s.events.get();
        let mut sizes = Vec::new();
        for &seat in &seats {
            let offered = s.player(seat).draft.get().give.event;
            let mut n = 0;
            for (kind, count) in of_level(s.player(seat).events.get(), level).into_iter().enumerate() {
                let keep = (offered == Some(Event::of(kind)) && count > 0) as u8;
                for _ in 0..count - keep {
                    s.me(seat).events.get_mut().take(kind);
                    pool.put(kind);
                    n += 1;
                }
            }
            sizes.push(n);
        }
        let mut picks = 0;
        if let Some(seat) = picking {
            let drawn = s.me(seat).drawn.get_mut();
            let here = drawn.first().is_some_and(|&c| data().events[c as usize].level == level);
            if here {
                picks = drawn.len();
                for card in std::mem::take(drawn) {
                    pool.put(card as usize);
                }
            }
        }
        for (&seat, n) in seats.iter().zip(sizes) {
            for _ in 0..n {
                let kind = chance.kind(&of_level(&pool, level));
                pool.take(kind);
                s.me(seat).events.get_mut().put(kind);
            }
        }
        for _ in 0..picks {
            let kind = chance.kind(&of_level(&pool, level));
            pool.take(kind);
            s.me(picking.expect("somebody picks")).drawn.get_mut().push(kind as u8);
        }
        *s.events.get_mut() = pool;
    }
}

/// Face-down great people of others, by type: each came with a marker everybody saw.
fn people(s: &mut State, who: Audience, chance: &mut dyn Chance) {
    let picking = match *s.frames.top() {
        Frame::KeepPerson { seat } if !who.is(seat) => Some(seat),
        _ => None,
    };
    let mut pool = *s.people.get();
    let size = pool.len();
    if let Some(seat) = picking {
        for card in std::mem::take(s.me(seat).drawn.get_mut()) {
            pool.put(Person::of(card as usize));
        }
    }
    let seats: Vec<Seat> = hidden_seats(s, who).collect();
    let mut held = Vec::new();
    for &seat in &seats {
        let mine = std::mem::take(s.me(seat).people.get_mut());
        pool = pool.or(mine);
        held.push(mine);
    }
    let pick = |pool: &mut Set<Person>, of: Set<Person>, chance: &mut dyn Chance| {
        let mut counts = [0u8; Person::N];
        for p in pool.and(of).iter() {
            counts[p.index()] = 1;
        }
        let person = Person::of(chance.kind(&counts));
        pool.take(person);
        person
    };
    for (&seat, mine) in seats.iter().zip(held) {
        for kind in 0..PersonType::N {
            let of = data().of_type[kind];
            for _ in 0..mine.and(of).len() {
                let person = pick(&mut pool, of, chance);
                s.me(seat).people.get_mut().put(person);
            }
        }
    }
    if let Some(seat) = picking {
        let mut of = Set::where_(|p: Person| s.pool[p.data().kind.index()] > 0);
        for _ in 0..2 {
            let person = pick(&mut pool, of, chance);
            if s.options.greek_types {
                of = of.minus(data().of_type[person.data().kind.index()]);
            }
            s.me(seat).drawn.get_mut().push(person.index() as u8);
        }
    }
    debug_assert_eq!(pool.len(), size);
    *s.people.get_mut() = pool;
}

/// What lies under hut and village markers this audience has not looked under.
fn markers(s: &mut State, who: Audience, chance: &mut dyn Chance) {
    let knows = |seen: kernel::SeatSet| matches!(who, Audience::Seat(x) if seen.contains(x));
    let mut huts = *s.huts.get();
    let mut villages = *s.villages.get();
    let mut put = |content: Content| match content {
        Content::Hut(h) => huts.put(h.index()),
        Content::Village(v) => villages.put(v.index()),
    };
    let mut hidden_held = Vec::new();
    for seat in s.all() {
        // A marker in an open offer stays what it is.
        let mut offered = s.player(seat).draft.get().give.marker;
        for (i, held) in s.player(seat).held.iter().enumerate() {
            if offered == Some(*held.content.get()) {
                offered = None;
            } else if !knows(held.seen) {
                put(*held.content.get());
                hidden_held.push((seat, i));
            }
        }
    }
    let hidden_map: Vec<usize> = (0..s.peeked.len()).filter(|&i| !knows(s.peeked[i].seen)).collect();
    for &i in &hidden_map {
        put(*s.peeked[i].content.get());
    }
    let mut draw = |village: bool, kept: bool| {
        if village {
            let counts: [u8; Village::N] = std::array::from_fn(|i| {
                let fits = !kept || Content::Village(Village::of(i)).kept();
                if fits { villages.count(i) } else { 0 }
            });
            let kind = chance.kind(&counts);
            villages.take(kind);
            Content::Village(Village::of(kind))
        } else {
            let counts: [u8; Hut::N] = std::array::from_fn(|i| {
                let fits = !kept || Content::Hut(Hut::of(i)).kept();
                if fits { huts.count(i) } else { 0 }
            });
            let kind = chance.kind(&counts);
            huts.take(kind);
            Content::Hut(Hut::of(kind))
        }
    };
    for (seat, i) in hidden_held {
        let village = s.player(seat).held[i].village;
        s.me(seat).held[i].content = Secret::new(draw(village, true));
    }
    for i in hidden_map {
        let village = s.peeked[i].content.get().village();
        s.peeked[i].content = Secret::new(draw(village, false));
    }
    *s.huts.get_mut() = huts;
    *s.villages.get_mut() = villages;
}

/// Research that is chosen but not revealed.
fn sealed(s: &mut State, who: Audience, chance: &mut dyn Chance) {
    let Frame::Research { done } = *s.frames.iter().next_back().expect("a frame") else { return };
    for seat in hidden_seats(s, who) {
        if done.contains(seat) {
            let open: Set<Tech> =
                Tech::LIST.into_iter().filter(|&t| may_research(s, seat, t, false).is_ok()).collect();
            let n = chance.below(open.len() as u32 + 1) as usize;
            *s.me(seat).sealed.get_mut() = open.iter().nth(n).map(|tech| Choice { tech, tesla: false });
        }
    }
}
