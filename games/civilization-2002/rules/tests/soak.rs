//! Random games over all seat counts and option sets, both rule sets, with every promise checked on the way.

use civilization_2002::Civilization2002;
use testkit::Plan;

#[test]
fn soak() {
    let plan = Plan { max_steps: 60_000, ..Plan::default() };
    let report = testkit::soak::<Civilization2002>(&plan).unwrap_or_else(|f| panic!("{f}"));
    println!("{report:?}");
}
