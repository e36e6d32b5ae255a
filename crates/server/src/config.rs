//! How a server is set up: by flags, by the environment (`ECUMENE_…`), by a TOML file, in this order.

use crate::proxies::Proxies;
use crate::testing::Testing;
use anyhow::Context;
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Flags of `ecumene serve`. What is not given comes from the environment, then from the file, then is a default.
#[derive(Clone, Debug, Default, clap::Args, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Config {
    /// Address and port to listen on [default: 127.0.0.1:8080]
    #[arg(long, env = "ECUMENE_LISTEN", value_name = "ADDR")]
    pub listen: Option<SocketAddr>,
    /// Folder of the embedded database [default: ./ecumene-data]
    #[arg(long, env = "ECUMENE_DATA", value_name = "DIR", conflicts_with = "database")]
    pub data: Option<PathBuf>,
    /// Use this PostgreSQL (or SQLite) database instead of the embedded one
    #[arg(long, env = "ECUMENE_DATABASE", value_name = "URL", hide_env_values = true)]
    pub database: Option<String>,
    /// Where several processes share a PostgreSQL database: hear of each other through this NATS server (nats://HOST:PORT)
    /// [default: through PostgreSQL itself]
    #[arg(long, env = "ECUMENE_BUS", value_name = "URL", hide_env_values = true)]
    pub bus: Option<String>,
    /// Open the table in your browser
    #[arg(long)]
    #[serde(skip)]
    pub open: bool,
    /// Read settings from this TOML file; its keys are the names of these flags
    #[arg(long, env = "ECUMENE_CONFIG", value_name = "FILE")]
    #[serde(skip)]
    pub config: Option<PathBuf>,
    /// Address under which browsers reach the server, for links in reminders and invitations (these have, without it, the
    /// address they were asked from); also marks cookies as secure when it is https
    #[arg(long, env = "ECUMENE_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    /// Proxies in front of this server, by address or network (10.0.0.0/8): only what these say is believed of where a request
    /// comes from (X-Forwarded-For, -Host, -Proto)
    #[arg(long, env = "ECUMENE_TRUSTED_PROXIES", value_name = "ADDR,…", value_delimiter = ',')]
    pub trusted_proxies: Vec<String>,
    /// The proxy is on this machine: the same as --trusted-proxies 127.0.0.0/8,::1
    #[arg(long, env = "ECUMENE_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// How long a bot waits before each step, in milliseconds [default: 350]
    #[arg(long, env = "ECUMENE_BOT_DELAY_MS", value_name = "MS")]
    pub bot_delay_ms: Option<u64>,
    /// Longest time the rules may take for one step, in milliseconds; a match that takes longer is frozen [default: 5000]
    #[arg(long, env = "ECUMENE_ENGINE_LIMIT_MS", value_name = "MS")]
    pub engine_limit_ms: Option<u64>,
    /// How long what was better is looked for in a finished match, in seconds of a modest core; 0 looks for nothing [default: 40]
    #[arg(long, env = "ECUMENE_ANALYSIS_S", value_name = "S")]
    pub analysis_s: Option<u64>,
    /// A match nobody looks at leaves memory after so many seconds [default: 300]
    #[arg(long, env = "ECUMENE_SLEEP_AFTER_S", value_name = "S")]
    pub sleep_after_s: Option<u64>,
    /// Multiply all limits on requests by this; 0 lifts them (for tests and benchmarks) [default: 1]
    #[arg(long, env = "ECUMENE_LIMITS", value_name = "FACTOR")]
    pub limits: Option<f64>,
    /// Write logs as JSON, one object a line
    #[arg(long, env = "ECUMENE_LOG_JSON")]
    pub log_json: bool,
    /// Send reminders by mail through this server: smtps://USER:PASSWORD@HOST, or smtp://…?tls=required
    #[arg(long, env = "ECUMENE_SMTP_URL", value_name = "URL", hide_env_values = true)]
    pub smtp_url: Option<String>,
    /// Who mails are from: "Ecumene <table@play.example>"
    #[arg(long, env = "ECUMENE_MAIL_FROM", value_name = "ADDRESS")]
    pub mail_from: Option<String>,
    /// For whoever works on the pages: read styles and scripts from this checkout (or a game's own folder) at each request, and
    /// load open pages again when one changes
    #[arg(long, value_name = "DIR")]
    #[serde(skip)]
    pub assets_from: Option<PathBuf>,
    /// Let webhooks of reminders reach private networks and plain http; only where everybody with an account is trusted
    #[arg(long, env = "ECUMENE_PRIVATE_HOOKS")]
    pub private_hooks: bool,
}

