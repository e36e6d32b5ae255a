//! What a choice would do, as it is shown: in short on the choice, whole in its tip, in words for who has it read out.

use crate::{Scene, Words};
use foresight::{Change, Foresight, Outcome};
use kernel::{Audience, Rules, Seat, Target};
use kit::gauge::{EXACT, Gauges, Of, Value};
use maud::{Markup, html};

mod whole;

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
    /// Every answer brings it: it tells none of them apart.
    alike: bool,
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

    /// What stands on the place on the board, where there is room for little: the chance and the first number. What stands on
    /// every place alike says nothing there, and hides what is printed below it.
    pub fn badge(&self) -> Option<String> {
        let marks = self.marks();
        let mut said: Vec<&str> = Vec::new();
        let chance = marks.iter().find(|mark| mark.class == "odds");
        // What a round brings that this would end is not what the place brings.
        let own = self.foresight.closes.is_none();
        let number =
            marks.iter().find(|mark| own && !mark.alike && mark.what.is_some() && mark.seat.is_none());
        said.extend(chance.map(|mark| mark.text.as_str()));
        said.extend(number.map(|mark| mark.text.as_str()));
        (!said.is_empty()).then(|| said.join(" · "))
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

    /// The changes of this choice alone, or those that come with what is told of most answers alike: every answer after which
    /// that is told brings them. What only some of these bring is their own doing.
    fn changes(&self, anyway: bool) -> Vec<&Change> {
        let shared: Vec<&Outcome> = self.told(true);
        let tells = |foresight: &&Foresight| {
            shared.iter().any(|outcome| foresight.told.iter().any(|other| other.gist == outcome.gist))
        };
        let with: Vec<&Foresight> = self.scene.foreseen.iter().filter(tells).collect();
        let becomes = |change: &Change| change.after.first().map(|(value, _)| value.clone());
        let comes_anyway = |change: &Change| {
            let same = |foresight: &&Foresight| {
                let mut known = foresight.changes.iter();
                known.any(|c| c.of == change.of && c.what == change.what && becomes(c) == becomes(change))
            };
            let own = matches!(change.of, Of::Place(place) if place == self.place);
            !own && with.len() > 1 && with.iter().all(same)
        };
        self.foresight.changes.iter().filter(|change| comes_anyway(change) == anyway).collect()
    }

    /// Whether it brings the reader more of something, or may: what is fought for counts.
    pub fn brings(&self) -> bool {
        let gains = |change: &Change| self.own_gain(change).is_some_and(|(_, high)| high > 0);
        self.foresight.odds.is_some() || self.foresight.changes.iter().any(gains)
    }

    /// Whether it is paid for with something that could be kept: what lapses anyway is no price. What is fought for has one.
    pub fn costs(&self) -> bool {
        let lapses = |what: &str| {
            let mut gauges = G::gauges(self.scene.view).into_iter();
            gauges.any(|gauge| gauge.lapses && gauge.what == what && self.own(gauge.of))
        };
        let paid = |change: &&Change| self.own_gain(change).is_some_and(|(low, _)| low < 0);
        self.foresight.odds.is_some()
            || self.changes(false).iter().filter(|c| paid(c)).any(|c| !lapses(c.what))
    }

    fn own(&self, of: Of) -> bool {
        matches!(of, Of::Seat(seat) if self.scene.audience.is(seat))
    }

    fn own_gain(&self, change: &Change) -> Option<(i32, i32)> {
        self.gain(change).filter(|_| self.own(change.of))
    }

    fn marks(&self) -> Vec<Mark<'static>> {
        let foresight = self.foresight;
        let odds = foresight.odds.map(|chance| Mark {
            what: None,
            seat: None,
            text: self.chance(chance, true),
            class: "odds",
            alike: false,
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
        let marks: Vec<Mark> = mine.into_iter().chain(others).take(MARKS - odds.iter().len()).collect();
        // Where only some answers end a round, what it brings everybody would read as their price.
        let some =
            foresight.closes.is_some() && self.scene.foreseen.iter().any(|other| other.closes.is_none());
        let marks = if some { Vec::new() } else { marks };
        let closes = self.closes(!marks.is_empty());
        let closes = closes.map(|text| Mark { what: None, seat: None, text, class: "closes", alike: false });
        odds.into_iter().chain(closes).chain(marks).collect()
    }

    /// What it closes, as a round; before what that brings with a colon.
    fn closes(&self, brings: bool) -> Option<String> {
        let title = self.scene.say(self.foresight.closes.as_ref()?);
        Some(if brings { format!("{title}{}", self.t("ui-colon")) } else { title })
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
        let (seat, alike) = (self.whose(change.of), self.alike(change));
        let mark = |text: String, class| Mark { what: Some(change.what), seat, text, class, alike };
        if let Some((low, high)) = self.gain(change) {
            let class = match (low, high) {
                (0, 0) => return None,
                (0.., _) => "up",
                (_, ..=0) => "down",
                _ => "either",
            };
            return matches!(change.of, Of::Seat(_)).then(|| mark(range(low, high), class));
        }
        let hoped = change.after.get(change.hoped.first().copied().unwrap_or(0))?;
        match &hoped.0 {
            Some(Value::Word(word)) => Some(mark(self.t(word).to_owned(), "word")),
            _ => None,
        }
    }

    /// Between which two numbers of halves a number changes: when what the choice is for comes true, else in any case.
    fn gain(&self, change: &Change) -> Option<(i32, i32)> {
        let before = number(change.before.as_ref())?;
        let gain = |at: usize| number(change.after.get(at)?.0.as_ref()).map(|n| n - before);
        let hoped = change.hoped.iter().copied();
        let all = 0..if change.hoped.is_empty() { change.after.len() } else { 0 };
        let mut gains = hoped.chain(all).map(gain);
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

    fn value(&self, value: Option<&Value>, number: bool) -> String {
        match value {
            Some(Value::Number(n)) => signed(*n, false),
            Some(Value::Points(points)) => points.to_string().replace('-', "−"),
            Some(Value::Word(word)) => self.t(word).to_owned(),
            Some(Value::Who(who)) => self.scene.name(who.seat).to_owned(),
            None if number => "0".to_owned(),
            None => "–".to_owned(),
        }
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
                // In words: behind an arrow it reads as if the answer itself did it.
                Some(then) => format!("{} {then}", self.t("ui-fore-then")),
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

/// In halves; a number that is not there is none.
fn number(value: Option<&Value>) -> Option<i32> {
    value.map_or(Some(0), Value::halves)
}

pub(crate) fn signed(n: i32, plus: bool) -> String {
    match n {
        ..0 => format!("−{}", n.unsigned_abs()),
        _ if plus => format!("+{n}"),
        _ => n.to_string(),
    }
}

/// Of changes in halves.
fn range(low: i32, high: i32) -> String {
    let said = |halves| if halves == 0 { "0".to_owned() } else { crate::round::gain(halves) };
    if low == high { said(low) } else { format!("{}…{}", said(low), said(high)) }
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
