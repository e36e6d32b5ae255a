//! R6.9, R6.11: Civil War, Barbarians, Jewish Revolt, Migrants.

use crate::HistoryOfTheWorld;
use crate::action::{Action, Foe};
use crate::combat::{self, Side};
use crate::data::Effect;
use crate::event::{Event, Outcome};
use crate::frame::Frame;
use crate::ids::*;
use crate::state::State;
use crate::targets;
use crate::world::Origin;
use kernel::{Cx, Menu, Seat, Show, Tone, msg};
use kit::area::AreaSet;

const ATTACK: Side = Side { dice: 2, bonus: 0 };

/// Lands of enemy empires: what other events brought is no empire.
pub fn civil_war_lands(state: &State) -> AreaSet {
    lands(state.world.enemies_of(state.turn.seat))
        .filter(|&l| state.world.army(l).origin != Origin::Event)
        .map(|l| l.0)
        .collect()
}

fn foe_in(state: &State, land: Land) -> Option<Foe> {
    let army = state.world.army(land);
    Some(Foe { seat: state.world.owner(land)?, origin: army.origin, epoch: army.epoch })
}

/// Enemy empires on the board, each once.
fn foes(state: &State) -> impl Iterator<Item = Foe> + '_ {
    let held = civil_war_lands(state);
    let present = move |foe: Foe| lands(held).any(|l| foe_in(state, l) == Some(foe));
    Seat::all(state.seats())
        .flat_map(|seat| {
            [Origin::Empire, Origin::Minor]
                .into_iter()
                .flat_map(move |origin| (1..=7).map(move |epoch| Foe { seat, origin, epoch }))
        })
        .filter(move |&foe| present(foe))
}

/// R6.9.4: lands of the chosen empire where no army rose yet; by the letter, of any enemy empire.
fn rising(state: &State, foe: Option<Foe>, done: AreaSet) -> AreaSet {
    let held = civil_war_lands(state) - done;
    match foe {
        None => held,
        Some(foe) => lands(held).filter(|&l| foe_in(state, l) == Some(foe)).map(|l| l.0).collect(),
    }
}

/// R6.11.1: barren lands that border an enemy-held land.
pub fn barbarian_homes(state: &State) -> AreaSet {
    let enemies = state.world.enemies_of(state.turn.seat);
    lands(state.board().barren).filter(|&l| state.board().neighbours(l).meets(enemies)).map(|l| l.0).collect()
}

fn raided_from(state: &State, home: Land) -> AreaSet {
    state.board().neighbours(home) & state.world.enemies_of(state.turn.seat)
}

/// R6.11.2: no terrain on barren borders; the letter counts the terrain of the attacked land.
fn raid_dice(state: &State, land: Land) -> u8 {
    let difficult = state.board().terrain[land.index()] != 0;
    if state.options.letter && difficult { 2 } else { 1 }
}

fn migrant_lands(state: &State, card: Card) -> AreaSet {
    let Effect::Migrants { region, .. } = card.effect() else { unreachable!("Migrants") };
    state.vacant() & state.board().regions[region.index()]
}

fn choose_battles(state: &State, menu: &mut impl Menu<Action>, set: AreaSet, dice: impl Fn(Land) -> u8) {
    for land in lands(set) {
        menu.choice(Action::Land(land), || {
            if combat::treachery_helps(state, None, land) {
                return Show::at(targets::land(land), msg("do-betray").term("land", land.key()));
            }
            let bonus = state.world.forts.contains(land.0) as u8;
            let [win, tie, lose] = combat::odds(ATTACK, Side { dice: dice(land), bonus }, false).per_mille();
            let label = msg("do-rise").term("land", land.key());
            Show::at(targets::land(land), combat::percents(label, win, tie, lose))
        });
    }
}

