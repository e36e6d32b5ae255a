//! `ecumene doctor`: whether a server set up like this can do its work, part by part, before or while it runs. It changes
//! nothing but one row that says that something can be written.

use crate::client::Client;
use crate::config::{Config, Settings, Storage};
use crate::remind::{Keys, Postman};
use crate::store::{Backend, Store, now};
use serde::Serialize;
use std::fmt;
use std::time::Duration;

/// How it stands with one part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stands {
    Well,
    /// It works, but not as somebody might expect.
    Mind,
    Badly,
}

/// What was found of one part.
#[derive(Clone, Debug, Serialize)]
pub struct Finding {
    pub part: &'static str,
    pub stands: Stands,
    pub said: String,
}

fn found(part: &'static str, stands: Stands, said: impl Into<String>) -> Finding {
    Finding { part, stands, said: said.into() }
}

/// Looks at everything.
pub async fn doctor(config: Config) -> Vec<Finding> {
    let settings = match config.settle() {
        Ok(settings) => settings,
        Err(why) => return vec![found("configuration", Stands::Badly, format!("{why:#}"))],
    };
    let mut all = vec![configuration(&settings)];
    match Store::as_it_is(&settings.storage).await {
        Ok(None) => {
            all.push(found("storage", Stands::Well, "nothing there yet; it is made when the server starts"))
        }
        Ok(Some(store)) => {
            all.extend(storage(&store).await);
            all.push(clock(&store).await);
            all.push(push(&store, &settings).await);
            store.close().await;
        }
        Err(why) => all.push(found("storage", Stands::Badly, format!("{why:#}"))),
    }
    all.push(processes(&settings).await);
    all.push(mail(&settings).await);
    all.push(running(&settings).await);
    all
}

fn configuration(settings: &Settings) -> Finding {
    let https = settings.public_url.as_ref().is_some_and(|url| url.starts_with("https:"));
    let open = !settings.listen.ip().is_loopback();
    match () {
        _ if settings.limits == 0.0 && open => found(
            "configuration",
            Stands::Badly,
            format!("limits are lifted and everybody reaches {}: leave --limits at 1", settings.listen),
        ),
        _ if open && !https => found(
            "configuration",
            Stands::Mind,
            format!(
                "{} is reached from elsewhere, and public-url is not https: passwords travel in the open",
                settings.listen
            ),
        ),
        _ if https && settings.proxies.is_empty() => found(
            "configuration",
            Stands::Mind,
            "public-url is https, and no proxy is trusted: all visitors count as one address; name the proxy in trusted-proxies",
        ),
        _ => found("configuration", Stands::Well, format!("listens on {}", settings.listen)),
    }
}

async fn storage(store: &Store) -> Vec<Finding> {
    let newest = Store::newest_schema();
    let schema = match store.schema().await {
        Ok(schema) if schema < newest => found(
            "schema",
            Stands::Mind,
            format!(
                "step {schema} of {newest}: it is brought up to date when the server starts; make a backup before"
            ),
        ),
        Ok(schema) if schema > newest => found(
            "schema",
            Stands::Mind,
            format!(
                "step {schema}, made by a newer version; this one knows {newest} and passes over the rest"
            ),
        ),
        Ok(schema) => found("schema", Stands::Well, format!("step {schema}, up to date")),
        Err(why) => found("schema", Stands::Badly, why.to_string()),
    };
    let begun = std::time::Instant::now();
    let written = match store.probe().await {
        Ok(()) => {
            let took = begun.elapsed();
            let stands = if took > Duration::from_millis(250) { Stands::Mind } else { Stands::Well };
            found(
                "storage",
                stands,
                format!("{:?}: one row written and read in {} ms", store.backend(), took.as_millis()),
            )
        }
        Err(why) => found("storage", Stands::Badly, format!("cannot be written to: {why}")),
    };
    let sound = match store.damage().await {
        Ok(None) => None,
        Ok(Some(damage)) => {
            Some(found("storage", Stands::Badly, format!("the file is damaged: {damage}; restore a backup")))
        }
        Err(why) => Some(found("storage", Stands::Badly, why.to_string())),
    };
    [schema, written].into_iter().chain(sound).collect()
}

