//! R2.4: who fights whom, and who joins.

mod odds;
mod outcome;
mod round;

pub use odds::{Corps, Ends, ends};
pub use outcome::finish;
pub use round::{can_fight, defence, dice_of, fighters, picks, round, science, sees_pick, strength};

use crate::Game;
use crate::action::Unit;
use crate::event::Taken;
use crate::figure;
use crate::frames::{Fight, Join};
use crate::ids::*;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::{Cx, MAX_SEATS, Msg, Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Attacker,
    Defender,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Attacker, Side::Defender];
    pub fn index(self) -> usize {
        self as usize
    }
    pub fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }
}

/// R2.5.2: one unit, and perhaps one aircraft beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub unit: Unit,
    pub aircraft: Option<Unit>,
}

/// One side of a round, for all to see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roll {
    pub seat: Seat,
    pub kind: Kind,
    pub aircraft: bool,
    pub dice: ArrayVec<u8, 8>,
    pub superiority: u8,
    pub science: u8,
    pub type_bonus: u8,
    pub defence: u8,
    pub lost: bool,
}

impl Roll {
    pub fn total(&self) -> u8 {
        self.dice.iter().sum::<u8>() + self.superiority + self.science + self.type_bonus + self.defence
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub area: Area,
    /// Attacker, defender.
    pub leaders: [Seat; 2],
    /// Who fights where, once it is known.
    pub sides: BySeat<Option<Side>>,
    /// Answers of third players, kept until all are in (R6.3).
    #[serde(with = "kernel::stored")]
    pub joining: Secret<BySeat<Option<Side>>>,
    /// Which leader has picked.
    pub ready: [bool; 2],
    #[serde(with = "kernel::stored")]
    pub picks: Secret<[Option<Pick>; 2]>,
    pub round: u8,
    /// The last round fought, as the screen shows it.
    pub last: Option<[Roll; 2]>,
}

impl Battle {
    pub fn new(area: Area, leaders: [Seat; 2], attackers: SeatSet) -> Battle {
        let mut sides = [None; MAX_SEATS];
        attackers.iter().for_each(|seat| sides[seat.index()] = Some(Side::Attacker));
        sides[leaders[1].index()] = Some(Side::Defender);
        Battle {
            area,
            leaders,
            sides,
            joining: Secret::new([None; MAX_SEATS]),
            ready: [false; 2],
            picks: Secret::new([None; 2]),
            round: 0,
            last: None,
        }
    }
    pub fn leader(&self, side: Side) -> Seat {
        self.leaders[side.index()]
    }
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        self.sides[seat.index()]
    }
    pub fn led_by(&self, seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.leader(side) == seat)
    }
    pub fn members(&self, side: Side) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.sides.len() as u8).filter(move |seat| self.sides[seat.index()] == Some(side))
    }
    /// R2.5.9: whose settlement is taken, and how large it is, where `winner` wins.
    pub fn prize(&self, state: &State, winner: Side) -> Option<Taken> {
        self.kept(state).filter(|(owner, _)| self.side_of(*owner) == Some(winner.other()))
    }
    /// R9.14: whose settlement is fought over, and how large it is: it stays theirs where nobody is left to take it.
    pub fn kept(&self, state: &State) -> Option<Taken> {
        let region = self.area.is_land().then(|| &state.regions[self.area])?;
        let owner = region.owner?;
        self.side_of(owner).map(|_| (owner, region.size))
    }
    /// R2.5.9: what falls with a side that loses, besides its units.
    pub fn falling(&self, state: &State, loser: Side) -> Vec<Msg> {
        let pieces = |seat| state.players.get(seat).into_iter().flat_map(|player| player.pieces.iter());
        let all = self.members(loser).flat_map(pieces).map(|(_, piece)| piece);
        let falls = all.filter(|piece| piece.falls_with(self.area));
        figure::listed(state, falls.map(|piece| piece.kind))
    }
}

/// R2.4.2, R2.4.3: a battle begins. Whoever could fight there too may join (R2.4.4).
pub fn begin(state: &mut State, area: Area, leaders: [Seat; 2], attackers: SeatSet, cx: &mut Cx<Game>) {
    let battle = Battle::new(area, leaders, attackers);
    let apart = |seat: &Seat| battle.side_of(*seat).is_none();
    let waiting: SeatSet = state.fighters_in(area).iter().filter(apart).collect();
    state.battle = Some(battle);
    cx.reveal(); // Somebody else is asked now.
    state.frames.push(Fight);
    if !waiting.is_empty() {
        state.frames.push(Join { waiting });
    }
}

pub fn battle(state: &State) -> &Battle {
    state.battle.as_ref().expect("a battle is on")
}

pub fn battle_mut(state: &mut State) -> &mut Battle {
    state.battle.as_mut().expect("a battle is on")
}
