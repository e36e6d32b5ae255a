//! `ecumene admin`: what whoever runs a server does with tables and people, whether it runs or not. It works on the same
//! database; a server that runs hears of it within a second.

mod backup;
mod doctor;

pub use backup::{Kept, backup, restore};
pub use doctor::{Finding, Stands, doctor};

use crate::config::Settings;
use crate::core::Core;
use crate::failure::Failure;
use crate::host::{Games, Host};
use crate::interventions::until;
use crate::people::login;
use crate::store::{Mark, PersonRow, Status, Store, StoreError, Summary};
use anyhow::{anyhow, bail};
use clap::{Subcommand, ValueEnum};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use text::Lang;

/// So many lines of a list.
const MOST: i64 = 1000;

/// What can be listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum What {
    Tables,
    People,
    /// What people complain of, and nobody looked into yet.
    Complaints,
    /// What operators and moderators did.
    Interventions,
}

/// What whoever runs a server may do. A person is named by the name of their account, or by an id as `list people` has it.
#[derive(Clone, Debug, Subcommand)]
pub enum Admin {
    /// List tables, people, complaints or interventions
    List {
        #[arg(value_enum, default_value = "tables")]
        what: What,
        /// Only tables with this status: waiting, running, finished, frozen or abandoned
        #[arg(long)]
        status: Option<String>,
        /// Only people whose name holds this
        #[arg(long)]
        like: Option<String>,
    },
    /// Everything about one table or one person, nothing hidden of a game
    Show { what: String },
    /// Try a match again that was frozen or could not be played
    Thaw { table: String },
    /// The match file of a table, or everything that is kept of a person; a running match's file tells all secrets
    Export { what: String },
    /// Close a table to everybody; what was played is kept
    Close {
        table: String,
        #[arg(long, default_value = "")]
        why: String,
        /// Open it again
        #[arg(long)]
        lift: bool,
    },
    /// Somebody may look on and do nothing more; their seats are given up
    Ban(Marking),
    /// Somebody may not talk
    Mute(Marking),
    /// Somebody may look after others: the moderation page is theirs. They sign in anew
    Moderator(Marking),
    /// Two accounts of one person become one: seats, talk and notes of the first go to the second, the first is deleted
    Merge { from: String, into: String },
    /// A code with which somebody who forgot their password chooses a new one; it counts for a day, once
    Reset { person: String },
    /// Delete an account or a guest: name, talk and notes go, what was played stays
    Delete { person: String },
}

#[derive(Clone, Debug, clap::Args)]
pub struct Marking {
    person: String,
    /// For so many days; for good without it
    #[arg(long)]
    days: Option<u32>,
    #[arg(long, default_value = "")]
    why: String,
    /// Take it back
    #[arg(long)]
    lift: bool,
}

/// What a command has to say: to people, and to programs.
#[derive(Clone, Debug)]
pub struct Said {
    pub text: String,
    pub json: Value,
    /// It did what it was asked.
    pub well: bool,
}

impl Said {
    fn done(text: impl Into<String>) -> Said {
        let text = text.into();
        Said { json: json!({ "done": text }), text, well: true }
    }
}

/// Does what an operator asks.
pub async fn admin(settings: Settings, games: Vec<Box<dyn Host>>, command: Admin) -> anyhow::Result<Said> {
    let store = Store::existing(&settings.storage).await?;
    // Whoever looks after a table does not play there: its bots are the server's.
    let settings = Settings { bot_delay: Duration::from_secs(3600), ..settings };
    let (core, _writing) = Core::new(settings, Games::new(games), store);
    let said = run(&core, command).await;
    core.stopping.send_replace(true);
    core.store.close().await;
    said
}

fn told(failure: Failure) -> anyhow::Error {
    anyhow!("{}", failure.message(Lang::En))
}

