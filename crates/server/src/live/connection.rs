//! One connection: hears its browser, watches its match, sends what changed.

use super::MOST_BYTES;
use super::live_screen::{Drawn, LiveScreen, Order, Why};
use super::sight::{Viewer, audience, seats};
use super::wire::{Eyes, FromBrowser, MOST_ID, ToBrowser};
use crate::code::Code;
use crate::core::Core;
use crate::engine::Fault;
use crate::failure::Failure;
use crate::host::{Answer, Moment, No, Sketch};
use crate::limits::Deed;
use crate::owner::{By, Handle, Outcome};
use crate::pool::Urgency;
use crate::store::Status;
use axum::extract::ws::{Message, WebSocket};
use futures_util::stream::{FuturesUnordered, StreamExt};
use kernel::Seat;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{oneshot, watch};

/// A browser that says nothing first is sent away.
const HELLO: Duration = Duration::from_secs(10);
const BEAT: Duration = Duration::from_secs(15);
/// How often it is looked whether the table's bots wait in line.
const QUEUE: Duration = Duration::from_secs(5);
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

type Drawing = Pin<Box<dyn Future<Output = Result<Drawn, Fault>> + Send>>;
type Waiting = Pin<Box<dyn Future<Output = (String, Outcome)> + Send>>;

pub(super) struct Connection {
    pub(super) core: Arc<Core>,
    pub(super) handle: Arc<Handle>,
    socket: WebSocket,
    pub(super) viewer: Viewer,
    /// Here, unless it is being drawn.
    live_screen: Option<LiveScreen>,
    drawing: Option<Drawing>,
    /// What is to be drawn once the drawing at hand is done.
    pub(super) wanted: Option<Why>,
    /// Whoever acts sees what came of it before others do.
    acted: bool,
    /// Nobody knows what the browser shows: it is sent everything.
    lost: bool,
    /// The last drawing failed.
    failed: bool,
    /// The version that was last drawn.
    version: u64,
    /// A moment of history, if that is what is looked at.
    pub(super) past: Option<Arc<dyn Moment>>,
    /// The private copy that moves are tried on; what is looked at then is a moment of it.
    pub(super) sketch: Option<Box<dyn Sketch>>,
    nonsense: u32,
    /// The place in line of this table's bots, as it was last told.
    place: Option<usize>,
    /// What was said to the match and is not answered yet.
    answers: FuturesUnordered<Waiting>,
}

/// Runs a connection until it ends.
pub async fn serve(core: Arc<Core>, handle: Arc<Handle>, socket: WebSocket, viewer: Viewer) {
    metrics::gauge!("ecumene_connections").increment(1.0);
    let here = (!viewer.person.is_empty()).then(|| handle.arrive(&viewer.person));
    let stopping = core.stopping.subscribe();
    let mut connection = Connection {
        live_screen: Some(LiveScreen::new(handle.watch())),
        core,
        handle,
        socket,
        viewer,
        drawing: None,
        wanted: None,
        acted: true,
        lost: false,
        failed: false,
        version: 0,
        past: None,
        sketch: None,
        nonsense: 0,
        place: None,
        answers: FuturesUnordered::new(),
    };
    let end = connection.run(stopping).await.err();
    drop(here);
    metrics::gauge!("ecumene_connections").decrement(1.0);
    let code = match end {
        Some(End::Stopping) => "stopping",
        Some(End::Nonsense) => "bad_message",
        _ => "gone",
    };
    let bye = ToBrowser::Bye { code, retry_ms: 1000 }.text();
    let farewell = async {
        let _ = connection.socket.send(Message::text(bye)).await;
        let _ = connection.socket.send(Message::Close(None)).await;
    };
    let _ = tokio::time::timeout(Duration::from_secs(1), farewell).await;
    if let Some(live_screen) = connection.live_screen {
        connection.core.parked.park(live_screen.into_shown());
    }
}

