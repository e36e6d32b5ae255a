//! Text is a key and typed arguments, never a sentence: who renders it owns the language.

use crate::{Points, Seat, SeatSet};
use serde::Serialize;
use std::borrow::Cow;

/// The name of a message in a game's `text/*.ftl`.
pub type Key = Cow<'static, str>;

/// A sentence to be: a key of the catalogue and what goes into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Msg {
    /// The name of the sentence.
    pub key: Key,
    /// What goes into it, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What can go into a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A whole number; plurals see it.
    Number(i64),
    /// May end in a half.
    Points(Points),
    /// Rendered as the name of whoever sits there.
    Seat(Seat),
    /// Another message, rendered first: a card's name, a land, "two colonists".
    Msg(Box<Msg>),
    /// Several, joined as the language joins lists.
    List(Vec<Msg>),
}

/// Starts a message: `msg("landed").seat("who", seat).term("where", region.key())`.
pub fn msg(key: impl Into<Key>) -> Msg {
    Msg { key: key.into(), args: Vec::new() }
}

impl Msg {
    fn arg(mut self, name: &'static str, arg: Arg) -> Msg {
        self.args.push((name, arg));
        self
    }
    /// With a number.
    pub fn num(self, name: &'static str, n: impl Into<i64>) -> Msg {
        self.arg(name, Arg::Number(n.into()))
    }
    /// With points.
    pub fn points(self, name: &'static str, points: Points) -> Msg {
        self.arg(name, Arg::Points(points))
    }
    /// With the name of whoever sits there.
    pub fn seat(self, name: &'static str, seat: Seat) -> Msg {
        self.arg(name, Arg::Seat(seat))
    }
    /// With a text that needs nothing more: a card, a land.
    pub fn term(self, name: &'static str, key: impl Into<Key>) -> Msg {
        self.arg(name, Arg::Msg(Box::new(msg(key))))
    }
    /// With another message.
    pub fn with(self, name: &'static str, inner: Msg) -> Msg {
        self.arg(name, Arg::Msg(Box::new(inner)))
    }
    /// With several, joined as the language joins lists.
    pub fn list(self, name: &'static str, items: impl IntoIterator<Item = Msg>) -> Msg {
        self.arg(name, Arg::List(items.into_iter().collect()))
    }
    /// Whom a sentence is about: the first seat it was given.
    pub fn about(&self) -> Option<Seat> {
        self.args.iter().find_map(|(_, arg)| match arg {
            Arg::Seat(seat) => Some(*seat),
            _ => None,
        })
    }
    /// Every seat a sentence names, those in its lists and inner sentences too.
    pub fn names(&self) -> SeatSet {
        let mut named = SeatSet::EMPTY;
        self.name_into(&mut named);
        named
    }
    fn name_into(&self, named: &mut SeatSet) {
        for (_, arg) in &self.args {
            match arg {
                Arg::Seat(seat) => named.insert(*seat),
                Arg::Msg(inner) => inner.name_into(named),
                Arg::List(items) => items.iter().for_each(|item| item.name_into(named)),
                Arg::Number(_) | Arg::Points(_) => {}
            }
        }
    }
}
