//! R1.8: turns and phases. What happens by itself, until somebody has a real choice.

use crate::action::Action;
use crate::battle::Pick;
use crate::data::{Ending, data};
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::*;
use crate::state::*;
use crate::technology::{self, Source};
use crate::{
    Civilization2002, battle, challenge, deal, elimination, fight, forced, markers, milestones, movement,
    placing, production, purchase, refit, setup, specials,
};
use kernel::{Cx, Menu, Seat, SeatSet};

type Civ<'a, 'b> = &'a mut Cx<'b, Civilization2002>;

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    match *state.frames.top() {
        Frame::Draft { .. } => setup::offer_draft(state, menu),
        Frame::Movement { .. } => movement::offer(state, seat, menu),
        Frame::Challenge { mover, area, .. } => challenge::offer(mover, area, menu),
        Frame::Looked { area, .. } => markers::offer_looked(state, area, menu),
        Frame::Battles { .. } => battle::offer_battles(state, seat, menu),
        Frame::Join { .. } => battle::offer_join(state, menu),
        Frame::Fight => fight::offer_fight(state, seat, menu),
        Frame::Trade { .. } => deal::offer_trade(state, seat, menu),
        Frame::Bargain => deal::offer_bargain(state, menu),
        Frame::Answer => deal::offer_answer(state, menu),
        Frame::ForcedLoan { mine, .. } => forced::offer(state, seat, mine, menu),
        Frame::Produce { .. } => production::offer(state, seat, menu),
        Frame::Purchase { .. } => purchase::offer(state, seat, menu),
        Frame::Place { kind, bought, .. } => placing::offer_place(state, seat, kind, bought, menu),
        Frame::FreeGrowth { .. } => refit::offer_growth(state, seat, menu),
        Frame::FreeTechnology { .. } => markers::offer_free_technology(state, menu),
        Frame::MinorUnit { area, .. } => markers::offer_minor_unit(state, area, menu),
        Frame::Destroy { .. } => specials::offer_destroy(menu),
        Frame::Refit { .. } => refit::offer(state, seat, menu),
        Frame::Claims { milestone, .. } => milestones::offer(milestone, menu),
        Frame::StartCards { .. }
        | Frame::StartMarkers { .. }
        | Frame::Found { .. }
        | Frame::EndOfTurn
        | Frame::Over => {}
    }
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: Civ) {
    let ended = ends_with_turn(state);
    take(state, seat, action, cx);
    advance(state, cx);
    // R6.10: what declares an ending says so itself.
    if !ended && state.ending.is_none() && ends_with_turn(state) {
        cx.tell(|| Event::LastTurn);
    }
}

fn take(state: &mut State, seat: Seat, action: Action, cx: Civ) {
    match (*state.frames.top(), action) {
        (Frame::Draft { placed }, Action::Start(area)) => setup::apply_draft(state, seat, placed, area, cx),
        (Frame::Movement { .. }, _) => movement::apply(state, seat, action, cx),
        (Frame::Challenge { .. }, _) => challenge::apply(state, seat, action, cx),
        (Frame::Looked { area, .. }, _) => {
            markers::apply_looked(state, seat, area, action == Action::RemoveMarker, cx)
        }
        (Frame::Battles { .. }, Action::Attack { area, whom }) => battle::attack(state, seat, area, whom, cx),
        (Frame::Battles { .. }, Action::Resolve(area)) => battle::resolve(state, seat, area, cx),
        (Frame::Battles { .. } | Frame::Trade { .. }, Action::Claim(milestone)) => {
            milestones::claim_late(state, seat, milestone, cx)
        }
        (Frame::Battles { .. }, Action::Look(area)) => markers::look(state, seat, area, cx),
        (Frame::Battles { .. }, _) => end_movement(state, seat),
        (Frame::Join { .. }, Action::Join(side)) => battle::apply_join(state, seat, side, cx),
        (Frame::Fight, Action::Commit { unit, aircraft }) => {
            fight::commit(state, seat, Pick { unit, aircraft }, cx)
        }
        (Frame::Trade { .. }, _) => deal::apply_trade(state, seat, action),
        (Frame::Bargain, _) => deal::apply_bargain(state, action, cx),
        (Frame::Answer, _) => deal::apply_answer(state, action == Action::Accept, cx),
        (Frame::ForcedLoan { mine, .. }, _) => forced::apply(state, seat, mine, action, cx),
        (Frame::Produce { .. }, _) => production::apply(state, seat, action),
        (Frame::Purchase { .. }, Action::EndPurchases) => end_purchases(state, seat),
        (Frame::Purchase { .. }, _) => purchase::apply(state, seat, action, cx),
        (Frame::Place { .. }, _) => placing::apply_place(state, seat, action, cx),
        (Frame::FreeGrowth { .. }, Action::Grow(area)) => refit::apply_growth(state, seat, area, cx),
        (Frame::FreeTechnology { .. }, Action::Research(tech)) => take_free(state, seat, tech, cx),
        (Frame::MinorUnit { area, .. }, Action::ChooseUnit(kind)) => {
            markers::apply_minor_unit(state, seat, area, kind, cx)
        }
        (Frame::Destroy { .. }, _) => specials::apply_destroy(state, seat, action, cx),
        (Frame::Refit { .. }, _) => refit::apply(state, seat, action),
        (Frame::Claims { .. }, _) => milestones::apply(state, seat, matches!(action, Action::Claim(_)), cx),
        (frame, action) => unreachable!("{action:?} is not offered in {frame:?}"),
    }
}

