//! R8: where armies may go, what placing one does, and coins that bring lost ones back.

use crate::Game;
use crate::action::Action;
use crate::combat::{self, Route};
use crate::data::CardKind;
use crate::event::Event;
use crate::ids::*;
use crate::state::{CampaignKind, State};
use crate::{choose, targets};
use kernel::{Cx, Menu, Msg, Refusal, Show, msg};

/// R8.6: waters with an own fleet. With naval control those of earlier empires serve too.
fn fleets(state: &State) -> Set<Sea> {
    let campaign = &state.turn.campaign;
    if state.options.naval_control && campaign.kind != CampaignKind::Crusade {
        campaign.fleets | state.navy_of(state.turn.seat)
    } else {
        campaign.fleets
    }
}

fn coasts(state: &State, lands: Set<Land>) -> Set<Sea> {
    Set::union(lands.iter().map(|land| state.board().coasts[land]))
}

/// Lands that can be reached by water from `from` (R8.6).
fn by_water(state: &State, from: Set<Land>) -> Set<Land> {
    let fleets = fleets(state);
    if fleets.is_empty() {
        return Set::empty();
    }
    let embark = match state.turn.campaign.kind {
        // R6.9.18: crusaders set out from the sea itself.
        CampaignKind::Crusade => fleets,
        _ => coasts(state, from) & fleets,
    };
    let waters = state.board().waters.flood(embark, fleets);
    Set::union(waters.iter().map(|sea| state.board().shores[sea]))
}

/// R13.3: whether one more army of the campaign fits.
pub fn has_room(state: &State, land: Land) -> bool {
    let fort = state.world.forts.has(land) as u8;
    state.world.army(land).count + fort < state.options.stack()
}

/// R8.1 to R8.3: where an army of this people may go. R1.8: over borders and straits; R9.12: also where it was beaten.
pub fn reachable(state: &State, people: usize) -> Set<Land> {
    let campaign = &state.turn.campaign;
    let from = campaign.lands[people];
    let board = state.board();
    let near = (board.land.around(from) | by_water(state, from)) & board.habitable;
    let mut reachable = near - campaign.all();
    if state.options.multiple_armies {
        reachable |= from.filter(|land| has_room(state, land));
    }
    reachable
}

/// The same, for an army that is really there: one bought back with a coin of Allies only enters vacant lands (R6.9.9).
pub fn enterable(state: &State, people: usize) -> Set<Land> {
    let campaign = &state.turn.campaign;
    match (campaign.pool[people], campaign.allied[people]) {
        (0, 0) => Set::empty(),
        (0, _) => reachable(state, people) & state.vacant(),
        _ => reachable(state, people),
    }
}

fn place_label(state: &State, people: usize, land: Land) -> Msg {
    let turn = &state.turn;
    let key = match state.world.owner(land) {
        None => "do-enter",
        Some(owner) if owner == turn.seat && turn.campaign.all().has(land) => "do-reinforce",
        Some(owner) if owner == turn.seat => "do-replace",
        Some(_) if combat::treachery_helps(state, Some(turn.campaign.kind), land) => "do-betray",
        Some(_) if combat::defence_side(state, people, land).1 == Route::Sea => "do-land",
        Some(_) => "do-attack",
    };
    msg(key).term("land", land.key())
}

/// R7.5: what one of two peoples does says which of them does it.
fn of_people(state: &State, people: usize, label: Msg) -> Msg {
    match state.turn.empire.map(|e| e.facts().start.as_slice()) {
        Some(starts @ [_, _]) => msg("do-people").with("what", label).term("start", starts[people].key()),
        _ => label,
    }
}

