//! What is foreseen of an answer, as a reader of a small game sees it.

use foresight::{Change, Foresight, Outcome, Then};
use kernel::{Audience, Offer, Seat, Target, msg};
use kit::gauge::{EXACT, Of, SeatName, Value};
use table::{Foreseen, Scene, SeatInfo, Words};
use testkit::toy::{Action, Raid};
use text::Lang;

const TEXT: &str =
    "gauge-score = points\ngauge-cards = cards\ngauge-mood = mood\nmood-angry = angry\ngauge-holder = held by
gist-won = Levant: won\ngist-lost = Levant: lost\nround-ends = The round ends\nprompt-next = What next?
gist-draw = Levant: a draw\nfort = A fort: one die more.\ndo-fort = Fort in { $n }\ndo-pass = Pass\nprompt-where = Where to?
g-1 = one\ng-2 = two\ng-3 = three\ng-4 = four\ng-5 = five\ng-6 = six";

pub fn number(what: &'static str, seat: u8, before: i32, after: &[(i32, u32)], hoped: &[usize]) -> Change {
    let after = after.iter().map(|(n, chance)| (Some(Value::Number(*n)), *chance)).collect();
    Change {
        of: Of::Seat(Seat(seat)),
        what,
        before: Some(Value::Number(before)),
        after,
        hoped: hoped.to_vec(),
        exact: false,
    }
}

/// An attack: won with 58%, which brings 4 points.
pub fn attack() -> Foresight {
    let holder = |seat| Some(Value::Who(SeatName { seat }));
    Foresight {
        sure: false,
        odds: Some(5787),
        through: Vec::new(),
        changes: vec![
            number("score", 0, 12, &[(16, 5787), (12, 4213)], &[0]),
            number("cards", 0, 3, &[(2, EXACT)], &[0]),
            number("score", 1, 20, &[(18, 5787), (20, 4213)], &[0]),
            Change {
                of: Of::Place(Target::Space(4)),
                what: "holder",
                before: holder(Seat(1)),
                after: vec![(holder(Seat(0)), 5787), (holder(Seat(1)), 4213)],
                hoped: vec![0],
                exact: false,
            },
        ],
        told: vec![
            Outcome { gist: msg("gist-won"), chance: 5787, exact: true },
            Outcome { gist: msg("gist-lost"), chance: 4213, exact: true },
        ],
        then: Some(Then { seat: Seat(0), prompt: Some(msg("prompt-next")), only: None, reacts: false }),
        ends: 0,
        anyway: Vec::new(),
        closes: None,
    }
}

pub fn read<T>(foresight: &Foresight, lang: Lang, tell: impl FnOnce(&Foreseen<Raid>) -> T) -> T {
    read_among(&[], foresight, lang, tell)
}

/// Reads what is foreseen of one answer beside those of all.
pub fn read_among<T>(
    all: &[Foresight],
    foresight: &Foresight,
    lang: Lang,
    tell: impl FnOnce(&Foreseen<Raid>) -> T,
) -> T {
    read_offered(None, all, foresight, lang, tell)
}

/// The same, with how the answers are put.
pub fn read_offered<T>(
    offer: Option<&Offer<Action>>,
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
        offer,
        foreseen: all,
        audience: Audience::Seat(Seat(0)),
        words: &words,
        seats: &seats,
    };
    tell(&Foreseen { foresight, scene: &scene, place: Target::Space(4) })
}
