//! What can be known of a table from reading its log, counted minute by minute.

use super::{MINUTE, SUMMER, SUMMERY};
use crate::*;
use std::collections::{BTreeMap, BTreeSet};

/// All that can be known from reading the log and watching the game.
pub struct Model {
    pub owner: Vec<Option<Person>>,
    pub bot: Vec<bool>,
    pub asked: u64,
    pub terms: Terms,
    pub paused: bool,
    pub holiday: BTreeMap<Person, Moment>,
    /// Who ever had a seat's eyes in the game.
    pub saw: Vec<BTreeSet<Person>>,
    pub left: Vec<i64>,
}

impl Model {
    fn full(&self) -> i64 {
        self.terms.tempo.minutes().unwrap_or(0) as i64
    }

    /// From when to when clocks run, in minutes of the wall, and how far that is ahead of UTC where it stays the same; read from
    /// how it is written.
    pub fn hours(&self) -> Option<(i64, i64, Option<i64>)> {
        let text = self.terms.hours?.to_string();
        let time = |at: usize| {
            text[at..at + 2].parse::<i64>().unwrap() * 60 + text[at + 3..at + 5].parse::<i64>().unwrap()
        };
        let ahead = (!text.ends_with(SUMMERY)).then(|| time(12) * if &text[11..12] == "-" { -1 } else { 1 });
        Some((time(0), time(6), ahead))
    }

    /// Whether a seat's clock should run in the minute that begins then.
    pub fn should_run(&self, seat: usize, minute: i64, hours: Option<(i64, i64, Option<i64>)>) -> bool {
        let Some(person) = &self.owner[seat] else { return false };
        let alone = self.owner.iter().flatten().all(|other| other == person);
        let away = self.holiday.get(person).is_some_and(|until| minute * MINUTE < *until);
        let awake = hours.is_none_or(|(from, to, ahead)| {
            let summery = || if SUMMER.contains(&minute) { -4 * 60 } else { -5 * 60 };
            let wall = (minute + ahead.unwrap_or_else(summery)).rem_euclid(1440);
            if from < to { (from..to).contains(&wall) } else { wall >= from || wall < to }
        });
        let asked = self.asked & (1 << seat) != 0;
        !alone
            && self.terms.tempo != Tempo::Free
            && !self.bot[seat]
            && !self.paused
            && asked
            && !away
            && awake
    }

    pub fn pass(&mut self, from: Moment, to: Moment) {
        let hours = self.hours();
        for minute in from / MINUTE..to / MINUTE {
            for seat in 0..self.owner.len() {
                self.left[seat] -= self.should_run(seat, minute, hours) as i64;
            }
        }
    }

    pub fn read(&mut self, entry: &Entry) {
        let full = self.full();
        let again = match self.terms.tempo {
            Tempo::Live { .. } => full / 5,
            _ => full,
        };
        let mut sits = |seat: u8, owner: Option<&Person>, bot: bool| {
            self.owner[seat as usize] = owner.cloned();
            self.bot[seat as usize] = bot;
        };
        match entry {
            Entry::Lent { seat, who, .. } => sits(*seat, Some(who), true),
            Entry::StoodIn { seat, who, .. } => sits(*seat, Some(who), true),
            Entry::TakenBack { seat, who } | Entry::Returned { seat, who } => {
                sits(*seat, Some(who), false);
                // A minute of the model is a whole one; a fifth may not be.
                self.left[*seat as usize] = self.left[*seat as usize].max(again);
            }
            Entry::Resigned { seat, .. } => sits(*seat, None, true),
            Entry::HandedOver { seat, to, .. } => {
                sits(*seat, Some(to), false);
                self.left[*seat as usize] = full;
                self.saw[*seat as usize].insert(to.clone());
            }
            Entry::Settled { what: What::StandIn { seat }, carried: false, .. } => {
                self.left[*seat as usize] = self.left[*seat as usize].max(again);
            }
            Entry::Paused => self.paused = true,
            Entry::Resumed { .. } => self.paused = false,
            Entry::Agreed { terms } => {
                self.terms = *terms;
                let full = self.full();
                self.left.fill(full);
            }
            Entry::Holiday { who, until } => drop(self.holiday.insert(who.clone(), *until)),
            Entry::BackFromHoliday { who } => drop(self.holiday.remove(who)),
            _ => {}
        }
    }

    pub fn step(&mut self, by: u8, asked: u64, back: bool) {
        let before = std::mem::replace(&mut self.asked, asked);
        let full = self.full();
        for seat in 0..self.owner.len() {
            let (was, is, mine) = (before >> seat & 1 == 1, asked >> seat & 1 == 1, seat == by as usize);
            match self.terms.tempo {
                Tempo::Move { .. } if is && (!was || mine && !back) => self.left[seat] = full,
                Tempo::Live { seconds, .. } if was && !is => self.left[seat] += seconds as i64 / 60,
                Tempo::Live { seconds, .. } if is && !was && mine && back => {
                    self.left[seat] -= seconds as i64 / 60
                }
                _ => {}
            }
        }
    }
}
