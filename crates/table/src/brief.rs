//! What a round came to, as rows: a phase on the left, and on the right what it brought whom, in a few words or drawn.

use crate::round::Round;
use crate::{Line, mark, seat_class};
use kernel::{Msg, Seat, msg};
use maud::{Markup, html};

/// What an event brought somebody, without their name: their mark stands before it.
#[derive(Clone, Debug, Default)]
pub struct Brief {
    /// Whom; nobody, if it is everybody's.
    pub seat: Option<Seat>,
    /// Pieces and goods.
    pub drawn: Vec<Drawn>,
    /// In a few words, after what is drawn: how much, where.
    pub said: Option<Msg>,
    /// Whether it came to nothing: all to whom that happened stand together, after those who got something.
    pub idle: bool,
}

/// A thing as it is drawn, small, in a line of text.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// What it is called.
    pub name: Msg,
    /// The `viewBox` around it.
    pub view: &'static str,
    /// Out of the game's symbols.
    pub svg: Markup,
}

impl Brief {
    /// Of one player, or of nobody.
    pub fn of(seat: impl Into<Option<Seat>>) -> Brief {
        Brief { seat: seat.into(), ..Brief::default() }
    }
    /// With what is drawn.
    pub fn drawn(self, things: impl IntoIterator<Item = Drawn>) -> Brief {
        Brief { drawn: things.into_iter().collect(), ..self }
    }
    /// With a few words.
    pub fn said(self, said: Msg) -> Brief {
        Brief { said: Some(said), ..self }
    }
    /// That nothing came of it.
    pub fn idle(self, said: Msg) -> Brief {
        Brief { said: Some(said), idle: true, ..self }
    }
}

impl Drawn {
    /// The mark of a player, where it is one of several things.
    pub fn mark(seat: Seat) -> Drawn {
        let svg = html! { g class=(seat_class(seat)) { use href={ "#shape-" (seat.0 % 6) } x="-12" y="-12" width="24" height="24" {} } };
        Drawn { name: msg("ui-brief-seat").seat("who", seat), view: "-12 -12 24 24", svg }
    }
}

/// More of the same than these are counted.
const MANY: usize = 4;

/// A phase with its lines.
struct Row<'a> {
    heading: Option<(&'a Line, Option<&'a Brief>)>,
    items: Vec<Item<'a>>,
}

/// What stands in a row.
enum Item<'a> {
    /// What the game has no short form for.
    Line(&'a Line),
    Chip(Chip<'a>),
}

/// Everything a row has for one player.
struct Chip<'a> {
    seats: Vec<Seat>,
    bits: Vec<Bit<'a>>,
    idle: bool,
}

/// What one event brought, or several that are said alike.
struct Bit<'a> {
    said: Option<String>,
    drawn: Vec<&'a Drawn>,
    lines: Vec<&'a Line>,
    /// How it ended for whoever began it, as its card has it.
    tone: &'static str,
}

impl<'a> Row<'a> {
    fn add(&mut self, line: &'a Line, brief: &'a Brief, said: Option<String>) {
        let tone = line.card.as_ref().filter(|card| card.began == brief.seat);
        let tone = tone.map_or("", |card| card.outcome.tone());
        let bit = Bit { said, drawn: brief.drawn.iter().collect(), lines: vec![line], tone };
        let seats: Vec<Seat> = brief.seat.into_iter().collect();
        // Sentences keep their place: what came after one does not move before it.
        let last = self.items.iter().rposition(|item| matches!(item, Item::Line(_))).map_or(0, |at| at + 1);
        let mut chips = self.items[last..].iter_mut().filter_map(|item| match item {
            Item::Chip(chip) if chip.idle == brief.idle => Some(chip),
            _ => None,
        });
        let chip = match brief.idle {
            true => chips.find(|chip| chip.bits.iter().all(|known| known.said == bit.said)),
            // What is nobody's stands alone, unless it is said alike.
            false if seats.is_empty() => {
                chips.find(|chip| chip.seats.is_empty() && chip.bits.iter().any(|known| known.alike(&bit)))
            }
            false => chips.find(|chip| chip.seats == seats),
        };
        match chip {
            Some(chip) if brief.idle => {
                chip.seats
                    .extend(seats.into_iter().filter(|seat| !chip.seats.contains(seat)).collect::<Vec<_>>());
                chip.bits.iter_mut().for_each(|known| known.lines.push(line));
            }
            Some(chip) => chip.add(bit),
            None => self.items.push(Item::Chip(Chip { seats, bits: vec![bit], idle: brief.idle })),
        }
    }
}

