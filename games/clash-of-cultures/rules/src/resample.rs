//! Another world that an audience could not tell from this one.

use crate::frames::battle::{self, Step};
use crate::frames::{Answer, Deliver, Draft, Pending};
use crate::ids::*;
use crate::state::{Known, State};
use kernel::{Audience, Bag, Chance, Seat, Secret};

/// Draws a random member.
fn draw<T: Id>(pool: &mut Set<T>, chance: &mut dyn Chance) -> T {
    let n = chance.below(pool.len() as u32) as usize;
    let t = pool.iter().nth(n).expect("a member");
    pool.remove(t);
    t
}

fn draw_many<T: Id>(pool: &mut Set<T>, n: usize, chance: &mut dyn Chance) -> Set<T> {
    (0..n).map(|_| draw(pool, chance)).collect()
}

fn contents<T: Id, const N: usize>(bag: &Bag<N>) -> Set<T> {
    bag.kinds().map(|(k, _)| T::at(k)).collect()
}

/// What `who` knows for certain of a hand.
struct Sure {
    cards: Set<Card>,
    goals: Set<Goal>,
}

pub fn resample(state: &State, who: Audience, chance: &mut dyn Chance) -> State {
    let mut world = state.clone();
    let seats: arrayvec::ArrayVec<Seat, 4> = Seat::all(state.seats).collect();
    let sure = |seat: Seat| -> Sure {
        let p = &state.players[seat];
        match who {
            Audience::Seat(me) if me == seat => Sure { cards: *p.hand.get(), goals: *p.goals.get() },
            Audience::Seat(me) => {
                let known = state.players[me].known.get();
                Sure { cards: known.cards[seat.index()], goals: known.goals[seat.index()] }
            }
            Audience::Table => Sure { cards: Set::empty(), goals: Set::empty() },
        }
    };
    let open = shown_cards(state, who);

    // Everything unseen goes into one pool and is dealt again.
    let mut cards: Set<Card> = contents(state.cards.get());
    let mut goals: Set<Goal> = contents(state.goals.get());
    for &seat in &seats {
        let (p, s) = (&state.players[seat], sure(seat));
        cards |= *p.hand.get() - s.cards - open;
        goals |= *p.goals.get() - s.goals;
    }
    for frame in state.frames.iter() {
        if let Pending::Plans(plans) = frame
            && !who.is(plans.seat)
        {
            goals |= plans.cards().iter().copied().collect();
        }
    }
    // A sealed combat card must be one that could be laid: dealt before the rest.
    let mut sealed_card = [None; 2];
    for &seat in &seats {
        if let Some(card) = sealed(state, seat, who) {
            let side = state.fight().sides.iter().position(|x| *x == Some(seat)).expect("a side");
            let laid = if sure(seat).cards.has(card) {
                card
            } else {
                let mut fit: Set<Card> =
                    cards.iter().filter(|c| battle::playable(state, side, c.half())).collect();
                let drawn = draw(&mut fit, chance);
                cards.remove(drawn);
                sealed_card[side] = Some((seat, drawn));
                drawn
            };
            world.fight_mut().laid.get_mut()[side] = Some(laid);
        }
    }
    for &seat in &seats {
        let s = sure(seat);
        let held = *state.players[seat].hand.get();
        let mut hand = held & (s.cards | open);
        hand = sealed_card.iter().flatten().filter(|x| x.0 == seat).fold(hand, |h, x| h.with(x.1));
        let (n, m) = (held.len() - hand.len(), state.players[seat].goals.get().len() - s.goals.len());
        let p = &mut world.players[seat];
        *p.hand.get_mut() = hand | draw_many(&mut cards, n, chance);
        *p.goals.get_mut() = s.goals | draw_many(&mut goals, m, chance);
    }
    for frame in world.frames.iter_mut() {
        if let Pending::Plans(plans) = frame
            && !who.is(plans.seat)
        {
            let mut new = [Goal(0); 2];
            for slot in &mut new[..plans.n as usize] {
                *slot = draw(&mut goals, chance);
            }
            plans.drawn = Secret::new(new);
        }
    }
    world.cards = Secret::new(State::bag_of(cards));
    world.goals = Secret::new(State::bag_of(goals));
    knowledge(state, &mut world, who, chance);
    trade(state, &mut world, who, chance);
    world
}

