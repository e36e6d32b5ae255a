//! Another world that somebody could not tell from this one.

use crate::announcement::{Plan, What};
use crate::battle::hands;
use crate::culture::events::of_level;
use crate::data::data;
use crate::frames::Pending;
use crate::ids::*;
use crate::payment::can_pay;
use crate::research::may_research;
use crate::state::*;
use crate::view::sees_hand;
use kernel::{Audience, Chance, Seat, Secret};

/// So many worlds are drawn until whoever pays has something to pay with: enough even where one hidden marker of many would do.
const DRAWS: usize = 1_000;

pub fn resample(truth: &State, who: Audience, chance: &mut dyn Chance) -> State {
    let mut state = drawn(truth, who, chance);
    for _ in 1..DRAWS {
        if debts_can_be_paid(&state) {
            break;
        }
        state = drawn(truth, who, chance);
    }
    state
}

/// R9.6: who announced what costs a resource has shown that they hold one.
fn debts_can_be_paid(state: &State) -> bool {
    state.frames.iter().all(|frame| match *frame {
        Pending::Pay(pay) => can_pay(state, pay.by, pay.resource, pay.left),
        Pending::Plan(plan) => match plan.what {
            What::Skill(skill) => {
                let cost = skill.data().cost;
                can_pay(state, plan.by, cost.resource, cost.count)
            }
            _ => true,
        },
        _ => true,
    })
}

fn drawn(truth: &State, who: Audience, chance: &mut dyn Chance) -> State {
    let mut state = truth.clone();
    units(&mut state, who, chance);
    events(&mut state, who, chance);
    people(&mut state, who, chance);
    markers(&mut state, who, chance);
    sealed(&mut state, who, chance);
    state
}

fn hidden_seats(state: &State, who: Audience) -> impl Iterator<Item = Seat> + use<> {
    state.all().filter(move |&seat| !who.is(seat))
}

/// Strengths of others' units and of the decks; which of a side's units are in its battle hand.
fn units(state: &mut State, who: Audience, chance: &mut dyn Chance) {
    let mut pool = *state.decks.get();
    let mut deck = [0u8; UnitType::COUNT];
    for (t, n) in deck.iter_mut().enumerate() {
        *n = pool[t].iter().sum();
    }
    let fighting = |state: &State, seat: Seat| {
        let b = state.battle.as_ref()?;
        [0u8, 1].into_iter().find(|&side| b.seat(side) == seat && !b.barbarian(side))
    };
    // First everything hidden goes into the pool, then everybody draws as many as they had.
    let mut barbarians = None;
    if let Some(b) = &state.battle
        && b.barbarian(1)
        && !who.is(b.defender)
        && !sees_hand(state, who, 1)
    {
        barbarians = Some(*b.sides[1].hand.get());
    }
    if let Some(hand) = &barbarians {
        hands::add(&mut pool, hand);
    }
    let seats: Vec<Seat> = hidden_seats(state, who).collect();
    for &seat in &seats {
        hands::add(&mut pool, state.player(seat).force.get());
        if let Some(side) = fighting(state, seat)
            && !sees_hand(state, who, side)
        {
            hands::add(&mut pool, state.battle.as_ref().expect("a battle").sides[side as usize].hand.get());
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
        *state.battle.as_mut().expect("a battle").sides[1].hand.get_mut() = new;
    }
    for &seat in &seats {
        let force = *state.player(seat).force.get();
        let side = fighting(state, seat).filter(|&side| !sees_hand(state, who, side));
        let hand = side.map(|side| *state.battle.as_ref().expect("a battle").sides[side as usize].hand.get());
        let mut all: Units = std::array::from_fn(|t| {
            let in_hand: u8 = hand.map_or(0, |h| h[t].iter().sum());
            draw(&mut pool, t, force[t].iter().sum::<u8>() + in_hand, chance)
        });
        if let (Some(side), Some(hand)) = (side, hand) {
            let mut new = Units::default();
            for _ in 0..hands::count(&hand) {
                let counts: [u8; 12] = std::array::from_fn(|i| all[i / 3][i % 3]);
                let kind = chance.kind(&counts);
                all[kind / 3][kind % 3] -= 1;
                new[kind / 3][kind % 3] += 1;
            }
            *state.battle.as_mut().expect("a battle").sides[side as usize].hand.get_mut() = new;
        }
        *state.me(seat).force.get_mut() = all;
    }
    *state.decks.get_mut() = pool;
    debug_assert!((0..UnitType::COUNT).all(|t| state.decks.get()[t].iter().sum::<u8>() == deck[t]));
}

/// The card that somebody is about to play.
fn announced(state: &State, seat: Seat) -> Option<CultureEvent> {
    state.frames.iter().find_map(|frame| match *frame {
        Pending::Plan(Plan { by, what: What::Event(event), .. }) if by == seat => Some(event),
        _ => None,
    })
}

/// Culture events of others, by level. A card that is part of an open offer, or on its way to the table, stays what it is.
fn events(state: &mut State, who: Audience, chance: &mut dyn Chance) {
    let picking = match *state.frames.top() {
        Pending::KeepEvent(keep) if !who.is(keep.seat) => Some(keep.seat),
        _ => None,
    };
    let seats: Vec<Seat> = hidden_seats(state, who).collect();
    for level in 1..=3 {
        let mut pool = *state.events.get();
        let mut sizes = Vec::new();
        for &seat in &seats {
            let stay = [state.player(seat).draft.get().give.event, announced(state, seat)];
            let mut n = 0;
            for (kind, count) in of_level(state.player(seat).events.get(), level).into_iter().enumerate() {
                let keep = stay.contains(&Some(CultureEvent::at(kind))) as u8;
                for _ in 0..count.saturating_sub(keep) {
                    state.me(seat).events.get_mut().take(kind);
                    pool.put(kind);
                    n += 1;
                }
            }
            sizes.push(n);
        }
        let mut picks = 0;
        if let Some(seat) = picking {
            let drawn = state.me(seat).drawn.get_mut();
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
                state.me(seat).events.get_mut().put(kind);
            }
        }
        for _ in 0..picks {
            let kind = chance.kind(&of_level(&pool, level));
            pool.take(kind);
            state.me(picking.expect("somebody picks")).drawn.get_mut().push(kind as u8);
        }
        *state.events.get_mut() = pool;
    }
}

