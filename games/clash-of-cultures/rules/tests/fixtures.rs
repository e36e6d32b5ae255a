//! Recorded games that must replay for ever.

use clash_of_cultures::ClashOfCultures;

#[test]
fn fixtures() {
    testkit::replay_folder::<ClashOfCultures>(testkit::beside!("../fixtures"));
}
