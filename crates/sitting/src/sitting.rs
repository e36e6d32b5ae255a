//! The state that the entries of a table lead to.

use crate::{Entry, Logged, Moment, Person, Proposal, Terms};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A seat. A bot in it answers; else the person; never both.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Chair {
    /// Whose it is: they see what it sees.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// Who answers instead: for good where there is no person, else until they take it back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The bot came because time was out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
    /// Before the game: for whom it is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<Person>,
}

impl Chair {
    pub fn of(person: &str) -> Chair {
        Chair { person: Some(person.to_owned()), ..Chair::default() }
    }
    pub fn bot(bot: &str) -> Chair {
        Chair { bot: Some(bot.to_owned()), ..Chair::default() }
    }
    pub fn kept_for(person: &str) -> Chair {
        Chair { kept: Some(person.to_owned()), ..Chair::default() }
    }
    pub fn empty(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }
    /// The person who answers here.
    pub fn plays(&self) -> Option<&Person> {
        self.person.as_ref().filter(|_| self.bot.is_none())
    }
}

/// When somebody's clock rests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holiday {
    pub from: Moment,
    pub until: Moment,
}

/// A table and its people, at a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting {
    pub host: Person,
    pub chairs: Vec<Chair>,
    pub terms: Terms,
    /// The game has begun,
    pub playing: bool,
    /// and has ended.
    pub over: bool,
    pub paused: bool,
    pub proposals: Vec<Proposal>,
    pub holidays: BTreeMap<Person, Holiday>,
    /// Milliseconds of holiday that are over.
    pub(crate) rested: BTreeMap<Person, i64>,
    /// Who has seen what a seat sees since the game began: they may sit nowhere else.
    pub(crate) seen: Vec<BTreeSet<Person>>,
    /// Seats that owe an answer, a bit each.
    pub(crate) asked: u64,
    /// What each seat's clock has left, in milliseconds.
    pub(crate) left: Vec<i64>,
    /// Up to when clocks were read.
    pub(crate) at: Moment,
    pub(crate) next: u32,
    /// Milliseconds of a minute: tests have no time.
    pub(crate) minute: i64,
}

impl Sitting {
    /// A table of which nothing is known but whose it is. `minute` is how long a minute of its clocks takes.
    pub fn nobody(host: &str, at: Moment, minute: i64) -> Sitting {
        Sitting {
            host: host.to_owned(),
            chairs: Vec::new(),
            terms: Terms::FREE,
            playing: false,
            over: false,
            paused: false,
            proposals: Vec::new(),
            holidays: BTreeMap::new(),
            rested: BTreeMap::new(),
            seen: Vec::new(),
            asked: 0,
            left: Vec::new(),
            at,
            next: 1,
            minute,
        }
    }

    /// A table as the first entry of its log opens it.
    pub fn open(opened: &Logged, minute: i64) -> Option<Sitting> {
        let Entry::Opened { host, chairs, terms, playing } = &opened.entry else { return None };
        let mut sitting = Sitting::nobody(host, opened.at, minute);
        sitting.seen = vec![BTreeSet::new(); chairs.len()];
        sitting.left = vec![0; chairs.len()];
        (sitting.chairs, sitting.terms) = (chairs.clone(), *terms);
        if *playing {
            sitting.apply(&Logged { at: opened.at, entry: Entry::Began });
        }
        Some(sitting)
    }