async fn run(core: &Arc<Core>, command: Admin) -> anyhow::Result<Said> {
    match command {
        Admin::List { what, status, like } => list(core, what, status, like).await,
        Admin::Show { what } => show(core, &what).await,
        Admin::Thaw { table } => {
            known_table(core, &table).await?;
            Ok(match core.thaw_table("", &table).await.map_err(told)? {
                None => Said::done(format!("table {table} can be played")),
                Some(why) => {
                    Said { well: false, ..Said::done(format!("table {table} still cannot be played: {why}")) }
                }
            })
        }
        Admin::Export { what } => export(core, &what).await,
        Admin::Close { table, lift: false, why } => {
            known_table(core, &table).await?;
            core.close_table("", &table, &why).await.map_err(told)?;
            Ok(Said::done(format!("table {table} is closed")))
        }
        Admin::Close { table, lift: true, .. } => {
            known_table(core, &table).await?;
            match core.reopen_table("", &table).await.map_err(told)? {
                true => Ok(Said::done(format!("table {table} is open again"))),
                false => bail!("table {table} is not closed"),
            }
        }
        Admin::Ban(marking) => mark(core, marking, Mark::Banned).await,
        Admin::Mute(marking) => mark(core, marking, Mark::Muted).await,
        Admin::Moderator(marking) => mark(core, marking, Mark::Moderator).await,
        Admin::Merge { from, into } => {
            let (one, two) = (whom(&core.store, &from).await?, whom(&core.store, &into).await?);
            if one.id == two.id {
                bail!("'{from}' and '{into}' are one account already");
            }
            core.merge_people("", &one, &two).await.map_err(told)?;
            Ok(Said::done(format!("{} is {} now", one.name, two.name)))
        }
        Admin::Reset { person } => {
            let whose = whom(&core.store, &person).await?;
            if whose.login.is_none() {
                bail!("'{person}' is a guest, who has no password");
            }
            let code = crate::accounts::fresh_code(&core.store, &whose.id).await?;
            Ok(Said { text: code.clone(), json: json!({ "code": code }), well: true })
        }
        Admin::Delete { person } => {
            let whose = whom(&core.store, &person).await?;
            core.remove_person("", &whose.id).await.map_err(told)?;
            Ok(Said::done(format!("{} is deleted", whose.name)))
        }
    }
}

/// Whoever has this id, or an account of this name.
async fn whom(store: &Store, text: &str) -> anyhow::Result<PersonRow> {
    match store.person(text).await {
        Err(StoreError::Missing) => {}
        found => return Ok(found?),
    }
    let login = login(text).map_err(told)?;
    match store.account(&login).await? {
        Some((id, _)) => Ok(store.person(&id).await?),
        None => bail!("nobody here has the id or an account named '{text}'"),
    }
}

async fn known_table(core: &Arc<Core>, id: &str) -> anyhow::Result<()> {
    match core.store.table(id).await {
        Err(StoreError::Missing) => bail!("there is no table '{id}'; `ecumene admin list` has their ids"),
        found => found.map(drop).map_err(Into::into),
    }
}

async fn mark(core: &Arc<Core>, marking: Marking, mark: Mark) -> anyhow::Result<Said> {
    let whose = whom(&core.store, &marking.person).await?;
    if mark == Mark::Moderator && whose.login.is_none() {
        bail!("'{}' is a guest; a moderator has an account", marking.person);
    }
    let until = (!marking.lift).then(|| until(marking.days));
    core.set_mark("", &whose, mark, until, &marking.why).await.map_err(told)?;
    let how = match (marking.lift, marking.days) {
        (true, _) => "not ".to_owned() + mark.name() + " any more",
        (false, None) => mark.name().to_owned(),
        (false, Some(days)) => format!("{} for {days} days", mark.name()),
    };
    Ok(Said::done(format!("{} is {how}", whose.name)))
}

