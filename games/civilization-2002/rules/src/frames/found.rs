//! R2.8, R2.2.6, R9.7: a village is founded, once what lies face down there is resolved.

use super::*;
use crate::markers;
use crate::purchase::village_price;

/// The marker is resolved; the village is about to be founded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Found {
    pub seat: Seat,
    pub area: Area,
}

impl Found {
    /// R2.2.6, R9.7, D3: a face-down marker is resolved before paying.
    pub fn begin(state: &mut State, seat: Seat, area: Area, cx: &mut Cx<Game>) {
        state.frames.push(Found { seat, area });
        if state.regions[area].face != Face::Down {
            return;
        }
        if *state.regions[area].marker.get() == Marker::Nothing {
            cx.reveal();
            cx.tell(|| Event::MarkerRemoved { who: seat, area, marker: Marker::Nothing });
            markers::discard(state, area);
        } else {
            markers::turn_up(state, seat, area, cx);
        }
    }
}

impl Frame<Game> for Found {
    /// The village, if the marker left it possible.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let Found { seat, area } = self;
        state.frames.pop();
        let price = village_price(state);
        let founder = |piece: &Piece| piece.kind.is_settler() && piece.stands_in(area);
        let settlers = state.players[seat].pieces.iter().filter(|(_, piece)| founder(piece));
        let settler = settlers.map(|(slot, _)| slot).next();
        let region = &state.regions[area];
        let possible = region.owner.is_none() && region.size_limit() > 0 && state.players[seat].gold >= price;
        let (Some(settler), true) = (settler, possible) else {
            cx.tell(|| Event::FoundingFailed { who: seat, area });
            return Flow::Go;
        };
        state.players[seat].pieces.remove(settler);
        state.players[seat].gold -= price;
        let region = &mut state.regions[area];
        region.settle(seat);
        region.founded = true;
        region.placed = 0;
        state.look_for_claims = true;
        cx.tell(|| Event::Founded { who: seat, area, price });
        Flow::Go
    }
}
