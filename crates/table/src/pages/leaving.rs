//! Parts of the account that change who somebody is, and the way back in for whoever forgot their password.

use super::account::AccountPage;
use super::form::{Problem, Wrong};
use super::shell::{Chrome, page};
use crate::symbols::icon;
use maud::{Markup, html};

/// The field for a password that is to be.
pub(super) fn new_password(chrome: &Chrome, name: &str, wrong: Wrong) -> Markup {
    html! {
        label.field { span { (chrome.t("ui-new-password")) }
            input type="password" name=(name) required minlength="8" maxlength="200" autocomplete="new-password"
                aria-invalid=[wrong.invalid(name)] aria-describedby=[wrong.id(name)] autofocus[wrong.is(name)]; }
        (wrong.beside(name))
    }
}

/// Another name.
pub(super) fn name(chrome: &Chrome, account: &AccountPage, wrong: Wrong) -> Markup {
    let typed = account.filled.get("name").filter(|_| wrong.is("name"));
    html! {
        form.card.sign method="post" action="/account/name" {
            h2 { (chrome.t("ui-rename")) }
            p.hint { (chrome.t("ui-rename-help")) }
            label.field { span { (chrome.t("ui-name")) }
                input name="name" value=(typed.unwrap_or(&account.name)) required maxlength="40" autocomplete="username"
                    aria-invalid=[wrong.invalid("name")] aria-describedby=[wrong.id("name")] autofocus[wrong.is("name")]; }
            (wrong.beside("name"))
            div.links { button.button.confirm type="submit" { (chrome.t("ui-save")) } }
        }
    }
}

/// Friends, and people one has nothing to do with.
pub(super) fn ties(chrome: &Chrome, account: &AccountPage, wrong: Wrong) -> Markup {
    html! {
        section.card.sign id="ties" {
            h2 { (icon("person")) (chrome.t("ui-ties")) }
            p.hint { (chrome.t("ui-ties-help")) }
            ul.tokens {
                @for tie in &account.ties {
                    li { b { (tie.name) } " " small { (chrome.t(if tie.blocked { "ui-tie-blocked" } else { "ui-tie-friend" })) }
                        form method="post" action="/account/ties" {
                            input type="hidden" name="remove" value=(tie.id);
                            button.small type="submit" { (chrome.t("ui-remove")) }
                        } }
                }
            }
            form method="post" action="/account/ties" {
                label.field { span { (chrome.t("ui-tie-who")) }
                    input name="who" value=[account.filled.get("who")] required maxlength="40" autocomplete="off"
                        aria-invalid=[wrong.invalid("who")] aria-describedby=[wrong.id("who")] autofocus[wrong.is("who")]; }
                (wrong.beside("who"))
                div.links {
                    button.button.confirm type="submit" name="kind" value="friend" { (chrome.t("ui-tie-befriend")) }
                    button.button type="submit" name="kind" value="block" { (chrome.t("ui-tie-block")) }
                }
            }
        }
    }
}

/// Everything in one file, and leaving for good.
pub(super) fn all_of_it(chrome: &Chrome, wrong: Wrong) -> Markup {
    html! {
        section.card.sign {
            h2 { (icon("save")) (chrome.t("ui-export-all")) }
            p.hint { (chrome.t("ui-export-all-help")) }
            div.links { a.button href="/account/export" download { (chrome.t("ui-export-all-do")) } }
        }
        form.card.sign id="leave" method="post" action="/account/delete" {
            h2 { (chrome.t("ui-delete-account")) }
            p.hint { (chrome.t("ui-delete-account-help")) }
            label.field { span { (chrome.t("ui-password")) }
                input type="password" name="leave" required autocomplete="current-password"
                    aria-invalid=[wrong.invalid("leave")] aria-describedby=[wrong.id("leave")] autofocus[wrong.is("leave")]; }
            (wrong.beside("leave"))
            div.links { button.button type="submit" { (chrome.t("ui-delete-account-do")) } }
        }
    }
}

/// For whoever forgot their password: who they are; or, once asked, what happens now.
pub fn forgot_page(chrome: &Chrome, asked: bool) -> Markup {
    let content = html! {
        form.card.sign method="post" action="/account/forgot" {
            h1 { (chrome.t("ui-forgot")) }
            @if asked {
                p role="status" { (chrome.t("ui-forgot-asked")) }
            } @else {
                p.hint { (chrome.t("ui-forgot-help")) }
                label.field { span { (chrome.t("ui-name")) }
                    input name="name" required maxlength="40" autocomplete="username"; }
                div.links { button.button.confirm type="submit" { (chrome.t("ui-forgot-do")) } }
            }
            p { a href="/account/reset" { (chrome.t("ui-have-code")) } }
        }
    };
    page(chrome, chrome.t("ui-forgot"), content)
}

/// A code, and the password that is to be.
#[derive(Debug, Default)]
pub struct ResetPage {
    /// From the link, or typed.
    pub code: String,
    /// What was wrong with the form, if it comes back.
    pub problem: Option<Problem>,
}

/// For whoever has a code.
pub fn reset_page(chrome: &Chrome, form: &ResetPage) -> Markup {
    let wrong = Wrong(form.problem.as_ref());
    let content = html! {
        form.card.sign method="post" action="/account/reset" {
            h1 { (chrome.t("ui-reset")) }
            p.hint { (chrome.t("ui-reset-help")) }
            (wrong.besides(&["code", "password"]))
            label.field { span { (chrome.t("ui-code")) }
                input name="code" value=(form.code) required maxlength="100" autocomplete="off"
                    aria-invalid=[wrong.invalid("code")] aria-describedby=[wrong.id("code")] autofocus[wrong.is("code")]; }
            (wrong.beside("code"))
            (new_password(chrome, "password", wrong))
            div.links { button.button.confirm type="submit" { (chrome.t("ui-save")) } }
        }
    };
    page(chrome, chrome.t("ui-reset"), content)
}
