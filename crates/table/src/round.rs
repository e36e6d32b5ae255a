//! The sheet that ends a round, an epoch or a turn: what everybody gained in it, where from, and how they stand. Made of
//! what this audience heard and saw, and of nothing else.

use crate::symbols::{cross, icon};
use crate::{Brief, Card, Face, Glance, Line, SeatInfo, Since, Words, mark, seat_class};
use kernel::{Msg, PerSeat, Points, Seat, msg};
use kit::gauge::{Gauge, Of, Value};
use maud::{Markup, html};

/// What an event closes, by a game's own words.
#[derive(Clone, PartialEq, Debug)]
pub struct Close {
    /// "Round 3 is over".
    pub title: Msg,
    /// Whether its sheet comes by itself, or only from the log.
    pub opens: bool,
}

/// What somebody scored for one thing.
#[derive(Clone, PartialEq, Debug)]
pub struct Scored {
    /// Who.
    pub seat: Seat,
    /// What for.
    pub what: Msg,
    /// How much.
    pub points: Points,
}

/// What the sheet of a round is made of. Everything is this audience's: what it heard, what it could see at both ends.
pub struct Round<'a> {
    /// Whose row is marked.
    pub me: Option<Seat>,
    /// What it closes.
    pub close: &'a Close,
    /// Its steps.
    pub since: Since,
    /// Its lines of the log,
    pub lines: &'a [Line],
    /// in their order what each came to, where the game says it shorter,
    pub briefs: &'a [Option<Vec<Brief>>],
    /// and its cards.
    pub cards: &'a [Card],
    /// What was scored in it, thing by thing, as far as the game tells.
    pub scored: &'a [Scored],
    /// What could be seen when it began,
    pub before: &'a Glance,
    /// and when it was over.
    pub after: &'a Glance,
    /// In this language.
    pub words: &'a Words,
    /// In the order of the seats.
    pub seats: &'a [SeatInfo],
    /// The table's id, for links.
    pub table: &'a str,
}

/// So many cards are shown at once.
const CARDS: usize = 6;
/// From more columns than these on, they are narrow, and where points came from stands below the bars.
const MANY: usize = 5;

/// Draws it.
pub fn round<F: Face>(round: &Round) -> Markup {
    let words = round.words;
    let scored = F::MEASURE.unit.is_some();
    let (shown, rest) = {
        let mut cards: Vec<&Card> = round.cards.iter().collect();
        // What the reader took part in comes first, then the newest.
        cards.reverse();
        cards.sort_by_key(|card| !card.sides.iter().any(|side| side.seat.is_some() && side.seat == round.me));
        let rest = cards.split_off(cards.len().min(CARDS));
        (cards, rest)
    };
    // Everybody saw what was done before the first phase that goes by itself, as placing workers: what came of it comes first.
    let first = round.lines.iter().position(|line| line.heading).unwrap_or(0);
    let (earlier, told) = round.lines.split_at(first);
    let briefs = round.briefs.get(first..).unwrap_or_default();
    let steps = (round.since.from + 1..=round.since.to).map(|step| step.to_string()).collect::<Vec<_>>();
    html! {
        section id="t-round-of" class="round" data-from=(round.since.from) data-to=(round.since.to) {
            header {
                h2 { (round.say(&round.close.title)) }
                button type="button" class="show" data-show=(steps.join(" ")) { (icon("later")) (words.get("ui-show-all")) }
            }
            div class={ "r-top" @if shown.is_empty() { " no-cards" } } {
                section.r-told {
                    h3 { (words.get("ui-round-told")) }
                    div.r-list tabindex="0" {
                        div.r-rows { (round.rows(told, briefs)) }
                        @if !earlier.is_empty() {
                            details.more {
                                summary { (words.fill(&msg("ui-and-more").num("n", earlier.len() as i64))) }
                                ol { @for line in earlier { (round.line(line)) } }
                            }
                        }
                    }
                }
                @if !shown.is_empty() {
                    section.r-cards {
                        h3 { (words.get("ui-round-cards")) }
                        div.r-dealt tabindex="0" {
                            @for card in &shown { (card.draw(words, round.seats)) }
                            @if !rest.is_empty() {
                                details.more {
                                    summary { (words.fill(&msg("ui-and-more").num("n", rest.len() as i64))) }
                                    div.r-dealt { @for card in &rest { (card.draw(words, round.seats)) } }
                                }
                            }
                        }
                    }
                }
            }
            section.r-gains {
                h3 { (words.get("ui-round-gains")) }
                div.wide tabindex="0" { (round.table(scored, F::FORECASTS)) }
            }
        }
    }
}

