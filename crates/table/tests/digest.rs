//! What is told again: by player, what happened to the reader first, with what it changed.

mod plain;

use kernel::{Points, Seat, SeatSet, Target};
use kit::gauge::{Gauge, Of, SeatName, Value};
use plain::Plain;
use table::*;
use text::Lang;

/// Somebody's line after a step: whom it is about is named first.
fn line(step: u32, names: &[u8], text: &str) -> Line {
    Line {
        step,
        seat: names.first().map(|seat| Seat(*seat)),
        names: names.iter().map(|seat| Seat(*seat)).collect::<SeatSet>(),
        text: text.into(),
        ..Default::default()
    }
}

fn glance(gauges: &[(u8, &'static str, Value)], points: &[i32]) -> Glance {
    let gauge = |(seat, what, value): &(u8, &'static str, Value)| Gauge {
        of: Of::Seat(Seat(*seat)),
        what,
        value: value.clone(),
        lapses: false,
    };
    Glance {
        gauges: gauges.iter().map(gauge).collect(),
        points: points.iter().map(|n| Points::from(*n)).collect(),
        rows: Vec::new(),
    }
}

/// Seat 0 answered first; then 1, 2 and 1 again.
fn told(story: &[Line], before: &Glance, after: &Glance) -> String {
    told_after(&[0, 1, 2, 1], story, before, after)
}

fn told_after(actors: &[u8], story: &[Line], before: &Glance, after: &Glance) -> String {
    let words = Words::at::<Plain>(Lang::En).expect("texts");
    let seats = ["Ana", "Bo", "Cy"].map(|name| SeatInfo { name: name.into(), ..Default::default() });
    let actors: Vec<Seat> = actors.iter().copied().map(Seat).collect();
    let since = Since::of(&actors, Seat(0)).expect("others answered");
    let digest_of = Digest {
        me: Seat(0),
        since,
        actors: &actors,
        story,
        before,
        after,
        when: &[Some(1_700_000_000_000), Some(1_700_000_400_000), None],
        words: &words,
        seats: &seats,
        table: "t",
    };
    let html = digest::<Plain>(&digest_of).into_string();
    assert!(words.missed().is_empty(), "{:?}", words.missed());
    html
}

/// What others did is news, or all there was so far, until one has answered.
#[test]
fn its_title_says_whether_it_is_news() {
    let nothing = glance(&[], &[0, 0, 0]);
    for (actors, title) in [
        (&[0, 1, 2][..], "Since your last answer"),
        (&[1, 2], "Since the game began"),
        (&[0, 1, 2, 0], "What the others did last"),
        (&[1, 2, 0], "What the others did last"),
    ] {
        let html = told_after(actors, &[line(2, &[1], "Bo builds")], &nothing, &nothing);
        assert!(html.contains(&format!("<h2>{title}</h2>")), "{actors:?}: {html}");
    }
}

/// The blocks, in their order.
fn blocks(html: &str) -> Vec<&str> {
    html.split("<section class=\"block ").skip(1).collect()
}

/// Every line of the stretch stands once: with the reader if it names them, else with whom it is about or who acted.
#[test]
fn a_line_stands_where_it_belongs() {
    let nothing = glance(&[], &[0, 0, 0]);
    let story = [
        line(1, &[0], "mine, before"),
        line(2, &[1], "Bo builds"),
        line(3, &[2, 0], "Cy robs Ana"),
        line(4, &[], "A city falls"),
        line(5, &[1], "afterwards"),
    ];
    let html = told(&story, &nothing, &nothing);
    let blocks = blocks(&html);
    assert_eq!(blocks.len(), 2, "nothing is told of Cy but what they did to Ana: {html}");
    assert!(blocks[0].contains("to-me") && blocks[0].contains("Cy robs Ana"), "{html}");
    assert!(blocks[1].contains("Bo builds") && blocks[1].contains("A city falls"), "{html}");
    assert!(!html.contains("before") && !html.contains("afterwards"), "{html}");
    assert!(blocks[1].contains("data-show=\"2 4\""), "the steps of Bo are played again: {html}");
}

/// What a phase brings to everybody is nobody's deed: it stands apart, and the heading of the phase says nothing by itself.
#[test]
fn what_follows_a_heading_is_for_everybody() {
    let nothing = glance(&[], &[0, 0, 0]);
    let heading = Line { heading: true, ..line(4, &[], "Income") };
    let story = [
        line(4, &[], "A city falls"),
        heading,
        line(4, &[2], "Cy earns"),
        line(4, &[], "New goods"),
        line(5, &[], "afterwards"),
    ];
    let html = told(&story, &nothing, &nothing);
    let blocks = blocks(&html);
    assert_eq!(blocks.len(), 4, "{html}");
    assert!(blocks[1].contains("A city falls") && !blocks[1].contains("New goods"), "Bo's deed: {html}");
    assert!(blocks[2].contains("Cy earns"), "{html}");
    assert!(blocks[3].starts_with("common") && blocks[3].contains("New goods"), "{html}");
    assert!(!html.contains("Income"), "{html}");
}

/// One's own answer that ended a round is told with what it brought, and is no answer of others.
#[test]
fn ones_own_answer_is_told_if_it_ended_a_round() {
    let words = Words::at::<Plain>(Lang::En).expect("texts");
    let seats = ["Ana", "Bo"].map(|name| SeatInfo { name: name.into(), ..Default::default() });
    let (before, after) = (glance(&[], &[5, 10]), glance(&[], &[7, 12]));
    let actors = [1, 0].map(Seat);
    let own = [OwnLine { step: 2, key: "ends".into(), about: None, closes: true, fate: false }];
    let since = Since::with_own(Since::of(&actors, Seat(0)), &own, Seat(0)).expect("a round ended");
    let digest_of = Digest {
        me: Seat(0),
        since,
        actors: &actors,
        story: &[line(1, &[1], "Bo, before"), line(2, &[0], "Ana scores"), line(2, &[1], "Bo scores")],
        before: &before,
        after: &after,
        when: &[],
        words: &words,
        seats: &seats,
        table: "t",
    };
    let html = digest::<Plain>(&digest_of).into_string();
    assert!(html.contains("Ana scores") && html.contains("Bo scores") && !html.contains("before"), "{html}");
    assert!(html.contains("<span class=\"was\">10</span> → <b>12</b>"), "{html}");
    assert!(!html.contains("by others"), "{html}");
}

fn dealt(place: usize, outcome: Outcome) -> Option<Dealt> {
    Some(Dealt { title: format!("place {place}").into(), outcome, began: None })
}

/// What is seen before anything is unfolded.
fn shown(html: &str) -> String {
    let lines = html.split("<li").enumerate().filter(|(_, line)| !line.starts_with(" class=\"folded\""));
    lines.map(|(nth, line)| if nth == 0 { line.to_owned() } else { format!("<li{line}") }).collect()
}

/// Four lines and the rest behind a word; those with a card are among the four.
#[test]
fn much_is_folded() {
    let nothing = glance(&[], &[0, 0, 0]);
    let mut story: Vec<Line> = (0..9).map(|i| line(2, &[1], &format!("line {i}"))).collect();
    story[0].card = dealt(0, Outcome::Won);
    let html = told(&story, &nothing, &nothing);
    let shown = shown(&html);
    assert_eq!((shown.matches("<li").count(), html.matches("<li").count()), (4, 9), "{html}");
    assert!(shown.contains("line 0") && shown.contains("data-card=\"0\""), "{html}");
    assert!(html.contains("and 5 more"), "{html}");
    // Unfolded, everything stands in the order in which it happened: what was done before what came of it.
    let places: Vec<_> = (0..9).map(|i| html.find(&format!(">line {i}<")).expect("a line")).collect();
    assert!(places.is_sorted(), "{html}");
}

/// Of much that befell the reader, what others tried in vain is folded before what it cost them.
#[test]
fn what_failed_against_the_reader_is_folded_first() {
    let nothing = glance(&[], &[0, 0, 0]);
    let mut story: Vec<Line> = (0..9).map(|i| line(2, &[1, 0], &format!("line {i}"))).collect();
    for (i, line) in story.iter_mut().enumerate() {
        line.card = dealt(i, if i < 4 { Outcome::Won } else { Outcome::Lost });
    }
    let html = told(&story, &nothing, &nothing);
    let shown = shown(&html);
    assert!((0..4).all(|i| shown.contains(&format!("line {i}"))) && !shown.contains("line 8"), "{html}");
}

/// What was done to somebody is told before what was tried in vain, however much came after it.
#[test]
fn what_befell_others_is_not_folded() {
    let nothing = glance(&[], &[0, 0, 0]);
    let mut story: Vec<Line> = (0..9).map(|i| line(2, &[2], &format!("line {i}"))).collect();
    story[1] = line(2, &[2, 1], "line 1");
    let html = told(&story, &nothing, &nothing);
    let shown = shown(&html);
    assert!(shown.contains("line 1") && shown.contains("line 8"), "{html}");
}

/// Whoever fought for one place again and again is told of how that ended, and of what else they did.
#[test]
fn one_place_is_told_of_once() {
    let nothing = glance(&[], &[0, 0, 0]);
    let mut story: Vec<Line> = (0..9).map(|i| line(2, &[1], &format!("line {i}"))).collect();
    for line in &mut story[3..] {
        line.card = dealt(0, Outcome::Lost);
    }
    let html = told(&story, &nothing, &nothing);
    let shown = shown(&html);
    assert!([0, 1, 2, 8].iter().all(|i| shown.contains(&format!("line {i}"))), "{html}");
}

/// Of much that is told, steps on the way are folded before what they were for.
#[test]
fn steps_on_the_way_are_folded_first() {
    let nothing = glance(&[], &[0, 0, 0]);
    let mut story: Vec<Line> = (0..9).map(|i| line(2, &[1], &format!("line {i}"))).collect();
    for step in &mut story[1..] {
        step.minor = true;
    }
    let html = told(&story, &nothing, &nothing);
    let shown = shown(&html);
    assert!(shown.contains("line 0") && shown.contains("line 8") && !shown.contains("line 5"), "{html}");
}

/// What only counts while a deal is made is over with it, and not lost; what others still have is.
#[test]
fn what_is_counted_of_nobody_any_more_is_over() {
    let deal = |seats: &[u8]| {
        let all: Vec<_> = seats.iter().map(|seat| (*seat, "gold", Value::Number(2))).collect();
        glance(&all, &[0, 0, 0])
    };
    let lost = told(&[], &deal(&[0, 1]), &deal(&[1]));
    assert!(blocks(&lost)[0].contains("−2"), "{lost}");
    let over = told(&[], &deal(&[0]), &deal(&[]));
    assert!(!blocks(&over)[0].contains("−2"), "{over}");
}

/// Numbers have signs, words an arrow, and a gauge that has a drawing shows it.
#[test]
fn a_change_is_seen() {
    let was = [
        (1, "gold", Value::Number(5)),
        (1, "mood", Value::Word("mood-happy")),
        (2, "gold", Value::Number(3)),
    ];
    let is = [
        (1, "gold", Value::Number(3)),
        (1, "mood", Value::Word("mood-angry")),
        (2, "gold", Value::Number(3)),
    ];
    let html = told(&[], &glance(&was, &[4, 4, 4]), &glance(&is, &[2, 4, 4]));
    let blocks = blocks(&html);
    assert!(blocks[0].contains("<span class=\"was\">4</span> → <b>2</b>"), "the reader's points: {html}");
    assert!(blocks[1].contains("<b>\u{2212}2</b> gold"), "{html}");
    assert!(blocks[1].contains("#i-gauge-mood") && blocks[1].contains("happy → angry"), "{html}");
    assert_eq!(blocks.len(), 2, "whoever has what they had is not spoken of: {html}");
    // Nothing is no more than what was not there.
    let nothing = glance(&[(1, "gold", Value::Number(0))], &[0, 0, 0]);
    assert!(!told(&[], &glance(&[], &[0, 0, 0]), &nothing).contains("gold"));
}

/// The points stand beside the name, and not once more among the changes.
#[test]
fn points_are_not_told_twice() {
    let html = told(
        &[],
        &glance(&[(1, "gold", Value::Number(1))], &[0, 1, 0]),
        &glance(&[(1, "gold", Value::Number(6))], &[0, 6, 0]),
    );
    assert!(!html.contains("class=\"changes\"") && html.contains("<b>6</b>"), "{html}");
    // A place nobody named is not spoken of.
    let place = |seat: u8| Glance {
        gauges: vec![Gauge {
            of: Of::Place(Target::Space(1)),
            what: "gold",
            value: Value::Who(SeatName { seat: Seat(seat) }),
            lapses: false,
        }],
        points: [0, 0, 0].map(Points::from).into_iter().collect(),
        rows: Vec::new(),
    };
    assert!(!told(&[], &place(0), &place(1)).contains("places"));
}
