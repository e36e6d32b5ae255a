//! R6.6, R9.38: icons are assigned for the highest income; who has a choice may change that before collecting.

use super::*;
use crate::production::{always_happy, assigned, earning, icons, reckon};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Produce {
    pub waiting: SeatSet,
}

impl Frame<Game> for Produce {
    fn asked(&self, _: &State) -> SeatSet {
        self.waiting
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let income = reckon(state, seat).income() as i64;
        let confirm = |tone| Show::button(msg("do-confirm-production").num("n", income)).tone(tone);
        if state.players[seat].arranging {
            offer_icons(state, seat, menu);
            menu.choice(Action::Confirm, || confirm(Tone::EndsTurn));
        } else {
            menu.prompt(|| msg("prompt-produce").num("n", income));
            menu.choice(Action::Confirm, || confirm(Tone::Idle));
            menu.choice(Action::Adjust, || Show::button(msg("do-adjust")));
            menu.choice(Action::Rearrange, || Show::button(msg("do-rearrange")));
        }
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        match action {
            Action::Adjust => state.players[seat].arranging = true,
            Action::Rearrange => {
                state.players[seat].arranging = true;
                let cards: ArrayVec<Area, LANDS> = earning(state, seat).collect();
                for area in cards {
                    state.regions[area].happy = false;
                    state.regions[area].productive = false;
                }
            }
            Action::Happy(area) => state.regions[area].happy = true,
            Action::Productive(area) => state.regions[area].productive = true,
            Action::Unhappy(area) => state.regions[area].happy = false,
            Action::Unproductive(area) => state.regions[area].productive = false,
            _ => {
                state.players[seat].arranging = false;
                self.waiting.remove(seat);
                state.frames.replace(self);
            }
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        if !self.waiting.is_empty() {
            return Flow::Ask;
        }
        production::collect(state, cx);
        flow::begin_purchases(state);
        Flow::Go
    }
}

/// R4.2.5: at most one icon of each kind on a settlement.
fn offer_icons(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let icons = icons(state, seat);
    let (happy, productive) = assigned(state, seat);
    let (happy, productive) = (icons.happy as usize - happy, icons.productive as usize - productive);
    menu.prompt(|| msg("prompt-arrange").num("happy", happy as i64).num("productive", productive as i64));
    let show =
        |area: Area, key: &'static str| Show::card(targets::city(area), msg(key).with("where", area.term()));
    for area in earning(state, seat) {
        let region = &state.regions[area];
        if region.happy {
            menu.choice(Action::Unhappy(area), || show(area, "do-unhappy"));
        } else if happy > 0 && !always_happy(region) {
            menu.choice(Action::Happy(area), || show(area, "do-happy"));
        } else if always_happy(region) {
            menu.refuse(|| targets::refuse_city(area, "R4.2.3", msg("refuse-always-happy")));
        }
        if region.productive {
            menu.choice(Action::Unproductive(area), || show(area, "do-unproductive"));
        } else if productive > 0 && !region.fertile() {
            menu.choice(Action::Productive(area), || show(area, "do-productive"));
        } else if region.fertile() {
            menu.refuse(|| targets::refuse_city(area, "R4.2.4", msg("refuse-fertile")));
        }
    }
}