    /// What an entry changes.
    pub fn apply(&mut self, logged: &Logged) {
        self.read_clocks(logged.at);
        match &logged.entry {
            Entry::Opened { .. } => {}
            Entry::Sat { seat, who } => {
                self.put(*seat, Chair::of(who));
                if let Some(seen) = self.seen.get_mut(*seat as usize).filter(|_| self.playing) {
                    seen.insert(who.clone());
                }
            }
            Entry::Left { seat, .. } | Entry::Removed { seat, .. } => self.put(*seat, Chair::default()),
            Entry::BotSeated { seat, bot } => self.put(*seat, Chair::bot(bot)),
            Entry::Swapped { a, b } => {
                if (*a as usize) < self.chairs.len() && (*b as usize) < self.chairs.len() {
                    self.chairs.swap(*a as usize, *b as usize);
                }
            }
            Entry::Began => {
                self.playing = true;
                for (seen, chair) in self.seen.iter_mut().zip(&mut self.chairs) {
                    chair.kept = None;
                    seen.extend(chair.person.clone());
                }
                self.wind_all();
            }
            Entry::Lent { seat, who, bot } | Entry::StoodIn { seat, who, bot } => {
                let stand_in = matches!(logged.entry, Entry::StoodIn { .. });
                self.put(*seat, Chair { bot: Some(bot.clone()), stand_in, ..Chair::of(who) });
            }
            Entry::TakenBack { seat, who } | Entry::Returned { seat, who } => {
                self.put(*seat, Chair::of(who));
                self.rewind(*seat);
            }
            Entry::Resigned { seat, bot, .. } => self.put(*seat, Chair::bot(bot)),
            Entry::HandedOver { seat, to, .. } => {
                self.put(*seat, Chair::of(to));
                self.wind(*seat);
                if let Some(seen) = self.seen.get_mut(*seat as usize) {
                    seen.insert(to.clone());
                }
            }
            Entry::Proposed { n, what, by } => {
                self.next = n + 1;
                self.proposals.push(Proposal::new(*n, what.clone(), by.as_ref(), logged.at));
            }
            Entry::Voted { n, who, yes } => {
                if let Some(proposal) = self.proposals.iter_mut().find(|proposal| proposal.n == *n) {
                    proposal.votes.insert(who.clone(), *yes);
                }
            }
            Entry::Settled { n, what, carried } => {
                self.proposals.retain(|proposal| proposal.n != *n);
                // They voted to wait: that is once more as long.
                if let (crate::What::StandIn { seat }, false) = (what, carried) {
                    self.rewind(*seat);
                }
            }
            Entry::Paused => self.paused = true,
            Entry::Resumed { .. } => self.paused = false,
            Entry::Agreed { terms } => {
                self.terms = *terms;
                self.wind_all();
            }
            Entry::Holiday { who, until } => {
                self.end_holiday(who, logged.at);
                self.holidays.insert(who.clone(), Holiday { from: logged.at, until: *until });
            }
            Entry::BackFromHoliday { who } => self.end_holiday(who, logged.at),
        }
    }

    fn put(&mut self, seat: u8, chair: Chair) {
        if let Some(place) = self.chairs.get_mut(seat as usize) {
            *place = chair;
        }
    }

    fn end_holiday(&mut self, who: &str, at: Moment) {
        if let Some(holiday) = self.holidays.remove(who) {
            *self.rested.entry(who.to_owned()).or_default() += (at.min(holiday.until) - holiday.from).max(0);
        }
    }

    /// Milliseconds of holiday somebody may still take.
    pub fn holiday_left(&self, who: &str) -> i64 {
        let all = self.terms.holidays as i64 * 24 * 60 * self.minute;
        (all - self.rested.get(who).copied().unwrap_or(0)).max(0)
    }

    pub fn on_holiday(&self, who: &str, at: Moment) -> bool {
        self.holidays.get(who).is_some_and(|holiday| at < holiday.until)
    }

    /// Whether somebody may look with a seat's eyes.
    pub fn may_see(&self, who: &str, seat: u8) -> bool {
        self.chairs.get(seat as usize).is_some_and(|chair| chair.person.as_deref() == Some(who))
    }

    /// Whether somebody may answer for a seat; without a person: whether a bot may.
    pub fn may_answer(&self, who: Option<&str>, seat: u8) -> bool {
        self.chairs.get(seat as usize).is_some_and(|chair| match who {
            Some(who) => chair.plays().is_some_and(|plays| plays == who),
            None => chair.bot.is_some(),
        })
    }

    /// Whether somebody has a seat here.
    pub fn sits(&self, who: &str) -> bool {
        self.chairs.iter().any(|chair| chair.person.as_deref() == Some(who))
    }

    /// Whether somebody knows what a seat other than this one saw.
    pub(crate) fn knows_another(&self, who: &str, seat: u8) -> bool {
        self.seen.iter().enumerate().any(|(other, seen)| other != seat as usize && seen.contains(who))
    }

    /// Everybody with a seat, once each.
    pub fn people(&self) -> BTreeSet<&Person> {
        self.chairs.iter().filter_map(|chair| chair.person.as_ref()).collect()
    }

    /// As it must be written down where the log begins in the middle.
    pub fn opened(&self) -> Entry {
        let (host, chairs) = (self.host.clone(), self.chairs.clone());
        Entry::Opened { host, chairs, terms: self.terms, playing: self.playing }
    }
}
