//! The worlds a choice is tried in.

use crate::weighed::{Outcomes, weighed};
use crate::{EXACT, Outcome, Then, WORLDS};
use kernel::{Audience, Chance, Cx, Dice, Msg, Notes, Rules, Seat, Tone};
use kit::gauge::{Gauge, Gauges};
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
        let mut seen = Seen { sure, then, ends: 0, closes, worlds: 0, known, classes: Vec::new() };
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
            let mut seen = Seen {
                sure: true,
                then: None,
                ends: 0,
                closes: None,
                worlds: 0,
                known: 0,
                classes: Vec::new(),
            };
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
    let mut seen = Seen { sure: true, then, ends: 0, closes: None, worlds: 0, known: 0, classes: Vec::new() };
    seen.add(&world, seat);
    seen
}

/// What was seen in all worlds together. Worlds in which the same was told are of one class, and a few of each class
/// say what changed: views cost most of the time, and chance mostly shows in what is told.
pub struct Seen {
    pub sure: bool,
    pub then: Option<Then>,
    /// In so many worlds the game would be over.
    pub ends: u32,
    /// What is closed in all of them.
    pub closes: Option<Msg>,
    worlds: u32,
    /// So many outcomes the game computed.
    known: usize,
    classes: Vec<Class>,
}

/// One world that was looked at.
pub struct Looked<'s> {
    pub gauges: &'s [Gauge],
    /// What it stands for.
    pub weight: u64,
    /// What the choice is for came true in it.
    pub hoped: bool,
    /// Which of the outcomes that the game computed came true in it; nothing where it computed none.
    pub of: Option<&'s [usize]>,
}

struct Class {
    told: Vec<Msg>,
    hoped: bool,
    of: Option<Vec<usize>>,
    worlds: u32,
    /// What it counts for, a world for [`Class::WHOLE`].
    weight: u64,
    /// Of the first few of its worlds.
    gauges: Vec<Vec<Gauge>>,
}

impl Class {
    /// So many worlds of a class are looked at: what is drawn in it, as a tile, may be worth more or less,
    const LOOKED_AT: usize = 6;
    /// and so many of all,
    const LOOKED_AT_IN_ALL: usize = 12;
    /// or a few more, if nothing like them was looked at: where every world is a class of its own, these stand for the others.
    const SEEN_FIRST: usize = 18;
    /// Fine enough that shares of it add up when they are rounded.
    const WHOLE: u64 = 1 << 24;
}

impl Seen {
    /// What was told, each with its chance.
    pub fn told(&self) -> Vec<Outcome> {
        let mut counted: Vec<(&Msg, u64)> = Vec::new();
        for class in &self.classes {
            for gist in &class.told {
                match counted.iter_mut().find(|(known, _)| *known == gist) {
                    Some((_, weight)) => *weight += class.weight,
                    None => counted.push((gist, class.weight)),
                }
            }
        }
        let outcome = |(gist, weight): (&Msg, u64)| Outcome {
            gist: gist.clone(),
            chance: self.part(weight),
            exact: false,
        };
        counted.into_iter().map(outcome).collect()
    }

