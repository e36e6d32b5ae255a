//! Cards of what mattered: a battle, an expedition, an auction, with both sides and how it ended.

use crate::{Effect, SeatInfo, Words, at, mark, seat_class};
use kernel::{Msg, Seat, Target};
use maud::{Markup, html};

/// What a game says of an event that deserves a look; the frame draws it.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// What sort of thing it is: "Battle".
    pub kind: Msg,
    /// Where, or about what.
    pub title: Msg,
    /// Whoever stood against each other, the one who began first; or one alone.
    pub sides: Vec<Side>,
    /// How it ended for the first side.
    pub outcome: Outcome,
    /// How it ended, as a sentence.
    pub said: Msg,
    /// It lies beside this place.
    pub place: Option<Target>,
}

/// How it ended for the first side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It got what it wanted.
    Won,
    /// It came nearer to it, and has to go on.
    Near,
    /// Both did, or neither.
    Even,
    /// It did not.
    Lost,
}

impl Outcome {
    /// Its class on the page.
    pub(crate) fn tone(self) -> &'static str {
        match self {
            Outcome::Won => "won",
            Outcome::Near => "near",
            Outcome::Even => "even",
            Outcome::Lost => "lost",
        }
    }
}

/// One side: what it brought, and what that came to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Side {
    /// Nobody's, if it belongs to no player: then `name` says what it is.
    pub seat: Option<Seat>,
    /// What it is called, if it is no player's.
    pub name: Option<Msg>,
    /// "attacks", "defends".
    pub role: Option<Msg>,
    /// As they fell.
    pub dice: Vec<Die>,
    /// Cards, pieces and whatever else was counted.
    pub with: Vec<Msg>,
    /// What is added to the dice, or taken off.
    pub bonus: i32,
    /// What all of it came to.
    pub sum: Option<i32>,
    /// "best of two dice".
    pub note: Option<Msg>,
}

/// A die of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    /// What it shows.
    pub face: u8,
    /// One that does not count is pale.
    pub counts: bool,
}

impl Die {
    /// Of several dice only the best counts, and of equal ones the first.
    pub fn best(faces: &[u8]) -> Vec<Die> {
        let best =
            faces.iter().enumerate().max_by_key(|(i, face)| (**face, std::cmp::Reverse(*i))).map(|(i, _)| i);
        faces.iter().enumerate().map(|(i, &face)| Die { face, counts: Some(i) == best }).collect()
    }
}

impl Card {
    /// As it is sent to a browser that watches.
    pub(crate) fn shown(&self, words: &Words, seats: &[SeatInfo]) -> Effect<String> {
        let html = self.draw(words, seats).into_string();
        Effect::Card { at: self.place.map(|place| at(place).to_string()), html }
    }

    /// As HTML, in the reader's language.
    pub fn draw(&self, words: &Words, seats: &[SeatInfo]) -> Markup {
        let name = |seat: Seat| seats.get(seat.index()).map_or_else(String::new, |s| s.name.clone());
        let say = |msg: &Msg| words.say(msg, &name);
        let side = |side: &Side| -> Markup {
            html! {
                div class={ "side-of " @if let Some(seat) = side.seat { (seat_class(seat)) } } {
                    p.c-who {
                        @if let Some(seat) = side.seat { (mark(seat)) b { (name(seat)) } }
                        @if let Some(name) = &side.name { b { (say(name)) } }
                        @if let Some(role) = &side.role { small { (say(role)) } }
                    }
                    p.c-brought {
                        @for d in &side.dice { (die(*d)) }
                        @for thing in &side.with { span.c-thing { (say(thing)) } }
                        @if side.bonus != 0 { span.c-bonus { (signed(side.bonus)) } }
                    }
                    @if let Some(sum) = side.sum { p.c-sum { (sum) } }
                    @if let Some(note) = &side.note { p.c-note { (say(note)) } }
                }
            }
        };
        html! {
            article class={ "event-card " (self.outcome.tone()) } {
                header { p.c-kind { (say(&self.kind)) } h4 { (say(&self.title)) } }
                div class={ "sides of-" (self.sides.len()) } { @for s in &self.sides { (side(s)) } }
                p.c-outcome { (say(&self.said)) }
            }
        }
    }
}

/// A number with its sign, as a table of changes has it.
pub(crate) fn signed(n: i32) -> String {
    if n < 0 { format!("\u{2212}{}", n.unsigned_abs()) } else { format!("+{n}") }
}

/// Where the pips of each face lie, on a grid of three by three.
const PIPS: [&[u8]; 7] =
    [&[], &[5], &[1, 9], &[1, 5, 9], &[1, 3, 7, 9], &[1, 3, 5, 7, 9], &[1, 3, 4, 6, 7, 9]];

/// A die as it fell.
pub fn die(die: Die) -> Markup {
    let pips = PIPS.get(die.face as usize).copied().unwrap_or_default();
    html! {
        svg class={ "die" @if !die.counts { " pale" } } viewBox="0 0 48 48" role="img" aria-label=(die.face) {
            rect x="2" y="2" width="44" height="44" rx="9" {}
            @for pip in pips { circle cx=(12 + 12 * ((pip - 1) % 3)) cy=(12 + 12 * ((pip - 1) / 3)) r="4.4" {} }
            @if pips.is_empty() { text x="24" y="32" { (die.face) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_die_counts() {
        let counts = |faces: &[u8]| Die::best(faces).iter().map(|d| d.counts).collect::<Vec<_>>();
        assert_eq!(counts(&[2, 6, 6]), [false, true, false]);
        assert_eq!(counts(&[5]), [true]);
        assert!(counts(&[]).is_empty());
        assert_eq!((signed(3), signed(-2)), ("+3".to_owned(), "\u{2212}2".to_owned()));
    }
}
