//! What every game passes, over all seat counts and options.

mod common;

use clash_of_cultures::{Action, ClashOfCultures, Goal, Pending, Set, State, View};
use kernel::{Audience, Cx, Rules, Seat, SeatSet};
use testkit::Plan;

/// Each option changed alone and all together, for every number of seats.
fn plan() -> Plan {
    Plan { random_sets: 0, every: 60, ..Plan::default() }
}

#[test]
fn soak() {
    let report = testkit::soak::<ClashOfCultures>(&plan()).unwrap_or_else(|f| panic!("{f}"));
    println!("{report:?}");
}

#[test]
fn soak_from_the_middle() {
    let plan = Plan { seed: 7, ..plan() };
    let report = testkit::soak::<common::FromTheMiddle>(&plan).unwrap_or_else(|f| panic!("{f}"));
    println!("{report:?}");
}

/// What is sure comes true, and nobody is told more than they know; from the middle, where there are battles, too.
#[test]
fn foreseen() {
    let begun = testkit::foreseen::<ClashOfCultures>(10_000);
    let middle = testkit::foreseen::<common::FromTheMiddle>(10_000);
    println!("of 10000 choices {begun} were sure, {middle} from the middle");
    assert!(begun > 8_500 && middle > 7_500, "of 10000 choices {begun} were sure, {middle} from the middle");
}

#[test]
fn generic_faults_are_caught() {
    testkit::generic_faults::<ClashOfCultures>(&plan());
}

/// A fault of this game, planted on purpose: the soak from the middle must notice.
macro_rules! planted {
    ($test:ident, $fault:ident, $name:literal, $($body:tt)*) => {
        struct $fault;
        impl testkit::Fault<common::FromTheMiddle> for $fault {
            const NAME: &'static str = $name;
            $($body)*
        }
        #[test]
        fn $test() {
            testkit::caught::<common::FromTheMiddle, $fault>(&Plan { seed: 7, ..plan() });
        }
    };
}

planted! {
    an_open_hand_is_caught, OpenHand, "everybody sees the hand of seat 0",
    fn view(state: &State, who: Audience) -> View {
        let mut view = ClashOfCultures::view(state, who);
        view.players[0].hand = *state.players[Seat(0)].hand.get();
        view
    }
}

planted! {
    a_window_that_tells_is_caught, TellingWindow, "only who could claim an objective is asked",
    fn open(state: &State) -> SeatSet {
        match state.frames.top() {
            Pending::Declare(declare) if state.players[declare.seat].goals.get().has(Goal(3)) => SeatSet::of(Seat(0)),
            _ => ClashOfCultures::open(state),
        }
    }
}

planted! {
    a_lost_card_is_caught, LostCard, "a discarded card is gone",
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<common::FromTheMiddle>) {
        common::FromTheMiddle::apply(state, seat, action, cx);
        state.discards = Set::empty();
    }
}

planted! {
    a_free_army_is_caught, FreeArmy, "a fifth Army unit on a space",
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<common::FromTheMiddle>) {
        common::FromTheMiddle::apply(state, seat, action, cx);
        let p = &mut state.players[seat];
        if let (Some(u), false) = (p.armies.first().copied(), p.armies.is_full()) {
            p.armies.push(u);
        }
    }
}
