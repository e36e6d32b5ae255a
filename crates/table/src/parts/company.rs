//! The people of the table: what it is asked, how long one may think, who may take which seat, and how it all came about.

use crate::company::{self, Company, Question};
use crate::screen::{Screen, ScreenInput};
use crate::{SeatInfo, Sitter, StandIn, Tempo, Words, name_tag, symbols::icon};
use kernel::{Rules, Seat, msg};
use maud::{Markup, html};

pub fn put<G: Rules>(screen: &mut Screen, input: &ScreenInput<G>) {
    let (words, company) = (input.words, &input.table.company);
    // Whoever asked sees what becomes of it, even where they have no voice.
    let concerns = |question: &&Question| question.asked || question.mine;
    let asked: Vec<&Question> = company.questions.iter().filter(concerns).collect();
    let lent =
        |(seat, info): (u8, &SeatInfo)| info.stand_in.filter(|_| info.mine).map(|why| (Seat(seat), why));
    let lent: Vec<(Seat, StandIn)> =
        (0..).zip(input.seats).filter_map(lent).filter(|_| input.standing.is_none()).collect();
    if company.paused || !asked.is_empty() || !lent.is_empty() {
        screen.put(
            "t-asked-area",
            "t-asked",
            html! {
                section id="t-asked" class="asked-table" aria-live="polite" {
                    @if company.paused {
                        p { (icon("clock")) (words.get("ui-paused")) }
                        @if company.plays { (post(input, "resume", None, "ui-resume")) }
                    }
                    @for (seat, why) in lent { (played_for(input, seat, why)) }
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
                // As the sitting has it: where one person plays among bots nobody waits, and no clock runs.
                @if input.one_person() { p.terms { b { (words.get("ui-tempo-none")) } } p.hint { (words.get("ui-time-alone")) } }
                @else { (company::said(words, &company.terms)) }
                @if input.standing.is_none() { (time(input)) }
                @for question in &company.questions { (vote(input, question)) }
                (sitters(input))
                (log(words, company))
            }
        },
    );
}

/// A button, for one seat or for the table. What comes of it comes over the line; but whoever is nobody yet becomes somebody by
/// it, and needs another page.
fn post<G: Rules>(input: &ScreenInput<G>, verb: &str, seat: Option<Seat>, key: &str) -> Markup {
    html! {
        form method="post" action={ "/t/" (input.table.id) "/" (verb) } data-quiet[input.table.company.known] {
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat.0); }
            button.small type="submit" { (input.words.get(key)) }
        }
    }
}

/// A bot plays a seat of the reader's: why, and the way back.
fn played_for<G: Rules>(input: &ScreenInput<G>, seat: Seat, why: StandIn) -> Markup {
    let (said, back) = match why {
        StandIn::Away => ("ui-your-time-out", "ui-i-am-back"),
        StandIn::Lent => ("ui-your-seat-lent", "ui-take-back"),
    };
    html! {
        p { (icon("bot")) (input.words.get(said)) }
        (post(input, "unbot", Some(seat), back))
    }
}

fn vote<G: Rules>(input: &ScreenInput<G>, question: &Question) -> Markup {
    let words = input.words;
    let votes = msg("ui-votes").num("n", question.yes.0 as i64).num("of", question.yes.1 as i64);
    let pressed = |yes: bool| if question.said == Some(yes) { "true" } else { "false" };
    // Whoever asks is for it already.
    let answers = if question.mine {
        &[(false, "ui-withdraw")][..]
    } else {
        &[(true, "ui-agree"), (false, "ui-disagree")]
    };
    html! {
        div.vote {
            p { (question.text) " " small { (words.fill(&votes)) } }
            @if !question.silent.is_empty() {
                p.hint { (words.get("ui-back-waits")) " " (words.catalogue().join(&question.silent)) }
            }
            @if question.asked {
                div.links { @for (yes, key) in answers {
                    form method="post" action={ "/t/" (input.table.id) "/vote" } data-quiet {
                        input type="hidden" name="n" value=(question.n);
                        input type="hidden" name="yes" value=(yes);
                        button.small type="submit" aria-pressed=[(!question.mine).then(|| pressed(*yes))] { (words.get(key)) }
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
    let asks = company.questions.iter().any(|question| question.mine);
    html! {
        @if company.plays {
            div.links {
                @if timed && !company.paused && !asks { (post(input, "pause", None, "ui-ask-pause")) }
                @if company.holiday.is_some() { (post(input, "back", None, "ui-end-holiday")) }
            }
            @if timed && company.holiday.is_none() && company.holiday_days > 0 {
                form.holiday method="post" action={ "/t/" (input.table.id) "/holiday" } data-quiet {
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
                form method="post" action={ "/t/" (input.table.id) "/terms" } data-quiet {
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
                            (post(input, verb, Some(seat), key))
                        }
                        @if !over && company.may_give.contains(&seat) && invitation.is_none() {
                            (post(input, "invite", Some(seat), if info.mine { "ui-hand-over" } else { "ui-invite-to-seat" }))
                        }
                        @if !over && info.mine {
                            details.sure { summary.small { (words.get("ui-resign")) }
                                p { (words.get("ui-resign-help")) } (post(input, "resign", Some(seat), "ui-resign-sure")) }
                        }
                        @if let Some(account) = info.account.as_ref().filter(|_| company.known) { (ties(words, account)) }
                        @if !over && company.may_ask_for.contains(&seat) { (post(input, "ask", Some(seat), "ui-ask-for-seat")) }
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

/// What one may want with somebody one plays with, beyond this table.
fn ties(words: &Words, account: &str) -> Markup {
    html! {
        details.sure.ties { summary.small title=(words.get("ui-ties")) { (icon("person")) span.sr { (words.get("ui-ties")) } }
            @for (kind, key) in [("friend", "ui-tie-befriend"), ("block", "ui-tie-block")] {
                form method="post" action="/account/ties" data-quiet data-done=(words.get("ui-tie-done")) {
                    input type="hidden" name="who" value=(account);
                    input type="hidden" name="kind" value=(kind);
                    button.small type="submit" { (words.get(key)) }
                }
            }
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
