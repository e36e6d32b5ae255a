//! Where the reader stands in what is told: what others did since they last answered, as a button that opens the digest; and
//! what their own turn has come to so far, a chip for each card of theirs.

use crate::screen::{Line, ScreenInput};
use crate::symbols::icon;
use crate::{Outcome, Since, Words};
use kernel::{Audience, Rules, Seat, msg};
use maud::{Markup, html};

/// So many of the newest cards are named; the others are in the log.
const CHIPS: usize = 3;

/// One line of both. The digest itself is only drawn when somebody wants to see it.
pub fn line<G: Rules>(input: &ScreenInput<G>) -> Option<Markup> {
    let news = input.since.map(|since| News::of(input, since));
    let chips = match (&news, input.audience) {
        // What is new comes first.
        (Some(News { known: false, .. }), _) => Vec::new(),
        (_, Audience::Seat(me)) if input.history.live => outcomes(input.story, me),
        _ => Vec::new(),
    };
    if news.is_none() && chips.is_empty() {
        return None;
    }
    Some(html! {
        div id="t-since-line" class=[(!chips.is_empty()).then_some("with-own")] {
            @if !chips.is_empty() { (own(&chips, input.words)) }
            @if let Some(news) = news { (news.button(input.words)) }
        }
    })
}

/// What others did.
struct News {
    since: Since,
    lines: usize,
    /// Whoever has answered since then is not told that it is new; nor where others answered and nothing was told.
    known: bool,
}

impl News {
    fn of<G: Rules>(input: &ScreenInput<G>, since: Since) -> News {
        let lines = input.story.iter().rev().take_while(|line| line.step as usize > since.from);
        let lines = lines.filter(|line| since.covers(line.step) && !line.heading).count();
        News { since, lines, known: input.history.of > since.to || lines == 0 }
    }

    fn button(&self, words: &Words) -> Markup {
        let News { since, lines, known } = *self;
        let title = words.fill(&msg("ui-since-lines").num("n", lines as i64));
        let label = words.get(since.title(known));
        html! {
            button type="button" class={ "since" @if known { " known" } } data-do="since" aria-controls="t-since" aria-expanded="false"
                data-from=(since.from) data-to=(since.to) title=(if known { label } else { &title }) {
                (icon("since")) span { (label) } b.count hidden[known] { (lines) }
            }
        }
    }
}

/// Cards that the reader began with their numbers in the log, the newest first, back to where somebody else did something that
/// was not about them.
fn outcomes(story: &[Line], me: Seat) -> Vec<(usize, &Line)> {
    let others = |line: &Line| line.seat.is_some_and(|seat| seat != me) && !line.names.contains(me);
    let turn = story.iter().enumerate().rev().take_while(|(_, line)| !others(line) && line.closes.is_none());
    turn.filter(|(_, line)| line.card.as_ref().is_some_and(|card| card.began == Some(me))).collect()
}

fn own(chips: &[(usize, &Line)], words: &Words) -> Markup {
    let more = chips.len().saturating_sub(CHIPS);
    html! {
        div.own-turn role="group" aria-label=(words.get("ui-own-turn")) {
            @for (number, line) in chips.iter().take(CHIPS) {
                @if let Some(card) = &line.card {
                    button type="button" class={ "outcome " (card.outcome.tone()) } data-card=(number) title=(line.text) {
                        span.sr { (words.get(said(card.outcome))) " " } (card.title)
                    }
                }
            }
            @if more > 0 { small { "+" (more) } }
        }
    }
}

fn said(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won => "ui-outcome-won",
        Outcome::Near => "ui-outcome-near",
        Outcome::Even => "ui-outcome-even",
        Outcome::Lost => "ui-outcome-lost",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dealt;

    fn line(seat: u8, about: &str) -> Line {
        let began = Some(Seat(seat));
        let card = (!about.is_empty()).then(|| Dealt { title: about.into(), outcome: Outcome::Won, began });
        Line { seat: began, card, names: began.into_iter().collect(), ..Line::default() }
    }

    /// What one fought in one's turn is listed until somebody else plays; what they answer in it does not end it.
    #[test]
    fn a_turn_of_ones_own_lists_its_cards() {
        let against = Line { names: [Seat(0), Seat(1)].into_iter().collect(), ..line(1, "Rome") };
        let of = |story: &[Line]| -> Vec<String> {
            let title = |line: &Line| line.card.as_ref().unwrap().title.clone();
            outcomes(story, Seat(0)).iter().map(|(n, line)| format!("{n} {}", title(line))).collect()
        };
        let story = [line(0, "Alps"), line(1, ""), line(0, "Indus"), against, line(0, ""), line(0, "Ganges")];
        assert_eq!(of(&story), ["5 Ganges", "2 Indus"]);
        assert!(of(&[&story[..], &[line(1, "")]].concat()).is_empty(), "somebody else has played since");
        let over = Line { closes: Some(true), ..line(0, "") };
        assert!(of(&[&story[..], &[over]].concat()).is_empty(), "the round is over");
    }
}
