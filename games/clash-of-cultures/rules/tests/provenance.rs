//! Whatever the data mark as later edition, adapted or reconstructed is named so in the rules beside the board.

use clash_of_cultures::ClashOfCultures;
use serde_json::Value;
use text::{Catalogue, Lang, Spoken};

const FILES: [(&str, &str); 8] = [
    ("action_cards", include_str!("../data/action_cards.json")),
    ("advances", include_str!("../data/advances.json")),
    ("board", include_str!("../data/board.json")),
    ("combat_halves", include_str!("../data/combat_halves.json")),
    ("events", include_str!("../data/events.json")),
    ("objectives", include_str!("../data/objectives.json")),
    ("rounds", include_str!("../data/rounds.json")),
    ("wonders", include_str!("../data/wonders.json")),
];

/// The entries of a file's lists, each with the key its name has in the texts.
fn entries(file: &str, data: &Value) -> Vec<(String, Value)> {
    let (list, family, name) = match file {
        "action_cards" => ("titles", "card", "id"),
        "advances" => ("advances", "advance", "id"),
        "combat_halves" => ("halves", "combat", "id"),
        "events" => ("events", "happening", "title"),
        "objectives" => ("objectives", "objective", "id"),
        _ => return vec![],
    };
    let all = data[list].as_array().expect("a list");
    let key = |e: &Value| format!("{family}-{}", e[name].as_str().expect("a name").replace('_', "-"));
    all.iter().map(|e| (key(e), e.clone())).collect()
}

/// The paragraph of a rule.
fn rule<'a>(rules: &'a str, number: &str) -> &'a str {
    let start = rules.find(&format!("**{number}**")).unwrap_or_else(|| panic!("no {number}"));
    rules[start..].lines().next().unwrap_or_default()
}

/// R24.1, R24.2, R24.3.
#[test]
fn what_is_not_from_the_rulebook_is_named() {
    for lang in Lang::ALL {
        let names = Catalogue::new(lang, &[ClashOfCultures::TEXT.get(lang)]).expect("texts");
        let rules = ClashOfCultures::RULES.get(lang);
        let mut later = 0;
        for (file, json) in FILES {
            let data: Value = serde_json::from_str(json).expect("data");
            for (key, entry) in entries(file, &data) {
                let name = names.get(&key);
                let marks = entry.to_string();
                if entry["confidence"] == "ADAPTED" {
                    assert!(rule(rules, "R24.2").contains(&name), "{lang}: '{name}' is adapted");
                }
                if marks.contains("RECONSTRUCTED") {
                    assert!(rule(rules, "R24.3").contains(&name), "{lang}: '{name}' is reconstructed");
                }
            }
            later += json.matches("ME=2012?\"").count();
            // Numbers without names: the end roll.
            if data["confidence_of_numbers"] == "RECONSTRUCTED" {
                assert!(rule(rules, "R24.3").contains("R21.4"), "{lang}: {file}");
            }
        }
        assert!(later > 100 && rule(rules, "R24.1").len() > 100, "{lang}: what is of the later edition");
        // And nothing is called adapted that is not.
        let adapted = rule(rules, "R24.2").matches(',').count();
        assert_eq!(adapted, 7 + 1 + 9 + 1, "{lang}: as many names as adapted cards");
    }
}
