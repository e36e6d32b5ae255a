//! A new table: which game, who sits where, which options.

use super::shell::{Chrome, page};
use crate::{mark, symbols::icon};
use kernel::{OptionSpec, Seat, msg};
use maud::{Markup, html};
use text::Spoken;

/// A game one can choose, said in the reader's language.
#[derive(Clone, Debug, Default)]
pub struct GameCard {
    pub id: String,
    pub title: String,
    pub tagline: String,
    pub about: String,
    pub seats: (u8, u8),
    pub options: Vec<OptionCard>,
}

#[derive(Clone, Debug, Default)]
pub struct OptionCard {
    pub key: String,
    pub title: String,
    pub help: Option<String>,
    /// Value and its name.
    pub values: Vec<(String, String)>,
    pub default: String,
}

impl GameCard {
    /// A game as its own catalogue describes it.
    pub fn of<G: Spoken>(words: &crate::Words) -> GameCard {
        let text = |key: &str| words.get(key).to_owned();
        GameCard {
            id: G::ID.to_owned(),
            title: text("game-title"),
            tagline: text("game-tagline"),
            about: text("game-about"),
            seats: G::SEATS,
            options: G::OPTIONS.iter().map(|spec| option(spec, words)).collect(),
        }
    }
}

fn option(spec: &OptionSpec, words: &crate::Words) -> OptionCard {
    let name = |value: &str| match value {
        "true" => words.get("ui-yes").to_owned(),
        "false" => words.get("ui-no").to_owned(),
        other => words.find(&format!("option-{}-{other}", spec.key)).unwrap_or(other).to_owned(),
    };
    OptionCard {
        key: spec.key.to_owned(),
        title: words.get(&format!("option-{}", spec.key)).to_owned(),
        help: words.find(&format!("option-{}-help", spec.key)).map(str::to_owned),
        values: spec.values.iter().map(|v| ((*v).to_owned(), name(v))).collect(),
        default: spec.default.to_owned(),
    }
}

/// The form. Without `game` the reader chooses one first.
#[derive(Debug, Default)]
pub struct NewTable {
    pub games: Vec<GameCard>,
    pub game: Option<String>,
    /// Bots that can be seated: id, name, and whether it is the one to begin with.
    pub bots: Vec<(String, String, bool)>,
    /// Why the last attempt was refused.
    pub problem: Option<String>,
}

pub fn new_page(chrome: &Chrome, form: &NewTable) -> Markup {
    let chosen = form.game.as_deref().and_then(|id| form.games.iter().find(|g| g.id == id));
    let content = html! {
        h1 { (chrome.t("ui-new-table")) }
        @if let Some(problem) = &form.problem { p.problem role="alert" { (problem) } }
        nav.games aria-label=(chrome.t("ui-games")) {
            @for game in &form.games {
                a href={ "/new?game=" (game.id) } aria-current=[chosen.is_some_and(|c| c.id == game.id).then_some("true")] {
                    (super::lobby::box_art(&game.id)) span { (game.title) }
                }
            }
        }
        @if let Some(game) = chosen { (details(chrome, form, game)) }
        @else { p.empty { (chrome.t("ui-choose-game")) } }
    };
    page(chrome, chrome.t("ui-new-table"), content)
}

fn details(chrome: &Chrome, form: &NewTable, game: &GameCard) -> Markup {
    html! {
        form.card.new method="post" action="/tables" {
            input type="hidden" name="game" value=(game.id);
            h2 { (game.title) }
            p { (game.about) " " a.quiet href={ "/rules/" (game.id) } { (chrome.t("ui-rules")) } }
            fieldset.chairs {
                legend { (chrome.t("ui-seats")) }
                p.hint { (chrome.words.fill(&msg("ui-seats-help").num("min", game.seats.0).num("max", game.seats.1))) }
                @for index in 0..game.seats.1 { (chair(chrome, form, game, index)) }
            }
            @if !game.options.is_empty() {
                details.options {
                    summary { (chrome.t("ui-options")) small { " " (chrome.words.fill(&msg("ui-options-help").num("n", game.options.len() as i64))) } }
                    div.choices { @for card in &game.options { (choice(card)) } }
                }
            }
            fieldset {
                legend { (chrome.t("ui-table-itself")) }
                label.field { span { (chrome.t("ui-title")) } input name="title" maxlength="60" autocomplete="off"; }
                label.check { input type="checkbox" name="private" value="on"; span { b { (icon("lock")) (chrome.t("ui-private")) } small { (chrome.t("ui-private-help")) } } }
                label.check {
                    input type="hidden" name="hints" value="false";
                    input type="checkbox" name="hints" value="true" checked;
                    span { b { (icon("hint")) (chrome.t("ui-hints")) } small { (chrome.t("ui-hints-help")) } }
                }
                label.field { span { (chrome.t("ui-idle")) }
                    select name="idle" {
                        option value="none" { (chrome.t("ui-idle-none")) }
                        option value="pass" { (chrome.t("ui-idle-pass")) }
                        option value="bot" { (chrome.t("ui-idle-bot")) }
                    } }
                label.field { span { (chrome.t("ui-idle-after")) } input type="number" name="idle_after" min="1" max="20160" value="1440"; }
            }
            div.links { button.button.confirm type="submit" { (chrome.t("ui-create")) } }
        }
    }
}

/// By default the reader sits first and bots fill the fewest seats: one click plays.
fn chair(chrome: &Chrome, form: &NewTable, game: &GameCard, index: u8) -> Markup {
    let required = index < game.seats.0;
    let default = match index {
        0 => "me",
        i if i < game.seats.0.max(3).min(game.seats.1) => "bot",
        _ => "none",
    };
    html! {
        label.chair {
            (mark(Seat(index))) span { (chrome.words.fill(&msg("ui-seat").num("n", index + 1))) }
            select name={ "seat." (index) } {
                @for (value, key) in [("me", "ui-chair-me"), ("open", "ui-chair-open"), ("hot", "ui-chair-hot")] {
                    option value=(value) selected[default == value] { (chrome.t(key)) }
                }
                @for (id, name, first) in &form.bots {
                    option value={ "bot:" (id) } selected[default == "bot" && *first] { (chrome.t("ui-bot")) " – " (name) }
                }
                @if !required { option value="none" selected[default == "none"] { (chrome.t("ui-chair-none")) } }
            }
        }
    }
}

fn choice(card: &OptionCard) -> Markup {
    let name = format!("opt.{}", card.key);
    let is_switch = card.values.len() == 2 && card.values.iter().any(|(v, _)| v == "true");
    html! {
        @if is_switch {
            label.check {
                input type="hidden" name=(name) value="false";
                input type="checkbox" name=(name) value="true" checked[card.default == "true"];
                span { b { (card.title) } @if let Some(help) = &card.help { small { (help) } } }
            }
        } @else {
            label.field {
                span { b { (card.title) } @if let Some(help) = &card.help { small { (help) } } }
                select name=(name) {
                    @for (value, shown) in &card.values { option value=(value) selected[*value == card.default] { (shown) } }
                }
            }
        }
    }
}