pub fn offer(state: &State, frame: &Frame, menu: &mut impl Menu<Action>) {
    match *frame {
        Frame::CivilWar { foe: None, .. } if !state.options.letter => {
            menu.prompt(|| msg("prompt-civil-war"));
            for foe in foes(state) {
                menu.choice(Action::Foe(foe), || {
                    let empire = match foe.origin {
                        Origin::Minor => Minor(foe.epoch - 1).key(),
                        _ => state.players[foe.seat].empires[foe.epoch as usize - 1]
                            .map_or("empire-unknown".into(), |e| e.key()),
                    };
                    let label = msg("do-foe").seat("who", foe.seat).term("empire", empire);
                    Show::at(targets::foe(foe), label)
                });
            }
        }
        Frame::CivilWar { card, foe, left, done } => {
            menu.prompt(|| msg("prompt-civil-war-lands").num("n", left));
            choose_battles(state, menu, rising(state, foe, done), |_| 1);
            let Effect::CivilWar { armies } = card.effect() else { unreachable!("Civil War") };
            if left < armies {
                menu.choice(Action::Done, || Show::button(msg("do-enough")).tone(Tone::Idle));
            }
        }
        Frame::Barbarians { home: None, .. } => {
            menu.prompt(|| msg("prompt-barbarians"));
            for land in lands(barbarian_homes(state)) {
                menu.choice(Action::Land(land), || {
                    Show::at(targets::land(land), msg("do-choose-land").term("land", land.key()))
                });
            }
        }
        Frame::Barbarians { home: Some(home), .. } => {
            menu.prompt(|| msg("prompt-raid").term("land", home.key()));
            choose_battles(state, menu, raided_from(state, home), |l| raid_dice(state, l));
        }
        Frame::Migrants { card, left } => {
            menu.prompt(|| msg("prompt-migrants").num("n", left));
            for land in lands(migrant_lands(state, card)) {
                menu.choice(Action::Land(land), || {
                    Show::at(targets::land(land), msg("do-settle").term("land", land.key()))
                });
            }
        }
        _ => unreachable!("no uprising"),
    }
}

pub fn apply(state: &mut State, action: Action, cx: &mut Cx<HistoryOfTheWorld>) {
    match (state.frames.pop(), action) {
        (Frame::CivilWar { card, left, done, .. }, Action::Foe(foe)) => {
            state.frames.push(Frame::CivilWar { card, foe: Some(foe), left, done });
        }
        (Frame::CivilWar { card, foe, left, mut done }, Action::Land(land)) => {
            done.insert(land.0);
            let army = state.event_army(card);
            combat::fight_out(state, land, ATTACK, 1, army, cx);
            if left > 1 {
                state.frames.push(Frame::CivilWar { card, foe, left: left - 1, done });
            }
        }
        (Frame::CivilWar { .. }, Action::Done) => {}
        (Frame::Barbarians { card, home: None }, Action::Land(home)) => {
            state.frames.push(Frame::Barbarians { card, home: Some(home) });
        }
        (Frame::Barbarians { card, home }, Action::Land(land)) => {
            let (army, dice) = (state.event_army(card), raid_dice(state, land));
            let outcome = combat::fight_out(state, land, ATTACK, dice, army, cx);
            // R6.11.4: a tie ends the raid too; the letter only names a defeat.
            let goes_on = match outcome {
                Outcome::Higher => true,
                Outcome::Equal => state.options.letter,
                Outcome::Lower => false,
            };
            if goes_on {
                state.frames.push(Frame::Barbarians { card, home });
            }
        }
        (Frame::Migrants { card, left }, Action::Land(land)) => {
            let (seat, army) = (state.turn.seat, state.event_army(card));
            state.world.settle(land, seat, army);
            cx.tell(|| Event::Settled { seat, land });
            if left > 1 {
                state.frames.push(Frame::Migrants { card, left: left - 1 });
            }
        }
        _ => unreachable!("not offered in an uprising"),
    }
}

/// R6.9.19: three dice against one, no terrain; a vacant land is settled.
pub fn revolt(state: &mut State, card: Card, land: Land, dice: u8, cx: &mut Cx<HistoryOfTheWorld>) {
    let (seat, army) = (state.turn.seat, state.event_army(card));
    if state.world.owner(land).is_none() {
        state.world.settle(land, seat, army);
        cx.tell(|| Event::Settled { seat, land });
    } else {
        combat::fight_out(state, land, Side { dice, bonus: 0 }, 1, army, cx);
    }
}

/// What has no choice left goes on or ends.
pub fn settle(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) -> bool {
    let (choices, asked) = match *state.frames.top() {
        Frame::CivilWar { foe: None, .. } if !state.options.letter => {
            let mut foes = foes(state);
            let (first, second) = (foes.next(), foes.next());
            drop(foes);
            return match (first, second) {
                (Some(only), None) => {
                    apply(state, Action::Foe(only), cx);
                    true
                }
                _ => false,
            };
        }
        // One may stop, so it is a choice as long as there is a land.
        Frame::CivilWar { foe, done, .. } => (rising(state, foe, done), true),
        Frame::Barbarians { home: None, .. } => (barbarian_homes(state), false),
        Frame::Barbarians { home: Some(home), .. } => (raided_from(state, home), false),
        Frame::Migrants { card, .. } => (migrant_lands(state, card), false),
        _ => return false,
    };
    match choices.first() {
        None => {
            state.frames.pop();
            true
        }
        Some(only) if choices.len() == 1 && !asked => {
            apply(state, Action::Land(Land(only)), cx);
            true
        }
        Some(_) => false,
    }
}