/// Where the sheet comes; what is in it is fetched when it opens.
pub(crate) fn place(words: &Words) -> Markup {
    html! {
        div id="t-round" class="round-veil" hidden {
            section class="round-sheet" data-over role="dialog" aria-label=(words.get("ui-round-sheet")) tabindex="-1" {
                button type="button" class="close" data-shut data-do="put-round-away" { (cross(words)) }
                p id="t-round-later" hidden { (words.get("ui-round-later")) }
                div id="t-round-body" { p.hint { (words.get("ui-loading")) } }
                footer {
                    label.keep { input type="checkbox" data-rounds checked; " " (words.get("ui-opens-by-itself")) }
                    button.button.confirm type="button" data-do="put-round-away" { (words.get("ui-round-on")) }
                }
            }
        }
    }
}

/// A gauge of seats that says something else at the end.
struct Column {
    what: &'static str,
    cells: PerSeat<Option<Cell>>,
}

enum Cell {
    /// In halves.
    Gain(i32),
    Word(&'static str),
}

impl Round<'_> {
    pub(crate) fn say(&self, msg: &Msg) -> String {
        self.words.say(msg, &|seat| self.name(seat).to_owned())
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |s| &s.name)
    }

    pub(crate) fn line(&self, line: &Line) -> Markup {
        html! {
            li {
                @match line.seat { Some(seat) => (mark(seat)), None => span.nobody {} }
                a href={ "/t/" (self.table) "/at/" (line.step) } data-at=(line.step) { (line.text) }
            }
        }
    }

    /// Everybody's gains, those ahead first.
    fn table(&self, scored: bool, forecasts: &[&str]) -> Markup {
        let words = self.words;
        let columns = self.columns(scored, forecasts);
        let many = columns.len() > MANY;
        let most = self
            .after
            .points
            .iter()
            .chain(&self.before.points)
            .map(|p| p.in_halves())
            .max()
            .unwrap_or(0)
            .max(1);
        let mut order: Vec<Seat> = Seat::all(self.seats.len() as u8).collect();
        let points = |seat: Seat| self.after.points.get(seat).copied().unwrap_or_default();
        if scored {
            order.sort_by_key(|&seat| (std::cmp::Reverse(points(seat)), seat));
        }
        let place = |seat: Seat| 1 + order.iter().filter(|&&other| points(other) > points(seat)).count();
        html! {
            table class={ "gains" @if many { " many" } } {
                thead { tr {
                    th scope="col" { span.sr { (words.get("ui-players")) } }
                    @for column in &columns { (self.heading(column.what)) }
                    @if scored {
                        @if !many { th scope="col" { (words.get("ui-round-from")) } }
                        th scope="col" { span.sr { (words.get("ui-round-gain")) } }
                        th.r-standing scope="col" { (words.get("ui-round-standing")) }
                    }
                } }
                tbody {
                    @for &seat in &order {
                        tr class={ (seat_class(seat)) @if self.me == Some(seat) { " me" } } {
                            th scope="row" {
                                @if scored { span.r-place { (place(seat)) } }
                                (mark(seat)) span.name { (self.name(seat)) }
                            }
                            @for column in &columns { (self.cell(column.what, column.cells.get(seat).and_then(Option::as_ref))) }
                            @if scored { (self.scored(seat, most, many)) }
                        }
                    }
                }
            }
        }
    }

    fn heading(&self, what: &str) -> Markup {
        let key = format!("gauge-{what}");
        let name = self.words.get(&key);
        html! {
            th.r-what scope="col" { (crate::foreseen::gauge_icon(what, self.words)) span { (name) } }
        }
    }

    /// On a phone, where the headings have no room, a cell says itself what it is of.
    fn cell(&self, what: &str, cell: Option<&Cell>) -> Markup {
        let (class, text) = match cell {
            Some(Cell::Gain(n)) => (if *n > 0 { "r-cell up" } else { "r-cell down" }, gain(*n)),
            Some(Cell::Word(word)) => ("r-cell word", self.words.get(word).to_owned()),
            None => return html! { td.nil { "·" } },
        };
        let key = format!("gauge-{what}");
        html! {
            td class=(class) {
                span.r-of aria-hidden="true" { (crate::foreseen::gauge_icon(what, self.words)) (self.words.get(&key)) }
                span { (text) }
            }
        }
    }

    /// Where a seat's points came from, how many, and how far that brought it. Beside many columns the first has no room of its own.
    fn scored(&self, seat: Seat, most: i32, many: bool) -> Markup {
        let at = |glance: &Glance| glance.points.get(seat).copied().unwrap_or_default().in_halves();
        let (was, is) = (at(self.before), at(self.after));
        let part = |halves: i32| format!("{:.2}%", halves.max(0) as f32 * 100.0 / most as f32);
        // What was lost is not in the bar: it goes only as far as what is left.
        let (old, new) = (was.min(is), (is - was.max(0)).max(0));
        html! {
            @let from = self.sources(seat).join(", ");
            @if !many { td.r-from { (from) } }
            td class={ "r-gain " @if is > was { "up" } @else if is < was { "down" } } { @if is != was { (gain(is - was)) } }
            td.r-standing {
                span.r-bar aria-hidden="true" {
                    span.r-old style={ "width:" (part(old)) } {} span.r-new style={ "width:" (part(new)) } {}
                }
                b { (Points::halves(is)) }
                @if many { small.r-from { (from) } }
            }
        }
    }

    /// Rows of the score sheet that grew, or in a row's place what it grew by, thing by thing.
    fn sources(&self, seat: Seat) -> Vec<String> {
        let scored: Vec<&Scored> = self.scored.iter().filter(|scored| scored.seat == seat).collect();
        let whole: i32 = scored.iter().map(|scored| scored.points.in_halves()).sum();
        let each = || scored.iter().map(|one| (&one.what, one.points.in_halves())).collect();
        let mut told = scored.is_empty();
        let grown = self.after.rows.iter().flat_map(|row| -> Vec<(&Msg, i32)> {
            let old = self.before.rows.iter().find(|old| old.label == row.label);
            let of = |points: &PerSeat<Points>| points.get(seat).copied().unwrap_or_default().in_halves();
            match of(&row.points) - old.map_or(0, |old| of(&old.points)) {
                0 => Vec::new(),
                more if more == whole && !std::mem::replace(&mut told, true) => each(),
                more => vec![(&row.label, more)],
            }
        });
        grown.map(|(what, more)| format!("{} {}", self.say(what), gain(more))).collect()
    }

    /// Gauges of seats in which somebody's changed. What lapses is there anew every time and no gain.
    fn columns(&self, scored: bool, forecasts: &[&str]) -> Vec<Column> {
        let mut whats: Vec<&'static str> = Vec::new();
        for gauge in self.after.gauges.iter().chain(&self.before.gauges) {
            let gained = matches!(gauge.of, Of::Seat(_)) && !gauge.lapses && !forecasts.contains(&gauge.what);
            if gained && !whats.contains(&gauge.what) {
                whats.push(gauge.what);
            }
        }
        let value = |gauges: &[Gauge], seat: Seat, what: &str| {
            gauges.iter().find(|g| g.of == Of::Seat(seat) && g.what == what).map(|g| g.value.clone())
        };
        let cell = |seat: Seat, what: &str| match (
            value(&self.before.gauges, seat, what),
            value(&self.after.gauges, seat, what),
        ) {
            (was, is) if was == is => None,
            (_, Some(Value::Word(word))) => Some(Cell::Word(word)),
            (was, is) => {
                let number = |value: Option<Value>| value.map_or(Some(0), |value| value.halves());
                Some(number(is)? - number(was)?).filter(|halves| *halves != 0).map(Cell::Gain)
            }
        };
        let column =
            |what| Column { what, cells: PerSeat::new(self.seats.len() as u8, |seat| cell(seat, what)) };
        let all = whats.into_iter().map(column);
        all.filter(|column| column.cells.iter().any(Option::is_some) && !(scored && self.says_points(column)))
            .collect()
    }

    /// Whether a column only repeats what stands beside the bars.
    fn says_points(&self, column: &Column) -> bool {
        column.cells.pairs().all(|(seat, cell)| {
            let at = |glance: &Glance| glance.points.get(seat).copied().unwrap_or_default().in_halves();
            let gain = at(self.after) - at(self.before);
            match cell {
                Some(Cell::Gain(halves)) => *halves == gain,
                Some(Cell::Word(_)) => false,
                None => gain == 0,
            }
        })
    }
}

/// So many halves more or fewer, with their sign.
pub(crate) fn gain(halves: i32) -> String {
    let size = Points::halves(halves.abs());
    if halves < 0 { format!("\u{2212}{size}") } else { format!("+{size}") }
}
