//! Signing in and up, and the account.

use super::form::{Filled, Problem, Wrong};
use super::shell::{Chrome, page};
use crate::parts::copy;
use crate::symbols::icon;
use maud::{Markup, html};

/// A form that may have failed before.
#[derive(Debug, Default)]
pub struct SignPage {
    /// What was typed, but never the password.
    pub name: String,
    /// What was wrong with the form, if it comes back.
    pub problem: Option<Problem>,
    /// Where to go afterwards.
    pub back: String,
    /// The name a guest typed, if it was refused.
    pub guest: Option<String>,
}

/// Everything a person can set about themselves.
#[derive(Debug, Default)]
pub struct AccountPage {
    /// What they are called.
    pub name: String,
    /// Programs that may act for them.
    pub tokens: Vec<TokenInfo>,
    /// Friends, and people they have nothing to do with.
    pub ties: Vec<Tie>,
    /// Whether they look after others.
    pub moderates: bool,
    /// How they are reminded.
    pub reminders: ReminderForm,
    /// A token just made: shown once.
    pub fresh: Option<String>,
    /// What a form that was refused had filled in.
    pub filled: Filled,
    /// What was wrong with a form, if it comes back.
    pub problem: Option<Problem>,
    /// What was just done.
    pub done: Option<String>,
}

/// How somebody away from the table hears of it.
#[derive(Debug, Default)]
pub struct ReminderForm {
    /// `now`, `daily` or `never`.
    pub often: String,
    /// The address of a webhook; may be empty.
    pub hook: String,
    /// A mail address; may be empty.
    pub mail: String,
    /// The address waits for its owner to follow the link.
    pub unconfirmed: bool,
    /// This server sends mail.
    pub can_mail: bool,
    /// Why the last one did not arrive.
    pub trouble: String,
}

/// One question with one answer, or what became of it.
#[derive(Debug)]
pub struct QuestionPage<'a> {
    /// Its heading.
    pub title: &'a str,
    /// What is asked, or was done.
    pub text: &'a str,
    /// What says yes; none when there is nothing to say yes to.
    pub button: Option<&'a str>,
    /// Where yes is sent.
    pub action: &'a str,
}

/// A page that asks before something is done.
pub fn question_page(chrome: &Chrome, question: &QuestionPage) -> Markup {
    let content = html! {
        form.card.sign method="post" action=(question.action) {
            h1 { (question.title) }
            p { (question.text) }
            div.links {
                @if let Some(button) = question.button { button.button.confirm type="submit" { (button) } }
                a.button href="/" { (chrome.t("ui-lobby")) }
            }
        }
    };
    page(chrome, question.title, content)
}

/// A key with which a bot plays through the API.
#[derive(Debug, Default)]
pub struct TokenInfo {
    /// By which it is revoked.
    pub id: String,
    /// What its owner called it.
    pub label: String,
    /// What it may do: `play` or `look`.
    pub scope: String,
    /// When it was made, in milliseconds since 1970.
    pub at_ms: i64,
}

/// Somebody's friend, or somebody blocked.
#[derive(Debug, Default)]
pub struct Tie {
    /// By which it is undone.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Blocked; else a friend.
    pub blocked: bool,
}

/// For somebody who has an account.
pub fn sign_in_page(chrome: &Chrome, form: &SignPage) -> Markup {
    let other = html! {
        p { (chrome.t("ui-no-account")) " " a href="/account/sign-up" { (chrome.t("ui-sign-up")) } }
        p { a href="/account/forgot" { (chrome.t("ui-forgot")) } }
    };
    sign(chrome, form, "sign-in", "ui-sign-in", "current-password", other)
}

/// For somebody who wants one.
pub fn sign_up_page(chrome: &Chrome, form: &SignPage) -> Markup {
    let other = html! { p { (chrome.t("ui-have-account")) " " a href="/account/sign-in" { (chrome.t("ui-sign-in")) } } };
    sign(chrome, form, "sign-up", "ui-sign-up", "new-password", other)
}

