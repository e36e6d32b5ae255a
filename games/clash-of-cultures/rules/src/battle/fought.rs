//! A battle as it is told.

use super::{Battle, Kind};
use crate::event::Dice;
use crate::ids::*;
use kernel::Seat;

/// A battle so far, attacker first: what a card of it shows besides the dice.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Fought {
    pub at: Option<Space>,
    pub raid: bool,
    pub sea: bool,
    pub round: u8,
    /// `None`: the barbarians.
    pub sides: [Option<Seat>; 2],
    /// Units at the beginning, those lost before the last dice, and by them.
    pub start: [u8; 2],
    pub lost: [u8; 2],
    pub owed: [u8; 2],
    pub rolls: [Dice; 2],
    /// Those of cards.
    pub cast: [Dice; 2],
    pub values: [u8; 2],
    pub hits: [u8; 2],
    /// Cards in force, and those that the other side's card has cancelled.
    pub halves: [Option<Half>; 2],
    pub dead: [Option<Half>; 2],
    pub fortress: bool,
    /// The Fortress has its die.
    pub fort_die: bool,
}

impl Battle {
    /// What everybody at the table has seen of it.
    pub fn fought(&self) -> Fought {
        let fortress = self.fortress && self.round == 1;
        let laid = self.laid.get().map(|card| card.map(Card::half));
        Fought {
            at: Some(self.at),
            raid: self.kind == Kind::Raid,
            sea: self.kind == Kind::Sea,
            round: self.round,
            sides: self.sides,
            start: self.start,
            lost: self.killed,
            owed: self.owed,
            rolls: self.rolls.clone(),
            cast: self.cast.clone(),
            values: self.values,
            hits: self.hits,
            halves: self.halves,
            dead: [0, 1].map(|side| laid[side].filter(|_| self.halves[side].is_none())),
            fortress,
            fort_die: fortress && !self.no_die,
        }
    }
}
