//! The core of a server: what all its parts share, once a process.

use crate::analyst::Analysts;
use crate::bus::{Bus, Local};
use crate::config::Settings;
use crate::health::Health;
use crate::host::Games;
use crate::interventions::Banned;
use crate::limits::Limits;
use crate::live::Parked;
use crate::owner::{Handle, Hub};
use crate::people::Hashers;
use crate::pictures::Pictures;
use crate::pool::{Pool, Rank};
use crate::remind::Postman;
use crate::store::{Status, Store, StoreError, Stored, Writer};
use crate::thinkers::Thinkers;
use crate::together::Together;
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;

pub struct Core {
    pub config: Settings,
    pub games: Games,
    pub store: Store,
    pub writer: Writer,
    pub hub: Hub,
    pub bus: Arc<dyn Bus>,
    /// Tells this process from others on the bus.
    pub node: u64,
    pub limits: Limits,
    pub parked: Parked,
    /// Draws screens. Under load updates are joined rather than answers delayed.
    pub painters: Pool,
    /// Boards for messengers.
    pub pictures: Pictures,
    /// Runs the rules: a step, a moment of history.
    pub engines: Pool,
    /// Slots for thinking, for bots and hints.
    pub thinkers: Thinkers,
    /// Looks finished matches over, in what time others leave.
    pub analysts: Analysts,
    /// Slots for hashing passwords.
    pub hashers: Hashers,
    /// Who may do nothing more here.
    pub banned: Banned,
    /// Reaches people who are away.
    pub postman: Postman,
    pub metrics: Option<PrometheusHandle>,
    pub health: Health,
    /// Turns true when the server is about to stop.
    pub stopping: watch::Sender<bool>,
    /// What this process does for all.
    pub together: Arc<Together>,
}

impl Core {
    /// For whoever works on a database beside the servers that run: nothing is done for all, nothing is told.
    pub fn new(config: Settings, games: Games, store: Store) -> (Arc<Core>, JoinHandle<()>) {
        let node = u64::from_le_bytes(crate::random::bytes());
        Core::on_bus(config, games, store, node, Arc::new(Local::default()))
    }

    /// Opens a server's parts; the task writes until the core is gone.
    pub fn on_bus(
        config: Settings,
        games: Games,
        store: Store,
        node: u64,
        bus: Arc<dyn Bus>,
    ) -> (Arc<Core>, JoinHandle<()>) {
        let smtp = config.smtp.as_ref().map(|(url, from)| (url.as_str(), from.as_str()));
        // Settings were checked when they were read.
        let postman = Postman::new(smtp).unwrap_or_else(|why| {
            tracing::error!("no mail will be sent: {why:#}");
            Postman::default()
        });
        let (writer, writing) = Writer::start(store.clone());
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
        let core = Arc::new(Core {
            limits: Limits::new(config.limits),
            config,
            games,
            together: Arc::new(Together::new(store.clone(), node)),
            store,
            writer,
            hub: Hub::default(),
            node,
            bus,
            parked: Parked::default(),
            painters: Pool::start("painter", cores, Rank::Low),
            pictures: Pictures::default(),
            // More than cores: one slow step does not hold up the others.
            engines: Pool::start("engine", cores * 2, Rank::Equal),
            thinkers: Thinkers::new(cores / 2),
            analysts: Analysts::default(),
            hashers: Hashers::default(),
            banned: Banned::default(),
            postman,
            metrics: crate::telemetry::recorder(),
            health: Health::default(),
            stopping: watch::channel(false).0,
        });
        tokio::spawn(crate::together::listen(core.bus.subscribe(), Arc::downgrade(&core)));
        (core, writing)
    }

    /// How browsers reach this server, for links.
    pub fn base(&self) -> String {
        self.config.public_url.clone().unwrap_or_else(|| format!("http://{}", self.config.listen))
    }

    /// The owner of a table, or `Missing`.
    pub async fn table(self: &Arc<Self>, id: &str) -> Stored<Arc<Handle>> {
        if let Some(handle) = self.hub.awake(id) {
            return Ok(handle);
        }
        self.store.table(id).await?;
        Ok(self.hub.get(self, id))
    }

    /// The owner with what it published last. A match that could not go on is tried again.
    pub async fn seen(self: &Arc<Self>, id: &str) -> Stored<(Arc<Handle>, Arc<crate::owner::Published>)> {
        let handle = self.table(id).await?;
        let mut now = handle.now().await;
        // Whoever was told elsewhere that something is stored finds it here.
        if self.bus.shared() {
            handle.catch_up().await;
            now = handle.now().await;
        }
        if now.as_ref().is_some_and(|now| now.trouble.is_some()) {
            handle.look_again().await;
            now = handle.now().await;
        }
        match now {
            // A match that was closed is closed to everybody; a table that never began says so by itself.
            Some(now) if now.row.status == Status::Abandoned && now.row.started.is_some() => {
                Err(StoreError::Closed)
            }
            Some(now) => Ok((handle, now)),
            // Its owner could not read it. Perhaps it is gone, perhaps storage is.
            None => {
                self.store.table(id).await?;
                Err(StoreError::Unread)
            }
        }
    }
}

/// Returns when the server is about to stop.
pub async fn stopped(stopping: &mut watch::Receiver<bool>) {
    drop(stopping.wait_for(|stop| *stop).await);
}

/// Waits before the next round of something that is done until the server stops: false if it does. What waits holds nothing
/// of the server.
pub async fn pause(core: Arc<Core>, time: Duration) -> bool {
    let mut stopping = core.stopping.subscribe();
    drop(core);
    tokio::select! {
        () = tokio::time::sleep(time) => true,
        () = stopped(&mut stopping) => false,
    }
}
