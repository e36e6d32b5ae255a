//! What a choice would do, before it is taken: the log before the fact.
//!
//! A choice is applied to worlds drawn from what its seat may know. What the gauges of the seat's view say before and
//! after is what it *changes*; what the step *tells* is what the log would say, by its gist; what is asked *then* is the
//! next question. No game has a line of code for this beyond its [`Gauges`].
//!
//! Nothing leaks: the worlds come from the seat's knowledge and the chance from what is public (`luck`), so two worlds
//! that a seat cannot tell apart give the same foresight.

mod changes;
mod differ;
mod seen;
mod weighed;
mod worlds;

use changes::changes;
pub use differ::{Difference, How, differ};
use kernel::{Arg, Audience, Msg, Notes, Offer, Seat};
pub use kit::gauge::percent;
use kit::gauge::{EXACT, Gauge, Gauges, Of, Value};
use serde::Serialize;
use worlds::Worlds;

/// What one choice would do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Foresight {
    /// Nothing is drawn, nothing hidden turned up and nothing begun that chance decides: this and nothing else will happen.
    pub sure: bool,
    /// The chance of what the choice is for, where the game knows it, in parts of [`EXACT`].
    pub odds: Option<u32>,
    pub changes: Vec<Change>,
    /// A choice that changes nothing but opens another question of the same seat: what its answers have in common, as far as
    /// one of each kind and a few more show. What a figure costs is said before it is asked where to put it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub through: Vec<Change>,
    /// What would be told, with its chance in parts of [`EXACT`], the likeliest first; where the choice has odds, the outcomes that
    /// the game computed come before the others and in its own order, what the choice is for first.
    pub told: Vec<Outcome>,
    /// Whose answer comes next and what is asked, where it is the same in all worlds.
    pub then: Option<Then>,
    /// It may end the game: in so many parts of [`EXACT`].
    pub ends: u32,
    /// What the others bring as well, as far as a few of them show: of an offer too large to be foreseen as a whole, where the same is
    /// told for certain after them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub anyway: Vec<Change>,
    /// What it closes in any case, such as a round: what that brings is among the changes, and comes whatever was answered last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closes: Option<Msg>,
}

/// One gauge that would change.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Change {
    pub of: Of,
    pub what: &'static str,
    /// `None` when it was not there, such as the mood of a city that is to be founded.
    pub before: Option<Value>,
    /// What it may become, likeliest first; `None` is gone.
    pub after: Vec<(Option<Value>, u32)>,
    /// Which of these it becomes when what the choice is for comes true, likeliest first; none where the game knows no odds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hoped: Vec<usize>,
    /// Each value comes with outcomes of which the game computed the chance: nobody counted worlds.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub exact: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    pub gist: Msg,
    pub chance: u32,
    /// What the choice itself leads to: the game computed its chance, nobody counted worlds.
    pub exact: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Then {
    pub seat: Seat,
    pub prompt: Option<Msg>,
    /// The one answer there is to it, which a table gives by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<Msg>,
    /// Somebody else is asked about this very choice, and has not simply their turn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub reacts: bool,
}

impl Then {
    /// What both say; whether somebody is asked about the choice is not said where it may be otherwise.
    fn or(self, other: Then) -> Option<Then> {
        let (reacts, only) =
            (self.reacts && other.reacts, self.only.filter(|only| other.only.as_ref() == Some(only)));
        (self.seat == other.seat && self.prompt == other.prompt).then_some(Then { reacts, only, ..self })
    }
}

/// How many worlds are tried where chance has a say. More would be finer than a reader wants to know and slower than
/// an offer may take.
pub const WORLDS: u32 = 48;

/// Offers of at most so many choices are foreseen as a whole; larger ones choice by choice, when somebody asks.
pub const AT_ONCE: usize = 40;

/// Foresees the choices of one seat at one position.
pub struct Foreseer<'a, G: Gauges> {
    state: &'a G::State,
    seat: Seat,
    now: Vec<Gauge>,
    worlds: Worlds<'a, G>,
}

impl<'a, G: Gauges> Foreseer<'a, G> {
    /// `luck` must follow from public facts alone, such as the table and the number of the decision.
    pub fn new(state: &'a G::State, seat: Seat, luck: u64) -> Self {
        let now = G::gauges(&G::view(state, Audience::Seat(seat)));
        Foreseer { state, seat, now, worlds: Worlds::new(state, seat, luck) }
    }

    /// Goes on only as long as `patience` says so: rules may be slow.
    pub fn patient(mut self, patience: impl Fn() -> bool + 'a) -> Self {
        self.worlds.patience = Box::new(patience);
        self
    }

    /// Knows what an event closes, as a round, and what that is called.
    pub fn closing(mut self, closes: fn(&G::Event) -> Option<Msg>) -> Self {
        self.worlds.closes = closes;
        self
    }

