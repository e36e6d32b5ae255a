//! Who comes next, and whether they are asked about the choice.

use foresight::{Foreseer, Then};
use kernel::*;
use kit::gauge::{Gauge, Gauges};
use serde::{Deserialize, Serialize};

/// Somebody works, challenges the next or passes, and ends their part.
struct Parts;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
enum State {
    Open(Seat),
    Worked(Seat),
    Challenged(Seat),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
enum Act {
    Work,
    Challenge,
    Pass,
    End,
}

impl Rules for Parts {
    const ID: &'static str = "parts";
    const REVISION: u32 = 1;
    const SEATS: (u8, u8) = (2, 2);
    const OPTIONS: &'static [OptionSpec] = &[];
    const REACTIONS: &'static [&'static str] = &["prompt-challenged"];
    type Options = ();
    type State = State;
    type Action = Act;
    type View = State;
    type Event = ();

    fn setup(_: &(), _: u8, _: &mut Cx<Self>) -> Result<State, Refusal> {
        Ok(State::Open(Seat(0)))
    }
    fn open(state: &State) -> SeatSet {
        let (State::Open(seat) | State::Worked(seat) | State::Challenged(seat)) = *state;
        SeatSet::of(seat)
    }
    fn offer(state: &State, _: Seat, menu: &mut impl Menu<Act>) {
        let button = |key: &'static str| Show::button(msg(key));
        match state {
            State::Open(_) => {
                menu.prompt(|| msg("prompt-open"));
                for act in [Act::Work, Act::Challenge, Act::Pass] {
                    menu.choice(act, || button("do"));
                }
            }
            State::Worked(_) => {
                menu.prompt(|| msg("prompt-worked"));
                menu.choice(Act::End, || button("do-end").tone(Tone::EndsTurn));
            }
            State::Challenged(_) => {
                menu.prompt(|| msg("prompt-challenged"));
                menu.choice(Act::Pass, || button("do-pass").tone(Tone::Idle));
            }
        }
    }
    fn apply(state: &mut State, seat: Seat, act: Act, _: &mut Cx<Self>) {
        *state = match act {
            Act::Work => State::Worked(seat),
            Act::Challenge => State::Challenged(seat.next(2)),
            Act::Pass | Act::End => State::Open(seat.next(2)),
        };
    }
    fn view(state: &State, _: Audience) -> State {
        state.clone()
    }
    fn narrate((): &()) -> Msg {
        msg("nothing")
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

impl Gauges for Parts {
    fn gauges(_: &State) -> Vec<Gauge> {
        Vec::new()
    }
}

fn then(act: Act) -> Then {
    Foreseer::<Parts>::new(&State::Open(Seat(0)), Seat(0), 1)
        .foresee(&act)
        .then
        .expect("it is the same in all worlds")
}

/// An answer that ends a part is given by its player, even where it is the only one.
#[test]
fn whoever_must_still_end_their_part_is_asked_next() {
    let then = then(Act::Work);
    assert_eq!((then.seat, then.prompt), (Seat(0), Some(msg("prompt-worked"))));
    assert_eq!(
        then.only.map(|label| label.key),
        Some("do-end".into()),
        "and is told that nothing else is left"
    );
}

/// Somebody whose turn it is answers nothing.
#[test]
fn a_turn_is_no_answer() {
    assert_eq!(then(Act::Pass), Then { seat: Seat(1), prompt: None, only: None, reacts: false });
    assert_eq!(then(Act::Challenge), Then { seat: Seat(1), prompt: None, only: None, reacts: true });
}
