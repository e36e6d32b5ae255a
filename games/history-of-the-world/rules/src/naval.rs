//! R13.4, optional: armies on fleets, fights for seas, and the markers that may run out.

use crate::HistoryOfTheWorld;
use crate::action::Action;
use crate::campaign;
use crate::combat::{self, Round, Side};
use crate::event::{Event, Outcome};
use crate::frame::{Frame, Stage};
use crate::ids::*;
use crate::prepare;
use crate::state::{Manned, State};
use crate::targets;
use kernel::{Cx, Menu, Refusal, Show, Target, Tone, msg};
use kit::area::AreaSet;

/// Waters where a manned fleet has to be beaten before one of this player's is placed: by the letter, own old ones too.
pub fn barred(state: &State) -> AreaSet {
    let manned = state.manned_waters();
    if state.options.letter { manned } else { manned - state.navy_of(state.turn.seat) }
}

fn contested(state: &State) -> AreaSet {
    barred(state) & state.turn.claims
}

/// R14.3: the oldest manned fleets, while there are too few markers for the fleets of this empire.
fn markers_to_take(state: &State) -> AreaSet {
    let manned = state.manned_waters();
    let needed = (state.turn.claims - manned).len();
    if manned.len() + needed <= state.options.markers() {
        return AreaSet::EMPTY;
    }
    let epoch = |s: u8| state.navy[s as usize].map(|m| m.epoch);
    let oldest = manned.iter().filter_map(epoch).min();
    manned.iter().filter(|&s| epoch(s) == oldest).collect()
}

/// Seas of the card: it must try for at least one.
fn seas_of_card(state: &State) -> AreaSet {
    state.empire().facts().fleets(&state.options) & state.board().seas
}

/// One army of the pool is for the start land (R7.4).
fn can_spare_army(state: &State) -> bool {
    state.turn.campaign.pool[0] > 1
}

fn mannable(state: &State) -> AreaSet {
    if !can_spare_army(state) || !state.empire().facts().navigation {
        return AreaSet::EMPTY;
    }
    (state.turn.campaign.fleets & state.board().seas) - state.turn.manned
}

fn engageable(state: &State) -> AreaSet {
    if can_spare_army(state) { contested(state) } else { AreaSet::EMPTY }
}

fn must_try(state: &State) -> bool {
    let possible = (mannable(state) | engageable(state)) & seas_of_card(state);
    !state.turn.tried && !possible.is_empty()
}

pub fn offer(state: &State, stage: Stage, menu: &mut impl Menu<Action>) {
    if stage == Stage::Markers {
        menu.prompt(|| msg("prompt-markers"));
        for sea in seas(markers_to_take(state)) {
            menu.choice(Action::Sea(sea), || {
                Show::at(targets::sea(sea), msg("do-take-marker").term("sea", sea.key()))
            });
        }
        return;
    }
    menu.prompt(|| msg("prompt-navy").num("n", state.turn.campaign.pool[0]));
    for sea in seas(mannable(state)) {
        menu.choice(Action::Man(sea), || Show::at(targets::sea(sea), msg("do-man").term("sea", sea.key())));
    }
    for sea in seas(engageable(state)) {
        menu.choice(Action::Engage(sea), || {
            let [win, tie, lose] =
                combat::odds(combat::active_side(state), DEFENCE, combat::wins_ties(state)).per_mille();
            let label = combat::percents(msg("do-engage"), win, tie, lose).term("sea", sea.key());
            Show::at(targets::sea(sea), label)
        });
    }
    for sea in seas(state.turn.campaign.fleets - state.board().seas) {
        menu.refuse(|| {
            Refusal::new(targets::sea(sea), "R13.4", msg("refuse-man-ocean").term("sea", sea.key()))
        });
    }
    campaign::offer_recover(state, menu);
    if must_try(state) {
        menu.refuse(|| Refusal::new(Target::Button, "R13.4", msg("refuse-must-try")));
    } else {
        menu.choice(Action::Done, || Show::button(msg("do-navy-done")).tone(Tone::Idle));
    }
}

