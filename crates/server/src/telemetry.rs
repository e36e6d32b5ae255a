//! Logs and metrics.

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use tracing_subscriber::EnvFilter;

/// Starts logging to standard error; `RUST_LOG` chooses what. Harmless when somebody did already.
pub fn log(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let _ = if json { builder.json().try_init() } else { builder.compact().try_init() };
}

/// The one recorder of this process; none when another program part installed its own.
pub fn recorder() -> Option<PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    HANDLE
        .get_or_init(|| {
            let buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];
            let builder = PrometheusBuilder::new().set_buckets(&buckets).ok()?;
            let handle = builder.install_recorder().ok()?;
            describe();
            Some(handle)
        })
        .clone()
}

/// Says what is counted, and that nothing of it has happened yet: an alarm on how much a count grew hears nothing of a first time
/// before which there was no count, and one that compares two of them needs both.
fn describe() {
    use metrics::{describe_counter as by_what, describe_gauge as gauge, describe_histogram as histogram};
    let counter = |name: &'static str, what: &'static str| {
        by_what!(name, what);
        metrics::counter!(name).increment(0);
    };
    counter("ecumene_steps_total", "Steps stored");
    counter("ecumene_engine_faults_total", "Calls of the rules that failed or took too long");
    counter("ecumene_matches_frozen_total", "Matches frozen because the rules failed at a step");
    counter("ecumene_matches_unplayable_total", "Matches opened whose log this build cannot play");
    by_what!("ecumene_storage_failures_total", "Requests that storage did not fulfil, by kind");
    for kind in crate::store::StoreError::KINDS {
        metrics::counter!("ecumene_storage_failures_total", "kind" => kind).increment(0);
    }
    counter("ecumene_overtaken_total", "Appends refused because another process was first");
    counter("ecumene_standins_total", "Steps taken for somebody who was gone");
    by_what!("ecumene_limited_total", "Requests refused by a limit, by name");
    counter("ecumene_pushes_total", "Updates sent to browsers");
    by_what!("ecumene_requests_total", "Requests answered, by status");
    counter("ecumene_reminders_total", "Reminders delivered");
    counter("ecumene_reminder_failures_total", "Reminders that could not be delivered, and are tried again");
    counter("ecumene_leases_taken_over_total", "Leases taken from processes that were gone");
    counter("ecumene_leases_lost_total", "Writes refused because another process does this by now");
    counter("ecumene_news_sent_total", "Letters to other processes");
    counter("ecumene_news_lost_total", "News that were not sent; the sweep finds what they told");
    counter(
        "ecumene_news_missed_total",
        "Times in which nothing was heard; all tables in memory were looked at",
    );
    gauge!("ecumene_bus_up", "Whether other processes are heard");
    gauge!("ecumene_processes", "Processes that serve this database");
    counter("ecumene_complaints_total", "Complaints of people about people");
    counter("ecumene_interventions_total", "What operators and moderators did");
    by_what!("ecumene_swept_total", "Stale guests and empty tables that were swept away, by what");
    gauge!("ecumene_bots_waiting", "Bots that wait until they may think");
    gauge!("ecumene_owners", "Matches in memory");
    gauge!("ecumene_connections", "Open live connections");
    histogram!("ecumene_answer_seconds", "From an answer to its durable storage");
    histogram!("ecumene_analysis_seconds", "Looking one finished match over");
    histogram!("ecumene_bot_wait_seconds", "From a bot's question until it may think");
    histogram!("ecumene_request_seconds", "From a request to its answer");
    histogram!("ecumene_commit_seconds", "One commit");
    histogram!("ecumene_commit_entries", "Entries that shared a commit");
    histogram!("ecumene_render_seconds", "Drawing one screen");
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    /// Names of metrics in a text, without what Prometheus adds to a histogram's.
    fn named(text: &str) -> BTreeSet<String> {
        let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let metrics = words.filter(|word| {
            word.starts_with("ecumene_") && *word != "ecumene_backup" && *word != "ecumene_view"
        });
        let bare = |word: &str| {
            let ends = ["_bucket", "_sum", "_count"];
            ends.iter().find_map(|end| word.strip_suffix(end)).unwrap_or(word).to_owned()
        };
        metrics.map(bare).collect()
    }

    fn read(folder: &Path, text: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => read(&path, text),
                false => text.push_str(&std::fs::read_to_string(&path).unwrap()),
            }
        }
    }

    /// Everything that is counted is described and on the dashboard, and alarms speak of nothing else.
    #[test]
    fn dashboard_and_alarms_know_every_metric() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let described = named(include_str!("telemetry.rs").split("mod tests").next().unwrap());
        let mut source = String::new();
        read(&here.join("src"), &mut source);
        let counted: BTreeSet<String> = source
            .split("!(\"")
            .skip(1)
            .flat_map(|rest| named(rest.split('"').next().unwrap_or_default()))
            .collect();
        assert_eq!(
            counted.difference(&described).collect::<Vec<_>>(),
            Vec::<&String>::new(),
            "not described"
        );
        let deploy = |name: &str| std::fs::read_to_string(here.join("../../deploy").join(name)).unwrap();
        let dashboard = deploy("dashboard.json");
        assert!(serde_json::from_str::<serde_json::Value>(&dashboard).unwrap()["panels"].is_array());
        assert_eq!(named(&dashboard), described, "the dashboard");
        let alarms = named(&deploy("alerts.yml"));
        assert!(alarms.len() > 8 && alarms.is_subset(&described), "{alarms:?}");
    }

    /// Alarms hear of a first time only if they were told that there was none before.
    #[test]
    fn what_alarms_count_is_counted_from_the_start() {
        let recorder = PrometheusBuilder::new().build_recorder();
        metrics::with_local_recorder(&recorder, describe);
        let told = recorder.handle().render();
        for name in named(include_str!("../../../deploy/alerts.yml")) {
            // How many were answered or refused is told by what; that is not known before.
            let by_what = ["ecumene_requests_total", "ecumene_limited_total"].contains(&name.as_str());
            let counts = name.ends_with("_total") && !by_what;
            let zero = |line: &str| line.starts_with(&name) && line.ends_with(" 0");
            assert!(!counts || told.lines().any(zero), "{name} is not there: {told}");
        }
        assert!(told.contains("ecumene_storage_failures_total{kind=\"full\"} 0"), "{told}");
    }
}
