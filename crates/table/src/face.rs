//! How a game is drawn: the one trait its table crate implements.

use crate::{Brief, Card, Close, Effect, Foreseen, Scored, SeatInfo, Teaching, Words, at};
use foresight::Foresight;
use kernel::{Audience, Msg, Offer, PerSeat, Points, Rules, Seat, Target};
use kit::gauge::Gauges;
use maud::{Markup, html};
use text::{Both, Spoken};

/// A game's face: from what one audience may see to SVG and HTML. Implement it on an empty struct.
///
/// **A face never asks the rules anything.** It draws a [`Rules::View`]; what may be clicked comes from the offer, and
/// the shell takes care of that: whatever can ever be the target of a choice is drawn with
/// `data-target=(table::at(target))`, always, whether it is offered or not. The page then lights up exactly what is
/// offered, makes it clickable and focusable, shows "why not?" on what is refused, and leaves the rest inert. When one
/// place has several choices the page asks which. A `Target::Button` is a button in the prompt; it needs no drawing.
///
/// Conventions, kept by the shell's tests:
/// - **Ids.** What can change has an id, unique on the page, the same from one update to the next for the same thing.
///   The shell's own ids start with `t-`; ids of your parts must not.
/// - **The board** is [`Face::ground`] (never changes in a match: sent once, with the page) and, over it,
///   [`Face::board`]: parts in drawing order. Each part is one `g` with `id` equal to the part's; only parts that
///   changed are sent. Make a part of whatever changes on its own: a piece, a land with its pile, a track.
/// - **Pieces** stand at `style="transform:translate(120px,80px)"` on their `g` with class `piece`: a part that keeps
///   its id and changes its transform glides there. Pieces without identity (five equal colonists) get an id by place
///   (`w-7-2-colonist-0`) and `data-piece="colonist-2"`, the same for all that are alike: when one goes and one comes,
///   the page lets it fly.
/// - **Seats** have a colour and a shape: put class [`seat_class`](crate::seat_class) on a `g` and use
///   `var(--seat)`, `var(--seat-ink)` and `href="#shape-0"`.
/// - **Every piece, card and icon explains itself**: `data-tip="captain"` shows the [`Tip`] of that id, any other text
///   shows itself. Also give it `role="img"` and an `aria-label`, unless it is a mere ornament (`aria-hidden="true"`).
/// - **The camera** goes by itself to what is asked where that is too small or out of sight. A text that names a place has
///   `data-names=(at(target))` and is kept legible while the place is lit; `data-focus` on something drawn says what the
///   moment is about, such as a battle; the overview keeps clear of it, and of what has `data-clear`. A piece that belongs
///   inside a place has `data-within=(at(target))`.
/// - **Where a reader begins**: an element of the board with `data-home` is what the camera shows first, where the whole board
///   would be too small.
/// - **Precompute** static strings (paths, points): a whole screen should take well under a millisecond.
pub trait Face: Send + Sync + 'static {
    /// The game it draws.
    type Rules: Gauges + Spoken;

    /// Width and height of the board's own coordinates (its `viewBox`).
    const SIZE: (u32, u32);
    /// The game's style sheet, after the shell's. Colours through the shell's variables or with both themes:
    /// `:root` and `:root[data-theme="dark"]`. The latter is written once: dark systems get the same rules.
    const STYLE: &'static str;
    /// What messengers show beside an invitation: the board, 1200 by 630, as a JPEG; they read no SVG.
    const CARD: Option<&'static [u8]> = None;
    /// Texts of the board that the rules have no use for (`face-…`), beside the game's own.
    const TEXT: Both = Both { en: "", fr: "" };
    /// What the numbers of [`Face::scores`] are called. Points, unless the game is not about points.
    const MEASURE: Measure = Measure::POINTS;

    /// Gauges that stand in the row of a player whose mat is folded, in this order. The first that the game draws, unless it
    /// names some.
    const IN_ROW: &'static [&'static str] = &[];

    /// Gauges that say what would be scored if it were counted now: the sheet of a round tells what was scored.
    const FORECASTS: &'static [&'static str] = &[];

    /// What teaches the game: lessons and captioned examples beside it.
    const TEACHING: Teaching = Teaching::NONE;

    /// What a turn consists of, by the rulebook's words and in its order: a bar of these stays while any of them can be
    /// done. One row for each kind of question that has such a bar; `deed-<name>` is the text of each,
    /// `deed-<name>-ways` (where there is one) what is said of it while it can be done in $n ways.
    const DEEDS: &'static [&'static [&'static str]] = &[];

    /// Which of [`Face::DEEDS`] an answer belongs to. A refusal belongs to the one that it is about
    /// (`Refusal::about(msg("deed-…"))`), and says why it cannot be done.
    fn deed(action: &<Self::Rules as Rules>::Action) -> Option<&'static str> {
        let _ = action;
        None
    }

    /// What is said of one of [`Face::DEEDS`] while it can be done in several ways, where these tell more than their number.
    fn ways(deed: &str, ways: &[&<Self::Rules as Rules>::Action]) -> Option<Msg> {
        let _ = (deed, ways);
        None
    }

    /// What an answer does to its place, where that is more than going there: the place then looks different.
    fn kind(scene: &Scene<Self::Rules>, action: &<Self::Rules as Rules>::Action) -> Option<Kind> {
        let _ = (scene, action);
        None
    }

    /// Whether something is offered of a deed, or said of why not.
    fn knows(offer: &Offer<<Self::Rules as Rules>::Action>, deed: &str) -> bool {
        let key = format!("deed-{deed}");
        offer.choices.iter().any(|choice| Self::deed(&choice.action) == Some(deed))
            || offer.refused.iter().any(|refusal| refusal.is_about(&key))
    }

    /// The row of [`Face::DEEDS`] that a question has: the first of which something is offered. A game in which the same
    /// answer means something else at another question goes by what is asked.
    fn bar(offer: &Offer<<Self::Rules as Rules>::Action>) -> Option<&'static [&'static str]> {
        let offered = |bar: &&&[&str]| {
            offer.choices.iter().any(|c| Self::deed(&c.action).is_some_and(|deed| bar.contains(&deed)))
        };
        Self::DEEDS.iter().find(offered).copied()
    }

    /// What stands for the game in the lobby: strokes inside `viewBox="0 0 64 64"`, drawn with the colour of the text. A die
    /// unless the game has its own.
    fn emblem() -> Markup {
        html! { path d="M12 12h40v40H12ZM22 22h.5M42 22h.5M32 32h.5M22 42h.5M42 42h.5" {} }
    }

    /// `<symbol id="i-…">` and gradients that the game uses: sent once, with the page. `i-gauge-<what>`, with a
    /// `viewBox`, stands for a gauge of the game; one without a drawing is called by its name.
    fn symbols() -> Markup;

    /// What never changes on the board during a match, in its coordinates: sea, land, names, borders.
    fn ground(words: &Words) -> Markup;

    /// What changes on the board, in drawing order.
    fn board(scene: &Scene<Self::Rules>) -> Vec<Part>;

    /// What lies before a seat, without its name and score, which the shell shows above it. HTML.
    fn mat(scene: &Scene<Self::Rules>, seat: Seat) -> Markup;

    /// What only this audience sees: a hand of cards, secret plans. HTML; none if the game has no such thing. It lies on
    /// the lower edge of the board. A game whose hand is always there sets `--tray` on `.stage` to its height, and the map
    /// keeps clear of it; what is higher than that lies over the map. The board never changes its size.
    fn hand(scene: &Scene<Self::Rules>) -> Option<Markup> {
        let _ = scene;
        None
    }

    /// Sheets that lie where the hand does and change on their own: each is one HTML element that has the part's id, and is
    /// sent when it changes. What is in [`Face::hand`] is always sent together.
    fn sheets(scene: &Scene<Self::Rules>) -> Vec<Part> {
        let _ = scene;
        Vec::new()
    }

    /// One line about where the game is: "Round 3 of 8, age I". Shown in the bar.
    fn moment(scene: &Scene<Self::Rules>) -> Option<String> {
        let _ = scene;
        None
    }

    /// The phases of a round or turn, in their order, with the one that is on: shown in the bar after [`Face::moment`],
    /// which then need not name it. None, unless the game has phases that players speak of.
    fn phases(scene: &Scene<Self::Rules>) -> Vec<Phase> {
        let _ = scene;
        Vec::new()
    }

    /// Reference tables: costs, remaining cards, what is still in the bag.
    fn aids(scene: &Scene<Self::Rules>) -> Vec<Aid> {
        let _ = scene;
        Vec::new()
    }

    /// Explanations by id, shown on hover, focus or long press on `data-tip="id"`. Sent once, with the page.
    fn tips(words: &Words) -> Vec<Tip>;

    /// What the game was won by, said after the winner's name and "with", where points are not what decided it.
    fn won(view: &<Self::Rules as Rules>::View) -> Option<Msg> {
        let _ = view;
        None
    }

    /// Points now, as far as this audience may know them; or whatever [`Face::MEASURE`] calls them.
    fn scores(view: &<Self::Rules as Rules>::View) -> PerSeat<Points>;

    /// Where the points come from, one row a source; asked during play as well as at the end.
    fn breakdown(view: &<Self::Rules as Rules>::View) -> Vec<ScoreRow>;

    /// In place of the rows of [`Face::breakdown`], their total and the chart, where nothing is added up: how far each seat
    /// is on the roads to victory, and at the end which of them won. HTML, a `table`.
    fn sheet(scene: &Scene<Self::Rules>) -> Option<Markup> {
        let _ = scene;
        None
    }

    /// What an event looks like, before the board shows what came of it.
    fn effects(event: &<Self::Rules as Rules>::Event) -> Vec<Effect> {
        let _ = event;
        Vec::new()
    }

    /// The card of an event that deserves a look: who stood against whom, with what, and how it ended. It lies beside its
    /// place for a while, and the line of the log shows it again; so it is made of the event alone, whatever came later.
    fn card(event: &<Self::Rules as Rules>::Event) -> Option<Card> {
        let _ = event;
        None
    }

    /// What ends with this event, if it is a round, an epoch or a turn: its line of the log has a sheet of what everybody
    /// gained since the last such event.
    fn closes(event: &<Self::Rules as Rules>::Event) -> Option<Close> {
        let _ = event;
        None
    }

    /// Points that an event gives for one thing of many that share a row of the score sheet: the region of a scoring.
    fn scored(event: &<Self::Rules as Rules>::Event) -> Option<Scored> {
        let _ = event;
        None
    }

    /// What an event came to, as the sheet of a round says it, beside the marks of those it is about. Without any, its sentence
    /// stands there; an empty list leaves out what other lines say anyway. Of a heading: what it is called on that sheet.
    fn brief(event: &<Self::Rules as Rules>::Event) -> Option<Vec<Brief>> {
        let _ = event;
        None
    }

    /// Whether the line of an event is a heading: a phase begins. It says nothing without the lines that follow, and is
    /// nobody's deed; what follows it and names nobody is not a deed either.
    fn heading(event: &<Self::Rules as Rules>::Event) -> bool {
        let _ = event;
        false
    }
}