/// Combat cards on the table that everybody has seen.
fn shown_cards(state: &State, who: Audience) -> Set<Card> {
    let Some(b) = &state.battle else { return Set::empty() };
    let laid = b.laid.get();
    (0..2)
        .filter(|&side| !state.options.sealed_cards || b.sides[side].is_some_and(|s| who.is(s)))
        .filter_map(|side| laid[side])
        .collect()
}

/// The card this seat has laid face down, unknown to `who`.
fn sealed(state: &State, seat: Seat, who: Audience) -> Option<Card> {
    let b = state.battle.as_ref()?;
    if !state.options.sealed_cards || who.is(seat) || !matches!(b.step, Step::Card(_)) {
        return None;
    }
    let side = b.sides.iter().position(|s| *s == Some(seat))?;
    b.laid.get()[side]
}

/// Others know as many cards of each hand as before, of those now there; what `who` knows stays.
fn knowledge(state: &State, world: &mut State, who: Audience, chance: &mut dyn Chance) {
    for seat in Seat::all(state.seats).filter(|s| !who.is(*s)) {
        let old = state.players[seat].known.get();
        let mut new = Known::default();
        for other in Seat::all(state.seats) {
            let i = other.index();
            let mut hand = *world.players[other].hand.get();
            let mut goals = *world.players[other].goals.get();
            new.cards[i] = draw_many(&mut hand, old.cards[i].len(), chance);
            new.goals[i] = draw_many(&mut goals, old.goals[i].len(), chance);
        }
        *world.players[seat].known.get_mut() = new;
    }
}

/// A trade on the table: the drafter knows what they offer, the other too once it is proposed.
fn trade(state: &State, world: &mut State, who: Audience, chance: &mut dyn Chance) {
    let (giver, other, proposed) = match *state.frames.top() {
        Pending::Draft(Draft { seat, to }) => (seat, to, false),
        Pending::Answer(Answer { seat, from }) => (from, seat, true),
        Pending::Deliver(Deliver { seat, to }) => (to, seat, true),
        _ => return,
    };
    let Some(old) = &state.trade else { return };
    let Some(new) = world.trade.as_mut() else { return };
    if !(who.is(giver) || (proposed && who.is(other))) {
        let mut hand = *world.players[giver].hand.get();
        let mut goals = *world.players[giver].goals.get();
        new.cards = Secret::new(draw_many(&mut hand, old.cards.get().len(), chance));
        new.goals = Secret::new(draw_many(&mut goals, old.goals.get().len(), chance));
    }
    if !who.is(other) {
        let mut hand = *world.players[other].hand.get();
        let mut goals = *world.players[other].goals.get();
        new.back_cards = Secret::new(draw_many(&mut hand, old.back_cards.get().len(), chance));
        new.back_goals = Secret::new(draw_many(&mut goals, old.back_goals.get().len(), chance));
    }
    // The other side knows what was proposed to it.
    if proposed && !who.is(other) && !who.is(giver) {
        let (cards, goals) = (*new.cards.get(), *new.goals.get());
        let known = world.players[other].known.get_mut();
        let i = giver.index();
        known.cards[i] = refit(known.cards[i], cards);
        known.goals[i] = refit(known.goals[i], goals);
    }
}

/// A set as large as `old` that contains `must`.
fn refit<T: Id>(old: Set<T>, must: Set<T>) -> Set<T> {
    let rest = old - must;
    let room = old.len().saturating_sub(must.len());
    must | rest.iter().take(room).collect()
}
