//! The rulebook's worked examples, and one short scenario for every card and marker.

use civilization_2002::Civilization2002;

#[test]
fn examples() {
    testkit::check_folder::<Civilization2002>(testkit::beside!("../examples"));
}
