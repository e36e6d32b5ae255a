//! One change in words: what it was, and what it becomes with which chance.

use super::Foreseen;
use super::change::number;
use super::shares::about;
use foresight::Change;
use kernel::{Points, Seat, msg};
use kit::gauge::{EXACT, Gauges, Of, Value};

/// From so many values on it is said from where to where a number may go.
const MANY: usize = 4;

impl<G: Gauges> Foreseen<'_, G> {
    pub(super) fn line<'c>(&self, change: &'c Change) -> Option<Line<'c>> {
        let name = self.t_of(&format!("gauge-{}", change.what));
        let name = match change.of {
            Of::Seat(_) => name,
            Of::Place(place) if place == self.place => name,
            Of::Place(place) => format!("{}, {name}", self.scene.say(&G::place(place)?)),
        };
        let counted = |value: &Option<Value>| value.as_ref().is_some_and(|value| value.halves().is_some());
        let number = change.after.iter().any(|(value, _)| counted(value)) || counted(&change.before);
        let before = self.worth(change.what, change.before.as_ref(), number);
        // A number that is not there is none: nought becoming nothing is no change.
        let nothing = |value: &Option<Value>| number && self.value(value.as_ref(), true) == before;
        if change.after.iter().all(|(value, _)| nothing(value)) {
            return None;
        }
        Some(Line { seat: self.whose(change.of), name, before, number, change })
    }

    /// A value as it is read. What is not there has a word where a game gives it one: a breach that becomes nothing is no fort.
    fn worth(&self, what: &str, value: Option<&Value>, number: bool) -> String {
        let gone = || self.scene.words.find(&format!("gauge-{what}-gone")).map(str::to_owned);
        match value {
            None if !number => gone().unwrap_or_else(|| self.value(None, number)),
            _ => self.value(value, number),
        }
    }
}

/// One change in words.
pub(super) struct Line<'c> {
    pub seat: Option<Seat>,
    pub name: String,
    pub before: String,
    pub number: bool,
    pub change: &'c Change,
}

impl Line<'_> {
    /// As part of a sentence; whose it is aside.
    pub fn said<G: Gauges>(&self, foreseen: &Foreseen<G>, to: &str) -> String {
        format!("{} {} {to} {}", self.name, self.before, self.after(foreseen))
    }

    /// What it becomes, likeliest first; where it stays as it is, is not said. All of it is of one weighing: a chance that is known
    /// beside others that are only about right would not add up with them.
    pub fn after<G: Gauges>(&self, foreseen: &Foreseen<G>) -> String {
        let after = self.alike(foreseen);
        let alike = || after.iter().all(|(_, chance)| *chance == EXACT || foreseen.computed_chance(*chance));
        let exact = self.change.exact || alike();
        if let Some(range) = self.range(foreseen).filter(|_| !alike()) {
            return range;
        }
        let chances: Vec<u32> = after.iter().map(|(_, chance)| *chance).collect();
        let about = about(&chances);
        let values = after.into_iter().zip(about).map(|((value, chance), about)| (value, chance, about));
        let new = values.filter(|(value, ..)| *value != self.before);
        let said = new.map(|(value, chance, about)| match (chance, about) {
            (EXACT, _) => value,
            (_, Some(about)) if !exact => {
                format!("{value} ({})", foreseen.scene.say(&msg("ui-chance-about").num("n", about)))
            }
            _ => format!("{value} ({})", foreseen.chance(chance, exact)),
        });
        said.collect::<Vec<_>>().join(", ")
    }

    /// What it becomes as it reads, each once: none left and nothing there read alike.
    fn alike<G: Gauges>(&self, foreseen: &Foreseen<G>) -> Vec<(String, u32)> {
        let mut read: Vec<(String, u32)> = Vec::new();
        for (value, chance) in &self.change.after {
            let value = foreseen.worth(self.change.what, value.as_ref(), self.number);
            match read.iter_mut().find(|(known, _)| *known == value) {
                Some((_, known)) => *known = (*known + chance).min(EXACT),
                None => read.push((value, *chance)),
            }
        }
        read
    }

    /// Of a number that may become many things the few worlds that were tried need not have met all: from where to where, and which
    /// of it was met most.
    fn range<G: Gauges>(&self, foreseen: &Foreseen<G>) -> Option<String> {
        let met = self.change.after.iter().map(|(value, _)| number(value.as_ref()));
        let met: Vec<i32> = met.collect::<Option<_>>().filter(|met: &Vec<i32>| met.len() >= MANY)?;
        let (low, high) = (*met.iter().min()?, *met.iter().max()?);
        let said = match Some(met[0]) == number(self.change.before.as_ref()) {
            true => msg("ui-fore-range-stays"),
            false => msg("ui-fore-range").points("likely", Points::halves(met[0])),
        };
        let said = said.points("low", Points::halves(low)).points("high", Points::halves(high));
        Some(foreseen.scene.say(&said))
    }
}
