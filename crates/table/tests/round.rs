//! The sheet that ends a round: everybody's gains, where they come from, and who is ahead.

mod plain;

use kernel::{PerSeat, Points, Seat, msg};
use kit::gauge::Gauge;
use maud::html;
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
    of(lines, &[], scored, [before, after])
}

/// What each line came to, where the game says it shorter.
type Briefs<'a> = &'a [Option<Vec<Brief>>];

fn of(lines: &[Line], briefs: Briefs, scored: &[Scored], ends: [&Glance; 2]) -> String {
    let (html, missed) = made(lines, briefs, scored, ends);
    assert!(missed.is_empty(), "{missed:?}");
    html
}

/// The sheet, and the words it lacks.
fn made(
    lines: &[Line],
    briefs: Briefs,
    scored: &[Scored],
    [before, after]: [&Glance; 2],
) -> (String, Vec<String>) {
    let words = Words::at::<Plain>(Lang::En).expect("texts");
    let seats = ["Ana", "Bo", "Cy"].map(|name| SeatInfo { name: name.into(), ..Default::default() });
    let round_of = Round {
        me: Some(Seat(0)),
        close: &Close { title: msg("end"), opens: true },
        since: Since { from: 2, to: 4 },
        lines,
        briefs,
        cards: &[],
        scored,
        before,
        after,
        words: &words,
        seats: &seats,
        table: "t",
    };
    (round::<Plain>(&round_of).into_string(), words.missed())
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

fn said(seat: u8, text: &str) -> Line {
    Line { step: 3, seat: Some(Seat(seat)), text: text.into(), ..Default::default() }
}

fn fish() -> Drawn {
    Drawn { name: msg("gauge-gold"), view: "0 0 9 9", svg: html! { use href="#fish" {} } }
}

/// The rows of a sheet, each from its heading on.
fn rows(lines: &[Line], briefs: Briefs) -> Vec<String> {
    let same = glance([1, 1, 1], [0, 0, 0]);
    let html = of(lines, briefs, &[], [&same, &same]);
    let told = html.split("class=\"r-gains\"").next().unwrap_or_default();
    let (_, rows) = told.split_once("class=\"r-rows\">").expect("rows");
    rows.split("<div class=\"r-row").skip(1).map(str::to_owned).collect()
}

/// A phase is a row: what came of it stands beside its name, under the marks of those it is about, and the whole sentence is
/// what is read on it. What a player got of one kind in one place stands together.
#[test]
fn a_phase_is_a_row_of_what_it_brought() {
    let heading = |text: &str| Line { text: text.into(), heading: true, ..Default::default() };
    let lines = [
        heading("The docks"),
        said(1, "Bo lands one."),
        said(0, "Ana lands one."),
        said(1, "Bo lands another."),
        said(1, "Bo goes on."),
        heading("The hills"),
        said(2, "Cy waits."),
    ];
    let landed = |seat: u8| Some(vec![Brief::of(Seat(seat)).drawn([fish()]).said(msg("harbour"))]);
    let named = Some(vec![Brief::of(None).drawn([fish()]).said(msg("hills"))]);
    let briefs = [None, landed(1), landed(0), landed(1), Some(Vec::new()), named, None];
    let rows = rows(&lines, &briefs);
    let [docks, hills] = &rows[..] else { panic!("a row each: {rows:?}") };
    assert!(
        docks.contains("<h4>The docks</h4>") && docks.matches("class=\"r-chip\"").count() == 2,
        "{docks}"
    );
    let bo = &docks[..docks.find("Ana").expect("Ana follows")];
    assert!(
        bo.contains("seat-1") && bo.matches("#fish").count() == 2 && bo.matches("Harbour").count() == 1,
        "{bo}"
    );
    assert!(
        bo.contains("data-tip=\"Bo lands one. Bo lands another.\"") && bo.contains("data-at=\"3\""),
        "{bo}"
    );
    assert!(
        bo.contains("aria-label=\"gold\"") && bo.contains("class=\"sr\">Bo<"),
        "what is only seen is said: {bo}"
    );
    assert!(!docks.contains("goes on"), "what other lines say is left out: {docks}");
    assert!(hills.contains("#fish") && hills.contains("Hills</h4>"), "a heading has its own: {hills}");
    assert!(
        hills.contains("r-long") && hills.contains("Cy waits."),
        "without a short form the sentence stays: {hills}"
    );
}

/// Those who got nothing share the word for it, after whoever got something; what there is much of is counted.
#[test]
fn nothing_is_said_once() {
    let lines = [said(0, "Ana waits."), said(1, "Bo lands."), said(2, "Cy waits.")];
    let idle = |seat: u8| Some(vec![Brief::of(Seat(seat)).idle(msg("hills"))]);
    let briefs = [idle(0), Some(vec![Brief::of(Seat(1)).drawn(vec![fish(); 5])]), idle(2)];
    let rows = rows(&lines, &briefs);
    let (got, nothing) = rows[0].split_once("r-idle").expect("somebody waits");
    assert!(got.contains("×5") && got.matches("#fish").count() == 1, "{got}");
    assert!(
        nothing.contains("Ana") && nothing.contains("Cy") && nothing.matches("Hills").count() == 1,
        "{nothing}"
    );
}

/// A phase of which everything is said elsewhere has no row; a sentence keeps its place between what is said shorter.
#[test]
fn rows_without_anything_are_left_out() {
    let heading = Line { text: "War".into(), heading: true, ..Default::default() };
    let lines =
        [said(0, "Ana first."), said(1, "Bo between."), said(0, "Ana last."), heading, said(2, "Cy arms.")];
    let brief = |what: &'static str| Some(vec![Brief::of(Seat(0)).said(msg(what))]);
    let before = [brief("harbour"), None, brief("hills"), None, Some(Vec::new())];
    let rows = rows(&lines[..3], &before[..3]);
    let at = |what: &str| rows[0].find(what).unwrap_or_else(|| panic!("{what}: {rows:?}"));
    assert!(at("Harbour") < at("Bo between.") && at("Bo between.") < at("Hills"), "{rows:?}");
    assert!(self::rows(&lines[3..], &before[3..]).is_empty());
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

/// Beside many columns where points came from would be a narrow one of four lines a player, and leave no room for what happened.
#[test]
fn beside_many_columns_sources_stand_below_the_bars() {
    const WHATS: [&str; 7] = ["gold", "moves", "ore", "silk", "grain", "ships", "forts"];
    let shown = |columns: usize| {
        let at = |value: i32| {
            let mut glance = glance([1, 1, 1], [2 * value, 0, 0]);
            glance.gauges.clear();
            let gauges = WHATS[..columns].iter().map(|what| Gauge::of(Seat(0), what, 5 * value));
            Glance { gauges: gauges.collect(), ..glance }
        };
        made(&[], &[], &[], [&at(1), &at(4)]).0
    };
    assert!(shown(5).contains("<td class=\"r-from\""), "{}", shown(5));
    assert!(shown(6).contains("<small class=\"r-from\"") && !shown(6).contains("<td class=\"r-from\""));
}