/// How a game calls the numbers of its seats, by keys of its texts.
pub struct Measure {
    /// Beside a number, short: "pts". Without it no number stands beside a name.
    pub unit: Option<&'static str>,
    /// Under the sources they come from.
    pub total: &'static str,
    /// Over the chart of the whole game.
    pub chart: &'static str,
}

impl Measure {
    /// Points, as most games count.
    pub const POINTS: Measure =
        Measure { unit: Some("ui-points-short"), total: "ui-total", chart: "ui-chart" };
}

/// Everything a face draws from.
pub struct Scene<'a, G: Rules> {
    /// What the audience sees.
    pub view: &'a G::View,
    /// What the audience's seat may answer now. The shell lights it up; a face may look at it to show more (the cost
    /// of a building beside it), never to decide what is legal.
    pub offer: Option<&'a Offer<G::Action>>,
    /// What each choice of the offer would do, in their order; empty where it is not known yet.
    pub foreseen: &'a [Foresight],
    /// Whose eyes.
    pub audience: Audience,
    /// The words of this language.
    pub words: &'a Words,
    /// In the order of the seats.
    pub seats: &'a [SeatInfo],
}

impl<'a, G: Rules> Scene<'a, G> {
    /// A text without arguments.
    pub fn t<'k>(&'k self, key: &'k str) -> &'k str {
        self.words.get(key)
    }
    /// A sentence.
    pub fn say(&self, msg: &Msg) -> String {
        self.words.say(msg, &|seat| self.name(seat).to_owned())
    }
    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |s| &s.name)
    }
    /// Whether something is offered there.
    pub fn offered(&self, target: Target) -> bool {
        self.offer.is_some_and(|o| o.choices.iter().any(|c| c.show.target == target))
    }
}

