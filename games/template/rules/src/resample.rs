//! Another position that an audience could not tell from this one: hands and hours that lie face down are dealt anew from
//! all that `who` has not seen.

use crate::ids::*;
use crate::state::State;
use kernel::{Audience, Bag, Chance, Seat};

pub fn resample(state: &State, who: Audience, chance: &mut dyn Chance) -> State {
    let mut other = state.clone();
    let mut unseen = Set::<Hour>::all() - state.spent;
    for (_, player) in state.players.pairs().filter(|(seat, _)| who.is(*seat)) {
        unseen -= *player.hand.get();
        player.chosen.get().iter().for_each(|&hour| unseen.remove(hour));
    }
    let mut deck: Bag<HOURS> = unseen.iter().map(|hour| hour.index()).collect();
    let mut draw = || Hour::at(deck.draw(chance).expect("nobody holds more than was dealt"));
    for seat in Seat::all(state.seats()).filter(|&seat| !who.is(seat)) {
        let player = &mut other.players[seat];
        let hand = player.hand.get_mut();
        *hand = (0..hand.len()).map(|_| draw()).collect();
        if let Some(hour) = player.chosen.get_mut() {
            *hour = draw();
        }
    }
    other
}
