//! One owner a match: a task that alone applies, appends, acknowledges and publishes. It sleeps when nobody needs it
//! and is rebuilt from snapshot and log.

mod answer;
mod hub;
mod reading;
mod standing;
mod standins;
mod task;

pub use hub::Hub;

use crate::host::{Answer, Moment, No, Trouble};
use crate::store::{ChatRow, MatchRow, PlanRow, SeatRow, StandRow, Status, TakeBackRow};
use kernel::{Audience, Seat};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
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
    /// The table itself, for somebody who is gone,
    StandIn,
    /// or for somebody who does not want to be asked this again.
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

/// Who has a connection open, and how many.
#[derive(Default)]
pub struct Presence(Mutex<HashMap<String, usize>>);

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