impl Connection {
    async fn run(&mut self, mut stopping: watch::Receiver<bool>) -> Result<(), End> {
        let first = tokio::time::timeout(HELLO, self.hear()).await.map_err(|_| End::Gone)??;
        let Some(Ok(FromBrowser::Hello { digest, at })) = first.as_deref().map(serde_json::from_str) else {
            return Err(End::Nonsense);
        };
        // An owner that is just loading has nothing to show yet.
        self.handle.now().await.ok_or(End::Gone)?;
        self.greet(digest, at).await?;
        let mut beat = tokio::time::interval_at(tokio::time::Instant::now() + BEAT, BEAT);
        let mut queue = tokio::time::interval(QUEUE);
        loop {
            self.begin_drawing();
            tokio::select! {
                biased;
                () = crate::core::stopped(&mut stopping) => {
                    let message = crate::words::say(self.viewer.lang, "notice-stopping");
                    self.send(ToBrowser::Notice { level: "info", message }.text()).await?;
                    return Err(End::Stopping);
                }
                Some((id, outcome)) = self.answers.next() => self.acknowledge(&id, outcome).await?,
                drawn = done(&mut self.drawing) => self.drawn(drawn).await?,
                changed = news(&mut self.live_screen) => {
                    changed.map_err(|_| End::Gone)?;
                    if self.closed() {
                        let message = crate::words::say(self.viewer.lang, "notice-closed");
                        self.send(ToBrowser::Notice { level: "warn", message }.text()).await?;
                        return Err(End::Gone);
                    }
                    self.wanted.get_or_insert(Why::News);
                }
                heard = hear(&mut self.socket) => if let Some(text) = heard? {
                    self.said(&text).await?;
                },
                _ = queue.tick() => self.tell_place().await?,
                _ = beat.tick() => self.send(ToBrowser::Beat { version: self.version }.text()).await?,
            }
        }
    }

    /// A browser says what it shows. One that looks at the past is shown that at once: the game as it stands would only
    /// flash up in between.
    async fn greet(&mut self, digest: Option<String>, at: Option<usize>) -> Result<(), End> {
        self.wanted = Some(Why::Hello(digest));
        match at {
            Some(step) => self.look(Some(step), false).await,
            None => Ok(()),
        }
    }

    /// Whoever waits for bots that wait for others hears at which place they are, when it changes.
    async fn tell_place(&mut self) -> Result<(), End> {
        let place = self.core.thinkers.place(&self.handle.id);
        if std::mem::replace(&mut self.place, place) == place {
            return Ok(());
        }
        let Some(n) = place else { return Ok(()) };
        let message =
            crate::words::words(self.viewer.lang).fill(&kernel::msg("notice-queue").num("n", n as i64));
        self.send(ToBrowser::Notice { level: "info", message }.text()).await
    }

    /// Whether the table was closed to everybody.
    fn closed(&self) -> bool {
        let watch = self.handle.watch();
        let now = watch.borrow();
        now.as_ref().is_some_and(|now| now.row.status == Status::Abandoned)
    }

    async fn hear(&mut self) -> Result<Option<String>, End> {
        hear(&mut self.socket).await
    }

    pub(super) async fn send(&mut self, text: String) -> Result<(), End> {
        let sent = tokio::time::timeout(SEND, self.socket.send(Message::text(text))).await;
        sent.map_err(|_| End::Gone)?.map_err(|_| End::Gone)
    }

