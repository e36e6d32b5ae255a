//! Random games over all seat counts and options, with every promise of the kernel checked on the way.

use history_of_the_world::HistoryOfTheWorld;
use kernel::Rules;
use testkit::Plan;

/// R3.1: every game comes to its end.
#[test]
fn soak() {
    let plan = Plan { games: 1, every: 5, ..Plan::default() };
    let report = testkit::soak::<HistoryOfTheWorld>(&plan).unwrap_or_else(|f| panic!("{f}"));
    assert!(report.games >= 80, "{report:?}");
}

/// Thousands of games, without the checks that cost most: nobody is ever asked without a choice, and every game ends.
#[test]
fn thousands_of_games_end() {
    type G = HistoryOfTheWorld;
    let mut played = 0;
    for (set, options) in testkit::option_sets::<G>(12, 5).iter().enumerate() {
        for seats in G::SEATS.0..=G::SEATS.1 {
            for game in 0..60 {
                testkit::play_out::<G>(options, seats, (set * 1000 + game) as u64 * 8 + seats as u64, 20_000);
                played += 1;
            }
        }
    }
    assert!(played > 5_000, "{played} games");
}

/// What a choice was to do is what it does, and tells nobody more than they know.
#[test]
fn foresight() {
    let sure = testkit::foreseen::<HistoryOfTheWorld>(10_000);
    println!("{sure} of 10000 choices are sure");
    assert!(sure > 4_000, "only {sure} of 10000 choices are sure");
}
