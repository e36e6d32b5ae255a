//! What is foreseen, whole: in the tip of a choice, and as a sentence or two.

use super::{Foreseen, gauge_icon};
use crate::mark;
use foresight::{Change, Foresight, Outcome, percent};
use kernel::{Seat, msg};
use kit::gauge::{EXACT, Gauges, Of, Value};
use maud::{Markup, html};

/// So many changes of the reader's own are told of a choice, so many of others',
const OWN: usize = 7;
const OTHERS: usize = 3;
/// and so many things that may happen and that only tried worlds count: a longer list is read by nobody.
const SAMPLED: usize = 5;
/// Of a choice in short.
const BRIEF: usize = 2;
/// Worlds that are tried are too few to tell less from nothing, or more from certainty.
const RARE: u32 = EXACT / 20;

impl<G: Gauges> Foreseen<'_, G> {
    /// What may happen, each with its chance: for a game that has room for it beside the choice.
    pub fn outcomes(&self) -> Markup {
        html! { (self.computed()) (self.sampled(false)) }
    }

    /// Everything: what becomes of the reader's, the outcomes with their chances, what becomes of others', what is asked then
    /// and of whom.
    pub fn whole(&self) -> Markup {
        let (foresight, mine) = (self.foresight, self.changed(false, true));
        html! {
            span.fore-whole hidden {
                @if let Some(closes) = self.closes(!mine.0.is_empty()) { span.fore-then { (closes) } }
                (mine)
                (self.computed())
                (self.sampled(false))
                @if foresight.ends > 0 {
                    span.fore-row {
                        @if foresight.ends < EXACT { b { (self.chance(foresight.ends, false)) } }
                        span { (self.t("ui-fore-ends")) }
                    }
                }
                (self.changed(false, false))
                @if !self.told(true).is_empty() {
                    span.fore-then { (self.t("ui-fore-anyway")) }
                    (self.sampled(true))
                    (self.changed(true, true))
                    (self.changed(true, false))
                }
                @if let Some(then) = self.then() { span.fore-then { (self.t("ui-fore-then")) " " (then) } }
                @if foresight.sure { span.fore-luck { (self.t("ui-fore-sure")) } }
                @else if self.open() { span.fore-luck { (self.t("ui-fore-luck")) } }
            }
        }
    }

    /// The same as a sentence or two.
    pub fn spoken(&self) -> String {
        let mut said: Vec<String> = self.exact().into_iter().map(|outcome| self.outcome(outcome)).collect();
        let mut changes = self.said_changes(false, true);
        if let (Some(closes), Some(first)) = (self.closes(true), changes.first_mut()) {
            *first = format!("{closes} {first}");
        }
        said.append(&mut changes);
        said.extend(self.said_sampled(false));
        if self.foresight.ends > 0 {
            said.push(self.t("ui-fore-ends").to_owned());
        }
        said.extend(self.said_changes(false, false));
        let mut anyway = self.said_sampled(true);
        anyway.extend(self.said_changes(true, true));
        anyway.extend(self.said_changes(true, false));
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
        if self.foresight.sure {
            said.insert(0, self.t("ui-fore-surely").to_owned());
        }
        self.sentence(&said)
    }

    /// The one or two things that matter most, as one sentence: what it is for, the points, then whatever else is the reader's.
    /// Nothing where it only leads to another question.
    pub fn brief(&self) -> Option<String> {
        let mut said: Vec<String> =
            self.exact().into_iter().take(1).map(|outcome| self.outcome(outcome)).collect();
        let (mut lines, _) = self.lines(false, true);
        lines.sort_by_key(|line| line.change.what != "points");
        said.extend(lines.iter().map(|line| format!("{} {} → {}", line.name, line.before, line.after(self))));
        if said.is_empty() {
            said = self.told(false).into_iter().map(|outcome| self.outcome(outcome)).collect();
        }
        said.truncate(BRIEF);
        (!said.is_empty()).then(|| format!("{} {}.", self.t("ui-fore-at-once"), self.sentence(&said)))
    }

    /// Sentences of the log among the parts end here, not each with a stop of its own.
    fn sentence(&self, said: &[String]) -> String {
        let parts: Vec<&str> = said.iter().map(|part| part.trim_end_matches('.')).collect();
        parts.join(self.scene.words.lang().semicolon())
    }

    /// What the game computed the chances of, with a line that shows them.
    fn computed(&self) -> Markup {
        let exact = self.exact();
        html! {
            @if self.foresight.odds.is_some() && !exact.is_empty() { (bar(self.foresight, &exact)) }
            @for outcome in exact { (self.row(outcome)) }
        }
    }

    fn exact(&self) -> Vec<&Outcome> {
        self.told(false).into_iter().filter(|outcome| outcome.exact).collect()
    }

    /// What was counted in worlds, the likeliest, and how many more there are.
    fn counted(&self, anyway: bool) -> (Vec<&Outcome>, usize) {
        let mut counted: Vec<&Outcome> =
            self.told(anyway).into_iter().filter(|outcome| anyway || !outcome.exact).collect();
        // What is certain, then what may happen to the reader, then the likeliest.
        let mine = |outcome: &Outcome| outcome.gist.about().is_some_and(|seat| self.scene.audience.is(seat));
        counted.sort_by_key(|outcome| (outcome.chance < EXACT, !mine(outcome)));
        let more = cut(&mut counted, SAMPLED);
        (counted, more)
    }

    fn sampled(&self, anyway: bool) -> Markup {
        let (counted, more) = self.counted(anyway);
        html! { @for outcome in counted { (self.row(outcome)) } (self.and_more(more)) }
    }

    fn row(&self, outcome: &Outcome) -> Markup {
        html! {
            span.fore-row {
                @if self.uncertain() { b { (self.chance(outcome.chance, outcome.exact)) } }
                span { (self.scene.say(&outcome.gist)) }
            }
        }
    }

    fn and_more(&self, more: usize) -> Markup {
        html! { @if more > 0 { span.fore-row.more { (self.more(more)) } } }
    }

    fn more(&self, more: usize) -> String {
        self.scene.say(&msg("ui-fore-more").num("n", more as i64))
    }

    fn changed(&self, anyway: bool, own: bool) -> Markup {
        let (lines, more) = self.lines(anyway, own);
        html! {
            @for line in lines {
                span.fore-row.change {
                    (gauge_icon(line.change.what, self.scene.words))
                    span { @if let Some(seat) = line.seat { (mark(seat)) " " (self.scene.name(seat)) ", " } (line.name) }
                    b { (line.before) " → " (line.after(self)) }
                }
            }
            (self.and_more(more))
        }
    }

    fn said_sampled(&self, anyway: bool) -> Vec<String> {
        let (counted, more) = self.counted(anyway);
        let mut said: Vec<String> = counted.into_iter().map(|outcome| self.outcome(outcome)).collect();
        said.extend((more > 0).then(|| self.more(more)));
        said
    }

    fn said_changes(&self, anyway: bool, own: bool) -> Vec<String> {
        let (lines, more) = self.lines(anyway, own);
        let to = self.t("ui-fore-to");
        let said = lines.iter().map(|line| {
            let whose = line.seat.map(|seat| format!("{}, ", self.scene.name(seat))).unwrap_or_default();
            format!("{whose}{} {} {to} {}", line.name, line.before, line.after(self))
        });
        said.chain((more > 0).then(|| self.more(more))).collect()
    }

    /// One outcome in words.
    fn outcome(&self, outcome: &Outcome) -> String {
        let gist = self.scene.say(&outcome.gist);
        match self.uncertain() {
            true => format!("{}, {gist}", self.chance(outcome.chance, outcome.exact)),
            false => gist,
        }
    }

    /// Whether something of what is told may not happen: else nothing of it needs a chance.
    fn uncertain(&self) -> bool {
        self.foresight.told.iter().any(|outcome| outcome.chance < EXACT)
    }

    /// Whether anything that is said, or asked then, depends on chance.
    fn open(&self) -> bool {
        let foresight = self.foresight;
        let wavers = |change: &Change| change.after.len() > 1;
        let unasked = foresight.then.is_none() && foresight.ends == 0;
        let ends = (1..EXACT).contains(&foresight.ends);
        self.uncertain() || ends || unasked || foresight.changes.iter().any(wavers)
    }

    /// Changes in words: the reader's own and those of places, or others'; and how many more there are.
    fn lines(&self, anyway: bool, own: bool) -> (Vec<Line<'_>>, usize) {
        let changes = self.changes(anyway).into_iter();
        // What most likely stays as it is for somebody else is no news of this choice.
        let stays = |change: &Change| change.after.first().is_some_and(|(value, _)| *value == change.before);
        let wanted =
            changes.filter(|change| self.whose(change.of).is_none() == own && (own || !stays(change)));
        let mut lines: Vec<Line> = wanted.filter_map(|change| self.line(change)).collect();
        let more = cut(&mut lines, if own { OWN } else { OTHERS });
        (lines, more)
    }

    fn line<'c>(&self, change: &'c Change) -> Option<Line<'c>> {
        let name = self.t_of(&format!("gauge-{}", change.what));
        let name = match change.of {
            Of::Seat(_) => name,
            Of::Place(place) if place == self.place => name,
            Of::Place(place) => format!("{}, {name}", self.scene.say(&G::place(place)?)),
        };
        let counted = |value: &Option<Value>| value.as_ref().is_some_and(|value| value.halves().is_some());
        let number = change.after.iter().any(|(value, _)| counted(value)) || counted(&change.before);
        let before = self.value(change.before.as_ref(), number);
        // A number that is not there is none: nought becoming nothing is no change.
        let nothing = |value: &Option<Value>| number && self.value(value.as_ref(), true) == before;
        if change.after.iter().all(|(value, _)| nothing(value)) {
            return None;
        }
        Some(Line { seat: self.whose(change.of), name, before, number, change })
    }

    /// A chance as it is read. What the game computed is given as it is. What was counted in a few worlds is only about right,
    /// and says so; it is certain when all of them agree.
    pub(super) fn chance(&self, chance: u32, exact: bool) -> String {
        let of = |key: &'static str, n: u32| self.scene.say(&msg(key).num("n", n));
        match chance {
            0 | EXACT.. => of("ui-percent", percent(chance.min(EXACT))),
            _ if exact => of("ui-percent", percent(chance).clamp(1, 99)),
            ..=RARE => self.t("ui-chance-rarely").to_owned(),
            _ if chance >= EXACT - RARE => self.t("ui-chance-nearly").to_owned(),
            _ => of("ui-chance-about", ((percent(chance) + 5) / 10 * 10).clamp(10, 90)),
        }
    }

    /// Whether a change's chance is that of an outcome the game computed.
    fn computed_chance(&self, chance: u32) -> bool {
        let near = |known: u32| known.abs_diff(chance) <= 1 || (EXACT - known).abs_diff(chance) <= 1;
        self.foresight.told.iter().any(|outcome| outcome.exact && near(outcome.chance.min(EXACT)))
    }
}

/// Cuts a list, and says by how much. One more is as short as saying so.
fn cut<T>(list: &mut Vec<T>, most: usize) -> usize {
    if list.len() <= most + 1 {
        return 0;
    }
    let more = list.len() - most;
    list.truncate(most);
    more
}

/// One change in words.
struct Line<'c> {
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
            chance => format!("{value} ({})", foreseen.chance(chance, foreseen.computed_chance(chance))),
        });
        said.collect::<Vec<_>>().join(", ")
    }
}

/// The chances of the outcomes as one line, what is hoped for first.
fn bar(foresight: &Foresight, exact: &[&Outcome]) -> Markup {
    let hoped = foresight.odds.unwrap_or(0);
    let mut parts: Vec<u32> = exact.iter().map(|outcome| outcome.chance).collect();
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
