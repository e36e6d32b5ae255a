//! The rulebook's worked examples and one scenario a card.

use history_of_the_world::HistoryOfTheWorld;

#[test]
fn examples() {
    testkit::check_folder::<HistoryOfTheWorld>(testkit::beside!("../examples"));
}
