//! One connection: hears its browser, watches its match, sends what changed.

use super::diff::listed;
use super::sight::{Viewer, audience, scenery};
use super::wire::{Eyes, MOST_ID, Said, Told};
use super::{MOST_BYTES, Shown};
use crate::core::Core;
use crate::engine::bounded;
use crate::failure::Failure;
use crate::host::{Answer, Frame, No};
use crate::limits::Deed;
use crate::owner::{By, Handle, Outcome, Published};
use axum::extract::ws::{Message, WebSocket};
use kernel::{Audience, Seat};
use serde_json::Value;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};

/// A browser that says nothing first is sent away.
const HELLO: Duration = Duration::from_secs(10);
const BEAT: Duration = Duration::from_secs(15);
/// One that takes so long to take a message is gone.
const SEND: Duration = Duration::from_secs(20);
/// Answers a connection may wait for at once.
const WAITING: usize = 16;
/// After so many messages that make no sense the connection is closed.
const NONSENSE: u32 = 20;

/// Why a connection ends.
pub(super) enum End {
    Gone,
    Stopping,
    Nonsense,
}

pub(super) struct Connection {
    pub(super) core: Arc<Core>,
    pub(super) handle: Arc<Handle>,
    socket: WebSocket,
    pub(super) viewer: Viewer,
    shown: Shown,
    /// Steps in force when the screen was last drawn, to know what happened since.
    pub(super) steps: usize,
    /// A moment of history, if that is what is looked at.
    pub(super) past: Option<Arc<dyn Frame>>,
    nonsense: u32,
    replies: mpsc::Sender<String>,
}

/// Runs a connection until it ends.
pub async fn serve(core: Arc<Core>, handle: Arc<Handle>, socket: WebSocket, viewer: Viewer) {
    metrics::gauge!("ecumene_connections").increment(1.0);
    let here = (!viewer.person.is_empty()).then(|| handle.arrive(&viewer.person));
    let (replies, inbox) = mpsc::channel(WAITING);
    let watch = handle.watch();
    let stopping = core.stopping.subscribe();
    let mut connection = Connection {
        core,
        handle,
        socket,
        viewer,
        shown: Shown::default(),
        steps: usize::MAX,
        past: None,
        nonsense: 0,
        replies,
    };
    let end = connection.run(watch, inbox, stopping).await.err();
    drop(here);
    metrics::gauge!("ecumene_connections").decrement(1.0);
    let code = match end {
        Some(End::Stopping) => "stopping",
        Some(End::Nonsense) => "bad_message",
        _ => "gone",
    };
    let bye = Told::Bye { code, retry_ms: 1000 }.text();
    let farewell = async {
        let _ = connection.socket.send(Message::text(bye)).await;
        let _ = connection.socket.send(Message::Close(None)).await;
    };
    let _ = tokio::time::timeout(Duration::from_secs(1), farewell).await;
    connection.core.parked.park(std::mem::take(&mut connection.shown));
}

impl Connection {
    async fn run(
        &mut self,
        mut watch: watch::Receiver<Option<Arc<Published>>>,
        mut inbox: mpsc::Receiver<String>,
        mut stopping: watch::Receiver<bool>,
    ) -> Result<(), End> {
        let first = tokio::time::timeout(HELLO, self.hear()).await.map_err(|_| End::Gone)??;
        match first.as_deref().map(serde_json::from_str) {
            Some(Ok(Said::Hello { digest })) => self.greet(digest, &mut watch).await?,
            _ => return Err(End::Nonsense),
        }
        let mut beat = tokio::time::interval_at(tokio::time::Instant::now() + BEAT, BEAT);
        loop {
            tokio::select! {
                biased;
                () = crate::core::stopped(&mut stopping) => {
                    let message = crate::words::say(self.viewer.lang, "notice-stopping");
                    self.send(Told::Notice { level: "info", message }.text()).await?;
                    return Err(End::Stopping);
                }
                Some(reply) = inbox.recv() => self.send(reply).await?,
                changed = watch.changed() => {
                    changed.map_err(|_| End::Gone)?;
                    self.show(&mut watch).await?;
                }
                heard = self.hear() => if let Some(text) = heard? {
                    self.said(&text, &mut watch).await?;
                },
                _ = beat.tick() => {
                    let version = watch.borrow().as_ref().map_or(0, |now| now.version);
                    self.send(Told::Beat { version }.text()).await?;
                }
            }
        }
    }

