//! Complaints, and the page of whoever looks after them.

use super::form::{Filled, Problem, Wrong};
use super::shell::{Chrome, page};
use crate::symbols::icon;
use kernel::msg;
use maud::{Markup, html};

/// The form with which somebody complains of somebody at a table.
pub struct ComplaintPage<'a> {
    /// The table.
    pub table: &'a str,
    /// Ids and names of those who can be complained of.
    pub people: Vec<(String, String)>,
    /// It was sent.
    pub sent: bool,
    /// What was typed, if it comes back,
    pub filled: Filled,
    /// and what was wrong with it.
    pub problem: Option<Problem>,
}

/// Says what somebody did.
pub fn complaint_page(chrome: &Chrome, form: &ComplaintPage) -> Markup {
    let wrong = Wrong(form.problem.as_ref());
    let content = html! {
        form.card.sign method="post" action={ "/t/" (form.table) "/complaint" } {
            h1 { (chrome.t("ui-complain")) }
            @if form.sent {
                p role="status" { (chrome.t("ui-complain-sent")) }
            } @else {
                p.hint { (chrome.t("ui-complain-help")) }
                (wrong.besides(&["about", "text"]))
                label.field { span { (chrome.t("ui-complain-about")) }
                    select name="about" aria-invalid=[wrong.invalid("about")] aria-describedby=[wrong.id("about")] {
                        @for (id, name) in &form.people {
                            option value=(id) selected[form.filled.get("about") == Some(id)] { (name) }
                        }
                    } }
                (wrong.beside("about"))
                label.field { span { (chrome.t("ui-complain-text")) }
                    textarea name="text" required maxlength="1000" rows="5"
                        aria-invalid=[wrong.invalid("text")] aria-describedby=[wrong.id("text")] autofocus[wrong.is("text")] {
                        (form.filled.get("text").unwrap_or_default())
                    } }
                (wrong.beside("text"))
                div.links { button.button.confirm type="submit" { (chrome.t("ui-send")) } }
            }
            p { a href={ "/t/" (form.table) } { (chrome.t("ui-back-to-table")) } }
        }
    };
    page(chrome, chrome.t("ui-complain"), content)
}

/// A complaint that nobody looked into yet.
#[derive(Debug, Default)]
pub struct ComplaintCard {
    /// By which it is answered.
    pub id: String,
    /// Where it happened.
    pub table: String,
    /// Who complains.
    pub name: String,
    /// Whom it is about, by id and by name.
    pub about: (String, String),
    /// What they say.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
}

/// Somebody, as moderators see them.
#[derive(Debug, Default)]
pub struct PersonCard {
    /// By which they are named.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
    /// What is said of them: `moderator`, `banned`, `muted`.
    pub marks: Vec<&'static str>,
}

/// What whoever looks after others sees.
#[derive(Debug, Default)]
pub struct ModerationPage {
    /// What nobody looked into yet.
    pub complaints: Vec<ComplaintCard>,
    /// Whom was looked for,
    pub like: String,
    /// and who was found.
    pub people: Vec<PersonCard>,
    /// What was done lately: when, and what.
    pub done: Vec<(i64, String)>,
}

/// The page of moderators.
pub fn moderation_page(chrome: &Chrome, moderation: &ModerationPage) -> Markup {
    let open = msg("ui-moderation-open").num("n", moderation.complaints.len() as i64);
    let content = html! {
        section.card {
            h1 { (icon("person")) (chrome.t("ui-moderation")) }
            p.hint { (chrome.words.fill(&open)) }
            ul.complaints {
                @for complaint in &moderation.complaints { (card(chrome, complaint)) }
            }
        }
        section.card id="people" {
            h2 { (chrome.t("ui-moderation-people")) }
            form method="get" action="/moderation" {
                label.field { span { (chrome.t("ui-name")) } input name="like" value=(moderation.like) maxlength="40"; }
                div.links { button.button type="submit" { (chrome.t("ui-moderation-find")) } }
            }
            ul.complaints {
                @for person in &moderation.people { (person_row(chrome, person)) }
            }
            @if !moderation.like.is_empty() && moderation.people.is_empty() { p { (chrome.t("ui-moderation-nobody")) } }
        }
        section.card {
            h2 { (chrome.t("ui-moderation-done")) }
            ul.complaints {
                @for (at, text) in &moderation.done { li { time data-ms=(at) {} " " (text) } }
            }
        }
    };
    page(chrome, chrome.t("ui-moderation"), content)
}

fn card(chrome: &Chrome, complaint: &ComplaintCard) -> Markup {
    html! {
        li {
            p { (chrome.t("ui-moderation-about")) " " b { (complaint.about.1) } " · "
                (chrome.t("ui-moderation-by")) " " (complaint.name) " · " time data-ms=(complaint.at_ms) {} " · "
                a href={ "/t/" (complaint.table) } { (chrome.t("ui-moderation-table")) } }
            blockquote { (complaint.text) }
            form.links method="post" action="/moderation" {
                input type="hidden" name="complaint" value=(complaint.id);
                @for (what, key) in [("mute", "ui-do-mute"), ("ban", "ui-do-ban"), ("close", "ui-do-close"), ("dismiss", "ui-do-dismiss")] {
                    button.small type="submit" name="do" value=(what) { (chrome.t(key)) }
                }
            }
        }
    }
}

fn person_row(chrome: &Chrome, person: &PersonCard) -> Markup {
    let said = |mark: &str| person.marks.contains(&mark);
    let buttons = [
        if said("muted") { ("unmute", "ui-do-unmute") } else { ("mute", "ui-do-mute") },
        if said("banned") { ("unban", "ui-do-unban") } else { ("ban", "ui-do-ban") },
    ];
    html! {
        li {
            b { (person.name) } " "
            small { (chrome.t(if person.account { "ui-moderation-account" } else { "ui-moderation-guest" }))
                @for mark in &person.marks { " · " (chrome.t(&format!("ui-mark-{mark}"))) } }
            @if !said("moderator") {
                form.links method="post" action="/moderation" {
                    input type="hidden" name="person" value=(person.id);
                    @for (what, key) in buttons { button.small type="submit" name="do" value=(what) { (chrome.t(key)) } }
                }
            }
        }
    }
}
