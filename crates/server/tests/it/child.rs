//! A server in a process of its own, so that it can be killed, stopped, or short of something without harm to the tests.

use crate::common::*;
use server::Storage;
use server::chaos::Place;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Stdio};
use std::time::Duration;

const STORAGE: &str = "ECUMENE_CHILD_STORAGE";
const BUS: &str = "ECUMENE_CHILD_BUS";
const LISTEN: &str = "ECUMENE_CHILD_LISTEN";
const BOT_DELAY: &str = "ECUMENE_CHILD_BOT_DELAY_MS";

/// Not a test: the server. It is started from here.
#[tokio::test(flavor = "multi_thread")]
async fn serve() {
    let Ok(storage) = std::env::var(STORAGE) else { return };
    let storage = match storage.contains("://") {
        true => Storage::Url(storage),
        false => Storage::Folder(storage.into()),
    };
    // A write beyond the largest size of a file is refused; by default it would also end the process.
    #[cfg(unix)]
    let _beyond = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::from_raw(25)).unwrap();
    let mut settings = settings(storage);
    settings.bus = std::env::var(BUS).ok();
    if let Ok(listen) = std::env::var(LISTEN) {
        settings.listen = listen.parse().unwrap();
    }
    if let Ok(ms) = std::env::var(BOT_DELAY) {
        settings.bot_delay = Duration::from_millis(ms.parse().unwrap());
    }
    let running = server::start(settings, games()).await.unwrap();
    println!("\nlistening {}", running.address);
    std::future::pending::<()>().await;
}

/// Starts it; it says where it listens.
pub fn spawn(storage: &str, bot_delay_ms: u64) -> (Child, SocketAddr) {
    spawn_at(&Place::on(storage), bot_delay_ms)
}

/// The same, with news through a NATS server, or in a network of its own.
pub fn spawn_at(place: &Place, bot_delay_ms: u64) -> (Child, SocketAddr) {
    let mut command = place.program(std::env::current_exe().unwrap());
    if let Some(bus) = place.bus {
        command.env(BUS, bus);
    }
    let mut child = command
        .args(["--exact", "child::serve", "--nocapture"])
        .env(STORAGE, place.database)
        .env(LISTEN, place.listen().to_string())
        .env(BOT_DELAY, bot_delay_ms.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let address = lines.find_map(|l| l.strip_prefix("listening ").map(|a| a.parse().unwrap()));
    // A test that runs for long says so; with nobody to hear it, it would end.
    std::thread::spawn(move || lines.for_each(drop));
    (child, address.expect("the server says where it listens"))
}

/// A server that ends with the test, however it ends.
pub struct Served {
    pub child: Child,
    pub address: SocketAddr,
}

impl Served {
    pub async fn start(storage: &str, bot_delay_ms: u64) -> Served {
        let storage = storage.to_owned();
        let (child, address) =
            tokio::task::spawn_blocking(move || spawn(&storage, bot_delay_ms)).await.unwrap();
        Served { child, address }
    }

    /// Sends the process a signal.
    #[cfg(target_os = "linux")]
    pub fn signal(&self, signal: rustix::process::Signal) {
        rustix::process::kill_process(rustix::process::Pid::from_child(&self.child), signal).unwrap();
    }

    /// Files it writes may grow up to this many bytes; none at all lifts it.
    #[cfg(target_os = "linux")]
    pub fn largest_file(&self, bytes: Option<u64>) {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};
        let limit = Rlimit { current: bytes, maximum: None };
        prlimit(Some(Pid::from_child(&self.child)), Resource::Fsize, limit).unwrap();
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