    /// Orders what is wanted, unless something is being drawn already.
    fn begin_drawing(&mut self) {
        // What is wanted meanwhile waits: it is not in the drawing at hand.
        if self.live_screen.is_none() {
            return;
        }
        let Some(why) = self.wanted.take() else { return };
        let Some(live_screen) = self.live_screen.take() else { return };
        let why = if std::mem::take(&mut self.lost) { Why::Hello(None) } else { why };
        let tried = |sketch: &dyn Sketch| {
            let now = self.handle.watch().borrow().clone();
            let called = now.map(|now| seats(&now, None, &self.viewer)).unwrap_or_default();
            let steps = sketch.line([&called, &called]).into_iter();
            steps.map(|step| step.said[self.viewer.lang as usize].clone()).collect()
        };
        let trying = self.sketch.as_deref().map(tried);
        let order = Order { viewer: self.viewer.clone(), past: self.past.clone(), trying, why };
        let urgency = if std::mem::take(&mut self.acted) { Urgency::Next } else { Urgency::Later };
        let core = self.core.clone();
        self.drawing = Some(Box::pin(async move {
            let painter = core.clone();
            let draw = move || {
                let begun = Instant::now();
                let drawn = live_screen.draw(&painter, order);
                metrics::histogram!("ecumene_render_seconds").record(begun.elapsed().as_secs_f64());
                drawn
            };
            core.painters.run(urgency, core.config.engine_limit, draw).await
        }));
    }

    async fn drawn(&mut self, drawn: Result<Drawn, Fault>) -> Result<(), End> {
        self.drawing = None;
        match drawn {
            Ok(Drawn { live_screen, text, audience }) => {
                self.failed = false;
                self.version = live_screen.version();
                self.live_screen = Some(live_screen);
                if !self.watches(self.viewer.audience) {
                    self.viewer.audience = audience;
                }
                match text {
                    Some(text) => self.send(text).await,
                    None => Ok(()),
                }
            }
            Err(fault) => {
                self.lost = true;
                let mut live_screen = LiveScreen::new(self.handle.watch());
                live_screen.watch.mark_unchanged();
                self.live_screen = Some(live_screen);
                tracing::error!(table = %self.handle.id, "a screen was not drawn: {fault}");
                // Perhaps rules got lost in what might come; what is, is drawn without that.
                if !std::mem::replace(&mut self.failed, true) {
                    self.want(Why::News);
                    return Ok(());
                }
                let message = crate::words::say(self.viewer.lang, "notice-undrawable");
                self.send(ToBrowser::Notice { level: "warn", message }.text()).await
            }
        }
    }

    /// Whether this person may look with these eyes now.
    fn watches(&self, eyes: kernel::Audience) -> bool {
        let watch = self.handle.watch();
        let now = watch.borrow();
        now.as_ref().is_some_and(|now| now.may_see(&self.viewer.person, eyes))
    }

    async fn said(&mut self, text: &str) -> Result<(), End> {
        if self.core.banned.has(&self.viewer.person) {
            return Err(End::Gone);
        }
        let said = match serde_json::from_str::<FromBrowser>(text) {
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
            FromBrowser::Hello { digest, at } => self.greet(digest, at).await,
            FromBrowser::Act { id, seat, decision, steps } => {
                self.answer(id, seat, Answer::Act { decision, steps }).await
            }
            FromBrowser::Undo { id, seat } => self.answer(id, seat, Answer::Undo).await,
            FromBrowser::Redo { id, seat } => self.answer(id, seat, Answer::Redo).await,
            FromBrowser::Restart { id, seat } => self.answer(id, seat, Answer::Restart).await,
            FromBrowser::BackTo { id, seat, step } => self.answer(id, seat, Answer::BackTo { step }).await,
            FromBrowser::Chat { id, text } => self.chat(id, text).await,
            FromBrowser::Note { id, text } => self.note(id, text).await,
            FromBrowser::Foresee { seat, decision, choice } => {
                self.foresee(Seat(seat), decision, choice).await
            }
            FromBrowser::Try { on } => self.try_out(on).await,
            FromBrowser::Keep { id } => self.keep_plan(id).await,
            FromBrowser::At { step, play } => self.look(step, play).await,
            FromBrowser::As { eyes } => {
                let chosen = match eyes {
                    Eyes::Seat(seat) => audience(&seat.to_string()),
                    Eyes::Word(word) => audience(&word),
                };
                self.leave_copy();
                match chosen.filter(|who| self.watches(*who)) {
                    Some(who) => self.viewer.audience = who,
                    None => return self.refuse(None, Failure::NOT_YOUR_SEAT, 0).await,
                }
                self.want(Why::News);
                Ok(())
            }
            FromBrowser::Follow { seat } => {
                self.follow(seat);
                Ok(())
            }
            FromBrowser::Lang { lang } => match lang.parse() {
                Ok(lang) => {
                    self.viewer.lang = lang;
                    self.want(Why::News);
                    Ok(())
                }
                Err(why) => self.refuse(None, Failure::from(No::Bad(why)), 0).await,
            },
            FromBrowser::Beat {} => self.send(ToBrowser::Beat { version: self.version }.text()).await,
        }
    }

