//! Texts in both languages, and rules that are all named by a test.

mod scenes;

use civilization_2002::Civilization2002;
use civilization_2002::ids::*;
use civilization_2002::options::{Options, RuleSet};
use kernel::{Audience, Chance, Dice, Match, Msg, Rules, Seat, Seed};
use kit::Gauges;
use kit::gauge::Value;
use scenes::Opening;
use std::collections::BTreeSet;
use testkit::{Fault, With};
use text::{Both, Catalogue, Lang, Spoken};

#[test]
fn words() {
    testkit::words::<With<Civilization2002, Opening>>(&[
        testkit::beside!("src"),
        testkit::beside!("../table/src"),
    ]);
}

/// What the table says beside the rules.
const TABLE: Both =
    Both { en: include_str!("../../table/text/en.ftl"), fr: include_str!("../../table/text/fr.ftl") };

#[test]
fn glossary() {
    let texts = [Civilization2002::TEXT, Civilization2002::RULES, TABLE];
    testkit::glossary(testkit::beside!("../glossary.json"), &texts);
}

#[test]
fn sentences_of_the_table() {
    testkit::sentences(&[Civilization2002::TEXT, TABLE]);
}

/// R1.2: regions the booklet names keep its names; ours are French in French.
#[test]
fn regions_have_their_names_in_both_languages() {
    const PRINTED: [&str; 19] = [
        "mississippi",
        "mexica",
        "orinoco",
        "gran_chaco",
        "atlantia",
        "nigeria",
        "funa",
        "tanganika",
        "eritrea",
        "kalahari",
        "euphrates",
        "steppe",
        "gobi",
        "himalaya",
        "yunnan",
        "mekong",
        "java",
        "tanami",
        "tasmania",
    ];
    // The same in both languages, as geographers have it.
    const ALIKE: [&str; 14] = [
        "alaska",
        "yukon",
        "athabasca",
        "huron",
        "labrador",
        "dakota",
        "antilles",
        "andes",
        "bahia",
        "sahara",
        "madagascar",
        "indus",
        "deccan",
        "nullarbor",
    ];
    let [en, fr] = Lang::ALL
        .map(|l| Catalogue::new(l, &[Civilization2002::TEXT.get(l)]).unwrap_or_else(|e| panic!("{e:?}")));
    for area in Area::lands() {
        let key = area.key();
        let (english, french) = (en.get(&key), fr.get(&key));
        let keeps = PRINTED.contains(&area.name());
        assert!(!keeps || english == french, "{french} is printed as {english}");
        let alike = keeps || ALIKE.contains(&area.name()) || ["cathay", "aotearoa"].contains(&area.name());
        assert!(alike || english != french, "{english} is not French");
    }
}

/// Everything that is said in a few turns of a later era, or was to be expected, can be said in both languages.
fn speaks<S: Fault<Civilization2002>>(seed: u64) {
    let catalogues = Lang::ALL
        .map(|l| Catalogue::new(l, &[Civilization2002::TEXT.get(l)]).unwrap_or_else(|e| panic!("{e:?}")));
    let mut dice = Dice::new(seed);
    let check = |said: &Msg| {
        for catalogue in &catalogues {
            let rendered = catalogue.try_render(said, &|seat| format!("P{seat}"));
            assert!(rendered.is_ok(), "{:?}: {:?}", said.key, rendered.err());
        }
    };
    for advanced in [false, true] {
        let mut options = Options::default();
        if advanced {
            options.rules = RuleSet::Advanced;
        }
        let (mut game, _) = Match::<With<Civilization2002, S>>::new(options, 4, Seed::from_number(seed))
            .expect("any options");
        while let Some(seat) = Civilization2002::open(game.state()).first() {
            let decision = game.decision(seat).expect("open");
            decision.offer.prompt.iter().for_each(check);
            decision.offer.choices.iter().for_each(|c| check(&c.show.label));
            for refusal in &decision.offer.refused {
                check(&refusal.why);
                refusal.about.iter().for_each(check);
            }
            let targets = decision.offer.choices.iter().map(|c| c.show.target);
            targets.filter_map(Civilization2002::place).for_each(|name| check(&name));
            let choices = &decision.offer.choices;
            let (number, action) =
                (decision.number, choices[dice.below(choices.len() as u32) as usize].action);
            let done = game.submit(seat, number, action).expect("offered");
            for told in &done.told {
                check(&Civilization2002::narrate(&told.event));
                Civilization2002::gist(&told.event).iter().for_each(check);
            }
        }
    }
}

#[test]
fn later_eras_are_spoken() {
    speaks::<scenes::Medieval>(1);
    speaks::<scenes::Industrial>(2);
    speaks::<scenes::Modern>(3);
}

/// Everything that is kept an eye on has a name, and words for what it may be, in both languages.
#[test]
fn gauges_are_named() {
    let names: BTreeSet<String> = [false, true]
        .into_iter()
        .flat_map(|advanced| {
            let rules = if advanced { RuleSet::Advanced } else { RuleSet::Basic };
            let options = Options { rules, ..Options::default() };
            let state = testkit::start::<With<Civilization2002, scenes::Modern>>(&options, 3, 5);
            Civilization2002::gauges(&Civilization2002::view(&state, Audience::Seat(Seat(0))))
        })
        .flat_map(|gauge| {
            let word = if let Value::Word(word) = gauge.value { Some(word.to_owned()) } else { None };
            word.into_iter().chain([format!("gauge-{}", gauge.what)])
        })
        .collect();
    assert!(names.len() > 15, "{names:?}");
    for lang in Lang::ALL {
        let catalogue =
            Catalogue::new(lang, &[Civilization2002::TEXT.get(lang)]).unwrap_or_else(|e| panic!("{e:?}"));
        let missing: Vec<&String> = names.iter().filter(|name| !catalogue.has(name)).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}

#[test]
fn coverage() {
    testkit::covered(testkit::beside!(".."));
}

/// No two answers to one question read alike.
#[test]
fn choices_can_be_told_apart() {
    testkit::told_apart::<civilization_2002::Civilization2002>(20_000);
}

#[test]
fn citations() {
    testkit::cited(testkit::beside!(".."));
}
