//! R10: monuments for pairs of resource symbols.

use crate::HistoryOfTheWorld;
use crate::action::Action;
use crate::data;
use crate::event::Event;
use crate::frame::{Frame, Stage};
use crate::ids::*;
use crate::state::State;
use crate::{targets, turn};
use kernel::{Cx, Menu, Show, msg};
use kit::area::AreaSet;

/// R10.1, R10.7: how many this empire may build, by people.
pub fn earned(state: &State) -> [u8; 2] {
    let campaign = &state.turn.campaign;
    let symbols = |held: AreaSet| (held & state.board().resources).len() as u8;
    if each_symbol_counts(state) {
        return campaign.lands.map(symbols);
    }
    [symbols(campaign.all()) / 2, 0]
}

/// R10.7: the two peoples of one card.
fn each_symbol_counts(state: &State) -> bool {
    state.empire().facts().start.len() == 2 && state.options.incas_aztecs_single()
}

pub fn begin(state: &mut State) {
    let left = earned(state);
    state.frames.replace(Frame::Turn(Stage::Monuments { left }));
}

/// R10.2 to R10.4: the first kind of site that is free.
pub fn sites(state: &State, left: [u8; 2]) -> AreaSet {
    if state.world.monuments.len() >= data::facts().pieces.monuments as u32 {
        return AreaSet::EMPTY;
    }
    let campaign = &state.turn.campaign;
    let (world, free) = (&state.world, !state.world.monuments);
    if each_symbol_counts(state) {
        let people = (left[0] == 0) as usize;
        return campaign.lands[people] & world.capitals & state.turn.capitals & free;
    }
    let held = campaign.all() & free;
    // By the letter only the capital that this empire brought counts as one.
    let capitals = if state.options.letter { world.capitals & state.turn.capitals } else { world.capitals };
    [capitals, world.cities, state.board().resources]
        .into_iter()
        .map(|tier| held & tier)
        .find(|tier| !tier.is_empty())
        .unwrap_or(AreaSet::EMPTY)
}

fn one_fewer(left: [u8; 2]) -> [u8; 2] {
    if left[0] > 0 { [left[0] - 1, left[1]] } else { [0, left[1].saturating_sub(1)] }
}

pub fn offer(state: &State, left: [u8; 2], menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-monument").num("n", left[0] + left[1]));
    for land in lands(sites(state, left)) {
        menu.choice(Action::Land(land), || {
            Show::at(targets::land(land), msg("do-monument").term("land", land.key()))
        });
    }
}

pub fn apply(state: &mut State, left: [u8; 2], action: Action, cx: &mut Cx<HistoryOfTheWorld>) {
    let Action::Land(land) = action else { unreachable!("a monument goes to a land") };
    build(state, left, land, cx);
}

fn build(state: &mut State, left: [u8; 2], land: Land, cx: &mut Cx<HistoryOfTheWorld>) {
    let seat = state.turn.seat;
    state.world.monuments.insert(land.0);
    cx.tell(|| Event::MonumentBuilt { seat, land });
    state.frames.replace(Frame::Turn(Stage::Monuments { left: one_fewer(left) }));
}

/// Builds where there is no choice; when none is left, or no site, the turn ends.
pub fn settle(state: &mut State, left: [u8; 2], cx: &mut Cx<HistoryOfTheWorld>) -> bool {
    if left == [0, 0] {
        turn::end(state, cx);
        return true;
    }
    let sites = sites(state, left);
    match sites.first() {
        None => {
            state.frames.replace(Frame::Turn(Stage::Monuments { left: one_fewer(left) }));
        }
        Some(only) if sites.len() == 1 => build(state, left, Land(only), cx),
        Some(_) => return false,
    }
    true
}
