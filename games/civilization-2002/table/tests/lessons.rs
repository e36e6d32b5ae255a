//! The lessons of Civilization (2002) lead to their end, whatever the others do, and say what they have to say.

use bots::{Glimpse, Spec};
use civilization_2002::Civilization2002;
use civilization_2002_table::World;
use table::{Face, lessons_of, tutor};
use text::Spoken;

#[test]
fn are_written_as_they_should_be() {
    let wrong = tutor::mistaught::<World>();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Together with the rules: a lesson need not use every word of the glossary.
    let texts = [Civilization2002::TEXT, Civilization2002::RULES, World::TEXT, World::TEACHING.text];
    testkit::glossary(testkit::beside!("../glossary.json"), &texts);
}

#[test]
fn lead_to_their_end() {
    for lesson in lessons_of::<World>() {
        for luck in 1..=4 {
            let mut bot = Spec::Novice.make::<Civilization2002>(luck);
            let answers = tutor::play_through::<World>(lesson, luck, &mut |state, seat, choices| {
                bot.choose(&Glimpse::new(state, seat, choices))
            });
            let answers = answers.unwrap_or_else(|why| panic!("luck {luck}: {why}"));
            // One thing alone is learned by one answer.
            let least = if lesson.opening.is_some() { 1 } else { 8 };
            assert!(answers >= least, "{} is over after {answers} answers", lesson.id);
        }
    }
}
