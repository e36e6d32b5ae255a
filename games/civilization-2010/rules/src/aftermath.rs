//! R10.7, R10.8: who won, and what follows.

use crate::action::Action;
use crate::battle::{Battle, BattleKind};
use crate::discovery;
use crate::event::LogEvent;
use crate::fight::total;
use crate::flow::put;
use crate::frame::Frame;
use crate::muster::count;
use crate::names::*;
use crate::state::*;
use crate::{Context, abilities, cards, culture, loot, movement};
use kernel::{Menu, Seat};

fn battle(s: &State) -> &Battle {
    s.battle.as_ref().expect("a battle")
}

pub fn decide(s: &mut State, cx: &mut Context) {
    let (attack, defence) = (total(s, 0), total(s, 1));
    // A tie is the defender's.
    let winner = (attack <= defence) as u8;
    s.battle.as_mut().expect("a battle").winner = Some(winner);
    let b = battle(s);
    let (who, enemy) = (b.attacker, b.defender);
    cx.tell(|| LogEvent::BattleOver { who, enemy, attack, defence, won: winner == 0 });
}

pub fn step(s: &mut State, step: u8, cx: &mut Context) {
    s.frames.replace(Frame::Aftermath { step: step + 1 });
    match step {
        0 => losses(s, cx),
        1 => {
            for side in [1, 0] {
                if !battle(s).barbarian(side) {
                    let left = (s.player(battle(s).seat(side)).civ == Civ::Chinese) as u8;
                    s.push(Frame::Save { side, left });
                    s.push(Frame::Nurse { side });
                }
            }
        }
        _ => {
            s.frames.pop();
            disperse(s, cx);
        }
    }
}

/// R10.8.1 to R10.8.5.
fn losses(s: &mut State, cx: &mut Context) {
    let b = battle(s);
    let won = b.winner.expect("decided");
    let (square, kind) = (b.square, b.kind);
    let (winner, loser) = (b.seat(won), b.seat(1 - won));
    let barbarians_won = b.barbarian(won);
    let killed = b.sides[won as usize].lost;
    if let BattleKind::City(city) = kind {
        let defender = b.defender;
        let token = &mut s.me(defender).cities[city as usize].token;
        if *token == CityToken::Fortification {
            *token = CityToken::None;
            s.small += 1;
        }
    }
    if !barbarians_won {
        for _ in 0..killed / 2 {
            if s.armies_at(winner, square) > 1 {
                let army = s.figures_at(winner, square).next().expect("an army");
                movement::lose_figure(s, winner, army);
            }
        }
    }
    let loser_is_barbarian = kind == BattleKind::Village && won == 0;
    let had_figures = !loser_is_barbarian && s.here(loser, square);
    if !loser_is_barbarian {
        while let Some(figure) = s.figure_at(loser, square) {
            movement::lose_figure(s, loser, figure);
        }
    }
    if barbarians_won {
        return;
    }
    victory_coin(s, winner, cx);
    // R11.1: counted as the battle was lost, even if the wonder falls with the city.
    let wall = !loser_is_barbarian && s.wonder_works(loser, Wonder::TheGreatWall);
    let mut spoils = had_figures as u8;
    if let (BattleKind::City(city), 0) = (kind, won) {
        if city == 0 {
            s.winner = Some((winner, Victory::Military));
            cx.tell(|| LogEvent::Won { who: winner, how: Victory::Military });
            return;
        }
        cx.tell(|| LogEvent::CityFell { who: winner, enemy: loser, square });
        abilities::raze(s, loser, city as usize, cx);
        // The army stands where the city was.
        culture::roman_advance(s, winner);
        spoils = 2;
    }
    if !loser_is_barbarian {
        loot::award(s, winner, loser, spoils.saturating_sub(wall as u8));
    }
}

/// Code of Laws: once a turn, after a battle won.
pub fn victory_coin(s: &mut State, seat: Seat, cx: &mut Context) {
    let skill = Skill::CodeOfLaws;
    let player = s.player(seat);
    if player.knows(Tech::CodeOfLaws) && !player.used.has(skill) && abilities::coin_room(s, seat, skill) {
        s.me(seat).used.put(skill);
        abilities::gain_coin(s, seat, skill, cx);
    }
}

/// Nightingale is asked about if a face-down humanitarian could be she.
pub fn step_nurse(s: &mut State, side: u8) -> bool {
    let seat = battle(s).seat(side);
    let possible = count(&battle(s).sides[side as usize].dead) > 0
        && s.player(seat).people_backs(PersonType::Humanitarian) > 0
        && s.has_person(seat, PersonType::Humanitarian);
    if !possible {
        s.frames.pop();
    }
    !possible
}

pub fn apply_nurse(s: &mut State, seat: Seat, side: u8, action: Action, cx: &mut Context) {
    s.frames.pop();
    if let Action::Person(person) = action {
        cards::discard(s, seat, person, cx);
        let dead = std::mem::take(&mut s.battle.as_mut().expect("a battle").sides[side as usize].dead);
        let force = s.me(seat).force.get_mut();
        for (mine, back) in force.iter_mut().flatten().zip(dead.iter().flatten()) {
            *mine += back;
        }
    }
}

/// R22.2: the Chinese save one.
pub fn step_save(s: &mut State, side: u8, left: u8) -> bool {
    let over = left == 0 || count(&battle(s).sides[side as usize].dead) == 0;
    if over {
        s.frames.pop();
    }
    over
}

pub fn offer_save(s: &State, seat: Seat, side: u8, m: &mut impl Menu<Action>) {
    for kind in UnitType::LIST {
        for grade in 0..3 {
            if battle(s).sides[side as usize].dead[kind.index()][grade] > 0 {
                put(m, s, seat, Action::Unit { kind, grade: grade as u8 });
            }
        }
    }
    put(m, s, seat, Action::Done);
}

pub fn apply_save(s: &mut State, side: u8, left: u8, action: Action) {
    match action {
        Action::Unit { kind, grade } => {
            s.frames.replace(Frame::Save { side, left: left - 1 });
            let seat = battle(s).seat(side);
            let (t, g) = (kind.index(), grade as usize);
            s.battle.as_mut().expect("a battle").sides[side as usize].dead[t][g] -= 1;
            s.me(seat).force.get_mut()[t][g] += 1;
        }
        _ => {
            s.frames.pop();
        }
    }
}

/// R10.8.6, R10.9: killed units under their decks, survivors home; then the village's marker.
fn disperse(s: &mut State, cx: &mut Context) {
    let b = s.battle.take().expect("a battle");
    for (side, half) in b.sides.iter().enumerate() {
        for t in 0..UnitType::N {
            for g in 0..3 {
                s.fallen[t][g] += half.dead[t][g] + half.doomed[t][g];
            }
        }
        for fighter in &half.front {
            let (t, g) = (fighter.kind.index(), fighter.grade as usize);
            match b.barbarian(side as u8) {
                true => s.fallen[t][g] += 1,
                false => s.me(b.seat(side as u8)).force.get_mut()[t][g] += 1,
            }
        }
    }
    if b.kind == BattleKind::Village && b.winner == Some(0) {
        discovery::village_won(s, b.attacker, b.square, cx);
    }
}
