//! Bots in seats, for good or for somebody who is gone. They think beside the owner, never in it, and speak to it
//! like everybody else.

use super::task::Owner;
use super::{By, Command};
use crate::engine::bounded;
use crate::host::{Answer, Step};
use crate::random::below;
use crate::thinkers::Rank;
use kernel::Seat;
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
        for sits in self.now.seats.clone().iter().filter(|s| s.bot.is_some()) {
            let seat = Seat(sits.seat);
            let Some((number, choices)) = moment.asked(seat) else { continue };
            if self.thinking.contains(&(seat.0, number)) {
                continue;
            }
            if !self.in_charge() {
                return;
            }
            self.thinking.insert((seat.0, number));
            let (commands, core, moment) = (self.commands.clone(), self.core.clone(), moment.clone());
            let (host, table) = (self.now.row.creator.clone(), self.id.clone());
            let bot = sits.bot.clone().unwrap_or_default();
            tokio::spawn(async move {
                tokio::time::sleep(core.config.bot_delay).await;
                // Few think at once, so that however many bots there are, people's steps find a core.
                let Some(_slot) = core.thinkers.slot(Rank::Play, &host, &table).await else { return };
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
}
