//! The lessons of Civilization (2010) lead to their end, whatever the others do, and say what they have to say.

use bots::{Glimpse, Spec};
use civilization_2010::Civilization2010;
use civilization_2010_table::Atlas;
use table::{Face, lessons_of, tutor};
use text::Spoken;

#[test]
fn are_written_as_they_should_be() {
    let wrong = tutor::mistaught::<Atlas>();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Together with the rules: a lesson need not use every word of the glossary.
    let texts = [Civilization2010::TEXT, Civilization2010::RULES, Atlas::TEXT, Atlas::TEACHING.text];
    testkit::glossary(testkit::beside!("../glossary.json"), &texts);
}

#[test]
fn lead_to_their_end() {
    for lesson in lessons_of::<Atlas>() {
        for luck in 1..=4 {
            let mut bot = Spec::Novice.make::<Civilization2010>(luck);
            let answers = tutor::play_through::<Atlas>(lesson, luck, &mut |state, seat, choices| {
                bot.choose(&Glimpse::new(state, seat, choices))
            });
            let answers = answers.unwrap_or_else(|why| panic!("luck {luck}: {why}"));
            // One thing alone is learned by one answer.
            let least = if lesson.opening.is_some() { 1 } else { 8 };
            assert!(answers >= least, "{} is over after {answers} answers", lesson.id);
        }
    }
}
