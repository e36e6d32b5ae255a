//! How a match was won: a curve that says when, moments that say why, luck and skill apart, what would have been better.

use super::super::link::LinkCard;
use super::{curve, head, percent, points, signed, tilt, ways};
use crate::pages::Chrome;
use crate::pages::shell::page_on;
use crate::symbols::icon;
use crate::{SeatInfo, mark, name_tag, seat_class};
use kernel::{Seat, msg};
use maud::{Markup, html};

/// What the page is made of.
pub struct AnalysisPage<'a> {
    /// The table's id.
    pub id: &'a str,
    /// What the host called it; may be empty.
    pub title: &'a str,
    /// How a reader elsewhere reaches this server.
    pub base: &'a str,
    /// In the order of the seats.
    pub seats: &'a [SeatInfo],
    /// Where each seat ended, and with what; without points where the game is not about them.
    pub places: &'a [u8],
    /// In halves of a point where the game has them.
    pub points: Option<&'a [f32]>,
    /// The chance of each seat at the start and after each step.
    pub chances: &'a [Vec<f32>],
    /// Steps at which a round ended.
    pub rounds: &'a [usize],
    /// What turned it.
    pub moments: &'a [MomentCard],
    /// Own choices, luck and others' choices of each seat, in parts of a victory.
    pub shares: &'a [[f32; 3]],
    /// Decisions for which there was something better.
    pub better: &'a [Better],
    /// What each seat spent its answers on: name and how often.
    pub styles: &'a [Vec<(String, u32)>],
}

/// A moment that turned the match.
pub struct MomentCard {
    /// Steps that were taken when it began,
    pub from: usize,
    /// and when it was over.
    pub to: usize,
    /// Whose chance it changed,
    pub seat: Seat,
    /// from this
    pub before: f32,
    /// to this.
    pub after: f32,
    /// More of it was drawn than chosen.
    pub luck: bool,
    /// What was told of it.
    pub told: Vec<String>,
    /// Ids of what changed on the board.
    pub changed: String,
}

/// A decision for which there was something better.
pub struct Better {
    /// The step that was taken.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was asked.
    pub asked: String,
    /// What was answered, and what that would do;
    pub taken: (String, String),
    /// what was better, and what that would have done.
    pub better: (String, String),
    /// In parts of a victory.
    pub lost: f32,
}

/// A part of a victory that is worth a sentence.
const TOLD: f32 = 0.05;
/// So many decisions are told of at once; the others are folded away.
const BETTER: usize = 6;

fn name<'n>(page: &'n AnalysisPage, seat: Seat) -> &'n str {
    page.seats.get(seat.index()).map_or("", |info| &info.name)
}

/// Draws it.
pub fn analysis_page(chrome: &Chrome, page: &AnalysisPage) -> Markup {
    let winners: Vec<Seat> =
        page.places.iter().zip(0..).filter(|(place, _)| **place == 1).map(|(_, seat)| Seat(seat)).collect();
    let won = winners.iter().map(|seat| msg("ui-who").seat("who", *seat));
    let say = |sentence: &kernel::Msg| chrome.words.say(sentence, &|seat| name(page, seat).to_owned());
    let title = say(&msg("ui-after-won").list("who", won).num("n", winners.len() as i64));
    let game = chrome.t("game-title");
    let steps = chrome.words.fill(&msg("ui-steps").num("n", page.chances.len() as i64 - 1));
    let text = if page.title.is_empty() { game.to_owned() } else { format!("{game} · {}", page.title) };
    let picture = format!("{}/t/{}/at/{}/board.png", page.base, page.id, page.chances.len() - 1);
    // What the reader could have done better comes first: that is what they came for.
    let mut better: Vec<&Better> = page.better.iter().collect();
    better.sort_by_key(|better| !page.seats.get(better.seat.index()).is_some_and(|info| info.mine));
    let marks: Vec<(usize, u8)> = page.moments.iter().map(|moment| (moment.to, moment.seat.0)).collect();
    let content = html! {
        header.after-head {
            h1 { (title) }
            p.hint { (text) " · " (steps) }
            (ways(chrome, page.id, "/analysis"))
        }
        section.after-top {
            figure.after-curve {
                (curve::draw(chrome, page.chances, page.seats, &marks, page.rounds, &winners))
                p.reading data-step=(chrome.t("ui-after-step-word")) hidden {}
                figcaption { (legend(page)) span { (chrome.t("ui-after-curve")) } }
            }
            (shares(chrome, page, &winners))
        }
        section.after-moments {
            h2 {
                (chrome.words.fill(&msg("ui-after-moments").num("n", page.moments.len() as i64)))
                small { (chrome.t("ui-after-moments-help")) }
            }
            ol { @for (n, moment) in page.moments.iter().enumerate() { (moment_card(chrome, page, n + 1, moment)) } }
        }
        @if !page.better.is_empty() {
            @let (first, rest) = better.split_at(better.len().min(BETTER));
            section.after-better {
                h2 { (chrome.t("ui-after-better")) small { (chrome.t("ui-after-better-help")) } }
                ol { @for better in first { (better_card(chrome, page, better)) } }
                @if !rest.is_empty() {
                    details {
                        summary { (chrome.words.fill(&msg("ui-after-better-more").num("n", rest.len() as i64))) }
                        ol { @for better in rest { (better_card(chrome, page, better)) } }
                    }
                }
            }
        }
        @if page.styles.iter().any(|style| !style.is_empty()) { (styles(chrome, page)) }
    };
    let more = html! { (head("after.js")) (LinkCard::new(&title, text, picture).meta()) };
    page_on(chrome, &title, "sheet-page after", more, content)
}

