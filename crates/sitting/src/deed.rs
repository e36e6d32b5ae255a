//! What people may do with a table, and why not the rest.

use crate::{Chair, Entry, Logged, Moment, Person, Sitting, Terms, What};

/// Something somebody wants to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// On this seat, or on the first that is free.
    Sit {
        seat: Option<u8>,
    },
    /// Gives a seat up: before the game it is free again, later a bot plays on for good.
    Leave {
        seat: u8,
        bot: String,
    },
    /// The host's, before the game:
    Remove {
        seat: u8,
    },
    SeatBot {
        seat: u8,
        bot: String,
    },
    Swap {
        a: u8,
        b: u8,
    },
    /// To a bot, for a while,
    Lend {
        seat: u8,
        bot: String,
    },
    /// and back.
    TakeBack {
        seat: u8,
    },
    /// Somebody who was away looks in.
    Return,
    /// Takes a seat over at the invitation of its owner, or, where a bot plays it, of somebody at the table.
    TakeOver {
        seat: u8,
        by: Person,
    },
    /// Asks the table for a bot's seat.
    AskForSeat {
        seat: u8,
    },
    AskForPause,
    Resume,
    AskForTerms {
        terms: Terms,
    },
    Vote {
        n: u32,
        yes: bool,
    },
    Holiday {
        until: Moment,
    },
    EndHoliday,
}

/// Why not.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("there is no seat {0}")]
    NoSeat(u8),
    #[error("somebody else's seat")]
    NotYours,
    #[error("only the host may")]
    HostOnly,
    #[error("only who sits here may")]
    NotSeated,
    #[error("the seat is taken")]
    Taken,
    #[error("it has begun")]
    Begun,
    #[error("it has not begun")]
    NotBegun,
    #[error("it is over")]
    Over,
    #[error("sits here already")]
    SitsHere,
    #[error("has seen what another seat saw")]
    KnowsAnother,
    #[error("this was settled already, or is asked already")]
    Settled,
    #[error("there is not so much holiday left")]
    TooLong,
    #[error("the invitation is void")]
    Void,
}

impl Sitting {
    /// What comes of somebody's deed: entries to be written down, or why there are none.
    pub fn deed(&self, at: Moment, who: &str, deed: &Deed) -> Result<Vec<Entry>, Refusal> {
        let mut now = self.clone();
        now.read_clocks(at);
        let mut entries = Vec::new();
        for entry in now.first(at, who, deed)? {
            now.apply(&Logged { at, entry: entry.clone() });
            entries.push(entry);
        }
        now.settle(&mut entries, at);
        Ok(entries)
    }

    fn first(&self, at: Moment, who: &str, deed: &Deed) -> Result<Vec<Entry>, Refusal> {
        let me = who.to_owned();
        let one = |entry: Entry| Ok(vec![entry]);
        match deed {
            Deed::Sit { seat } => {
                let seat = self.free_for(who, *seat)?;
                if self.playing && self.host != who {
                    self.newcomer(who, seat)?;
                }
                // Only the host's device may go from hand to hand; whoever else sits down elsewhere stands up first.
                let before =
                    (0..).zip(&self.chairs).filter(|(_, chair)| chair.person.as_deref() == Some(who));
                let before = before
                    .filter(|_| self.host != who)
                    .map(|(seat, _)| Entry::Left { seat, who: me.clone() });
                Ok(before.chain([Entry::Sat { seat, who: me.clone() }]).collect())
            }
            Deed::Leave { seat, bot } => {
                self.own(who, *seat)?;
                match self.playing {
                    false => one(Entry::Left { seat: *seat, who: me }),
                    true => one(Entry::Resigned { seat: *seat, who: me, bot: bot.clone() }),
                }
            }
            Deed::Remove { seat } => {
                self.gathering(who)?;
                let chair = self.chair(*seat)?;
                one(Entry::Removed { seat: *seat, who: chair.person.clone().or(chair.kept.clone()) })
            }
            Deed::SeatBot { seat, bot } => {
                self.gathering(who)?;
                let chair = self.chair(*seat)?;
                if !chair.empty() {
                    return Err(Refusal::Taken);
                }
                one(Entry::BotSeated { seat: *seat, bot: bot.clone() })
            }
            Deed::Swap { a, b } => {
                self.gathering(who)?;
                self.chair(*a)?;
                self.chair(*b)?;
                one(Entry::Swapped { a: *a, b: *b })
            }
            Deed::Lend { seat, bot } => {
                self.own(who, *seat)?;
                self.going_on()?;
                one(Entry::Lent { seat: *seat, who: me, bot: bot.clone() })
            }
            Deed::TakeBack { seat } => {
                let chair = self.own(who, *seat)?;
                match chair {
                    Chair { bot: None, .. } => Err(Refusal::Settled),
                    Chair { stand_in: true, .. } => one(Entry::Returned { seat: *seat, who: me }),
                    _ => one(Entry::TakenBack { seat: *seat, who: me }),
                }
            }
            Deed::Return => {
                let back = |chair: &Chair| chair.stand_in && chair.person.as_deref() == Some(who);
                let seats = (0..).zip(&self.chairs).filter(|(_, chair)| back(chair));
                Ok(seats.map(|(seat, _)| Entry::Returned { seat, who: me.clone() }).collect())
            }
            Deed::TakeOver { seat, by } => {
                self.invited(*seat, by)?;
                self.newcomer(who, *seat)?;
                let from = self.chair(*seat)?.person.clone();
                one(Entry::HandedOver { seat: *seat, from, to: me, by: Some(by.clone()) })
            }
            Deed::AskForSeat { seat } => {
                self.chair(*seat)?;
                self.going_on()?;
                if !self.may_be_given(*seat) {
                    return Err(Refusal::Taken);
                }
                self.newcomer(who, *seat)?;
                self.propose(who, What::Give { seat: *seat, to: me }, false)
            }
            Deed::AskForPause => {
                self.going_on()?;
                if self.paused {
                    return Err(Refusal::Settled);
                }
                self.propose(who, What::Pause, true)
            }
            Deed::Resume => {
                self.seated(who)?;
                if !self.paused {
                    return Err(Refusal::Settled);
                }
                one(Entry::Resumed { who: me })
            }
            // Before the game the host sets the terms; everybody who sits down sees them.
            Deed::AskForTerms { terms } if !self.playing => {
                self.gathering(who)?;
                one(Entry::Agreed { terms: *terms })
            }
            Deed::AskForTerms { terms } => {
                self.going_on()?;
                if *terms == self.terms {
                    return Err(Refusal::Settled);
                }
                self.propose(who, What::Terms { terms: *terms }, true)
            }
            Deed::Vote { n, yes } => {
                let proposal =
                    self.proposals.iter().find(|proposal| proposal.n == *n).ok_or(Refusal::Settled)?;
                if !self.voters(&proposal.what).contains(&me) {
                    return Err(Refusal::NotSeated);
                }
                one(Entry::Voted { n: *n, who: me, yes: *yes })
            }
            Deed::Holiday { until } => {
                self.seated(who)?;
                self.going_on()?;
                if *until <= at || until - at > self.holiday_left(who) {
                    return Err(Refusal::TooLong);
                }
                one(Entry::Holiday { who: me, until: *until })
            }
            Deed::EndHoliday => {
                let _ = self.holidays.get(who).ok_or(Refusal::Settled)?;
                one(Entry::BackFromHoliday { who: me })
            }
        }
    }

