//! R2: hours are dealt; nobody holds a well.

use crate::Game;
use crate::flow;
use crate::frames::Dawn;
use crate::ids::*;
use crate::options::Options;
use crate::state::{Player, State};
use kernel::{Bag, Cx, Frames, PerSeat, Refusal, Secret};

pub fn setup(options: &Options, seats: u8, cx: &mut Cx<Game>) -> Result<State, Refusal> {
    // R2.2: one more than there are days, so that the last day has a choice too.
    let mut deck: Bag<HOURS> = Bag::one_of_each();
    let mut hand = || {
        let dealt = (0..=options.days).map(|_| deck.draw(cx).expect("six hours for each of four"));
        Secret::new(dealt.map(Hour::at).collect::<Set<Hour>>())
    };
    let players = PerSeat::new(seats, |_| Player {
        hand: hand(),
        chosen: Secret::new(None),
        hour: None,
        points: 0,
        rests: 0,
    });
    let mut state = State {
        options: *options,
        frames: Frames::new(Dawn),
        day: 1,
        players,
        wells: PerId::default(),
        spent: Set::empty(),
    };
    flow::begin_day(&mut state, cx);
    Ok(state)
}
