//! One owner a match: a task that alone applies, appends, acknowledges and publishes. It sleeps when nobody needs it
//! and is rebuilt from snapshot and log.

mod answer;
mod catching_up;
mod charge;
mod hub;
mod presence;
mod reading;
mod sitting;
mod standing;
mod standins;
mod task;

pub use self::sitting::Undone;
pub use hub::Hub;
pub use presence::Here;

use crate::bus::{Bus, News};
use crate::host::{Answer, Moment, No, Trouble};
use crate::store::{
    ChatRow, InvitationRow, Lease, Marks, MatchRow, PlanRow, SeatRow, StandRow, Status, TakeBackRow,
};
use ::sitting::{Deed, Entry, Logged, Sitting};
use kernel::{Audience, Seat};
use presence::Presence;
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot, watch};

/// What everybody at the table may know of its newest state. Hidden things stay inside the moment.
#[derive(Clone)]
pub struct Published {
    /// Grows with every change. Compare for difference only: it starts anew when an owner does.
    pub version: u64,
    pub row: Arc<MatchRow>,
    pub seats: Arc<[SeatRow]>,
    /// None before the start, or when the log cannot be played.
    pub moment: Option<Arc<dyn Moment>>,
    pub chat: Arc<[ChatRow]>,
    /// What people do not want to be asked again: each for the eyes of that seat alone.
    pub stands: Arc<[StandRow]>,
    /// Who sits, whose time runs, what is being asked of the table,
    pub sitting: Arc<Sitting>,
    /// how it came about,
    pub told: Arc<[Logged]>,
    /// and what everybody in it is called.
    pub names: Arc<BTreeMap<String, String>>,
    /// To single seats, with their codes: each for the eyes of whoever made it.
    pub invitations: Arc<[(String, InvitationRow)]>,
    /// What people mean to do: each for the eyes of that seat alone, too.
    pub plans: Arc<[PlanRow]>,
    /// Who asked to take a step back, and what became of it.
    pub take_backs: Arc<[TakeBackRow]>,
    /// People with an open connection.
    pub online: Arc<[String]>,
    /// Why the match cannot go on.
    pub trouble: Option<Trouble>,
}

impl Published {
    /// Seats this person plays, stand-ins aside.
    pub fn seats_of(&self, person: &str) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(move |s| s.person.as_deref() == Some(person)).map(|s| Seat(s.seat))
    }
    /// Whether a person may look with these eyes.
    pub fn may_see(&self, person: &str, audience: Audience) -> bool {
        match audience {
            // Once it is over there is nothing left to hide.
            Audience::Seat(seat) if self.over() => seat.0 < self.row.seats,
            Audience::Seat(seat) => self.seats_of(person).any(|own| own == seat),
            Audience::Table => true,
        }
    }
    /// What stands for a seat, while whoever said so sits there.
    pub fn stands_for(&self, seat: Seat) -> impl Iterator<Item = &StandRow> {
        let sits = self.seats.iter().find(|s| s.seat == seat.0 && s.bot.is_none());
        let person = sits.and_then(|s| s.person.as_deref());
        self.stands.iter().filter(move |stand| stand.seat == seat.0 && person == Some(&stand.person))
    }
    /// Whether it may be played on from by this person: once it is over, or while nobody else plays it.
    pub fn may_branch(&self, person: &str) -> bool {
        let people = || self.seats.iter().filter_map(|sits| sits.person.as_deref());
        let practice = || people().next().is_some() && people().all(|sits| sits == person);
        self.over() || (self.running() && practice())
    }
    /// Whether it has come to its end, and that is stored.
    pub fn over(&self) -> bool {
        self.row.status == Status::Finished && self.row.standing.is_some()
    }
    pub fn running(&self) -> bool {
        self.row.status == Status::Running && self.trouble.is_none()
    }
}

/// On whose behalf something is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum By {
    Person(String),
    /// The bot in this seat.
    Bot,
    /// The table itself, for somebody who does not want to be asked this again.
    Standing {
        question: &'static str,
    },
    /// Everybody at the table, who agreed when the log was so long.
    Consent {
        entries: usize,
    },
}

/// What became of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Steps that are stored.
    pub taken: usize,
    /// Why it stopped, if it did not get to its end.
    pub no: Option<No>,
    pub entries: usize,
    /// The version that shows what came of it; 0 when nothing did.
    pub version: u64,
}

impl Outcome {
    pub fn busy() -> Outcome {
        Outcome { taken: 0, no: Some(No::Busy), entries: 0, version: 0 }
    }
}

pub enum Command {
    Answer {
        seat: Seat,
        answer: Answer,
        msg: String,
        by: By,
        reply: oneshot::Sender<Outcome>,
    },
    /// Somebody does something with the table itself.
    Deed {
        person: String,
        deed: Deed,
        reply: oneshot::Sender<Result<Vec<Entry>, Undone>>,
    },
    /// A moment of history.
    At {
        steps: usize,
        reply: oneshot::Sender<Option<Arc<dyn Moment>>>,
    },
    /// The match file.
    Record {
        reply: oneshot::Sender<Option<String>>,
    },
    /// Something beside the log changed: seats, chat, status.
    Refresh {
        reply: oneshot::Sender<()>,
    },
    /// Who is here changed.
    Show,
    /// Another process may have gone on: with the log, or with what is beside it.
    Look {
        beside: bool,
        reply: Option<oneshot::Sender<()>>,
    },
    /// How far storage has it.
    Compare {
        marks: Marks,
    },
    /// What is in memory is not what is stored any more.
    ReadAgain,
    /// What the table does by itself is done here from now on; or, without a lease, elsewhere.
    InCharge {
        lease: Option<Lease>,
    },
    /// Somebody opens a match that cannot go on: perhaps the cause is gone.
    LookAgain {
        reply: oneshot::Sender<()>,
    },
}

