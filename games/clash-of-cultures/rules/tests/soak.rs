//! What every game passes, over all seat counts and options.

use clash_of_cultures::ClashOfCultures;
use testkit::Plan;

#[test]
fn soak() {
    let report = testkit::soak::<ClashOfCultures>(&Plan::default()).unwrap_or_else(|f| panic!("{f}"));
    println!("{report:?}");
}

#[test]
fn generic_faults_are_caught() {
    testkit::generic_faults::<ClashOfCultures>(&Plan::default());
}
