//! R2.4.4, R6.3: third players choose a side in secret.

use super::*;
use crate::battle::{Side, battle, battle_mut};
use kernel::MAX_SEATS;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Join {
    pub waiting: SeatSet,
}

impl Frame<Game> for Join {
    fn asked(&self, _: &State) -> SeatSet {
        self.waiting
    }

    /// R9.16: no consent is needed; R9.49: nobody is forced.
    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let battle = battle(state);
        menu.prompt(|| {
            msg("prompt-join")
                .seat("attacker", battle.leader(Side::Attacker))
                .seat("defender", battle.leader(Side::Defender))
                .with("where", battle.area.term())
        });
        for side in Side::BOTH {
            menu.choice(Action::Join(Some(side)), || {
                let key = match side {
                    Side::Attacker => "do-join-attacker",
                    Side::Defender => "do-join-defender",
                };
                Show::seat(battle.leader(side), msg(key).seat("who", battle.leader(side)))
            });
        }
        menu.choice(Action::Join(None), || Show::button(msg("do-stay-out")).tone(Tone::Idle));
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Join(side) = action else { unreachable!("a side is chosen, or none") };
        self.waiting.remove(seat);
        battle_mut(state).joining.get_mut()[seat.index()] = side;
        if !self.waiting.is_empty() {
            state.frames.replace(self);
            return;
        }
        state.frames.pop();
        cx.reveal();
        let battle = battle_mut(state);
        let joining = std::mem::replace(battle.joining.get_mut(), [None; MAX_SEATS]);
        for (seat, side) in joining.into_iter().enumerate() {
            if let Some(side) = side {
                battle.sides[seat] = Some(side);
                let leader = battle.leader(side);
                cx.tell(|| Event::Joined { who: Seat(seat as u8), leader });
            }
        }
    }
}
