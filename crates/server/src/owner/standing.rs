//! Standing answers: what somebody does not want to be asked again is declined for them, after a while in which they, or a
//! bot, might have thought. Whether they were asked follows from public facts; so must the while.

use super::task::Owner;
use super::{By, Command};
use crate::host::{Answer, Reaction, Step};
use crate::random::below;
use crate::store::Scope;
use kernel::Seat;
use std::time::Duration;
use tokio::sync::oneshot;

/// Among people it takes up to so many times as long as a bot waits: nobody can tell it from somebody who reads and declines.
const THOUGHT: usize = 10;

/// What was said, as far as standing answers care.
pub(super) enum Said {
    /// Somebody answered by themselves; this was asked, if it can be declined for good.
    Played(Option<&'static str>),
    /// Somebody took something back.
    Back,
    /// The table declined a decision for them.
    Declined(u32),
    Other,
}

impl Owner {
    /// Whether a seat does not want to be asked this.
    pub(super) fn stands(&self, seat: Seat, question: &str) -> bool {
        self.now.stands_for(seat).any(|stand| stand.question == question)
    }

    fn reaction(&self, seat: Seat) -> Option<Reaction> {
        self.now.moment.as_ref()?.reaction(seat)
    }

    /// Declines what stands to be declined, a little later.
    pub(super) fn wake_standing(&mut self) {
        if self.behind || self.retry.is_some() || self.now.stands.is_empty() || !self.now.running() {
            return;
        }
        let seats: Vec<Seat> = self.now.seats.iter().map(|sits| Seat(sits.seat)).collect();
        for seat in seats {
            let Some(Reaction { decision, question, declines }) = self.reaction(seat) else { continue };
            let spared = self.spared == Some((seat.0, decision));
            if spared || !self.stands(seat, question) || self.thinking.contains(&(seat.0, decision)) {
                continue;
            }
            if !self.in_charge() {
                return;
            }
            self.thinking.insert((seat.0, decision));
            let (commands, pause) = (self.commands.clone(), self.pause());
            tokio::spawn(async move {
                tokio::time::sleep(pause).await;
                let (reply, _) = oneshot::channel();
                let answer = Answer::Act { decision, steps: vec![Step::Choice(declines)] };
                let by = By::Standing { question };
                let said = Command::Answer { seat, answer, msg: String::new(), by, reply };
                if let Some(commands) = commands.upgrade() {
                    let _ = commands.send(said).await;
                }
            });
        }
    }

    /// How long it seems to be thought about: by who sits here, never by what anybody holds.
    fn pause(&self) -> Duration {
        let people = self.now.seats.iter().filter(|sits| sits.bot.is_none()).count();
        let times = if people > 1 { 1 + below(THOUGHT) } else { 1 };
        self.core.config.bot_delay * times as u32
    }

    pub(super) fn heard(&self, seat: Seat, answer: &Answer, by: &By) -> Said {
        match (by, answer) {
            (By::Person(_), Answer::Act { .. }) => {
                Said::Played(self.reaction(seat).map(|asked| asked.question))
            }
            (By::Person(_), Answer::Undo | Answer::Restart | Answer::BackTo { .. }) => Said::Back,
            (By::Standing { .. }, Answer::Act { decision, .. }) => Said::Declined(*decision),
            _ => Said::Other,
        }
    }

    /// After an answer: whoever plays on has had their turn of not being asked; whoever takes something back wants to be
    /// asked.
    pub(super) async fn settle_standing(&mut self, seat: Seat, said: Said, stored: bool) {
        match said {
            Said::Played(asked) if stored => self.end_turn_of(seat, asked).await,
            Said::Back if stored => {
                self.spared = self.reaction(seat).map(|asked| (seat.0, asked.decision));
            }
            // It did not count: perhaps it stands again by the next time.
            Said::Declined(decision) if !stored => {
                self.thinking.remove(&(seat.0, decision));
            }
            _ => {}
        }
    }

    async fn end_turn_of(&mut self, seat: Seat, asked: Option<&str>) {
        let over = |stand: &&crate::store::StandRow| {
            stand.scope == Scope::Turn && stand.seat == seat.0 && Some(stand.question.as_str()) != asked
        };
        let over: Vec<String> =
            self.now.stands.iter().filter(over).map(|stand| stand.question.clone()).collect();
        for question in over {
            match self.core.store.unstand(&self.id, seat.0, &question).await {
                Ok(()) => {
                    let left = self.now.stands.iter().filter(|s| s.seat != seat.0 || s.question != question);
                    self.now.stands = left.cloned().collect();
                }
                // It is over with the next answer, or the one after.
                Err(why) => tracing::warn!(table = %self.id, "a standing answer did not end: {why}"),
            }
        }
    }
}
