//! Looks matches over once they are over: one at a time, on a thread that yields to everything else, and once only. Nothing
//! of a match that runs ever comes here.

use crate::core::Core;
use crate::failure::Failure;
use crate::host::No;
use crate::owner::Published;
use crate::pool::{Pool, Rank, Urgency};
use crate::together::analysis_of;
use analysis::{Analysis, Effort, Facts, Statistics};
use kernel::{Seat, SeatSet};
use serde::Deserialize;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use text::Lang;

/// So many times what it may think, and this besides, is as long as one match takes.
const TIMES: u32 = 4;
const BESIDES: Duration = Duration::from_secs(60);
/// So many may wait for their turn; whoever opens the page of another asks again.
const WAITING: usize = 64;

/// Matches that statistics are made of, the newest,
const COUNTED: i64 = 2_000;
/// and how long they stand: to read so many takes seconds, and one more changes little.
const STAND: Duration = Duration::from_secs(60);

/// Statistics, and since when they stand.
type Counted = (Instant, Arc<Statistics>);

/// Who looks matches over, which are being looked at, and what those of a game come to in the names of a language.
pub struct Analysts {
    pool: Pool,
    at_work: Mutex<HashSet<String>>,
    counted: tokio::sync::Mutex<HashMap<(String, Lang), Counted>>,
}

impl Default for Analysts {
    fn default() -> Analysts {
        Analysts {
            pool: Pool::start("analyst", 1, Rank::Low),
            at_work: Mutex::default(),
            counted: Default::default(),
        }
    }
}

impl Analysts {
    fn at_work(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        self.at_work.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Core {
    /// What is known of a match that is over; none while it is still being looked over, which begins now.
    pub async fn analysis(self: &Arc<Self>, id: &str, now: &Published) -> Result<Option<Analysis>, Failure> {
        let Some(moment) = now.moment.as_ref().filter(|_| now.over()) else { return Ok(None) };
        let kept = self.store.analysis(id, moment.entries()).await?;
        // What an older build wrote, or nobody can read, is made again.
        let read = kept.and_then(|body| serde_json::from_str(&body).ok());
        if read.is_none() {
            self.look_over(id);
        }
        Ok(read)
    }

    /// What the public matches of a game come to that were looked over. Whoever asks while it is being counted waits for it:
    /// nobody counts the same twice.
    pub async fn counted(self: &Arc<Self>, game: &str, lang: Lang) -> Result<Arc<Statistics>, Failure> {
        /// What is left out need not be read.
        #[derive(Deserialize)]
        struct Part {
            facts: Facts,
        }
        let mut counted = self.analysts.counted.lock().await;
        let key = (game.to_owned(), lang);
        if let Some((_, known)) = counted.get(&key).filter(|(since, _)| since.elapsed() < STAND) {
            return Ok(known.clone());
        }
        let rows = self.store.analyses_of(game, COUNTED).await?;
        let (core, id) = (self.clone(), game.to_owned());
        let count = move || {
            let words = core.games.get(&id)?.words(lang);
            let read = rows.iter().filter_map(|row| serde_json::from_str::<Part>(&row.body).ok());
            let mut facts: Vec<Facts> = read.map(|part| part.facts).collect();
            facts.iter_mut().for_each(|facts| facts.by_own_names(|key| words.without_form(key)));
            Some(Arc::new(Statistics::of(facts.iter())))
        };
        let found = tokio::task::spawn_blocking(count).await.map_err(|_| Failure::BROKEN)?;
        let found = found.ok_or(Failure::NO_GAME)?;
        counted.insert(key, (Instant::now(), found.clone()));
        Ok(found)
    }

    /// Has a match looked over, unless that is being done.
    pub fn look_over(self: &Arc<Self>, id: &str) {
        {
            let mut at_work = self.analysts.at_work();
            if at_work.len() >= WAITING || !at_work.insert(id.to_owned()) {
                return;
            }
        }
        let (core, id) = (self.clone(), id.to_owned());
        tokio::spawn(async move {
            if let Err(why) = core.looked_over(&id).await {
                tracing::warn!(table = %id, "not looked over: {}", why.message(text::Lang::En));
            }
            core.analysts.at_work().remove(&id);
        });
    }

    async fn looked_over(self: &Arc<Self>, id: &str) -> Result<(), Failure> {
        let (handle, now) = self.seen(id).await?;
        let Some(moment) = now.moment.clone().filter(|_| now.over()) else { return Ok(()) };
        if self
            .store
            .analysis(id, moment.entries())
            .await?
            .is_some_and(|body| serde_json::from_str::<Analysis>(&body).is_ok())
        {
            return Ok(());
        }
        // Of several processes one does it; whoever opens the page of another asks again.
        let lease = match self.together.alone() {
            true => None,
            false => match self.together.take(&analysis_of(id)).await {
                Some(lease) => Some(lease),
                None => return Ok(()),
            },
        };
        let file = handle.record().await.ok_or(Failure::from(No::Busy))?;
        drop(handle);
        // People want to know what they could have done better; bots do not.
        let people: SeatSet = now.seats.iter().filter(|s| s.person.is_some()).map(|s| Seat(s.seat)).collect();
        let (game, stopping) = (now.row.game.clone(), self.stopping.subscribe());
        let core = Arc::downgrade(self);
        let effort = Effort { millis: self.config.analysis.as_millis() as u32, ..Effort::default() };
        let look = move || {
            let core = core.upgrade()?;
            let go_on = || !*stopping.borrow();
            core.games
                .get(&game)?
                .analyse(&file, people, &effort, &go_on)
                .map_err(|why| tracing::warn!("{why}"))
                .ok()
                .flatten()
        };
        let begun = std::time::Instant::now();
        let looked =
            self.analysts.pool.run(Urgency::Later, self.config.analysis * TIMES + BESIDES, look).await;
        let Some(found) = looked.map_err(|_| Failure::BROKEN)? else { return Ok(()) };
        metrics::histogram!("ecumene_analysis_seconds").record(begun.elapsed().as_secs_f64());
        let body = serde_json::to_string(&found).map_err(|_| Failure::BROKEN)?;
        self.store.keep_analysis(id, &now.row.game, moment.entries(), body, lease.as_ref()).await?;
        if let Some(lease) = lease {
            self.together.give_back(&lease).await;
        }
        Ok(())
    }
}
