//! The worlds a choice is tried in.

use crate::{EXACT, Outcome, Then, WORLDS};
use kernel::{Audience, Chance, Cx, Dice, Menu, Msg, Notes, Refusal, Rules, Seat, Show};
use kit::gauge::{Gauge, Gauges};

/// What was seen in all worlds together. Worlds in which the same was told are of one class, and a few of each class
/// say what changed: views cost most of the time, and chance mostly shows in what is told.
pub struct Seen {
    pub sure: bool,
    pub then: Option<Then>,
    /// In so many worlds the game would be over.
    pub ends: u32,
    pub worlds: u32,
    classes: Vec<Class>,
}

struct Class {
    told: Vec<Msg>,
    worlds: u32,
    /// Of the first few of its worlds.
    gauges: Vec<Vec<Gauge>>,
}

impl Class {
    /// So many worlds of a class are looked at.
    const LOOKED_AT: usize = 3;
}

impl Seen {
    /// What was told, each with its chance.
    pub fn told(&self) -> Vec<Outcome> {
        let mut counted: Vec<(&Msg, u32)> = Vec::new();
        for class in &self.classes {
            for gist in &class.told {
                match counted.iter_mut().find(|(known, _)| *known == gist) {
                    Some((_, worlds)) => *worlds += class.worlds,
                    None => counted.push((gist, class.worlds)),
                }
            }
        }
        let outcome = |(gist, worlds): (&Msg, u32)| Outcome { gist: gist.clone(), chance: self.part(worlds) };
        counted.into_iter().map(outcome).collect()
    }

    /// The gauges of the worlds that were looked at, each with the share of all worlds it stands for, in
    /// [`Seen::SHARES`] a world.
    pub fn gauges(&self) -> impl Iterator<Item = (&[Gauge], u32)> + Clone {
        self.classes.iter().flat_map(|class| {
            let share = class.worlds * Seen::SHARES / class.gauges.len().max(1) as u32;
            class.gauges.iter().map(move |gauges| (gauges.as_slice(), share))
        })
    }

    /// Divisible by every number of worlds that is looked at, so that shares add up.
    pub const SHARES: u32 = 6;

    /// So many worlds, in parts of the whole.
    pub fn part(&self, worlds: u32) -> u32 {
        (worlds as u64 * EXACT as u64 / self.worlds.max(1) as u64) as u32
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
            self.classes.push(Class { told, worlds: 0, gauges: Vec::new() });
            self.classes.len() - 1
        });
        let class = &mut self.classes[known];
        class.worlds += 1;
        if class.gauges.len() < Class::LOOKED_AT {
            class.gauges.push(G::gauges(&G::view(&world.state, who)));
        }
        self.worlds += 1;
        self.ends += G::standing(&world.state).is_some() as u32;
    }
}

/// Tries an action in one world, and in more of them if chance or something hidden has a say.
pub fn look<G: Gauges>(state: &G::State, seat: Seat, action: &G::Action, luck: u64) -> Seen {
    let mut dice = Dice::new(luck);
    let first = World::<G>::after(state, seat, action, &mut dice);
    let sure = !first.fenced;
    let mut seen = Seen { sure, then: first.then(seat), ends: 0, worlds: 0, classes: Vec::new() };
    seen.add(&first, seat);
    if !sure {
        for _ in 1..WORLDS {
            let world = World::<G>::after(state, seat, action, &mut dice);
            seen.add(&world, seat);
            if seen.then.is_some() && seen.then != world.then(seat) {
                seen.then = None;
            }
        }
    }
    seen
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

    fn after(state: &G::State, seat: Seat, action: &G::Action, dice: &mut Dice) -> Self {
        let mut world = World {
            state: G::resample(state, Audience::Seat(seat), dice),
            notes: Notes::default(),
            fenced: false,
        };
        world.take(seat, action.clone(), dice);
        let mut menu = Vec::new();
        for _ in 0..Self::FORCED {
            // Only what the seat itself has no choice in: whether another has one may be that one's secret.
            let open = G::open(&world.state);
            if open.len() != 1 || open.first() != Some(seat) || world.fenced {
                break;
            }
            menu.clear();
            G::offer(&world.state, seat, &mut menu);
            match menu.len() {
                1 => world.take(seat, menu.remove(0), dice),
                _ => break,
            }
        }
        world
    }

    fn take(&mut self, seat: Seat, action: G::Action, chance: &mut dyn Chance) {
        let mut cx = Cx::recording(G::REVISION, chance, &mut self.notes);
        G::apply(&mut self.state, seat, action, &mut cx);
        self.fenced |= cx.fenced();
    }

    /// What is asked next. What another is asked may depend on what that one holds: only who it is is public.
    fn then(&self, seat: Seat) -> Option<Then> {
        let next = G::open(&self.state).first()?;
        let mut question = Question(None);
        if next == seat {
            G::offer(&self.state, seat, &mut question);
        }
        Some(Then { seat: next, prompt: question.0 })
    }
}

/// A menu that listens to the question and not to the answers.
struct Question(Option<Msg>);

impl<A> Menu<A> for Question {
    fn prompt(&mut self, text: impl FnOnce() -> Msg) {
        self.0 = Some(text());
    }
    fn choice(&mut self, _: A, _: impl FnOnce() -> Show) {}
    fn refuse(&mut self, _: impl FnOnce() -> Refusal) {}
    fn explains(&self) -> bool {
        false
    }
}
