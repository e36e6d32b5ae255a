//! What people see: a page for every tab, kept up to date as a browser keeps it. A connection that ends is made anew, wherever
//! there is room, and goes on from what the page shows.

use super::SOON;
use super::players::{World, lock};
use crate::client::{Client, Live};
use anyhow::{Context, ensure};
use serde_json::Value;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::task::AbortHandle;

/// A server that is there says so every 15 seconds; one that has not for so long is gone.
const SILENT: Duration = Duration::from_secs(35);

/// Every element by its id: where it is, and a print of what it says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Page {
    digest: String,
    elements: BTreeMap<String, (Value, Value, u64)>,
}

impl Page {
    fn put(&mut self, elements: &Value) -> Option<()> {
        for element in elements.as_array()? {
            let mut print = DefaultHasher::new();
            element["html"].as_str()?.hash(&mut print);
            let place = (element["parent"].clone(), element["after"].clone(), print.finish());
            self.elements.insert(element["id"].as_str()?.to_owned(), place);
        }
        Some(())
    }

    /// Takes note of what it is told, as `socket.js` does; none if that makes no sense.
    fn hear(&mut self, told: &Value) -> Option<()> {
        match told["t"].as_str()? {
            "screen" => {
                self.elements.clear();
                self.put(&told["elements"])?;
            }
            "patch" => {
                for gone in told["removed"].as_array()? {
                    self.elements.remove(gone.as_str()?);
                }
                self.put(&told["changed"])?;
            }
            "same" => (self.digest == told["digest"].as_str()?).then_some(())?,
            "reload" => *self = Page::default(),
            _ => return Some(()),
        }
        self.digest = told["digest"].as_str().unwrap_or_default().to_owned();
        Some(())
    }
}

/// The pages of one table.
#[derive(Default)]
pub struct Screens(Mutex<BTreeMap<String, Vec<Open>>>);

struct Open {
    page: Arc<Mutex<Page>>,
    task: AbortHandle,
}

impl Drop for Open {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Screens {
    /// Somebody opens a page of a table.
    pub fn open(&self, world: &Arc<World>, table: &str, token: &str) {
        let page = Arc::<Mutex<Page>>::default();
        let looking = look(world.clone(), table.to_owned(), token.to_owned(), page.clone());
        let task = tokio::spawn(looking).abort_handle();
        lock(&self.0).entry(table.to_owned()).or_default().push(Open { page, task });
    }

    /// Whoever looked at it does not any more.
    pub fn close(&self, table: &str) {
        lock(&self.0).remove(table);
    }

    /// Waits until every page shows what a new one shows at every process, and says how many there are.
    pub async fn agree(&self, world: &World, addresses: &[SocketAddr]) -> anyhow::Result<usize> {
        let tables: Vec<String> = lock(&self.0).keys().cloned().collect();
        let mut count = 0;
        for table in tables {
            let token = lock(&world.tables).get(&table).cloned().unwrap_or_default();
            let begun = Instant::now();
            loop {
                let new = new_pages(addresses, &table, &token).await;
                let shown: Vec<Page> =
                    lock(&self.0)[&table].iter().map(|open| lock(&open.page).clone()).collect();
                let same = new.as_ref().is_ok_and(|new| new.iter().chain(&shown).all(|page| *page == new[0]));
                if same {
                    count += shown.len();
                    break;
                }
                ensure!(begun.elapsed() < SOON, "{table} is not shown alike: {}", differences(&new, &shown));
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
        Ok(count)
    }
}

/// A little of what is not the same.
fn differences(new: &anyhow::Result<Vec<Page>>, shown: &[Page]) -> String {
    let Ok(new) = new else { return format!("{new:?}") };
    let first = &new[0];
    let of = |page: &Page| -> Vec<String> {
        let other = |id: &&String| first.elements.get(*id) != page.elements.get(*id);
        first.elements.keys().chain(page.elements.keys()).filter(other).take(8).cloned().collect()
    };
    let differ: Vec<_> = new.iter().chain(shown).map(|page| (page.digest.clone(), of(page))).collect();
    format!("{differ:?}")
}

async fn new_pages(addresses: &[SocketAddr], table: &str, token: &str) -> anyhow::Result<Vec<Page>> {
    let mut pages = Vec::new();
    for address in addresses {
        let client = Client::new(*address).with("authorization", &format!("Bearer {token}"));
        let mut live = client.live(table, "0").await?;
        let told = tokio::time::timeout(SOON, live.hear_one_of(&["screen"])).await??;
        let mut page = Page::default();
        page.hear(&told).context("no page")?;
        pages.push(page);
    }
    Ok(pages)
}

/// Looks at a table for as long as there is somebody who does.
async fn look(world: Arc<World>, table: String, token: String, page: Arc<Mutex<Page>>) {
    loop {
        let digest = lock(&page).digest.clone();
        let known = (!digest.is_empty()).then_some(digest);
        let live = async { world.client(&token).live_again(&table, "0", known.as_deref()).await };
        if let Ok(Ok(live)) = tokio::time::timeout(SILENT, live).await {
            follow(live, &page).await;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Until the connection ends, or nothing is heard, or what is heard makes no sense: then the page is asked for anew.
async fn follow(mut live: Live, page: &Mutex<Page>) {
    while let Ok(Ok(told)) = tokio::time::timeout(SILENT, live.hear()).await {
        let mut page = lock(page);
        if page.hear(&told).is_none() {
            *page = Page::default();
            return;
        }
        if told["t"] == "reload" {
            return;
        }
    }
}
