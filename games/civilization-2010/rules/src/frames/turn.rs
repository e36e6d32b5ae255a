//! R3.1: the bottom of the stack, which leads from part to part.

use super::*;
use crate::flow;

pub struct Turn;

impl Frame<Game> for Turn {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        flow::next_part(state, cx);
        Flow::Go
    }
}
