//! R22.5 and cards: advances on the culture track that cost nothing, one at a time.

use super::*;
use crate::culture::track;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Advances {
    pub seat: Seat,
    pub left: u8,
}

impl Frame<Game> for Advances {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let space = state.player(self.seat).track;
        if self.left == 0 || space >= data().k.track_end {
            state.frames.pop();
            return Flow::Go;
        }
        state.frames.replace(Advances { left: self.left - 1, ..self });
        track::reach(state, self.seat, space + 1, cx);
        Flow::Go
    }
}