async fn list(
    core: &Arc<Core>,
    what: What,
    status: Option<String>,
    like: Option<String>,
) -> anyhow::Result<Said> {
    let store = &core.store;
    let status = status.map(|word| {
        let known = "waiting, running, finished, frozen, abandoned";
        word.parse::<Status>()
            .map_err(|_| anyhow!("'{word}' is not the status of a table; accepted: {known}"))
    });
    let (lines, json): (Vec<String>, Value) = match what {
        What::Tables => {
            let rows = store.tables_like(status.transpose()?, MOST).await?;
            (rows.iter().map(table_line).collect(), rows.iter().map(table_json).collect())
        }
        What::People => {
            let rows = store.people_like(like.as_deref().unwrap_or_default(), MOST).await?;
            let line = |p: &crate::store::Known| {
                let login = p.login.as_deref().map_or("guest".into(), |login| format!("account {login}"));
                format!("{}  {}  {login}  {} tables  {}", p.id, p.name, p.tables, p.marks.join(" "))
            };
            (rows.iter().map(|p| line(p).trim_end().to_owned()).collect(), json!(rows))
        }
        What::Complaints => {
            let rows = store.complaints(true, MOST).await?;
            let line = |c: &crate::store::ComplaintRow| {
                format!("{}  table {}  {} about {}: {}", c.id, c.match_id, c.name, c.about_name, c.body)
            };
            (rows.iter().map(line).collect(), json!(rows))
        }
        What::Interventions => {
            let rows = store.interventions(0, i64::MAX).await?;
            let line = |i: &crate::store::InterventionRow| {
                format!("{}  {}  {}  {}  {}", i.seq, i.at, i.kind, i.subject, i.why).trim_end().to_owned()
            };
            (rows.iter().map(line).collect(), json!(rows))
        }
    };
    Ok(Said { text: lines.join("\n"), json, well: true })
}

fn table_line(summary: &Summary) -> String {
    let row = &summary.row;
    let title = if row.title.is_empty() { String::new() } else { format!("  “{}”", row.title) };
    format!("{}  {}  {}  {} seats  {} steps{title}", row.id, row.status, row.game, row.seats, summary.steps)
}

fn table_json(summary: &Summary) -> Value {
    let row = &summary.row;
    let seats: Vec<Value> = (summary.seats.iter())
        .map(|s| json!({ "seat": s.seat, "person": s.person, "name": s.name, "bot": s.bot, "kept": s.kept }))
        .collect();
    json!({
        "id": row.id, "game": row.game, "title": row.title, "status": row.status, "private": row.private,
        "host": row.creator, "created": row.created, "changed": row.changed, "steps": summary.steps, "seats": seats,
        "revision": row.started.as_ref().map(|s| s.revision), "trouble": row.trouble,
    })
}

async fn show(core: &Arc<Core>, what: &str) -> anyhow::Result<Said> {
    let json = match core.store.table(what).await {
        Ok(row) => {
            let seats = core.store.seats(what).await?;
            let steps = core.store.length(what).await?;
            let trouble = core
                .seen(what)
                .await
                .ok()
                .and_then(|(_, now)| now.trouble.as_ref().map(|why| why.to_string()));
            let (open, last) = (0, row.changed);
            let mut shown = table_json(&Summary { row, seats, open, steps, last });
            shown["trouble"] = json!(trouble);
            shown
        }
        Err(StoreError::Missing) => {
            let person = whom(&core.store, what).await?;
            let known =
                core.store.people_like(&person.id, MOST).await?.into_iter().find(|p| p.id == person.id);
            let tables = core.store.tables_of(&person.id, MOST).await?;
            json!({ "person": known, "tables": tables.iter().map(table_json).collect::<Vec<_>>() })
        }
        Err(why) => return Err(why.into()),
    };
    Ok(Said { text: serde_json::to_string_pretty(&json)?, json, well: true })
}

async fn export(core: &Arc<Core>, what: &str) -> anyhow::Result<Said> {
    let text = match core.store.table(what).await {
        Ok(row) if row.started.is_none() => bail!("table {what} has not begun: there is no match file yet"),
        Ok(row) => crate::record::as_stored(&core.store, &row).await.map_err(told)?,
        Err(StoreError::Missing) => {
            let person = whom(&core.store, what).await?;
            serde_json::to_string_pretty(&core.store.everything_of(&person.id).await?)?
        }
        Err(why) => return Err(why.into()),
    };
    Ok(Said { json: serde_json::from_str(&text)?, text, well: true })
}
