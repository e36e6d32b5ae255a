//! Recorded games that must replay for ever. `ecumene record history-of-the-world` records them anew after the revision of the
//! rules was raised.

use history_of_the_world::HistoryOfTheWorld;

#[test]
fn fixtures() {
    testkit::replay_folder::<HistoryOfTheWorld>(testkit::beside!("../fixtures"));
}
