//! What a choice would do, as it is shown: in short on the choice, whole in its tip, in words for who has it read out.

use crate::{Scene, Words, mark};
use foresight::{Change, Foresight, Outcome, percent};
use kernel::{Audience, Rules, Seat, Target, msg};
use kit::gauge::{EXACT, Gauges, Of, Value};
use maud::{Markup, html};

/// So many marks stand on a choice: what matters most to whoever is asked, and then others.
const MARKS: usize = 4;

/// One choice and what is foreseen of it, for one reader.
pub struct Foreseen<'a, G: Gauges> {
    /// What it would do.
    pub foresight: &'a Foresight,
    /// Whose eyes and which words.
    pub scene: &'a Scene<'a, G>,
    /// Where the choice itself is.
    pub place: Target,
}

/// A mark on a choice: a number, a word or a chance, and what it is of.
struct Mark<'a> {
    what: Option<&'static str>,
    /// Somebody else's.
    seat: Option<Seat>,
    text: String,
    class: &'a str,
}

impl<G: Gauges> Foreseen<'_, G> {
    /// A few marks: the chance, what it brings, or what is asked then.
    pub fn short(&self) -> Markup {
        let marks = self.marks();
        html! {
            span.fore aria-hidden="true" {
                @for mark in &marks { (self.mark(mark)) }
                @if marks.is_empty() { span.omen.then { (self.leads_to()) } }
            }
        }
    }

    /// What stands on the place on the board, where there is room for little: the chance and the first number.
    pub fn badge(&self) -> Option<String> {
        let marks = self.marks();
        let mut said: Vec<&str> = Vec::new();
        let chance = marks.iter().find(|mark| mark.class == "odds");
        let number = marks.iter().find(|mark| mark.what.is_some() && mark.seat.is_none());
        said.extend(chance.map(|mark| mark.text.as_str()));
        said.extend(number.map(|mark| mark.text.as_str()));
        (!said.is_empty()).then(|| said.join(" · "))
    }

    /// What may happen, each with its chance: for a game that has room for it beside the choice.
    pub fn outcomes(&self) -> Markup {
        html! {
            @if self.foresight.odds.is_some() { (bar(self.foresight)) }
            (self.rows(&self.told(false)))
        }
    }

    fn rows(&self, outcomes: &[&Outcome]) -> Markup {
        html! {
            @for outcome in outcomes {
                span.fore-row {
                    @if !self.foresight.sure { b { (self.percent(outcome.chance)) } }
                    span { (self.scene.say(&outcome.gist)) }
                }
            }
        }
    }

    /// What is told of this choice alone, or of most answers alike: the end of a round comes whatever is answered last.
    fn told(&self, anyway: bool) -> Vec<&Outcome> {
        self.foresight.told.iter().filter(|outcome| self.comes_anyway(outcome) == anyway).collect()
    }

    fn comes_anyway(&self, outcome: &Outcome) -> bool {
        let chance = |foresight: &Foresight| {
            foresight.told.iter().find(|other| other.gist == outcome.gist).map(|other| other.chance)
        };
        let chances: Vec<u32> = match outcome.exact {
            true => Vec::new(),
            false => self.scene.foreseen.iter().filter_map(chance).collect(),
        };
        self.most(chances.len()) && chances.contains(&EXACT)
    }

    /// Whether so many of the answers are most of them.
    fn most(&self, count: usize) -> bool {
        count > 1 && 2 * count > self.scene.foreseen.len()
    }

    /// The changes of this choice alone, or those that come with what is told of most answers alike. What most answers cost
    /// is no such thing.
    fn changes(&self, anyway: bool) -> Vec<&Change> {
        let something = self.foresight.told.iter().any(|outcome| self.comes_anyway(outcome));
        let becomes = |change: &Change| change.after.first().map(|(value, _)| value.clone());
        let comes_anyway = |change: &Change| {
            let same = |foresight: &&Foresight| {
                let mut known = foresight.changes.iter();
                known.any(|c| c.of == change.of && c.what == change.what && becomes(c) == becomes(change))
            };
            let own = matches!(change.of, Of::Place(place) if place == self.place);
            something && !own && self.most(self.scene.foreseen.iter().filter(same).count())
        };
        self.foresight.changes.iter().filter(|change| comes_anyway(change) == anyway).collect()
    }

    /// Everything: the outcomes with their chances, every change, what is asked then and of whom.
    pub fn whole(&self) -> Markup {
        let foresight = self.foresight;
        html! {
            span.fore-whole hidden {
                (self.outcomes())
                @if foresight.ends > 0 {
                    span.fore-row {
                        @if foresight.ends < EXACT { b { (self.percent(foresight.ends)) } }
                        span { (self.t("ui-fore-ends")) }
                    }
                }
                (self.changed(false))
                @let anyway = self.told(true);
                @if !anyway.is_empty() {
                    span.fore-then { (self.t("ui-fore-anyway")) }
                    (self.rows(&anyway))
                    (self.changed(true))
                }
                @if let Some(then) = self.then() { span.fore-then { (self.t("ui-fore-then")) " " (then) } }
                span.fore-luck { (self.t(if foresight.sure { "ui-fore-sure" } else { "ui-fore-luck" })) }
            }
        }
    }

    fn changed(&self, anyway: bool) -> Markup {
        html! {
            @for line in self.lines(anyway) {
                span.fore-row.change {
                    @if let Some(what) = line.what { (gauge_icon(what, self.scene.words)) }
                    span { @if let Some(seat) = line.seat { (mark(seat)) " " } (line.name) }
                    b { (line.before) " → " (line.after(self)) }
                }
            }
        }
    }

    /// The same as a sentence or two.
    pub fn spoken(&self) -> String {
        let foresight = self.foresight;
        let mut said = self.said(false);
        if foresight.ends > 0 {
            said.push(self.t("ui-fore-ends").to_owned());
        }
        let mut anyway = self.said(true);
        if let Some(first) = anyway.first_mut() {
            *first = format!("{} {first}", self.t("ui-fore-anyway"));
        }
        said.append(&mut anyway);
        if let Some(then) = self.then() {
            said.push(format!("{} {then}", self.t("ui-fore-then")));
        }
        if said.is_empty() {
            said.push(self.t("ui-fore-nothing").to_owned());
        }
        if foresight.sure {
            said.insert(0, self.t("ui-fore-surely").to_owned());
        }
        said.join("; ")
    }

    /// What is told and what changes, in words.
    fn said(&self, anyway: bool) -> Vec<String> {
        let told = self.told(anyway).into_iter().map(|outcome| {
            let gist = self.scene.say(&outcome.gist);
            match self.foresight.sure {
                true => gist,
                false => format!("{}, {gist}", self.percent(outcome.chance)),
            }
        });
        let changes = self.lines(anyway).map(|line| {
            let whose = line.seat.map(|seat| format!("{}, ", self.scene.name(seat))).unwrap_or_default();
            let to = self.t("ui-fore-to");
            format!("{whose}{} {} {to} {}", line.name, line.before, line.after(self))
        });
        told.chain(changes).collect()
    }

    fn marks(&self) -> Vec<Mark<'static>> {
        let foresight = self.foresight;
        let odds = foresight.odds.map(|chance| Mark {
            what: None,
            seat: None,
            text: self.percent(chance),
            class: "odds",
        });
        let changes = match foresight.changes.is_empty() {
            true => foresight.through.iter().collect(),
            false => self.changes(false),
        };
        // What every answer brings alike is no reason to choose one: it is said where nothing else is.
        let (telling, alike): (Vec<&Change>, Vec<&Change>) =
            changes.into_iter().partition(|change| !self.alike(change));
        let marked = |changes: Vec<&Change>| -> Vec<Mark> {
            changes.into_iter().filter_map(|change| self.change_mark(change)).collect()
        };
        let telling = marked(telling);
        let marks = match telling.iter().any(|mark| mark.seat.is_none()) {
            true => telling,
            false => marked(alike).into_iter().chain(telling).collect(),
        };
        let (mine, others): (Vec<_>, Vec<_>) = marks.into_iter().partition(|mark| mark.seat.is_none());
        odds.into_iter().chain(mine).chain(others).take(MARKS).collect()
    }

    /// Whether all answers have this change in common.
    fn alike(&self, change: &Change) -> bool {
        let same = |other: &Change| {
            other.of == change.of && other.what == change.what && other.after == change.after
        };
        let all = self.scene.foreseen;
        all.len() > 1 && all.iter().all(|foresight| foresight.changes.iter().any(same))
    }

    /// A number of a seat, or the word of a place. Who holds a place is seen by its colour soon enough.
    fn change_mark(&self, change: &Change) -> Option<Mark<'static>> {
        let mark =
            |text: String, class| Mark { what: Some(change.what), seat: self.whose(change.of), text, class };
        if let Some((low, high)) = self.gain(change) {
            let class = match (low, high) {
                (0, 0) => return None,
                (0.., _) => "up",
                (_, ..=0) => "down",
                _ => "either",
            };
            return matches!(change.of, Of::Seat(_)).then(|| mark(range(low, high), class));
        }
        let hoped = change.hoped.or(Some(0)).and_then(|at| change.after.get(at))?;
        match &hoped.0 {
            Some(Value::Word(word)) => Some(mark(self.t(word).to_owned(), "word")),
            _ => None,
        }
    }

    /// By how much a number changes: when what the choice is for comes true, else between these two.
    fn gain(&self, change: &Change) -> Option<(i32, i32)> {
        let before = number(change.before.as_ref())?;
        if let Some((value, _)) = change.hoped.and_then(|at| change.after.get(at)) {
            let gain = number(value.as_ref())? - before;
            return Some((gain, gain));
        }
        let mut gains = change.after.iter().map(|(value, _)| number(value.as_ref()).map(|n| n - before));
        let first = gains.next()??;
        gains.try_fold((first, first), |(low, high), gain| gain.map(|gain| (low.min(gain), high.max(gain))))
    }

    /// Whose a gauge is, unless it is the reader's own or a place's.
    fn whose(&self, of: Of) -> Option<Seat> {
        match of {
            Of::Seat(seat) => Some(seat).filter(|&seat| !self.scene.audience.is(seat)),
            Of::Place(_) => None,
        }
    }

    fn mark(&self, mark: &Mark) -> Markup {
        html! {
            span class={ "omen " (mark.class) } {
                @if let Some(seat) = mark.seat { (crate::mark(seat)) }
                (mark.text)
                @if let Some(what) = mark.what { (gauge_mark(what, self.scene.words)) }
            }
        }
    }

    /// Every change in words: the reader's own and those of places, then others'.
    fn lines(&self, anyway: bool) -> impl Iterator<Item = Line<'_>> {
        let (others, mine): (Vec<&Change>, Vec<&Change>) =
            self.changes(anyway).into_iter().partition(|change| self.whose(change.of).is_some());
        mine.into_iter().chain(others).filter_map(|change| self.line(change))
    }

    fn line<'c>(&self, change: &'c Change) -> Option<Line<'c>> {
        let name = self.t_of(&format!("gauge-{}", change.what));
        let name = match change.of {
            Of::Seat(_) => name,
            Of::Place(place) if place == self.place => name,
            Of::Place(place) => format!("{}, {name}", self.scene.say(&G::place(place)?)),
        };
        let number = change.after.iter().any(|(value, _)| matches!(value, Some(Value::Number(_))))
            || matches!(change.before, Some(Value::Number(_)));
        let before = self.value(change.before.as_ref(), number);
        // A number that is not there is none: nought becoming nothing is no change.
        let nothing = |value: &Option<Value>| number && self.value(value.as_ref(), true) == before;
        if change.after.iter().all(|(value, _)| nothing(value)) {
            return None;
        }
        Some(Line { what: Some(change.what), seat: self.whose(change.of), name, before, number, change })
    }

    fn value(&self, value: Option<&Value>, number: bool) -> String {
        match value {
            Some(Value::Number(n)) => signed(*n, false),
            Some(Value::Word(word)) => self.t(word).to_owned(),
            Some(Value::Who(who)) => self.scene.name(who.seat).to_owned(),
            None if number => "0".to_owned(),
            None => "–".to_owned(),
        }
    }

    fn percent(&self, chance: u32) -> String {
        self.scene.say(&msg("ui-percent").num("n", percent(chance)))
    }

    /// The next question, and whom it asks if not the reader.
    fn then(&self) -> Option<String> {
        let then = self.foresight.then.as_ref()?;
        match &then.prompt {
            Some(prompt) if self.scene.audience == Audience::Seat(then.seat) => Some(self.scene.say(prompt)),
            _ => Some(self.scene.name(then.seat).to_owned()),
        }
    }

    /// For a choice that changes no number: what it leads to, or that it leads nowhere. Whoever is asked the same again, as of
    /// a deal that grows, knows it from the choice itself; the tip has the question whole.
    fn leads_to(&self) -> String {
        let now = self.scene.offer.and_then(|offer| offer.prompt.as_ref());
        let next = self.foresight.then.as_ref().and_then(|then| then.prompt.as_ref());
        let silent = self.foresight.told.is_empty() && self.foresight.changes.is_empty();
        match (now, next) {
            (Some(now), Some(next)) if now == next && silent => self.t("ui-fore-nothing").to_owned(),
            (Some(now), Some(next)) if now.key == next.key => String::new(),
            // Whoever goes on whatever is answered says nothing of this answer.
            (_, None) if self.next_is_common() => String::new(),
            // What is asked next may depend on what is turned up: then what happens is said.
            _ => match self.then() {
                Some(then) => format!("→ {then}"),
                None => self.told(false).first().map_or_else(String::new, |told| self.scene.say(&told.gist)),
            },
        }
    }

    /// Whether the same seat, another than the reader's, is asked after every answer.
    fn next_is_common(&self) -> bool {
        let seat = |foresight: &Foresight| foresight.then.as_ref().map(|then| then.seat);
        let mine = seat(self.foresight);
        let all = self.scene.foreseen;
        mine.is_some() && all.len() > 1 && all.iter().all(|other| seat(other) == mine)
    }

    fn t(&self, key: &'static str) -> &str {
        self.scene.words.get(key)
    }

    fn t_of(&self, key: &str) -> String {
        self.scene.words.get(key).to_owned()
    }
}

