//! The card of a lesson, beside the question: look, try, what it did, why it matters.

use crate::screen::Screen;
use crate::symbols::{cross, icon};
use crate::{Words, at};
use kernel::{Rules, Seat, Target, msg};
use lessons::{Card, Lesson, Progress, Standpoint, Try};
use maud::{Markup, html};

/// What a card is drawn from.
pub struct LessonInput<'a, G: Rules> {
    /// The lesson,
    pub lesson: &'a Lesson,
    /// and where its reader is in it.
    pub progress: &'a Progress,
    /// What they have before them.
    pub at: Standpoint<'a, G>,
    /// As in the table's address.
    pub table: &'a str,
    /// What a seat is called.
    pub name: &'a dyn Fn(Seat) -> String,
    /// Whether their last step can be taken back.
    pub can_undo: bool,
}

/// How far the reader is with the open card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// What it is about has not come yet.
    Waiting,
    /// To be looked at, and tried.
    Open,
    /// Tried, or there is nothing to try.
    Done,
}

/// How far a reader is with a card.
pub fn stage<G: Rules>(card: &Card, progress: &Progress, at: &Standpoint<G>) -> Stage {
    let again = progress.card < progress.best;
    let tried = card.attempt.as_ref().is_none_or(|attempt| attempt.done.holds(at));
    // Whoever is in the middle of it is asked other questions than those it began with.
    let under_way = |attempt: &Try| attempt.begun(at.did, at.deed) && !attempt.choices(at).is_empty();
    match () {
        _ if again => Stage::Done,
        _ if card.attempt.is_some() && tried => Stage::Done,
        _ if card.attempt.as_ref().is_some_and(under_way) => Stage::Open,
        _ if !card.when.holds(at) => Stage::Waiting,
        _ if tried => Stage::Done,
        _ => Stage::Open,
    }
}

/// Whether the reader did something else than the open card hopes for.
pub fn strayed<G: Rules>(card: &Card, stage: Stage, at: &Standpoint<G>) -> bool {
    let strays = |attempt: &Try| attempt.answered(at) && !attempt.goes_on(at.did, at.deed);
    stage == Stage::Open && card.attempt.as_ref().is_some_and(strays)
}

/// Puts the card on a screen that is drawn already.
pub fn put_lesson<G: Rules>(screen: &mut Screen, input: &LessonInput<G>, words: &Words) {
    let Some((part, card)) = input.lesson.card(input.progress.card) else { return };
    if input.progress.away {
        let html = html! { section id="t-lesson" class="lesson away" { (taken_up(input, words)) } };
        return screen.put("t-lesson-area", "t-lesson", html);
    }
    let stage = stage(card, input.progress, &input.at);
    let attempt = card.attempt.as_ref().filter(|_| stage == Stage::Open);
    let choices = attempt.map_or_else(Vec::new, |attempt| attempt.choices(&input.at));
    let key = input.lesson.key(input.progress.card);
    let name = match stage {
        Stage::Waiting => "waiting",
        Stage::Open => "open",
        Stage::Done => "done",
    };
    let html = html! {
        section id="t-lesson" class={ "lesson " (name) } aria-label=(words.get("ui-lesson")) data-turned=(input.progress.card)
            data-lit=[(stage != Stage::Waiting).then(|| lit(card, &choices, input))] data-choices=[list(&choices)] {
            (head(input, part, words))
            div.lesson-body tabindex="0" {
                h2 { (words.get(&key)) }
                (body(&Said { words, key: &key, input }, card, stage))
            }
            (foot(input, stage, &choices, words))
        }
    };
    screen.put("t-lesson-area", "t-lesson", html);
}

fn list(choices: &[usize]) -> Option<String> {
    let all: Vec<String> = choices.iter().map(usize::to_string).collect();
    (!all.is_empty()).then(|| all.join(" "))
}

/// What to look at: what the card names, and where an answer it hopes for is taken.
fn lit<G: Rules>(card: &Card, choices: &[usize], input: &LessonInput<G>) -> String {
    let place =
        |i: &usize| Some(input.at.offer?.choices.get(*i)?.show.target).filter(|t| *t != Target::Button);
    let places = choices.iter().filter_map(place).map(|target| at(target).to_string());
    let mut all: Vec<String> = card.lit.iter().cloned().chain(places).collect();
    all.sort();
    all.dedup();
    all.join(" ")
}

fn head<G: Rules>(input: &LessonInput<G>, part: usize, words: &Words) -> Markup {
    let lesson = input.lesson;
    let left = lesson.len().saturating_sub(input.progress.card);
    let minutes = (usize::from(lesson.minutes) * left).div_ceil(lesson.len().max(1));
    let place = msg("ui-lesson-part").num("n", part as i64 + 1).num("of", lesson.parts.len() as i64);
    let time = msg("ui-lesson-left").num("n", minutes as i64);
    html! {
        header {
            p { (words.fill(&place)) " · " (words.fill(&time)) }
            button type="button" class="close fold-lesson" title=(words.get("ui-lesson-fold")) {
                (icon("up")) span.sr { (words.get("ui-lesson-fold")) }
            }
            (turn(input.table, "away", html! { button type="submit" class="close" title=(words.get("ui-lesson-away")) { (cross(words)) } }))
        }
        div.scale aria-hidden="true" {
            @for i in 0..lesson.parts.len() { span class=[(i <= part).then_some(if i < part { "past" } else { "now" })] {} }
        }
    }
}

/// The texts of one card.
struct Said<'a, G: Rules> {
    words: &'a Words,
    key: &'a str,
    input: &'a LessonInput<'a, G>,
}

