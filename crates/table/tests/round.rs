//! The sheet that ends a round: everybody's gains, where they come from, and who is ahead.

mod plain;

use kernel::{PerSeat, Points, Seat, msg};
use kit::gauge::Gauge;
use plain::Plain;
use table::*;
use text::Lang;

fn glance(gold: [i32; 3], halves: [i32; 3]) -> Glance {
    let points: PerSeat<Points> = halves.into_iter().map(Points::halves).collect();
    let of = |(seat, gold): (usize, i32)| {
        let seat = Seat(seat as u8);
        let halves = halves[seat.index()];
        [
            Gauge::of(seat, "gold", gold),
            Gauge::of(seat, "moves", gold).lapsing(),
            Gauge::of(seat, "points", halves / 2),
        ]
    };
    let gauges = gold.into_iter().enumerate().flat_map(of).collect();
    Glance { gauges, rows: vec![ScoreRow { label: msg("colonies"), points: points.clone() }], points }
}

fn drawn(before: &Glance, after: &Glance) -> String {
    let line = |text: &str| Line { step: 3, seat: Some(Seat(1)), text: text.into(), ..Default::default() };
    told(&[line("Bo lands")], before, after)
}

fn told(lines: &[Line], before: &Glance, after: &Glance) -> String {
    sheet(lines, &[], before, after)
}

fn sheet(lines: &[Line], scored: &[Scored], before: &Glance, after: &Glance) -> String {
    let words = Words::at::<Plain>(Lang::En).expect("texts");
    let seats = ["Ana", "Bo", "Cy"].map(|name| SeatInfo { name: name.into(), ..Default::default() });
    let round_of = Round {
        me: Some(Seat(0)),
        close: &Close { title: msg("end"), opens: true },
        since: Since { from: 2, to: 4 },
        lines,
        cards: &[],
        scored,
        before,
        after,
        words: &words,
        seats: &seats,
        table: "t",
    };
    let html = round::<Plain>(&round_of).into_string();
    assert!(words.missed().is_empty(), "{:?}", words.missed());
    html
}

/// Those ahead come first, equal ones share a place, and what was gained stands beside what was there.
#[test]
fn gains_and_standing() {
    let html = drawn(&glance([1, 5, 2], [4, 0, 8]), &glance([4, 5, 0], [8, 17, 8]));
    let rows: Vec<&str> = html.split("<tr class=\"").skip(1).collect();
    let [bo, ana, cy] = rows[..] else { panic!("a row each: {html}") };
    assert!(bo.contains("Bo") && bo.contains("r-place\">1<") && bo.contains("Colonies +8½"), "{bo}");
    assert!(bo.contains("width:0.00%\"></span><span class=\"r-new\" style=\"width:100.00%"), "{bo}");
    assert!(
        ana.starts_with("seat-0 me") && ana.contains("r-place\">2<") && ana.contains("r-gain up\">+2</td>"),
        "{ana}"
    );
    assert!(cy.contains("Cy") && cy.contains("r-place\">2<") && !cy.contains("Colonies"), "{cy}");
    let said = |row: &str, kind: &str, text: &str| {
        let cell = row.split("<td class=\"r-cell ").nth(1).unwrap_or_default();
        cell.starts_with(kind) && cell.contains("gold</span>") && cell.contains(&format!("<span>{text}<"))
    };
    assert!(said(ana, "up", "+3") && said(cy, "down", "\u{2212}2"), "a cell says what it is of: {html}");
}

/// Where a game tells what a row of points is made of, that stands in its place; but not if it is not all of it.
#[test]
fn points_thing_by_thing() {
    let scored = |seat: u8, what: &'static str, points: i32| Scored {
        seat: Seat(seat),
        what: msg(what),
        points: points.into(),
    };
    let things = [scored(0, "harbour", 6), scored(0, "hills", 4), scored(1, "hills", 2)];
    let html = sheet(&[], &things, &glance([1, 1, 1], [0, 0, 0]), &glance([1, 1, 1], [20, 10, 4]));
    let rows: Vec<&str> = html.split("<tr class=\"").skip(1).collect();
    let [ana, bo, cy] = rows[..] else { panic!("a row each: {html}") };
    assert!(ana.contains("Harbour +6, Hills +4") && !ana.contains("Colonies"), "{html}");
    assert!(bo.contains("Colonies +5") && cy.contains("Colonies +2"), "{html}");
}

/// What came of what was placed is read first; what everybody saw being placed is folded away.
#[test]
fn what_came_of_it_comes_first() {
    let line = |text: &str, heading| Line { text: text.into(), heading, ..Default::default() };
    let lines = [line("Bo places", false), line("The docks", true), line("Bo lands", false)];
    let same = glance([1, 1, 1], [0, 0, 0]);
    let html = told(&lines, &same, &same);
    let at = |what: &str| html.find(what).expect(what);
    assert!(at("The docks") < at("Bo lands") && at("Bo lands") < at("<details"), "{html}");
    assert!(at("<details") < at("Bo places"), "{html}");
}

/// A phase in which nothing happened has no heading.
#[test]
fn a_heading_has_something_below_it() {
    let line = |text: &str, heading| Line { text: text.into(), heading, ..Default::default() };
    let lines = [line("The docks", true), line("Bo lands", false), line("War", true), line("Income", true)];
    let same = glance([1, 1, 1], [0, 0, 0]);
    let html = told(&lines, &same, &same);
    assert!(html.contains("The docks") && html.contains("Bo lands"), "{html}");
    assert!(!html.contains("War") && !html.contains("Income"), "{html}");
}

/// What lapses is there anew every round, and points stand beside the bars already: neither has a column.
#[test]
fn only_gains_have_a_column() {
    let html = drawn(&glance([1, 1, 1], [0, 0, 0]), &glance([4, 1, 1], [2, 0, 0]));
    let heads = |what: &str| html.contains(&format!("scope=\"col\"><span>{what}</span>"));
    assert!(heads("gold") && !heads("moves") && !heads("points"), "{html}");
    assert!(
        html.contains("The end of it") && html.contains("Bo lands") && html.contains("data-show=\"3 4\""),
        "{html}"
    );
}
