//! What is told again of what others did.

use civilization_2010_table::Atlas;
use kernel::{Points, Seat};
use kit::gauge::Gauge;
use table::{Digest, Glance, SeatInfo, Since, Words, digest};
use text::Lang;

/// Nobody's points stand beside a name here, so that a city more is told of, although it is as much as they changed by.
#[test]
fn a_change_as_large_as_that_of_points_nobody_sees_is_told() {
    let words = Words::at::<Atlas>(Lang::En).expect("texts");
    let seats = ["Ana", "Bo"].map(|name| SeatInfo { name: name.into(), ..Default::default() });
    let actors = [0, 1].map(Seat);
    let glance = |n: i32| Glance {
        gauges: vec![Gauge::of(Seat(1), "cities", n)],
        points: [0, n].map(Points::from).into_iter().collect(),
        rows: Vec::new(),
    };
    let (before, after) = (glance(1), glance(2));
    let told = Digest {
        me: Seat(0),
        since: Since::of(&actors, Seat(0)).expect("the other answered"),
        actors: &actors,
        story: &[],
        before: &before,
        after: &after,
        when: &[],
        words: &words,
        seats: &seats,
        table: "t",
    };
    let html = digest::<Atlas>(&told).into_string();
    assert!(html.contains("<b>+1</b>"), "{html}");
}
