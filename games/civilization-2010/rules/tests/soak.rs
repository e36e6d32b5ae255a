//! Random games over seats and options with every promise checked; whole games without a limit are in `play.rs`.

use civilization_2010::{Action, Civilization2010, Options, State};
use kernel::{Audience, Cx, Refusal, Rules, Seat, SeatSet};
use testkit::{Fault, Plan, With};

/// The same game with a turn limit, however it is set up: games by chance take some seventy turns without one.
type Brief<const TURNS: u16> = With<Civilization2010, Limit<TURNS>>;

struct Limit<const TURNS: u16>;
impl<const TURNS: u16> Fault<Civilization2010> for Limit<TURNS> {
    const NAME: &'static str = "the game ends early";
    fn setup(options: &Options, seats: u8, cx: &mut Cx<Civilization2010>) -> Result<State, Refusal> {
        Civilization2010::setup(&Options { turn_limit: TURNS, ..*options }, seats, cx)
    }
}

/// The checks that cost most are sampled, so that the whole run stays short.
#[test]
fn soak() {
    let plan = Plan { random_sets: 0, every: 300, ..Plan::default() };
    let report = testkit::soak::<Brief<16>>(&plan).unwrap_or_else(|f| panic!("{f}"));
    assert!(report.games > 40 && report.undone > 0, "{report:?}");
}

/// What is sure comes true, and nobody is told more than they know; in whole games, with all that comes late.
#[test]
fn what_is_sure_comes_true() {
    let choices = 10_000;
    let sure = testkit::foreseen::<Civilization2010>(choices);
    println!("{sure} of {choices} choices are sure");
    assert!(sure * 100 >= choices * 88, "{sure} of {choices}");
}

/// Any game can go wrong in these ways; the soak must see each.
#[test]
fn generic_faults_are_caught() {
    let plan = Plan { random_sets: 0, every: 1, max_steps: 3_000, ..Plan::default() };
    testkit::generic_faults::<Brief<2>>(&plan);
}

type Game = Brief<20>;

/// A game that forgets to put the market's token back.
struct LostToken;
impl Fault<Game> for LostToken {
    const NAME: &'static str = "a harvested token is taken twice";
    fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        Game::apply(state, seat, action, cx);
        if let Action::Harvest(res) = action {
            state.players[seat].resources[res] += 1;
        }
    }
}

/// Whoever could cancel is asked only if they really can.
struct AskedOnlyIfAble;
impl Fault<Game> for AskedOnlyIfAble {
    const NAME: &'static str = "being asked tells what is in a hand";
    fn open(state: &State) -> SeatSet {
        let open = Civilization2010::open(state);
        let sees = |seat: Seat| {
            let view = Civilization2010::view(state, Audience::Seat(seat));
            view.players[seat.index()].events.as_ref().is_some_and(|e| e.iter().any(|(_, n)| *n > 1))
        };
        match open.first() {
            Some(seat) if open.len() == 1 && sees(seat) => SeatSet::of(seat.next(state.seats)),
            _ => open,
        }
    }
}

#[test]
fn planted_faults_are_caught() {
    let plan = Plan { random_sets: 0, every: 2, ..Plan::default() };
    testkit::caught::<Game, LostToken>(&plan);
    testkit::caught::<Game, AskedOnlyIfAble>(&plan);
}
