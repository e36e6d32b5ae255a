//! What a table decides together: everybody for a pause or other terms, most of the others about a seat.

use crate::{Entry, Moment, Person, STAND_IN, Sitting, Terms};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A question stays open for so many minutes: three days.
pub const LASTS: i64 = 3 * 24 * 60;

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum What {
    /// Shall all clocks rest, until somebody wants to go on?
    Pause,
    /// Other terms.
    Terms { terms: Terms },
    /// Shall a bot play on for somebody whose time is out?
    StandIn { seat: u8 },
    /// Shall this seat be theirs?
    Give { seat: u8, to: Person },
}

impl What {
    pub fn person(&self) -> Option<&Person> {
        match self {
            What::Give { to, .. } => Some(to),
            _ => None,
        }
    }
    pub fn seat(&self) -> Option<u8> {
        match self {
            What::StandIn { seat } | What::Give { seat, .. } => Some(*seat),
            _ => None,
        }
    }
    /// Whether everybody must agree; else most do.
    fn by_all(&self) -> bool {
        matches!(self, What::Pause | What::Terms { .. })
    }
}

/// A question to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    pub n: u32,
    pub what: What,
    pub by: Option<Person>,
    pub at: Moment,
    pub votes: BTreeMap<Person, bool>,
}

impl Proposal {
    pub(crate) fn new(n: u32, what: What, by: Option<&Person>, at: Moment) -> Proposal {
        // Whoever asks is for it.
        let votes = by.iter().map(|person| ((*person).clone(), true)).collect();
        Proposal { n, what, by: by.cloned(), at, votes }
    }
}

impl Sitting {
    /// Who is asked. Whoever has somebody playing for them has no say, nor does anybody about their own seat; where nobody
    /// is left, the host decides.
    pub fn voters(&self, what: &What) -> BTreeSet<&Person> {
        let about = what.seat().and_then(|seat| self.chairs.get(seat as usize)?.person.as_ref());
        let mut voters: BTreeSet<&Person> = self.chairs.iter().filter_map(|chair| chair.plays()).collect();
        if let Some(about) = about {
            voters.remove(about);
        }
        if voters.is_empty() && about != Some(&self.host) {
            voters.insert(&self.host);
        }
        voters
    }

    /// Who is asked and has not answered.
    pub fn silent<'a>(&'a self, proposal: &'a Proposal) -> impl Iterator<Item = &'a Person> {
        let voters = self.voters(&proposal.what).into_iter();
        voters.filter(|who| !proposal.votes.contains_key(*who))
    }

    /// Whether a question is decided.
    fn decided(&self, proposal: &Proposal, at: Moment) -> Option<bool> {
        let voters = self.voters(&proposal.what);
        let count = |yes: bool| {
            proposal.votes.iter().filter(|(who, said)| **said == yes && voters.contains(who)).count()
        };
        let (yes, no, all) = (count(true), count(false), voters.len());
        let late = at >= proposal.at + LASTS * self.minute;
        match proposal.what.by_all() {
            _ if self.moot(&proposal.what) => Some(false),
            true if no > 0 || late => Some(false),
            true => (all > 0 && yes == all).then_some(true),
            false if yes * 2 > all => Some(true),
            false if no * 2 >= all && no > 0 => Some(false),
            // In the end those decide who cared to.
            false => late.then_some(yes > no),
        }
    }

    /// Whether there is nothing left to decide.
    fn moot(&self, what: &What) -> bool {
        if self.over {
            return true;
        }
        match what {
            What::Pause => self.paused || !self.playing,
            What::Terms { terms } => *terms == self.terms,
            What::StandIn { seat } => !self.is_out(*seat),
            What::Give { seat, to } => {
                !self.may_be_given(*seat) || self.sits(to) || self.knows_another(to, *seat)
            }
        }
    }

    /// A bot's seat, or one whose owner did not return: no other can be voted away.
    pub(crate) fn may_be_given(&self, seat: u8) -> bool {
        let free = |chair: &crate::Chair| chair.bot.is_some() && (chair.person.is_none() || chair.stand_in);
        self.playing && !self.over && self.chairs.get(seat as usize).is_some_and(free)
    }

