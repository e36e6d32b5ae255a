//! Recorded games that must replay for ever.

use civilization_2002::Civilization2002;

#[test]
fn fixtures() {
    testkit::replay_folder::<Civilization2002>(testkit::beside!("../fixtures"));
}