fn sign(chrome: &Chrome, form: &SignPage, verb: &str, title: &str, password: &str, other: Markup) -> Markup {
    let wrong = Wrong(form.problem.as_ref());
    let content = html! {
        form.card.sign method="post" action={ "/account/" (verb) } {
            h1 { (chrome.t(title)) }
            p.hint { (chrome.t("ui-guest-help")) }
            (wrong.besides(&["name", "password", "guest"]))
            input type="hidden" name="back" value=(form.back);
            label.field { span { (chrome.t("ui-name")) }
                input name="name" value=(form.name) required maxlength="40" autocomplete="username"
                    aria-invalid=[wrong.invalid("name")] aria-describedby=[wrong.id("name")] autofocus[wrong.is("name")]; }
            (wrong.beside("name"))
            label.field { span { (chrome.t("ui-password")) }
                input type="password" name="password" required minlength="8" maxlength="200" autocomplete=(password)
                    aria-invalid=[wrong.invalid("password")] aria-describedby=[wrong.id("password")] autofocus[wrong.is("password")]; }
            (wrong.beside("password"))
            div.links { button.button.confirm type="submit" { (chrome.t(title)) } }
            (other)
        }
        (guest_name(chrome, form, wrong))
        (messages(chrome))
    };
    page(chrome, chrome.t(title), content)
}

/// A guest needs no account to be called something.
fn guest_name(chrome: &Chrome, form: &SignPage, wrong: Wrong) -> Markup {
    html! {
        form.card.sign method="post" action="/prefs" {
            h2 { (chrome.t("ui-your-name")) }
            input type="hidden" name="back" value="/";
            label.field { span.sr { (chrome.t("ui-your-name")) }
                input name="name" value=(form.guest.as_deref().unwrap_or(chrome.name)) required maxlength="40" autocomplete="nickname"
                    aria-invalid=[wrong.invalid("guest")] aria-describedby=[wrong.id("guest")] autofocus[wrong.is("guest")]; }
            (wrong.beside("guest"))
            div.links { button.button type="submit" { (chrome.t("ui-save")) } }
        }
    }
}

fn reminders(chrome: &Chrome, form: &ReminderForm, wrong: Wrong) -> Markup {
    html! {
        form.card.sign id="reminders" method="post" action="/account/reminders" {
            h2 { (icon("bell")) (chrome.t("ui-reminders")) }
            p.hint { (chrome.t("ui-reminders-help")) }
            @if !form.trouble.is_empty() { p.problem role="alert" { (chrome.t("ui-reminders-trouble")) " " (form.trouble) } }
            label.field { span { (chrome.t("ui-reminders-often")) }
                select name="often" {
                    @for often in ["now", "daily", "never"] {
                        option value=(often) selected[form.often == often] { (chrome.t(&format!("ui-reminders-{often}"))) }
                    }
                }
            }
            (wrong.beside("often"))
            label.field { span { (chrome.t("ui-reminders-hook")) }
                input type="url" name="hook" value=(form.hook) maxlength="500" placeholder="https://" autocomplete="off"
                    aria-invalid=[wrong.invalid("hook")] aria-describedby=[wrong.id("hook")] autofocus[wrong.is("hook")]; }
            (wrong.beside("hook"))
            p.hint { (chrome.t("ui-reminders-hook-help")) }
            @if form.can_mail {
                label.field { span { (chrome.t("ui-reminders-mail")) }
                    input type="email" name="mail" value=(form.mail) maxlength="200" autocomplete="email"
                        aria-invalid=[wrong.invalid("mail")] aria-describedby=[wrong.id("mail")] autofocus[wrong.is("mail")]; }
                (wrong.beside("mail"))
                @if form.unconfirmed { p.hint { (chrome.t("ui-reminders-unconfirmed")) } }
            }
            div.links { button.button.confirm type="submit" { (chrome.t("ui-save")) } }
        }
    }
}