/// "Le combat est réalisé normalement": what helps active armies helps them at sea too, and is used up there too.
const DEFENCE: Side = Side { dice: 1, bonus: 0 };

pub fn apply(state: &mut State, stage: Stage, action: Action, cx: &mut Cx<HistoryOfTheWorld>) {
    match (stage, action) {
        (Stage::Markers, Action::Sea(sea)) => take_marker(state, sea, cx),
        (Stage::Fleets, Action::Man(sea)) => man(state, sea, cx),
        (Stage::Fleets, Action::Engage(sea)) => engage(state, sea, cx),
        (Stage::Fleets, Action::Recover { people, allied }) => campaign::recover(state, people, allied, cx),
        (Stage::Fleets, Action::Done) => finish(state, cx),
        _ => unreachable!("not offered while fleets are manned"),
    }
}

fn take_marker(state: &mut State, sea: Sea, cx: &mut Cx<HistoryOfTheWorld>) {
    if let Some(fleet) = state.navy[sea.index()].take() {
        cx.tell(|| Event::FleetTaken { sea, owner: fleet.owner });
    }
}

fn man(state: &mut State, sea: Sea, cx: &mut Cx<HistoryOfTheWorld>) {
    let seat = state.turn.seat;
    state.turn.campaign.pool[0] -= 1;
    occupy(state, sea);
    cx.tell(|| Event::Manned { seat, sea });
}

fn occupy(state: &mut State, sea: Sea) {
    state.turn.tried |= seas_of_card(state).contains(sea.0);
    state.navy[sea.index()] = Some(Manned { owner: state.turn.seat, epoch: state.epoch });
    state.turn.manned.insert(sea.0);
    state.turn.campaign.fleets.insert(sea.0);
    state.turn.claims.remove(sea.0);
}

fn engage(state: &mut State, sea: Sea, cx: &mut Cx<HistoryOfTheWorld>) {
    let attacker = state.turn.seat;
    let defender = state.navy[sea.index()].expect("a manned fleet is there").owner;
    state.turn.tried |= seas_of_card(state).contains(sea.0);
    state.turn.campaign.pool[0] -= 1;
    let Round { attack, defence, outcome } =
        combat::round(combat::active_side(state), DEFENCE, combat::wins_ties(state), cx);
    cx.tell(|| Event::SeaBattle { attacker, defender, sea, attack: attack.clone(), defence, outcome });
    combat::leader_may_fall(state, &attack, cx);
    match outcome {
        Outcome::Higher => occupy(state, sea),
        Outcome::Equal => {
            state.navy[sea.index()] = None;
            state.turn.claims.remove(sea.0);
            state.turn.campaign.fleets.insert(sea.0);
            combat::lose_army(state, 0, false, cx);
        }
        Outcome::Lower => combat::lose_army(state, 0, true, cx),
    }
}

fn finish(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) {
    state.turn.claims = AreaSet::EMPTY;
    prepare::fleets_placed(state, cx);
}

pub fn settle(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) -> bool {
    match state.frames.top() {
        Frame::Turn(Stage::Markers) => {
            let old = markers_to_take(state);
            match old.first() {
                None => {
                    let free = state.turn.claims - contested(state);
                    state.turn.claims -= free;
                    prepare::place_fleets(state, free, cx);
                    state.frames.replace(Frame::Turn(Stage::Fleets));
                }
                Some(only) if old.len() == 1 => take_marker(state, Sea(only), cx),
                Some(_) => return false,
            }
            true
        }
        Frame::Turn(Stage::Fleets) => {
            let idle = mannable(state).is_empty()
                && engageable(state).is_empty()
                && (state.turn.lost[0] == 0 || state.turn.coins + state.turn.ally_coins == 0);
            if idle {
                finish(state, cx);
            }
            idle
        }
        _ => false,
    }
}

/// No claim is left once the empire stands on the board.
pub fn is_settled(state: &State) -> bool {
    state.turn.claims.is_empty()
}