fn take_free(state: &mut State, seat: Seat, tech: Tech, cx: Civ) {
    state.frames.pop();
    cx.tell(|| Event::FreeTechnology { who: seat, tech });
    technology::gain(state, seat, tech, Source::Found, cx);
}

/// Goes on until somebody has a real choice, or the game is over.
pub fn advance(state: &mut State, cx: Civ) {
    loop {
        cx.automatic();
        let asking = matches!(state.frames.top(), Frame::Claims { .. });
        if state.look_for_claims && !asking && milestones::ask(state) {
            return;
        }
        match *state.frames.top() {
            Frame::StartCards { next } => setup::deal_card(state, next, cx),
            Frame::StartMarkers { next } => setup::turn_start_marker(state, next, cx),
            Frame::Movement { seat } if state.players[seat].out => end_movement(state, seat),
            Frame::Battles { seat } => {
                battle::prune(state, seat);
                if battle::anything_to_do(state, seat) {
                    return;
                }
                end_movement(state, seat);
            }
            Frame::Fight => {
                if !fight::advance(state, cx) {
                    return;
                }
            }
            Frame::Trade { seat, passed } => {
                if !go_round(state, seat, passed, cx) {
                    return;
                }
            }
            Frame::Produce { waiting } if waiting.is_empty() => {
                production::collect(state, cx);
                begin_purchases(state);
            }
            Frame::Purchase { seat } if state.players[seat].out => end_purchases(state, seat),
            Frame::Place { seat, kind, bought, .. } => {
                match placing::only_placing(state, seat, kind, bought) {
                    // Nowhere to put it: what is free is lost, what was to be bought is not.
                    Err(()) => drop(state.frames.pop()),
                    Ok(Some(action)) => placing::apply_place(state, seat, action, cx),
                    Ok(None) => return,
                }
            }
            Frame::FreeGrowth { seat } => {
                let mut sites = state.settlements(seat).filter(|&a| purchase::may_grow(state, a).is_ok());
                let (first, second) = (sites.next(), sites.next());
                drop(sites);
                match (first, second) {
                    (None, _) => drop(state.frames.pop()),
                    (Some(area), None) => refit::apply_growth(state, seat, area, cx),
                    _ => return,
                }
            }
            Frame::FreeTechnology { seat } => {
                let choices = markers::free_technologies(state);
                match (choices.len(), choices.iter().next()) {
                    (1, Some(tech)) => take_free(state, seat, tech, cx),
                    (0, _) => drop(state.frames.pop()),
                    _ => return,
                }
            }
            Frame::MinorUnit { seat, area } => {
                let mut units = markers::minor_units(state);
                let (first, second) = (units.next(), units.next());
                drop(units);
                match (first, second) {
                    (None, _) => drop(state.frames.pop()),
                    (Some(kind), None) => markers::apply_minor_unit(state, seat, area, kind, cx),
                    _ => return,
                }
            }
            Frame::Refit { seat } => {
                if state.players[seat].pieces.any(|p| p.kind == Kind::BATTLESHIP) {
                    return;
                }
                state.frames.pop();
            }
            Frame::Found { seat, area } => purchase::finish_founding(state, seat, area, cx),
            Frame::EndOfTurn => end_of_turn(state, cx),
            _ => return,
        }
    }
}

pub fn begin_movement(state: &mut State, seat: Seat, cx: Civ) {
    if state.phase != Phase::Movement {
        state.phase = Phase::Movement;
        cx.tell(|| Event::TurnBegins { turn: state.turn, era: state.era });
    }
    movement::refresh(state, seat);
}

