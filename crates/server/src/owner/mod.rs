//! One owner a match: a task that alone applies, appends, acknowledges and publishes. It sleeps when nobody needs it
//! and is rebuilt from snapshot and log.

mod answer;
mod hub;
mod reading;
mod sitting;
mod standing;
mod standins;
mod task;

pub use self::sitting::Undone;
pub use hub::Hub;

use crate::host::{Answer, Moment, No, Trouble};
use crate::store::{ChatRow, InvitationRow, MatchRow, PlanRow, SeatRow, StandRow, Status, TakeBackRow};
use ::sitting::{Deed, Entry, Logged, Sitting};
use kernel::{Audience, Seat};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
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
        reply: Option<oneshot::Sender<()>>,
    },
    /// Another process stored more than we know.
    Overtaken {
        entries: usize,
    },
    /// Somebody opens a match that cannot go on: perhaps the cause is gone.
    LookAgain {
        reply: oneshot::Sender<()>,
    },
}

/// Whoever holds a handle keeps the owner awake.
pub struct Handle {
    pub id: Arc<str>,
    commands: mpsc::Sender<Command>,
    published: watch::Receiver<Option<Arc<Published>>>,
    presence: Arc<Presence>,
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
        if self.commands.send(Command::Refresh { reply: Some(reply) }).await.is_ok() {
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

    /// Reads everything again, whatever is in memory: an operator mended something.
    pub async fn read_again(&self) {
        let _ = self.commands.send(Command::Overtaken { entries: usize::MAX }).await;
        self.refresh().await;
    }

    /// Somebody looks into the waiting room: who is there, with them.
    pub fn glance(&self, person: &str) -> Arc<[String]> {
        let mut all = self.presence.glance(person);
        all.extend(self.presence.list().iter().cloned());
        all.sort();
        all.dedup();
        all.into()
    }

    /// Marks a person as being here until the guard is dropped.
    pub fn arrive(&self, person: &str) -> Here {
        let first = self.presence.add(person);
        let here = Here {
            person: person.to_owned(),
            presence: self.presence.clone(),
            commands: self.commands.clone(),
        };
        if first {
            here.tell();
        }
        here
    }
}

/// Who has a connection open, and how many; and who looked into a waiting room, which has none, and when.
#[derive(Default)]
pub struct Presence(Mutex<HashMap<String, usize>>, Mutex<HashMap<String, Instant>>);

/// A waiting room looks again every few seconds; who did not for so long is gone.
const GLANCE: Duration = Duration::from_secs(12);

impl Presence {
    fn map(&self) -> std::sync::MutexGuard<'_, HashMap<String, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
    fn add(&self, person: &str) -> bool {
        let mut map = self.map();
        let count = map.entry(person.to_owned()).or_default();
        *count += 1;
        *count == 1
    }
    fn remove(&self, person: &str) -> bool {
        let mut map = self.map();
        let Some(count) = map.get_mut(person) else { return false };
        *count -= 1;
        let last = *count == 0;
        if last {
            map.remove(person);
        }
        last
    }
    fn glance(&self, person: &str) -> Vec<String> {
        let mut glances = self.1.lock().unwrap_or_else(PoisonError::into_inner);
        glances.retain(|_, at| at.elapsed() < GLANCE);
        if !person.is_empty() {
            glances.insert(person.to_owned(), Instant::now());
        }
        glances.keys().cloned().collect()
    }
    fn has(&self, person: &str) -> bool {
        self.map().contains_key(person)
    }
    fn list(&self) -> Arc<[String]> {
        let mut list: Vec<String> = self.map().keys().cloned().collect();
        list.sort();
        list.into()
    }
}

/// A person's presence at a table.
pub struct Here {
    person: String,
    presence: Arc<Presence>,
    commands: mpsc::Sender<Command>,
}

impl Here {
    fn tell(&self) {
        // A full queue means that something else is published soon, with the presence of then.
        let _ = self.commands.try_send(Command::Refresh { reply: None });
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        if self.presence.remove(&self.person) {
            self.tell();
        }
    }
}
