//! The lessons of Clash of Cultures lead to their end, whatever the others do, and say what they have to say.

use bots::{Glimpse, Spec};
use clash_of_cultures::ClashOfCultures;
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
