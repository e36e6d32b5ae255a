//! What is begun and will be, whatever is answered: what a bill is being paid for, and the mood that falls last. Gauges
//! count it as done, so that a choice says what it is for and not only that a payment follows.

use crate::frames::{Arrive, Buy, Cheer, Convert, Erect, Made, Pending, Place, Raise, Settled, Sulk};
use crate::ids::*;
use crate::state::State;
use crate::state::units::Group;
use kernel::Seat;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Underway {
    /// R8.1: an advance that adds a cube; a change of government only moves some.
    pub learns: Option<(Seat, Advance)>,
    /// R8.3.1, R8.3.3: a unit, or the Settler of Sanitation; what cards, events and battles bring and only wants a place.
    pub makes: Vec<(Seat, UnitKind)>,
    /// R8.3.3: a building for who adds it, and where.
    pub grows: Option<(Seat, Space)>,
    /// R8.6.4: a building of another's that takes this colour.
    pub converts: Option<Seat>,
    /// R17.7.
    pub erects: Option<Seat>,
    /// R8.5.1.
    pub cheers: Option<Space>,
    /// R10.4: explorers that go there once the region lies.
    pub arrives: Option<(Seat, Group, Space)>,
    /// R7.4.2: activated again, so that the mood falls when that is done.
    pub sulks: Set<Space>,
}

impl Underway {
    pub fn of(state: &State) -> Underway {
        let mut underway = Underway::default();
        for frame in state.frames.iter() {
            match *frame {
                Pending::Buy(Buy { seat, advance, .. }) => {
                    let now = state.players[seat].government();
                    let moves =
                        advance.category().is_government() && now.is_some_and(|g| g != advance.category());
                    underway.learns = (!moves).then_some((seat, advance));
                }
                Pending::Made(Made { seat, kind, .. }) => underway.makes.push((seat, kind)),
                Pending::Place(place @ Place { seat, kind }) if place.finds_room(state) => {
                    underway.makes.push((seat, kind));
                }
                Pending::Settled(Settled { seat, .. }) => underway.makes.push((seat, UnitKind::Settler)),
                Pending::Raise(Raise { seat, at, .. }) => underway.grows = Some((seat, at)),
                Pending::Convert(Convert { seat, .. }) => underway.converts = Some(seat),
                Pending::Erect(Erect { seat, .. }) => underway.erects = Some(seat),
                Pending::Cheer(Cheer { at }) => underway.cheers = Some(at),
                Pending::Arrive(Arrive { seat, group, to }) => underway.arrives = Some((seat, group, to)),
                Pending::Sulk(Sulk { at }) => {
                    underway.sulks.insert(at);
                }
                _ => {}
            }
        }
        underway
    }
}
