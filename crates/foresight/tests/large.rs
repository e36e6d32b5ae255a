//! Of an offer too large to be foreseen as a whole, what comes whatever is answered.

use foresight::Foreseer;
use kernel::*;
use kit::gauge::{EXACT, Gauge, Gauges, Value};
use serde::{Deserialize, Serialize};

/// A plague somewhere, and then a city that brings five points: three are lost where the plague strikes home.
struct Plague<const PLACES: u8>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct State {
    points: i32,
}

impl<const PLACES: u8> Rules for Plague<PLACES> {
    const ID: &'static str = "plague";
    const REVISION: u32 = 1;
    const SEATS: (u8, u8) = (1, 1);
    const OPTIONS: &'static [OptionSpec] = &[];
    type Options = ();
    type State = State;
    type Action = u8;
    type View = State;
    type Event = u8;

    fn setup(_: &(), _: u8, _: &mut Cx<Self>) -> Result<State, Refusal> {
        Ok(State { points: 9 })
    }
    fn open(_: &State) -> SeatSet {
        SeatSet::of(Seat(0))
    }
    fn offer(_: &State, _: Seat, menu: &mut impl Menu<u8>) {
        for place in 0..PLACES {
            menu.choice(place, || Show::space(place, msg("do")));
        }
    }
    fn apply(state: &mut State, _: Seat, place: u8, cx: &mut Cx<Self>) {
        let face = cx.die(6) as u8;
        if place == 7 && face > 3 {
            state.points -= 3;
        }
        state.points += 5;
        cx.tell(|| face);
    }
    fn view(state: &State, _: Audience) -> State {
        state.clone()
    }
    fn narrate(_: &u8) -> Msg {
        msg("city")
    }
    fn standing(_: &State) -> Option<Standing> {
        None
    }
    fn resample(state: &State, _: Audience, _: &mut dyn Chance) -> State {
        state.clone()
    }
    fn audit(_: &State) -> Result<(), String> {
        Ok(())
    }
}

impl<const PLACES: u8> Gauges for Plague<PLACES> {
    fn gauges(view: &State) -> Vec<Gauge> {
        vec![Gauge::of(Seat(0), "points", view.points)]
    }
}

#[test]
fn a_few_others_say_what_comes_anyway() {
    let seen = Foreseer::<Plague<60>>::new(&State { points: 9 }, Seat(0), 3).foresee(&7);
    assert_eq!(seen.changes[0].after.len(), 2, "{seen:?}");
    assert_eq!(seen.anyway.len(), 1, "{seen:?}");
    assert_eq!(seen.anyway[0].after, [(Some(Value::Number(14)), EXACT)]);
    let small = Foreseer::<Plague<30>>::new(&State { points: 9 }, Seat(0), 3).foresee(&7);
    assert!(small.anyway.is_empty(), "all of them are foreseen: {small:?}");
}
