//! What stands on an answer and in its tip, and what does not: whose doing it is, and what comes whatever is answered.

mod sight;

use foresight::{Change, Foresight, Outcome, Then};
use kernel::{Offer, Seat, Show, msg};
use kit::gauge::EXACT;
use sight::{attack, number, read, read_among, read_offered};
use testkit::toy::Action;
use text::Lang;

fn certain(changes: Vec<Change>, told: &[&'static str], closes: bool) -> Foresight {
    let told = told.iter().map(|gist| Outcome { gist: msg(*gist), chance: EXACT, exact: false });
    let closes = closes.then(|| msg("round-ends"));
    Foresight { sure: true, odds: None, changes, told: told.collect(), closes, ..attack() }
}

fn grows(by: i32) -> Vec<Change> {
    vec![
        number("score", 0, 17, &[(17 + by, EXACT)], &[]),
        number("cards", 0, 14, &[(4, EXACT)], &[]),
        number("cards", 1, 15, &[(0, EXACT)], &[]),
    ]
}

/// What the answer itself changes of the reader's, then what ends; others' belong to what comes after.
#[test]
fn what_an_answer_changes_stands_before_what_it_ends() {
    let all = [certain(grows(1), &[], true), certain(Vec::new(), &[], true), certain(Vec::new(), &[], false)];
    read_among(&all, &all[0], Lang::En, |foreseen| {
        let short = foreseen.short().into_string();
        let order = ["+1", "−10", "The round ends"]
            .map(|mark| short.find(mark).unwrap_or_else(|| panic!("{mark}: {short}")));
        assert!(order.is_sorted() && !short.contains("The round ends:"), "{short}");
        assert!(!short.contains("shape-1"), "what becomes of others is not on it: {short}");
        assert_eq!(foreseen.badge().as_deref(), Some("+1"), "another answer ends the round without it");
    });
    read_among(&all, &all[1], Lang::En, |foreseen| {
        let short = foreseen.short().into_string();
        assert!(short.contains("The round ends") && !short.contains("+1"), "{short}");
    });
}

/// What every answer brings that ends the round is the round's; where one alone ends it, nobody can tell, and its place does
/// not promise it.
#[test]
fn what_all_that_end_a_round_bring_is_the_rounds() {
    let all = [certain(grows(2), &[], true), certain(grows(2), &[], true), certain(Vec::new(), &[], false)];
    read_among(&all, &all[0], Lang::En, |foreseen| {
        let short = foreseen.short().into_string();
        assert!(!short.contains("+2") && short.contains("The round ends"), "{short}");
        let whole = foreseen.whole().into_string();
        let line = "With most answers: The round ends; points 17 → 19; cards 14 → 4<";
        assert!(whole.contains(line) && !whole.contains("Bo, cards"), "{whole}");
    });
    let alone = [certain(grows(2), &[], true), certain(Vec::new(), &[], false)];
    read_among(&alone, &alone[0], Lang::En, |foreseen| {
        let short = foreseen.short().into_string();
        assert!(short.find("The round ends:") < short.find("+2") && short.contains("+2"), "{short}");
        assert_eq!(foreseen.badge(), None);
        let whole = foreseen.whole().into_string();
        assert!(whole.find("17 → 19") < whole.find("The round ends"), "{whole}");
        assert!(foreseen.spoken().contains("points 17 to 19"), "{}", foreseen.spoken());
        assert!(foreseen.spoken().contains("The round ends"), "{}", foreseen.spoken());
    });
}

/// What another may or may not lose is no news of this answer.
#[test]
fn what_may_stay_as_it_is_for_another_is_not_on_it() {
    let armies = number("cards", 1, 15, &[(0, 5_000), (15, 5_000)], &[]);
    let ends = Foresight { sure: false, ..certain(vec![grows(3).swap_remove(0), armies], &[], false) };
    read(&ends, Lang::En, |foreseen| {
        let short = foreseen.short().into_string();
        assert!(short.contains("+3") && !short.contains("−15"), "{short}");
    });
}

fn exact(told: &[(&'static str, u32)]) -> Vec<Outcome> {
    told.iter().map(|(gist, chance)| Outcome { gist: msg(*gist), chance: *chance, exact: true }).collect()
}

fn colours(foresight: &Foresight) -> Vec<String> {
    read(foresight, Lang::En, |foreseen| {
        let whole = foreseen.whole().into_string();
        let parts = whole.split("<rect class=\"").skip(1).filter_map(|rest| rest.split('"').next());
        parts.map(str::to_owned).collect()
    })
}

/// Green is what is hoped for, red what is feared, however likely each is.
#[test]
fn the_line_of_chances_has_what_is_hoped_for_first() {
    let fought = |odds, told: &[(&'static str, u32)]| Foresight {
        odds: Some(odds),
        changes: Vec::new(),
        told: exact(told),
        ..attack()
    };
    let three = [("gist-won", 2_000), ("gist-draw", 5_000), ("gist-lost", 3_000)];
    assert_eq!(colours(&fought(2_000, &three)), ["part-0", "part-1", "part-2"]);
    assert_eq!(colours(&fought(4_213, &[("gist-won", 4_213), ("gist-lost", 5_787)])), ["part-0", "part-2"]);
    assert_eq!(colours(&fought(0, &[("gist-draw", 4_000), ("gist-lost", 6_000)])), ["part-1", "part-2"]);
    assert_eq!(colours(&fought(EXACT, &[("gist-won", EXACT)])), ["part-0"]);
    assert_eq!(colours(&fought(0, &[("gist-lost", EXACT)])), ["part-2"]);
    // What is found there is no part of it, and comes below.
    let finds = ["g-1", "g-2", "g-3", "g-4", "g-5", "g-6"].map(|gist| (gist, 1_600));
    let told: Vec<_> = [("gist-won", 1_300), ("gist-lost", 8_700)].into_iter().chain(finds).collect();
    let expedition = fought(1_300, &told);
    assert_eq!(colours(&expedition), ["part-0", "part-2"]);
    read(&expedition, Lang::Fr, |foreseen| {
        let whole = foreseen.whole().into_string();
        assert!(whole.find("Levant: won") < whole.find("Levant: lost"), "{whole}");
        assert!(whole.contains("four") && !whole.contains("five"), "{whole}");
        assert!(whole.contains("et 2 autres lignes"), "{whole}");
    });
}

/// What comes true with an outcome whose chance is known has that chance, not about that.
#[test]
fn one_event_has_one_chance() {
    let mut won = attack();
    won.told.push(Outcome { gist: msg("g-1"), chance: 5_786, exact: false });
    read(&won, Lang::En, |foreseen| {
        assert!(!foreseen.whole().into_string().contains("about"), "{}", foreseen.whole().into_string());
        assert!(!foreseen.spoken().contains("about"), "{}", foreseen.spoken());
    });
}

/// What comes whatever is answered takes a line: what it is, and the first of the reader's that it changes.
#[test]
fn what_comes_anyway_takes_one_line() {
    let after = || {
        let others = [2, 3, 4].map(|n| number("score", 1, 0, &[(n, EXACT)], &[]));
        let mine = [("score", 20), ("cards", 6), ("mood", 3)]
            .map(|(what, n)| number(what, 0, 1, &[(n, EXACT)], &[]));
        mine.into_iter().chain(others).collect::<Vec<_>>()
    };
    let all = [
        certain(after(), &["round-ends", "g-1", "g-2"], true),
        certain(after(), &["round-ends", "g-1", "g-2"], true),
    ];
    read_among(&all, &all[0], Lang::En, |foreseen| {
        let whole = foreseen.whole().into_string();
        let anyway = &whole[whole.find("Whatever you answer").unwrap_or_else(|| panic!("{whole}"))..];
        let line = &anyway[..anyway.find("</span>").expect("its end")];
        assert!(line.contains("The round ends") && line.contains("points 1 → 20"), "{line}");
        for left_out in ["one", "two", "mood", "Bo, points"] {
            assert!(!whole.contains(left_out), "{left_out}: {whole}");
        }
    });
}

fn offer(labels: &[&'static str]) -> Offer<Action> {
    use kernel::Menu;
    let mut offer = Offer::default();
    for (n, label) in labels.iter().enumerate() {
        offer.choice(Action::Aim(n as u8), || Show::button(msg(*label).num("n", n as i64)));
    }
    offer
}

/// What is said of a thing after each of the answers that choose a place for it is about the thing.
#[test]
fn what_the_thing_does_is_never_folded_away() {
    let all = [4, 5, 6].map(|n| certain(vec![number("score", 0, 1, &[(n, EXACT)], &[])], &["fort"], false));
    let forts = offer(&["do-fort"; 3]);
    read_offered(Some(&forts), &all, &all[0], Lang::En, |foreseen| {
        let whole = foreseen.whole().into_string();
        assert!(whole.contains("A fort") && !whole.contains("answer:"), "{whole}");
    });
    let any = offer(&["do-fort", "do-fort", "do-pass"]);
    read_offered(Some(&any), &all, &all[0], Lang::En, |foreseen| {
        assert!(foreseen.whole().into_string().contains("Whatever you answer:"));
    });
}

/// What is asked next stands on an answer where that tells it from the others.
#[test]
fn what_is_asked_next_is_said_where_it_differs() {
    let asks = |prompt: &'static str| Foresight {
        then: Some(Then { seat: Seat(0), prompt: Some(msg(prompt)), only: None, reacts: false }),
        ..certain(Vec::new(), &[], false)
    };
    let all = [asks("prompt-where"), asks("prompt-where"), asks("prompt-where"), asks("prompt-next")];
    read_among(&all, &all[0], Lang::En, |foreseen| {
        assert!(!foreseen.short().into_string().contains("Where to?"), "{}", foreseen.short().into_string());
        assert!(foreseen.whole().into_string().contains("Then: Where to?"));
    });
    read_among(&all, &all[3], Lang::En, |foreseen| {
        assert!(foreseen.short().into_string().contains("Then: What next?"));
    });
}

/// Certain is what is said; beside a chance that was computed it would be said twice, or seem to contradict it.
#[test]
fn certainty_is_said_once() {
    let plain = certain(grows(1), &[], false);
    read(&plain, Lang::Fr, |foreseen| {
        assert!(foreseen.whole().into_string().contains("Rien n’est tiré ni lancé pour cette réponse."));
    });
    let won = Foresight { odds: Some(EXACT), told: exact(&[("gist-won", EXACT)]), ..plain };
    read(&won, Lang::Fr, |foreseen| {
        let whole = foreseen.whole().into_string();
        assert!(!whole.contains("certain"), "{whole}");
    });
}
