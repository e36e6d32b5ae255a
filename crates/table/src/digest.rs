//! The digest: what others did since a seat last answered, by player, with what it changed. Made of what this audience
//! heard and saw, and of nothing else.

use crate::card::signed;
use crate::symbols::icon;
use crate::{Face, Glance, Line, SeatInfo, Since, Words, mark, seat_class};
use kernel::{Msg, Points, Seat, Target, msg};
use kit::gauge::{Gauge, Gauges, Of, Value};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// What a digest is made of. Everything is this seat's: what it heard, what it could see then and now.
pub struct Digest<'a> {
    /// Whom it is told.
    pub me: Seat,
    /// What it tells of.
    pub since: Since,
    /// Who took each step in force.
    pub actors: &'a [Seat],
    /// The log as the seat heard it.
    pub story: &'a [Line],
    /// What could be seen at the end of the last answer,
    pub before: &'a Glance,
    /// and at the end of the stretch.
    pub after: &'a Glance,
    /// When each seat last answered in it, and the reader before it; in milliseconds since 1970.
    pub when: &'a [Option<i64>],
    /// In this language.
    pub words: &'a Words,
    /// In the order of the seats.
    pub seats: &'a [SeatInfo],
    /// The table's id, for links.
    pub table: &'a str,
}

/// So many lines of a player are shown at once; fewer where there are many players.
const LINES: usize = 4;
const LINES_OF_MANY: usize = 2;
/// From so many blocks on there are many.
const MANY: usize = 4;
/// So many changes of places are shown at once.
const PLACES: usize = 6;

/// Draws it.
pub fn digest<F: Face>(digest: &Digest) -> Markup {
    let Digest { me, since, words, seats, .. } = *digest;
    let others: Vec<Block> = (1..seats.len())
        .map(|i| Seat(((me.index() + i) % seats.len()) as u8))
        .map(|seat| digest.block(seat))
        .filter(|block| !block.is_empty())
        .collect();
    let many = others.len() >= MANY;
    let lines = if many { LINES_OF_MANY } else { LINES };
    let places = digest.places::<F::Rules>();
    let mine = digest.block(me);
    let title = match since.from {
        0 => words.get("ui-since-start").to_owned(),
        _ => words.get("ui-since").to_owned(),
    };
    let all: BTreeSet<usize> = (since.from + 1..=since.to).collect();
    html! {
        section id="t-digest" class={ "digest" @if many { " many" } } data-from=(since.from) data-to=(since.to) {
            header {
                h2 { (title) }
                p {
                    @if let Some(at) = digest.at(me) { (time(at)) " · " }
                    (words.fill(&msg("ui-since-answers").num("n", since.answers() as i64))) " · " (show(&all, words.get("ui-show-all")))
                }
            }
            (digest.draw::<F>(&mine, LINES, true))
            @for block in &others { (digest.draw::<F>(block, lines, false)) }
            @if !places.is_empty() {
                section.block.places {
                    h3 { (words.get("ui-since-places")) }
                    ul { @for place in places.iter().take(PLACES) { (place) } }
                    @if places.len() > PLACES {
                        details.more {
                            summary { (words.fill(&msg("ui-and-more").num("n", (places.len() - PLACES) as i64))) }
                            ul { @for place in &places[PLACES..] { (place) } }
                        }
                    }
                }
            }
        }
    }
}

/// What is told of one player.
struct Block<'a> {
    seat: Seat,
    /// With their numbers in the log.
    lines: Vec<(usize, &'a Line)>,
    /// Steps that are shown on the board.
    steps: BTreeSet<usize>,
    changes: Vec<Change<'a>>,
    points: Option<(Points, Points)>,
}

impl Block<'_> {
    fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.changes.is_empty() && self.points.is_none_or(|(was, is)| was == is)
    }
}

/// A gauge that says something else now.
struct Change<'a> {
    of: Of,
    what: &'static str,
    was: Option<&'a Value>,
    is: Option<&'a Value>,
}

