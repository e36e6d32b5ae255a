//! The lessons of History of the World lead to their end, whatever the others do, and say what they have to say.

use bots::{Glimpse, Spec};
use history_of_the_world::HistoryOfTheWorld;
use history_of_the_world_table::WorldMap;
use table::{Face, lessons_of, tutor};
use text::Spoken;

#[test]
fn are_written_as_they_should_be() {
    let wrong = tutor::mistaught::<WorldMap>();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Together with the rules: a lesson need not use every word of the glossary.
    let texts = [HistoryOfTheWorld::TEXT, HistoryOfTheWorld::RULES, WorldMap::TEXT, WorldMap::TEACHING.text];
    testkit::glossary(testkit::beside!("../glossary.json"), &texts);
}

#[test]
fn lead_to_their_end() {
    for lesson in lessons_of::<WorldMap>() {
        for luck in 1..=4 {
            let mut bot = Spec::Novice.make::<HistoryOfTheWorld>(luck);
            let answers = tutor::play_through::<WorldMap>(lesson, luck, &mut |state, seat, choices| {
                bot.choose(&Glimpse::new(state, seat, choices))
            });
            let answers = answers.unwrap_or_else(|why| panic!("luck {luck}: {why}"));
            assert!(answers >= 8, "{} is over after {answers} answers", lesson.id);
        }
    }
}
