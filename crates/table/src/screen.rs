//! A screen: everything on a table's page that can change, as an ordered list of keyed elements.

use crate::{Company, Effect, Face, Outcome, Pace, Scene, SeatInfo, Since, Sitter, Words, at, parts};
use foresight::Foresight;
use kernel::{Audience, Offer, PerSeat, Points, Rules, Seat, SeatSet, Standing};
use lessons::Progress;
use maud::Markup;
use serde::Serialize;
use serde_json::value::RawValue;
use std::sync::{Arc, OnceLock};

/// What the server knows when it draws a table for one connection. Only ever what this audience may see.
pub struct ScreenInput<'a, G: Rules> {
    /// What the audience sees.
    pub view: &'a G::View,
    /// Whose eyes. On a hot-seat device, the seat that is being played.
    pub audience: Audience,
    /// What the audience's seat is asked now; none in the past, for spectators, and when it is not asked.
    pub decision: Option<Asked<'a, G::Action>>,
    /// The words of this language.
    pub words: &'a Words,
    /// In the order of the seats.
    pub seats: &'a [SeatInfo],
    /// The log so far, oldest first, said in this language and cut for this audience.
    pub story: &'a [Line],
    /// What others did since the audience's seat last answered; none for spectators and in the past.
    pub since: Option<Since>,
    /// Whether the last step can be taken back,
    pub can_undo: bool,
    /// why not, where it cannot,
    pub undo_ends: UndoEnds,
    /// or taken again.
    pub can_redo: bool,
    /// Which moment.
    pub history: History,
    /// How it ended, if it has.
    pub standing: Option<&'a Standing>,
    /// Points after each step, oldest first, for the chart; may be empty while the game runs.
    pub points: &'a [PerSeat<Points>],
    /// What people said, oldest first.
    pub chat: &'a [ChatLine],
    /// This person's private notes.
    pub note: &'a str,
    /// Facts about the table.
    pub table: &'a TableInfo,
}

impl<G: Rules> ScreenInput<'_, G> {
    /// Whether nobody else sits here: no clock runs then, and nobody could learn from how fast an answer comes.
    pub(crate) fn one_person(&self) -> bool {
        let person = |info: &&SeatInfo| info.sitter == Sitter::Person || info.stand_in.is_some();
        self.seats.iter().filter(person).count() < 2
    }
}

/// Why the last step cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum UndoEnds {
    /// There is none.
    #[default]
    Nothing,
    /// A die, a card or something else that was hidden has been seen since.
    Learned,
    /// Others have answered since.
    Others,
}

/// A numbered decision.
pub struct Asked<'a, A> {
    /// Goes with the answer.
    pub number: u32,
    /// What may be answered.
    pub offer: &'a Offer<A>,
    /// What each choice would do, in their order. Empty for an offer so large that it is only foreseen when somebody
    /// points at a choice.
    pub foreseen: &'a [Foresight],
}

// Not derived: references copy whatever `A` is.
impl<A> Clone for Asked<'_, A> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<A> Copy for Asked<'_, A> {}

/// Where in the history the screen stands: after `at` of `of` steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct History {
    /// Steps taken at this moment,
    pub at: usize,
    /// and in all.
    pub of: usize,
    /// Follows the game; false when somebody looks at a moment, even the newest.
    pub live: bool,
}

/// A line of the log. Lines of one step are told after it; step 0 is the setup.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Line {
    /// The step it was told after.
    pub step: u32,
    /// Whom it is about; nobody, if it names no seat.
    pub seat: Option<Seat>,
    /// The sentence.
    pub text: Arc<str>,
    /// Everybody it names, and those whom alone it was told.
    pub names: SeatSet,
    /// Of its card, where it has one that can be looked at.
    pub card: Option<Dealt>,
    /// Whether it is a step on the way, or what the numbers say: of much that is told, the first to be left out.
    pub minor: bool,
    /// Whether it ends something that has a sheet, and whether that comes by itself.
    pub closes: Option<bool>,
    /// Whether it only says what follows it.
    pub heading: bool,
    /// How it was drawn before; clones share it.
    pub kept: Kept,
}

