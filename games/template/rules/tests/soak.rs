//! Random games over all seat counts and options, with every promise of the kernel checked on the way.

use template::Template as G;
use testkit::Plan;

#[test]
fn soak() {
    let report = testkit::soak::<G>(&Plan { games: 4, ..Plan::default() }).unwrap_or_else(|f| panic!("{f}"));
    assert!(report.games >= 60, "{report:?}");
}

/// What is sure comes true, and most of it is sure: only raids, storms and the last answer of a dawn are not.
#[test]
fn foresight() {
    let sure = testkit::foreseen::<G>(3_000);
    assert!(sure > 1_800, "{sure} of 3,000 choices were sure");
}
