//! A PostgreSQL of our own, on loopback, thrown away afterwards; or `ECUMENE_TEST_POSTGRES` names a server on which databases
//! may be made.

use super::{Folder, free_address, run_command as run};
use anyhow::{Context, anyhow};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

pub struct Postgres {
    folder: Option<Folder>,
    bin: PathBuf,
    /// Up to the name of the database.
    base: String,
    options: String,
}

/// The newest `bin` folder of Debian's packages, or wherever `initdb` is in the path.
fn find() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok().into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> =
        versions.map(|v| v.path().join("bin")).filter(|b| b.join("initdb").exists()).collect();
    found.sort();
    found.pop().or_else(|| {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path).find(|folder| folder.join("initdb").exists())
    })
}

/// PostgreSQL refuses to run as root: then as the package's own user, or as nobody where there is none.
fn user() -> Option<&'static str> {
    let root = run(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    let packaged = || run(Command::new("id").args(["-u", "postgres"])).is_ok();
    root.then(|| if packaged() { "postgres" } else { "nobody" })
}

fn as_user(program: &Path) -> Command {
    let Some(user) = user() else { return Command::new(program) };
    let group = if user == "nobody" { "--regid=65534".to_owned() } else { format!("--regid={user}") };
    let mut command = Command::new("setpriv");
    command.args([&format!("--reuid={user}"), &group, "--clear-groups", "--"]).arg(program);
    command
}

impl Postgres {
    /// Starts a server, or uses the one that is named; on a machine where neither can be done, says why.
    pub fn start() -> anyhow::Result<Postgres> {
        if let Ok(base) = std::env::var("ECUMENE_TEST_POSTGRES") {
            return Ok(Postgres {
                folder: None,
                bin: PathBuf::new(),
                base: base.trim_end_matches('/').to_owned(),
                options: String::new(),
            });
        }
        Postgres::own()
    }

    /// Starts a server of our own, which may be stopped.
    pub fn own() -> anyhow::Result<Postgres> {
        let bin = find().context("there is no PostgreSQL here; Debian has it as postgresql")?;
        let folder = Folder::make()?;
        let data = folder.path().join("data");
        std::fs::create_dir(&data)?;
        if let Some(user) = user() {
            run(Command::new("chown").arg("-R").arg(user).arg(folder.path()))?;
        }
        run(as_user(&bin.join("initdb"))
            // Thrown away afterwards: whether it would outlast a crash of the machine is nobody's concern.
            .args(["--no-sync", "-A", "trust", "-U", "ecumene", "-E", "UTF8", "--locale=C", "-D"])
            .arg(&data))?;
        let address = free_address()?;
        let (host, port) = (address.ip(), address.port());
        let options = format!(
            "-p {port} -c listen_addresses={host} -c unix_socket_directories='' -c max_connections=120"
        );
        let base = format!("postgres://ecumene@{address}");
        let own = Postgres { folder: Some(folder), bin, base, options };
        own.start_again()?;
        Ok(own)
    }

    fn control(&self, args: &[&str]) -> anyhow::Result<()> {
        let folder = self.folder.as_ref().context("this PostgreSQL is not ours to stop")?.path();
        let mut command = as_user(&self.bin.join("pg_ctl"));
        command.arg("-D").arg(folder.join("data")).arg("-l").arg(folder.join("log"));
        run(command.args(["-w", "-t", "60"]).args(args)).map(drop)
    }

    /// Where it listens.
    pub fn address(&self) -> anyhow::Result<SocketAddr> {
        let place = self.base.rsplit('@').next().unwrap_or_default();
        place.parse().map_err(|why| anyhow!("{place}: {why}"))
    }

    /// Ends the server at once, as a crash would.
    pub fn stop(&self) -> anyhow::Result<()> {
        self.control(&["-m", "immediate", "stop"])
    }

    pub fn start_again(&self) -> anyhow::Result<()> {
        self.control(&["-o", &self.options, "start"])
    }

    /// A fresh database.
    pub async fn new_database(&self) -> anyhow::Result<String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        sqlx::any::install_default_drivers();
        let pool = sqlx::AnyPool::connect(&format!("{}/postgres", self.base)).await?;
        sqlx::query(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&pool).await?;
        pool.close().await;
        Ok(format!("{}/{name}", self.base))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            let data = folder.path().join("data");
            let stopped =
                run(as_user(&self.bin.join("pg_ctl")).args(["-m", "immediate", "-D"]).arg(&data).arg("stop"));
            if let Err(why) = stopped {
                eprintln!("PostgreSQL was not stopped: {why}");
            }
        }
    }
}