impl Line {
    /// How it ended for whoever began it.
    pub(crate) fn ended(&self) -> Option<Outcome> {
        self.card.as_ref().map(|card| card.outcome)
    }
}

/// What a line says of its card.
#[derive(Clone, PartialEq, Debug)]
pub struct Dealt {
    /// Where, or about what.
    pub title: Arc<str>,
    /// How it ended for whoever began it,
    pub outcome: Outcome,
    /// and who that was.
    pub began: Option<Seat>,
}

/// A line of a long log is drawn once, not with every update: its number, and its HTML while the game is followed.
#[derive(Clone, Debug, Default)]
pub struct Kept(pub(crate) Arc<OnceLock<(usize, String)>>);

// Two lines are the same whether or not they were drawn already.
impl PartialEq for Kept {
    fn eq(&self, _: &Kept) -> bool {
        true
    }
}

/// Something somebody said.
#[derive(Clone, PartialEq, Debug)]
pub struct ChatLine {
    /// Grows with each line; part of an element id.
    pub id: u64,
    /// Who said it.
    pub name: String,
    /// Where they sit.
    pub seat: Option<Seat>,
    /// What they said.
    pub text: String,
    /// Milliseconds since 1970; the browser shows it in its own time zone.
    pub at_ms: i64,
}

/// Facts about the table itself.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TableInfo {
    /// As in its address.
    pub id: String,
    /// What the host called it; may be empty.
    pub title: String,
    /// Set when the match cannot go on: says why, in this language.
    pub frozen: Option<String>,
    /// For whoever may invite.
    pub invite_url: Option<String>,
    /// Options as `key`, `value`.
    pub options: Vec<(String, String)>,
    /// Hash of the seed, known from the start.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// This person opened the table: begins it, seats bots before, closes it.
    pub host: bool,
    /// The match is over: nothing is hidden any more.
    pub over: bool,
    /// What each seat is called.
    pub names: Vec<String>,
    /// How a reader elsewhere reaches this server.
    pub base: String,
    /// People may ask what a bot would do.
    pub hints: bool,
    /// How fast this person wants to see what others do.
    pub pace: Pace,
    /// Whether they want to be told before a doubtful choice of theirs, and may be.
    pub coach: bool,
    /// The lesson this match is played for, and how far its reader is; only for the reader.
    pub lesson: Option<Progress>,
    /// What the audience's seat does not want to be asked again.
    pub stands: Vec<Stand>,
    /// When the page is made, in milliseconds since 1970: its clocks need not trust the reader's.
    pub now_ms: i64,
    /// Its people and its time.
    pub company: Company,
    /// People practise here: what dice and cards showed may be taken back, too.
    pub practice: bool,
    /// The audience's seat has a step that it may take back if so many others agree.
    pub may_take_back: Option<usize>,
    /// Somebody asks to take a step back.
    pub take_back: Option<TakeBack>,
    /// Those who asked before: who, the key of what became of it, and when.
    pub taken_back: Vec<(Seat, &'static str, i64)>,
    /// The audience's seat may try moves on a private copy.
    pub may_try: bool,
    /// The page shows that copy, not the match.
    pub trying: Option<Trying>,
    /// What the audience's seat means to do.
    pub plan: Option<Plan>,
}

/// A question to everybody at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakeBack {
    /// Who asks.
    pub seat: Seat,
    /// Who has yet to answer.
    pub waits: Vec<Seat>,
    /// The reader asks,
    pub mine: bool,
    /// or is one of those who have yet to answer.
    pub answers: bool,
}

/// Moves tried on a private copy.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trying {
    /// What was tried so far.
    pub steps: Vec<String>,
    /// In the match itself the seat is asked now.
    pub your_turn: bool,
    /// In the copy it is others' turn.
    pub over: bool,
}

