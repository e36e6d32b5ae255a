//! Recorded games that must replay for ever.

use template::Template;

#[test]
fn fixtures() {
    testkit::replay_folder::<Template>(testkit::beside!("../fixtures"));
}
