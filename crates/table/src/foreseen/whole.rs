//! What is foreseen, whole: in the tip of a choice, and as a sentence or two.

use super::line::Line;
use super::shares::{bar, hundred, read};
use super::{Foreseen, RARE, gauge_icon};
use crate::mark;
use foresight::{Change, Foresight, Outcome, percent, rounded_whole};
use kernel::msg;
use kit::gauge::{EXACT, Gauges};
use maud::{Markup, html};

/// So many changes of the reader's own are told of a choice, so many of others',
const OWN: usize = 7;
const OTHERS: usize = 3;
/// and so many things that may happen and that only tried worlds count: a longer list is read by nobody.
const SAMPLED: usize = 5;
/// So many finds of a computed chance are told beside how it ends.
const FINDS: usize = 4;
/// What comes whatever is answered: so many of the reader's changes beside what happens.
const ANYWAY: usize = 2;
/// Of a choice in short.
const BRIEF: usize = 2;
/// By so much rounding moves a chance.
const ROUNDED: u32 = 5;

impl<G: Gauges> Foreseen<'_, G> {
    /// What may happen, each with its chance: for a game that has room for it beside the choice.
    pub fn outcomes(&self) -> Markup {
        html! { (self.computed()) (self.sampled()) }
    }

    /// Everything: what becomes of the reader's, the outcomes with their chances, what becomes of others', what ends with it, what
    /// is asked then and of whom.
    pub fn whole(&self) -> Markup {
        let (foresight, anyway) = (self.foresight, self.anyway("→"));
        html! {
            span.fore-whole hidden {
                (self.changed(true))
                (self.computed())
                (self.sampled())
                @if foresight.ends > 0 {
                    span.fore-row {
                        @if foresight.ends < EXACT { b { (self.chance(foresight.ends, false)) } }
                        span { (self.t("ui-fore-ends")) }
                    }
                }
                (self.changed(false))
                @if let Some(anyway) = anyway { span.fore-then { (anyway) } }
                @if let Some(then) = self.then() { span.fore-then { (self.t("ui-fore-then")) " " (then) } }
                // Beside a chance that was computed it would be said twice.
                @if foresight.sure && !self.computes() { span.fore-luck { (self.t("ui-fore-sure")) } }
                @else if self.open() { span.fore-luck { (self.t("ui-fore-luck")) } }
            }
        }
    }

    /// The same as a sentence or two.
    pub fn spoken(&self) -> String {
        let exact = self.exact();
        let mut said: Vec<String> = exact.told.into_iter().map(|outcome| self.outcome(outcome)).collect();
        said.extend((exact.more > 0).then(|| self.more(exact.more)));
        said.extend(self.said_changes(true));
        said.extend(self.said_sampled());
        if self.foresight.ends > 0 {
            said.push(self.t("ui-fore-ends").to_owned());
        }
        said.extend(self.said_changes(false));
        said.extend(self.anyway(self.t("ui-fore-to")));
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
            self.exact().told.into_iter().take(1).map(|outcome| self.outcome(outcome)).collect();
        let (mut lines, _) = self.lines(false, true);
        lines.sort_by_key(|line| line.change.what != "points");
        said.extend(lines.iter().map(|line| line.said(self, "→")));
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

    /// What ends with it, or else comes whatever is answered, in one line with the first of the reader's that this changes.
    fn anyway(&self, to: &str) -> Option<String> {
        let told = self.told(true);
        let first = told.iter().min_by_key(|outcome| outcome.chance < EXACT);
        let closes = &self.foresight.closes;
        let comes = |other: &&Foresight| match (closes, first) {
            (Some(_), _) => other.closes == *closes,
            (None, Some(first)) => {
                other.told.iter().any(|told| told.gist == first.gist && told.chance == EXACT)
            }
            (None, None) => false,
        };
        let with = self.scene.foreseen.iter().filter(comes).count();
        let key = match with == self.scene.foreseen.len() {
            true => "ui-fore-whatever",
            false => "ui-fore-anyway",
        };
        let common = closes.is_none() || self.most(with);
        let mut said = vec![self.closes().or_else(|| Some(self.scene.say(&first?.gist)))?];
        let (lines, _) = self.lines(true, true);
        said.extend(lines.iter().take(ANYWAY).map(|line| line.said(self, to)));
        let said = self.sentence(&said);
        Some(if common { format!("{} {said}", self.t(key)) } else { said })
    }

    /// What the game computed the chances of: all ways in which it can end, with a line that shows them, then what may be found.
    fn computed(&self) -> Markup {
        let Exact { told, ends, more } = self.exact();
        html! {
            @if let (Some(odds), [first, ..]) = (self.foresight.odds, told.as_slice()) {
                // Outcomes that may happen together are no parts of one whole.
                (bar(odds, if ends > 0 { &told[..ends] } else { std::slice::from_ref(first) }))
            }
            @for (nth, outcome) in told.iter().enumerate() {
                // What may be found, or comes with one of the ends, is weighed by itself.
                @if ends > 1 && nth == ends { span.fore-row.more { (self.t("ui-fore-besides")) } }
                (self.row(outcome))
            }
            (self.and_more(more))
        }
    }

    /// Whether a chance that was computed is shown.
    fn computes(&self) -> bool {
        self.foresight.odds.is_some() || self.foresight.told.iter().any(|outcome| outcome.exact)
    }

    fn exact(&self) -> Exact<'_> {
        let mut told: Vec<&Outcome> = self.told(false).into_iter().filter(|outcome| outcome.exact).collect();
        let Some(ends) = rounded_whole(told.iter().map(|outcome| outcome.chance)) else {
            return Exact { told, ends: 0, more: 0 };
        };
        let mut finds = told.split_off(ends);
        finds.sort_by_key(|outcome| std::cmp::Reverse(outcome.chance));
        let more = cut(&mut finds, FINDS);
        told.append(&mut finds);
        Exact { told, ends, more }
    }

    /// What was counted in worlds, the likeliest, and how many more there are.
    fn counted(&self) -> (Vec<&Outcome>, usize) {
        let mut counted: Vec<&Outcome> =
            self.told(false).into_iter().filter(|outcome| !outcome.exact).collect();
        // What is certain, then what may happen to the reader, then the likeliest.
        let mine = |outcome: &Outcome| outcome.gist.about().is_some_and(|seat| self.scene.audience.is(seat));
        counted.sort_by_key(|outcome| (outcome.chance < EXACT, !mine(outcome)));
        let more = cut(&mut counted, SAMPLED);
        (counted, more)
    }

    fn sampled(&self) -> Markup {
        let (counted, more) = self.counted();
        let exact = self.exact();
        let apart = exact.ends > 1 && exact.ends == exact.told.len() && !counted.is_empty();
        html! {
        @if apart { span.fore-row.more { (self.t("ui-fore-besides")) } }
        @for outcome in counted { (self.row(outcome)) } (self.and_more(more)) }
    }

    fn row(&self, outcome: &Outcome) -> Markup {
        html! {
            span.fore-row {
                @if self.uncertain() { b { (self.chance_of(outcome)) } }
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

    fn changed(&self, own: bool) -> Markup {
        let (lines, more) = self.lines(false, own);
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

    fn said_sampled(&self) -> Vec<String> {
        let (counted, more) = self.counted();
        let mut said: Vec<String> = counted.into_iter().map(|outcome| self.outcome(outcome)).collect();
        said.extend((more > 0).then(|| self.more(more)));
        said
    }

    fn said_changes(&self, own: bool) -> Vec<String> {
        let (lines, more) = self.lines(false, own);
        let said = lines.iter().map(|line| {
            let whose = line.seat.map(|seat| format!("{}, ", self.scene.name(seat))).unwrap_or_default();
            format!("{whose}{}", line.said(self, self.t("ui-fore-to")))
        });
        said.chain((more > 0).then(|| self.more(more))).collect()
    }

    /// One outcome in words.
    pub(super) fn outcome(&self, outcome: &Outcome) -> String {
        let gist = self.scene.say(&outcome.gist);
        match self.uncertain() {
            true => format!("{}, {gist}", self.chance_of(outcome)),
            false => gist,
        }
    }

    /// What comes true with an outcome whose chance was computed has that chance, not about that.
    fn chance_of(&self, outcome: &Outcome) -> String {
        self.chance(outcome.chance, outcome.exact || self.computed_chance(outcome.chance))
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

    /// A chance as it is read. What the game computed is given as it is. What was counted in a few worlds is only about right,
    /// and says so; it is certain when all of them agree.
    pub(super) fn chance(&self, chance: u32, exact: bool) -> String {
        let of = |key: &'static str, n: u32| self.scene.say(&msg(key).num("n", n));
        match chance {
            0 | EXACT.. => of("ui-percent", percent(chance.min(EXACT))),
            _ if exact => of("ui-percent", self.computed_percent(chance)),
            ..=RARE => self.t("ui-chance-rarely").to_owned(),
            _ if chance >= EXACT - RARE => self.t("ui-chance-nearly").to_owned(),
            _ => of("ui-chance-about", ((percent(chance) + 5) / 10 * 10).clamp(10, 90)),
        }
    }

    /// The ways in which it can end are a hundred together. The first is read as it stands on the choice, and what rounding takes or
    /// leaves goes to those that lost most by it; ways that are as likely read alike.
    fn computed_percent(&self, chance: u32) -> u32 {
        let told: Vec<u32> = self.foresight.told.iter().filter(|o| o.exact).map(|o| o.chance).collect();
        let Some(ends @ 3..) = rounded_whole(told.iter().copied()) else { return read(chance) };
        let stands = usize::from(self.foresight.odds.is_some());
        let near = told[..ends].iter().map(|known| known.abs_diff(chance)).min();
        let known = match near {
            Some(off @ 0..=ROUNDED) => {
                told[..ends].iter().copied().find(|known| known.abs_diff(chance) == off)
            }
            _ => None,
        };
        known.map_or_else(|| read(chance), |known| hundred(&told[..ends], stands, known))
    }

    /// Whether a chance is that of an outcome the game computed, or of its failing.
    pub(super) fn computed_chance(&self, chance: u32) -> bool {
        let near =
            |known: u32| known.abs_diff(chance) <= ROUNDED || (EXACT - known).abs_diff(chance) <= ROUNDED;
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

/// What the game computed the chances of.
struct Exact<'f> {
    told: Vec<&'f Outcome>,
    /// So many of these, the first, are all ways in which it can end; the others may be found, the likeliest first.
    ends: usize,
    /// So many more may be found.
    more: usize,
}
