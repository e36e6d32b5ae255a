use civilization_2010::Civilization2010;

#[test]
fn fixtures() {
    testkit::replay_folder::<Civilization2010>(testkit::beside!("../fixtures"));
}
