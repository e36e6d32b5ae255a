use civilization_2010::Civilization2010;
use testkit::Plan;

#[test]
fn soak() {
    let report = testkit::soak::<Civilization2010>(&Plan::default()).unwrap_or_else(|f| panic!("{f}"));
    println!("{report:?}");
}
