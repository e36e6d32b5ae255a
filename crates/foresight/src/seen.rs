//! What was seen in the worlds that a choice was tried in.

use crate::weighed::{Outcomes, weighed};
use crate::worlds::World;
use crate::{EXACT, Outcome, Then};
use kernel::{Audience, Msg, Seat};
use kit::gauge::{Gauge, Gauges};

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
    /// Before any world was tried.
    pub fn none(sure: bool, then: Option<Then>, closes: Option<Msg>, known: usize) -> Seen {
        Seen { sure, then, ends: 0, closes, worlds: 0, known, classes: Vec::new() }
    }

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

    pub fn add<G: Gauges>(&mut self, world: &World<G>, seat: Seat) {
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
    pub fn is_enough(&self, exact: &[(Msg, u32)]) -> bool {
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
    pub fn hope(&mut self, exact: &[(Msg, u32)]) {
        let Some((best, _)) = exact.first() else { return };
        for class in &mut self.classes {
            class.hoped = class.told.contains(best);
        }
    }

    /// Gives the classes the chances that are known, so that nothing counted stands beside a chance that contradicts it.
    pub fn weigh(&mut self, exact: &[(Msg, u32)]) {
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
