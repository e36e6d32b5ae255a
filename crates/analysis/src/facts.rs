//! What can be counted of a match that is over.

use bots::Opponents;
use bots::style::doers;
use kernel::{Arg, Audience, Match, Msg};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// By name, how often.
pub type Counts = BTreeMap<String, u32>;

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Facts {
    pub game: String,
    pub seats: u8,
    pub commitment: String,
    /// Steps in force.
    pub steps: u32,
    /// 1 is the first.
    pub places: Vec<u8>,
    pub points: Vec<f32>,
    /// Who was asked first.
    pub first: u8,
    /// What each seat spent its answers on, by the game's names for it.
    pub styles: Vec<Counts>,
    /// What was spoken of when something was told of a seat: cards, lands, buildings, by their text keys.
    pub named: Vec<Counts>,
    /// Dice by their sides, and how often each face came.
    pub dice: BTreeMap<u32, Vec<u32>>,
    /// Whether all chance is what the seed gives.
    pub honest: bool,
}

impl Facts {
    /// Counts things by their own names, which `own` gives for those that were spoken of in another form.
    pub fn by_own_names(&mut self, own: impl Fn(&str) -> Option<String>) {
        for counts in &mut self.named {
            for (key, n) in std::mem::take(counts) {
                *counts.entry(own(&key).unwrap_or(key)).or_default() += n;
            }
        }
    }

    /// Each seat's part of the victory.
    pub fn won(&self, seat: usize) -> f32 {
        let winners = self.places.iter().filter(|place| **place == 1).count().max(1);
        if self.places.get(seat) == Some(&1) { 1.0 / winners as f32 } else { 0.0 }
    }
}

/// None while the match is not over.
pub fn facts<G: Opponents>(game: &Match<G>) -> Option<Facts> {
    let standing = G::standing(game.state())?;
    let seats = game.seats() as usize;
    let mut facts = Facts {
        game: G::ID.to_owned(),
        seats: game.seats(),
        commitment: game.seed().commitment(),
        steps: game.steps() as u32,
        places: standing.places.iter().copied().collect(),
        points: standing.points.iter().map(|points| points.as_f32()).collect(),
        first: game.state_at(0).and_then(|start| G::open(&start).first()).map_or(0, |seat| seat.0),
        styles: vec![Counts::new(); seats],
        named: vec![Counts::new(); seats],
        dice: BTreeMap::new(),
        honest: true,
    };
    let actor = |step: usize| {
        let entry = step.checked_sub(1).and_then(|at| game.in_force().get(at));
        entry.map(|at| game.entries()[*at as usize].seat)
    };
    game.walk(|step, _, told| {
        // What is confided is told to the others as well, in other words: it counts once.
        for told in told.iter().filter(|told| told.to.include(Audience::Table)) {
            let said = G::narrate(&told.event);
            if let Some(actor) = actor(step) {
                for seat in doers(&said, actor).iter().filter(|seat| seat.index() < seats) {
                    count_style::<G>(&said, &mut facts.styles[seat.index()]);
                }
            }
            if let Some(seat) = said.about().filter(|seat| seat.index() < seats) {
                said.args.iter().for_each(|(_, arg)| count_names(arg, &mut facts.named[seat.index()]));
            }
        }
        true
    });
    let witnessed = game.witnessed(|_, draws| {
        for draw in draws.iter().filter(|draw| draw.low == 1 && draw.count > 1) {
            let faces = facts.dice.entry(draw.count).or_insert_with(|| vec![0; draw.count as usize]);
            faces[draw.drawn as usize - 1] += 1;
        }
    });
    facts.honest = witnessed.is_ok();
    Some(facts)
}

fn count_style<G: Opponents>(said: &Msg, counts: &mut Counts) {
    for (name, _) in G::STYLE.iter().filter(|(_, keys)| keys.contains(&said.key.as_ref())) {
        *counts.entry((*name).to_owned()).or_default() += 1;
    }
}

/// Names that need nothing more: a card, a land.
fn count_names(arg: &Arg, counts: &mut Counts) {
    match arg {
        Arg::Msg(inner) if inner.args.is_empty() => *counts.entry(inner.key.to_string()).or_default() += 1,
        Arg::Msg(inner) => inner.args.iter().for_each(|(_, arg)| count_names(arg, counts)),
        Arg::List(items) => {
            for item in items.iter().filter(|item| item.args.is_empty()) {
                *counts.entry(item.key.to_string()).or_default() += 1;
            }
        }
        Arg::Number(_) | Arg::Points(_) | Arg::Seat(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_counts_once_however_it_was_spoken_of() {
        let named = [("land-in-peru", 2), ("land-peru", 1), ("land-to-peru", 4), ("card-a", 1)];
        let counts = named.map(|(key, n)| (key.to_owned(), n)).into();
        let mut facts = Facts { named: vec![counts], ..Facts::default() };
        facts.by_own_names(|key| key.ends_with("-peru").then(|| "land-peru".to_owned()));
        let counts = [("card-a", 1), ("land-peru", 7)].map(|(key, n)| (key.to_owned(), n));
        assert_eq!(facts.named, [Counts::from(counts)]);
    }
}
