//! R7: the pool, the fleets, the capital and the first army.

use crate::HistoryOfTheWorld;
use crate::action::Action;
use crate::event::Event;
use crate::frame::{Frame, Stage};
use crate::ids::*;
use crate::state::{Campaign, State};
use crate::world::Army;
use crate::{campaign, naval, targets};
use kernel::{Cx, Menu, Refusal, Show, Tone, msg};
use kit::area::AreaSet;

/// R7.1, R7.3
pub fn begin(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) {
    let facts = state.empire().facts();
    let peoples = facts.start.len() as u8;
    let each = facts.strength / peoples;
    let fleets = facts.fleets(&state.options);
    state.turn.campaign =
        Campaign { pool: [each, if peoples == 2 { each } else { 0 }], ..Campaign::default() };
    if state.options.naval_control {
        state.turn.claims = fleets;
    } else {
        place_fleets(state, fleets, cx);
    }
    if state.turn.astronomy {
        state.frames.replace(Frame::Turn(Stage::Astronomy));
    } else {
        fleets_wanted(state, cx);
    }
}

pub fn place_fleets(state: &mut State, fleets: AreaSet, cx: &mut Cx<HistoryOfTheWorld>) {
    state.turn.campaign.fleets |= fleets;
    if !fleets.is_empty() {
        let seat = state.turn.seat;
        cx.tell(|| Event::Fleets { seat, seas: seas(fleets).collect() });
    }
}

/// All claims are known: with naval control the seas may have to be fought for.
fn fleets_wanted(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) {
    if state.turn.claims.is_empty() {
        fleets_placed(state, cx);
    } else {
        state.frames.replace(Frame::Turn(Stage::Markers));
    }
}

pub fn fleets_placed(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) {
    if state.turn.reallocation {
        state.frames.replace(Frame::Turn(Stage::Reallocation));
    } else {
        start(state, cx);
    }
}

/// R6.9.12: seas, not oceans, without a fleet of this empire. R13.4: who cannot fight for a sea cannot claim it.
pub fn astronomy_seas(state: &State) -> AreaSet {
    let facts = state.empire().facts();
    let own = facts.fleets(&state.options);
    let seas = state.board().seas - own;
    if !state.options.naval_control {
        return seas;
    }
    if own.len() >= state.options.markers() {
        return AreaSet::EMPTY;
    }
    if facts.navigation { seas } else { seas - naval::barred(state) }
}

pub fn offer(state: &State, stage: Stage, menu: &mut impl Menu<Action>) {
    match stage {
        Stage::Astronomy => {
            menu.prompt(|| msg("prompt-astronomy"));
            for sea in seas(astronomy_seas(state)) {
                menu.choice(Action::Sea(sea), || {
                    Show::at(targets::sea(sea), msg("do-fleet").term("sea", sea.key()))
                });
            }
            let oceans = (0..SEAS as u8).map(Sea).filter(|s| !state.board().seas.contains(s.0));
            for sea in oceans {
                menu.refuse(|| {
                    Refusal::new(targets::sea(sea), "R6.9.12", msg("refuse-ocean").term("sea", sea.key()))
                });
            }
        }
        Stage::Reallocation => {
            menu.prompt(|| msg("prompt-reallocation").num("n", state.turn.coins));
            for sea in seas(cashable(state)) {
                menu.choice(Action::Sea(sea), || {
                    Show::at(targets::sea(sea), msg("do-cash").term("sea", sea.key()))
                });
            }
            menu.choice(Action::Done, || Show::button(msg("do-keep-fleets")).tone(Tone::Idle));
        }
        _ => unreachable!("another stage"),
    }
}

/// R6.8.3: fleets without an army.
fn cashable(state: &State) -> AreaSet {
    state.turn.campaign.fleets - state.navy_of(state.turn.seat)
}

pub fn apply(state: &mut State, stage: Stage, action: Action, cx: &mut Cx<HistoryOfTheWorld>) {
    match (stage, action) {
        (Stage::Astronomy, Action::Sea(sea)) => {
            state.turn.astronomy = false;
            if state.options.naval_control {
                state.turn.claims.insert(sea.0);
            } else {
                place_fleets(state, sea.set(), cx);
            }
            fleets_wanted(state, cx);
        }
        (Stage::Reallocation, Action::Sea(sea)) => {
            state.turn.campaign.fleets.remove(sea.0);
            state.turn.coins += 1;
            let seat = state.turn.seat;
            cx.tell(|| Event::Cashed { seat, sea });
        }
        (Stage::Reallocation, Action::Done) => start(state, cx),
        _ => unreachable!("not offered while the empire is prepared"),
    }
}

pub fn settle(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) -> bool {
    match state.frames.top() {
        Frame::Turn(Stage::Astronomy) if astronomy_seas(state).is_empty() => {
            state.turn.astronomy = false;
            fleets_wanted(state, cx);
            true
        }
        Frame::Turn(Stage::Reallocation) if cashable(state).is_empty() => {
            start(state, cx);
            true
        }
        _ => false,
    }
}

/// R7.4: capital and first army. Whatever army and fort stood there goes; monuments stay. This is no battle.
fn start(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) {
    let (seat, facts) = (state.turn.seat, state.empire().facts());
    for (people, &land) in facts.start.iter().enumerate() {
        state.world.settle(land, seat, Army::of_empire(state.epoch));
        if facts.capital {
            state.world.put_capital(land);
            state.turn.capitals.insert(land.0);
        }
        state.turn.campaign.lands[people].insert(land.0);
        state.turn.campaign.pool[people] -= 1;
        cx.tell(|| Event::Started { seat, land, capital: facts.capital });
    }
    campaign::begin(state);
    debug_assert!(naval::is_settled(state));
}
