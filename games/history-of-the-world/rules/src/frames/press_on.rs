//! R9.9: the fort (or one of several armies) is gone, and the attacking army may go on.

use super::*;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PressOn {
    pub land: Land,
    pub people: u8,
}

impl Frame<Game> for PressOn {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let land = self.land;
        // R13.3: of several armies one may have fallen instead.
        let several = state.options.multiple_armies;
        let (asked, back) = match several {
            true => ("prompt-press-on-line", "do-withdraw-line"),
            false => ("prompt-press-on", "do-withdraw"),
        };
        menu.prompt(|| msg(asked).term("land", land.key()));
        let label = || msg("do-press-on").term("land", land.key());
        menu.choice(Action::PressOn, || Show::at(targets::land(land), label()));
        menu.choice(Action::Withdraw, || Show::button(msg(back)).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let PressOn { land, people } = self;
        state.frames.pop();
        match action {
            Action::PressOn => combat::attack(state, people as usize, land, cx),
            Action::Withdraw => {
                state.turn.campaign.pool[people as usize] += 1;
                cx.tell(|| Event::Withdrew { seat, land });
            }
            _ => unreachable!("not offered after a fort fell"),
        }
    }
}
