//! Cards of what happened show what it came to: what changed hands, which dice of a card fell, who holds the field.

use clash_of_cultures::{Action, Deal, Event, Fought, Half, Pile, Space, by_label};
use clash_of_cultures_table::HexBoard;
use kernel::{Msg, Seat};
use table::{Face, Outcome, Words};
use text::Lang;

fn words(lang: Lang) -> Words {
    Words::at::<HexBoard>(lang).expect("texts")
}

fn at() -> Space {
    by_label("C4").expect("a space")
}

fn told(event: &Event) -> table::Card {
    HexBoard::card(event).expect("it has a card")
}

fn said(msgs: &[Msg]) -> String {
    let words = words(Lang::Fr);
    msgs.iter().map(|msg| words.fill(msg)).collect::<Vec<_>>().join(" | ")
}

/// R18.3: the card of a trade has both sides and what each gave.
#[test]
fn a_trade_shows_what_changed_hands() {
    let deal = Deal {
        from: Seat(0),
        give: Pile::mood(1),
        cards: 0,
        ask: Pile::food(1),
        asked: 0,
        lost: [Pile::default(), Pile::mood(1)],
    };
    let card = told(&Event::Answered { who: Seat(1), yes: true, deal: Some(deal) });
    let given: Vec<String> = card.sides.iter().map(|side| said(&side.with)).collect();
    assert!(given[0].contains("Humeur") && given[1].contains("Nourriture"), "{given:?}");
    assert!(told(&Event::Answered { who: Seat(1), yes: false, deal: None }).sides.len() == 1);
}

/// R15.2: a battle that a card has decided shows the die of the card and what it did; nothing of an earlier round.
#[test]
fn a_volley_shows_its_die() {
    for (die, works) in [(5, true), (2, false)] {
        let mut fought = Fought {
            at: Some(at()),
            round: 1,
            sides: [Some(Seat(0)), None],
            start: [1, 1],
            ..Fought::default()
        };
        fought.lost = [0, works as u8];
        fought.halves[0] = Some(Half::Volley);
        fought.cast[0].push(die);
        let card = told(&Event::BattleWon { who: Some(Seat(0)), at: at(), fought });
        let side = &card.sides[0];
        assert_eq!(side.dice.iter().map(|die| (die.face, die.counts)).collect::<Vec<_>>(), [(die, works)]);
        let with = said(&side.with);
        assert!(with.contains(&die.to_string()) && with.contains("sans effet") != works, "{with}");
    }
}

/// What stands on the way to a card says who holds the field; a camp that was taken is won.
#[test]
fn a_battle_is_called_by_who_won() {
    let fought = Fought { at: Some(at()), sides: [Some(Seat(0)), None], start: [1, 1], ..Fought::default() };
    let title = said(&[told(&Event::BattleWon { who: None, at: at(), fought }).title]);
    assert!(title.contains("C4") && title.contains("barbares"), "{title}");
    assert_eq!(told(&Event::CampTaken { who: Seat(0), at: at(), gold: 1 }).outcome, Outcome::Won);
}

/// R8.3: a city that is activated does one of these, not all.
#[test]
fn an_activation_is_one_or_the_other() {
    let ways = [Action::Collect(at()), Action::Build(at())];
    let ways: Vec<&Action> = ways.iter().collect();
    let text = said(&[HexBoard::ways("activate", &ways).expect("it is said")]);
    assert!(text.contains("récolter ou construire"), "{text}");
}