    fn propose(&self, who: &str, what: What, seated: bool) -> Result<Vec<Entry>, Refusal> {
        if seated && !self.voters(&what).contains(&who.to_owned()) {
            return Err(Refusal::NotSeated);
        }
        if self.proposals.iter().any(|proposal| proposal.what == what) {
            return Err(Refusal::Settled);
        }
        Ok(vec![Entry::Proposed { n: self.next, what, by: Some(who.to_owned()) }])
    }

    pub(crate) fn chair(&self, seat: u8) -> Result<&Chair, Refusal> {
        self.chairs.get(seat as usize).ok_or(Refusal::NoSeat(seat))
    }

    fn own(&self, who: &str, seat: u8) -> Result<&Chair, Refusal> {
        let chair = self.chair(seat)?;
        if chair.person.as_deref() == Some(who) { Ok(chair) } else { Err(Refusal::NotYours) }
    }

    fn seated(&self, who: &str) -> Result<(), Refusal> {
        if self.sits(who) { Ok(()) } else { Err(Refusal::NotSeated) }
    }

    fn going_on(&self) -> Result<(), Refusal> {
        match (self.playing, self.over) {
            (_, true) => Err(Refusal::Over),
            (false, _) => Err(Refusal::NotBegun),
            _ => Ok(()),
        }
    }

    /// The host's right, while people gather.
    fn gathering(&self, who: &str) -> Result<(), Refusal> {
        match () {
            _ if self.host != who => Err(Refusal::HostOnly),
            _ if self.playing => Err(Refusal::Begun),
            _ => Ok(()),
        }
    }

    /// A seat one may sit down on: one that is kept for oneself first.
    fn free_for(&self, who: &str, wanted: Option<u8>) -> Result<u8, Refusal> {
        if self.over {
            return Err(Refusal::Over);
        }
        let kept = |chair: &Chair| chair.kept.as_deref() == Some(who);
        let free = |chair: &Chair| chair.empty() && (chair.kept.is_none() || kept(chair));
        match wanted {
            Some(seat) if free(self.chair(seat)?) => Ok(seat),
            Some(_) => Err(Refusal::Taken),
            None => {
                let mine = self.chairs.iter().position(|chair| chair.empty() && kept(chair));
                let first = mine.or_else(|| self.chairs.iter().position(free));
                first.map(|seat| seat as u8).ok_or(Refusal::Taken)
            }
        }
    }

    /// Whether an invitation to a seat of a running game still stands.
    fn invited(&self, seat: u8, by: &str) -> Result<(), Refusal> {
        let chair = self.chair(seat)?;
        self.going_on()?;
        let own = chair.person.as_deref() == Some(by);
        let theirs = self.may_be_given(seat) && (self.sits(by) || self.host == by);
        if own || theirs { Ok(()) } else { Err(Refusal::Void) }
    }

    /// Somebody who neither sits here nor knows what another seat saw.
    fn newcomer(&self, who: &str, seat: u8) -> Result<(), Refusal> {
        match () {
            _ if self.sits(who) => Err(Refusal::SitsHere),
            _ if self.knows_another(who, seat) => Err(Refusal::KnowsAnother),
            _ => Ok(()),
        }
    }
}
