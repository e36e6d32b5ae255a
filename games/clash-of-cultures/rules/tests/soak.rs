//! What every game passes, over all seat counts and options.

mod common;

use clash_of_cultures::ClashOfCultures;
use testkit::Plan;

#[test]
fn soak() {
    let report = testkit::soak::<ClashOfCultures>(&Plan::default()).unwrap_or_else(|f| panic!("{f}"));
    println!("{report:?}");
}

#[test]
fn soak_from_the_middle() {
    let plan = Plan { games: 2, seed: 7, ..Plan::default() };
    let report = testkit::soak::<common::FromTheMiddle>(&plan).unwrap_or_else(|f| panic!("{f}"));
    println!("{report:?}");
}

#[test]
fn generic_faults_are_caught() {
    testkit::generic_faults::<ClashOfCultures>(&Plan::default());
}
