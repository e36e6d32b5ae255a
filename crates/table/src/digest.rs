//! The digest: what others did since a seat last answered, by player, with what it changed. Made of what this audience
//! heard and saw, and of nothing else.

use crate::symbols::icon;
use crate::{Face, Glance, Line, Outcome, SeatInfo, Since, Words, mark, seat_class};
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
        .map(|seat| digest.block::<F>(seat))
        .filter(|block| !block.is_empty())
        .collect();
    let many = others.len() >= MANY;
    let lines = if many { LINES_OF_MANY } else { LINES };
    let places = digest.places::<F::Rules>();
    let mine = digest.block::<F>(me);
    let common = digest.common();
    let title = words.get(since.title(digest.actors.len() > since.to));
    let all: BTreeSet<usize> = (since.from + 1..=since.to).collect();
    html! {
        section id="t-digest" class={ "digest" @if many { " many" } } data-from=(since.from) data-to=(since.to) {
            header {
                h2 { (title) }
                p {
                    @if let Some(at) = digest.at(me) { (time(at)) " · " }
                    @if let n @ 1.. = digest.told().count() { (words.fill(&msg("ui-since-told").num("n", n as i64))) " " }
                    (show(&all, words.get("ui-show-all")))
                }
            }
            (digest.draw(&mine, LINES, true))
            @for block in &others { (digest.draw(block, lines, false)) }
            @if !common.is_empty() {
                section.block.common {
                    h3 { (words.get("ui-since-common")) }
                    (digest.retold(&common, LINES))
                }
            }
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

    /// The lines of the stretch but for headings, with their numbers in the log, and whether they are the game's own: they
    /// name nobody, and follow a heading or what the reader did.
    fn told(&self) -> impl Iterator<Item = (usize, &'a Line, bool)> {
        let mut headed = 0;
        let told = self.story.iter().enumerate().filter(|(_, line)| self.since.covers(line.step));
        told.filter_map(move |(number, line)| {
            if line.heading {
                headed = line.step;
            }
            let mine = self.whose(line) == Some(self.me);
            let own = (headed == line.step || mine) && line.seat.is_none() && line.names.is_empty();
            (!line.heading).then_some((number, line, own))
        })
    }

    /// What happened to everybody.
    fn common(&self) -> Vec<(usize, &'a Line)> {
        self.told().filter(|(.., own)| *own).map(|(number, line, _)| (number, line)).collect()
    }

    fn block<F: Face>(&self, seat: Seat) -> Block<'a> {
        let told = self.told().filter(|(_, line, own)| !own && self.whose(line) == Some(seat));
        let mut lines: Vec<_> = told.map(|(number, line, _)| (number, line)).collect();
        // Whoever did nothing and has other points now had something done to them.
        if lines.is_empty() && self.before.points.get(seat) != self.after.points.get(seat) {
            let befell = self.told().filter(|(_, line, _)| line.names.contains(seat));
            lines = befell.map(|(number, line, _)| (number, line)).collect();
        }
        let acted =
            (self.since.from..self.since.to).filter(|i| self.actors.get(*i) == Some(&seat)).map(|i| i + 1);
        let steps = lines.iter().map(|(_, line)| line.step as usize).chain(acted).collect();
        let points = self.before.points.get(seat).copied().zip(self.after.points.get(seat).copied());
        let points = F::MEASURE.unit.and(points);
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
        // What is counted of nobody any more, as what a deal in the making offers, was not lost: it is over.
        let counted = |gauge: &&Gauge| {
            matches!(gauge.of, Of::Place(_)) || after.iter().any(|other| other.what == gauge.what)
        };
        let gone = before.iter().filter(|gauge| find(after, gauge.of, gauge.what).is_none()).filter(counted);
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

    /// What changed at places that have a name, a line each, those that are or were the reader's first.
    fn places<G: Gauges>(&self) -> Vec<Markup> {
        let mut places: Vec<(Target, Vec<Change>)> = Vec::new();
        for change in self.changes(|of| matches!(of, Of::Place(place) if !matches!(place, Target::Seat(_)))) {
            let Of::Place(place) = change.of else { continue };
            match places.iter_mut().find(|(known, _)| *known == place) {
                Some((_, changes)) => changes.push(change),
                None => places.push((place, vec![change])),
            }
        }
        places.sort_by_key(|(_, changes)| !changes.iter().any(|change| self.touches_me(change)));
        let named = places.iter().filter_map(|(place, changes)| Some((*place, G::place(*place)?, changes)));
        named
            .enumerate()
            .map(|(i, (place, name, changes))| self.place(place, i + 1, &self.say(&name), changes))
            .collect()
    }

    /// Whether it was the reader's, or is now.
    fn touches_me(&self, change: &Change) -> bool {
        let mine = |value: Option<&Value>| matches!(value, Some(Value::Who(who)) if who.seat == self.me);
        mine(change.was) || mine(change.is)
    }

    /// Whether something of the reader's changed on the board.
    fn mine_changed(&self) -> bool {
        self.changes(|of| matches!(of, Of::Place(_))).iter().any(|change| self.touches_me(change))
    }

    fn place(&self, place: Target, pin: usize, name: &str, changes: &[Change]) -> Markup {
        html! {
            li data-pin=(crate::at(place)) data-number=(pin) {
                span.pin aria-hidden="true" { (pin) }
                span {
                    b { (name) }
                    @for change in changes { " · " (self.at_place(change)) }
                }
            }
        }
    }

    /// One thing that is otherwise at a place. Of what is new there, as a city, only what it is.
    fn at_place(&self, change: &Change) -> Markup {
        let key = format!("gauge-{}", change.what);
        let is = self.value(change.is);
        match (change.was, change.is) {
            (None, Some(Value::Who(_) | Value::Word(_))) => html! { (is) },
            (None, _) => html! { (self.words.get(&key)) " " (is) },
            (was, _) => html! {
                (self.words.get(&key)) (self.words.get("ui-colon")) " " span.was { (self.value(was)) } " → " (is)
            },
        }
    }

    fn at(&self, seat: Seat) -> Option<i64> {
        self.when.get(seat.index()).copied().flatten()
    }

    fn draw(&self, block: &Block, most: usize, mine: bool) -> Markup {
        let words = self.words;
        html! {
            section class={ "block " (seat_class(block.seat)) @if mine { " to-me" } } {
                h3 {
                    (mark(block.seat))
                    span.name { (if mine { words.get("ui-you") } else { self.name(block.seat) }) }
                    @if let (false, Some(at)) = (mine, self.at(block.seat)) { (time(at)) }
                    @if let Some((was, is)) = block.points { (points(was, is)) }
                    @if !block.steps.is_empty() { (show(&block.steps, words.get("ui-show-me"))) }
                }
                @if block.is_empty() && !(mine && self.mine_changed()) { p.nothing { (words.get("ui-since-nothing")) } }
                // Of the reader's own the sum comes first: it says at once what is gone.
                @if mine { (self.changed(block)) }
                (self.retold(&block.lines, most))
                @if !mine { (self.changed(block)) }
            }
        }
    }

    fn changed(&self, block: &Block) -> Markup {
        html! {
            @if !block.changes.is_empty() {
                ul.changes { @for change in &block.changes { (self.change(change)) } }
            }
        }
    }

    /// In the order in which it happened: so many lines, and the others between them once they are asked for.
    fn retold(&self, lines: &[(usize, &Line)], most: usize) -> Markup {
        let chosen = choose(lines, most, self.me);
        let folded = lines.len() - chosen.len();
        html! {
            @if !lines.is_empty() {
                ol.retold { @for (number, line) in lines { (self.line(*number, line, !chosen.contains(number))) } }
            }
            @if folded > 0 {
                details.more { summary { (self.words.fill(&msg("ui-and-more").num("n", folded as i64))) } }
            }
        }
    }

    fn line(&self, number: usize, line: &Line, folded: bool) -> Markup {
        html! {
            li.folded[folded] {
                a href={ "/t/" (self.table) "/at/" (line.step) } data-at=(line.step) title=(line.text) { (line.text) }
                @if line.card.is_some() { (crate::parts::story::card_button(number, self.words)) }
            }
        }
    }

    fn change(&self, change: &Change) -> Markup {
        let key = format!("gauge-{}", change.what);
        let name = self.words.get(&key);
        let (class, text) = match change.numbers() {
            Some((was, is)) => (if is > was { "up" } else { "down" }, crate::round::gain(is - was)),
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
            Some(Value::Points(points)) => points.to_string(),
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
    /// Before and after in halves, where both can be counted.
    fn numbers(&self) -> Option<(i32, i32)> {
        let number = |value: Option<&Value>| value.map_or(Some(0), Value::halves);
        Some((number(self.was)?, number(self.is)?))
    }
}

fn same((was, is): (i32, i32), points: (Points, Points)) -> bool {
    (Points::halves(was), Points::halves(is)) == points
}

/// Which lines stand for a player who did much: those with a card, then what was done to somebody else, then what names somebody
/// and is more than a step on the way, then the newest. What others tried with the reader and failed in has changed nothing: it can wait.
fn choose(lines: &[(usize, &Line)], most: usize, me: Seat) -> BTreeSet<usize> {
    let vain =
        |line: &Line| line.ended() == Some(Outcome::Lost) && line.seat != Some(me) && line.names.contains(me);
    let done_to = |line: &Line| line.names.iter().any(|seat| line.seat != Some(seat));
    let rank =
        |line: &Line| (vain(line), line.card.is_none(), !done_to(line), line.minor, line.names.is_empty());
    let mut newest: Vec<_> = lines.iter().rev().collect();
    // Of several cards of one place the last says how it ended.
    let mut told: Vec<&str> = Vec::new();
    let again: BTreeSet<usize> = newest
        .iter()
        .filter_map(|(number, line)| {
            let title = &*line.card.as_ref()?.title;
            let known = told.contains(&title);
            told.push(title);
            known.then_some(*number)
        })
        .collect();
    newest.sort_by_key(|(number, line)| (again.contains(number), rank(line)));
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
