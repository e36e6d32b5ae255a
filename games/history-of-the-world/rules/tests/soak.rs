//! Random games over all seat counts and options, with every promise of the kernel checked on the way.

use history_of_the_world::HistoryOfTheWorld;
use testkit::Plan;

/// R3.1: every game comes to its end.
#[test]
fn soak() {
    let plan = Plan { games: 2, every: 6, ..Plan::default() };
    let report = testkit::soak::<HistoryOfTheWorld>(&plan).unwrap_or_else(|f| panic!("{f}"));
    assert!(report.games >= 100, "{report:?}");
}
