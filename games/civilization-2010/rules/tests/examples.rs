use civilization_2010::Civilization2010;

#[test]
fn examples() {
    testkit::check_folder::<Civilization2010>(testkit::beside!("../examples"));
}

#[test]
fn coverage() {
    testkit::covered(testkit::beside!(".."));
}
