//! The servers that suffer: processes, what they store in, what carries their news, and the connections between.

use super::spaces::{Space, Switch};
use super::{CABLE, World};
use super::{Folder, KILLED, Link, NatsServer, Plan, Postgres, SOON, State, loopback, run_command};
use anyhow::Context;
use std::net::SocketAddr;
use std::process::{Child, Command};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Where a process is to serve.
pub struct Place<'a> {
    pub database: &'a str,
    pub bus: Option<&'a str>,
    /// In a namespace of its own.
    pub space: Option<&'a Space>,
}

impl Place<'_> {
    /// Served from a database alone.
    pub fn on(database: &str) -> Place<'_> {
        Place { database, bus: None, space: None }
    }

    /// The program, to be run there.
    pub fn program(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        match self.space {
            Some(space) => space.program(program),
            None => Command::new(program),
        }
    }

    /// An address there, with any port.
    pub fn listen(&self) -> SocketAddr {
        (self.space.map_or(loopback().into(), |space| space.address), 0).into()
    }
}

/// Starts a process that serves; it says where it listens.
pub type Start = Arc<dyn Fn(&Place) -> anyhow::Result<(Child, SocketAddr)> + Send + Sync>;

struct Node {
    child: Child,
    /// None on SQLite, which is a file.
    database: Option<Link>,
    bus: Option<Link>,
    url: String,
    space: Option<Arc<Space>>,
}

pub struct Cluster {
    start: Start,
    nodes: Vec<Node>,
    postgres: Option<Postgres>,
    nats: Option<NatsServer>,
    /// Past every link.
    pub url: String,
    pub addresses: Vec<SocketAddr>,
    pub starts_again: u64,
    _switch: Option<Switch>,
    _folder: Option<Folder>,
}

impl Cluster {
    pub async fn start(plan: &Plan, start: Start) -> anyhow::Result<Cluster> {
        let mut cluster = Cluster {
            start,
            nodes: Vec::new(),
            postgres: None,
            nats: plan.nats.then(NatsServer::start).transpose()?,
            url: String::new(),
            addresses: Vec::new(),
            starts_again: 0,
            _switch: plan.spaces.then(Switch::make).transpose()?,
            _folder: None,
        };
        if plan.sqlite {
            let folder = Folder::make()?;
            cluster.url = folder.database();
            cluster._folder = Some(folder);
        } else {
            let postgres = Postgres::own()?;
            cluster.url = postgres.new_database().await?;
            cluster.postgres = Some(postgres);
        }
        for n in 0..plan.processes {
            let space = match &cluster._switch {
                Some(switch) => Some(Arc::new(switch.space(n as u8)?)),
                None => None,
            };
            let near = cluster._switch.as_ref().map_or(loopback().into(), Switch::address);
            let bus = match &cluster.nats {
                Some(nats) => Some(Link::to(nats.address, near).await?),
                None => None,
            };
            let (database, url) = match &cluster.postgres {
                Some(postgres) => {
                    let link = Link::to(postgres.address()?, near).await?;
                    let name = cluster.url.rsplit('/').next().unwrap_or_default();
                    let url = format!("postgres://ecumene@{}/{name}", link.address);
                    (Some(link), url)
                }
                None => (None, cluster.url.clone()),
            };
            let (child, address) = cluster.serve(&url, bus.as_ref().map(Link::nats), &space).await?;
            cluster.nodes.push(Node { child, database, bus, url, space });
            cluster.addresses.push(address);
        }
        Ok(cluster)
    }

    /// Starts a process, and again if it does not come up: on a machine that does much else a database may answer too late.
    async fn serve(
        &mut self,
        url: &str,
        bus: Option<String>,
        space: &Option<Arc<Space>>,
    ) -> anyhow::Result<(Child, SocketAddr)> {
        let begun = Instant::now();
        loop {
            let (start, url, bus, space) = (self.start.clone(), url.to_owned(), bus.clone(), space.clone());
            let started = tokio::task::spawn_blocking(move || {
                start(&Place { database: &url, bus: bus.as_deref(), space: space.as_deref() })
            });
            match started.await? {
                Err(why) if begun.elapsed() > SOON * 2 => return Err(why),
                Err(_) => self.starts_again += 1,
                started => return started,
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// Breaks something for a while, and mends it.
    pub async fn suffer(
        &mut self,
        fault: &'static str,
        node: usize,
        time: Duration,
        world: &World,
    ) -> anyhow::Result<()> {
        match fault {
            KILLED => {
                self.nodes[node].child.kill()?;
                self.nodes[node].child.wait()?;
                let Node { url, bus, space, .. } = &self.nodes[node];
                let (url, bus, space) = (url.clone(), bus.as_ref().map(Link::nats), space.clone());
                let (child, address) = self.serve(&url, bus, &space).await?;
                self.nodes[node].child = child;
                self.addresses[node] = address;
                world.moved(node, address);
            }
            "process paused" => {
                signal(&self.nodes[node].child, "STOP")?;
                tokio::time::sleep(time).await;
                signal(&self.nodes[node].child, "CONT")?;
            }
            "database cut off" | "database silent" => {
                let state = if fault == "database silent" { State::Silent } else { State::Cut };
                if let Some(database) = &self.nodes[node].database {
                    database.set(state);
                    tokio::time::sleep(time).await;
                    database.set(State::Open);
                }
            }
            "bus cut off" => {
                if let Some(bus) = &self.nodes[node].bus {
                    bus.set(State::Cut);
                    tokio::time::sleep(time).await;
                    bus.set(State::Open);
                }
            }
            CABLE => {
                if let Some(space) = &self.nodes[node].space {
                    space.plug(false)?;
                    tokio::time::sleep(time).await;
                    space.plug(true)?;
                }
            }
            "PostgreSQL crashed" => {
                let postgres = self.postgres.as_ref().context("there is none")?;
                postgres.stop()?;
                tokio::time::sleep(time).await;
                postgres.start_again()?;
            }
            _ => {
                if let Some(nats) = &mut self.nats {
                    nats.stop();
                    tokio::time::sleep(time).await;
                    nats.start_again()?;
                }
            }
        }
        Ok(())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        for node in &mut self.nodes {
            let _ = node.child.kill();
            let _ = node.child.wait();
        }
    }
}

/// Sends a process a signal, by its name.
fn signal(child: &Child, name: &str) -> anyhow::Result<()> {
    run_command(Command::new("kill").arg(format!("-{name}")).arg(child.id().to_string())).map(drop)
}
