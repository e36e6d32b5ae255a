//! Chances of one thing add up, and what a badge says is of one thing.

mod sight;

use foresight::{Change, Foresight, Outcome};
use kernel::{Menu, Offer, Show, Tone, msg};
use kit::gauge::EXACT;
use sight::{attack, number, read, read_offered};
use testkit::toy::Action;
use text::Lang;

fn percents(said: &str) -> Vec<u32> {
    let before = said.rsplit_once('%').map_or("", |(before, _)| before);
    let parts = before.split('%').filter_map(|part| {
        let digits = part.trim_end_matches(|c: char| !c.is_ascii_digit());
        digits.rsplit(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
    });
    parts.collect()
}

fn line(changes: Vec<Change>, told: &[(&'static str, u32)]) -> String {
    let told = told.iter().map(|(gist, chance)| Outcome { gist: msg(*gist), chance: *chance, exact: true });
    let foresight = Foresight { odds: Some(EXACT), changes, told: told.collect(), ..attack() };
    read(&foresight, Lang::En, |foreseen| foreseen.spoken())
}

/// A third that the game computed, beside what was counted, would make 106 of a hundred.
#[test]
fn what_one_number_becomes_is_of_one_weighing() {
    let told = [("gist-won", EXACT), ("g-1", 3_333), ("g-2", 2_000), ("g-3", 1_333), ("g-4", 3_334)];
    let gold = [(13, 4_934), (18, 3_333), (12, 1_733)];
    let said = line(vec![number("score", 0, 9, &gold, &[])], &told);
    let gold = &said[said.find("points").unwrap_or_else(|| panic!("{said}"))..];
    let gold = &gold[..gold.find(';').unwrap_or(gold.len())];
    assert_eq!(percents(gold).iter().sum::<u32>(), 100, "{gold}");
    assert!(!gold.contains("33%") && gold.matches("about").count() == 3, "{gold}");
    // All of it known is said as it is.
    let said = line(vec![number("score", 0, 9, &[(13, 3_333), (9, 6_667)], &[])], &told[1..2]);
    assert!(said.contains("13 (33%)"), "{said}");
}

/// What hardly ever comes aside.
#[test]
fn counted_chances_of_one_thing_are_a_hundred_together() {
    for chances in [&[5_400, 4_600][..], &[3_334, 3_333, 3_333], &[7_000, 2_300, 700], &[9_000, 600, 400]] {
        let after: Vec<(i32, u32)> =
            chances.iter().enumerate().map(|(n, chance)| (n as i32 + 10, *chance)).collect();
        let foresight = Foresight {
            odds: None,
            told: Vec::new(),
            changes: vec![number("score", 0, 1, &after, &[])],
            ..attack()
        };
        let said = read(&foresight, Lang::En, |foreseen| foreseen.spoken());
        let said = said.split(';').next().unwrap_or_default();
        assert_eq!(percents(said).iter().sum::<u32>(), 100, "{said}");
    }
}

/// A number that may become many things is not listed as if nothing else could come of it: few worlds were tried.
#[test]
fn what_may_become_many_things_is_a_range() {
    let said = |after: &[(i32, u32)]| line(vec![number("score", 0, 9, after, &[])], &[]);
    let four = said(&[(13, 4_000), (18, 3_000), (12, 2_000), (15, 1_000)]);
    assert!(four.contains("points 9 to between 12 and 18, most often 13"), "{four}");
    let stays = said(&[(9, 4_000), (18, 3_000), (12, 2_000), (15, 1_000)]);
    assert!(stays.contains("points 9 to between 9 and 18, most often as it is"), "{stays}");
    assert!(
        said(&[(13, 4_000), (18, 3_000), (12, 3_000)]).contains("13 (about 40%)"),
        "few are counted each"
    );
}

/// What is found is rounded so that all ways in which it may end are a hundred, and what comes with one of them stands apart.
#[test]
fn the_ways_in_which_it_ends_are_a_hundred_together() {
    let ends = [
        ("gist-won", 4_930),
        ("g-1", 460),
        ("g-2", 460),
        ("g-3", 460),
        ("g-4", 460),
        ("g-5", 460),
        ("g-6", 2_770),
    ];
    let exact = ends.map(|(gist, chance)| Outcome { gist: msg(gist), chance, exact: true });
    let besides = Outcome { gist: msg("gist-lost"), chance: 460, exact: false };
    let told = exact.into_iter().chain([besides]).collect();
    let look = Foresight { odds: Some(4_930), changes: Vec::new(), told, ..attack() };
    let whole = read(&look, Lang::En, |foreseen| foreseen.whole().into_string());
    let (ends, besides) = whole.split_once("Besides:").unwrap_or_else(|| panic!("{whole}"));
    assert_eq!(percents(ends).iter().sum::<u32>(), 100, "{ends}");
    assert!(ends.contains("49%") && besides.contains("5%"), "{whole}");
}

fn closing(changes: Vec<Change>) -> Foresight {
    Foresight {
        sure: true,
        odds: None,
        told: Vec::new(),
        changes,
        closes: Some(msg("round-ends")),
        ..attack()
    }
}

fn offer(answers: usize) -> Offer<Action> {
    let mut offer = Offer::default();
    offer.choice(Action::Pass, || Show::button(msg("do-pass")).tone(Tone::Idle));
    for n in 1..answers {
        offer.choice(Action::Aim(n as u8), || Show::button(msg("do-fort").num("n", n as i64)));
    }
    offer
}

/// What declining brings as well is the round's, even where something is paid out of it.
#[test]
fn a_price_is_not_lessened_by_what_comes_anyway() {
    let certain = |what, before, after| number(what, 0, before, &[(after, EXACT)], &[]);
    let all = [
        closing(vec![certain("score", 5, 11), certain("cards", 11, 15)]),
        closing(vec![certain("score", 5, 7), certain("cards", 11, 15)]),
        closing(vec![certain("score", 5, 11), certain("cards", 11, 10)]),
        closing(vec![certain("score", 5, 11)]),
    ];
    let offer = offer(all.len());
    let seen = |nth: usize| {
        read_offered(Some(&offer), &all, &all[nth], Lang::En, |foreseen| {
            (foreseen.badge(), foreseen.short().into_string(), foreseen.costs())
        })
    };
    let (badge, short, costs) = seen(0);
    assert!(badge.is_none() && !short.contains("+6") && !costs, "{badge:?} {short}");
    let (badge, short, costs) = seen(1);
    assert!(badge.as_deref() == Some("−4") && !short.contains("+2") && costs, "{badge:?} {short}");
    let (badge, short, _) = seen(2);
    assert!(badge.as_deref() == Some("−5") && !short.contains("−1"), "{badge:?} {short}");
    let (badge, short, _) = seen(3);
    assert!(
        badge.as_deref() == Some("−4") && short.contains("−4"),
        "paid out of what comes in: {badge:?} {short}"
    );
    // The tip has what becomes of it in the end.
    let whole =
        read_offered(Some(&offer), &all, &all[2], Lang::En, |foreseen| foreseen.whole().into_string());
    assert!(whole.contains("11 → 10"), "{whole}");
}

/// Of a large offer a few others show what comes anyway; a chance stands alone beside it.
#[test]
fn what_comes_anyway_is_no_part_of_a_chance() {
    let gain = |after: &[(i32, u32)], hoped: &[usize]| number("score", 0, 9, after, hoped);
    let plague = |mine: Change| Foresight {
        odds: Some(4_213),
        changes: vec![mine],
        anyway: vec![gain(&[(14, EXACT)], &[])],
        ..attack()
    };
    let badge = |foresight: &Foresight| read(foresight, Lang::En, |foreseen| foreseen.badge());
    assert_eq!(badge(&plague(gain(&[(14, EXACT)], &[0]))).as_deref(), Some("42%"));
    assert_eq!(badge(&plague(gain(&[(14, 5_787), (11, 4_213)], &[1]))).as_deref(), Some("42% · −3"));
    // Where all are foreseen, most of them show it.
    let settles = |mine: Change| Foresight {
        anyway: Vec::new(),
        told: vec![Outcome { gist: msg("fort"), chance: EXACT, exact: false }],
        ..plague(mine)
    };
    let same = || settles(gain(&[(14, EXACT)], &[0]));
    let all = [same(), same(), settles(gain(&[(11, EXACT)], &[0]))];
    let badge = |nth: usize| sight::read_among(&all, &all[nth], Lang::En, |foreseen| foreseen.badge());
    assert_eq!((badge(0).as_deref(), badge(2).as_deref()), (Some("42%"), Some("42% · −3")));
}

/// The drawing on a badge is that of the number on it, whatever else stands on the answer.
#[test]
fn a_badge_has_the_drawing_of_its_number() {
    let buys = |gains: &[&'static str]| Foresight {
        sure: true,
        odds: None,
        told: Vec::new(),
        changes: [number("cards", 0, 11, &[(1, EXACT)], &[])]
            .into_iter()
            .chain(gains.iter().map(|what| number(what, 0, 0, &[(1, EXACT)], &[])))
            .collect(),
        ..attack()
    };
    let all =
        [buys(&["score"]), buys(&["score"]), buys(&["mood"]), Foresight { changes: Vec::new(), ..buys(&[]) }];
    sight::read_among(&all, &all[0], Lang::En, |foreseen| {
        assert_eq!(foreseen.badge().as_deref(), Some("+1"), "what most of them cost is no badge");
        let short = foreseen.short().into_string();
        let on = short.split("data-on-place").nth(1).unwrap_or_else(|| panic!("{short}"));
        assert!(on.starts_with('>') || on.starts_with("=\"\">"), "{short}");
        assert!(on[..on.find("</span>").expect("its end")].contains("points"), "{short}");
        assert_eq!(short.matches("data-on-place").count(), 1, "{short}");
    });
}

/// Whoever's turn it is answers nothing; whoever is asked about the choice does.
#[test]
fn whose_turn_it_is_is_said_as_such() {
    let then = |reacts| Foresight {
        then: Some(foresight::Then { seat: kernel::Seat(1), prompt: None, only: None, reacts }),
        ..attack()
    };
    let said = |reacts, lang| read(&then(reacts), lang, |foreseen| foreseen.whole().into_string());
    assert!(said(false, Lang::En).contains("Then: Bo is next"));
    assert!(said(false, Lang::Fr).contains("au tour de Bo"));
    assert!(said(true, Lang::En).contains("Then: Bo answers"));
}