    /// Has it drawn for somebody who waits for it.
    pub(super) fn want(&mut self, why: Why) {
        self.acted = true;
        if !matches!(self.wanted, Some(Why::Hello(_))) {
            self.wanted = Some(why);
        }
    }

    pub(super) async fn refuse(
        &mut self,
        id: Option<&str>,
        failure: Failure,
        taken: usize,
    ) -> Result<(), End> {
        // The browser keeps what storage did not take, and sends it again: see `socket.js`.
        let message = match failure.code {
            Code::Busy | Code::Storage => crate::words::say(self.viewer.lang, "notice-resent"),
            _ => failure.message(self.viewer.lang),
        };
        self.send(ToBrowser::No { id, code: failure.code.word(), message, taken }.text()).await
    }

    /// An id is what makes a resend harmless, so there must be one.
    pub(super) fn bad_id(id: &str) -> Option<Failure> {
        let bad = id.is_empty() || id.len() > MOST_ID || id.chars().any(char::is_control);
        bad.then(|| No::Bad(format!("an id has 1 to {MOST_ID} characters")).into())
    }

    async fn answer(&mut self, id: String, seat: u8, answer: Answer) -> Result<(), End> {
        if let Some(bad) = Self::bad_id(&id) {
            return self.refuse(None, bad, 0).await;
        }
        if self.sketch.is_some() {
            return self.tried(id, answer).await;
        }
        if !self.core.limits.allow(Deed::Act, &self.viewer.person) {
            return self.refuse(Some(&id), Failure::TOO_OFTEN, 0).await;
        }
        if self.answers.len() >= WAITING {
            return self.refuse(Some(&id), No::Busy.into(), 0).await;
        }
        let by = By::Person(self.viewer.person.clone());
        let outcome: oneshot::Receiver<Outcome> = self.handle.say(Seat(seat), answer, id.clone(), by).await;
        self.answers.push(Box::pin(async move { (id, outcome.await.unwrap_or_else(|_| Outcome::busy())) }));
        Ok(())
    }

    async fn acknowledge(&mut self, id: &str, outcome: Outcome) -> Result<(), End> {
        let Outcome { taken, no, version, .. } = outcome;
        self.acted |= taken > 0;
        match no {
            None => self.send(ToBrowser::Ok { id, version, taken }.text()).await,
            Some(no) => self.refuse(Some(id), no.into(), taken).await,
        }
    }
}

async fn hear(socket: &mut WebSocket) -> Result<Option<String>, End> {
    match socket.recv().await {
        Some(Ok(Message::Text(text))) if text.len() <= MOST_BYTES => Ok(Some(text.as_str().to_owned())),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
        Some(Ok(Message::Text(_) | Message::Binary(_))) => Err(End::Nonsense),
        Some(Ok(Message::Close(_)) | Err(_)) | None => Err(End::Gone),
    }
}

/// Waits for the drawing at hand; for ever when there is none.
async fn done(drawing: &mut Option<Drawing>) -> Result<Drawn, Fault> {
    match drawing {
        Some(drawing) => drawing.await,
        None => std::future::pending().await,
    }
}

/// Waits for news; while a drawing is at hand, for ever: it will look for itself.
async fn news(live_screen: &mut Option<LiveScreen>) -> Result<(), watch::error::RecvError> {
    match live_screen {
        Some(live_screen) => live_screen.watch.changed().await,
        None => std::future::pending().await,
    }
}
