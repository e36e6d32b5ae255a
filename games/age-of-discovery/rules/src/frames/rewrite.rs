//! R12.11: Rewriting History takes discovery tiles from others.

use super::*;
use kernel::Chance;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rewrite {
    pub seat: Seat,
    pub robbed: SeatSet,
}

/// Players who can be robbed.
fn most() -> usize {
    match Building::RewritingHistory.facts().effect {
        Effect::StealDiscoveryTiles { players } => players as usize,
        other => panic!("data/buildings.json: rewriting_history: {other:?}"),
    }
}

impl Rewrite {
    fn can_rob(&self, state: &State, other: Seat) -> bool {
        !self.robbed.contains(other) && !state.players[other].tiles.is_empty()
    }
}

impl Frame<Game> for Rewrite {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-rewrite").num("n", (most() - self.robbed.len()) as i64));
        for other in state.others(seat) {
            if self.can_rob(state, other) {
                menu.choice(Action::Name(other), || Show::seat(other, msg("do-rewrite").seat("who", other)));
            } else {
                let key = if self.robbed.contains(other) { "refuse-robbed" } else { "refuse-no-tile" };
                menu.refuse(|| Refusal::new(Target::Seat(other), "R12.11", msg(key)));
            }
        }
        menu.choice(Action::Pass, || Show::button(msg("do-done-robbing")).tone(Tone::Idle));
    }

    /// One tile each, at random.
    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Name(from) = action else {
            state.frames.pop();
            return;
        };
        let tiles = state.players[from].tiles;
        let counts: [u8; TILES] = std::array::from_fn(|tile| tiles.has(Tile::at(tile)) as u8);
        let tile = Tile::at(cx.kind(&counts));
        state.players[from].tiles.remove(tile);
        state.players[seat].tiles.insert(tile);
        cx.tell(|| Event::TileStolen { seat, from, tile });
        self.robbed.insert(from);
        state.frames.replace(self);
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if self.robbed.len() < most() && state.others(self.seat).any(|other| self.can_rob(state, other)) {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
