//! R6.6, R9.38: icons are assigned for the highest income; who has a choice may change that before collecting.

use super::*;
use crate::production::{HAPPY, PRODUCTIVE, always_happy, assigned, candidates, earning, icons, reckon};

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
            menu.prompt(|| asked(state, seat, income));
            menu.choice(Action::Confirm, || confirm(Tone::Idle));
            menu.choice(Action::Adjust, || Show::button(msg("do-adjust")));
            menu.choice(Action::Rearrange, || {
                Show::button(msg("do-rearrange").num("n", -changed(state, seat, Action::Rearrange)))
            });
        }
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        match action {
            Action::Adjust => state.players[seat].arranging = true,
            Action::Rearrange => {
                state.players[seat].arranging = true;
                arrange(state, seat, action);
            }
            Action::Happy(_) | Action::Productive(_) | Action::Unhappy(_) | Action::Unproductive(_) => {
                arrange(state, seat, action);
            }
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

/// R4.2.5: puts icons on cards, and takes them off.
fn arrange(state: &mut State, seat: Seat, action: Action) {
    match action {
        Action::Rearrange => {
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
        _ => {}
    }
}

/// How much more gold is collected with icons there, or less.
fn changed(state: &State, seat: Seat, action: Action) -> i64 {
    let mut after = state.clone();
    arrange(&mut after, seat, action);
    reckon(&after, seat).income() as i64 - reckon(state, seat).income() as i64
}

/// R4.2.2, R4.2.3: what the icons are for, and why somebody is asked about them: there are fewer than could be used.
fn asked(state: &State, seat: Seat, income: i64) -> Msg {
    let icons = icons(state, seat);
    let (sad, plain) = candidates(state, seat);
    let said = msg("prompt-produce").num("n", income).num("more", HAPPY).num("times", PRODUCTIVE);
    let said = said.num("happy", icons.happy).num("sad", sad as i64);
    said.num("productive", icons.productive).num("plain", plain as i64)
}

/// R4.2.5: at most one icon of each kind on a settlement.
fn offer_icons(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let icons = icons(state, seat);
    let (happy, productive) = assigned(state, seat);
    let (happy, productive) = (icons.happy as usize - happy, icons.productive as usize - productive);
    menu.prompt(|| {
        let said = msg("prompt-arrange").num("happy", happy as i64).num("productive", productive as i64);
        said.num("more", HAPPY).num("times", PRODUCTIVE)
    });
    let show = |area: Area, key: &'static str, action: Action| {
        let label = msg(key).with("where", area.term()).num("n", changed(state, seat, action).abs());
        Show::card(targets::city(area), label)
    };
    for area in earning(state, seat) {
        let region = &state.regions[area];
        if region.happy {
            let action = Action::Unhappy(area);
            menu.choice(action, || show(area, "do-unhappy", action));
        } else if happy > 0 && !always_happy(region) {
            let action = Action::Happy(area);
            menu.choice(action, || show(area, "do-happy", action));
        } else if always_happy(region) {
            menu.refuse(|| targets::refuse_city(area, "R4.2.3", msg("refuse-always-happy")));
        }
        if region.productive {
            let action = Action::Unproductive(area);
            menu.choice(action, || show(area, "do-unproductive", action));
        } else if productive > 0 && !region.fertile() {
            let action = Action::Productive(area);
            menu.choice(action, || show(area, "do-productive", action));
        } else if region.fertile() {
            menu.refuse(|| targets::refuse_city(area, "R4.2.4", msg("refuse-fertile")));
        }
    }
}
