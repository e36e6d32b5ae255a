//! A new table: which game, who sits where, which options.

use super::form::{Filled, Problem, Wrong};
use super::options::{OptionCard, PresetCard, options};
use super::shell::{Chrome, page_on, people_css};
use crate::{Face, lengths::Lengths, mark, symbols::icon};
use kernel::{Rules, Seat, msg};
use maud::{Markup, html};

/// A game one can choose, said in the reader's language.
#[derive(Clone, Debug, Default)]
pub struct GameCard {
    /// As in `games/<id>`.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// In a few words.
    pub tagline: String,
    /// In a few sentences.
    pub about: String,
    /// Fewest and most.
    pub seats: (u8, u8),
    /// See [`Face::emblem`].
    pub emblem: Markup,
    /// What the table can choose.
    pub options: Vec<OptionCard>,
    /// Ways to choose it all at once.
    pub presets: Vec<PresetCard>,
    /// How long it takes so many; nothing where nobody measured it.
    pub times: Vec<(u8, String)>,
    /// How much there is to it, in a word.
    pub weight: Option<String>,
    /// What it is like, in two sentences.
    pub like: Option<String>,
    /// Where its still is found; none without one.
    pub picture: Option<String>,
    /// Where the picture for messengers is found; none without one.
    pub card: Option<String>,
    /// Its guided first game, if it has one.
    pub taught: Option<Taught>,
}

/// A guided first game, as far as the reader is with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Taught {
    /// How long it takes.
    pub minutes: u8,
    /// The part the reader is at, of how many; none for one that is not under way.
    pub at: Option<(usize, usize)>,
    /// Played to its end before.
    pub done: bool,
}

impl GameCard {
    /// A game as its own catalogue describes it.
    pub fn of<F: Face>(words: &crate::Words) -> GameCard {
        let text = |key: &str| words.get(key).to_owned();
        let lengths = Lengths::of::<F>();
        GameCard {
            id: F::Rules::ID.to_owned(),
            title: text("game-title"),
            tagline: text("game-tagline"),
            about: text("game-about"),
            seats: F::Rules::SEATS,
            emblem: F::emblem(),
            options: F::Rules::OPTIONS.iter().map(|spec| OptionCard::of(spec, words)).collect(),
            presets: F::Rules::PRESETS.iter().map(|preset| PresetCard::of(preset, words)).collect(),
            times: lengths.as_ref().map_or_else(Vec::new, |lengths| lengths.times(words)),
            weight: lengths.as_ref().map(|lengths| lengths.weight(words).to_owned()),
            like: words.find("about-two").map(str::to_owned),
            picture: Some(format!(
                "/still/{}/{}/{}",
                crate::assets::assets_version(),
                words.lang(),
                F::Rules::ID
            )),
            card: card_path::<F>(),
            taught: crate::lessons_of::<F>()
                .first()
                .map(|lesson| Taught { minutes: lesson.minutes, ..Taught::default() }),
        }
    }
}

/// Where the picture of a game for messengers is found, if it has one.
fn card_path<F: Face>() -> Option<String> {
    F::CARD.map(|bytes| format!("/card/{}/{}", &blake3::hash(bytes).to_hex()[..12], F::Rules::ID))
}

/// A small drawing for each game.
pub(crate) fn emblem(game: &GameCard) -> Markup {
    html! { svg viewBox="0 0 64 64" aria-hidden="true" { (game.emblem) } }
}

/// The form. Without `game` the reader chooses one first.
#[derive(Debug, Default)]
pub struct NewTable {
    /// Every game that can be played here.
    pub games: Vec<GameCard>,
    /// The one that is chosen already.
    pub game: Option<String>,
    /// Bots that can be seated: id, name, and whether it is the one to begin with.
    pub bots: Vec<(String, String, bool)>,
    /// Those that like one thing more than others, by what they like: what that is, and each one's id and name.
    pub tempered: Vec<(String, Vec<(String, String)>)>,
    /// What the last attempt had filled in.
    pub filled: Filled,
    /// Why it was refused.
    pub problem: Option<Problem>,
}

/// Fields about time.
const TIME: [&str; 4] = ["clock", "hours", "away", "holidays"];

/// The form for a new table.
pub fn new_page(chrome: &Chrome, form: &NewTable) -> Markup {
    let chosen = form.game.as_deref().and_then(|id| form.games.iter().find(|g| g.id == id));
    let content = html! {
        h1 { (chrome.t("ui-new-table")) }
        nav.games aria-label=(chrome.t("ui-games")) {
            @for game in &form.games {
                a href={ "/new?game=" (game.id) } aria-current=[chosen.is_some_and(|c| c.id == game.id).then_some("true")] {
                    (emblem(game)) span { (game.title) }
                }
            }
        }
        @if let Some(game) = chosen { (details(chrome, form, game)) }
        @else { p.empty { (chrome.t("ui-choose-game")) } }
    };
    page_on(chrome, chrome.t("ui-new-table"), "sheet-page", people_css(), content)
}

