//! Offers: everything a seat may answer now, and why not the rest.

use crate::{Msg, Seat};
use serde::{Deserialize, Serialize};

/// What a click is on. Ids are the game's own; its table draws an element for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// None of the things on the board: a button of its own.
    Button,
    /// A place: a land, a hexagon, a square.
    Space(u16),
    /// A unit, a city, a token.
    Piece(u16),
    /// A card, in a hand or on the table.
    Card(u16),
    /// Somebody at the table.
    Seat(Seat),
}

/// How a choice wants to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    /// Nothing special about it.
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
    /// Where to click for it.
    pub target: Target,
    /// What it is called.
    pub label: Msg,
    /// How it wants to be shown.
    pub tone: Tone,
}

impl Show {
    /// A plain choice at a target.
    pub fn at(target: Target, label: Msg) -> Show {
        Show { target, label, tone: Tone::Plain }
    }
    /// A button of its own.
    pub fn button(label: Msg) -> Show {
        Show::at(Target::Button, label)
    }
    /// A click on a place.
    pub fn space(id: impl Into<u16>, label: Msg) -> Show {
        Show::at(Target::Space(id.into()), label)
    }
    /// A click on a piece.
    pub fn piece(id: impl Into<u16>, label: Msg) -> Show {
        Show::at(Target::Piece(id.into()), label)
    }
    /// A click on a card.
    pub fn card(id: impl Into<u16>, label: Msg) -> Show {
        Show::at(Target::Card(id.into()), label)
    }
    /// A click on somebody.
    pub fn seat(seat: Seat, label: Msg) -> Show {
        Show::at(Target::Seat(seat), label)
    }
    /// The same in another tone.
    pub fn tone(mut self, tone: Tone) -> Show {
        self.tone = tone;
        self
    }
}

/// What a player would expect to do but may not, and the rule that says so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// Where a player would have clicked.
    pub target: Target,
    /// What is refused, where its target alone does not tell: a list of reasons names it.
    pub about: Option<Msg>,
    /// Why not, as a sentence.
    pub why: Msg,
    /// As numbered in RULES.md: `R8.5`.
    pub rule: &'static str,
}

impl Refusal {
    /// A refusal at a target, with its rule.
    pub fn new(target: Target, rule: &'static str, why: Msg) -> Refusal {
        Refusal { target, about: None, why, rule }
    }
    /// Names what is refused, where its target alone does not tell: a deed, a card that is not on the board.
    pub fn about(mut self, thing: Msg) -> Refusal {
        self.about = Some(thing);
        self
    }
    /// Whether it is about what has this text key.
    pub fn is_about(&self, key: &str) -> bool {
        self.about.as_ref().is_some_and(|about| about.key == key)
    }
}

/// Where rules write an offer. Statically dispatched: a bot's menu is a `Vec<A>`, which never runs the closures.
///
/// ```
/// use kernel::{Menu, Offer, Refusal, Show, Target, Tone, msg};
///
/// fn market(money: u8, menu: &mut impl Menu<Option<u16>>) {
///     menu.prompt(|| msg("prompt-buy"));
///     for (card, price) in [(4, 2), (7, 5)] {
///         match price <= money {
///             true => menu.choice(Some(card), || Show::card(card, msg("do-buy").num("price", price))),
///             false => menu.refuse(|| Refusal::new(Target::Card(card), "R6.5", msg("refuse-too-dear"))),
///         }
///     }
///     menu.choice(None, || Show::button(msg("do-pass")).tone(Tone::Idle));
/// }
///
/// let mut bot = Vec::new();
/// market(3, &mut bot);
/// assert_eq!(bot, [Some(4), None]);
///
/// let mut person = Offer::default();
/// market(3, &mut person);
/// assert_eq!(person.refused[0].rule, "R6.5");
/// assert_eq!(person.idle(), Some(&None));
/// ```
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
    /// The answer.
    pub action: A,
    /// How it appears.
    pub show: Show,
}

/// A whole offer, as a person sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offer<A> {
    /// What is asked.
    pub prompt: Option<Msg>,
    /// Every legal answer.
    pub choices: Vec<Choice<A>>,
    /// What somebody might expect and may not do.
    pub refused: Vec<Refusal>,
}

impl<A> Default for Offer<A> {
    fn default() -> Self {
        Offer { prompt: None, choices: Vec::new(), refused: Vec::new() }
    }
}

impl<A: PartialEq> Offer<A> {
    /// Whether this is a legal answer.
    pub fn has(&self, action: &A) -> bool {
        self.choices.iter().any(|c| c.action == *action)
    }
    /// The answer for somebody who is gone: the idle choice, else none.
    pub fn idle(&self) -> Option<&A> {
        self.choices.iter().find(|c| c.show.tone == Tone::Idle).map(|c| &c.action)
    }
    /// Which of these prompts it asks, if it can be declined: the prompt, and the index of the choice that declines.
    pub fn reaction(&self, known: &'static [&'static str]) -> Option<(&'static str, usize)> {
        let asked = self.prompt.as_ref()?;
        let prompt = known.iter().find(|key| asked.key == **key)?;
        let declines = self.choices.iter().position(|c| c.show.tone == Tone::Idle)?;
        Some((prompt, declines))
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

/// What of an offer is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// All of it, as a person sees it.
    All,
    /// What is asked, and nothing that may be answered.
    Question,
    /// Every answer that goes on, and none that goes back.
    Onward,
}

/// A menu that keeps what is wanted. One type for all of them, told apart while it runs: rules are compiled once for every
/// kind of menu, and their offers are most of what they are.
pub(crate) struct Reading<A> {
    pub offer: Offer<A>,
    wanted: Wanted,
}

impl<A> Reading<A> {
    pub fn new(wanted: Wanted) -> Self {
        Reading { offer: Offer::default(), wanted }
    }
}

impl<A> Menu<A> for Reading<A> {
    fn prompt(&mut self, text: impl FnOnce() -> Msg) {
        if self.wanted != Wanted::Onward {
            self.offer.prompt(text);
        }
    }
    fn choice(&mut self, action: A, show: impl FnOnce() -> Show) {
        if self.wanted == Wanted::Question {
            return;
        }
        let show = show();
        if self.wanted == Wanted::All || show.tone != Tone::Back {
            self.offer.choices.push(Choice { action, show });
        }
    }
    fn refuse(&mut self, why: impl FnOnce() -> Refusal) {
        if self.wanted == Wanted::All {
            self.offer.refuse(why);
        }
    }
    fn explains(&self) -> bool {
        self.wanted == Wanted::All
    }
}