    /// Adds what follows from votes and from what happened meanwhile, until nothing does.
    pub(crate) fn settle(&mut self, entries: &mut Vec<Entry>, at: Moment) {
        let decided = |now: &Sitting| {
            now.proposals.iter().find_map(|proposal| Some((proposal.clone(), now.decided(proposal, at)?)))
        };
        while let Some((Proposal { n, what, .. }, carried)) = decided(self) {
            let follows = match &what {
                _ if !carried => None,
                What::Pause => Some(Entry::Paused),
                What::Terms { terms } => Some(Entry::Agreed { terms: *terms }),
                What::StandIn { seat } => self.chairs[*seat as usize]
                    .person
                    .clone()
                    .map(|who| Entry::StoodIn { seat: *seat, who, bot: STAND_IN.to_owned() }),
                What::Give { seat, to } => Some(Entry::HandedOver {
                    seat: *seat,
                    from: self.chairs[*seat as usize].person.clone(),
                    to: to.clone(),
                    by: None,
                }),
            };
            self.add(entries, at, Entry::Settled { n, what, carried });
            if let Some(entry) = follows {
                self.add(entries, at, entry);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::*;

    const MINUTE: i64 = 60_000;
    const DAY: i64 = 24 * 60 * MINUTE;

    fn table(away: Away) -> Sitting {
        let chairs = ["ana", "bo", "cy"].map(Chair::of).into_iter().chain([Chair::bot("master")]).collect();
        let terms = Terms { away, ..Terms::default() };
        let entry = Entry::Opened { host: "ana".into(), chairs, terms, playing: true };
        let mut sitting = Sitting::open(&Logged { at: 0, entry }, MINUTE).unwrap();
        sitting.first_asked(0, 0b10);
        sitting
    }

    fn does(sitting: &mut Sitting, at: Moment, who: &str, deed: Deed) -> Result<Vec<Entry>, Refusal> {
        let entries = sitting.deed(at, who, &deed)?;
        entries.iter().for_each(|entry| sitting.apply(&Logged { at, entry: entry.clone() }));
        Ok(entries)
    }

    /// Bo's time is out: the others are asked, most decide, and Bo has a whole move when they return.
    #[test]
    fn the_others_vote_on_a_stand_in() {
        let mut now = table(Away::Vote);
        assert_eq!(now.due(DAY - 1), []);
        assert_eq!(now.next_due().map(|due| due.until), Some(DAY));
        for entry in now.due(DAY) {
            now.apply(&Logged { at: DAY, entry });
        }
        assert!(now.due(DAY).is_empty(), "asked once");
        assert_eq!(does(&mut now, DAY, "bo", Deed::Vote { n: 1, yes: false }), Err(Refusal::NotSeated));
        does(&mut now, DAY, "ana", Deed::Vote { n: 1, yes: true }).unwrap();
        assert!(now.may_answer(Some("bo"), 1), "one of two is not most");
        does(&mut now, DAY, "cy", Deed::Vote { n: 1, yes: true }).unwrap();
        assert!(now.may_answer(None, 1) && now.may_see("bo", 1));
        does(&mut now, DAY + MINUTE, "bo", Deed::Return).unwrap();
        assert!(now.may_answer(Some("bo"), 1));
        assert_eq!(now.clock(1, DAY + MINUTE).unwrap().left, DAY);
    }

    /// Nobody votes somebody out who is there; whoever knows another hand gets none.
    #[test]
    fn a_seat_is_only_given_where_a_bot_plays() {
        let mut now = table(Away::StandIn);
        assert_eq!(does(&mut now, 0, "eve", Deed::AskForSeat { seat: 1 }), Err(Refusal::Taken));
        does(&mut now, 0, "eve", Deed::AskForSeat { seat: 3 }).unwrap();
        for (who, voted) in [("ana", false), ("bo", true)] {
            assert!(!now.may_see("eve", 3));
            does(&mut now, 0, who, Deed::Vote { n: 1, yes: true }).unwrap();
            assert_eq!(now.may_see("eve", 3), voted);
        }
        does(&mut now, 0, "cy", Deed::Leave { seat: 2, bot: "novice".into() }).unwrap();
        assert!(!now.may_see("cy", 2));
        assert_eq!(
            does(&mut now, 0, "cy", Deed::TakeOver { seat: 3, by: "eve".into() }),
            Err(Refusal::KnowsAnother)
        );
        does(&mut now, 0, "eve", Deed::Leave { seat: 3, bot: "novice".into() }).unwrap();
        assert_eq!(does(&mut now, 0, "eve", Deed::AskForSeat { seat: 2 }), Err(Refusal::KnowsAnother));
        assert!(does(&mut now, 0, "fay", Deed::TakeOver { seat: 2, by: "ana".into() }).is_ok());
        assert_eq!(does(&mut now, 0, "gus", Deed::TakeOver { seat: 2, by: "cy".into() }), Err(Refusal::Void));
    }
}
