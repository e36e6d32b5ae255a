//! Games that are wrong on purpose: the soak must notice each.

use kernel::{Audience, Cx, Rules, Seat};
use template::{Action, State, Template as G, View};
use testkit::{Fault, Plan, caught};

fn plan() -> Plan {
    Plan { games: 2, ..Plan::default() }
}

#[test]
fn generic_faults_are_caught() {
    testkit::generic_faults::<G>(&plan());
}

struct OpenHands;
impl Fault<G> for OpenHands {
    const NAME: &'static str = "spectators see the hand of the first seat";
    fn view(state: &State, who: Audience) -> View {
        let mut view = G::view(state, who);
        if who == Audience::Table {
            view.players[Seat(0)].hand = Some(*state.players[Seat(0)].hand.get());
        }
        view
    }
}

struct HoursComeBack;
impl Fault<G> for HoursComeBack {
    const NAME: &'static str = "whoever rests takes the hour back";
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<G>) {
        let hour = state.players[seat].hour;
        G::apply(state, seat, action, cx);
        if action == Action::Rest {
            hour.into_iter().for_each(|hour| state.players[seat].hand.get_mut().insert(hour));
        }
    }
}

#[test]
fn faults_of_this_game_are_caught() {
    caught::<G, OpenHands>(&plan());
    caught::<G, HoursComeBack>(&plan());
}
