//! R10.7, R10.8: who won, and what follows.

use super::engagement::total;
use super::{BattleKind, Side, hands, loot};
use crate::Game;
use crate::announcement::{abilities, effects};
use crate::culture::track;
use crate::event::{Event, Forces, Fought};
use crate::ids::*;
use crate::movement::{self, discovery};
use crate::state::*;
use kernel::{Cx, Seat};

pub fn decide(state: &mut State, cx: &mut Cx<Game>) {
    let (attack, defence) = (total(state, 0), total(state, 1));
    // R10.7: a tie is the defender's.
    let winner = (attack <= defence) as u8;
    state.fighting_mut().winner = Some(winner);
    let battle = state.fighting();
    let (who, enemy) = (battle.attacker, battle.defender);
    let forces = [forces(&battle.sides[0]), forces(&battle.sides[1])];
    let fought = Fought { kind: battle.kind, square: battle.square, forces };
    cx.tell(|| Event::BattleOver { who, enemy, attack, defence, won: winner == 0, fought });
}

fn forces(side: &Side) -> Forces {
    let mut standing = [0; UnitType::COUNT];
    for fighter in &side.front {
        standing[fighter.kind.index()] += 1;
    }
    Forces { standing, dead: side.dead.map(|grades| grades.iter().sum()), bonus: side.bonus }
}

/// R10.8: a fortification goes, the winner's losses, the loser's figures, the city; then loot (R11.1).
pub fn losses(state: &mut State, cx: &mut Cx<Game>) {
    let battle = state.fighting();
    let won = battle.winner.expect("decided");
    let (square, kind) = (battle.square, battle.kind);
    let (winner, loser) = (battle.seat(won), battle.seat(1 - won));
    let barbarians_won = battle.barbarian(won);
    let killed = battle.sides[won as usize].lost;
    if let BattleKind::City(city) = kind {
        let defender = battle.defender;
        let token = &mut state.me(defender).cities[city as usize].token;
        if *token == CityToken::Fortification {
            *token = CityToken::None;
            state.small += 1;
        }
    }
    if !barbarians_won {
        for _ in 0..killed / 2 {
            if state.armies_at(winner, square) > 1 {
                let army = state.figures_at(winner, square).next().expect("an army");
                movement::lose_figure(state, winner, army);
            }
        }
    }
    let loser_is_barbarian = kind == BattleKind::Village && won == 0;
    let had_figures = !loser_is_barbarian && state.here(loser, square);
    if !loser_is_barbarian {
        while let Some(figure) = state.figure_at(loser, square) {
            movement::lose_figure(state, loser, figure);
        }
    }
    if barbarians_won {
        return;
    }
    victory_coin(state, winner, cx);
    // R11.1: counted as the battle was lost, even if the wonder falls with the city.
    let wall = !loser_is_barbarian && state.wonder_works(loser, Wonder::TheGreatWall);
    let mut spoils = had_figures as u8;
    if let (BattleKind::City(city), 0) = (kind, won) {
        if city == 0 {
            state.winner = Some((winner, Victory::Military));
            cx.tell(|| Event::Won { who: winner, how: Victory::Military });
            return;
        }
        cx.tell(|| Event::CityFell { who: winner, enemy: loser, square });
        effects::raze(state, loser, city as usize, cx);
        // The army stands where the city was.
        track::roman_advance(state, winner);
        spoils = 2;
    }
    if !loser_is_barbarian {
        loot::award(state, winner, loser, spoils.saturating_sub(wall as u8));
    }
}

/// Code of Laws: once a turn, after a battle won.
pub fn victory_coin(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    let skill = Skill::CodeOfLaws;
    let player = state.player(seat);
    if player.knows(Tech::CodeOfLaws) && !player.used.has(skill) && abilities::coin_room(state, seat, skill) {
        state.me(seat).used.insert(skill);
        abilities::gain_coin(state, seat, skill, cx);
    }
}

/// R10.8, R10.9, R24.34: killed units under their decks, survivors home; then the village's marker.
pub fn disperse(state: &mut State, cx: &mut Cx<Game>) {
    let battle = state.battle.take().expect("a battle");
    for (side, half) in battle.sides.iter().enumerate() {
        hands::add(&mut state.fallen, &half.dead);
        hands::add(&mut state.fallen, &half.doomed);
        for fighter in &half.front {
            let (t, g) = (fighter.kind.index(), fighter.grade as usize);
            match battle.barbarian(side as u8) {
                true => state.fallen[t][g] += 1,
                false => state.me(battle.seat(side as u8)).force.get_mut()[t][g] += 1,
            }
        }
    }
    if battle.kind == BattleKind::Village && battle.winner == Some(0) {
        discovery::village_won(state, battle.attacker, battle.square, cx);
    }
}