fn end_movement(state: &mut State, seat: Seat) {
    state.challenges = Challenges::NONE;
    for (_, piece) in state.players[seat].pieces.iter_mut() {
        piece.frozen = false;
    }
    match state.next_in_phase(seat) {
        Some(next) => {
            state.frames.replace(Frame::Movement { seat: next });
            movement::refresh(state, next);
        }
        None => {
            state.phase = Phase::Trade;
            for seat in Seat::all(state.seats()) {
                state.players[seat].proposals = 0;
                state.players[seat].declined_by = SeatSet::EMPTY;
                state.players[seat].forced_loan = false;
            }
            state.frames.replace(Frame::Trade { seat: state.opener(), passed: SeatSet::EMPTY });
        }
    }
}

/// R6.5: the phase ends when all have passed since the last deal. Who cannot propose passes unasked. False if `seat`
/// is to be asked.
fn go_round(state: &mut State, seat: Seat, mut passed: SeatSet, cx: Civ) -> bool {
    if !passed.contains(seat) && !state.players[seat].out && deal::may_propose(state, seat) {
        return false;
    }
    passed.insert(seat);
    if state.alive().all(|s| passed.contains(s)) {
        begin_production(state, cx);
    } else {
        state.frames.replace(Frame::Trade { seat: deal::next_to_ask(state, seat), passed });
    }
    true
}

fn begin_production(state: &mut State, cx: Civ) {
    state.phase = Phase::Production;
    production::begin(state, cx);
}

fn begin_purchases(state: &mut State) {
    state.phase = Phase::Purchase;
    for region in &mut state.regions.0 {
        region.placed = 0;
    }
    state.frames.replace(Frame::Purchase { seat: state.opener() });
}

fn end_purchases(state: &mut State, seat: Seat) {
    let next = state.next_in_phase(seat);
    state.frames.replace(next.map_or(Frame::EndOfTurn, |seat| Frame::Purchase { seat }));
}

/// R3.1, R4.1, R5: the era, the end of the game, the next turn.
fn end_of_turn(state: &mut State, cx: Civ) {
    elimination::check(state, None, cx);
    if let Some(ending) = ending(state) {
        state.ending = Some(ending);
        state.phase = Phase::Over;
        state.frames.replace(Frame::Over);
        cx.tell(|| Event::GameOver { ending });
        return;
    }
    if std::mem::take(&mut state.era_ends) {
        next_era(state, cx);
    }
    for region in &mut state.regions.0 {
        region.grown = false;
        region.founded = false;
        region.placed = 0;
    }
    state.turn += 1;
    // R1.8: to the left; the place of whoever is out is passed over.
    let left = state.first.next(state.seats());
    let seat = state.round_from(left).next().unwrap_or(left);
    state.first = seat;
    state.frames.replace(Frame::Movement { seat });
    begin_movement(state, seat, cx);
}

fn ending(state: &State) -> Option<Ending> {
    let with_settlements = state.alive().filter(|&s| state.has_settlement(s)).count();
    // also in the basic game and in every length.
    if with_settlements == 1 && state.alive().count() == 1 || (state.advanced() && with_settlements <= 1) {
        return Some(Ending::Conquest);
    }
    if state.alive().next().is_none() {
        return Some(Ending::Time);
    }
    state.ending.or_else(|| ends_with_turn(state).then_some(Ending::Time))
}

/// R5, R6.10: as things stand, the game ends when this turn does.
pub fn ends_with_turn(state: &State) -> bool {
    if state.ending.is_some() {
        return true;
    }
    // R5.1: ownership counts, however obtained.
    let modern = data().techs_of[Era::Modern.index()];
    let limit = state.options.turn_limit;
    state.basic() && state.alive().any(|s| state.players[s].technologies.and(modern).len() >= 3)
        || limit > 0 && state.turn >= limit
}

fn next_era(state: &mut State, cx: Civ) {
    let Some(next) = state.era.next() else { return };
    let ended = state.era.index();
    state.era = next;
    cx.tell(|| Event::EraBegins { era: next });
    // R3.3: what was held before may meet a milestone of the new era.
    state.look_for_claims = true;
    if state.basic() {
        // R3.1: what is left of the ended era is lost; catapults go on.
        state.supply = state.supply.without(data().techs_of[ended]);
        state.wonder_supply = state.wonder_supply.without(data().wonders_of[ended]);
        if next == Era::Medieval {
            technology::recast(state, Kind::ANCIENT_ARTILLERY, Kind::MEDIEVAL_ARTILLERY);
        }
    } else {
        // R4.1.2: improvements of the ended era are handed back.
        for seat in Seat::all(state.seats()) {
            let player = &mut state.players[seat];
            player.improvements = player.improvements.without(data().improvements_of[ended]);
        }
    }
}
