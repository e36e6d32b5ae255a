//! The question on the page: what cannot be done and of what, what a deed leads to, what is not asked again.

#[path = "../../testkit/src/toy.rs"]
#[allow(dead_code)]
mod raid;

use kernel::{
    Audience, Cx, Dice, Menu, Offer, PerSeat, Points, Refusal, Rules, Seat, Show, Target, Tone, msg,
};
use maud::{Markup, html};
use raid::{Action, Raid, View};
use table::*;
use text::{Both, Lang, Spoken};

/// A face with a bar of two deeds.
struct Barred;

const TEXT: &str = "deed-aim = Aim\ndeed-roll = Roll\ndo-aim = Aim at { $n }\ndo-roll = Roll\ngauge-score = points
gauge-cards = cards\nrefuse-cost = Cost: 1 ore.\nfort-in = Fort in { $n }\nprompt-shield = A shield?\nreact-shield = shields
prompt-aim = Which?\ndo-pass = Pass";

impl Spoken for Raid {
    const TEXT: Both = Both { en: TEXT, fr: TEXT };
    const RULES: Both = Both { en: "", fr: "" };
}

impl Face for Barred {
    type Rules = Raid;
    const SIZE: (u32, u32) = (1, 1);
    const STYLE: &'static str = "";
    const DEEDS: &'static [&'static [&'static str]] = &[&["aim", "roll"]];
    const IN_ROW: &'static [&'static str] = &["cards"];
    fn deed(action: &Action) -> Option<&'static str> {
        match action {
            Action::Aim(_) => Some("aim"),
            Action::Roll => Some("roll"),
            _ => None,
        }
    }
    fn symbols() -> Markup {
        html! { symbol id="i-gauge-cards" viewBox="0 0 24 24" {} }
    }
    fn ground(_: &Words) -> Markup {
        html! {}
    }
    fn board(_: &Scene<Raid>) -> Vec<Part> {
        Vec::new()
    }
    fn mat(_: &Scene<Raid>, _: Seat) -> Markup {
        html! {}
    }
    fn tips(_: &Words) -> Vec<Tip> {
        Vec::new()
    }
    fn scores(_: &View) -> PerSeat<Points> {
        PerSeat::new(2, |_| Points::default())
    }
    fn breakdown(_: &View) -> Vec<ScoreRow> {
        Vec::new()
    }
}

fn drawn(offer: &Offer<Action>, id: &str, change: impl FnOnce(&mut ScreenInput<Raid>)) -> String {
    let state = Raid::setup(&Default::default(), 2, &mut Cx::playout(&mut Dice::new(1)))
        .unwrap_or_else(|refusal| panic!("{}", refusal.rule));
    let view = Raid::view(&state, Audience::Seat(Seat(0)));
    let words = Words::at::<Barred>(Lang::En).unwrap_or_else(|p| panic!("{p:?}"));
    let seats = ["Ana", "Bo"].map(|name| SeatInfo { name: name.into(), ..Default::default() });
    let mut input = ScreenInput {
        view: &view,
        audience: Audience::Seat(Seat(0)),
        decision: Some(Asked { number: 4, offer, foreseen: &[] }),
        words: &words,
        seats: &seats,
        story: &[],
        since: None,
        can_undo: false,
        undo_ends: UndoEnds::Nothing,
        can_redo: false,
        history: History { at: 3, of: 3, live: true },
        standing: None,
        points: &[],
        chat: &[],
        note: "",
        table: &TableInfo::default(),
    };
    change(&mut input);
    let screen = screen::<Barred>(&input);
    screen.elements.into_iter().find(|e| e.id == id).unwrap_or_else(|| panic!("no {id}")).html.to_string()
}

fn aims(n: u8) -> Offer<Action> {
    let mut offer = Offer::default();
    offer.prompt(|| msg("prompt-aim"));
    for at in 0..n {
        offer.choice(Action::Aim(at), || Show::space(at, msg("do-aim").num("n", at as i64)));
    }
    offer
}