/// While it is being looked over.
pub fn waiting_page(chrome: &Chrome, id: &str) -> Markup {
    let content = html! {
        section.after-wait {
            h1 { (chrome.t("ui-after-analysis")) }
            p role="status" { (chrome.t("ui-after-waiting")) }
            (ways(chrome, id, "/analysis"))
        }
    };
    page_on(chrome, chrome.t("ui-after-analysis"), "sheet-page after", head("after.js"), content)
}

fn legend(page: &AnalysisPage) -> Markup {
    html! {
        span.legend {
            @for (seat, info) in page.seats.iter().enumerate() {
                span { (name_tag(Seat(seat as u8), &info.name)) @if let Some(all) = page.points { " " b { (points(all[seat])) } } }
            }
        }
    }
}

fn shares(chrome: &Chrome, page: &AnalysisPage, winners: &[Seat]) -> Markup {
    let most =
        page.shares.iter().flat_map(|row| row[..2].iter()).fold(0.1f32, |most, part| most.max(part.abs()));
    let say = |key: &'static str, seat: Seat| {
        chrome.words.say(&msg(key).seat("who", seat), &|seat| name(page, seat).to_owned())
    };
    let by = |part: usize| {
        (0..page.shares.len()).max_by(|a, b| page.shares[*a][part].total_cmp(&page.shares[*b][part]))
    };
    let (luckiest, best) = (by(1), by(0));
    // Of luck that changed nothing nothing is said.
    let luckiest = luckiest.filter(|seat| page.shares[*seat][1] >= TOLD);
    let best =
        best.filter(|seat| page.shares[*seat][0] >= TOLD && winners.iter().all(|won| won.index() != *seat));
    let even = chrome
        .words
        .fill(&msg("ui-after-shares-sum").num("n", (100.0 / page.shares.len().max(1) as f32).round() as i64));
    html! {
        section.after-shares {
            h2 { (chrome.t("ui-after-shares")) small { (chrome.t("ui-after-shares-help")) } }
            table {
                thead { tr {
                    th scope="col" { span.sr { (chrome.t("ui-players")) } }
                    th scope="col" { (chrome.t("ui-after-own")) }
                    th scope="col" { (chrome.t("ui-after-luck")) }
                    th scope="col" { (chrome.t("ui-after-others")) }
                } }
                tbody { @for (seat, [own, luck, others]) in page.shares.iter().enumerate() {
                    tr class=[page.seats.get(seat).is_some_and(|info| info.mine).then_some("mine")] {
                        th scope="row" { (name_tag(Seat(seat as u8), name(page, Seat(seat as u8)))) }
                        td { (tilt(*own, most, "own")) b { (signed(*own)) } }
                        td { (tilt(*luck, most, "luck")) b { (signed(*luck)) } }
                        td { (signed(*others)) }
                    }
                } }
            }
            p.said {
                @if let [winner] = winners {
                    @let [own, luck, _] = page.shares.get(winner.index()).copied().unwrap_or_default();
                    (say(if own >= luck { "ui-after-by-choice" } else { "ui-after-by-luck" }, *winner)) " "
                }
                @if let Some(seat) = best { (say("ui-after-best", Seat(seat as u8))) " " }
                @if let Some(seat) = luckiest { (say("ui-after-luckiest", Seat(seat as u8))) }
            }
            p.hint { (even) }
        }
    }
}