/// Tables are timed by the clock of this machine; what is stored says whether it went backwards.
async fn clock(store: &Store) -> Finding {
    let read = async {
        Ok::<_, crate::store::StoreError>((store.newest_entry().await?, store.their_clock().await?))
    };
    let (newest, theirs) = match read.await {
        Ok(read) => read,
        Err(why) => return found("clock", Stands::Badly, why.to_string()),
    };
    let ahead = newest - now();
    let apart = theirs.map_or(0, |theirs| theirs - now());
    match () {
        _ if ahead > 60_000 => found(
            "clock",
            Stands::Badly,
            format!("the newest move is {} s in the future: this machine's clock is behind", ahead / 1000),
        ),
        _ if apart.abs() > 5_000 => found(
            "clock",
            Stands::Mind,
            format!(
                "the database's clock is {} s apart from this machine's: run an NTP service on both",
                apart / 1000
            ),
        ),
        _ => found("clock", Stands::Well, "agrees with what is stored"),
    }
}

async fn processes(settings: &Settings) -> Finding {
    if let Some(url) = &settings.bus {
        return match tokio::time::timeout(Duration::from_secs(5), greet(url)).await {
            Ok(Ok(())) => found("bus", Stands::Well, "NATS answers"),
            Ok(Err(why)) => found("bus", Stands::Badly, format!("NATS cannot be reached: {why:#}")),
            Err(_) => found("bus", Stands::Badly, "NATS does not answer within 5 s"),
        };
    }
    match &settings.storage {
        Storage::Folder(_) => {
            found("bus", Stands::Well, "an embedded database: one process, which needs no bus")
        }
        Storage::Url(url) if url.starts_with("sqlite") => {
            found("bus", Stands::Well, "one process, which needs no bus")
        }
        Storage::Url(_) => {
            found("bus", Stands::Well, "PostgreSQL: several processes hear of each other through it")
        }
    }
}

/// Whether somebody listens at the address of a bus.
async fn greet(url: &str) -> anyhow::Result<()> {
    let url = url::Url::parse(url)?;
    let host = url.host_str().unwrap_or("localhost");
    tokio::net::TcpStream::connect((host, url.port().unwrap_or(4222))).await?;
    Ok(())
}

async fn mail(settings: &Settings) -> Finding {
    let Some((url, from)) = &settings.smtp else {
        return found("mail", Stands::Well, "not set: no mail is sent (smtp-url and mail-from)");
    };
    let greeted = match Postman::new(Some((url.as_str(), from.as_str()))) {
        Ok(postman) => tokio::time::timeout(Duration::from_secs(20), postman.greet()).await,
        Err(why) => return found("mail", Stands::Badly, format!("{why:#}")),
    };
    match greeted {
        Ok(Ok(())) => found("mail", Stands::Well, format!("the mail server answers; mails are from {from}")),
        Ok(Err(why)) => found("mail", Stands::Badly, format!("{why:#}")),
        Err(_) => found("mail", Stands::Badly, "the mail server does not answer within 20 s"),
    }
}

async fn push(store: &Store, settings: &Settings) -> Finding {
    let https = settings.public_url.as_ref().is_some_and(|url| url.starts_with("https:"));
    match store.kept_key("push").await {
        Err(why) => found("push", Stands::Badly, why.to_string()),
        Ok(Some(key)) if Keys::read(&key).is_err() => {
            found("push", Stands::Badly, "the stored key is damaged: delete the row 'push' of server_keys")
        }
        Ok(_) if !https => found(
            "push",
            Stands::Mind,
            "browsers take messages only over https (public-url), or on this machine",
        ),
        Ok(None) => found("push", Stands::Well, "its key is made when the first browser asks"),
        Ok(Some(_)) => found("push", Stands::Well, "its key is there"),
    }
}

async fn running(settings: &Settings) -> Finding {
    let asked = Client::new(settings.listen);
    match tokio::time::timeout(Duration::from_secs(5), asked.get("/health")).await {
        Ok(Ok(answer)) if answer.status == 200 => {
            found("server", Stands::Well, format!("runs on {} and is healthy", settings.listen))
        }
        Ok(Ok(answer)) => {
            found("server", Stands::Badly, format!("runs on {} and says {}", settings.listen, answer.text()))
        }
        Ok(Err(_)) => found("server", Stands::Well, format!("none runs on {} now", settings.listen)),
        Err(_) => found("server", Stands::Badly, format!("{} does not answer within 5 s", settings.listen)),
    }
}

/// A line for a person.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mark = match self.stands {
            Stands::Well => "ok",
            Stands::Mind => "mind",
            Stands::Badly => "BAD",
        };
        write!(f, "{mark:<5} {:<14} {}", self.part, self.said)
    }
}

impl Store {
    fn is_sqlite(&self) -> bool {
        self.backend() == Backend::Sqlite
    }

    /// What a check of the file finds, if it is one.
    async fn damage(&self) -> crate::store::Stored<Option<String>> {
        if self.is_sqlite() { self.quick_check().await } else { Ok(None) }
    }
}