    /// What each choice of an offer would do; nothing, if it has more than [`AT_ONCE`] or takes too long.
    pub fn offer(&self, offer: &Offer<G::Action>) -> Vec<Foresight> {
        if offer.choices.len() > AT_ONCE {
            return Vec::new();
        }
        let foreseen = offer.choices.iter().map(|choice| {
            let foresight = self.foresee(&choice.action);
            (self.worlds.patience)().then_some(foresight)
        });
        foreseen.collect::<Option<Vec<Foresight>>>().unwrap_or_default()
    }

    /// What an action of the current offer would do.
    pub fn foresee(&self, action: &G::Action) -> Foresight {
        let exact = G::exact(self.state, self.seat, action);
        let seen = self.worlds.look(action, exact.as_deref());
        let first = exact.as_ref().and_then(|exact| exact.first()).map(|(_, chance)| *chance);
        let odds = first.filter(|_| G::aims(action));
        let told = outcomes(seen.told(), exact.unwrap_or_default(), odds.is_some());
        // The step itself may be certain and what it leads to not: a battle that it begins.
        let sure = seen.sure && told.iter().all(|outcome| !outcome.exact || outcome.chance == EXACT);
        let changes = changes(&self.now, &seen);
        let anyway = self.anyway(action, &told);
        let opens = seen.sure && changes.is_empty() && told.is_empty() && seen.ends() == 0;
        let asks_again = seen.then.as_ref().is_some_and(|then| then.seat == self.seat);
        let through = if opens && asks_again { self.through(action) } else { Vec::new() };
        Foresight {
            sure,
            odds,
            changes,
            through,
            told,
            ends: seen.ends(),
            then: seen.then,
            anyway,
            closes: seen.closes,
        }
    }

    /// So many other answers of a large offer say what comes whatever is answered.
    const OTHERS: usize = 3;

    /// What a few other answers of a large offer have in common with each other, where something that is certain here is certain
    /// there.
    fn anyway(&self, action: &G::Action, told: &[Outcome]) -> Vec<Change> {
        let mut certain: Vec<&Msg> =
            told.iter().filter(|outcome| outcome.chance == EXACT).map(|outcome| &outcome.gist).collect();
        let mut all = Vec::new();
        if !certain.is_empty() {
            G::choices(self.state, self.seat, &mut all);
        }
        if all.len() <= AT_ONCE {
            return Vec::new();
        }
        let others = all.iter().step_by(all.len() / (Self::OTHERS + 1)).filter(|other| *other != action);
        let mut common: Option<Vec<Change>> = None;
        for other in others.take(Self::OTHERS) {
            let seen = self.worlds.glance(other);
            let told = seen.told();
            certain.retain(|gist| told.iter().any(|other| other.gist == **gist && other.chance == EXACT));
            let found = changes(&self.now, &seen);
            let likeliest = |change: &Change| change.after.first().map(|(value, _)| value.clone());
            match &mut common {
                Some(common) => common.retain(|change| {
                    let mut same = found.iter().filter(|c| (c.of, c.what) == (change.of, change.what));
                    same.any(|c| likeliest(c) == likeliest(change))
                }),
                None => common = Some(found),
            }
        }
        common.filter(|_| !certain.is_empty()).unwrap_or_default()
    }

    /// What the answers to the question that an action opens have in common.
    fn through(&self, action: &G::Action) -> Vec<Change> {
        let mut common: Option<Vec<Change>> = None;
        let sure = self.worlds.answers(action, |seen| {
            let mut found = changes(&self.now, seen);
            // Where something stands is what is asked then; what lapses unused, as an action, is no price of opening a question.
            let lapses = |what: &str| self.now.iter().any(|gauge| gauge.lapses && gauge.what == what);
            found.retain(|change| matches!(change.of, Of::Seat(_)) && !lapses(change.what));
            match &mut common {
                Some(common) => common.retain(|change| found.contains(change)),
                None => common = Some(found),
            }
            common.as_ref().is_some_and(|common| !common.is_empty())
        });
        common.filter(|_| sure).unwrap_or_default()
    }
}

/// What was counted and what the game computed, each once.
fn outcomes(counted: Vec<Outcome>, exact: Vec<(Msg, u32)>, aims: bool) -> Vec<Outcome> {
    // Of what the game has listed whole, nothing else is counted: else the same find would be told with two chances.
    let whole: Vec<&Msg> = wholes(&exact).flatten().map(|(gist, _)| gist).collect();
    let known = |outcome: &Outcome| {
        let same = exact.iter().any(|(gist, _)| *gist == outcome.gist);
        same || whole.iter().any(|gist| of_one_thing(gist, &outcome.gist))
    };
    let mut told: Vec<Outcome> = counted.into_iter().filter(|outcome| !known(outcome)).collect();
    told.extend(exact.into_iter().map(|(gist, chance)| Outcome { gist, chance, exact: true }));
    told.retain(|outcome| outcome.chance > 0);
    // Sorting keeps the game's order among what sorts alike.
    told.sort_by_key(|outcome| match aims && outcome.exact {
        true => (false, std::cmp::Reverse(0)),
        false => (aims, std::cmp::Reverse(outcome.chance)),
    });
    told
}