/// One change in words.
struct Line<'c> {
    what: Option<&'static str>,
    seat: Option<Seat>,
    name: String,
    before: String,
    number: bool,
    change: &'c Change,
}

impl Line<'_> {
    /// What it becomes, likeliest first; where it stays as it is, is not said.
    fn after<G: Gauges>(&self, foreseen: &Foreseen<G>) -> String {
        let values = self
            .change
            .after
            .iter()
            .map(|(value, chance)| (foreseen.value(value.as_ref(), self.number), *chance));
        let new = values.filter(|(value, _)| *value != self.before);
        let said = new.map(|(value, chance)| match chance {
            EXACT => value,
            chance => format!("{value} ({})", foreseen.percent(chance)),
        });
        said.collect::<Vec<_>>().join(", ")
    }
}

/// A number that is not there is none.
fn number(value: Option<&Value>) -> Option<i32> {
    match value {
        Some(Value::Number(n)) => Some(*n),
        None => Some(0),
        Some(_) => None,
    }
}

pub(crate) fn signed(n: i32, plus: bool) -> String {
    match n {
        ..0 => format!("−{}", n.unsigned_abs()),
        _ if plus => format!("+{n}"),
        _ => n.to_string(),
    }
}

fn range(low: i32, high: i32) -> String {
    if low == high {
        signed(low, low != 0)
    } else {
        format!("{}…{}", signed(low, low != 0), signed(high, high != 0))
    }
}