/// Where the next army may go, and why not elsewhere.
pub fn offer_placing(state: &State, menu: &mut impl Menu<Action>) {
    let campaign = &state.turn.campaign;
    for people in 0..2 {
        for to in enterable(state, people) {
            menu.choice(Action::Expand { to, people: people as u8 }, || {
                Show::at(targets::land(to), of_people(state, people, place_label(state, people, to)))
            });
        }
    }
    let waiting = campaign.pool[0] + campaign.pool[1] > 0;
    let allied = campaign.allied[0] + campaign.allied[1] > 0;
    if !waiting && !allied {
        return;
    }
    let near = state.board().land.around(campaign.all());
    choose::no_lands(menu, "R8.3", "refuse-barren", near & state.board().barren);
    if !state.options.multiple_armies {
        choose::no_lands(menu, "R8.2", "refuse-occupied", campaign.all());
    }
    if !waiting {
        let held = near & (state.world.occupied() - campaign.all());
        choose::no_lands(menu, "R6.9.9", "refuse-allied", held);
    }
    let without_fleet = coasts(state, campaign.all()) - fleets(state);
    choose::no_seas(menu, "R8.6", "refuse-no-fleet-there", without_fleet);
}

/// R6.10.1
pub fn offer_recovery(state: &State, menu: &mut impl Menu<Action>) {
    let turn = &state.turn;
    for people in (0..2u8).filter(|&p| turn.lost[p as usize] > 0) {
        for (allied, coins) in [(false, turn.coins), (true, turn.ally_coins)] {
            if coins > 0 {
                menu.choice(Action::Recover { people, allied }, || {
                    let label = msg(if allied { "do-recover-allied" } else { "do-recover" });
                    let label = of_people(state, people as usize, label);
                    Show::at(targets::recover(people, allied), label)
                });
            }
        }
    }
    if turn.coins + turn.ally_coins > 0 && turn.lost == [0, 0] {
        menu.refuse(|| {
            let why = Refusal::new(targets::recover(0, false), "R6.10.1", msg("refuse-nothing-lost"));
            why.about(msg("deed-recover"))
        });
    }
}

pub fn recover(state: &mut State, people: u8, allied: bool, cx: &mut Cx<Game>) {
    let turn = &mut state.turn;
    let people = people as usize;
    turn.lost[people] -= 1;
    if allied {
        turn.ally_coins -= 1;
        turn.campaign.allied[people] += 1;
    } else {
        turn.coins -= 1;
        turn.campaign.pool[people] += 1;
    }
    let seat = turn.seat;
    cx.tell(|| Event::Recovered { seat, allied });
}

/// An army leaves the pool: it enters, replaces or attacks.
pub fn place(state: &mut State, people: usize, to: Land, cx: &mut Cx<Game>) {
    let seat = state.turn.seat;
    let army = state.campaign_army();
    let owner = state.world.owner(to);
    let campaign = &mut state.turn.campaign;
    if owner.is_none() && campaign.allied[people] > 0 {
        // It can do nothing else, so it goes first.
        campaign.allied[people] -= 1;
    } else {
        campaign.pool[people] -= 1;
    }
    match owner {
        // R8.4, R9.14: what stands there stays as it is.
        None => {
            state.world.settle(to, seat, army);
            state.turn.campaign.lands[people].insert(to);
            cx.tell(|| Event::Entered { seat, land: to });
            arrived(state, to, cx);
        }
        Some(owner) if owner != seat => combat::attack(state, people, to, cx),
        // R13.3
        Some(_) if state.turn.campaign.all().has(to) => {
            state.world.reinforce(to);
            cx.tell(|| Event::Reinforced { seat, land: to });
        }
        // R8.5
        Some(_) => {
            state.world.replace(to, army);
            state.turn.campaign.lands[people].insert(to);
            cx.tell(|| Event::Replaced { seat, land: to });
        }
    }
}

/// R6.9.18: crusaders who take their goal, by battle or empty, fortify it and found a city.
pub fn arrived(state: &mut State, land: Land, cx: &mut Cx<Game>) {
    if state.turn.campaign.kind != CampaignKind::Crusade {
        return;
    }
    let is_goal = |c: &Card| matches!(c.kind(), CardKind::Crusade { goal, .. } if goal == land);
    if state.turn.cards.iter().any(is_goal) {
        let seat = state.turn.seat;
        state.world.forts.insert(land);
        state.world.put_city(land);
        cx.tell(|| Event::CrusadersHold { seat, land });
    }
}
