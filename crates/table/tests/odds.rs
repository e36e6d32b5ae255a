//! Foresight where dice decide, as a reader sees it.

mod sight;

use foresight::{Change, Foresight, Outcome};
use kernel::{Target, msg};
use kit::gauge::{EXACT, Of, Value};
use sight::{attack, number, read, read_among};
use text::Lang;

#[test]
fn a_battle_in_short_is_its_chance_and_what_it_brings() {
    read(&attack(), Lang::En, |foreseen| {
        assert_eq!(foreseen.badge().as_deref(), Some("58% · +4"));
        let short = foreseen.short().into_string();
        let order = ["58%", "+4", "−1", "−2"]
            .map(|mark| short.find(mark).unwrap_or_else(|| panic!("{mark}: {short}")));
        assert!(order.is_sorted(), "one's own first, others' after: {short}");
        assert!(!short.contains(">Bo") && short.contains("shape-1"), "another by their mark: {short}");
    });
}

#[test]
fn a_battle_whole_has_every_outcome_with_its_chance() {
    read(&attack(), Lang::Fr, |foreseen| {
        let whole = foreseen.whole().into_string();
        for said in [
            "<b>58\u{a0}%</b>",
            "<b>42\u{a0}%</b>",
            "12 → 16 (58\u{a0}%)",
            "Bo → Ana (58\u{a0}%)",
            "Le hasard",
            "Ensuite\u{a0}: What next?",
        ] {
            assert!(whole.contains(said), "{said}: {whole}");
        }
        let spoken = foreseen.spoken();
        let begins =
            "58\u{a0}%, Levant: won\u{202f}; 42\u{a0}%, Levant: lost\u{202f}; points 12 à 16 (58\u{a0}%)";
        assert!(spoken.starts_with(begins), "{spoken}");
        assert!(spoken.contains("Bo, points 20 à 18 (58\u{a0}%)"), "{spoken}");
    });
}

/// What cannot succeed says so where others say their chance.
#[test]
fn a_hopeless_choice_says_nought() {
    let hopeless = Foresight {
        odds: Some(0),
        through: Vec::new(),
        changes: vec![number("cards", 0, 3, &[(2, EXACT)], &[])],
        told: vec![Outcome { gist: msg("gist-lost"), chance: EXACT, exact: true }],
        ..attack()
    };
    read(&hopeless, Lang::En, |foreseen| {
        assert_eq!(foreseen.badge().as_deref(), Some("0% · −1"));
        assert!(foreseen.short().into_string().contains(">0%<"));
    });
}

/// Without known odds a number has a range, and a word of a place is said.
#[test]
fn what_is_not_sure_has_a_range() {
    let mood = Change {
        of: Of::Place(Target::Space(4)),
        what: "mood",
        before: None,
        after: vec![(Some(Value::Word("mood-angry")), EXACT)],
        hoped: Vec::new(),
        exact: false,
    };
    let draw = Foresight {
        odds: None,
        through: Vec::new(),
        changes: vec![number("score", 0, 3, &[(3, 6000), (7, 4000)], &[]), mood],
        ..attack()
    };
    read(&draw, Lang::En, |foreseen| {
        let short = foreseen.short().into_string();
        assert!(short.contains("0…+4") && short.contains("angry"), "{short}");
        assert!(foreseen.whole().into_string().contains("3 → 7 (about 40%)"));
    });
}

/// What succeeds may still bring more or less: one number would be a promise.
#[test]
fn what_is_hoped_for_has_a_range() {
    let prize = number("score", 0, 0, &[(6, 5000), (4, 3000), (8, 2000)], &[0, 1, 2]);
    let expedition = Foresight { odds: Some(EXACT), changes: vec![prize], ..attack() };
    read(&expedition, Lang::En, |foreseen| {
        assert_eq!(foreseen.badge().as_deref(), Some("100% · +4…+8"));
    });
}

/// What comes whatever is answered, as the end of a round does, is told after what the answer itself does, and is on no
/// answer as if it were its doing.
#[test]
fn what_comes_anyway_is_told_last() {
    let told = |gist: &'static str, exact| Outcome { gist: msg(gist), chance: EXACT, exact };
    let of = |own: Vec<Outcome>, changes: Vec<Change>| Foresight {
        sure: false,
        odds: None,
        told: own.into_iter().chain([told("round-ends", false)]).collect(),
        changes: changes.into_iter().chain([number("score", 0, 12, &[(15, EXACT)], &[])]).collect(),
        ..attack()
    };
    let attacks = of(vec![told("gist-lost", true)], vec![number("cards", 0, 3, &[(2, EXACT)], &[])]);
    let stays = of(Vec::new(), Vec::new());
    let all = [attacks, stays];
    read_among(&all, &all[0], Lang::En, |foreseen| {
        assert_eq!(foreseen.badge().as_deref(), Some("−1"), "three points more come anyway");
        let spoken = foreseen.spoken();
        let order =
            ["Levant: lost", "cards 3 to 2", "Whatever you answer: The round ends", "points 12 to 15"]
                .map(|part| spoken.find(part).unwrap_or_else(|| panic!("{part}: {spoken}")));
        assert!(order.is_sorted(), "{spoken}");
        let whole = foreseen.whole().into_string();
        assert!(whole.find("cards") < whole.find("Whatever you answer"), "{whole}");
    });
    read_among(&all, &all[1], Lang::En, |foreseen| {
        let short = foreseen.short().into_string();
        assert!(!short.contains("+3"), "{short}");
    });
}

