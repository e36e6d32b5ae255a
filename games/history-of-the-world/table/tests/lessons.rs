//! The lessons of History of the World lead to their end, whatever the others do, and say what they have to say.

use bots::{Glimpse, Spec};
use history_of_the_world::HistoryOfTheWorld;
use history_of_the_world_table::WorldMap;
use table::Words;
use table::{Face, lessons_of, tutor};
use text::{Lang, Spoken};

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

/// R9.1: to choose the land of a fort is part of placing armies; the card does not go back to what comes before it.
#[test]
fn a_fort_does_not_put_the_first_army_off() {
    let lesson: serde_json::Value = serde_json::from_str(WorldMap::TEACHING.lessons[0]).expect("a lesson");
    let cards = lesson["parts"].as_array().into_iter().flatten().flat_map(|part| part["cards"].as_array());
    let first = cards.flatten().find(|card| card["id"] == "first").expect("the card of the first army");
    let asked = first["when"]["asked"].as_array().expect("questions");
    assert!(["prompt-expand", "prompt-fort"].iter().all(|key| asked.contains(&(*key).into())), "{asked:?}");
}

/// Whoever waits for the second empire's armies has its cards before them: the card names the answer that goes on. And it sends
/// nobody to look for battles where there are none.
#[test]
fn what_goes_on_is_named() {
    for (lang, nowhere) in [(Lang::En, "beside the board"), (Lang::Fr, "à côté du plateau")] {
        let words = Words::at::<WorldMap>(lang).expect("texts");
        let goes_on = words.get("do-no-more-cards");
        for key in ["lesson-second-attack-wait", "lesson-expand-first-wait"] {
            assert!(words.get(key).contains(goes_on), "{key}: {}", words.get(key));
        }
        assert!(!words.get("lesson-second-attack-see").contains(nowhere));
    }
}
