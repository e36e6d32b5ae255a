//! Choices that open something else say what, and what takes no action says why.

mod common;
#[path = "common/opening.rs"]
mod opening;
#[path = "common/steps.rs"]
mod steps;

use clash_of_cultures::*;
use kernel::{Arg, Cx, Dice, Msg, Offer, Rules};
use opening::{begin, home};
use testkit::number;
use text::{Catalogue, Lang, Spoken};

type G = ClashOfCultures;

fn said(lang: Lang, msg: &Msg) -> String {
    let catalogue = Catalogue::new(lang, &[G::TEXT.get(lang)]).expect("texts");
    catalogue.render(msg, &|seat| format!("P{seat}")).replace('\u{a0}', " ")
}

fn listed(msg: &Msg, name: &str) -> usize {
    let list = msg.args.iter().find_map(|(key, arg)| match arg {
        Arg::List(items) if *key == name => Some(items.len()),
        _ => None,
    });
    list.unwrap_or(0)
}

/// R15.1, R8.6.1: what a card opens is offered beside everything else and asked by nobody: its choice names it, whether or not
/// two cards of the hand are alike; and where no action is left, the question says what it waits for.
#[test]
fn a_card_says_what_it_opens() {
    let (mut opened, mut waits, mut crops) = (0, 0, 0);
    steps::steps(
        60,
        |_| Options::default(),
        |before, _, _| {
            let Some(seat) = G::open(before).first() else { return };
            for choice in G::offer_for(before, seat).choices {
                let Action::Play(card) = choice.action else { continue };
                let label = &choice.show.label;
                match card.title() {
                    Title::Assimilation => {
                        assert!(said(Lang::En, label).contains("Cultural Influence may then"), "{label:?}");
                        assert!(listed(label, "where") > 0, "{label:?}");
                        opened += 1;
                        let mut after = before.clone();
                        after.turn.actions = 0;
                        G::apply(&mut after, seat, choice.action, &mut Cx::playout(&mut Dice::new(1)));
                        let offer = G::offer_for(&after, seat);
                        let influences =
                            offer.choices.iter().any(|c| matches!(c.action, Action::Influence { .. }));
                        let asked = offer.prompt.as_ref().expect("a question");
                        assert_eq!(number(asked, "free") == Some(2), influences, "{asked:?}");
                        waits += influences as u32;
                    }
                    Title::SingleCrop => {
                        assert!(
                            said(Lang::Fr, label).contains("plusieurs fois sur la même case"),
                            "{label:?}"
                        );
                        crops += 1;
                    }
                    _ => {}
                }
            }
        },
    );
    assert!(opened > 2 && crops > 2, "{opened} {waits} {crops}");
}

/// R8.3.2.4: a Collect that takes no action says by which advance, and so does the question when no action is left; a further one
/// says what it takes.
#[test]
fn a_collect_without_an_action_says_why() {
    let mut state = begin();
    let (seat, at) = (state.turn.seat, home(&state));
    let look = |state: &State| -> (String, Vec<String>) {
        let offer: Offer<Action> = G::offer_for(state, seat);
        let collects = offer.choices.iter().filter(|choice| choice.action == Action::Collect(at));
        let labels = collects.map(|choice| said(Lang::En, &choice.show.label)).collect();
        (said(Lang::En, offer.prompt.as_ref().expect("a question")), labels)
    };
    let (question, usual) = look(&state);
    assert!(!question.contains("Liberty") && !usual.is_empty(), "{question}");
    assert!(usual.iter().all(|label| !label.contains("Liberty")), "{usual:?}");
    state.players[seat].advances.insert(Advance::EconomicLiberty);
    state.turn.liberty_waits = false;
    state.turn.actions = 0;
    let (question, free) = look(&state);
    assert!(question.contains("Economic Liberty"), "{question}");
    assert!(!free.is_empty() && free.iter().all(|label| label.contains("takes no action")), "{free:?}");
    state.turn.collects = 1;
    let (question, none) = look(&state);
    assert!(none.is_empty() && !question.contains("Liberty"), "{question} {none:?}");
    state.turn.actions = 2;
    state.players[seat].stock.mood = 2;
    let (_, more) = look(&state);
    assert!(!more.is_empty() && more.iter().all(|label| label.contains("2 Mood tokens")), "{more:?}");
}

/// What somebody reads who was away stands by itself: that an attempt failed, and who had the point of a building.
#[test]
fn what_is_read_afterwards_stands_by_itself() {
    let at = by_label("B6").expect("a space");
    let who = kernel::Seat(2);
    let failed = G::narrate(&Event::InfluenceFailed { who, at, short: None });
    assert!(said(Lang::En, &failed).contains("attempt at influence fails"), "{failed:?}");
    assert!(said(Lang::Fr, &failed).contains("la tentative d’influence échoue"), "{failed:?}");
    for (lang, word) in Lang::ALL.into_iter().zip(["its point", "son point"]) {
        let holder = said(lang, &kernel::msg("gauge-holder"));
        assert!(holder.starts_with(word), "{holder}");
    }
}