    /// The worlds that were looked at.
    pub fn looked(&self) -> impl Iterator<Item = Looked<'_>> {
        // Those that were not looked at are stood for by others of what is hoped for, or of what is not: else its chance would be
        // another here than where it is told.
        let weight = |classes: &dyn Fn(&&Class) -> bool| -> u64 {
            self.classes.iter().filter(classes).map(|class| class.weight).sum()
        };
        let looked_at = |class: &&Class| !class.gauges.is_empty();
        let [missed, hoped] = [false, true].map(|hoped| {
            (weight(&|class| class.hoped == hoped), weight(&|class| class.hoped == hoped && looked_at(class)))
        });
        let apart = (missed.0 == 0) == (missed.1 == 0) && (hoped.0 == 0) == (hoped.1 == 0);
        let both = (missed.0 + hoped.0, missed.1 + hoped.1);
        self.classes.iter().filter(looked_at).flat_map(move |class| {
            let (all, seen) = match (apart, class.hoped) {
                (false, _) => both,
                (true, true) => hoped,
                (true, false) => missed,
            };
            let weight =
                class.weight as u128 * all as u128 / (seen.max(1) as u128 * class.gauges.len() as u128);
            let weight = weight as u64;
            let of = class.of.as_deref();
            class.gauges.iter().map(move |gauges| Looked { gauges, weight, hoped: class.hoped, of })
        })
    }

    /// In parts of [`EXACT`], to the nearest.
    pub fn part(&self, weight: u64) -> u32 {
        let all = self.worlds.max(1) as u128 * Class::WHOLE as u128;
        ((weight as u128 * EXACT as u128 * 2 + all) / (2 * all)) as u32
    }

    pub fn ends(&self) -> u32 {
        self.part(self.ends as u64 * Class::WHOLE)
    }

    fn add<G: Gauges>(&mut self, world: &World<G>, seat: Seat) {
        let who = Audience::Seat(seat);
        let heard = world.notes.told.iter().filter(|told| told.to.include(who));
        let mut told: Vec<Msg> = Vec::new();
        for gist in heard.filter_map(|told| G::gist(&told.event)) {
            // Said twice in one world, it still happened in one world.
            if !told.contains(&gist) {
                told.push(gist);
            }
        }
        let known = self.classes.iter().position(|class| class.told == told).unwrap_or_else(|| {
            let (hoped, of, gauges) = (false, None, Vec::new());
            self.classes.push(Class { told, hoped, of, worlds: 0, weight: 0, gauges });
            self.classes.len() - 1
        });
        let looked: usize = self.classes.iter().map(|class| class.gauges.len()).sum();
        let class = &mut self.classes[known];
        class.worlds += 1;
        class.weight += Class::WHOLE;
        // What the game computed is a handful, and each of it is told apart by its chance.
        let first = Class::SEEN_FIRST.max(Class::LOOKED_AT_IN_ALL + self.known);
        let most = if class.gauges.is_empty() { first } else { Class::LOOKED_AT_IN_ALL };
        if class.gauges.len() < Class::LOOKED_AT && looked < most {
            class.gauges.push(G::gauges(&G::view(&world.state, who)));
            self.then = self.then.take().zip(world.then(seat)).and_then(|(known, then)| known.or(then));
        }
        self.worlds += 1;
        self.ends += G::standing(&world.state).is_some() as u32;
    }

    /// Whether each of the computed outcomes was seen, and what comes after them, which is counted, often enough.
    fn is_enough(&self, exact: &[(Msg, u32)]) -> bool {
        let seen = |gist: &Msg| self.classes.iter().any(|class| class.told.contains(gist));
        let counted = |gist: &Msg| exact.iter().all(|(known, _)| known != gist);
        let wavers = |gist: &Msg| self.classes.iter().any(|class| !class.told.contains(gist));
        let counts =
            || self.classes.iter().any(|class| class.told.iter().any(|gist| counted(gist) && wavers(gist)));
        exact.iter().all(|(gist, chance)| *chance == 0 || seen(gist))
            && (self.worlds >= Self::OFTEN || !counts())
    }

    /// So many worlds tell what follows one outcome now and then from what always does.
    const OFTEN: u32 = 24;

    /// Whether some world of each class was looked at.
    pub fn looked_at_all(&self) -> bool {
        self.classes.iter().all(|class| class.weight == 0 || !class.gauges.is_empty())
    }

    /// The first of the outcomes is what the choice is for.
    fn hope(&mut self, exact: &[(Msg, u32)]) {
        let Some((best, _)) = exact.first() else { return };
        for class in &mut self.classes {
            class.hoped = class.told.contains(best);
        }
    }

    /// Gives the classes the chances that are known, so that nothing counted stands beside a chance that contradicts it.
    fn weigh(&mut self, exact: &[(Msg, u32)]) {
        let outcomes: Vec<Outcomes> = self
            .classes
            .iter()
            .map(|class| Outcomes {
                worlds: class.worlds,
                of: (0..exact.len()).filter(|&i| class.told.contains(&exact[i].0)).collect(),
            })
            .collect();
        let chances: Vec<f64> =
            exact.iter().map(|(_, chance)| f64::from(*chance) / f64::from(EXACT)).collect();
        let weighed = weighed(&outcomes, &chances);
        for ((class, Outcomes { of, .. }), worlds) in self.classes.iter_mut().zip(outcomes).zip(weighed) {
            class.of = Some(of);
            class.weight = (worlds * Class::WHOLE as f64) as u64;
        }
    }
}

/// One world after the choice and after what its seat has no choice in.
struct World<G: Rules> {
    state: G::State,
    notes: Notes<G::Event>,
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
    fn closed(&self, closes: fn(&G::Event) -> Option<Msg>, seat: Seat) -> Option<Msg> {
        let heard = self.notes.told.iter().filter(|told| told.to.include(Audience::Seat(seat)));
        heard.filter_map(|told| closes(&told.event)).next()
    }

    /// What is asked next, of the seat itself where others are asked beside it. What another is asked may depend on what that one
    /// holds: only who it is is public.
    fn then(&self, seat: Seat) -> Option<Then> {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// What is hoped for is as likely in what changes as in what is told, however few of its worlds were looked at.
    #[test]
    fn worlds_that_were_looked_at_keep_the_chance_of_what_is_hoped_for() {
        let class = |hoped, weight, looked: usize| Class {
            told: Vec::new(),
            hoped,
            of: None,
            worlds: 1,
            weight: weight * Class::WHOLE,
            gauges: vec![Vec::new(); looked],
        };
        let classes = vec![class(true, 20, 3), class(true, 16, 0), class(false, 60, 6), class(false, 4, 0)];
        let seen = Seen { sure: false, then: None, ends: 0, closes: None, worlds: 100, known: 0, classes };
        let hoped: u64 = seen.looked().filter(|world| world.hoped).map(|world| world.weight).sum();
        assert_eq!(seen.part(hoped), 3_600);
        let all: u64 = seen.looked().map(|world| world.weight).sum();
        assert_eq!(seen.part(all), EXACT);
    }
}