impl<G: Rules> Said<'_, G> {
    fn find(&self, part: &str) -> Option<String> {
        let key = format!("{}-{part}", self.key);
        self.words.has(&key).then(|| {
            let me = self.input.lesson.me();
            let wants = self.words.catalogue().keys().get(&key).is_some_and(|wants| wants.contains("me"));
            let text = if wants { msg(key).seat("me", me) } else { msg(key) };
            self.words.say(&text, self.input.name)
        })
    }

    /// A paragraph with what it is for above it; lines that begin with a dash are a list.
    fn paragraph(&self, part: &str, heading: Option<&str>) -> Markup {
        let Some(text) = self.find(part) else { return html! {} };
        html! {
            div class={ "to-" (part) } {
                @if let Some(heading) = heading { h3 { (self.words.get(heading)) } }
                (lines(&text, self.words))
            }
        }
    }
}

fn lines(text: &str, words: &Words) -> Markup {
    let item = |line: &str| line.trim_start().strip_prefix("– ").map(str::to_owned);
    let items: Vec<String> = text.lines().filter_map(item).collect();
    let plain: Vec<&str> =
        text.lines().filter(|line| item(line).is_none() && !line.trim().is_empty()).collect();
    html! {
        @for line in plain { p { (words.explained(line.trim())) } }
        @if !items.is_empty() { ul { @for item in items { li { (words.explained(&item)) } } } }
    }
}

fn body<G: Rules>(said: &Said<G>, card: &Card, stage: Stage) -> Markup {
    let strayed = strayed(card, stage, &said.input.at);
    let words = said.words;
    html! {
        @if stage == Stage::Waiting {
            @if said.find("wait").is_some() { (said.paragraph("wait", None)) }
            @else { div.to-wait { p { (words.get("ui-lesson-wait")) } } }
        } @else {
            (said.paragraph("look", card.attempt.is_some().then_some("ui-lesson-look")))
            @if card.attempt.is_some() {
                (said.paragraph("try", Some("ui-lesson-try")))
                @if stage == Stage::Done && said.input.progress.skipped.contains(&said.input.progress.card) {
                    p.skipped { (words.get("ui-lesson-skipped")) }
                } @else if stage == Stage::Done {
                    p.tick role="status" { (icon("check")) (words.get("ui-lesson-done")) }
                    (said.paragraph("see", None))
                } @else if strayed {
                    div.else role="status" {
                        @if said.find("else").is_some() { (said.paragraph("else", None)) } @else { p { (words.get("ui-lesson-else")) } }
                        @if said.input.can_undo {
                            button type="button" class="small" data-send="undo" { (icon("undo")) (words.get("ui-undo")) }
                        }
                    }
                }
            }
            (said.paragraph("why", Some("ui-lesson-why")))
            @if let Some(lesson) = &card.lesson { (sit_down::<G>(words, Some(lesson), "ui-lesson-now")) }
            @if !card.rules.is_empty() {
                p.to-rules { @for rule in &card.rules { a.rule href={ "#" (rule) } data-rule=(rule) { (rule) } " " } }
            }
        }
    }
}

fn foot<G: Rules>(input: &LessonInput<G>, stage: Stage, choices: &[usize], words: &Words) -> Markup {
    let last = input.progress.card + 1 >= input.lesson.len();
    let next = if last { "ui-lesson-play-on" } else { "ui-lesson-next" };
    html! {
        @if last && input.lesson.opening.is_some() { div.back-to { (sit_down::<G>(words, None, "ui-lesson-guided")) } }
        footer {
            (turn(input.table, "back", html! {
                button.button.quiet type="submit" disabled[input.progress.card == 0] { (words.get("ui-lesson-back")) }
            }))
            @if stage == Stage::Open {
                button.button.quiet.again type="button" data-do="lesson-read" { (words.get("ui-lesson-read")) }
                button.button.for-me type="button" data-do="lesson-for-me" disabled[choices.is_empty()] { (words.get("ui-lesson-for-me")) }
            }
            @if stage == Stage::Done {
                (turn(input.table, "next", html! { button.button.confirm type="submit" { (words.get(next)) } }))
            } @else {
                (turn(input.table, "skip", html! { button.button.quiet type="submit" { (words.get("ui-lesson-skip")) } }))
                @if stage == Stage::Open {
                    button.button.confirm.go type="button" data-do="lesson-try" { (words.get("ui-lesson-go")) }
                }
            }
        }
    }
}

/// To another lesson of this game; to the guided first game, where its reader left it, unless one is named.
fn sit_down<G: Rules>(words: &Words, lesson: Option<&str>, label: &str) -> Markup {
    html! {
        form.sit-down method="post" action="/learn" {
            input type="hidden" name="game" value=(G::ID);
            @if let Some(id) = lesson { input type="hidden" name="lesson" value=(id); }
            button.button type="submit" { (icon("play")) (words.get(label)) }
        }
    }
}

fn taken_up<G: Rules>(input: &LessonInput<G>, words: &Words) -> Markup {
    let of =
        msg("ui-lesson-resume").num("n", input.progress.card as i64 + 1).num("of", input.lesson.len() as i64);
    turn(input.table, "resume", html! { button.small type="submit" { (icon("rules")) (words.fill(&of)) } })
}

/// A form, so that it works wherever a page does.
fn turn(table: &str, to: &str, button: Markup) -> Markup {
    html! {
        form method="post" action={ "/t/" (table) "/lesson" } data-lesson { input type="hidden" name="to" value=(to); (button) }
    }
}
