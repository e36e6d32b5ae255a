//! Starting and stopping.

use crate::bus::{Bus, Local, Nats, Notified, Remote};
use crate::config::{Config, Settings, Storage};
use crate::core::{Core, pause};
use crate::host::{Games, Host};
use crate::store::{Backend, Store};
use anyhow::Context;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// How long connections may take to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// A server that runs.
pub struct Running {
    pub address: SocketAddr,
    pub core: Arc<Core>,
    serving: JoinHandle<std::io::Result<()>>,
    writing: JoinHandle<()>,
}

impl Running {
    /// Stops gracefully: no new connections, those that are open are told, everything accepted is stored.
    pub async fn stop(self) -> anyhow::Result<()> {
        self.core.stopping.send_replace(true);
        let aborting = self.serving.abort_handle();
        match tokio::time::timeout(FAREWELL, self.serving).await {
            Ok(served) => served.context("the server task failed")?.context("serving failed")?,
            Err(_) => aborting.abort(),
        }
        self.core.together.leave().await;
        // Every step was stored before it was acknowledged; what is left in the queue was not, and need not be.
        let store = self.core.store.clone();
        drop(self.core);
        let _ = tokio::time::timeout(FAREWELL, self.writing).await;
        store.close().await;
        Ok(())
    }
}

/// Starts a server and returns as soon as it listens.
pub async fn start(settings: Settings, games: Vec<Box<dyn Host>>) -> anyhow::Result<Running> {
    let store = Store::of(&settings.storage).await?;
    let listener = TcpListener::bind(settings.listen)
        .await
        .with_context(|| format!("cannot listen on {}; is another server running there?", settings.listen))?;
    let address = listener.local_addr()?;
    // A free port was asked for: links name the one that was found.
    let settings = Settings { listen: address, ..settings };
    let node = u64::from_le_bytes(crate::random::bytes());
    // Whoever counts something keeps hold of where; before there is a recorder, that would be nowhere.
    crate::telemetry::recorder();
    let bus = bus(&settings, &store, node).await?;
    let (core, writing) = Core::on_bus(settings, Games::new(games), store, node, bus);
    // Before anything is done that one process does for all.
    core.together.say_so().await?;
    tokio::spawn(crate::together::run(Arc::downgrade(&core)));
    tokio::spawn(wake(Arc::downgrade(&core)));
    tokio::spawn(crate::remind::run(Arc::downgrade(&core)));
    tokio::spawn(crate::sweep::run(Arc::downgrade(&core)));
    tokio::spawn(crate::interventions::follow(Arc::downgrade(&core)));
    let serving =
        tokio::spawn(crate::listen::serve(listener, crate::http::router(core.clone()), core.clone()));
    Ok(Running { address, core, serving, writing })
}

/// What carries news between this process and others on the same database.
async fn bus(settings: &Settings, store: &Store, node: u64) -> anyhow::Result<Arc<dyn Bus>> {
    Ok(match (&settings.bus, &settings.storage, store.backend()) {
        (_, _, Backend::Sqlite) => Arc::new(Local::default()),
        (Some(url), ..) => {
            let realm = store.server_key("bus", &crate::random::name(16)).await?;
            Arc::new(Remote::start(Nats::at(url, &realm), node))
        }
        (None, Storage::Url(url), Backend::Postgres) => Arc::new(Remote::start(Notified::at(url)?, node)),
        (None, Storage::Folder(_), Backend::Postgres) => anyhow::bail!("a folder holds no PostgreSQL"),
    })
}

/// Wakes matches that wait for a bot or for a stand-in: at the start, then every minute.
async fn wake(core: std::sync::Weak<Core>) {
    loop {
        let Some(core) = core.upgrade() else { return };
        match core.store.tables_that_wait(crate::store::now()).await {
            Ok(ids) => {
                for id in &ids {
                    wake_one(&core, id).await;
                }
            }
            Err(why) => tracing::warn!("cannot look for matches that wait: {why}"),
        }
        let (together, minute) = (core.together.clone(), core.config.minute);
        tokio::select! {
            goes_on = pause(core, minute) => if !goes_on { return },
            // What waits there now may wait for a process that is gone.
            () = together.left_over.notified() => {}
        }
    }
}

/// One that is awake keeps its own time. Where several processes could do it, one does.
async fn wake_one(core: &Arc<Core>, id: &str) {
    if core.hub.awake(id).is_some() {
        return;
    }
    if core.together.alone() {
        drop(core.hub.get(core, id));
    } else if let Some(lease) = core.together.take(id).await {
        core.hub.get(core, id).put_in_charge(lease);
    }
}

/// Serves until it is told to stop (Ctrl-C or SIGTERM).
pub async fn run(config: Config, games: Vec<Box<dyn Host>>) -> anyhow::Result<()> {
    let settings = config.settle()?;
    crate::telemetry::log(settings.log_json);
    small_pages();
    let open = settings.open;
    let running = start(settings, games).await?;
    let url = match running.core.config.public_url.clone() {
        Some(url) => url,
        None => format!("http://{}", reachable(running.address)),
    };
    tracing::info!(%url, backend = ?running.core.store.backend(), "the table is set");
    println!("Ecumene is at {url}");
    if open {
        show(&url);
    }
    signal().await;
    tracing::info!("stopping");
    running.stop().await
}

/// Memory comes in pages of 4 KB, not of 2 MB, which each take the kernel a millisecond and more to clear: a match that is opened
/// first would wait for dozens of them, and what few browsers need would be held by the megabyte.
fn small_pages() {
    #[cfg(target_os = "linux")]
    if let Err(why) = rustix::thread::disable_transparent_huge_pages(true) {
        tracing::debug!("memory comes in large pages: {why}");
    }
}

/// An address a browser can open: 0.0.0.0 is none.
fn reachable(address: SocketAddr) -> String {
    if address.ip().is_unspecified() { format!("127.0.0.1:{}", address.port()) } else { address.to_string() }
}

/// Opens a page in the user's browser; without one the printed address must do.
fn show(url: &str) {
    let (program, args): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(target_os = "windows") {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let opened =
        std::process::Command::new(program).args(args).arg(url).stdout(std::process::Stdio::null()).spawn();
    if opened.is_err() {
        println!("Open this address in your browser: {url}");
    }
}

async fn signal() {
    let interrupt = async { drop(tokio::signal::ctrl_c().await) };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut term) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = term.recv() => {}
            }
            return;
        }
    }
    interrupt.await;
}