/// Steps somebody means to take.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Plan {
    /// What they are called,
    pub steps: Vec<String>,
    /// and as the rules have them.
    pub actions: Vec<serde_json::Value>,
    /// How many of them can be taken, as far as the seat can know; none while it is not asked.
    pub holds: Option<usize>,
}

/// A question that is declined for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stand {
    /// Its prompt: `prompt-interrupt`. `react-interrupt` says what it is about.
    pub question: String,
    /// For the rest of the game; else until the seat answers something else.
    pub for_good: bool,
}

/// An element of the page with an id. Its parent is a container that never changes; it has no keyed child.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Element {
    /// Unique on the page.
    pub id: String,
    /// The id of its container.
    pub parent: &'static str,
    /// Its outer HTML (or SVG, inside `t-world`).
    pub html: String,
}

/// The elements in document order: those of one parent follow each other as on the page.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Screen {
    /// In document order.
    pub elements: Vec<Element>,
}

impl Screen {
    pub(crate) fn put(&mut self, parent: &'static str, id: impl Into<String>, html: Markup) {
        self.elements.push(Element { id: id.into(), parent, html: html.into_string() });
    }

    /// The elements of one container, for the first page.
    pub(crate) fn inside(&self, parent: &str) -> Markup {
        let mut html = String::new();
        for element in self.elements.iter().filter(|e| e.parent == parent) {
            html.push_str(&element.html);
        }
        maud::PreEscaped(html)
    }
}

/// Draws a table.
pub fn screen<F: Face>(input: &ScreenInput<F::Rules>) -> Screen {
    let scene = Scene {
        view: input.view,
        offer: input.decision.map(|d| d.offer),
        foreseen: input.decision.map(|d| d.foreseen).unwrap_or_default(),
        audience: input.audience,
        words: input.words,
        seats: input.seats,
    };
    let mut screen = Screen::default();
    parts::prompt::put::<F>(&mut screen, input, &scene);
    for part in F::board(&scene) {
        screen.put("t-world", part.id, part.svg);
    }
    parts::mats::put::<F>(&mut screen, input, &scene);
    parts::company::put(&mut screen, input);
    parts::story::put(&mut screen, input);
    parts::history::put(&mut screen, input);
    parts::talk::put(&mut screen, input);
    parts::aids::put::<F>(&mut screen, &scene);
    parts::score::put::<F>(&mut screen, input, &scene);
    parts::about::put::<F::Rules>(&mut screen, input);
    screen
}

/// A piece of a page as it stands in a message.
pub fn quoted(html: &str) -> Box<RawValue> {
    serde_json::value::to_raw_value(html).expect("a text can be written")
}

/// What happened since a browser last looked, as it is to be seen there. `told` holds only what this audience heard.
pub fn effects<'e, F: Face>(
    told: impl IntoIterator<Item = &'e <F::Rules as Rules>::Event>,
    words: &Words,
    seats: &[SeatInfo],
) -> Vec<Effect<String>> {
    let name = |seat: Seat| seats.get(seat.index()).map_or_else(String::new, |s| s.name.clone());
    let seen = |event: &<F::Rules as Rules>::Event| {
        let card = F::card(event).map(|card| card.shown(words, seats));
        F::effects(event).into_iter().map(|effect| effect.said(words, &name)).chain(card).collect::<Vec<_>>()
    };
    told.into_iter().flat_map(seen).collect()
}

/// Ids of everything an offer points at, as `data-target` has them: choices, then refusals.
pub fn targets<A>(offer: &Offer<A>) -> Vec<String> {
    let choices = offer.choices.iter().map(|c| c.show.target);
    let refused = offer.refused.iter().map(|r| r.target);
    let mut all: Vec<String> =
        choices.chain(refused).filter(|t| *t != kernel::Target::Button).map(|t| at(t).to_string()).collect();
    all.sort();
    all.dedup();
    all
}