/// Whether two sentences differ at most by their numbers.
fn of_one_thing(one: &Msg, other: &Msg) -> bool {
    let named = |msg: &Msg| -> Vec<Arg> {
        let args = msg.args.iter().map(|(_, arg)| arg.clone());
        args.filter(|arg| !matches!(arg, Arg::Number(_) | Arg::Points(_))).collect()
    };
    one.key == other.key && named(one) == named(other)
}

/// The lists of which one thing comes true: the ways in which a choice may end, then what may be found. What is left over may happen
/// together.
fn wholes(exact: &[(Msg, u32)]) -> impl Iterator<Item = &[(Msg, u32)]> {
    let mut rest = exact;
    std::iter::from_fn(move || {
        let ends = rounded_whole(rest.iter().map(|(_, chance)| *chance))?;
        let (whole, others) = rest.split_at(ends);
        rest = others;
        Some(whole)
    })
}

/// How many of the first chances are together certain, but for rounding.
pub fn rounded_whole(chances: impl IntoIterator<Item = u32>) -> Option<usize> {
    let sums = chances.into_iter().scan(0, |sum, chance| {
        *sum += chance;
        Some(*sum)
    });
    sums.enumerate().find(|(nth, sum)| sum.abs_diff(EXACT) <= *nth as u32 + 1).map(|(nth, _)| nth + 1)
}

/// The luck of a decision, from what everybody knows: what names the table (the commitment to its seed) and the number
/// of the decision. Whoever looks at the same decision, now or in a replay, foresees the same.
pub fn luck(table: &str, decision: u32) -> u64 {
    // FNV-1a: short, and the same on every machine.
    let bytes = table.bytes().chain(decision.to_le_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ byte as u64).wrapping_mul(0x0100_0000_01b3))
}

/// What a step did, in the words in which it would have been foreseen.
pub fn happened<G: Gauges>(
    before: &G::State,
    after: &G::State,
    seat: Seat,
    notes: Notes<G::Event>,
) -> Foresight {
    let seen = worlds::happened::<G>(after, seat, notes);
    let now = G::gauges(&G::view(before, Audience::Seat(seat)));
    let changes = changes(&now, &seen);
    let (told, ends) = (seen.told(), seen.ends());
    Foresight {
        sure: true,
        odds: None,
        changes,
        through: Vec::new(),
        told,
        ends,
        then: seen.then,
        anyway: Vec::new(),
        closes: None,
    }
}

impl Foresight {
    /// Whether everything that `happened`, by its gist, was among what might. Gauges are not compared: what follows by
    /// itself was foreseen too, and may change them once more.
    pub fn foretold(&self, happened: &Foresight) -> bool {
        let told = |outcome: &Outcome| self.told.iter().any(|known| known.gist == outcome.gist);
        happened.told.iter().all(told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::msg;

    /// Battles are won, drawn or lost, however likely each is; what else may happen comes after.
    #[test]
    fn what_a_choice_is_for_comes_first() {
        let counted = |gist: &'static str, chance| Outcome { gist: msg(gist), chance, exact: false };
        let seen = vec![counted("falls", 2_000), counted("lost", 5_100), counted("ends", EXACT)];
        let exact = || vec![(msg("won"), 1_000), (msg("drawn"), 4_000), (msg("lost"), 5_000)];
        let keys = |told: Vec<Outcome>| told.iter().map(|told| told.gist.key.to_string()).collect::<Vec<_>>();
        assert_eq!(keys(outcomes(seen.clone(), exact(), true)), ["won", "drawn", "lost", "ends", "falls"]);
        assert_eq!(keys(outcomes(seen, exact(), false)), ["ends", "lost", "drawn", "falls", "won"]);
    }

    /// A find that is too strong to be won is told in its own words by the game, and as any other by the worlds.
    #[test]
    fn what_is_listed_whole_is_told_once() {
        let find = |n: i64| msg("find").num("n", n);
        let counted = |gist: Msg| Outcome { gist, chance: 4_000, exact: false };
        let seen = vec![counted(find(3)), counted(find(1)), counted(msg("falls"))];
        let ends = [(msg("won"), 3_300), (msg("lost"), 6_700)];
        let finds = [(find(1), 3_300), (msg("too-strong").num("n", 3), 6_700)];
        let told = outcomes(seen.clone(), ends.iter().chain(&finds).cloned().collect(), true);
        let gists: Vec<&Msg> = told.iter().map(|told| &told.gist).collect();
        assert_eq!(gists, [&msg("won"), &msg("lost"), &find(1), &finds[1].0, &msg("falls")]);
        // Lands that fall each by itself are no list of one thing: where it spreads is counted.
        let told = outcomes(seen, vec![(find(1), 3_300)], true);
        assert!(told.iter().any(|told| told.gist == find(3)), "{told:?}");
    }
}
