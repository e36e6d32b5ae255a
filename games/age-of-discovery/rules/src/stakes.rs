//! What would become of the points of colonies, were they counted now, if workers fell: in battle (R6.8.3) or by a plague (R12.9,
//! R12.10). Who falls is often chosen later, and whether it is a builder matters to all who are there (R10.2).

use crate::frames::battle_hits;
use crate::ids::*;
use crate::scoring::colony_of;
use crate::state::State;
use arrayvec::ArrayVec;
use kernel::{MAX_SEATS, Msg, Seat, msg};

type Crews = [Workers; MAX_SEATS];
type Points = [u16; MAX_SEATS];

/// Points of each seat as things stand, and the least and the most they may come to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stakes {
    before: Points,
    least: Points,
    most: Points,
}

/// Seat by seat.
fn each(one: Points, other: Points, of: fn(u16, u16) -> u16) -> Points {
    std::array::from_fn(|seat| of(one[seat], other[seat]))
}

impl Stakes {
    /// A region as it is, and as it would be.
    fn of(now: &Crews, then: &Crews) -> Stakes {
        let then = colony_of(then);
        Stakes { before: colony_of(now), least: then, most: then }
    }

    /// One of two ways in which the same may end.
    pub fn or(self, other: Stakes) -> Stakes {
        let (least, most) = (each(self.least, other.least, Ord::min), each(self.most, other.most, Ord::max));
        Stakes { least, most, ..self }
    }

    /// Another region besides.
    pub fn and(self, other: Stakes) -> Stakes {
        let sum = |one, other| each(one, other, |one, other| one + other);
        Stakes {
            before: sum(self.before, other.before),
            least: sum(self.least, other.least),
            most: sum(self.most, other.most),
        }
    }

    /// What becomes of the points of a seat, if they change or may.
    pub fn shift(&self, seat: Seat) -> Option<Msg> {
        let n = seat.index();
        let (from, to, most) = (self.before[n], self.least[n], self.most[n]);
        let said = msg("term-shift").num("from", from).num("to", to).num("most", most);
        (to != from || most != from).then(|| said.num("sure", (to == most) as i64))
    }

    /// Whose points change or may, `own` first; nobody's where none do.
    pub fn shifts(&self, state: &State, own: Seat) -> Vec<Msg> {
        let all = std::iter::once(own).chain(state.others(own));
        all.filter_map(|seat| Some(what_of(seat, own).with("what", self.shift(seat)?))).collect()
    }
}

/// Somebody and, behind, what is said of them: a name may end with a number of its own.
pub fn what_of(seat: Seat, own: Seat) -> Msg {
    if seat == own { msg("term-what-own") } else { msg("term-what").seat("who", seat) }
}

/// A region where so many of each of these seats fall, builders first or last.
pub fn fallen(crews: &Crews, falls: &[(Seat, u8)]) -> Stakes {
    let ways = (0..1u32 << falls.len()).map(|way| {
        let mut then = *crews;
        for (nth, (seat, n)) in falls.iter().enumerate() {
            thin(&mut then[seat.index()], *n, way & (1 << nth) != 0);
        }
        Stakes::of(crews, &then)
    });
    ways.reduce(Stakes::or).expect("there is one way at least")
}

fn thin(crew: &mut Workers, n: u8, builders_first: bool) {
    let mut left = n;
    let mut take = |kind: Kind| {
        let gone = left.min(crew[kind]);
        crew[kind] -= gone;
        left -= gone;
    };
    if builders_first {
        take(Kind::Builder);
    }
    Kind::all().filter(|kind| *kind != Kind::Builder).for_each(&mut take);
    take(Kind::Builder);
}

/// R6.8.3: a battle between two.
pub fn battle(state: &State, attacker: Seat, defender: Seat, region: Region) -> Stakes {
    let (theirs, mine) = battle_hits(state, attacker, defender, region);
    fallen(&state.regions[region].workers, &[(defender, theirs), (attacker, mine)])
}

/// R12.9: how many colonies of each seat lose a worker, in the order of the seats, `own` first, and what that is worth.
pub fn plague(state: &State, own: Seat, min_size: u8) -> (Vec<(Seat, u8)>, Option<Stakes>) {
    let struck = |seat: &Seat, region: Region| state.size(*seat, region) >= min_size as u32;
    let losses = std::iter::once(own).chain(state.others(own)).map(|seat| {
        let n = Region::all().filter(|region| struck(&seat, *region)).count();
        (seat, n as u8)
    });
    let regions = Region::all().filter_map(|region| {
        let falls: ArrayVec<(Seat, u8), MAX_SEATS> =
            Seat::all(state.seats()).filter(|seat| struck(seat, region)).map(|seat| (seat, 1)).collect();
        (!falls.is_empty()).then(|| fallen(&state.regions[region].workers, &falls))
    });
    (losses.filter(|(_, n)| *n > 0).collect(), regions.reduce(Stakes::and))
}

/// R12.10: up to so many colonists of one of these seats die there.
pub fn colonists(
    state: &State,
    region: Region,
    victims: impl Iterator<Item = Seat>,
    most: u8,
) -> Option<Stakes> {
    let crews = &state.regions[region].workers;
    let ways = victims.flat_map(|victim| {
        (1..=most.min(crews[victim.index()][Kind::Colonist])).map(move |n| {
            let mut then = *crews;
            then[victim.index()][Kind::Colonist] -= n;
            Stakes::of(crews, &then)
        })
    });
    ways.reduce(Stakes::or)
}
