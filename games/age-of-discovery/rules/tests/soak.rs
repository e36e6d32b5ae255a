//! Random games over all seat counts and options, with every promise of the kernel checked on the way.

use age_of_discovery::AgeOfDiscovery;
use testkit::Plan;

/// R1.1: every game comes to its end.
#[test]
fn every_option_and_seat_count_is_played_to_the_end() {
    let report =
        testkit::soak::<AgeOfDiscovery>(&Plan::default()).unwrap_or_else(|failure| panic!("{failure}"));
    assert!(report.games > 150, "{report:?}");
    assert!(report.undone > 1000, "{report:?}");
}

/// R6.6.3: what is foreseen comes true and tells nobody more than they know. Most steps leave nothing to chance.
#[test]
fn what_is_sure_comes_true() {
    let sure = testkit::foreseen::<AgeOfDiscovery>(10_000);
    println!("{sure} of 10000 choices are sure");
    assert!(sure > 9_300, "{sure} of 10000");
}
