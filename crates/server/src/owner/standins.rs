//! Bots in seats, and stand-ins for people who are gone. They think beside the owner, never in it, and speak to it
//! like everybody else.

use super::task::Owner;
use super::{By, Command};
use crate::engine::bounded;
use crate::host::{Answer, Playable, Step};
use crate::pool::Urgency;
use crate::random::below;
use crate::store::{Status, now};
use bots::Level;
use kernel::Seat;
use std::sync::Arc;
use tokio::sync::oneshot;

impl Owner {
    /// Sets bots thinking that are asked and do not think yet.
    pub(super) fn wake_bots(&mut self) {
        // What they would say now could not be stored; they are woken when it is tried again.
        if self.behind || self.retry.is_some() {
            return;
        }
        let Some(moment) = self.now.moment.clone().filter(|_| self.now.running()) else { return };
        self.thinking.retain(|&(seat, number)| moment.asked(Seat(seat)).is_some_and(|(n, _)| n == number));
        for sits in self.now.seats.iter().filter(|s| s.bot.is_some()) {
            let seat = Seat(sits.seat);
            let Some((number, choices)) = moment.asked(seat) else { continue };
            if !self.thinking.insert((seat.0, number)) {
                continue;
            }
            let (commands, core, moment) = (self.commands.clone(), self.core.clone(), moment.clone());
            let bot = sits.bot.clone().unwrap_or_default();
            tokio::spawn(async move {
                tokio::time::sleep(core.config.bot_delay).await;
                // Few think at once, so that however many bots there are, people's steps find a core.
                let Ok(_turn) = core.thinkers.acquire().await else { return };
                let thought = bounded(core.config.engine_limit * 2, move || moment.bot(&bot, seat)).await;
                let choice = thought.ok().flatten().unwrap_or_else(|| below(choices));
                let (reply, _) = oneshot::channel();
                let answer = Answer::Act { decision: number, steps: vec![Step::Choice(choice)] };
                let said = Command::Answer { seat, answer, msg: String::new(), by: By::Bot, reply };
                if let Some(commands) = commands.upgrade() {
                    let _ = commands.send(said).await;
                }
            });
        }
    }

    /// What a quick bot would do there.
    async fn stand_in_choice(&self, moment: Arc<dyn Playable>, seat: Seat) -> Option<usize> {
        let thought = move || moment.bot(Level::Companion.id(), seat);
        self.core.engines.run(Urgency::Later, self.core.config.engine_limit, thought).await.ok().flatten()
    }

    /// When somebody has been gone for longer than the table allows, the table answers for them: the safe choice, or
    /// a bot's where the table says that a bot steps in.
    pub(super) async fn stand_in(&mut self) {
        let row = self.now.row.clone();
        let resting = self.behind || self.retry.is_some();
        if row.status != Status::Running || row.idle == "none" || self.now.trouble.is_some() || resting {
            return;
        }
        let patience = row.idle_after * self.core.config.minute.as_millis() as i64;
        if now() - self.last_at < patience {
            return;
        }
        let Some(moment) = self.now.moment.clone() else { return };
        let people = self.now.seats.clone();
        for sits in people.iter().filter(|s| s.bot.is_none() && s.person.is_some()) {
            let seat = Seat(sits.seat);
            let Some((number, choices)) = moment.asked(seat) else { continue };
            let choice = match (moment.idle(seat), row.idle.as_str()) {
                (Some(idle), _) => idle,
                (None, "bot") => {
                    self.stand_in_choice(moment.clone(), seat).await.unwrap_or_else(|| below(choices))
                }
                _ => continue,
            };
            let answer = Answer::Act { decision: number, steps: vec![Step::Choice(choice)] };
            let outcome = self.answer(seat, answer, String::new(), By::StandIn).await;
            if outcome.taken > 0 {
                metrics::counter!("ecumene_standins_total").increment(1);
                self.publish();
                return;
            }
        }
    }
}
