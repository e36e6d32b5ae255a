//! What a stronger player sees in a choice, as it is said to whoever is about to take it, or asks.

use crate::Scene;
use crate::foreseen::signed;
use foresight::{Difference, How};
use kernel::{Audience, Seat};
use kit::gauge::{Gauges, Of, Value};
use maud::{Markup, html};
use text::Lang;

/// So many reasons are given: more would be read by nobody.
const REASONS: usize = 2;

/// A choice beside the one that seems best.
pub struct Counsel<'a, G: Gauges> {
    /// Whose eyes and which words.
    pub scene: &'a Scene<'a, G>,
    /// Whose choice it is: what changes for them is said without their name.
    pub of: Seat,
    /// What is otherwise after it than after the best.
    pub differences: &'a [Difference],
    /// The place it is expected to lead to,
    pub place: f32,
    /// and that of the best, which is called so.
    pub best: (f32, String),
}

impl<G: Gauges> Counsel<'_, G> {
    /// Said before it is taken.
    pub fn doubt(&self) -> Markup {
        let t = |key| self.scene.words.get(key);
        let (place, best) = (self.number(self.place), self.number(self.best.0));
        html! {
            p { b { (t("ui-coach")) (t("ui-colon")) } " " (t("ui-coach-sees")) }
            ul {
                li { (t("ui-hint-place")) (t("ui-colon")) " " (place) " " (t("ui-coach-not")) " " (best) }
                @for reason in self.reasons() { li { (reason) } }
            }
            p { (t("ui-coach-instead")) " " b { (self.best.1) } }
            @let idea = self.idea();
            @if !idea.is_empty() { p { (t("ui-coach-stake")) " " (idea) } }
        }
    }

    /// Why, in a few words each.
    pub fn reasons(&self) -> Vec<String> {
        self.reasons_of(&self.differences.iter().collect::<Vec<_>>())
    }

    fn reasons_of(&self, differences: &[&Difference]) -> Vec<String> {
        // Of a place the first thing says enough.
        let again = |nth: usize, of: Of| differences[..nth].iter().any(|known| known.of == of);
        let places = |nth: usize, of: Of| matches!(of, Of::Place(_)) && again(nth, of);
        let said = differences.iter().enumerate().filter(|(nth, one)| !places(*nth, one.of));
        said.filter_map(|(_, difference)| self.reason(difference)).take(REASONS).collect()
    }

    /// The same as one sentence about what comes later; none where nothing differs. Of two futures, what this one has: a place that
    /// only the other would bring was never lost.
    pub fn later(&self) -> Option<String> {
        let had = |one: &&Difference| match &one.how {
            How::Instead { this: Some(Value::Who(who)), .. } if self.mine(who.seat) => true,
            How::Instead { of: Some(Value::Who(who)), .. } if self.mine(who.seat) => self.is_mine(one),
            _ => true,
        };
        let differences: Vec<&Difference> = self.differences.iter().filter(had).collect();
        let said = self.reasons_of(&differences).join(self.scene.words.lang().semicolon());
        (!said.is_empty()).then(|| format!("{} {said}.", self.scene.words.get("ui-hint-later")))
    }

    /// What it is about, not what is done: points, a region, money.
    pub fn idea(&self) -> String {
        let mut names: Vec<String> = Vec::new();
        for Difference { of, what, .. } in self.differences {
            let name = match of {
                Of::Place(place) => G::place(*place).map(|place| self.scene.say(&place)),
                Of::Seat(seat) if self.of == *seat => Some(self.gauge(what)),
                Of::Seat(seat) => Some(self.scene.name(*seat).to_owned()),
            };
            names.extend(name.filter(|name| names.len() < REASONS && !names.contains(name)));
        }
        names.join(", ")
    }

    fn reason(&self, difference: &Difference) -> Option<String> {
        let (gauge, colon) = (self.gauge(difference.what), self.scene.words.get("ui-colon"));
        let whose = match difference.of {
            Of::Seat(seat) if self.of == seat => gauge,
            Of::Seat(seat) => format!("{}, {gauge}", self.scene.name(seat)),
            Of::Place(place) => format!("{}, {gauge}", self.scene.say(&G::place(place)?)),
        };
        Some(match &difference.how {
            How::By(by) => format!("{whose}{colon} {}", signed(by.round() as i32, true)),
            // Whose a place is, where the reader gets or loses it: what becomes of others' is noise of the worlds that were tried,
            // and so would be a number.
            How::Instead { this, of, .. } => {
                let me =
                    |value: &Option<Value>| matches!(value, Some(Value::Who(who)) if self.mine(who.seat));
                if !me(this) && !me(of) {
                    return None;
                }
                if let Of::Place(place) = difference.of {
                    let place = self.scene.say(&G::place(place)?);
                    let word = self.scene.words.get(becomes(self.is_mine(difference), me(this)));
                    return Some(format!("{place}{colon} {word}"));
                }
                let not = self.scene.words.get("ui-coach-not");
                format!("{whose}{colon} {} {not} {}", self.value(this), self.value(of))
            }
        })
    }

    /// Whether it is the reader's now.
    fn is_mine(&self, of: &Difference) -> bool {
        let mut gauges = G::gauges(self.scene.view).into_iter();
        let now = gauges.find(|gauge| gauge.of == of.of && gauge.what == of.what).map(|gauge| gauge.value);
        matches!(now, Some(Value::Who(who)) if self.mine(who.seat))
    }

    fn value(&self, value: &Option<Value>) -> String {
        match value {
            Some(Value::Number(n)) => n.to_string(),
            Some(Value::Points(points)) => points.to_string(),
            Some(Value::Word(word)) => self.scene.words.get(word).to_owned(),
            Some(Value::Who(who)) => self.scene.name(who.seat).to_owned(),
            None => self.scene.words.get("ui-coach-none").to_owned(),
        }
    }

    fn gauge(&self, what: &str) -> String {
        self.scene.words.get(&format!("gauge-{what}")).to_owned()
    }

    fn mine(&self, seat: Seat) -> bool {
        self.scene.audience == Audience::Seat(seat)
    }

    /// With one place behind the point, or comma.
    fn number(&self, number: f32) -> String {
        let written = format!("{number:.1}");
        match self.scene.words.lang() {
            Lang::En => written,
            Lang::Fr => written.replace('.', ","),
        }
    }
}

/// Whose a place becomes, in words that are true of it now.
fn becomes(mine_now: bool, mine_then: bool) -> &'static str {
    match (mine_now, mine_then) {
        (true, true) => "ui-coach-kept",
        (false, true) => "ui-coach-yours",
        (true, false) => "ui-coach-gone",
        (false, false) => "ui-coach-never",
    }
}

#[cfg(test)]
mod tests {
    use super::becomes;
    use crate::Words;
    use text::Lang;

    /// What never was the reader's is not lost, and what is theirs is not won.
    #[test]
    fn a_place_is_spoken_of_as_it_is_now() {
        let words = |lang, now, then| Words::shell(lang).get(becomes(now, then)).to_owned();
        let all = |lang| {
            [(true, true), (false, true), (true, false), (false, false)]
                .map(|(now, then)| words(lang, now, then))
        };
        assert_eq!(all(Lang::En), ["still yours", "yours", "no longer yours", "not yours"]);
        assert_eq!(all(Lang::Fr), ["toujours à vous", "à vous", "plus à vous", "pas à vous"]);
    }
}
