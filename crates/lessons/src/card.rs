//! A lesson: a match from a chosen seed, and the cards that go with it.

use crate::when::kind_of;
use crate::{Standpoint, Want, When};
use kernel::{Offer, Rules, Seat};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A row of short lessons on one match against bots. `docs/adding-a-game.md` explains the fields.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Unique in its game.
    pub id: String,
    /// How long it takes a person.
    pub minutes: u8,
    /// Where its chance comes from.
    pub seed: u64,
    /// How many sit at the table.
    pub seats: u8,
    /// The reader's seat.
    #[serde(default)]
    pub me: u8,
    /// Who sits on the others.
    pub bots: String,
    /// Options that are not as by default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Where it begins, if not at the beginning of the match.
    #[serde(default)]
    pub opening: Option<Opening>,
    /// In order.
    pub parts: Vec<Part>,
}

/// A lesson that begins in the middle of a match: bots play on all seats until its reader stands here. A match in which
/// that never comes is passed over for the one of the next seed, so that better bots do not spoil a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// What its reader must have before them.
    pub until: When,
}

/// Cards about one thing.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Its title is `lesson-<id>`.
    pub id: String,
    /// In order.
    pub cards: Vec<Card>,
}

/// One card: something to look at, something to try, why it matters. `lesson-<part>-<card>` is its title; `-look`, `-try`,
/// `-else`, `-see` and `-why` are what it says, as far as there are such texts.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Unique in its part.
    pub id: String,
    /// What has to come first: until then the reader plays on.
    #[serde(default)]
    pub when: When,
    /// What to look at: targets as a page names them (`space-3`), or selectors (`#t-mats`).
    #[serde(default)]
    pub lit: Vec<String>,
    /// What to try.
    #[serde(default, rename = "try")]
    pub attempt: Option<Try>,
    /// Rules to read about it.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The lesson of this game in which it can be done at once.
    #[serde(default)]
    pub lesson: Option<String>,
}

/// Something to try.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Try {
    /// What counts.
    pub done: When,
    /// How one gets there: of several that are offered, the last is nearest.
    #[serde(default)]
    pub by: Vec<Want>,
}

impl Try {
    /// Choices of the offer at hand that lead there, by their index.
    pub fn choices<G: Rules>(&self, at: &Standpoint<G>) -> Vec<usize> {
        let Some(offer) = at.offer else { return Vec::new() };
        let fitting = |want: &Want| -> Vec<usize> {
            let fits = |(i, choice)| want.fits(choice, at).then_some(i);
            offer.choices.iter().enumerate().filter_map(fits).collect()
        };
        self.by.iter().rev().map(fitting).find(|found| !found.is_empty()).unwrap_or_default()
    }

    /// Whether the reader has begun it: one of these answers is named among those that lead there.
    pub fn begun<A: serde::Serialize>(&self, did: &[A], deed: fn(&A) -> Option<&'static str>) -> bool {
        let named = || self.by.iter().filter(|want| !want.is_any());
        did.iter().any(|action| named().any(|want| want.was(action, deed)))
    }

    /// Whether the reader's last answer was to a question of this: of a kind that leads there, or that is offered again. What was
    /// answered while the card waited for its question says nothing about it.
    pub fn answered<G: Rules>(&self, at: &Standpoint<G>) -> bool {
        let Some(last) = at.did.last().map(kernel::to_json) else { return false };
        let alike = |other: &serde_json::Value| kind_of(other) == kind_of(&last);
        let offered =
            |offer: &Offer<G::Action>| offer.choices.iter().any(|c| alike(&kernel::to_json(&c.action)));
        self.by.iter().any(|want| want.action.as_ref().is_none_or(alike)) || at.offer.is_some_and(offered)
    }

    /// Whether the reader's last answer leads there. What may be anything is so only once it has begun.
    pub fn goes_on<A: serde::Serialize>(&self, did: &[A], deed: fn(&A) -> Option<&'static str>) -> bool {
        let last = did.len().saturating_sub(1);
        self.begun(&did[last..], deed) || (self.begun(did, deed) && self.by.iter().any(Want::is_any))
    }
}

impl Lesson {
    /// From its file.
    pub fn read(json: &str) -> Result<Lesson, String> {
        let lesson: Lesson = serde_json::from_str(json).map_err(|e| e.to_string())?;
        if lesson.parts.iter().any(|part| part.cards.is_empty()) || lesson.parts.is_empty() {
            return Err(format!("{}: a part without cards", lesson.id));
        }
        Ok(lesson)
    }

    /// The reader's seat.
    pub fn me(&self) -> Seat {
        Seat(self.me)
    }

    /// How many cards it has.
    pub fn len(&self) -> usize {
        self.parts.iter().map(|part| part.cards.len()).sum()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A card by its number, with the number of its part.
    pub fn card(&self, number: usize) -> Option<(usize, &Card)> {
        let all = self.parts.iter().enumerate().flat_map(|(i, part)| part.cards.iter().map(move |c| (i, c)));
        all.into_iter().nth(number)
    }

    /// The family of a card's text keys.
    pub fn key(&self, number: usize) -> String {
        let found = self.card(number);
        found.map_or_else(String::new, |(part, card)| format!("lesson-{}-{}", self.parts[part].id, card.id))
    }
}
