//! R2.3.1, R2.5.10, R9.13: what armies of others could reach, and what of it they could take without a roll: settlements and
//! settlers without units.

use crate::ids::*;
use crate::state::State;
use crate::view::View;
use kernel::{Audience, Seat};

/// A place with a settlement or settlers, and armies of others one step away or there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exposed {
    pub area: Area,
    /// How many armies of others.
    pub armies: u8,
    /// A settlement; else settlers alone.
    pub settled: bool,
    /// Units stand there.
    pub guarded: bool,
}

/// What of `me` is exposed, among all figures that stand somewhere.
fn among(me: Seat, figures: impl Iterator<Item = (Seat, Kind, Area)>, settled: Set<Area>) -> Vec<Exposed> {
    let (mut guarded, mut settlers, mut near) =
        (Set::<Area>::default(), Set::<Area>::default(), [0u8; AREAS]);
    for (seat, kind, at) in figures {
        if seat == me && kind.is_settler() {
            settlers.insert(at);
        } else if seat == me {
            guarded.insert(at);
        } else if kind.is_army() && at.is_land() {
            for area in (at.facts().land | Set::of(at)).iter() {
                near[area.index()] += 1;
            }
        }
    }
    let places = (settled | settlers).iter().filter(|area| near[area.index()] > 0);
    let exposed = |area: Area| Exposed {
        area,
        armies: near[area.index()],
        settled: settled.has(area),
        guarded: guarded.has(area),
    };
    places.map(exposed).collect()
}

impl State {
    /// What nobody guards.
    pub fn exposed(&self, me: Seat) -> Vec<Exposed> {
        let figures = self.players.pairs().flat_map(|(seat, player)| {
            player.pieces.iter().map(move |(_, piece)| (seat, piece.kind, piece.area()))
        });
        let mut open = among(me, figures, self.settlement_set(me));
        open.retain(|place| !place.guarded);
        open
    }
}

impl View {
    /// What of the reader's armies of others could reach, guarded or not.
    pub fn within_reach(&self) -> Vec<Exposed> {
        match self.who {
            Audience::Seat(me) => self.within_reach_of(me),
            _ => Vec::new(),
        }
    }

    /// The same of anybody: everybody sees it.
    pub fn within_reach_of(&self, me: Seat) -> Vec<Exposed> {
        let figures = self.pieces.iter().map(|piece| (piece.seat, piece.figure.kind, piece.area));
        let mine = self.regions.iter().filter(|region| region.owner == Some(me));
        among(me, figures, mine.map(|region| region.area).collect())
    }
}
