//! What a table chooses before it starts: first by a name, and only then switch by switch.

use super::form::Filled;
use super::new::GameCard;
use super::shell::Chrome;
use crate::Words;
use kernel::{OptionSpec, Preset, msg};
use maud::{Markup, html};

/// Chosen where the switches below count, not a preset.
const OWN: &str = "own";

/// One option of a game.
#[derive(Clone, Debug)]
pub struct OptionCard {
    spec: OptionSpec,
    title: String,
    help: String,
    /// Value and its name.
    values: Vec<(&'static str, String)>,
}

/// A whole choice of options.
#[derive(Clone, Debug)]
pub struct PresetCard {
    id: &'static str,
    title: String,
    help: String,
    sets: &'static [(&'static str, &'static str)],
}

impl OptionCard {
    /// As a game's catalogue describes it.
    pub fn of(spec: &OptionSpec, words: &Words) -> OptionCard {
        let named = |value: &&'static str| (*value, value_name(words, spec.key, value));
        OptionCard {
            spec: *spec,
            title: words.get(&format!("option-{}", spec.key)).to_owned(),
            help: words.get(&format!("option-{}-help", spec.key)).to_owned(),
            values: spec.values.iter().map(named).collect(),
        }
    }

    fn chosen<'a>(&'a self, filled: &'a Filled) -> &'a str {
        filled.get(&self.field()).unwrap_or(self.spec.default)
    }
    fn field(&self) -> String {
        format!("opt.{}", self.spec.key)
    }
    /// `rules=advanced`, where it changes nothing without.
    fn with(&self) -> Option<String> {
        self.spec.with.map(|(key, value)| format!("{key}={value}"))
    }
    /// "Builders: no".
    fn said(&self, value: &str) -> String {
        let name = self.values.iter().find(|(known, _)| *known == value).map_or(value, |(_, name)| name);
        format!("{} – {name}", self.title)
    }
}

impl PresetCard {
    /// As the shell names it and a game's catalogue describes it.
    pub fn of(preset: &Preset, words: &Words) -> PresetCard {
        PresetCard {
            id: preset.id,
            title: words.get(&format!("ui-preset-{}", preset.id)).to_owned(),
            help: words.get(&format!("preset-{}", preset.id)).to_owned(),
            sets: preset.sets,
        }
    }

    /// For the script that sets the switches below to what was chosen last: `builders=false&plague=false`.
    fn written(&self) -> String {
        self.sets.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join("&")
    }
}

/// What a value of an option is called.
pub(crate) fn value_name(words: &Words, key: &str, value: &str) -> String {
    match words.find(&format!("option-{key}-{value}")) {
        Some(name) => name.to_owned(),
        None if value == "true" => words.get("ui-yes").to_owned(),
        None if value == "false" => words.get("ui-no").to_owned(),
        None => value.to_owned(),
    }
}

/// The part of the form for a new table that asks which rules are played.
pub(super) fn options(chrome: &Chrome, game: &GameCard, filled: &Filled) -> Markup {
    let (foremost, others): (Vec<_>, Vec<_>) = game.options.iter().partition(|card| card.spec.foremost);
    let changed = others.iter().any(|card| card.chosen(filled) != card.spec.default);
    let chosen = filled.get("preset").unwrap_or(if changed { OWN } else { "usual" });
    html! {
        @for card in foremost { (first_question(game, card, filled)) }
        fieldset.presets {
            legend { (chrome.t("ui-presets")) }
            div.preset-list role="radiogroup" aria-label=(chrome.t("ui-presets")) {
                @for preset in &game.presets { (way(chrome, game, preset, chosen)) }
                label.preset {
                    input type="radio" name="preset" value=(OWN) checked[chosen == OWN];
                    span { b { (chrome.t("ui-preset-own")) }
                        small { (chrome.words.fill(&msg("ui-preset-own-help").num("n", others.len() as i64))) } }
                }
            }
            div.choices {
                @for card in others.iter().filter(|card| card.spec.under.is_none()) {
                    (choice(game, card, filled))
                    (beneath(chrome, game, card, &others, filled))
                }
            }
        }
    }
}

/// Asked before anything else: each answer is a way of its own.
fn first_question(game: &GameCard, card: &OptionCard, filled: &Filled) -> Markup {
    html! {
        fieldset.foremost {
            legend { (card.title) }
            p.hint { (card.help) " " (rule(game, card)) }
            div.preset-list role="radiogroup" aria-label=(card.title) {
                @for (value, name) in &card.values {
                    label.preset {
                        input type="radio" name=(card.field()) value=(value) data-option=(card.spec.key)
                            checked[*value == card.chosen(filled)];
                        span { b { (name) } }
                    }
                }
            }
        }
    }
}

fn way(chrome: &Chrome, game: &GameCard, preset: &PresetCard, chosen: &str) -> Markup {
    let known = |key: &str| game.options.iter().find(|card| card.spec.key == key);
    html! {
        label.preset {
            input type="radio" name="preset" value=(preset.id) data-sets=(preset.written()) checked[preset.id == chosen];
            span {
                b { (preset.title) }
                small { (preset.help) }
                @if !preset.sets.is_empty() {
                    small.what { (chrome.t("ui-preset-changes")) }
                    ul.changes {
                        @for (card, value) in preset.sets.iter().filter_map(|(key, value)| Some((known(key)?, value))) {
                            li data-with=[card.with()] { (card.said(value)) }
                        }
                    }
                }
            }
        }
    }
}

/// The switches that one switch throws together, for whoever wants some of them only.
fn beneath(
    chrome: &Chrome,
    game: &GameCard,
    over: &OptionCard,
    all: &[&OptionCard],
    filled: &Filled,
) -> Markup {
    let under: Vec<_> = all.iter().filter(|card| card.spec.under == Some(over.spec.key)).collect();
    let open = under.iter().any(|card| card.chosen(filled) != card.spec.default);
    html! {
        @if !under.is_empty() {
            details.beneath open[open] {
                summary { (chrome.words.fill(&msg("ui-options-beneath").num("n", under.len() as i64))) }
                div.choices { @for card in &under { (choice(game, card, filled)) } }
            }
        }
    }
}

fn choice(game: &GameCard, card: &OptionCard, filled: &Filled) -> Markup {
    let (chosen, name) = (card.chosen(filled), card.field());
    let is_switch = card.values.len() == 2 && card.values.iter().any(|(value, _)| *value == "true");
    let said = html! { span { b { (card.title) } small { (card.help) " " (rule(game, card)) } } };
    html! {
        @if is_switch {
            label.check data-with=[card.with()] {
                input type="hidden" name=(name) value="false";
                input type="checkbox" name=(name) value="true" checked[chosen == "true"]
                    data-option=(card.spec.key) data-default=(card.spec.default);
                (said)
            }
        } @else {
            label.field data-with=[card.with()] {
                (said)
                select name=(name) data-option=(card.spec.key) data-default=(card.spec.default) {
                    @for (value, shown) in &card.values { option value=(value) selected[*value == chosen] { (shown) } }
                }
            }
        }
    }
}

/// Where the rules speak of it.
fn rule(game: &GameCard, card: &OptionCard) -> Markup {
    html! { @if !card.spec.rule.is_empty() {
        a.rule-link href={ "/rules/" (game.id) "#" (card.spec.rule) } target="_blank" rel="noopener" { (card.spec.rule) }
    } }
}