/// Face-down great people of others, by type: each came with a marker everybody saw.
fn people(state: &mut State, who: Audience, chance: &mut dyn Chance) {
    let picking = match *state.frames.top() {
        Pending::KeepPerson(keep) if !who.is(keep.seat) => Some(keep.seat),
        _ => None,
    };
    let mut pool = *state.people.get();
    let size = pool.len();
    if let Some(seat) = picking {
        for card in std::mem::take(state.me(seat).drawn.get_mut()) {
            pool.insert(Person::at(card as usize));
        }
    }
    let seats: Vec<Seat> = hidden_seats(state, who).collect();
    let mut held = Vec::new();
    for &seat in &seats {
        let mine = std::mem::take(state.me(seat).people.get_mut());
        pool |= mine;
        held.push(mine);
    }
    let pick = |pool: &mut Set<Person>, of: Set<Person>, chance: &mut dyn Chance| {
        let mut counts = [0u8; Person::COUNT];
        for p in (*pool & of).iter() {
            counts[p.index()] = 1;
        }
        let person = Person::at(chance.kind(&counts));
        pool.remove(person);
        person
    };
    for (&seat, mine) in seats.iter().zip(held) {
        for kind in PersonType::ALL {
            let of = data().of_type[kind];
            for _ in 0..(mine & of).len() {
                let person = pick(&mut pool, of, chance);
                state.me(seat).people.get_mut().insert(person);
            }
        }
    }
    if let Some(seat) = picking {
        let mut of = Set::of_all(|p: Person| state.pool[p.data().kind] > 0);
        for _ in 0..2 {
            let person = pick(&mut pool, of, chance);
            if state.options.greek_types {
                of -= data().of_type[person.data().kind];
            }
            state.me(seat).drawn.get_mut().push(person.index() as u8);
        }
    }
    debug_assert_eq!(pool.len(), size);
    *state.people.get_mut() = pool;
}

/// What lies under hut and village markers this audience has not looked under.
fn markers(state: &mut State, who: Audience, chance: &mut dyn Chance) {
    let knows = |seen: kernel::SeatSet| matches!(who, Audience::Seat(x) if seen.contains(x));
    let mut huts = *state.huts.get();
    let mut villages = *state.villages.get();
    let mut put = |content: Content| match content {
        Content::Hut(h) => huts.put(h.index()),
        Content::Village(v) => villages.put(v.index()),
    };
    let mut hidden_held = Vec::new();
    for seat in state.all() {
        // A marker in an open offer stays what it is.
        let mut offered = state.player(seat).draft.get().give.marker;
        for (i, held) in state.player(seat).held.iter().enumerate() {
            if offered == Some(*held.content.get()) {
                offered = None;
            } else if !knows(held.seen) {
                put(*held.content.get());
                hidden_held.push((seat, i));
            }
        }
    }
    let hidden_map: Vec<usize> = (0..state.peeked.len()).filter(|&i| !knows(state.peeked[i].seen)).collect();
    for &i in &hidden_map {
        put(*state.peeked[i].content.get());
    }
    let mut draw = |village: bool, kept: bool| {
        if village {
            let counts: [u8; Village::COUNT] = std::array::from_fn(|i| {
                let fits = !kept || Content::Village(Village::at(i)).kept();
                if fits { villages.count(i) } else { 0 }
            });
            let kind = chance.kind(&counts);
            villages.take(kind);
            Content::Village(Village::at(kind))
        } else {
            let counts: [u8; Hut::COUNT] = std::array::from_fn(|i| {
                let fits = !kept || Content::Hut(Hut::at(i)).kept();
                if fits { huts.count(i) } else { 0 }
            });
            let kind = chance.kind(&counts);
            huts.take(kind);
            Content::Hut(Hut::at(kind))
        }
    };
    for (seat, i) in hidden_held {
        let village = state.player(seat).held[i].village;
        state.me(seat).held[i].content = Secret::new(draw(village, true));
    }
    for i in hidden_map {
        let village = state.peeked[i].content.get().village();
        state.peeked[i].content = Secret::new(draw(village, false));
    }
    *state.huts.get_mut() = huts;
    *state.villages.get_mut() = villages;
}

/// Research that is chosen but not revealed.
fn sealed(state: &mut State, who: Audience, chance: &mut dyn Chance) {
    let Pending::Research(research) = *state.frames.top() else { return };
    for seat in hidden_seats(state, who) {
        if research.done.contains(seat) {
            let open: Set<Tech> =
                Tech::ALL.into_iter().filter(|&t| may_research(state, seat, t, false).is_ok()).collect();
            let n = chance.below(open.len() as u32 + 1) as usize;
            *state.me(seat).sealed.get_mut() = open.iter().nth(n).map(|tech| Choice { tech, tesla: false });
        }
    }
}
