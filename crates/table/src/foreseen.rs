//! What a choice would do, as it is shown: in short on the choice, whole in its tip, in words for who has it read out.

use crate::{Scene, Words};
use foresight::{Change, Foresight, Outcome};
use kernel::{Audience, Msg, Rules, Seat, Target, msg};
use kit::gauge::{EXACT, Gauges, Of, Value};
use maud::{Markup, html};

mod anyway;
mod change;
mod line;
mod shares;
mod whole;

use anyway::Doing;
use change::{likely, number};

/// So many marks stand on a choice: what matters most to whoever is asked, and then others.
const MARKS: usize = 4;

/// Worlds that are tried are too few to tell less from nothing, or more from certainty.
const RARE: u32 = EXACT / 20;

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
    /// Every answer brings it, or most of them cost it: it tells none of them apart.
    alike: bool,
    /// The reader's or the place's, and this answer's doing: not what a round brings that it would end.
    own: bool,
}

impl Mark<'static> {
    fn plain(text: String, class: &'static str) -> Self {
        Mark { what: None, seat: None, text, class, alike: false, own: false }
    }
}

impl<G: Gauges> Foreseen<'_, G> {
    /// A few marks: the chance, what it brings, or what is asked then.
    pub fn short(&self) -> Markup {
        let marks = self.marks();
        let on_place = on_place(&marks);
        html! {
            span.fore aria-hidden="true" {
                @for (nth, mark) in marks.iter().enumerate() { (self.mark(mark, on_place == Some(nth))) }
                @if marks.is_empty() { @if let Some(then) = self.leads_to() { span.omen.then { (then) } } }
            }
        }
    }

    /// What stands on the place on the board, where there is room for little: the chance and the first number. What stands on
    /// every place alike, and what most of them cost, says nothing there, and hides what is printed below it.
    pub fn badge(&self) -> Option<String> {
        let marks = self.marks();
        let mut said: Vec<&str> = Vec::new();
        let chance = marks.iter().find(|mark| mark.class == "odds");
        let number = on_place(&marks).map(|nth| &marks[nth]);
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
        self.most(chances.len()) && chances.contains(&EXACT) && !self.of_the_thing(outcome)
    }

    /// Whether it is told only after answers that are put alike, as those are that choose a place for one thing, and nothing ends:
    /// then it says what the thing does.
    fn of_the_thing(&self, outcome: &Outcome) -> bool {
        let Some(offer) = self.scene.offer.filter(|_| self.foresight.closes.is_none()) else { return false };
        let tells = |foresight: &Foresight| foresight.told.iter().any(|other| other.gist == outcome.gist);
        let telling = offer.choices.iter().zip(self.scene.foreseen).filter(|(_, foresight)| tells(foresight));
        let mut keys = telling.map(|(choice, _)| &choice.show.label.key);
        keys.next().is_some_and(|first| keys.all(|key| key == first))
    }

    /// Whether so many of the answers are most of them.
    fn most(&self, count: usize) -> bool {
        count > 1 && 2 * count > self.scene.foreseen.len()
    }

    /// The changes of this choice alone, or those that come with what is told of most answers alike or with what ends: every answer
    /// after which that is told brings them. What only some of these bring is their own doing.
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
            !own && (with.len() > 1 && with.iter().all(same) || self.doing(change) == Doing::Rounds)
        };
        self.foresight.changes.iter().filter(|change| comes_anyway(change) == anyway).collect()
    }

    /// Whether it brings the reader more of something, or may: what is fought for counts.
    pub fn brings(&self) -> bool {
        let gains = |change: &Change| self.own_gain(change).is_some_and(|(_, high)| high > 0);
        self.foresight.odds.is_some() || self.foresight.changes.iter().any(gains)
    }

    /// Whether a finger, which cannot hover, is shown it before it is taken: what has a price, what chance has a say in, and what others
    /// answer, which closes the way back.
    pub fn wants_reading(&self) -> bool {
        let others = self.foresight.then.as_ref().is_some_and(|then| !self.scene.audience.is(then.seat));
        self.costs() || !self.foresight.sure || others
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
        let odds = foresight.odds.map(|chance| Mark::plain(self.chance(chance, true), "odds"));
        let changes = match foresight.changes.is_empty() {
            true => foresight.through.iter().collect(),
            false => self.changes(false),
        };
        // What every answer brings alike is no reason to choose one: it is said where no answer has anything else.
        let (telling, alike): (Vec<&Change>, Vec<&Change>) =
            changes.into_iter().partition(|change| !self.alike(change));
        let marked = |changes: Vec<&Change>| -> Vec<Mark> {
            changes.into_iter().filter_map(|change| self.change_mark(change)).collect()
        };
        let telling: Vec<Mark> = marked(telling).into_iter().chain(self.evened()).collect();
        let marks = match telling.iter().any(|mark| mark.seat.is_none()) || self.others_differ() {
            true => telling,
            false => marked(alike).into_iter().chain(telling).collect(),
        };
        let (mine, others): (Vec<_>, Vec<_>) = marks.into_iter().partition(|mark| mark.seat.is_none());
        // What the end of a round does to others is not said on the answer that ends it.
        let others = others.into_iter().filter(|_| foresight.closes.is_none());
        let marks: Vec<Mark> = mine.into_iter().chain(others).take(MARKS - odds.iter().len()).collect();
        let (own, rounds): (Vec<_>, Vec<_>) =
            marks.into_iter().partition(|mark| mark.own || mark.seat.is_some());
        // What may be the doing of the end stands behind it: else it would look like the answer's.
        let colon = if rounds.is_empty() { "" } else { self.t("ui-colon") };
        let closes = self.closes().map(|text| Mark::plain(text + colon, "closes"));
        odds.into_iter().chain(own).chain(closes).chain(rounds).collect()
    }

    /// What it closes, as a round.
    fn closes(&self) -> Option<String> {
        Some(self.scene.say(self.foresight.closes.as_ref()?))
    }

    /// A number of a seat, or the word of a place. Who holds a place is seen by its colour soon enough.
    fn change_mark(&self, change: &Change) -> Option<Mark<'static>> {
        let (seat, doing) = (self.whose(change.of), self.doing(change));
        let own = seat.is_none() && doing == Doing::Own;
        let mark = |text: String, class| {
            let alike = self.alike(change) || class == "down" && self.common(change);
            Mark { what: Some(change.what), seat, text, class, alike, own }
        };
        if let Some((low, high)) = self.gain(change) {
            let class = match (low, high) {
                (0, 0) => return None,
                // What may stay as it is for another is no news of this answer.
                (0, _) | (_, 0) if seat.is_some() => return None,
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

    /// Between which two numbers of halves a number changes: when what the choice is for comes true, else in any case. What
    /// hardly ever comes is not promised on the choice; the tip has it.
    fn gain(&self, change: &Change) -> Option<(i32, i32)> {
        let before = number(change.before.as_ref())?;
        let besides = self.besides(change);
        let gain = |value: &Option<Value>| number(value.as_ref()).map(|n| n - before - besides);
        let hoped: Vec<&Option<Value>> =
            change.hoped.iter().filter_map(|&at| change.after.get(at)).map(|(value, _)| value).collect();
        let values = if hoped.is_empty() { likely(change) } else { hoped };
        let mut gains = values.into_iter().map(gain);
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

    /// What stands on the place says so here: its drawing goes with it.
    fn mark(&self, mark: &Mark, on_place: bool) -> Markup {
        let words = self.scene.words;
        // A word behind the name of what it is about reads as one: "most workers: a tie".
        let named = mark.what.filter(|what| mark.class == "word" && !words.draws(what));
        html! {
            span class={ "omen " (mark.class) } data-on-place[on_place] {
                @if let Some(seat) = mark.seat { (crate::mark(seat)) }
                @if let Some(what) = named { (gauge_mark(what, words)) (words.get("ui-colon")) " " }
                (mark.text)
                @if let Some(what) = mark.what.filter(|_| named.is_none()) { (gauge_mark(what, words)) }
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
            Some(prompt) if self.scene.audience == Audience::Seat(then.seat) => Some(match &then.only {
                Some(answer) => {
                    let only = msg("ui-fore-only").with("asked", prompt.clone());
                    self.scene.say(&only.with("what", answer.clone()))
                }
                None => self.scene.say(prompt),
            }),
            _ => {
                let key = if then.reacts { "ui-fore-answers" } else { "ui-fore-turn" };
                Some(self.scene.say(&msg(key).seat("who", then.seat)))
            }
        }
    }

    /// For a choice that changes no number: what it leads to, or that it leads nowhere. Whoever is asked the same again, as of
    /// a deal that grows, or the same after most answers, knows it from the choice itself; the tip has the question whole.
    fn leads_to(&self) -> Option<String> {
        let now = self.scene.offer.and_then(|offer| offer.prompt.as_ref());
        let next = self.foresight.then.as_ref().and_then(|then| then.prompt.as_ref());
        let silent = self.foresight.told.is_empty() && self.foresight.changes.is_empty();
        match (now, next) {
            (Some(now), Some(next)) if now == next && silent => Some(self.t("ui-fore-nothing").to_owned()),
            (Some(now), Some(next)) if now.key == next.key => None,
            (_, Some(next)) if self.asked_after_most(next) || self.labelled(next) => None,
            // Whoever goes on whatever is answered says nothing of this answer.
            (_, None) if self.next_is_common() => None,
            // What is asked next may depend on what is turned up: then what happens is said.
            _ => match self.then() {
                // In words: behind an arrow it reads as if the answer itself did it.
                Some(then) => Some(format!("{} {then}", self.t("ui-fore-then"))),
                // With its chance: without one it would read as if it had happened.
                None => self.told(false).first().map(|told| self.outcome(told)),
            },
        }
    }

    /// Whether most answers lead to a question of this kind: it tells none of them apart.
    fn asked_after_most(&self, next: &Msg) -> bool {
        let prompts = self.scene.foreseen.iter().filter_map(|other| other.then.as_ref()?.prompt.as_ref());
        self.most(prompts.filter(|prompt| prompt.key == next.key).count())
    }

    /// Whether the question only says again what stands on the choice.
    fn labelled(&self, next: &Msg) -> bool {
        let number = self.scene.foreseen.iter().position(|other| std::ptr::eq(other, self.foresight));
        let choice = number.zip(self.scene.offer).and_then(|(number, offer)| offer.choices.get(number));
        choice.is_some_and(|choice| self.scene.say(next).contains(&self.scene.say(&choice.show.label)))
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

/// Which of the marks is the number on the place.
fn on_place(marks: &[Mark]) -> Option<usize> {
    marks.iter().position(|mark| mark.own && !mark.alike && mark.what.is_some())
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
