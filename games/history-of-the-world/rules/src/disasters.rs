//! R6.9: Disaster, Pestilence, Plague, Famine, Black Death.

use crate::HistoryOfTheWorld;
use crate::action::Action;
use crate::data::Effect;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::*;
use crate::state::State;
use crate::targets;
use kernel::{Chance, Cx, Menu, Show, Tone, msg};
use kit::area::AreaSet;

/// R6.9.1: monuments that Disaster may destroy.
pub fn monuments(state: &State) -> AreaSet {
    state.world.monuments - state.sheltered()
}

/// Lands where Pestilence finds an army, there or next to it.
fn pestilent(state: &State) -> AreaSet {
    let board = state.board();
    let occupied = state.exposed();
    (occupied | board.land.around(occupied)) & board.all()
}

/// Where the Plague is, or may go next.
fn plague_lands(state: &State, from: Option<Land>) -> AreaSet {
    let occupied = state.exposed();
    from.map_or(occupied, |l| occupied & state.board().neighbours(l))
}

fn region_set(state: &State, region: Region) -> AreaSet {
    state.board().regions[region.index()]
}

fn hungry_regions(state: &State) -> impl Iterator<Item = Region> + '_ {
    Region::all().filter(|&r| state.exposed().meets(region_set(state, r)))
}

/// R6.9.17: regions with a neighbour, where one of the two has an army. Bits of region numbers.
fn afflicted_regions(state: &State, first: Option<Region>) -> AreaSet {
    let board = state.board();
    let near = |r: Region| Region::all().filter(move |o| board.region_neighbours[r.index()] >> o.0 & 1 == 1);
    let armed = |r: Region| state.exposed().meets(region_set(state, r));
    let candidates: AreaSet = match first {
        None => Region::all().filter(|&r| near(r).any(|o| armed(o) || armed(r))).map(|r| r.0).collect(),
        Some(first) => near(first).filter(|&o| armed(o) || armed(first)).map(|r| r.0).collect(),
    };
    candidates
}

/// R6.9.17, the letter: two adjacent lands, at least one of them with an army.
fn afflicted_lands(state: &State, first: Option<Land>) -> AreaSet {
    let board = state.board();
    let occupied = state.exposed();
    match first {
        // An island without a neighbour cannot be one of two.
        None => lands((occupied | board.land.around(occupied)) & board.habitable)
            .filter(|&l| board.neighbours(l).meets(board.habitable))
            .map(|l| l.0)
            .collect(),
        Some(first) => {
            let near = board.neighbours(first) & board.habitable;
            if occupied.contains(first.0) { near } else { near & occupied }
        }
    }
}

/// Where Black Death may begin.
pub fn black_death_starts(state: &State) -> AreaSet {
    if state.options.letter { afflicted_lands(state, None) } else { afflicted_regions(state, None) }
}

fn choose_lands(menu: &mut impl Menu<Action>, set: AreaSet) {
    for land in lands(set) {
        menu.choice(Action::Land(land), || {
            Show::at(targets::land(land), msg("do-choose-land").term("land", land.key()))
        });
    }
}

fn choose_regions(menu: &mut impl Menu<Action>, regions: impl Iterator<Item = Region>) {
    for region in regions {
        menu.choice(Action::Region(region), || {
            Show::at(targets::region(region), msg("do-choose-region").term("region", region.key()))
        });
    }
}

pub fn offer(state: &State, frame: &Frame, menu: &mut impl Menu<Action>) {
    match frame {
        Frame::Disaster { left } => {
            menu.prompt(|| msg("prompt-disaster").num("n", *left));
            choose_lands(menu, monuments(state));
            menu.choice(Action::Done, || Show::button(msg("do-enough")).tone(Tone::Idle));
        }
        Frame::Pestilence { .. } => {
            menu.prompt(|| msg("prompt-pestilence"));
            choose_lands(menu, pestilent(state));
        }
        Frame::Plague { from, .. } => {
            menu.prompt(|| msg(if from.is_some() { "prompt-plague-next" } else { "prompt-plague" }));
            choose_lands(menu, plague_lands(state, *from));
        }
        Frame::Famine { .. } => {
            menu.prompt(|| msg("prompt-famine"));
            choose_regions(menu, hungry_regions(state));
        }
        Frame::BlackDeath { first, .. } => {
            menu.prompt(|| {
                msg(if first.is_some() { "prompt-black-death-second" } else { "prompt-black-death" })
            });
            choose_regions(menu, afflicted_regions(state, *first).iter().map(Region));
        }
        Frame::BlackDeathLands { first, .. } => {
            menu.prompt(|| {
                msg(if first.is_some() {
                    "prompt-black-death-land-second"
                } else {
                    "prompt-black-death-land"
                })
            });
            choose_lands(menu, afflicted_lands(state, *first));
        }
        _ => unreachable!("no disaster"),
    }
}

