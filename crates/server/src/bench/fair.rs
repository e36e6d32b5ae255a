//! Whether somebody's bots answer as fast beside a guest who has many tables of masters as they do alone.

use super::percentile;
use crate::chaos::{Folder, Place, Start};
use crate::client::Client;
use anyhow::Context;
use serde::Serialize;
use serde_json::{Value, json};
use std::process::Child;
use std::time::{Duration, Instant};

pub struct Plan {
    pub game: String,
    /// Seats of a table.
    pub seats: u8,
    /// Tables of masters alone that one guest has.
    pub tables: usize,
    /// Against whom the other plays.
    pub bot: String,
    /// Answers of bots that are timed, alone and beside them.
    pub answers: usize,
    /// So often all of it, each time with a process of its own.
    pub rounds: usize,
}

/// Answers of the bots of one person, in milliseconds each.
#[derive(Serialize, Debug)]
pub struct Times {
    pub answers: usize,
    pub ms_p50: f64,
    pub ms_p90: f64,
    pub ms_mean: f64,
}

#[derive(Serialize, Debug)]
pub struct Fair {
    pub alone: Times,
    pub beside: Times,
    /// How many times as long an answer takes beside them: at the median, and on average.
    pub factor_p50: f64,
    pub factor_mean: f64,
    /// Steps that all the masters took meanwhile.
    pub masters_steps: u64,
}

/// A process that ends with the measurement.
struct Served(Child);

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

pub async fn fair(plan: &Plan, start: Start) -> anyhow::Result<Fair> {
    let (mut alone, mut beside, mut masters_steps) = (Vec::new(), Vec::new(), 0);
    for _ in 0..plan.rounds {
        let folder = Folder::make()?;
        let url = folder.database();
        let start = start.clone();
        let (child, address) = tokio::task::spawn_blocking(move || start(&Place::on(&url))).await??;
        let _served = Served(child);
        let other = Client::guest(address, "Ada").await?;
        alone.extend(timed(&other, plan).await?);
        let hog = Client::guest(address, "Bo").await?;
        let mut tables = Vec::new();
        for _ in 0..plan.tables {
            tables.push(open(&hog, &plan.game, vec!["bot:master"; plan.seats.into()]).await?);
        }
        let steps = async || -> anyhow::Result<u64> {
            let mut sum = 0;
            for table in &tables {
                let shown = hog.get(&format!("/api/v1/tables/{table}")).await?.json()?;
                sum += shown["steps"].as_u64().unwrap_or_default();
            }
            Ok(sum)
        };
        let before = steps().await?;
        beside.extend(timed(&other, plan).await?);
        masters_steps += steps().await? - before;
    }
    let (alone, beside) = (times(alone), times(beside));
    let factor_p50 = beside.ms_p50 / alone.ms_p50.max(f64::MIN_POSITIVE);
    let factor_mean = beside.ms_mean / alone.ms_mean.max(f64::MIN_POSITIVE);
    Ok(Fair { alone, beside, factor_p50, factor_mean, masters_steps })
}

fn times(mut ms: Vec<f64>) -> Times {
    ms.sort_by(f64::total_cmp);
    let ms_mean = ms.iter().sum::<f64>() / ms.len().max(1) as f64;
    Times { answers: ms.len(), ms_p50: percentile(&ms, 0.5), ms_p90: percentile(&ms, 0.9), ms_mean }
}

async fn open(client: &Client, game: &str, seats: Vec<&str>) -> anyhow::Result<String> {
    let opened = client.post("/api/v1/tables", &json!({ "game": game, "seats": seats })).await?;
    Ok(opened.json()?["id"].as_str().with_context(|| opened.text())?.to_owned())
}

/// Plays with bots until so many of their answers were waited for; how long each took. A game that ends is followed by another.
async fn timed(client: &Client, plan: &Plan) -> anyhow::Result<Vec<f64>> {
    let mut found = Vec::new();
    let bot = format!("bot:{}", plan.bot);
    while found.len() < plan.answers {
        let mut seats = vec![bot.as_str(); plan.seats.into()];
        seats[0] = "me";
        let table = open(client, &plan.game, seats).await?;
        let (mut begun, mut steps) = (Instant::now(), 0);
        while found.len() < plan.answers {
            let shown = client.get(&format!("/api/v1/tables/{table}")).await?.json()?;
            if shown["status"] != "running" {
                break;
            }
            let now = shown["steps"].as_u64().unwrap_or_default();
            if now > steps {
                // Several that came between two looks share the time.
                let each = begun.elapsed().as_secs_f64() * 1000.0 / (now - steps) as f64;
                found.extend((steps..now).map(|_| each));
                (begun, steps) = (Instant::now(), now);
            }
            let offer = client.get(&format!("/api/v1/tables/{table}/offer?as=0")).await?.json()?;
            if offer["decision"].is_number() {
                act(client, &table, &offer, steps).await?;
                (begun, steps) = (Instant::now(), steps + 1);
            }
            tokio::time::sleep(Duration::from_millis(4)).await;
        }
    }
    Ok(found)
}

async fn act(client: &Client, table: &str, offer: &Value, steps: u64) -> anyhow::Result<()> {
    let choices = offer["choices"].as_array().map_or(1, Vec::len);
    let act = json!({ "id": format!("m{steps}"), "seat": 0, "decision": offer["decision"],
        "choice": crate::random::below(choices) });
    let answer = client.post(&format!("/api/v1/tables/{table}/act"), &act).await?;
    anyhow::ensure!(answer.status == 200, "{}", answer.text());
    Ok(())
}
