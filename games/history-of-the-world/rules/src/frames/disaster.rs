//! R6.9.1: Disaster destroys monuments and what stands beside them.

use super::*;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Disaster {
    pub left: u8,
}

/// Lands with a monument that Disaster may choose.
pub fn doomed_monuments(state: &State) -> Set<Land> {
    state.world.monuments - state.sheltered()
}

/// R6.9.1, R10.6: monument, fort and city go, a capital becomes a city. Nothing else removes a monument.
fn destroy(state: &mut State, land: Land, cx: &mut Cx<Game>) {
    let (seat, owner) = (state.turn.seat, state.world.owner(land));
    let fort = state.world.forts.has(land);
    state.world.monuments.remove(land);
    state.world.forts.remove(land);
    cx.tell(|| Event::MonumentFell { seat, land, owner });
    if fort {
        cx.tell(|| Event::FortFell { seat, land, owner });
    }
    if let Some(what) = state.world.sack(land) {
        cx.tell(|| Event::Sacked { seat, land, what, owner });
    }
}

impl Frame<Game> for Disaster {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-disaster").num("n", self.left));
        choose::lands(menu, "do-choose-land", doomed_monuments(state));
        menu.choice(Action::Done, || Show::button(msg("do-enough")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        match action {
            Action::Land(land) => {
                destroy(state, land, cx);
                if self.left > 1 {
                    state.frames.push(Disaster { left: self.left - 1 });
                }
            }
            Action::Done => {}
            _ => unreachable!("not offered in a disaster"),
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if !doomed_monuments(state).is_empty() {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
