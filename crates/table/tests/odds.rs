//! Foresight where dice decide, as a reader sees it.

use foresight::{Change, Foresight, Outcome, Then};
use kernel::{Audience, Seat, Target, msg};
use kit::gauge::{EXACT, Of, SeatName, Value};
use table::{Foreseen, Scene, SeatInfo, Words};
use testkit::toy::Raid;
use text::Lang;

const TEXT: &str =
    "gauge-score = points\ngauge-cards = cards\ngauge-mood = mood\nmood-angry = angry\ngauge-holder = held by
gist-won = Levant: won\ngist-lost = Levant: lost\nround-ends = The round ends\nprompt-next = What next?";

fn number(what: &'static str, seat: u8, before: i32, after: &[(i32, u32)], hoped: Option<usize>) -> Change {
    let after = after.iter().map(|(n, chance)| (Some(Value::Number(*n)), *chance)).collect();
    Change { of: Of::Seat(Seat(seat)), what, before: Some(Value::Number(before)), after, hoped }
}

/// An attack: won with 58%, which brings 4 points.
fn attack() -> Foresight {
    let holder = |seat| Some(Value::Who(SeatName { seat }));
    Foresight {
        sure: false,
        odds: Some(5787),
        through: Vec::new(),
        changes: vec![
            number("score", 0, 12, &[(16, 5787), (12, 4213)], Some(0)),
            number("cards", 0, 3, &[(2, EXACT)], Some(0)),
            number("score", 1, 20, &[(18, 5787), (20, 4213)], Some(0)),
            Change {
                of: Of::Place(Target::Space(4)),
                what: "holder",
                before: holder(Seat(1)),
                after: vec![(holder(Seat(0)), 5787), (holder(Seat(1)), 4213)],
                hoped: Some(0),
            },
        ],
        told: vec![
            Outcome { gist: msg("gist-won"), chance: 5787, exact: true },
            Outcome { gist: msg("gist-lost"), chance: 4213, exact: true },
        ],
        then: Some(Then { seat: Seat(0), prompt: Some(msg("prompt-next")) }),
        ends: 0,
    }
}

fn read<T>(foresight: &Foresight, lang: Lang, tell: impl FnOnce(&Foreseen<Raid>) -> T) -> T {
    read_among(&[], foresight, lang, tell)
}

/// Reads what is foreseen of one answer beside those of all.
fn read_among<T>(
    all: &[Foresight],
    foresight: &Foresight,
    lang: Lang,
    tell: impl FnOnce(&Foreseen<Raid>) -> T,
) -> T {
    let words = Words::new(lang, &[table::UI.get(lang), TEXT]).unwrap_or_else(|p| panic!("{p:?}"));
    let seats = ["Ana", "Bo"].map(|name| SeatInfo { name: name.into(), ..Default::default() });
    let view = <Raid as kernel::Rules>::view(
        &<Raid as kernel::Rules>::setup(
            &Default::default(),
            2,
            &mut kernel::Cx::playout(&mut kernel::Dice::new(1)),
        )
        .unwrap_or_else(|refusal| panic!("{}", refusal.rule)),
        Audience::Seat(Seat(0)),
    );
    let scene = Scene {
        view: &view,
        offer: None,
        foreseen: all,
        audience: Audience::Seat(Seat(0)),
        words: &words,
        seats: &seats,
    };
    tell(&Foreseen { foresight, scene: &scene, place: Target::Space(4) })
}

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
        assert!(spoken.starts_with("58\u{a0}%, Levant: won; 42\u{a0}%, Levant: lost; "), "{spoken}");
        assert!(spoken.contains("Bo, points 20 à 18 (58\u{a0}%)"), "{spoken}");
    });
}

/// What cannot succeed says so where others say their chance.
#[test]
fn a_hopeless_choice_says_nought() {
    let hopeless = Foresight {
        odds: Some(0),
        through: Vec::new(),
        changes: vec![number("cards", 0, 3, &[(2, EXACT)], None)],
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
        hoped: None,
    };
    let draw = Foresight {
        odds: None,
        through: Vec::new(),
        changes: vec![number("score", 0, 3, &[(3, 6000), (7, 4000)], None), mood],
        ..attack()
    };
    read(&draw, Lang::En, |foreseen| {
        let short = foreseen.short().into_string();
        assert!(short.contains("0…+4") && short.contains("angry"), "{short}");
        assert!(foreseen.whole().into_string().contains("3 → 7 (40%)"));
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
        changes: changes.into_iter().chain([number("score", 0, 12, &[(15, EXACT)], None)]).collect(),
        ..attack()
    };
    let attacks = of(vec![told("gist-lost", true)], vec![number("cards", 0, 3, &[(2, EXACT)], None)]);
    let stays = of(Vec::new(), Vec::new());
    let all = [attacks, stays];
    read_among(&all, &all[0], Lang::En, |foreseen| {
        assert_eq!(foreseen.badge().as_deref(), Some("−1"), "three points more come anyway");
        let spoken = foreseen.spoken();
        let order = [
            "Levant: lost",
            "cards 3 to 2",
            "As after most answers: 100%, The round ends",
            "points 12 to 15",
        ]
        .map(|part| spoken.find(part).unwrap_or_else(|| panic!("{part}: {spoken}")));
        assert!(order.is_sorted(), "{spoken}");
        let whole = foreseen.whole().into_string();
        assert!(whole.find("cards") < whole.find("As after most answers"), "{whole}");
    });
    read_among(&all, &all[1], Lang::En, |foreseen| {
        let short = foreseen.short().into_string();
        assert!(!short.contains("+3") && short.contains("→ What next?"), "{short}");
    });
}

/// What every answer brings alike is on none of them, unless there is nothing else to say.
#[test]
fn what_all_answers_cost_is_no_reason_to_choose_one() {
    let costs = |more: Option<Change>| Foresight {
        sure: true,
        odds: None,
        told: Vec::new(),
        changes: more.into_iter().chain([number("cards", 0, 3, &[(2, EXACT)], None)]).collect(),
        ..attack()
    };
    let all = [costs(Some(number("score", 0, 12, &[(13, EXACT)], None))), costs(None)];
    read_among(&all, &all[0], Lang::En, |foreseen| {
        let short = foreseen.short().into_string();
        assert!(short.contains("+1") && !short.contains("−1"), "{short}");
        assert!(foreseen.spoken().contains("cards 3 to 2"), "it is told whole: {}", foreseen.spoken());
    });
    read_among(&all, &all[1], Lang::En, |foreseen| {
        assert_eq!(foreseen.badge().as_deref(), Some("−1"), "nothing else is to be said");
    });
}
