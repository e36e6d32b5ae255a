//! The worlds a choice is tried in.

use crate::seen::Seen;
use crate::{Then, WORLDS};
use kernel::{Audience, Chance, Cx, Dice, Msg, Notes, Rules, Seat, Tone};
use kit::gauge::Gauges;
use std::cell::RefCell;

/// Worlds that a seat cannot tell from the true one, drawn as they are needed and then used for every choice: what
/// differs between two choices is then their doing, not chance's.
pub struct Worlds<'a, G: Gauges> {
    state: &'a G::State,
    seat: Seat,
    luck: u64,
    drawn: RefCell<Drawn<G>>,
    /// Whether to go on.
    pub patience: Box<dyn Fn() -> bool + 'a>,
    /// What an event closes.
    pub closes: fn(&G::Event) -> Option<Msg>,
}

struct Drawn<G: Rules> {
    dice: Dice,
    /// Each with the chance of what happens in it.
    worlds: Vec<(G::State, Dice)>,
}

impl<'a, G: Gauges> Worlds<'a, G> {
    pub fn new(state: &'a G::State, seat: Seat, luck: u64) -> Self {
        let drawn = Drawn { dice: Dice::new(luck), worlds: Vec::new() };
        Worlds {
            state,
            seat,
            luck,
            drawn: RefCell::new(drawn),
            patience: Box::new(|| true),
            closes: |_| None,
        }
    }

    /// The world of this number, the same for every choice.
    fn get(&self, number: usize) -> (G::State, Dice) {
        let mut drawn = self.drawn.borrow_mut();
        let Drawn { dice, worlds } = &mut *drawn;
        while worlds.len() <= number {
            let state = G::resample(self.state, Audience::Seat(self.seat), dice);
            // Far from what the worlds themselves are drawn with.
            let chance = (worlds.len() as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            worlds.push((state, Dice::new(self.luck.wrapping_add(chance))));
        }
        worlds[number].clone()
    }

    /// Tries an action in one world, and in more of them if chance or something hidden has a say; where its chances are
    /// known `exact`ly, only until each of its outcomes was seen.
    pub fn look(&self, action: &G::Action, exact: Option<&[(Msg, u32)]>) -> Seen {
        self.tried(action, exact, WORLDS)
    }

    /// The same in a few of them: what is likeliest shows soon.
    pub fn glance(&self, action: &G::Action) -> Seen {
        self.tried(action, None, Self::FEWEST)
    }

    fn tried(&self, action: &G::Action, exact: Option<&[(Msg, u32)]>, worlds: u32) -> Seen {
        let first = self.after(0, action);
        let sure = !first.fenced;
        let closes = first.closed(self.closes, self.seat);
        let then = first.then(self.seat);
        let known = exact.map_or(0, <[_]>::len);
        let mut seen = Seen::none(sure, then, closes, known);
        seen.add(&first, self.seat);
        if sure {
            return seen;
        }
        for number in 1..worlds {
            let world = self.after(number as usize, action);
            if seen.closes.is_some() && seen.closes != world.closed(self.closes, self.seat) {
                seen.closes = None;
            }
            seen.add(&world, self.seat);
            if !(self.patience)() {
                break;
            }
            if number >= Self::FEWEST && exact.is_some_and(|exact| seen.is_enough(exact)) {
                break;
            }
        }
        if let Some(exact) = exact {
            if G::aims(action) {
                seen.hope(exact);
            }
            seen.weigh(exact);
        }
        seen
    }

    /// Tells what comes of the first answer of each kind to the question that an action opens, and of a few more, as long as
    /// somebody wants to know; false, if one of them is a matter of luck.
    pub fn answers(&self, action: &G::Action, mut each: impl FnMut(&Seen) -> bool) -> bool {
        let opened = self.after(0, action);
        let answers = G::onward(&opened.state, self.seat);
        let every = answers.len().div_ceil(Self::ANSWERS).max(1);
        let mut kinds = Vec::new();
        // Where one kind has most answers, as advances have in a turn, the others would be passed over.
        let mut news = Vec::new();
        for answer in &answers {
            let kind = std::mem::discriminant(answer);
            if !kinds.contains(&kind) {
                kinds.push(kind);
                news.push(answer);
            }
        }
        for answer in news.into_iter().chain(answers.iter().step_by(every)) {
            let (_, mut dice) = self.get(0);
            let world = World::<G>::after(opened.state.clone(), self.seat, answer, &mut dice);
            if world.fenced {
                return false;
            }
            let mut seen = Seen::none(true, None, None, 0);
            seen.add(&world, self.seat);
            if !each(&seen) {
                break;
            }
        }
        true
    }

    /// So many answers, besides one of each kind, say what all of them have in common.
    const ANSWERS: usize = 4;

    /// What chances do not say may still differ: whether a leader falls, what comes after.
    const FEWEST: u32 = 8;

    fn after(&self, number: usize, action: &G::Action) -> World<G> {
        let (state, mut dice) = self.get(number);
        World::after(state, self.seat, action, &mut dice)
    }
}

/// The one world that came to be.
pub fn happened<G: Gauges>(state: &G::State, seat: Seat, notes: Notes<G::Event>) -> Seen {
    let world = World::<G> { state: state.clone(), notes, fenced: false };
    let then = world.then(seat);
    let mut seen = Seen::none(true, then, None, 0);
    seen.add(&world, seat);
    seen
}

/// One world after the choice and after what its seat has no choice in.
pub struct World<G: Rules> {
    pub state: G::State,
    pub notes: Notes<G::Event>,
    fenced: bool,
}

impl<G: Gauges> World<G> {
    /// So many steps without a choice are followed: enough for what a step opens, few enough to stay quick.
    const FORCED: usize = 8;

