//! A rule that plays: its example on the real board, step by step, with a caption.

use super::shell::{Chrome, page_on};
use crate::symbols::icon;
use crate::teaching::thing_of;
use crate::{Face, Part, Scene, SeatInfo, Sitter, asset_url, changed, style_url};
use kernel::{Audience, Rules, Seat, msg};
use lessons::example::{self, Example, Shown};
use maud::{Markup, html};

/// Which rules of a game can be seen: the number of each, and the name of an example of it.
pub fn rules_that_play<F: Face>() -> Vec<(String, &'static str)> {
    let named = |(name, json): &(&'static str, &'static str)| -> Vec<(String, &'static str)> {
        let Ok(example) = serde_json::from_str::<Example>(json) else { return Vec::new() };
        example.rule.iter().map(|rule| (rule.to_owned(), *name)).collect()
    };
    F::TEACHING.examples.iter().flat_map(named).collect()
}

/// The page of an example after so many of its steps; none if there is no such example.
pub fn example_page<F: Face>(chrome: &Chrome, name: &str, step: usize) -> Option<Markup> {
    let all = F::TEACHING.examples.iter().chain(F::TEACHING.things);
    let (name, json) = all.into_iter().find(|(known, _)| *known == name)?;
    let (title, caption) = said_of::<F>(chrome, name);
    let read: Example = serde_json::from_str(json).ok()?;
    let shown = example::shown::<F::Rules>(json).ok()?;
    let eyes = read
        .steps
        .iter()
        .find(|step| step.action.is_some())
        .map_or(Audience::Table, |s| Audience::Seat(s.seat));
    let drawn = Drawn::<F> {
        chrome,
        name,
        read: &read,
        shown: &shown,
        step: step.min(shown.len() - 1),
        eyes,
        title: &title,
        caption,
    };
    let head = html! {
        link rel="stylesheet" href=(asset_url("table.css"));
        link rel="stylesheet" href=(style_url::<F>());
        link rel="stylesheet" href=(asset_url("rules.css"));
        script type="module" src=(asset_url("rules.js")) {}
    };
    let content = html! {
        svg.symbols width="0" height="0" aria-hidden="true" { defs { (F::symbols()) } }
        (drawn.article())
    };
    Some(page_on(chrome, &title, "example-page", head, content))
}

/// What an example is called and says: its own caption, or that of the thing it shows.
fn said_of<F: Face>(chrome: &Chrome, name: &str) -> (String, String) {
    let own = format!("example-{name}");
    if let Some(caption) = chrome.words.find(&own) {
        return (chrome.t(&format!("{own}-title")).to_owned(), caption.to_owned());
    }
    let tips = F::tips(chrome.words);
    let tip = tips.iter().find(|tip| thing_of::<F>(tip, chrome.words) == Some(name));
    (chrome.t(name).to_owned(), tip.map_or_else(String::new, |tip| tip.text.clone()))
}

struct Drawn<'a, F: Face> {
    chrome: &'a Chrome<'a>,
    name: &'a str,
    read: &'a Example,
    shown: &'a [Shown<F::Rules>],
    step: usize,
    eyes: Audience,
    title: &'a str,
    caption: String,
}

impl<F: Face> Drawn<'_, F> {
    fn seats(&self) -> Vec<SeatInfo> {
        let called = |seat: Seat| self.chrome.words.fill(&msg("ui-player").num("n", seat.0 + 1));
        let info =
            |seat: Seat| SeatInfo { name: called(seat), sitter: Sitter::Person, ..SeatInfo::default() };
        Seat::all(self.read.seats).map(info).collect()
    }

    fn board(&self, at: usize, seats: &[SeatInfo]) -> Vec<Part> {
        let view = F::Rules::view(&self.shown[at].state, self.eyes);
        let words = self.chrome.words;
        F::board(&Scene { view: &view, offer: None, foreseen: &[], audience: self.eyes, words, seats })
    }

    /// What is not as before: the picture goes there.
    fn changed(&self, now: &[Part], seats: &[SeatInfo]) -> String {
        let other = if self.step > 0 { self.step - 1 } else { 1.min(self.shown.len() - 1) };
        changed(&self.board(other, seats), now)
    }

    fn url(&self, step: usize) -> String {
        format!("/rules/{}/see/{}?step={step}", F::Rules::ID, self.name)
    }

    fn article(&self) -> Markup {
        let (chrome, seats) = (self.chrome, self.seats());
        let parts = self.board(self.step, &seats);
        let changed = self.changed(&parts, &seats);
        let (width, height) = F::SIZE;
        let rules: Vec<&str> = self.read.rule.iter().filter(|rule| rule.starts_with('R')).collect();
        let last = self.shown.len() - 1;
        html! {
            article.example id="example" data-changed=(changed) {
                header {
                    p.of {
                        @for rule in &rules { a href={ "/rules/" (F::Rules::ID) "#" (rule) } { (rule) } " " }
                        "· " (chrome.t("game-title"))
                    }
                    h1 { (self.title) }
                    a.close href={ "/rules/" (F::Rules::ID) "#" (rules.first().copied().unwrap_or("R1")) } data-shut-example {
                        (icon("close")) span.sr { (chrome.t("ui-close")) }
                    }
                }
                div.seen {
                    svg id="t-map" viewBox={ "0 0 " (width) " " (height) } preserveAspectRatio="xMidYMid meet" role="img"
                        aria-label=(chrome.t("ui-board")) {
                        g id="t-ground" { (F::ground(chrome.words)) }
                        g id="t-world" { @for part in &parts { (part.svg) } }
                    }
                }
                div.told {
                    ol {
                        li aria-current=[(self.step == 0).then_some("step")] { a href=(self.url(0)) { (chrome.t("ui-example-start")) } }
                        @for (i, shown) in self.shown.iter().enumerate().skip(1) {
                            li aria-current=[(self.step == i).then_some("step")] { a href=(self.url(i)) { (self.line(shown, &seats)) } }
                        }
                    }
                    p.caption { (self.caption) }
                }
                footer {
                    @if self.step > 0 { a.button href=(self.url(self.step - 1)) { (icon("undo")) (chrome.t("ui-lesson-back")) } }
                    @if self.step < last {
                        a.button.confirm href=(self.url(self.step + 1)) { (icon("play")) (chrome.t("ui-example-step")) }
                    }
                    @else { a.button href=(self.url(0)) { (icon("first")) (chrome.t("ui-example-again")) } }
                    form method="post" action="/learn" {
                        input type="hidden" name="game" value=(F::Rules::ID);
                        @if !F::TEACHING.lessons.is_empty() { button.button.quiet type="submit" { (chrome.t("ui-learn")) } }
                    }
                }
            }
        }
    }

    /// What is told of a step, as the log would say it.
    fn line(&self, shown: &Shown<F::Rules>, seats: &[SeatInfo]) -> Markup {
        let name = |seat: Seat| seats.get(seat.index()).map_or_else(String::new, |s| s.name.clone());
        let said: Vec<String> = shown.told.iter().map(|told| self.chrome.words.say(told, &name)).collect();
        let said: Vec<&String> = said.iter().filter(|line| !line.trim().is_empty()).take(4).collect();
        html! {
            @if said.is_empty() { (shown.seat.map_or_else(String::new, name)) " …" }
            @for line in said { span { (line) } }
        }
    }
}
