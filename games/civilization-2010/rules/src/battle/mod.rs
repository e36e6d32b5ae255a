//! R10: battles. Here is what one is, and how it starts.

pub mod aftermath;
pub mod engagement;
pub mod forecast;
pub mod hands;
pub mod loot;

use crate::event::Event;
use crate::frames::{Battling, Muster};
use crate::ids::*;
use crate::movement::paths::Group;
use crate::state::*;
use crate::{Game, movement};
use arrayvec::ArrayVec;
use kernel::{Cx, Seat, Secret};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleKind {
    Field,
    City(u8),
    Village,
}

/// A unit in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fighter {
    pub kind: UnitType,
    pub grade: u8,
    pub wounds: u8,
    pub front: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Side {
    #[serde(with = "kernel::stored")]
    pub hand: Secret<Units>,
    pub front: ArrayVec<Fighter, 24>,
    /// Units killed, and those of them that cannot be saved.
    pub dead: Units,
    pub doomed: Units,
    pub lost: u8,
    /// Combat bonus (R10.4).
    pub bonus: u8,
    /// Joan of Arc.
    pub culture: u8,
    /// Metalworking: wounds the next unit deals more.
    pub strike: u8,
    /// Sun Tzu has passed.
    pub passed: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    pub attacker: Seat,
    /// Plays the defending cards: for barbarians the attacker's left neighbour.
    pub defender: Seat,
    pub kind: BattleKind,
    pub square: u16,
    /// How far it is: hands drawn (1), units played (2), decided (3).
    pub stage: u8,
    pub fronts: u8,
    pub sides: [Side; 2],
    pub winner: Option<u8>,
}

impl State {
    /// The battle that is being fought.
    pub fn fighting(&self) -> &Battle {
        self.battle.as_ref().expect("a battle")
    }
    pub fn fighting_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("a battle")
    }
}

impl Battle {
    fn new(attacker: Seat, defender: Seat, kind: BattleKind, square: u16) -> Battle {
        Battle {
            attacker,
            defender,
            kind,
            square,
            stage: 0,
            fronts: 0,
            sides: [Side::new(), Side::new()],
            winner: None,
        }
    }
    pub fn seat(&self, side: u8) -> Seat {
        if side == 0 { self.attacker } else { self.defender }
    }
    pub fn barbarian(&self, side: u8) -> bool {
        side == 1 && self.kind == BattleKind::Village
    }
    /// Whom a side fights that is the barbarians'.
    pub fn wild(&self, side: u8) -> Option<Seat> {
        self.barbarian(side).then_some(self.attacker)
    }
}

impl Side {
    fn new() -> Side {
        Side {
            hand: Secret::new(Units::default()),
            front: ArrayVec::new(),
            dead: Units::default(),
            doomed: Units::default(),
            lost: 0,
            bonus: 0,
            culture: 0,
            strike: 0,
            passed: false,
        }
    }
}

/// An army meets others' figures: lone scouts are killed, an army fights (R7.8).
pub fn contact(state: &mut State, seat: Seat, square: u16, cx: &mut Cx<Game>) {
    let Some(enemy) = state.others(seat).find(|&o| state.here(o, square)) else { return };
    if state.armies_at(enemy, square) > 0 {
        begin(state, seat, enemy, BattleKind::Field, square, cx);
        return;
    }
    while let Some(figure) = state.figure_at(enemy, square) {
        movement::lose_figure(state, enemy, figure);
    }
    cx.tell(|| Event::ScoutsKilled { who: seat, enemy, square });
    let wall = state.wonder_works(enemy, Wonder::TheGreatWall) as u8;
    loot::award(state, seat, enemy, 1 - wall);
    aftermath::victory_coin(state, seat, cx);
}

/// R7.9, R10.1; Combustion takes the walls before the battle (R10.2).
pub fn attack_city(state: &mut State, seat: Seat, square: u16, cx: &mut Cx<Game>) {
    let (enemy, city) = state.centre_of(square).expect("a city");
    if state.player(seat).knows(Tech::Combustion) {
        state.me(enemy).cities[city].walled = false;
    }
    begin(state, seat, enemy, BattleKind::City(city as u8), square, cx);
}

/// R10.9: the player on the left plays the barbarians.
pub fn attack_village(state: &mut State, seat: Seat, square: u16, cx: &mut Cx<Game>) {
    let neighbour = seat.next(state.seats);
    begin(state, seat, neighbour, BattleKind::Village, square, cx);
}

fn begin(
    state: &mut State,
    attacker: Seat,
    defender: Seat,
    kind: BattleKind,
    square: u16,
    cx: &mut Cx<Game>,
) {
    cx.tell(|| Event::Battle { who: attacker, enemy: defender, kind, square });
    for seat in [attacker, defender] {
        let used = &mut state.me(seat).used;
        used.remove(Skill::Herding);
        used.remove(Skill::Biology);
    }
    state.battle = Some(Battle::new(attacker, defender, kind, square));
    state.frames.push(Battling);
    state.frames.push(Muster { side: 1 });
    state.frames.push(Muster { side: 0 });
}

/// What attacker and defender bring to a battle, as far as everybody knows: cards in hand and combat bonus.
pub struct Prospect {
    /// As it would begin.
    pub there: State,
    pub cards: [u8; 2],
    pub bonus: [u8; 2],
}

/// The battle that a step of this group onto a square begins, if it does.
pub fn prospect(state: &State, group: &Group, square: u16) -> Option<Prospect> {
    let seat = group.seat;
    // R7.4: who flies may pass over everything.
    let flies = state.player(seat).knows(Tech::Flight);
    if flies || !group.list().any(|figure| (figure as usize) < ARMIES) {
        return None;
    }
    let city = state.centre_of(square).filter(|(owner, _)| *owner != seat);
    let (defender, kind) = match city {
        _ if state.markers[square] == Marker::Village => (seat.next(state.seats), BattleKind::Village),
        Some((owner, city)) => (owner, BattleKind::City(city as u8)),
        None => (state.others(seat).find(|&other| state.armies_at(other, square) > 0)?, BattleKind::Field),
    };
    let mut there = state.clone();
    for figure in group.list() {
        there.put_figure(seat, figure, Some(square));
    }
    if let Some((owner, city)) = city.filter(|_| state.player(seat).knows(Tech::Combustion)) {
        there.me(owner).cities[city].walled = false;
    }
    there.battle = Some(Battle::new(seat, defender, kind, square));
    hands::set_bonus(&mut there);
    let battle = there.fighting();
    let cards = |side: u8| match battle.barbarian(side) {
        true => 3,
        false => {
            let force = hands::count(there.player(battle.seat(side)).force.get());
            hands::hand_size(&there, battle, side).min(force)
        }
    };
    let cards = [cards(0), cards(1)];
    let bonus = [battle.sides[0].bonus, battle.sides[1].bonus];
    Some(Prospect { there, cards, bonus })
}

/// Who plays first: the defender, but the attacker against walls (R10.6, R10.11).
pub fn first_side(state: &State) -> u8 {
    let battle = state.fighting();
    match battle.kind {
        BattleKind::City(city) if state.player(battle.defender).cities[city as usize].walled => 0,
        _ => 1,
    }
}