fn details(chrome: &Chrome, form: &NewTable, game: &GameCard) -> Markup {
    let (filled, wrong) = (&form.filled, Wrong(form.problem.as_ref()));
    html! {
        form.card.new method="post" action="/tables" {
            input type="hidden" name="game" value=(game.id);
            h2 { (game.title) }
            (times(chrome, game))
            p { (game.about) " " a.quiet href={ "/rules/" (game.id) } { (chrome.t("ui-rules")) } }
            (wrong.besides(&fields(game)))
            (wrong.over("options"))
            @if !game.options.is_empty() { (options(chrome, game, filled)) }
            fieldset.chairs {
                legend { (chrome.t("ui-seats")) }
                p.hint { (chrome.words.fill(&msg("ui-seats-help").num("min", game.seats.0).num("max", game.seats.1))) }
                (wrong.over("seats"))
                @for index in 0..game.seats.1 { (chair(chrome, form, game, index)) }
            }
            fieldset {
                legend { (chrome.t("ui-table-itself")) }
                label.field { span { (chrome.t("ui-title")) }
                    input name="title" value=[filled.get("title")] maxlength="60" autocomplete="off" aria-invalid=[wrong.invalid("title")]
                        aria-describedby=[wrong.id("title")] autofocus[wrong.is("title")]; }
                (wrong.beside("title"))
                label.check {
                    input type="checkbox" name="private" value="on" checked[filled.get("private").is_some()];
                    span { b { (icon("lock")) (chrome.t("ui-private")) } small { (chrome.t("ui-private-help")) } }
                }
                label.check {
                    input type="hidden" name="hints" value="false";
                    input type="checkbox" name="hints" value="true" checked[filled.get("hints") != Some("false")];
                    span { b { (icon("hint")) (chrome.t("ui-hints")) } small { (chrome.t("ui-hints-help")) } }
                }
                label.check {
                    input type="checkbox" name="practice" value="on" checked[filled.get("practice").is_some()];
                    span { b { (icon("undo")) (chrome.t("ui-practice")) } small { (chrome.t("ui-practice-help")) } }
                }
            }
            fieldset.time {
                legend { (chrome.t("ui-time")) }
                p.hint { (chrome.t("ui-time-help")) " " (chrome.t("ui-time-alone")) }
                (crate::company::fields(chrome.words, &|name| filled.get(name).map(str::to_owned), "new"))
                @for field in TIME { (wrong.beside(field)) }
            }
            div.links { button.button.confirm type="submit" { (chrome.t("ui-create")) } }
        }
    }
}

/// How long a match takes, by how many play.
pub(super) fn times(chrome: &Chrome, game: &GameCard) -> Markup {
    html! { @if !game.times.is_empty() {
        ul.times title=(chrome.t("ui-times-help")) aria-label=(chrome.t("ui-times")) {
            @for (seats, time) in &game.times { li { span { (icon("person")) (seats) } b { (time) } } }
        }
    } }
}

/// Fields beside which, and groups over which, this form says what is wrong.
fn fields(game: &GameCard) -> Vec<&'static str> {
    const NAMES: [&str; kernel::MAX_SEATS] = ["name.0", "name.1", "name.2", "name.3", "name.4", "name.5"];
    let mut all = vec!["seats", "options", "title"];
    all.extend(TIME);
    all.extend(&NAMES[..(game.seats.1 as usize).min(NAMES.len())]);
    all
}

/// By default the reader sits first and bots fill the fewest seats: one click plays.
fn chair(chrome: &Chrome, form: &NewTable, game: &GameCard, index: u8) -> Markup {
    let required = index < game.seats.0;
    let first = form.bots.iter().find(|(.., first)| *first).map_or("bot", |(id, ..)| id);
    let default = match index {
        0 => "me".to_owned(),
        i if i < game.seats.0.max(3).min(game.seats.1) => format!("bot:{first}"),
        _ => "none".to_owned(),
    };
    let (field, wrong) = (format!("name.{index}"), Wrong(form.problem.as_ref()));
    let chosen = form.filled.get(&format!("seat.{index}")).unwrap_or(&default);
    let nth = |key: &'static str| chrome.words.fill(&msg(key).num("n", index + 1));
    // What the seat is called when nobody names it.
    let unnamed =
        if index == 0 && !chrome.name.is_empty() { chrome.name.to_owned() } else { nth("ui-player") };
    html! {
        div.chair {
            (mark(Seat(index)))
            label for={ "seat-" (index) } { (nth("ui-seat")) }
            select id={ "seat-" (index) } name={ "seat." (index) } {
                @for (value, key) in [("me", "ui-chair-me"), ("open", "ui-chair-open"), ("hot", "ui-chair-hot")] {
                    option value=(value) selected[chosen == value] { (chrome.t(key)) }
                }
                @for (id, name, _) in &form.bots {
                    @let value = format!("bot:{id}");
                    option value=(value) selected[chosen == value] { (chrome.t("ui-bot")) " – " (name) }
                }
                @for (liking, bots) in &form.tempered {
                    optgroup label=(liking) {
                        @for (id, name) in bots {
                            @let value = format!("bot:{id}");
                            option value=(value) selected[chosen == value] { (chrome.t("ui-bot")) " – " (name) }
                        }
                    }
                }
                @if !required { option value="none" selected[chosen == "none"] { (chrome.t("ui-chair-none")) } }
            }
            input.seat-name name=(field) value=[form.filled.get(&field)] placeholder=(unnamed) maxlength="40" autocomplete="off"
                aria-label=(nth("ui-seat-name")) aria-invalid=[wrong.invalid(&field)] aria-describedby=[wrong.id(&field)]
                autofocus[wrong.is(&field)];
        }
        (wrong.beside(&field))
    }
}