    fn after(state: G::State, seat: Seat, action: &G::Action, dice: &mut Dice) -> Self {
        let mut world: World<G> = World { state, notes: Notes::default(), fenced: false };
        world.take(seat, action.clone(), dice);
        let mut menu = Vec::new();
        for _ in 0..Self::FORCED {
            // Only what the seat itself has no choice in: whether another has one may be that one's secret.
            let open = G::open(&world.state);
            if open.len() != 1 || open.first() != Some(seat) || world.fenced {
                break;
            }
            menu.clear();
            G::choices(&world.state, seat, &mut menu);
            if menu.len() != 1 || world.stays(seat) {
                break;
            }
            // What is drawn in a step of its own is not this choice's doing: it is told as what comes then.
            let (state, told) = (world.state.clone(), world.notes.told.len());
            world.take(seat, menu.remove(0), dice);
            if world.fenced {
                world.state = state;
                world.notes.told.truncate(told);
                world.fenced = false;
                break;
            }
        }
        world
    }

    /// Whether the one answer there is ends the turn, or steps back: nobody gives that for somebody.
    fn stays(&self, seat: Seat) -> bool {
        let choices = G::offer_for(&self.state, seat).choices;
        choices.iter().any(|choice| matches!(choice.show.tone, Tone::EndsTurn | Tone::Back))
    }

    fn take(&mut self, seat: Seat, action: G::Action, chance: &mut dyn Chance) {
        let mut cx = Cx::recording(G::REVISION, chance, &mut self.notes);
        G::apply(&mut self.state, seat, action, &mut cx);
        self.fenced |= cx.fenced();
    }

    /// What was closed on the way, as far as its seat hears of it.
    pub fn closed(&self, closes: fn(&G::Event) -> Option<Msg>, seat: Seat) -> Option<Msg> {
        let heard = self.notes.told.iter().filter(|told| told.to.include(Audience::Seat(seat)));
        heard.filter_map(|told| closes(&told.event)).next()
    }

    /// What is asked next, of the seat itself where others are asked beside it. What another is asked may depend on what that one
    /// holds: only who it is is public.
    pub fn then(&self, seat: Seat) -> Option<Then> {
        let open = G::open(&self.state);
        if open.contains(seat) {
            let mut menu = Vec::new();
            G::choices(&self.state, seat, &mut menu);
            let only = (menu.len() == 1).then(|| G::offer_for(&self.state, seat).choices.pop()).flatten();
            let only = only.filter(|choice| choice.show.tone != Tone::Back).map(|choice| choice.show.label);
            return Some(Then { seat, prompt: G::question(&self.state, seat), only, reacts: false });
        }
        let other = open.first()?;
        let reacts = G::question(&self.state, other)
            .is_some_and(|asked| G::REACTIONS.iter().any(|reaction| asked.key == *reaction));
        Some(Then { seat: other, prompt: None, only: None, reacts })
    }
}
