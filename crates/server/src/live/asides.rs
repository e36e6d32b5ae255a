//! What is said beside the game: chat, notes, and a look at the past.

use super::connection::{Connection, End};
use super::live_screen::Why;
use super::sight::seats;
use super::wire::{MOST_CHAT, MOST_NOTE, ToBrowser};
use crate::code::Code;
use crate::failure::Failure;
use crate::host::{Moment, No};
use crate::limits::Deed;
use crate::owner::Published;
use crate::pool::Urgency;
use crate::seats::room_of;
use crate::store::Room;
use axum::http::StatusCode;
use kernel::Seat;
use std::sync::Arc;

/// Without what no text shows, and no database keeps.
pub fn plain(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() || matches!(c, '\n' | '\t')).collect()
}

impl Connection {
    /// Where this person talks: with those who play, or with those who watch.
    fn room(&self) -> Room {
        let watch = self.handle.watch();
        let now = watch.borrow();
        now.as_ref().map_or(Room::Watchers, |now| room_of(now, &self.viewer.person))
    }

    /// Somebody who watches has one mat whole, with what everybody may know.
    pub(super) fn follow(&mut self, seat: Option<u8>) {
        self.viewer.follow = seat.map(Seat);
        self.want(Why::News);
    }

    pub(super) async fn chat(&mut self, id: String, text: String) -> Result<(), End> {
        let text = plain(&text);
        let text = text.trim();
        let refused = Self::bad_id(&id).or_else(|| {
            let code = match () {
                _ if self.viewer.person.is_empty() => return Some(Failure::WHO_ARE_YOU),
                _ if text.is_empty() => Code::Empty,
                _ if text.chars().count() > MOST_CHAT => Code::TooLong,
                _ if !self.core.limits.allow(Deed::Chat, &self.viewer.person) => {
                    return Some(Failure::TOO_OFTEN);
                }
                _ => return None,
            };
            Some(Failure::new(StatusCode::BAD_REQUEST, code))
        });
        if let Some(failure) = refused {
            return self.refuse(Some(&id), failure, 0).await;
        }
        if let Err(failure) = self.core.may_talk(&self.viewer.person).await {
            return self.refuse(Some(&id), failure, 0).await;
        }
        let room = self.room();
        match self.core.store.say(&self.handle.id, &self.viewer.person, room, text, &id).await {
            Ok(_) => {
                self.send(ToBrowser::Ok { id: &id, version: 0, taken: 1 }.text()).await?;
                self.handle.refresh().await;
                Ok(())
            }
            Err(why) => self.refuse(Some(&id), why.into(), 0).await,
        }
    }

    pub(super) async fn note(&mut self, id: String, text: String) -> Result<(), End> {
        let text = plain(&text);
        let too_long = text.chars().count() > MOST_NOTE;
        let failure = match Self::bad_id(&id) {
            Some(bad) => Some(bad),
            None if self.viewer.person.is_empty() => Some(Failure::WHO_ARE_YOU),
            None if too_long => Some(Failure::new(StatusCode::BAD_REQUEST, Code::TooLong)),
            None if !self.core.limits.allow(Deed::Note, &self.viewer.person) => Some(Failure::TOO_OFTEN),
            None => None,
        };
        if let Some(failure) = failure {
            return self.refuse(Some(&id), failure, 0).await;
        }
        if let Err(why) = self.core.store.save_note(&self.handle.id, &self.viewer.person, &text).await {
            return self.refuse(Some(&id), why.into(), 0).await;
        }
        self.viewer.note = text.into();
        self.want(Why::News);
        self.send(ToBrowser::Ok { id: &id, version: 0, taken: 1 }.text()).await
    }

    /// What a choice of a large offer would do. A question that came too late has no answer, and needs none.
    pub(super) async fn foresee(&mut self, seat: Seat, decision: u32, choice: usize) -> Result<(), End> {
        if !self.core.limits.allow(Deed::Foresee, &self.viewer.person) {
            return Ok(());
        }
        let now = self.handle.watch().borrow().clone();
        // Only with the eyes of that seat: behind the curtain of a shared device another may sit.
        let mine = |now: &Arc<Published>| now.may_see(&self.viewer.person, self.viewer.audience);
        let Some(now) = now.filter(mine).filter(|_| self.viewer.audience.is(seat)) else {
            return self.refuse(None, Failure::NOT_YOUR_SEAT, 0).await;
        };
        let asked =
            |moment: &Arc<dyn Moment>| moment.asked(seat).is_some_and(|(number, _)| number == decision);
        // On a private copy its own choices are foreseen.
        let shown = if self.sketch.is_some() { self.past.clone() } else { now.moment.clone() };
        let Some(moment) = shown.filter(asked) else { return Ok(()) };
        let (seats, lang) = (seats(&now, Some(&*moment), &self.viewer), self.viewer.lang);
        let foresee = move || moment.foretell(seat, choice, lang, &seats);
        match self.core.painters.run(Urgency::Next, self.core.config.engine_limit, foresee).await {
            Ok(Some(foretold)) => self.send(ToBrowser::Foreseen(foretold).text()).await,
            _ => Ok(()),
        }
    }

    pub(super) async fn look(&mut self, step: Option<usize>, play: bool) -> Result<(), End> {
        if !self.core.limits.allow(Deed::Look, &self.viewer.person) {
            return self.refuse(None, Failure::TOO_OFTEN, 0).await;
        }
        self.leave_copy();
        self.past = match step {
            None => None,
            Some(step) => match self.handle.at(step).await {
                Some(moment) => Some(moment),
                None => {
                    return self
                        .refuse(None, Failure::from(No::Bad(format!("there is no step {step}"))), 0)
                        .await;
                }
            },
        };
        self.want(if play { Why::Step } else { Why::Moment });
        Ok(())
    }
}