impl<G: Gauges> Scene<'_, G> {
    /// What the choice with this number would do, for a face that shows the choice elsewhere than in the prompt.
    pub fn foreseen(&self, number: usize) -> Option<Foreseen<'_, G>> {
        let (foresight, choice) = (self.foreseen.get(number)?, self.offer?.choices.get(number)?);
        Some(Foreseen { foresight, scene: self, place: choice.show.target })
    }
}

/// A piece of the board that changes on its own: one SVG `g` whose `id` is this one.
pub struct Part {
    /// Stays the same while the thing does: what keeps its id glides when it moves.
    pub id: String,
    /// One element that has this id.
    pub svg: Markup,
}

impl Part {
    /// A part of this id.
    pub fn new(id: impl Into<String>, svg: Markup) -> Part {
        Part { id: id.into(), svg }
    }
    /// A place several small steps away, which are sent with one click on it: the targets on the way, what it is called, and
    /// how it is drawn.
    pub fn far(
        id: impl Into<String>,
        way: impl IntoIterator<Item = Target>,
        label: &str,
        drawn: Markup,
    ) -> Part {
        let id = id.into();
        let way: Vec<String> = way.into_iter().map(|target| at(target).to_string()).collect();
        let svg = html! {
            g id=(id) class="far" data-chain=(way.join(" ")) data-tip=(label) role="img" aria-label=(label) { (drawn) }
        };
        Part { id, svg }
    }
}