    async fn hear(&mut self) -> Result<Option<String>, End> {
        match self.socket.recv().await {
            Some(Ok(Message::Text(text))) if text.len() <= MOST_BYTES => Ok(Some(text.as_str().to_owned())),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
            Some(Ok(Message::Text(_) | Message::Binary(_))) => Err(End::Nonsense),
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(End::Gone),
        }
    }

    pub(super) async fn send(&mut self, text: String) -> Result<(), End> {
        let sent = tokio::time::timeout(SEND, self.socket.send(Message::text(text))).await;
        sent.map_err(|_| End::Gone)?.map_err(|_| End::Gone)
    }

    /// The first answer: nothing, what was missed, or everything.
    async fn greet(
        &mut self,
        digest: Option<String>,
        watch: &mut watch::Receiver<Option<Arc<Published>>>,
    ) -> Result<(), End> {
        let known = digest.as_deref().and_then(|digest| self.core.parked.find(digest));
        self.shown = known.clone().unwrap_or_default();
        let Some((now, screen, _)) = self.draw(watch).await? else { return Ok(()) };
        let mut next = self.shown.clone();
        let patch = next.update(&screen);
        let (version, effects) = (now.version, Value::Array(Vec::new()));
        let text = if Some(next.digest()) == digest.as_deref() {
            Told::Same { version, digest: next.digest() }.text()
        } else if known.is_some() {
            let (changed, removed) = (patch.changed, patch.removed);
            Told::Patch { version, digest: next.digest(), changed, removed, effects: &effects }.text()
        } else {
            let elements = listed(&screen).collect();
            Told::Screen { version, digest: next.digest(), elements, effects: [] }.text()
        };
        self.shown = next;
        self.send(text).await
    }

    /// Sends what changed since the last time.
    pub(super) async fn show(
        &mut self,
        watch: &mut watch::Receiver<Option<Arc<Published>>>,
    ) -> Result<(), End> {
        let Some((now, screen, effects)) = self.draw(watch).await? else { return Ok(()) };
        let before = self.shown.digest().to_owned();
        let patch = self.shown.update(&screen);
        if before == self.shown.digest() {
            return Ok(());
        }
        metrics::counter!("ecumene_pushes_total").increment(1);
        let (changed, removed) = (patch.changed, patch.removed);
        let told = Told::Patch {
            version: now.version,
            digest: self.shown.digest(),
            changed,
            removed,
            effects: &effects,
        };
        let text = told.text();
        self.send(text).await
    }

    /// Draws the newest state, or the moment that is looked at, for this viewer.
    #[allow(clippy::type_complexity)]
    async fn draw(
        &mut self,
        watch: &mut watch::Receiver<Option<Arc<Published>>>,
    ) -> Result<Option<(Arc<Published>, table::Screen, Value)>, End> {
        let core = self.core.clone();
        let Ok(turn) = core.painters.acquire().await else { return Err(End::Gone) };
        // Looked at only now: whatever happened while waiting for a turn is drawn together.
        let now = watch.borrow_and_update().clone();
        let now = match now {
            Some(now) => now,
            None => self.handle.now().await.ok_or(End::Gone)?,
        };
        // A seat that was given up is no longer looked through.
        if !now.may_see(&self.viewer.person, self.viewer.audience) {
            self.viewer.audience = Audience::Table;
        }
        let Some(frame) = self.past.clone().or_else(|| now.frame.clone()) else {
            drop(turn);
            self.send(Told::Reload {}.text()).await?;
            return Ok(None);
        };
        let since = std::mem::replace(&mut self.steps, frame.steps().0);
        let scenery = scenery(&self.core, &now, Some(&frame), &self.viewer);
        let begun = Instant::now();
        let drawn = bounded(self.core.config.engine_limit, move || {
            let sight = scenery.sight();
            (frame.screen(&sight), frame.effects(since, &sight))
        });
        let drawn = drawn.await;
        drop(turn);
        match drawn {
            Ok((screen, effects)) => {
                metrics::histogram!("ecumene_render_seconds").record(begun.elapsed().as_secs_f64());
                let effects = if self.past.is_some() { Value::Array(Vec::new()) } else { effects };
                Ok(Some((now, screen, effects)))
            }
            Err(fault) => {
                self.handle.fault(fault.to_string()).await;
                let message = crate::words::say(self.viewer.lang, "notice-frozen");
                self.send(Told::Notice { level: "warn", message }.text()).await?;
                Ok(None)
            }
        }
    }

