//! Names of things, as messages.

use crate::data::{Ending, data};
use crate::ids::*;
use crate::milestones;
use crate::pieces::Piece;
use crate::state::State;
use kernel::{Msg, msg};
use serde::Serialize;

pub fn area(area: Area) -> Msg {
    msg(format!("area-{}", area.name()))
}
pub fn tech(tech: Tech) -> Msg {
    msg(format!("tech-{}", tech.name()))
}
pub fn wonder(wonder: Wonder) -> Msg {
    msg(format!("wonder-{}", wonder.name()))
}
pub fn improvement(improvement: Improvement) -> Msg {
    msg(format!("improvement-{}", improvement.name()))
}
pub fn marker(marker: Marker) -> Msg {
    msg(format!("marker-{}", marker.name()))
}
pub fn era(era: Era) -> Msg {
    msg(format!("era-{}", era.name()))
}
pub fn size(size: u8) -> Msg {
    let name = ["none", "village", "town", "city", "metropolis"][size.min(4) as usize];
    msg(format!("size-{name}"))
}
pub fn milestone(milestone: u8) -> Msg {
    msg(format!("milestone-{}", milestones::need(milestone).id))
}
pub fn ending(ending: Ending) -> Msg {
    let name = match ending {
        Ending::Time => "time",
        Ending::Conquest => "conquest",
        Ending::Diplomatic => "diplomatic",
        Ending::Military => "military",
        Ending::Technological => "technological",
    };
    msg(format!("ending-{name}"))
}

/// What a figure is called now: its type in the advanced game, its figure in the basic one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Figure {
    pub kind: Kind,
    /// Which of its types, in the advanced game.
    pub level: Option<u8>,
}

impl Figure {
    pub fn of(state: &State, kind: Kind) -> Figure {
        let typed = state.advanced() && !kind.is_settler();
        Figure { kind, level: typed.then(|| state.type_index(kind) as u8) }
    }
    pub fn name(self) -> Msg {
        match self.level {
            None => msg(format!("figure-{}", self.kind.name())),
            Some(level) => msg(format!("unit-{}", data().types[self.kind.index()][level as usize].id)),
        }
    }
}

pub fn figure(state: &State, kind: Kind) -> Msg {
    Figure::of(state, kind).name()
}

/// With where it stands.
pub fn figure_in(state: &State, piece: &Piece) -> Msg {
    msg("figure-in").with("what", figure(state, piece.kind)).with("where", area(piece.area()))
}

/// How many of each kind.
pub fn count_figures(state: &State, kinds: impl Iterator<Item = Kind>) -> Vec<(Figure, u8)> {
    let mut counted: Vec<(Figure, u8)> = Vec::new();
    for kind in kinds {
        match counted.iter_mut().find(|(figure, _)| figure.kind == kind) {
            Some((_, n)) => *n += 1,
            None => counted.push((Figure::of(state, kind), 1)),
        }
    }
    counted
}