/// What every answer brings alike is on none of them, unless there is nothing else to say.
#[test]
fn what_all_answers_cost_is_no_reason_to_choose_one() {
    let costs = |more: Option<Change>| Foresight {
        sure: true,
        odds: None,
        told: Vec::new(),
        changes: more.into_iter().chain([number("cards", 0, 3, &[(2, EXACT)], &[])]).collect(),
        ..attack()
    };
    let all = [costs(Some(number("score", 0, 12, &[(13, EXACT)], &[]))), costs(None)];
    read_among(&all, &all[0], Lang::En, |foreseen| {
        let short = foreseen.short().into_string();
        assert!(short.contains("+1") && !short.contains("−1"), "{short}");
        assert!(foreseen.spoken().contains("cards 3 to 2"), "it is told whole: {}", foreseen.spoken());
    });
    read_among(&all, &all[1], Lang::En, |foreseen| {
        assert_eq!(foreseen.badge(), None, "it would stand on every place alike");
    });
}

/// What only tried worlds count is about so likely, and is not told beyond what a reader wants to know; what the game computed
/// is as exact as it is.
#[test]
fn counted_chances_are_about_right_and_few() {
    const GISTS: [&str; 9] = ["g-1", "g-2", "g-3", "g-4", "g-5", "g-6", "g-7", "g-8", "g-9"];
    let chances = [EXACT, 9_700, 5_400, 4_600, 1_200, 300, 200, 200, 200];
    let told = GISTS.into_iter().zip(chances);
    let draw = Foresight {
        odds: None,
        changes: vec![number("score", 0, 12, &[(15, EXACT)], &[]), number("score", 1, 4, &[(9, EXACT)], &[])],
        told: told.map(|(gist, chance)| Outcome { gist: msg(gist), chance, exact: false }).collect(),
        ..attack()
    };
    read(&draw, Lang::En, |foreseen| {
        let whole = foreseen.whole().into_string();
        for said in
            ["<b>100%</b>", "<b>almost surely</b>", "<b>about 50%</b>", "<b>about 10%</b>", "and 4 more"]
        {
            assert!(whole.contains(said), "{said}: {whole}");
        }
        assert!(!whole.contains("54%") && !whole.contains("six"), "{whole}");
        assert!(whole.find("12 → 15") < whole.find("one<"), "the reader's own first: {whole}");
        assert!(whole.contains("Bo, points"), "whose it is, is said: {whole}");
        assert!(foreseen.spoken().contains("about 50%, three; about 50%, four"), "{}", foreseen.spoken());
    });
    let rare =
        Foresight { told: vec![Outcome { gist: msg("g-1"), chance: 300, exact: false }], ..draw.clone() };
    read(&rare, Lang::Fr, |foreseen| assert!(foreseen.whole().into_string().contains("<b>rarement</b>")));
    let exact = Foresight { told: vec![Outcome { gist: msg("g-1"), chance: 9_999, exact: true }], ..draw };
    read(&exact, Lang::En, |foreseen| assert!(foreseen.whole().into_string().contains("<b>99%</b>")));
}

/// Where all that is said is certain, nothing is said of chance, whatever was drawn for it.
#[test]
fn chance_has_no_say_in_what_is_certain() {
    let certain = Foresight {
        odds: None,
        changes: vec![number("cards", 0, 3, &[(4, EXACT)], &[])],
        told: vec![Outcome { gist: msg("gist-won"), chance: EXACT, exact: false }],
        ..attack()
    };
    read(&certain, Lang::En, |foreseen| {
        let whole = foreseen.whole().into_string();
        assert!(!whole.contains("Chance has a say") && !whole.contains("100%"), "{whole}");
        assert!(!whole.contains("is certain"), "something is drawn: {whole}");
    });
    let asked = Foresight { then: None, ..certain };
    read(&asked, Lang::En, |foreseen| {
        assert!(
            foreseen.whole().into_string().contains("Chance has a say"),
            "what is asked then depends on it"
        );
    });
}

