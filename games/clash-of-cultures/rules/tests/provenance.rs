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

/// The names of entries in whose data `marked` finds what it looks for.
fn marked(names: &Catalogue, marked: impl Fn(&Value) -> bool) -> Vec<String> {
    let all = FILES.iter().flat_map(|(file, json)| {
        entries(file, &serde_json::from_str(json).unwrap_or_else(|e| panic!("data/{file}.json: {e}")))
    });
    all.filter(|(_, entry)| marked(entry)).map(|(key, _)| names.get(&key)).collect()
}

/// R24.2.
#[test]
fn what_is_adapted_is_named() {
    testkit::named::<ClashOfCultures>("R24.2", |names| marked(names, |e| e["confidence"] == "ADAPTED"));
}

/// R24.3.
#[test]
fn what_is_reconstructed_is_named() {
    testkit::named::<ClashOfCultures>("R24.3", |names| {
        let mut all = marked(names, |e| e.to_string().contains("RECONSTRUCTED"));
        // Numbers without names: the end roll.
        let numbers = |json: &&str| json.contains("\"confidence_of_numbers\": \"RECONSTRUCTED\"");
        all.extend(FILES.iter().map(|(_, json)| *json).filter(numbers).map(|_| "R21.4".to_owned()));
        all
    });
}

/// R24.1, R24.2: what is of the later edition is said so, and nothing is called adapted that is not.
#[test]
fn what_is_not_from_the_rulebook_is_named() {
    let later: usize = FILES.iter().map(|(_, json)| json.matches("ME=2012?\"").count()).sum();
    for lang in Lang::ALL {
        let rule = |number| testkit::rule_text(ClashOfCultures::RULES.get(lang), number);
        assert!(later > 100 && rule("R24.1").len() > 100, "{lang}: what is of the later edition");
        assert_eq!(
            rule("R24.2").matches(',').count(),
            7 + 1 + 9 + 1,
            "{lang}: as many names as adapted cards"
        );
    }
}