/// A [`Config`] with every blank filled in.
#[derive(Clone)]
pub struct Settings {
    pub listen: SocketAddr,
    pub storage: Storage,
    /// The NATS server through which processes hear of each other, if not through PostgreSQL.
    pub bus: Option<String>,
    pub open: bool,
    pub public_url: Option<String>,
    /// Who is believed about where a request comes from.
    pub proxies: Proxies,
    pub bot_delay: Duration,
    pub engine_limit: Duration,
    /// Thinking about what was better in a finished match.
    pub analysis: Duration,
    pub sleep_after: Duration,
    pub limits: f64,
    pub log_json: bool,
    /// The mail server, and who mails are from.
    pub smtp: Option<(String, String)>,
    /// Webhooks may reach private networks.
    pub private_hooks: bool,
    /// Styles and scripts are read from this tree; see [`crate::workshop`].
    pub assets_from: Option<PathBuf>,
    /// A match in memory is written down as a whole after so many entries.
    pub snapshot_every: usize,
    /// A minute of the tables' clocks; tests have no time.
    pub minute: Duration,
    /// For tests only: nothing sets it from outside.
    pub testing: Testing,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Storage {
    Folder(PathBuf),
    Url(String),
}

/// Where the package keeps its settings, and beside them what should not stand there.
const INSTALLED: &str = "/etc/ecumene";

impl Config {
    /// The settings of a server that is looked after, where nobody names them: the folder here, if there is one; else what the
    /// package runs with. Without this a copy of nothing would be kept for that of a server.
    pub fn of_the_server(self) -> Config {
        self.found(Path::new(""), Path::new(INSTALLED))
    }

    fn found(mut self, here: &Path, installed: &Path) -> Config {
        let named = self.config.is_some() || self.data.is_some() || self.database.is_some();
        let file = installed.join("ecumene.toml");
        if named || here.join("ecumene-data").exists() || !file.exists() {
            return self;
        }
        self.config = Some(file);
        // As the unit file reads it.
        let secrets = std::fs::read_to_string(installed.join("environment")).unwrap_or_default();
        let secret = |name: &str| {
            let value = secrets.lines().find_map(|line| line.trim().strip_prefix(name)?.strip_prefix('='))?;
            Some(value.trim_matches('"').to_owned())
        };
        self.database = secret("ECUMENE_DATABASE");
        self.smtp_url = self.smtp_url.or_else(|| secret("ECUMENE_SMTP_URL"));
        self.bus = self.bus.or_else(|| secret("ECUMENE_BUS"));
        self
    }