/// What most answers bring, and one after which the same is told does not, is their own doing.
#[test]
fn what_one_of_the_answers_does_not_bring_is_the_others_doing() {
    let of = |changes: Vec<Change>| Foresight {
        sure: true,
        odds: None,
        told: vec![Outcome { gist: msg("round-ends"), chance: EXACT, exact: false }],
        changes,
        ..attack()
    };
    let grows =
        || of(vec![number("score", 0, 12, &[(13, EXACT)], &[]), number("cards", 0, 3, &[(2, EXACT)], &[])]);
    let all = [grows(), grows(), grows(), of(Vec::new())];
    read_among(&all, &all[0], Lang::En, |foreseen| {
        assert_eq!(foreseen.badge().as_deref(), Some("+1"), "{}", foreseen.spoken());
        let spoken = foreseen.spoken();
        assert!(spoken.find("points 12 to 13") < spoken.find("Whatever you answer"), "{spoken}");
    });
}

/// In short: what it is for and the points, as one sentence.
#[test]
fn the_gist_of_a_choice_is_one_sentence() {
    let points = |mut change: Change| {
        change.what = "points";
        change
    };
    let buys = Foresight {
        sure: true,
        odds: None,
        told: Vec::new(),
        changes: vec![
            number("cards", 0, 3, &[(2, EXACT)], &[]),
            number("mood", 0, 1, &[(2, EXACT)], &[]),
            points(number("score", 0, 12, &[(13, EXACT)], &[])),
        ],
        ..attack()
    };
    read(&buys, Lang::En, |foreseen| {
        let brief = foreseen.brief().unwrap_or_default();
        assert!(brief.starts_with("At once: gauge-points 12 → 13; cards 3 → 2"), "{brief}");
        assert!(brief.ends_with('.') && !brief.contains(".;") && !brief.contains("mood"), "{brief}");
    });
}

/// What hardly ever comes is in the tip and not on the place: places that differ by it alone would read as if they differed.
#[test]
fn what_hardly_ever_comes_is_not_promised() {
    let start = |after: &[(i32, u32)]| Foresight {
        odds: None,
        sure: false,
        changes: vec![number("score", 0, 1, after, &[])],
        told: Vec::new(),
        ..attack()
    };
    let both = [start(&[(2, 9_900), (4, 100)]), start(&[(2, EXACT)])];
    read_among(&both, &both[0], Lang::En, |foreseen| {
        assert_eq!(foreseen.badge(), None, "it is the same in both");
        assert!(foreseen.whole().into_string().contains('4'), "{}", foreseen.whole().into_string());
    });
    let better = [start(&[(2, 9_900), (4, 100)]), start(&[(2, 6_000), (4, 4_000)])];
    read_among(&better, &better[1], Lang::En, |foreseen| {
        assert_eq!(foreseen.badge().as_deref(), Some("+1…+3"))
    });
    read_among(&better, &better[0], Lang::En, |foreseen| assert_eq!(foreseen.badge().as_deref(), Some("+1")));
}

/// Where nothing else is known of a choice, what may come of it stands there with its chance: it has not happened yet.
#[test]
fn what_may_happen_is_not_told_as_if_it_had() {
    let waits = Foresight {
        odds: None,
        sure: false,
        changes: Vec::new(),
        then: None,
        told: vec![
            Outcome { gist: msg("gist-won"), chance: 7_000, exact: false },
            Outcome { gist: msg("gist-lost"), chance: 3_000, exact: false },
        ],
        ..attack()
    };
    read(&waits, Lang::En, |foreseen| {
        let short = foreseen.short().into_string();
        assert!(short.contains("about 70%"), "{short}");
    });
}

/// What most answers cost says nothing on their places; what most of them bring does, where others bring nothing.
#[test]
fn what_most_answers_cost_is_no_badge() {
    let changes = |score: i32, cards: i32| Foresight {
        sure: true,
        odds: None,
        told: Vec::new(),
        changes: [
            number("score", 0, 1, &[(score, EXACT)], &[]),
            number("cards", 0, 3, &[(cards, EXACT)], &[]),
        ]
        .into_iter()
        .filter(|change| change.before.as_ref() != change.after[0].0.as_ref())
        .collect(),
        ..attack()
    };
    let costs = [changes(1, 2), changes(1, 2), changes(2, 3)];
    read_among(&costs, &costs[0], Lang::En, |foreseen| assert_eq!(foreseen.badge(), None));
    let brings = [changes(3, 3), changes(3, 3), changes(1, 2)];
    read_among(&brings, &brings[0], Lang::En, |foreseen| assert_eq!(foreseen.badge().as_deref(), Some("+2")));
}
