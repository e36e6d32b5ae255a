//! R11: what the winner takes.

use super::*;
use crate::battle::loot;

/// Loot still to be taken, at its prices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Spoils {
    pub winner: Seat,
    pub loser: Seat,
    pub left: u8,
}

impl Spoils {
    fn choices(self, state: &State) -> impl Iterator<Item = Loot> + '_ {
        let Spoils { winner, loser, left } = self;
        loot::all()
            .filter(move |&what| loot::price(what) <= left && loot::possible(state, winner, loser, what))
    }
}

impl Frame<Game> for Spoils {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.winner)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-loot").seat("who", self.loser).num("n", self.left));
        for what in self.choices(state) {
            put(menu, state, seat, Action::Loot(what));
        }
        choose::done(menu, "do-leave-loot");
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Loot(loot) = action else {
            state.frames.pop();
            return;
        };
        state.frames.replace(Spoils { left: self.left - loot::price(loot), ..self });
        cx.tell(|| Event::Looted { who: self.winner, from: self.loser, loot });
        loot::take(state, self.winner, self.loser, loot, cx);
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if self.choices(state).next().is_some() {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
