//! Random games with every promise checked on the way. A whole game takes thousands of steps, and the checks replay
//! it again and again; so the thorough soak plays a few turns from the start of each era, over all option sets and
//! seats, and whole games are played in `whole.rs`.

mod scenes;

use civilization_2002::{Civilization2002 as G, State, View};
use kernel::{Audience, Rules, Seat};
use scenes::{Brief, Crowd, Industrial, Medieval, Modern, Opening};
use testkit::{Fault, Plan, With, caught, generic_faults};

fn soak<S: Fault<G>>(plan: Plan) {
    let report = testkit::soak::<With<G, S>>(&plan).unwrap_or_else(|f| panic!("{f}"));
    assert!(report.undone > 0 && report.games > 4, "{report:?}");
}

/// R6.9
#[test]
fn opening_turns_of_every_option_set() {
    soak::<Opening>(Plan { random_sets: 4, every: 10, ..Plan::default() });
}

#[test]
fn medieval_turns() {
    soak::<Medieval>(Plan { games: 1, random_sets: 0, every: 7, seed: 11, ..Plan::default() });
}

#[test]
fn industrial_turns() {
    soak::<Industrial>(Plan { games: 1, random_sets: 0, every: 7, seed: 22, ..Plan::default() });
}

#[test]
fn modern_turns() {
    soak::<Modern>(Plan { games: 1, random_sets: 0, every: 7, seed: 33, ..Plan::default() });
}

#[test]
fn generic_faults_are_caught() {
    let plan = Plan { every: 1, random_sets: 0, max_steps: 3_000, ..Plan::default() };
    generic_faults::<With<G, Brief>>(&plan);
}

struct MarkersShown;
impl<S: Fault<G>> Fault<With<G, S>> for MarkersShown {
    const NAME: &'static str = "the table sees a face-down marker somebody looked at";
    fn view(state: &State, who: Audience) -> View {
        let mut view = G::view(state, who);
        for region in &mut view.regions {
            let here = &state.regions[region.area];
            if !here.known.is_empty() && region.marker.is_none() {
                region.marker = Some(*here.marker.get());
            }
        }
        view
    }
}

struct PicksShown;
impl<S: Fault<G>> Fault<With<G, S>> for PicksShown {
    const NAME: &'static str = "a leader sees the other pick before it is revealed";
    fn view(state: &State, who: Audience) -> View {
        let mut view = G::view(state, who);
        if let (Some(battle), Some(seen)) = (&state.battle, &mut view.battle) {
            seen.picks = *battle.picks.get();
        }
        view
    }
}

struct BoxCounted;
impl<S: Fault<G>> Fault<With<G, S>> for BoxCounted {
    const NAME: &'static str = "the view counts the plagues in the box";
    fn view(state: &State, who: Audience) -> View {
        let mut view = G::view(state, who);
        view.markers_left = state.rest.get().count(11) as usize;
        view
    }
}

struct JoinersLeak;
impl<S: Fault<G>> Fault<With<G, S>> for JoinersLeak {
    const NAME: &'static str = "who joined is seen before all have answered";
    fn view(state: &State, who: Audience) -> View {
        let mut view = G::view(state, who);
        if let (Some(battle), Some(seen)) = (&state.battle, &mut view.battle) {
            for seat in Seat::all(state.seats()) {
                seen.sides[seat.index()] = seen.sides[seat.index()].or(battle.joining.get()[seat.index()]);
            }
        }
        view
    }
}

/// What is sure comes true, what is foreseen tells no secret, and much can be foreseen: most steps are without chance.
#[test]
fn choices_are_foreseen() {
    fn share<R: kit::Gauges>(choices: usize, least: usize) {
        let sure = testkit::foreseen::<R>(choices) * 100 / choices;
        println!("{sure} of 100 choices are sure");
        assert!(sure >= least, "{sure} of 100 choices are sure");
    }
    share::<G>(10_000, 90);
    share::<With<G, Medieval>>(2_000, 90);
    share::<With<G, Industrial>>(2_000, 90);
    share::<With<G, Modern>>(4_000, 90);
    share::<With<G, Crowd>>(2_000, 80);
}

/// R6.1
#[test]
fn leaks_are_caught() {
    let plan = Plan { every: 1, random_sets: 0, games: 6, ..Plan::default() };
    caught::<With<G, Brief>, MarkersShown>(&plan);
    caught::<With<G, Brief>, BoxCounted>(&plan);
    let fights = Plan { every: 1, random_sets: 0, games: 12, ..Plan::default() };
    caught::<With<G, Crowd>, PicksShown>(&fights);
    caught::<With<G, Crowd>, JoinersLeak>(&fights);
}