pub fn apply(state: &mut State, action: Action, cx: &mut Cx<HistoryOfTheWorld>) {
    match (state.frames.pop(), action) {
        (Frame::Disaster { left }, Action::Land(land)) => {
            destroy(state, land, cx);
            if left > 1 {
                state.frames.push(Frame::Disaster { left: left - 1 });
            }
        }
        (Frame::Disaster { .. }, Action::Done) => {}
        (Frame::Pestilence { card }, Action::Land(centre)) => {
            let Effect::Pestilence { centre_dice, adjacent_dice } = card.effect() else {
                unreachable!("Pestilence")
            };
            sicken(state, centre, centre_dice, cx);
            for land in lands(state.board().neighbours(centre)) {
                sicken(state, land, adjacent_dice, cx);
            }
        }
        (Frame::Plague { card, from }, Action::Land(land)) => {
            let Effect::Plague { first_dice, next_dice } = card.effect() else { unreachable!("Plague") };
            sicken(state, land, if from.is_some() { next_dice } else { first_dice }, cx);
            // It goes on until an army survives.
            if !state.world.occupied().contains(land.0) {
                state.frames.push(Frame::Plague { card, from: Some(land) });
            }
        }
        (Frame::Famine { card }, Action::Region(region)) => {
            let Effect::Famine { dice } = card.effect() else { unreachable!("Famine") };
            sicken_region(state, region, dice, cx);
        }
        (Frame::BlackDeath { card, first: None }, Action::Region(region)) => {
            state.frames.push(Frame::BlackDeath { card, first: Some(region) });
        }
        (Frame::BlackDeath { card, first: Some(first) }, Action::Region(second)) => {
            let Effect::BlackDeath { dice } = card.effect() else { unreachable!("Black Death") };
            sicken_region(state, first, dice, cx);
            sicken_region(state, second, dice, cx);
        }
        (Frame::BlackDeathLands { card, first: None }, Action::Land(land)) => {
            state.frames.push(Frame::BlackDeathLands { card, first: Some(land) });
        }
        (Frame::BlackDeathLands { card, first: Some(first) }, Action::Land(second)) => {
            let Effect::BlackDeath { dice } = card.effect() else { unreachable!("Black Death") };
            sicken(state, first, dice, cx);
            sicken(state, second, dice, cx);
        }
        _ => unreachable!("not offered in a disaster"),
    }
}

/// R6.9.1: monument, fort and city go, a capital becomes a city.
fn destroy(state: &mut State, land: Land, cx: &mut Cx<HistoryOfTheWorld>) {
    state.world.monuments.remove(land.0);
    state.world.forts.remove(land.0);
    cx.tell(|| Event::MonumentFell { land });
    if let Some(what) = state.world.sack(land) {
        cx.tell(|| Event::Sacked { land, what });
    }
}

/// Each army in the land rolls; any 1 removes it and the fort.
fn sicken(state: &mut State, land: Land, dice: u8, cx: &mut Cx<HistoryOfTheWorld>) {
    let Some(owner) = state.world.owner(land).filter(|_| state.exposed().contains(land.0)) else { return };
    for _ in 0..state.world.army(land).count {
        let mut rolled = [0u8; 4];
        for die in rolled.iter_mut().take(dice as usize) {
            *die = cx.die(6) as u8;
        }
        let dies = rolled[..dice as usize].contains(&1);
        cx.tell(|| Event::Sick { land, owner, dice: rolled[..dice as usize].to_vec(), dies });
        if dies {
            state.world.forts.remove(land.0);
            state.world.remove_one(land);
        }
    }
}

fn sicken_region(state: &mut State, region: Region, dice: u8, cx: &mut Cx<HistoryOfTheWorld>) {
    for land in lands(region_set(state, region)) {
        sicken(state, land, dice, cx);
    }
}

pub fn settle(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) -> bool {
    let only = |set: AreaSet| set.first().filter(|_| set.len() == 1).map(|l| Action::Land(Land(l)));
    match *state.frames.top() {
        Frame::Disaster { .. } if monuments(state).is_empty() => {
            state.frames.pop();
            true
        }
        // The Plague spreads of itself where there is only one way.
        Frame::Plague { from: Some(from), .. } => {
            let next = plague_lands(state, Some(from));
            if next.is_empty() {
                state.frames.pop();
                return true;
            }
            match only(next) {
                Some(action) => {
                    apply(state, action, cx);
                    true
                }
                None => false,
            }
        }
        _ => false,
    }
}