/// Messages to this very browser. Only its own script knows whether there are any: without one the card says nothing.
fn messages(chrome: &Chrome) -> Markup {
    html! {
        section.card.sign data-push data-can=(chrome.t("ui-push-can")) data-cannot=(chrome.t("ui-push-cannot"))
            data-failed=(chrome.t("ui-push-failed")) data-is-on=(chrome.t("ui-push-is-on"))
            data-turn-on=(chrome.t("ui-push-on")) data-turn-off=(chrome.t("ui-push-off")) {
            h2 { (icon("bell")) (chrome.t("ui-push")) }
            p.hint { (chrome.t("ui-push-help")) }
            p role="status" {}
            div.links { button.button type="button" hidden {} }
        }
    }
}

/// Everything a person can set about themselves.
pub fn account_page(chrome: &Chrome, account: &AccountPage) -> Markup {
    let wrong = Wrong(account.problem.as_ref());
    // Without mail its field is not there to say what is wrong.
    let mut fields = vec!["often", "hook", "old", "new", "label", "name", "who", "leave"];
    fields.extend(account.reminders.can_mail.then_some("mail"));
    let content = html! {
        section.card.sign {
            h1 { (icon("person")) (account.name) }
            (wrong.besides(&fields))
            @if let Some(done) = &account.done { p.done role="status" { (done) } }
            @if account.moderates { p { a href="/moderation" { (chrome.t("ui-moderation")) } } }
            form method="post" action="/account/sign-out" { button.button type="submit" { (chrome.t("ui-sign-out")) } }
        }
        (super::leaving::name(chrome, account, wrong))
        (reminders(chrome, &account.reminders, wrong))
        (messages(chrome))
        form.card.sign method="post" action="/account/password" {
            h2 { (chrome.t("ui-change-password")) }
            label.field { span { (chrome.t("ui-old-password")) }
                input type="password" name="old" required autocomplete="current-password"
                    aria-invalid=[wrong.invalid("old")] aria-describedby=[wrong.id("old")] autofocus[wrong.is("old")]; }
            (wrong.beside("old"))
            (super::leaving::new_password(chrome, "new", wrong))
            div.links { button.button.confirm type="submit" { (chrome.t("ui-save")) } }
        }
        section.card.sign {
            h2 { (chrome.t("ui-tokens")) }
            p.hint { (chrome.t("ui-tokens-help")) }
            @if let Some(token) = &account.fresh { (copy::line(chrome.words, token)) }
            ul.tokens {
                @for token in &account.tokens {
                    @let may = if token.scope == "look" { "ui-scope-look" } else { "ui-scope-play" };
                    li { b { (token.label) } " " small { (chrome.t(may)) } " "
                        time data-ms=(token.at_ms) {}
                        form method="post" action="/account/tokens" {
                            input type="hidden" name="revoke" value=(token.id);
                            button.small type="submit" { (chrome.t("ui-remove")) }
                        } }
                }
            }
            form method="post" action="/account/tokens" {
                label.field { span { (chrome.t("ui-token-label")) }
                    input name="label" value=[account.filled.get("label")] required maxlength="40"
                        aria-invalid=[wrong.invalid("label")] aria-describedby=[wrong.id("label")] autofocus[wrong.is("label")]; }
                (wrong.beside("label"))
                label.field { span { (chrome.t("ui-token-scope")) }
                    select name="scope" {
                        option value="play" { (chrome.t("ui-scope-play")) }
                        option value="look" { (chrome.t("ui-scope-look")) }
                    } }
                div.links { button.button type="submit" { (chrome.t("ui-make-token")) } }
            }
        }
        (super::leaving::ties(chrome, account, wrong))
        (super::leaving::all_of_it(chrome, wrong))
    };
    page(chrome, chrome.t("ui-account"), content)
}
