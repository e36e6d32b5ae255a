//! R8: Research. Choices are sealed and revealed together.

use super::*;
use crate::people::{cards, ready};
use crate::research::{may_research, reveal};

/// Those who have chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Research {
    pub done: SeatSet,
}

/// The least trade that something would need, when nothing can be researched; nothing, when it is not for want of trade.
fn in_vain(state: &State, seat: Seat) -> Option<u8> {
    let player = state.player(seat);
    let unknown = Tech::ALL.into_iter().filter(|&tech| !player.knows(tech) && state.in_play(tech));
    // R9.10
    let tesla = ready::ready(state, seat, Person::NikolaTesla);
    let fits = unknown.filter(|tech| {
        let level = tech.data().level;
        let lower = tesla && (2..=4).contains(&level) && state.room_in_row(seat, level - 1);
        lower || state.room_in_row(seat, level)
    });
    let needs = fits.map(|tech| state.research_cost(seat, tech)).min();
    needs.is_none_or(|need| need > player.trade).then(|| needs.unwrap_or(0))
}

impl Frame<Game> for Research {
    fn asked(&self, state: &State) -> SeatSet {
        state.all().filter(|&seat| !self.done.contains(seat)).collect()
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let player = state.player(seat);
        // R8.3
        let kept = state.coins(seat).min(player.trade);
        menu.prompt(|| {
            let vain = in_vain(state, seat);
            let question = msg("prompt-research").num("n", player.trade).num("keep", kept);
            question.num("any", vain.is_none() as i64).num("need", vain.unwrap_or(0))
        });
        let cost = player.trade - kept;
        let tesla = ready::ready(state, seat, Person::NikolaTesla);
        for tech in Tech::ALL {
            if player.knows(tech) || !state.in_play(tech) {
                continue;
            }
            match may_research(state, seat, tech, false) {
                Ok(()) => menu.choice(Action::Tech(tech), || {
                    Show::at(targets::tech(tech), choose::what_it_does("do-research", tech).num("cost", cost))
                }),
                Err(why) => choose::refuse(menu, targets::tech(tech), why),
            }
            // R9.10
            if tesla && (2..=4).contains(&tech.data().level) && may_research(state, seat, tech, true).is_ok()
            {
                menu.choice(Action::Tesla(tech), || {
                    Show::button(choose::what_it_does("do-tesla", tech).num("cost", cost))
                });
            }
        }
        ready::offer_uses(state, seat, Timing::Research, menu);
        menu.choice(Action::Done, || {
            let vain = in_vain(state, seat);
            let label = msg("do-no-research").num("any", vain.is_none() as i64).num("n", player.trade);
            Show::button(label.num("need", vain.unwrap_or(0))).tone(Tone::Idle)
        });
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