/// The drawing of a gauge, if its game has one.
pub(crate) fn gauge_icon(what: &str, words: &Words) -> Markup {
    if !words.draws(what) {
        return html! {};
    }
    html! { svg.gauge aria-hidden="true" { use href={ "#i-gauge-" (what) } {} } }
}

/// The drawing of a gauge, or its name.
pub(crate) fn gauge_mark(what: &str, words: &Words) -> Markup {
    match words.draws(what) {
        true => gauge_icon(what, words),
        false => html! { small { (words.get(&format!("gauge-{what}"))) } },
    }
}

/// The chances of the outcomes as one line, what is hoped for first.
fn bar(foresight: &Foresight) -> Markup {
    let hoped = foresight.odds.unwrap_or(0);
    let mut parts: Vec<u32> = foresight.told.iter().map(|outcome| outcome.chance).collect();
    if let Some(at) = parts.iter().position(|&chance| chance == hoped) {
        parts.remove(at);
        parts.insert(0, hoped);
    }
    // Outcomes that may happen together are no parts of one whole.
    if parts.iter().sum::<u32>() > EXACT + parts.len() as u32 {
        parts.truncate(1);
    }
    let ends = parts.iter().scan(0, |end, chance| {
        *end += chance;
        Some(*end)
    });
    html! {
        svg.fore-bar viewBox={ "0 0 " (EXACT) " 100" } preserveAspectRatio="none" aria-hidden="true" {
            @for (i, (end, chance)) in ends.zip(&parts).enumerate() {
                rect class={ "part-" (i) } x=(end - chance) width=(chance) height="100" {}
            }
        }
    }
}

/// What is missing for a gauge of a view to be shown: a name in this language, or that of its value. `None` if nothing is.
pub fn unnamed<G: Gauges>(view: &<G as Rules>::View, words: &Words) -> Option<String> {
    G::gauges(view).into_iter().find_map(|gauge| {
        let name = format!("gauge-{}", gauge.what);
        match gauge.value {
            _ if words.find(&name).is_none() => {
                Some(format!("the gauge '{}' has no text '{name}'", gauge.what))
            }
            Value::Word(word) if words.find(word).is_none() => {
                Some(format!("nobody wrote a text for '{word}'"))
            }
            _ => None,
        }
    })
}
