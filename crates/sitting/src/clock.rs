//! Clocks: whose runs, what is left, and what time itself does.

use crate::{Away, Chair, Entry, LASTS, Logged, Moment, STAND_IN, Sitting, Tempo, What};

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Left {
    /// Milliseconds.
    pub left: i64,
    /// When it will have run out, while it runs or will run again by itself.
    pub until: Option<Moment>,
}

/// When time is to be looked at again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waits {
    pub until: Moment,
}

impl Sitting {
    /// Whether clocks are of any use: where one person plays among bots nobody waits.
    fn timed(&self) -> bool {
        self.playing && !self.over && self.terms.tempo != Tempo::Free && self.people().len() > 1
    }

    fn is_asked(&self, seat: usize) -> bool {
        self.asked & (1 << seat) != 0
    }

    /// From when on a seat's clock runs, daily hours aside; none if it rests until somebody does something.
    fn runs_from(&self, seat: usize, chair: &Chair) -> Option<Moment> {
        let person = chair.plays().filter(|_| self.timed() && !self.paused && self.is_asked(seat))?;
        Some(self.holidays.get(person).map_or(self.at, |holiday| holiday.until.max(self.at)))
    }

    /// Whether a seat's clock runs at the moment up to which clocks were read.
    pub fn runs(&self, seat: u8) -> bool {
        let from = self.chairs.get(seat as usize).and_then(|chair| self.runs_from(seat as usize, chair));
        from.is_some_and(|from| from <= self.at && self.terms.hold(self.at))
    }

    /// Whether somebody is asked, and their time is out.
    pub(crate) fn is_out(&self, seat: u8) -> bool {
        let asked = self.chairs.get(seat as usize).and_then(|chair| self.runs_from(seat as usize, chair));
        asked.is_some_and(|from| from <= self.at) && self.left[seat as usize] <= 0
    }

    /// Takes off every clock what ran since it was last read.
    pub fn read_clocks(&mut self, at: Moment) {
        let at = at.max(self.at);
        for seat in 0..self.chairs.len() {
            if let Some(from) = self.runs_from(seat, &self.chairs[seat]) {
                self.left[seat] -= self.terms.between(from, at);
            }
        }
        self.at = at;
    }

    fn full(&self) -> i64 {
        self.terms.tempo.minutes().unwrap_or(0) as i64 * self.minute
    }

    /// A seat's clock begins anew.
    pub(crate) fn wind(&mut self, seat: u8) {
        let full = self.full();
        if let Some(left) = self.left.get_mut(seat as usize) {
            *left = full;
        }
    }

    pub(crate) fn wind_all(&mut self) {
        (0..self.chairs.len() as u8).for_each(|seat| self.wind(seat));
    }

    /// Who returns has a whole move again; of a clock for the whole game at least a fifth.
    pub(crate) fn rewind(&mut self, seat: u8) {
        let least = match self.terms.tempo {
            Tempo::Live { .. } => self.full() / 5,
            _ => self.full(),
        };
        if let Some(left) = self.left.get_mut(seat as usize) {
            *left = (*left).max(least);
        }
    }

    /// The game went on: a seat answered (or took something back), and now these are asked.
    pub fn step(&mut self, at: Moment, by: u8, asked: u64, back: bool) {
        self.read_clocks(at);
        let before = std::mem::replace(&mut self.asked, asked);
        let more = match self.terms.tempo {
            Tempo::Live { seconds, .. } => seconds as i64 * self.minute / 60,
            _ => 0,
        };
        for seat in 0..self.chairs.len() as u8 {
            let (was, is) = (before & (1 << seat) != 0, asked & (1 << seat) != 0);
            match self.terms.tempo {
                Tempo::Free => {}
                // A move is what one is asked until one answers; to take something back is none.
                Tempo::Move { .. } if is && (!was || (seat == by && !back)) => self.wind(seat),
                Tempo::Move { .. } => {}
                // What ends one's turn brings more time; who takes that back gives it back.
                Tempo::Live { .. } if was && !is => self.left[seat as usize] += more,
                Tempo::Live { .. } if !was && is && seat == by && back => self.left[seat as usize] -= more,
                Tempo::Live { .. } => {}
            }
        }
    }

    /// The first question of a game.
    pub fn first_asked(&mut self, at: Moment, asked: u64) {
        self.read_clocks(at);
        self.asked = asked;
        self.wind_all();
    }

    /// What a seat's clock shows; none where there is none.
    pub fn clock(&self, seat: u8, at: Moment) -> Option<Left> {
        let chair = self.chairs.get(seat as usize).filter(|_| self.timed())?;
        chair.plays()?;
        let mut now = self.clone();
        now.read_clocks(at);
        let left = now.left[seat as usize].max(0);
        let until = now.runs_from(seat as usize, chair).map(|from| self.terms.after(from, left));
        Some(Left { left, until })
    }

    /// When something happens by itself next, if anything will.
    pub fn next_due(&self) -> Option<Waits> {
        let clocks = (0..self.chairs.len()).filter(|_| self.terms.away != Away::Wait).filter_map(|seat| {
            let from = self.runs_from(seat, &self.chairs[seat])?;
            // Where the table is being asked already, time has nothing to add.
            let asked = |proposal: &crate::Proposal| proposal.what == What::StandIn { seat: seat as u8 };
            if self.proposals.iter().any(asked) {
                return None;
            }
            Some(self.terms.after(from, self.left[seat].max(0)))
        });
        let votes = self.proposals.iter().map(|proposal| proposal.at + LASTS * self.minute);
        let holidays = self.holidays.values().map(|holiday| holiday.until);
        clocks.chain(votes).chain(holidays).min().map(|until| Waits { until })
    }

    /// What time itself does by then, and what follows from it.
    pub fn due(&self, at: Moment) -> Vec<Entry> {
        let mut now = self.clone();
        now.read_clocks(at);
        let mut entries = Vec::new();
        let ended =
            now.holidays.iter().filter(|(_, holiday)| holiday.until <= at).map(|(who, _)| who.clone());
        for who in ended.collect::<Vec<_>>() {
            now.add(&mut entries, at, Entry::BackFromHoliday { who });
        }
        for seat in 0..now.chairs.len() {
            let chair = now.chairs[seat].clone();
            let seat = seat as u8;
            let Some(who) = chair.person.filter(|_| now.is_out(seat)) else { continue };
            match now.terms.away {
                Away::Wait => {}
                Away::StandIn => {
                    now.add(&mut entries, at, Entry::StoodIn { seat, who, bot: STAND_IN.to_owned() });
                }
                Away::Vote => {
                    let what = What::StandIn { seat };
                    if now.proposals.iter().all(|proposal| proposal.what != what) {
                        let n = now.next;
                        now.add(&mut entries, at, Entry::Proposed { n, what, by: None });
                    }
                }
            }
        }
        now.settle(&mut entries, at);
        entries
    }

    pub(crate) fn add(&mut self, entries: &mut Vec<Entry>, at: Moment, entry: Entry) {
        self.apply(&Logged { at, entry: entry.clone() });
        entries.push(entry);
    }
}
