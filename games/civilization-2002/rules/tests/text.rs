//! Texts in both languages, and rules that are all named by a test.

mod scenes;

use civilization_2002::Civilization2002;
use civilization_2002::event::{Event, RollFor};
use civilization_2002::figure::Figure;
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

/// R1.2: regions are French in French, those the booklet names in English too.
#[test]
fn regions_have_their_names_in_both_languages() {
    // The same in both languages, as geographers have it, or names of the booklet that no geographer has.
    const ALIKE: [&str; 29] = [
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
        "mississippi",
        "mexica",
        "gran_chaco",
        "atlantia",
        "nigeria",
        "funa",
        "kalahari",
        "steppe",
        "gobi",
        "himalaya",
        "yunnan",
        "java",
        "tanami",
        "cathay",
        "aotearoa",
    ];
    let [en, fr] = Lang::ALL
        .map(|l| Catalogue::new(l, &[Civilization2002::TEXT.get(l)]).unwrap_or_else(|e| panic!("{e:?}")));
    for area in Area::lands() {
        let key = area.key();
        let (english, french) = (en.get(&key), fr.get(&key));
        assert_eq!(ALIKE.contains(&area.name()), english == french, "{english}, in French {french}");
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

/// Figures are counted as one says it, of every kind and type; dice say what they are thrown for and what is taken off.
#[test]
fn figures_and_dice_are_said_in_full() {
    let [en, fr] = Lang::ALL
        .map(|l| Catalogue::new(l, &[Civilization2002::TEXT.get(l)]).unwrap_or_else(|e| panic!("{e:?}")));
    let say = |catalogue: &Catalogue, said: &Msg| {
        catalogue
            .try_render(said, &|seat| format!("P{seat}"))
            .unwrap_or_else(|e| panic!("{:?}: {e:?}", said.key))
    };
    for kind in Kind::all() {
        let levels = (0..kind.types().len() as u8).map(Some);
        for level in levels.filter(|_| !kind.is_settler()).chain([None]) {
            let figure = Figure { kind, level };
            for (catalogue, ones) in [(&en, ["a ", "an "]), (&fr, ["un ", "une "])] {
                let one = say(catalogue, &figure.several(1));
                assert!(ones.iter().any(|word| one.starts_with(word)), "{one}");
                assert!(say(catalogue, &figure.several(3)).starts_with("3 "), "{figure:?}");
            }
        }
    }
    let settler = Figure { kind: Kind::Settler, level: None };
    assert_eq!([1, 2].map(|n| say(&fr, &settler.several(n))), ["un colon", "2 colons"]);
    let minor = Event::RolledFor { who: Seat(0), what: RollFor::Minor, dice: (5, 6), less: 2 };
    let said = say(&fr, &Civilization2002::narrate(&minor));
    assert_eq!(said, "Civilisation mineure\u{a0}: P0 lance 5 et 6, moins 2 colonies\u{a0}: 9.");
    let removed = Event::MarkerRemoved { who: Seat(1), area: Area(0), marker: Marker::Plague };
    assert_eq!(Civilization2002::narrate(&removed).about(), Some(Seat(1)), "it happened to somebody");
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
