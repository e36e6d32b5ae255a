//! Decisions that events bring (R13, R14).

mod barbarians;
mod disasters;
mod epidemic;
mod happening;
mod lower;
mod persons;
mod revolt;

pub use barbarians::{Arrival, Attack, Exhaust, Reinforce, camp, offer_camp, offer_raid};
pub use disasters::{Quake, Volcano};
pub use epidemic::{Epidemic, RemoveArmy};
pub use happening::{Reveal, Risk, Text};
pub use lower::{Lower, Myth, Whose, sadden, torn};
pub use persons::{Boon, Person, offer_persons, play_person};
pub use revolt::Revolt;

use super::*;

/// The event that asks: whoever is asked in another's turn has not seen it come.
pub fn cause(state: &State) -> Msg {
    state.turn.happening.map_or_else(|| msg("some-event"), |(card, ..)| card.title().term())
}
