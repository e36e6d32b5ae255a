//! Steps that are taken back, and taken again.

use super::{Done, DoneIn, Entry, Match, Notes, Refused, Script, What};
use crate::{Rules, Seat, SeatSet};

impl<G: Rules> Match<G> {
    /// Whether [`Match::undo`] would be accepted. Never once the game is over: then its seed and its secrets are told.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.can_undo_past(seat, SeatSet::EMPTY)
    }

    /// Whether [`Match::undo_past`] would be accepted.
    pub fn can_undo_past(&self, seat: Seat, others: SeatSet) -> bool {
        !self.is_over() && self.last_step(seat, others).is_some()
    }

    /// Where the last step of this seat stands among those in force, if only `others` answered since and nothing was
    /// learned.
    fn last_step(&self, seat: Seat, others: SeatSet) -> Option<usize> {
        let by = |at: usize| self.entries[self.now.live[at] as usize].seat;
        let mut back = (self.now.fenced..self.now.live.len()).rev();
        back.find(|&at| by(at) == seat || !others.contains(by(at))).filter(|&at| by(at) == seat)
    }

    /// Takes the last step of this seat back, unless something was learned, another seat answered since, or the game is
    /// over.
    pub fn undo(&mut self, seat: Seat) -> Result<DoneIn<G>, Refused> {
        self.undo_past(seat, SeatSet::EMPTY)
    }

    /// As [`Match::undo`], with whatever these others answered since: for whoever plays among bots alone.
    pub fn undo_past(&mut self, seat: Seat, others: SeatSet) -> Result<DoneIn<G>, Refused> {
        if self.is_over() {
            return Err(Refused::Over);
        }
        let keep = self.last_step(seat, others).ok_or(Refused::NothingToUndo)?;
        Ok(self.undo_to(seat, keep))
    }

    /// Whether [`Match::undo_back_to`] would be accepted.
    pub fn can_undo_back_to(&self, seat: Seat, others: SeatSet, steps: usize) -> bool {
        let by = |at: usize| self.entries[self.now.live[at] as usize].seat;
        let since = steps..self.now.live.len();
        let own = !since.is_empty() && steps >= self.now.fenced && by(steps) == seat;
        own && !self.is_over() && since.into_iter().all(|at| by(at) == seat || others.contains(by(at)))
    }

    /// Takes back, in one go, all that this seat did since so many steps were in force, with whatever these others answered.
    pub fn undo_back_to(&mut self, seat: Seat, others: SeatSet, steps: usize) -> Result<DoneIn<G>, Refused> {
        if self.is_over() {
            return Err(Refused::Over);
        }
        if !self.can_undo_back_to(seat, others, steps) {
            return Err(Refused::NothingToUndo);
        }
        Ok(self.undo_to(seat, steps))
    }

    /// Whether [`Match::take_back`] would be accepted.
    pub fn can_take_back(&self, seat: Seat, learned: bool) -> bool {
        !self.is_over() && self.own_step(seat, learned).is_some()
    }

    /// Takes the last step of this seat back with whatever others answered since: everybody must have agreed. What dice
    /// and cards showed cannot be forgotten; only where people practise do they take it back all the same (`learned`).
    pub fn take_back(&mut self, seat: Seat, learned: bool) -> Result<DoneIn<G>, Refused> {
        if self.is_over() {
            return Err(Refused::Over);
        }
        let keep = self.own_step(seat, learned).ok_or(Refused::NothingToUndo)?;
        Ok(self.undo_to(seat, keep))
    }

    fn own_step(&self, seat: Seat, learned: bool) -> Option<usize> {
        let from = if learned { 0 } else { self.now.fenced };
        (from..self.now.live.len()).rev().find(|&at| self.entries[self.now.live[at] as usize].seat == seat)
    }

    fn undo_to(&mut self, seat: Seat, keep: usize) -> DoneIn<G> {
        let entry = Entry { seat, what: What::Undid(keep as u32), drawn: Vec::new() };
        self.fold(&entry, &mut Script::new(&[]), &mut Notes::default());
        self.append(entry.clone());
        Done { entry, told: Vec::new() }
    }

    /// Whether [`Match::redo`] would be accepted.
    pub fn can_redo(&self, seat: Seat) -> bool {
        self.redo_step(seat).is_some()
    }

    /// Takes again the step last taken back.
    pub fn redo(&mut self, seat: Seat) -> Result<DoneIn<G>, Refused> {
        let action = self.redo_step(seat).ok_or(Refused::NothingToRedo)?.clone();
        self.settle_undone(seat, &action);
        Ok(self.step(seat, action))
    }

    pub(super) fn redo_step(&self, seat: Seat) -> Option<&G::Action> {
        let undone_by_seat = matches!(self.entries.last(), Some(e) if e.seat == seat);
        let action = self.now.undone.last().filter(|_| undone_by_seat)?;
        self.decision(seat)?.offer.has(action).then_some(action)
    }
}