fn moment_card(chrome: &Chrome, page: &AnalysisPage, n: usize, moment: &MomentCard) -> Markup {
    let board = format!("/t/{}/at/{}/board.svg", page.id, moment.to);
    let mut told = moment.told.iter();
    html! {
        li class=(seat_class(moment.seat)) {
            a.picture href={ "/t/" (page.id) "/at/" (moment.to) } data-board=(board) data-changed=(moment.changed) {
                b.number { (n) }
                img src=(board) alt="" loading="lazy";
            }
            h3 { (told.next().map_or("", String::as_str)) }
            @for line in told { p { (line) } }
            p.swing {
                (mark(moment.seat)) " " (name(page, moment.seat)) " "
                b { (percent(chrome, moment.before)) " → " (percent(chrome, moment.after)) }
                span.by title=(chrome.t(if moment.luck { "ui-after-dice-help" } else { "ui-after-choice-help" })) {
                    (chrome.t(if moment.luck { "ui-after-dice" } else { "ui-after-choice" }))
                }
            }
            (play_on(chrome, page.id, moment.from))
        }
    }
}

/// From here, otherwise.
fn play_on(chrome: &Chrome, id: &str, step: usize) -> Markup {
    html! { a.what-if href={ "/t/" (id) "/study?step=" (step) "#branch" } { (icon("turn")) (chrome.t("ui-what-if")) } }
}

fn better_card(chrome: &Chrome, page: &AnalysisPage, better: &Better) -> Markup {
    html! {
        li class=(seat_class(better.seat)) {
            p.asked {
                (mark(better.seat)) " " b { (name(page, better.seat)) } " · "
                a href={ "/t/" (page.id) "/at/" (better.step - 1) } {
                    (chrome.words.fill(&msg("ui-after-step").num("n", better.step as i64)))
                }
                @if !better.asked.is_empty() { " · " (better.asked) }
            }
            dl {
                @for (key, (answer, means)) in [("ui-after-taken", &better.taken), ("ui-after-instead", &better.better)] {
                    dt { (chrome.t(key)) } dd { b { (answer) } @if !means.is_empty() { span { (means) } } }
                }
            }
            p.lost {
                (chrome.words.fill(&msg("ui-after-lost").num("n", (better.lost * 100.0).round() as i64))) " "
                (play_on(chrome, page.id, better.step - 1))
            }
        }
    }
}

fn styles(chrome: &Chrome, page: &AnalysisPage) -> Markup {
    let mut names: Vec<&str> = Vec::new();
    for (name, _) in page.styles.iter().flatten() {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    let of = |style: &[(String, u32)], name: &str| {
        style.iter().find(|(known, _)| known == name).map_or(0, |(_, n)| *n)
    };
    html! {
        section.after-styles {
            h2 { (chrome.t("ui-after-styles")) small { (chrome.t("ui-after-styles-help")) } }
            div.wide { table {
                thead { tr { th scope="col" { span.sr { (chrome.t("ui-source")) } }
                    @for seat in 0..page.styles.len() { th scope="col" { (name_tag(Seat(seat as u8), name(page, Seat(seat as u8)))) } } } }
                tbody { @for name in names {
                    @let most = page.styles.iter().map(|style| of(style, name)).max().unwrap_or(1).max(1);
                    tr { th scope="row" { (name) }
                        @for (seat, style) in page.styles.iter().enumerate() {
                            @let n = of(style, name);
                            td class=(seat_class(Seat(seat as u8))) {
                                span.amount { i style={ "width:" (n * 100 / most) "%" } {} } b { (n) }
                            }
                        } }
                } }
            } }
        }
    }
}