impl<'a> Digest<'a> {
    /// Whose block a line belongs in: the reader's, if it names them; else that of whom it is about, or who acted.
    fn whose(&self, line: &Line) -> Option<Seat> {
        if line.names.contains(self.me) {
            return Some(self.me);
        }
        line.seat.or_else(|| self.actors.get((line.step as usize).checked_sub(1)?).copied())
    }

    fn block(&self, seat: Seat) -> Block<'a> {
        let told = self.story.iter().enumerate().filter(|(_, line)| self.since.covers(line.step));
        let lines: Vec<_> = told.filter(|(_, line)| self.whose(line) == Some(seat)).collect();
        let acted =
            (self.since.from..self.since.to).filter(|i| self.actors.get(*i) == Some(&seat)).map(|i| i + 1);
        let steps = lines.iter().map(|(_, line)| line.step as usize).chain(acted).collect();
        let points = self.before.points.get(seat).copied().zip(self.after.points.get(seat).copied());
        let mut changes = self.changes(|of| of == Of::Seat(seat));
        // The points stand beside the name already.
        changes
            .retain(|change| !points.is_some_and(|points| change.numbers().is_some_and(|n| same(n, points))));
        Block { seat, lines, steps, changes, points }
    }

    /// Gauges that differ at both ends, in the order in which the game names them.
    fn changes(&self, wanted: impl Fn(Of) -> bool) -> Vec<Change<'a>> {
        let find = |all: &'a [Gauge], of: Of, what: &str| {
            all.iter().find(|gauge| gauge.of == of && gauge.what == what).map(|gauge| &gauge.value)
        };
        let (before, after) = (&self.before.gauges[..], &self.after.gauges[..]);
        let gone = before.iter().filter(|gauge| find(after, gauge.of, gauge.what).is_none());
        after
            .iter()
            .chain(gone)
            .filter(|gauge| wanted(gauge.of))
            .map(|Gauge { of, what, .. }| Change {
                of: *of,
                what,
                was: find(before, *of, what),
                is: find(after, *of, what),
            })
            // What was not there and is worth nothing now has not changed.
            .filter(|change| change.numbers().map_or(change.was != change.is, |(was, is)| was != is))
            .collect()
    }

    /// What changed at places that have a name, those that are or were the reader's first.
    fn places<G: Gauges>(&self) -> Vec<Markup> {
        let mine = |value: Option<&Value>| matches!(value, Some(Value::Who(who)) if who.seat == self.me);
        let mut changes = self.changes(|of| matches!(of, Of::Place(_)));
        changes.sort_by_key(|change| !(mine(change.was) || mine(change.is)));
        let named = |change: &Change| match change.of {
            Of::Place(place) if !matches!(place, Target::Seat(_)) => {
                Some((place, self.say(&G::place(place)?)))
            }
            _ => None,
        };
        // A place has one pin, however much changed there.
        let mut pinned: Vec<Target> = Vec::new();
        let mut pin = |place: Target| {
            let known = pinned.iter().position(|other| *other == place);
            known.unwrap_or_else(|| {
                pinned.push(place);
                pinned.len() - 1
            }) + 1
        };
        let named = changes.iter().filter_map(|change| Some((named(change)?, change)));
        named.map(|((place, name), change)| self.place(place, pin(place), &name, change)).collect()
    }

    fn place(&self, place: Target, pin: usize, name: &str, change: &Change) -> Markup {
        let key = format!("gauge-{}", change.what);
        html! {
            li data-pin=(crate::at(place)) data-number=(pin) {
                span.pin aria-hidden="true" { (pin) }
                span {
                    b { (name) } " " (self.words.get(&key)) " "
                    span.was { (self.value(change.was)) } " → " (self.value(change.is))
                }
            }
        }
    }

    fn at(&self, seat: Seat) -> Option<i64> {
        self.when.get(seat.index()).copied().flatten()
    }

    fn draw<F: Face>(&self, block: &Block, most: usize, mine: bool) -> Markup {
        let words = self.words;
        let chosen = choose(&block.lines, most);
        let (first, rest): (Vec<_>, Vec<_>) =
            block.lines.iter().partition(|(number, _)| chosen.contains(number));
        let line = |(number, line): &(usize, &Line)| self.line(*number, line);
        html! {
            section class={ "block " (seat_class(block.seat)) @if mine { " to-me" } } {
                h3 {
                    (mark(block.seat))
                    span.name { (if mine { words.get("ui-you") } else { self.name(block.seat) }) }
                    @if let (false, Some(at)) = (mine, self.at(block.seat)) { (time(at)) }
                    @if F::MEASURE.unit.is_some() { @if let Some((was, is)) = block.points { (points(was, is)) } }
                    @if !block.steps.is_empty() { (show(&block.steps, words.get("ui-show-me"))) }
                }
                @if block.is_empty() { p.nothing { (words.get("ui-since-nothing")) } }
                @if !first.is_empty() { ol.retold { @for one in first { (line(one)) } } }
                @if !rest.is_empty() {
                    details.more {
                        summary { (words.fill(&msg("ui-and-more").num("n", rest.len() as i64))) }
                        ol.retold { @for one in rest { (line(one)) } }
                    }
                }
                @if !block.changes.is_empty() {
                    ul.changes { @for change in &block.changes { (self.change(change)) } }
                }
            }
        }
    }

    fn line(&self, number: usize, line: &Line) -> Markup {
        html! {
            li {
                a href={ "/t/" (self.table) "/at/" (line.step) } data-at=(line.step) title=(line.text) { (line.text) }
                @if line.card { (crate::parts::story::card_button(number, self.words)) }
            }
        }
    }

    fn change(&self, change: &Change) -> Markup {
        let key = format!("gauge-{}", change.what);
        let name = self.words.get(&key);
        let (class, text) = match change.numbers() {
            Some((was, is)) => (if is > was { "up" } else { "down" }, signed(is - was)),
            None => ("word", format!("{} → {}", self.value(change.was), self.value(change.is))),
        };
        html! {
            li class=(class) title=(name) {
                @if self.words.draws(change.what) {
                    (crate::foreseen::gauge_icon(change.what, self.words))
                    span.of { (name) } " " b { (text) }
                } @else { b { (text) } " " (name) }
            }
        }
    }

    fn value(&self, value: Option<&Value>) -> String {
        match value {
            None => "–".to_owned(),
            Some(Value::Number(n)) => n.to_string(),
            Some(Value::Word(word)) => self.words.get(word).to_owned(),
            Some(Value::Who(who)) => self.name(who.seat).to_owned(),
        }
    }

    fn name(&self, seat: Seat) -> &'a str {
        self.seats.get(seat.index()).map_or("", |s| &s.name)
    }
    fn say(&self, msg: &Msg) -> String {
        self.words.say(msg, &|seat| self.name(seat).to_owned())
    }
}