/// Ids of the parts of a board that are not as before: a picture of what happened goes there.
pub fn changed(before: &[Part], now: &[Part]) -> String {
    let same = |part: &&Part| before.iter().any(|old| old.id == part.id && old.svg.0 == part.svg.0);
    now.iter().filter(|part| !same(part)).map(|part| part.id.as_str()).collect::<Vec<_>>().join(" ")
}

/// What is done to a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Somebody there is fought.
    Attack,
    /// Something there goes for what comes.
    Replace,
    /// What lies there is not known yet.
    Explore,
    /// Nothing can come of it with what the reader holds: it is no answer to think about.
    Vain,
}

impl Kind {
    /// As pages and lessons have it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Attack => "attack",
            Kind::Replace => "replace",
            Kind::Explore => "explore",
            Kind::Vain => "vain",
        }
    }
}

/// A part of a round or turn.
pub struct Phase {
    /// What it is called.
    pub name: String,
    /// Whether it is on.
    pub now: bool,
}

/// A reference table, in the panel beside the board.
pub struct Aid {
    /// Unique among the aids; part of an element id.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// What it shows, as HTML.
    pub body: Markup,
    /// It says how this match stands: on a sheet that is printed for any match it would be empty.
    pub of_match: bool,
}

impl Aid {
    /// One that reads the same in every match.
    pub fn of_rules(id: &'static str, title: &str, body: Markup) -> Aid {
        Aid { id, title: title.to_owned(), body, of_match: false }
    }

    /// One that says how this match stands.
    pub fn of_match(id: &'static str, title: &str, body: Markup) -> Aid {
        Aid { id, title: title.to_owned(), body, of_match: true }
    }
}

/// An explanation.
pub struct Tip {
    /// As in `data-tip`.
    pub id: String,
    /// What the thing is called.
    pub title: String,
    /// What it does.
    pub text: String,
    /// `R6.2.3`: a link into the rules.
    pub rule: Option<&'static str>,
}

/// One source of points.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreRow {
    /// What the points are for.
    pub label: Msg,
    /// How many each seat has of them.
    pub points: PerSeat<Points>,
}

impl ScoreRow {
    /// A row of the score sheet.
    pub fn new<P: Into<Points> + Copy>(label: Msg, points: PerSeat<P>) -> ScoreRow {
        ScoreRow { label, points: points.map(|_, p| (*p).into()) }
    }
}
