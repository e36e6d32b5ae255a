//! R8: Research. Choices are sealed and revealed together.

use super::*;
use crate::people::{cards, ready};
use crate::research::{may_research, reveal};

/// Those who have chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Research {
    pub done: SeatSet,
}

impl Frame<Game> for Research {
    fn asked(&self, state: &State) -> SeatSet {
        state.all().filter(|&seat| !self.done.contains(seat)).collect()
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let player = state.player(seat);
        // R8.3
        let kept = state.coins(seat).min(player.trade);
        menu.prompt(|| msg("prompt-research").num("n", player.trade).num("keep", kept));
        let tesla = ready::ready(state, seat, Person::NikolaTesla);
        for tech in Tech::ALL {
            if player.knows(tech) || !state.in_play(tech) {
                continue;
            }
            match may_research(state, seat, tech, false) {
                Ok(()) => choose::tech(menu, "do-research", tech),
                Err(why) => choose::refuse(menu, targets::tech(tech), why),
            }
            // R9.10
            if tesla && (2..=4).contains(&tech.data().level) && may_research(state, seat, tech, true).is_ok()
            {
                put(menu, state, seat, Action::Tesla(tech));
            }
        }
        ready::offer_uses(state, seat, Timing::Research, menu);
        choose::done(menu, "do-no-research");
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let choice = match action {
            Action::Tech(tech) => Some(Choice { tech, tesla: false }),
            Action::Tesla(tech) => Some(Choice { tech, tesla: true }),
            Action::Done => None,
            _ => return cards::begin(state, seat, action, cx),
        };
        // R8.2
        *state.me(seat).sealed.get_mut() = choice;
        state.frames.replace(Research { done: with(self.done, seat) });
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        if self.done.len() < state.seats as usize {
            return Flow::Ask;
        }
        state.frames.pop();
        reveal(state, cx);
        Flow::Go
    }
}