    async fn said(
        &mut self,
        text: &str,
        watch: &mut watch::Receiver<Option<Arc<Published>>>,
    ) -> Result<(), End> {
        let said = match serde_json::from_str::<Said>(text) {
            Ok(said) => said,
            Err(why) => {
                self.nonsense += 1;
                if self.nonsense >= NONSENSE {
                    return Err(End::Nonsense);
                }
                return self.refuse(None, Failure::from(No::Bad(why.to_string())), 0).await;
            }
        };
        match said {
            Said::Hello { digest } => self.greet(digest, watch).await,
            Said::Act { id, seat, decision, steps } => {
                self.answer(id, seat, Answer::Act { decision, steps }).await
            }
            Said::Undo { id, seat } => self.answer(id, seat, Answer::Undo).await,
            Said::Redo { id, seat } => self.answer(id, seat, Answer::Redo).await,
            Said::Restart { id, seat } => self.answer(id, seat, Answer::Restart).await,
            Said::Chat { id, text } => self.chat(id, text).await,
            Said::Note { id, text } => self.note(id, text, watch).await,
            Said::At { step } => self.look(step, watch).await,
            Said::As { eyes } => {
                let chosen = match eyes {
                    Eyes::Seat(seat) => audience(&seat.to_string()),
                    Eyes::Word(word) => audience(&word),
                };
                let may = |now: &Published, who| now.may_see(&self.viewer.person, who);
                let now = watch.borrow().clone();
                match chosen.filter(|who| now.as_ref().is_some_and(|now| may(now, *who))) {
                    Some(who) => self.viewer.audience = who,
                    None => return self.refuse(None, Failure::NOT_YOUR_SEAT, 0).await,
                }
                self.show(watch).await
            }
            Said::Lang { lang } => match lang.parse() {
                Ok(lang) => {
                    self.viewer.lang = lang;
                    self.show(watch).await
                }
                Err(why) => self.refuse(None, Failure::from(No::Bad(why)), 0).await,
            },
            Said::Beat {} => {
                let version = watch.borrow().as_ref().map_or(0, |now| now.version);
                self.send(Told::Beat { version }.text()).await
            }
        }
    }

    pub(super) async fn refuse(
        &mut self,
        id: Option<&str>,
        failure: Failure,
        taken: usize,
    ) -> Result<(), End> {
        let message = failure.message(self.viewer.lang);
        self.send(Told::No { id, code: failure.code, message, taken }.text()).await
    }

    /// An id is what makes a resend harmless, so there must be one.
    pub(super) fn bad_id(id: &str) -> Option<Failure> {
        let bad = id.is_empty() || id.len() > MOST_ID;
        bad.then(|| No::Bad(format!("an id has 1 to {MOST_ID} characters")).into())
    }

    async fn answer(&mut self, id: String, seat: u8, answer: Answer) -> Result<(), End> {
        if let Some(bad) = Self::bad_id(&id) {
            return self.refuse(None, bad, 0).await;
        }
        if !self.core.limits.allow(Deed::Act, &self.viewer.person) {
            return self.refuse(Some(&id), Failure::TOO_OFTEN, 0).await;
        }
        let Ok(room) = self.replies.clone().try_reserve_owned() else {
            return self.refuse(Some(&id), No::Busy.into(), 0).await;
        };
        let by = By::Person(self.viewer.person.clone());
        let outcome = self.handle.say(Seat(seat), answer, id.clone(), by).await;
        let (lang, handle) = (self.viewer.lang, self.handle.clone());
        tokio::spawn(async move {
            let Outcome { taken, no, .. } = outcome.await.unwrap_or_else(|_| Outcome::busy());
            let text = match no {
                None => {
                    let version = handle.watch().borrow().as_ref().map_or(0, |now| now.version);
                    Told::Ok { id: &id, version, taken }.text()
                }
                Some(no) => {
                    let failure = Failure::from(no);
                    let message = failure.message(lang);
                    Told::No { id: Some(&id), code: failure.code, message, taken }.text()
                }
            };
            room.send(text);
        });
        Ok(())
    }
}
