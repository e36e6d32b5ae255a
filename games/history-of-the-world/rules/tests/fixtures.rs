//! Recorded games that must replay for ever. New ones come from `ecumene sim --save`.

use history_of_the_world::HistoryOfTheWorld;

#[test]
fn fixtures() {
    testkit::replay_folder::<HistoryOfTheWorld>(testkit::beside!("../fixtures"));
}
