//! A game of two as it begins.

use clash_of_cultures::*;
use kernel::{Cx, Dice, Rules};

pub fn begin() -> State {
    ClashOfCultures::setup(&Options::default(), 2, &mut Cx::playout(&mut Dice::new(1)))
        .expect("a game of two")
}

pub fn home(state: &State) -> Space {
    state.cities_of(state.turn.seat).next().expect("the first city").at
}