impl Bit<'_> {
    /// Things that are said alike stand together: two colonists in one region.
    fn alike(&self, other: &Bit) -> bool {
        self.said == other.said && !self.drawn.is_empty() && !other.drawn.is_empty()
    }
}

impl<'a> Chip<'a> {
    fn add(&mut self, bit: Bit<'a>) {
        match self.bits.iter_mut().find(|known| known.alike(&bit)) {
            Some(known) => {
                known.drawn.extend(bit.drawn);
                known.lines.extend(bit.lines);
            }
            None => self.bits.push(bit),
        }
    }
}

impl<'a> Round<'a> {
    /// What was told, a row for each phase in which something happened; what came before any has no heading.
    pub(crate) fn rows(&self, lines: &'a [Line], briefs: &'a [Option<Vec<Brief>>]) -> Markup {
        let mut rows = vec![Row { heading: None, items: Vec::new() }];
        let briefs = briefs.iter().map(Option::as_deref).chain(std::iter::repeat(None));
        for (line, brief) in lines.iter().zip(briefs) {
            if line.heading {
                let heading = Some((line, brief.and_then(<[Brief]>::first)));
                rows.push(Row { heading, items: Vec::new() });
                continue;
            }
            let Some(row) = rows.last_mut() else { continue };
            match brief {
                Some(all) => {
                    all.iter()
                        .for_each(|one| row.add(line, one, one.said.as_ref().map(|said| self.say(said))));
                }
                None => row.items.push(Item::Line(line)),
            }
        }
        rows.retain(|row| !row.items.is_empty());
        html! { @for row in &rows { (self.row(row)) } }
    }

    fn row(&self, row: &Row) -> Markup {
        let long = row.items.iter().any(|item| matches!(item, Item::Line(_)));
        let idle = |item: &&Item| matches!(item, Item::Chip(chip) if chip.idle);
        html! {
            div class={ "r-row" @if long { " r-long" } @if row.heading.is_none() { " r-first" } } {
                @if let Some((line, brief)) = row.heading {
                    h4 {
                        @if let Some(seat) = line.seat { (mark(seat)) }
                        @for thing in brief.iter().flat_map(|brief| &brief.drawn) { (picture(thing, None)) }
                        @match brief.and_then(|brief| brief.said.as_ref()) {
                            Some(said) => (self.say(said)),
                            None => (line.text),
                        }
                    }
                }
                ul {
                    @for item in row.items.iter().filter(|item| !idle(item)) { (self.item(item)) }
                    @for item in row.items.iter().filter(idle) { (self.item(item)) }
                }
            }
        }
    }

    fn item(&self, item: &Item) -> Markup {
        match item {
            Item::Line(line) => self.line(line),
            Item::Chip(chip) => html! {
                li class={ "r-chip" @if chip.idle { " r-idle" } } {
                    @for &seat in &chip.seats { (mark(seat)) span.sr { (self.name(seat)) } " " }
                    @for (i, bit) in chip.bits.iter().enumerate() { @if i > 0 { span.r-dot aria-hidden="true" { " · " } } (self.bit(bit)) }
                }
            },
        }
    }

    /// Whoever wants to know more reads the whole sentences of it, or goes there.
    fn bit(&self, bit: &Bit) -> Markup {
        let step = bit.lines.first().map_or(0, |line| line.step);
        let whole = bit.lines.iter().map(|line| &*line.text).collect::<Vec<_>>().join(" ");
        html! {
            a class={ "r-bit" @if !bit.tone.is_empty() { " " (bit.tone) } } href={ "/t/" (self.table) "/at/" (step) }
                data-at=(step) data-tip=(whole) {
                @for (thing, n) in counted(&bit.drawn) {
                    (picture(thing, Some(&self.say(&thing.name))))
                    @if n > 1 { b.r-times { "×" (n) } }
                }
                @if let Some(said) = &bit.said { span { (said) } }
            }
        }
    }
}

/// One of many alike, with their number.
fn counted<'a>(things: &[&'a Drawn]) -> Vec<(&'a Drawn, usize)> {
    let alike = |a: &&Drawn, b: &&Drawn| a.svg.0 == b.svg.0;
    let runs = things.chunk_by(alike);
    runs.flat_map(|run| {
        if run.len() >= MANY {
            vec![(run[0], run.len())]
        } else {
            run.iter().map(|thing| (*thing, 1)).collect()
        }
    })
    .collect()
}

/// A thing in a line of text; one without a name only adorns the words beside it.
fn picture(thing: &Drawn, name: Option<&str>) -> Markup {
    html! {
        svg.r-pic viewBox=(thing.view) role=[name.map(|_| "img")] aria-label=[name] aria-hidden=[name.is_none().then_some("true")] {
            (thing.svg)
        }
    }
}