impl Change<'_> {
    /// Before and after, where both can be counted.
    fn numbers(&self) -> Option<(i32, i32)> {
        let number = |value: Option<&Value>| match value {
            None => Some(0),
            Some(Value::Number(n)) => Some(*n),
            Some(_) => None,
        };
        Some((number(self.was)?, number(self.is)?))
    }
}

fn same((was, is): (i32, i32), points: (Points, Points)) -> bool {
    (Points::from(was), Points::from(is)) == points
}

/// Which lines stand for a player who did much: those with a card, then what names somebody, then the newest.
fn choose(lines: &[(usize, &Line)], most: usize) -> BTreeSet<usize> {
    let rank = |line: &Line| (!line.card, line.names.is_empty());
    let mut newest: Vec<_> = lines.iter().rev().collect();
    newest.sort_by_key(|(_, line)| rank(line));
    newest.into_iter().take(most).map(|(number, _)| *number).collect()
}

fn points(was: Points, is: Points) -> Markup {
    html! {
        span.score { @if was != is { span.was { (was) } " → " } b { (is) } }
    }
}

/// A time of day; the browser writes it in its own zone.
fn time(at: i64) -> Markup {
    html! { time.when data-when=(at) {} }
}

/// Plays these steps on the board.
fn show(steps: &BTreeSet<usize>, text: &str) -> Markup {
    let list = steps.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
    html! { button type="button" class="show" data-show=(list) title=(text) { (icon("later")) span { (text) } } }
}
