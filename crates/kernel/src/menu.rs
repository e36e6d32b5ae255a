//! Offers: everything a seat may answer now, and why not the rest.

use crate::{Msg, Seat};
use serde::{Deserialize, Serialize};

/// What a click is on. Ids are the game's own; its table draws an element for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    Button,
    Space(u16),
    Piece(u16),
    Card(u16),
    Seat(Seat),
}

/// How a choice wants to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    #[default]
    Plain,
    /// Completes what was begun.
    Confirm,
    /// Declines or passes: the safe answer for somebody who is gone.
    Idle,
    /// Ends the turn.
    EndsTurn,
    /// Steps back inside a decision that is not complete yet.
    Back,
}

/// How one choice appears.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Show {
    pub target: Target,
    pub label: Msg,
    pub tone: Tone,
}

impl Show {
    pub fn at(target: Target, label: Msg) -> Show {
        Show { target, label, tone: Tone::Plain }
    }
    pub fn button(label: Msg) -> Show {
        Show::at(Target::Button, label)
    }
    pub fn space(id: impl Into<u16>, label: Msg) -> Show {
        Show::at(Target::Space(id.into()), label)
    }
    pub fn piece(id: impl Into<u16>, label: Msg) -> Show {
        Show::at(Target::Piece(id.into()), label)
    }
    pub fn card(id: impl Into<u16>, label: Msg) -> Show {
        Show::at(Target::Card(id.into()), label)
    }
    pub fn seat(seat: Seat, label: Msg) -> Show {
        Show::at(Target::Seat(seat), label)
    }
    pub fn tone(mut self, tone: Tone) -> Show {
        self.tone = tone;
        self
    }
}

/// What a player would expect to do but may not, and the rule that says so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    pub target: Target,
    /// What is refused, where its target alone does not tell: a list of reasons names it.
    pub about: Option<Msg>,
    pub why: Msg,
    /// As numbered in RULES.md: `R8.5`.
    pub rule: &'static str,
}

impl Refusal {
    pub fn new(target: Target, rule: &'static str, why: Msg) -> Refusal {
        Refusal { target, about: None, why, rule }
    }
    /// Names what is refused, where its target alone does not tell: a deed, a card that is not on the board.
    pub fn about(mut self, thing: Msg) -> Refusal {
        self.about = Some(thing);
        self
    }
}

/// Where rules write an offer. Statically dispatched: a bot's menu is a `Vec<A>`, which never runs the closures.
pub trait Menu<A> {
    /// What is asked. The last one said counts.
    fn prompt(&mut self, text: impl FnOnce() -> Msg);
    /// One legal answer.
    fn choice(&mut self, action: A, show: impl FnOnce() -> Show);
    /// Something expected that is not legal now.
    fn refuse(&mut self, why: impl FnOnce() -> Refusal);
    /// Whether anybody reads refusals: who does not is spared looking for many of them.
    fn explains(&self) -> bool {
        true
    }
}

impl<A> Menu<A> for Vec<A> {
    fn prompt(&mut self, _: impl FnOnce() -> Msg) {}
    fn choice(&mut self, action: A, _: impl FnOnce() -> Show) {
        self.push(action);
    }
    fn refuse(&mut self, _: impl FnOnce() -> Refusal) {}
    fn explains(&self) -> bool {
        false
    }
}

/// One legal answer and how it appears.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice<A> {
    pub action: A,
    pub show: Show,
}

/// A whole offer, as a person sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offer<A> {
    pub prompt: Option<Msg>,
    pub choices: Vec<Choice<A>>,
    pub refused: Vec<Refusal>,
}

impl<A> Default for Offer<A> {
    fn default() -> Self {
        Offer { prompt: None, choices: Vec::new(), refused: Vec::new() }
    }
}

impl<A: PartialEq> Offer<A> {
    pub fn has(&self, action: &A) -> bool {
        self.choices.iter().any(|c| c.action == *action)
    }
    /// The answer for somebody who is gone: the idle choice, else none.
    pub fn idle(&self) -> Option<&A> {
        self.choices.iter().find(|c| c.show.tone == Tone::Idle).map(|c| &c.action)
    }
}

impl<A> Menu<A> for Offer<A> {
    fn prompt(&mut self, text: impl FnOnce() -> Msg) {
        self.prompt = Some(text());
    }
    fn choice(&mut self, action: A, show: impl FnOnce() -> Show) {
        self.choices.push(Choice { action, show: show() });
    }
    fn refuse(&mut self, why: impl FnOnce() -> Refusal) {
        self.refused.push(why());
    }
}