/// A deed that can be done in several ways says which, without anything being pressed.
#[test]
fn a_deed_says_what_it_leads_to() {
    let prompt = drawn(&aims(7), "t-prompt", |_| {});
    let tip = "data-tip=\"Aim at 0 · Aim at 1 · Aim at 2 · Aim at 3 · 3 more\"";
    assert!(prompt.contains(tip), "{prompt}");
    let one = drawn(&aims(1), "t-prompt", |_| {});
    assert!(!one.contains("data-tip=\"Aim at"), "one way says itself what it does: {one}");
}

/// What a deed leads to is listed where it is chosen: only what belongs to none is counted beside the bar.
#[test]
fn what_a_deed_leads_to_is_not_counted_again() {
    let count = "class=\"count\"";
    let mut offer = aims(12);
    let prompt = drawn(&offer, "t-prompt", |_| {});
    assert!(!prompt.contains(count) && !prompt.contains("spots many"), "{prompt}");
    offer.choice(Action::Shield(1), || Show::space(40u8, msg("do-aim").num("n", 40)));
    let prompt = drawn(&offer, "t-prompt", |_| {});
    assert!(
        prompt.contains(count) && prompt.contains("<span class=\"anywhere\">One choice</span>"),
        "{prompt}"
    );
    assert!(!prompt.contains("data-do=\"list\""), "one answer needs no list that opens: {prompt}");
}

/// In the menu of a place a reason names what is refused there, and of these only what is refused there.
#[test]
fn a_reason_knows_what_it_is_about_at_each_place() {
    let mut offer = aims(2);
    for at in [3u16, 4, 5, 6, 7] {
        let fort = msg("fort-in").num("n", at as i64);
        offer.refuse(|| Refusal::new(Target::Space(at), "R8", msg("refuse-cost")).about(fort));
    }
    let prompt = drawn(&offer, "t-prompt", |_| {});
    assert!(
        prompt.contains("<span data-at=\"space-3\">Fort in 3</span>, <span data-at=\"space-4\">"),
        "{prompt}"
    );
    assert!(prompt.contains("<span data-at=\"space-7\" hidden>Fort in 7</span>"), "{prompt}");
    assert_eq!(prompt.matches("Cost: 1 ore.").count(), 1, "{prompt}");
}

#[test]
fn what_is_not_asked_again_is_said_before() {
    let mut offer: Offer<Action> = Offer::default();
    offer.prompt(|| msg("prompt-shield"));
    offer.choice(Action::Shield(1), || Show::button(msg("do-aim").num("n", 1)));
    offer.choice(Action::Pass, || Show::button(msg("do-pass")).tone(Tone::Idle));
    let prompt = drawn(&offer, "t-prompt", |_| {});
    let summary = &prompt[prompt.find("<summary data-tip=\"").unwrap_or_else(|| panic!("{prompt}"))..];
    let tip = summary.split('"').nth(1).unwrap_or_default();
    assert!(tip.contains("shields") && tip.contains("rest of the game"), "{tip}");
}

/// "cards: 1", not "1 cards".
#[test]
fn a_number_is_read_out_after_its_name() {
    let mat = drawn(&aims(2), "t-mat-1", |_| {});
    let name = mat.find("<span class=\"sr\">cards:</span>").unwrap_or_else(|| panic!("{mat}"));
    assert!(mat[name..].starts_with("<span class=\"sr\">cards:</span> <b>"), "{mat}");
}

/// What cannot be taken back says why.
#[test]
fn undo_says_where_it_ends() {
    let undo = |can_undo: bool, undo_ends: UndoEnds| {
        let steps = drawn(&aims(2), "t-steps", |input| {
            (input.can_undo, input.undo_ends) = (can_undo, undo_ends);
        });
        let button = &steps[steps.find("data-send=\"undo\"").unwrap_or_else(|| panic!("{steps}"))..];
        let title = button.split("title=\"").nth(1).and_then(|rest| rest.split('"').next());
        title.unwrap_or_default().to_owned()
    };
    assert!(undo(true, UndoEnds::Nothing).contains("Take the last step back"));
    assert!(undo(false, UndoEnds::Nothing).contains("no step of yours"));
    assert!(undo(false, UndoEnds::Learned).contains("a card"));
    assert!(undo(false, UndoEnds::Others).contains("others have answered"));
}
