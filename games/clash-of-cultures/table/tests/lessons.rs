//! The lessons of Clash of Cultures lead to their end, whatever the others do, and say what they have to say.

use bots::{Glimpse, Spec};
use clash_of_cultures::{Action, ClashOfCultures, UnitId};
use clash_of_cultures_table::HexBoard;
use table::{Face, lessons_of, tutor};
use text::Spoken;

#[test]
fn are_written_as_they_should_be() {
    let wrong = tutor::mistaught::<HexBoard>();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Together with the rules: a lesson need not use every word of the glossary.
    let texts = [ClashOfCultures::TEXT, ClashOfCultures::RULES, HexBoard::TEXT, HexBoard::TEACHING.text];
    testkit::glossary(testkit::beside!("../glossary.json"), &texts);
}

#[test]
fn lead_to_their_end() {
    for lesson in lessons_of::<HexBoard>() {
        for luck in 1..=4 {
            let mut bot = Spec::Novice.make::<ClashOfCultures>(luck);
            let answers = tutor::play_through::<HexBoard>(lesson, luck, &mut |state, seat, choices| {
                bot.choose(&Glimpse::new(state, seat, choices))
            });
            let answers = answers.unwrap_or_else(|why| panic!("luck {luck}: {why}"));
            // One thing alone is learned by one answer.
            let least = if lesson.opening.is_some() { 1 } else { 8 };
            assert!(answers >= least, "{} is over after {answers} answers", lesson.id);
        }
    }
}

/// Two units fight better than one, and the lesson says so: whoever takes a second one does what it asks.
#[test]
fn a_second_unit_is_no_detour() {
    let battle = lessons_of::<HexBoard>().iter().find(|lesson| lesson.id == "battle").expect("a battle");
    let attempt = battle.card(0).and_then(|(_, card)| card.attempt.as_ref()).expect("something to try");
    assert!(attempt.goes_on(&[Action::Lift(UnitId::army(1))], HexBoard::deed));
}

/// French sets a space that does not break before its tall signs and inside its quotation marks.
#[test]
fn no_line_begins_with_a_colon() {
    for text in [ClashOfCultures::TEXT, HexBoard::TEXT, HexBoard::TEACHING.text] {
        for line in text.fr.lines().filter(|line| !line.starts_with('#')) {
            let said = line.split_once(" = ").map_or(line, |(_, said)| said);
            let breaks = [" :", " ;", " ?", " !", " »", "« "].iter().find(|sign| said.contains(**sign));
            assert_eq!(breaks, None, "{line}");
        }
    }
}
