//! The people of the table: what it is asked, how long one may think, who may take which seat, and how it all came about.

use crate::company::{self, Company, Question};
use crate::screen::{Screen, ScreenInput};
use crate::{Sitter, Tempo, Words, name_tag, symbols::icon};
use kernel::{Rules, Seat, msg};
use maud::{Markup, html};

pub fn put<G: Rules>(screen: &mut Screen, input: &ScreenInput<G>) {
    let (words, company) = (input.words, &input.table.company);
    let asked: Vec<&Question> = company.questions.iter().filter(|question| question.asked).collect();
    if company.paused || !asked.is_empty() {
        screen.put(
            "t-asked-area",
            "t-asked",
            html! {
                section id="t-asked" class="asked-table" aria-live="polite" {
                    @if company.paused {
                        p { (icon("clock")) (words.get("ui-paused")) }
                        @if company.plays { (post(input, "resume", "ui-resume")) }
                    }
                    @for question in asked { (vote(input, question)) }
                }
            },
        );
    }
    screen.put(
        "t-about-area",
        "t-company",
        html! {
            section id="t-company" class="about company" {
                h4 { (words.get("ui-time")) }
                (company::said(words, &company.terms))
                @if input.standing.is_none() { (time(input)) }
                @for question in &company.questions { (vote(input, question)) }
                (sitters(input))
                (log(words, company))
            }
        },
    );
}

fn post<G: Rules>(input: &ScreenInput<G>, verb: &str, key: &str) -> Markup {
    html! {
        form method="post" action={ "/t/" (input.table.id) "/" (verb) } { button.small type="submit" { (input.words.get(key)) } }
    }
}

/// A button for one seat.
fn post_for<G: Rules>(input: &ScreenInput<G>, verb: &str, seat: Seat, key: &str) -> Markup {
    html! {
        form method="post" action={ "/t/" (input.table.id) "/" (verb) } {
            input type="hidden" name="seat" value=(seat.0);
            button.small type="submit" { (input.words.get(key)) }
        }
    }
}

fn vote<G: Rules>(input: &ScreenInput<G>, question: &Question) -> Markup {
    let words = input.words;
    let votes = msg("ui-votes").num("n", question.yes.0 as i64).num("of", question.yes.1 as i64);
    let pressed = |yes: bool| if question.said == Some(yes) { "true" } else { "false" };
    html! {
        div.vote {
            p { (question.text) " " small { (words.fill(&votes)) } }
            @if question.asked {
                div.links { @for (yes, key) in [(true, "ui-agree"), (false, "ui-disagree")] {
                    form method="post" action={ "/t/" (input.table.id) "/vote" } {
                        input type="hidden" name="n" value=(question.n);
                        input type="hidden" name="yes" value=(yes);
                        button.small type="submit" aria-pressed=(pressed(yes)) { (words.get(key)) }
                    }
                } }
            }
        }
    }
}

/// What whoever plays may do about time.
fn time<G: Rules>(input: &ScreenInput<G>) -> Markup {
    let (words, company) = (input.words, &input.table.company);
    let timed = company.terms.tempo != Tempo::Free;
    html! {
        @if company.plays {
            div.links {
                @if timed && !company.paused { (post(input, "pause", "ui-ask-pause")) }
                @if company.holiday.is_some() { (post(input, "back", "ui-end-holiday")) }
            }
            @if timed && company.holiday.is_none() && company.holiday_days > 0 {
                form.holiday method="post" action={ "/t/" (input.table.id) "/holiday" } {
                    label { (words.get("ui-take-holiday")) " "
                        select name="days" {
                            @for n in [1, 2, 3, 5, 7, 10, 14, 28].into_iter().filter(|n| *n <= company.holiday_days) {
                                option value=(n) { (words.fill(&msg("ui-days").num("n", n))) }
                            }
                        } }
                    button.small type="submit" { (words.get("ui-go")) }
                }
            }
            details.other-terms {
                summary { (words.get("ui-other-terms")) }
                form method="post" action={ "/t/" (input.table.id) "/terms" } {
                    (company::fields(words, &company::as_fields(company.terms), "t-terms"))
                    button.small type="submit" { (words.get("ui-ask-terms")) }
                }
            }
        }
    }
}

/// Who plays each seat, and what the reader may do about it.
fn sitters<G: Rules>(input: &ScreenInput<G>) -> Markup {
    let (words, company) = (input.words, &input.table.company);
    let over = input.standing.is_some();
    let watch = msg("ui-watchers").num("n", company.watchers as i64);
    let lend = |lent: bool| if lent { ("unbot", "ui-take-back") } else { ("bot", "ui-hand-to-bot") };
    html! {
        h4 { (words.get("ui-seats")) @if company.watchers > 0 { small { " " (words.fill(&watch)) } } }
        ul.sitters {
            @for (index, info) in input.seats.iter().enumerate() {
                @let seat = Seat(index as u8);
                @let invitation = company.invitations.iter().find(|(to, _)| *to == seat);
                li {
                    (name_tag(seat, &info.name))
                    span.ways {
                        @if !over && info.mine {
                            @let (verb, key) = lend(info.sitter == Sitter::Bot);
                            (post_for(input, verb, seat, key))
                        }
                        @if !over && company.may_give.contains(&seat) && invitation.is_none() {
                            (post_for(input, "invite", seat, if info.mine { "ui-hand-over" } else { "ui-invite-to-seat" }))
                        }
                        @if !over && info.mine {
                            details.sure { summary.small { (words.get("ui-resign")) }
                                p { (words.get("ui-resign-help")) } (post_for(input, "resign", seat, "ui-resign-sure")) }
                        }
                        @if !over && company.may_ask_for.contains(&seat) { (post_for(input, "ask", seat, "ui-ask-for-seat")) }
                    }
                    @if let Some((_, url)) = invitation.filter(|_| !over) {
                        div.given { p.hint { (words.get("ui-hand-over-help")) } (super::copy::line(words, url)) }
                    }
                }
            }
        }
        @if input.seats.iter().any(|info| info.sitter == Sitter::Person && !info.mine) {
            p { a.hint href={ "/t/" (input.table.id) "/complaint" } { (words.get("ui-complain")) } }
        }
    }
}

/// How it came about, the newest first.
fn log(words: &Words, company: &Company) -> Markup {
    html! {
        details.table-log {
            summary { (words.get("ui-table-log")) }
            ol { @for line in company.log.iter().rev() { li { time data-ms=(line.at_ms) {} " " (line.text) } } }
        }
    }
}