    pub fn settle(self) -> anyhow::Result<Settings> {
        let file = match &self.config {
            Some(path) => {
                let text = std::fs::read_to_string(path)
                    .with_context(|| format!("cannot read the settings file {}", path.display()))?;
                toml::from_str(&text).with_context(|| format!("in the settings file {}", path.display()))?
            }
            None => Config::default(),
        };
        // A flag for one kind of storage overrules a file that names the other.
        let storage = match (self.database, self.data, file.database, file.data) {
            (Some(url), ..) => Storage::Url(url),
            (_, Some(folder), ..) => Storage::Folder(folder),
            (_, _, Some(_), Some(_)) => {
                anyhow::bail!("the settings file names both 'data' and 'database'; choose one")
            }
            (_, _, Some(url), _) => Storage::Url(url),
            (_, _, _, folder) => Storage::Folder(folder.unwrap_or_else(|| "ecumene-data".into())),
        };
        let public_url = self.public_url.or(file.public_url).map(|url| url.trim_end_matches('/').to_owned());
        if let Some(url) =
            public_url.as_ref().filter(|u| !u.starts_with("http://") && !u.starts_with("https://"))
        {
            anyhow::bail!("the public URL starts with http:// or https://, not '{url}'");
        }
        let bus = self.bus.or(file.bus);
        if let Some(url) =
            bus.as_ref().filter(|url| !url.starts_with("nats://") && !url.starts_with("tls://"))
        {
            anyhow::bail!("the bus is a NATS server, nats://HOST:PORT or tls://HOST:PORT, not '{url}'");
        }
        if bus.is_some() && matches!(&storage, Storage::Folder(_)) {
            anyhow::bail!(
                "a bus is for several processes, which need a PostgreSQL database: --database postgres://…"
            );
        }
        let limits = self.limits.or(file.limits).unwrap_or(1.0);
        if !limits.is_finite() || limits < 0.0 {
            anyhow::bail!("the factor for limits is 0 or more, not {limits}");
        }
        let named =
            if self.trusted_proxies.is_empty() { &file.trusted_proxies } else { &self.trusted_proxies };
        let proxies = match (named.is_empty(), self.behind_proxy || file.behind_proxy) {
            (true, true) => Proxies::here(),
            _ => Proxies::new(named)?,
        };
        let smtp = match (self.smtp_url.or(file.smtp_url), self.mail_from.or(file.mail_from)) {
            (Some(url), Some(from)) => Some((url, from)),
            (None, None) => None,
            _ => anyhow::bail!("mail needs both 'smtp-url' and 'mail-from'"),
        };
        crate::remind::Postman::new(smtp.as_ref().map(|(url, from)| (url.as_str(), from.as_str())))?;
        if let Some(tree) = &self.assets_from {
            crate::workshop::Tree::at(tree)?;
        }
        let ms = |mine: Option<u64>, files: Option<u64>, default| mine.or(files).unwrap_or(default);
        let seconds = ms(self.sleep_after_s, file.sleep_after_s, 300).max(1);
        Ok(Settings {
            listen: self.listen.or(file.listen).unwrap_or(SocketAddr::from(([127, 0, 0, 1], 8080))),
            storage,
            bus,
            open: self.open,
            public_url,
            proxies,
            bot_delay: Duration::from_millis(ms(self.bot_delay_ms, file.bot_delay_ms, 350)),
            engine_limit: Duration::from_millis(ms(self.engine_limit_ms, file.engine_limit_ms, 5000).max(10)),
            analysis: Duration::from_secs(ms(self.analysis_s, file.analysis_s, 40).min(600)),
            sleep_after: Duration::from_secs(seconds),
            limits,
            log_json: self.log_json || file.log_json,
            smtp,
            private_hooks: self.private_hooks || file.private_hooks,
            assets_from: self.assets_from,
            snapshot_every: 64,
            minute: Duration::from_secs(60),
            testing: Testing::default(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_looks_after_a_server_need_not_name_what_the_package_runs_with() {
        let root = tempfile::tempdir().unwrap();
        let (here, etc) = (root.path().join("home"), root.path().join("etc"));
        let storage = |config: Config| config.found(&here, &etc).settle().unwrap().storage;
        let folder = |path: &str| Storage::Folder(path.into());
        assert_eq!(storage(Config::default()), folder("ecumene-data"), "nothing is installed");
        std::fs::create_dir_all(&etc).unwrap();
        std::fs::write(etc.join("ecumene.toml"), "data = '/var/lib/ecumene'\n").unwrap();
        assert_eq!(storage(Config::default()), folder("/var/lib/ecumene"));
        let named = Config { data: Some("elsewhere".into()), ..Config::default() };
        assert_eq!(storage(named), folder("elsewhere"));
        let secrets = "# secrets\nECUMENE_DATABASE=postgres://a:b@c/d\nECUMENE_BUS=\"nats://e:f@g:1\"\n";
        std::fs::write(etc.join("environment"), secrets).unwrap();
        assert_eq!(storage(Config::default()), Storage::Url("postgres://a:b@c/d".into()));
        let settings = Config::default().found(&here, &etc).settle().unwrap();
        assert_eq!(settings.bus.as_deref(), Some("nats://e:f@g:1"));
        std::fs::create_dir_all(here.join("ecumene-data")).unwrap();
        assert_eq!(storage(Config::default()), folder("ecumene-data"), "a server that runs from here");
    }

    /// Else a copy would be kept of another database than the one that is served.
    #[test]
    fn units_serve_with_what_is_looked_after() {
        let one = include_str!("../../../deploy/ecumene.service");
        let several = include_str!("../../../deploy/several/ecumene@.service");
        for unit in [one, several] {
            let start = unit.lines().find(|line| line.starts_with("ExecStart=")).unwrap();
            assert!(start.contains(&format!("--config {INSTALLED}/ecumene.toml")), "{start}");
            let environment = format!("EnvironmentFile=-{INSTALLED}/environment");
            let files: Vec<&str> = unit.lines().filter(|line| line.starts_with("EnvironmentFile=")).collect();
            assert_eq!(files, [environment]);
        }
    }

    #[test]
    fn flags_overrule_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("e.toml");
        std::fs::write(&path, "listen = '0.0.0.0:9'\ndatabase = 'postgres://x/y'\nbot-delay-ms = 7\n")
            .unwrap();
        let given = Config { config: Some(path.clone()), data: Some("here".into()), ..Config::default() };
        let settings = given.settle().unwrap();
        assert_eq!(settings.listen.port(), 9);
        assert_eq!(settings.storage, Storage::Folder("here".into()));
        assert_eq!(settings.bot_delay, Duration::from_millis(7));
        std::fs::write(&path, "lisen = 3").unwrap();
        let wrong = Config { config: Some(path), ..Config::default() }.settle().err().unwrap();
        assert!(format!("{wrong:#}").contains("lisen"), "{wrong:#}");
    }
}
