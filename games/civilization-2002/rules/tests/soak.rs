//! Random games with every promise checked on the way. A whole game takes thousands of steps, and the checks replay
//! it again and again; so the thorough soak plays a few turns from the start of each era, over all option sets and
//! seats, and whole games are played in `whole.rs`.

mod scenes;

use civilization_2002::Civilization2002;
use kernel::{Audience, Rules, Seat};
use scenes::{Opening, Scene, Staged};
use testkit::{Fault, Plan, caught, generic_faults};

fn soak<S: Scene>(plan: Plan) {
    let report = testkit::soak::<Staged<S>>(&plan).unwrap_or_else(|f| panic!("{f}"));
    assert!(report.undone > 0 && report.games > 4, "{report:?}");
}

/// R6.9
#[test]
fn opening_turns_of_every_option_set() {
    soak::<Opening>(Plan { random_sets: 4, every: 10, ..Plan::default() });
}

#[test]
fn medieval_turns() {
    soak::<scenes::Medieval>(Plan { games: 1, random_sets: 0, every: 7, seed: 11, ..Plan::default() });
}

#[test]
fn industrial_turns() {
    soak::<scenes::Industrial>(Plan { games: 1, random_sets: 0, every: 7, seed: 22, ..Plan::default() });
}

#[test]
fn modern_turns() {
    soak::<scenes::Modern>(Plan { games: 1, random_sets: 0, every: 7, seed: 33, ..Plan::default() });
}

#[test]
fn generic_faults_are_caught() {
    generic_faults::<Staged<scenes::Brief>>(&Plan {
        every: 1,
        random_sets: 0,
        max_steps: 3_000,
        ..Plan::default()
    });
}

type Game = Staged<scenes::Brief>;

struct MarkersShown;
impl Fault<Game> for MarkersShown {
    const NAME: &'static str = "the table sees a face-down marker somebody looked at";
    fn view(state: &civilization_2002::State, who: Audience) -> civilization_2002::View {
        let mut view = Civilization2002::view(state, who);
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
impl Fault<Game> for PicksShown {
    const NAME: &'static str = "a leader sees the other pick before it is revealed";
    fn view(state: &civilization_2002::State, who: Audience) -> civilization_2002::View {
        let mut view = Civilization2002::view(state, who);
        if let (Some(battle), Some(seen)) = (&state.battle, &mut view.battle) {
            seen.picks = *battle.picks.get();
        }
        view
    }
}

struct BoxCounted;
impl Fault<Game> for BoxCounted {
    const NAME: &'static str = "the view counts the plagues in the box";
    fn view(state: &civilization_2002::State, who: Audience) -> civilization_2002::View {
        let mut view = Civilization2002::view(state, who);
        view.markers_left = state.rest.get().count(11) as usize;
        view
    }
}

struct JoinersLeak;
impl Fault<Game> for JoinersLeak {
    const NAME: &'static str = "who joined is seen before all have answered";
    fn view(state: &civilization_2002::State, who: Audience) -> civilization_2002::View {
        let mut view = Civilization2002::view(state, who);
        if let (Some(battle), Some(seen)) = (&state.battle, &mut view.battle) {
            for seat in Seat::all(state.seats()) {
                seen.sides[seat.index()] = seen.sides[seat.index()].or(battle.joining.get()[seat.index()]);
            }
        }
        view
    }
}

/// R6.1
#[test]
fn leaks_are_caught() {
    let plan = Plan { every: 1, random_sets: 0, games: 6, ..Plan::default() };
    caught::<Game, MarkersShown>(&plan);
    caught::<Game, BoxCounted>(&plan);
    let fights = Plan { every: 1, random_sets: 0, games: 12, ..Plan::default() };
    caught::<Staged<scenes::Crowd>, PicksShown2>(&fights);
    caught::<Staged<scenes::Crowd>, JoinersLeak2>(&fights);
}

struct PicksShown2;
impl Fault<Staged<scenes::Crowd>> for PicksShown2 {
    const NAME: &'static str = <PicksShown as Fault<Game>>::NAME;
    fn view(state: &civilization_2002::State, who: Audience) -> civilization_2002::View {
        <PicksShown as Fault<Game>>::view(state, who)
    }
}

struct JoinersLeak2;
impl Fault<Staged<scenes::Crowd>> for JoinersLeak2 {
    const NAME: &'static str = <JoinersLeak as Fault<Game>>::NAME;
    fn view(state: &civilization_2002::State, who: Audience) -> civilization_2002::View {
        <JoinersLeak as Fault<Game>>::view(state, who)
    }
}