impl Command {
    /// Whether somebody wants something of the table; what processes tell each other keeps none awake.
    fn by_somebody(&self) -> bool {
        let told = matches!(
            self,
            Command::Look { reply: None, .. } | Command::Compare { .. } | Command::InCharge { .. }
        );
        !told
    }
}

/// Whoever holds a handle keeps the owner awake.
pub struct Handle {
    pub id: Arc<str>,
    commands: mpsc::Sender<Command>,
    published: watch::Receiver<Option<Arc<Published>>>,
    presence: Arc<Presence>,
    bus: Arc<dyn Bus>,
}

impl Handle {
    /// The newest published state; waits for an owner that is just loading. None when there is no such table.
    pub async fn now(&self) -> Option<Arc<Published>> {
        let mut published = self.published.clone();
        published.wait_for(|p| p.is_some()).await.ok()?.clone()
    }

    /// Follows what is published.
    pub fn watch(&self) -> watch::Receiver<Option<Arc<Published>>> {
        self.published.clone()
    }

    /// Says something for a seat; returns when it is durably stored, or refused.
    pub async fn answer(&self, seat: Seat, answer: Answer, msg: String, by: By) -> Outcome {
        self.say(seat, answer, msg, by).await.await.unwrap_or_else(|_| Outcome::busy())
    }

    /// The same in two parts: it stands in the queue when this returns, and what comes of it is heard later.
    pub async fn say(&self, seat: Seat, answer: Answer, msg: String, by: By) -> oneshot::Receiver<Outcome> {
        let (reply, outcome) = oneshot::channel();
        // An owner that is gone drops the reply, which the receiver hears as busy.
        let _ = self.commands.send(Command::Answer { seat, answer, msg, by, reply }).await;
        outcome
    }

    /// Does something with the table itself; returns when it is written down and published, or refused.
    pub async fn deed(&self, person: &str, deed: Deed) -> Result<Vec<Entry>, Undone> {
        let (reply, done) = oneshot::channel();
        let said = Command::Deed { person: person.to_owned(), deed, reply };
        self.commands.send(said).await.map_err(|_| Undone::Storage)?;
        done.await.unwrap_or(Err(Undone::Storage))
    }

    pub async fn at(&self, steps: usize) -> Option<Arc<dyn Moment>> {
        let (reply, moment) = oneshot::channel();
        self.commands.send(Command::At { steps, reply }).await.ok()?;
        moment.await.ok()?
    }

    pub async fn record(&self) -> Option<String> {
        let (reply, record) = oneshot::channel();
        self.commands.send(Command::Record { reply }).await.ok()?;
        record.await.ok()?
    }

    /// Reads seats, chat and status again; returns once they are published.
    pub async fn refresh(&self) {
        let (reply, done) = oneshot::channel();
        if self.commands.send(Command::Refresh { reply }).await.is_ok() {
            let _ = done.await;
        }
    }

    /// Tries a match again that could not go on, unless that was tried just now.
    pub async fn look_again(&self) {
        let (reply, done) = oneshot::channel();
        if self.commands.send(Command::LookAgain { reply }).await.is_ok() {
            let _ = done.await;
        }
    }

    /// Sees to it that what other processes stored is known here.
    pub async fn catch_up(&self) {
        let (reply, done) = oneshot::channel();
        if self.commands.send(Command::Look { beside: false, reply: Some(reply) }).await.is_ok() {
            let _ = done.await;
        }
    }

    /// Something may have happened elsewhere. A queue that is full loses it; the sweep does not.
    fn look(&self, beside: bool) {
        let _ = self.commands.try_send(Command::Look { beside, reply: None });
    }

    pub fn compare(&self, marks: Marks) {
        let _ = self.commands.try_send(Command::Compare { marks });
    }

    /// What the table does by itself is done here from now on.
    pub fn put_in_charge(&self, lease: Lease) {
        let _ = self.commands.try_send(Command::InCharge { lease: Some(lease) });
    }

    /// Reads everything again, whatever is in memory: an operator mended something.
    pub async fn read_again(&self) {
        let _ = self.commands.send(Command::ReadAgain).await;
        self.refresh().await;
    }

    /// Somebody looks into the waiting room: who is there, with them.
    pub fn glance(&self, person: &str) -> Arc<[String]> {
        if !person.is_empty() {
            self.bus.publish(News::Glanced { id: self.id.to_string(), who: person.to_owned() });
        }
        self.presence.glance(person);
        self.presence.seen()
    }

    /// Marks a person as being here until the guard is dropped.
    pub fn arrive(&self, person: &str) -> Here {
        Here::new(self, person)
    }
}
