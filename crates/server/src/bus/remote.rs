//! A bus between processes, over whatever carries texts. News are sent many at a time; what could not be sent is kept and sent
//! when the wire is back. Every process also hears itself: a wire on which nothing comes for a while is dead, however it looks,
//! and is laid anew.

use super::{Bus, Heard, News};
use serde::{Deserialize, Serialize};
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::timeout;

/// Something is said at least so often,
const BEAT: Duration = Duration::from_secs(2);
/// and a wire that is silent for so long is dead.
const SILENCE: Duration = Duration::from_secs(6);
/// A text that is not taken within this time was not sent.
const SEND: Duration = Duration::from_secs(5);
/// Between two tries.
const PAUSE: Duration = Duration::from_millis(300);
/// Bytes of one text: PostgreSQL takes 8,000.
const MOST: usize = 7_000;
/// News that wait to be sent; beyond that they are lost, and found by the sweep.
const WAITING: usize = 16_384;

/// What carries texts to every process, this one too.
pub trait Wire: Send + Sync + 'static {
    /// One end of it.
    type Ear: Send;
    fn listen(&self) -> impl Future<Output = anyhow::Result<Self::Ear>> + Send;
    /// The next text; an error when some may have been missed.
    fn next(&self, ear: &mut Self::Ear) -> impl Future<Output = anyhow::Result<String>> + Send;
    fn say(&self, text: String) -> impl Future<Output = anyhow::Result<()>> + Send;
}

#[derive(Serialize, Deserialize)]
struct Letter {
    from: u64,
    news: Vec<News>,
}

/// A bus over a wire. It ends with its last handle.
pub struct Remote {
    queue: mpsc::Sender<News>,
    heard: broadcast::Sender<Heard>,
    _open: watch::Sender<()>,
}

impl Remote {
    pub fn start(wire: impl Wire, node: u64) -> Remote {
        let (queue, news) = mpsc::channel(WAITING);
        let heard = broadcast::channel(8192).0;
        let (open, closed) = watch::channel(());
        let wire = Arc::new(wire);
        tokio::spawn(speak(wire.clone(), news, node));
        let hearing = hear(wire, heard.clone());
        tokio::spawn(async move {
            let mut closed = closed;
            tokio::select! {
                () = hearing => {}
                _ = closed.changed() => {}
            }
        });
        Remote { queue, heard, _open: open }
    }
}

impl Bus for Remote {
    fn publish(&self, news: News) {
        if self.queue.try_send(news).is_err() {
            metrics::counter!("ecumene_news_lost_total").increment(1);
        }
    }
    fn subscribe(&self) -> broadcast::Receiver<Heard> {
        self.heard.subscribe()
    }
    fn shared(&self) -> bool {
        true
    }
}

async fn speak(wire: Arc<impl Wire>, mut queue: mpsc::Receiver<News>, node: u64) {
    let mut batch = Vec::new();
    loop {
        // Nothing to say within a beat is said too: it shows that the wire holds.
        if let Ok(0) = timeout(BEAT, queue.recv_many(&mut batch, 512)).await {
            return;
        }
        batch.dedup();
        for text in letters(node, std::mem::take(&mut batch)) {
            let mut failed = false;
            while let Err(why) =
                timeout(SEND, wire.say(text.clone())).await.unwrap_or_else(|late| Err(late.into()))
            {
                if !std::mem::replace(&mut failed, true) {
                    tracing::warn!("news are not sent, and kept: {why:#}");
                }
                if queue.is_closed() {
                    return;
                }
                tokio::time::sleep(PAUSE).await;
            }
            metrics::counter!("ecumene_news_sent_total").increment(1);
        }
    }
}

/// As few texts as hold these news; at least one.
fn letters(node: u64, news: Vec<News>) -> Vec<String> {
    let (mut letters, mut size) = (vec![Letter { from: node, news: Vec::new() }], 0);
    for one in news {
        let bytes = serde_json::to_string(&one).map_or(0, |text| text.len() + 1);
        if size + bytes > MOST {
            letters.push(Letter { from: node, news: Vec::new() });
            size = 0;
        }
        size += bytes;
        if let Some(last) = letters.last_mut() {
            last.news.push(one);
        }
    }
    letters.iter().filter_map(|letter| serde_json::to_string(letter).ok()).collect()
}

async fn hear(wire: Arc<impl Wire>, heard: broadcast::Sender<Heard>) {
    let up = metrics::gauge!("ecumene_bus_up");
    loop {
        match timeout(SILENCE, wire.listen()).await.unwrap_or_else(|late| Err(late.into())) {
            Ok(mut ear) => {
                up.set(1.0);
                // Before it was laid, others may have spoken.
                let _ = heard.send(Heard::Missed);
                let why = loop {
                    match timeout(SILENCE, wire.next(&mut ear)).await {
                        Ok(Ok(text)) => pass_on(&text, &heard),
                        Ok(Err(why)) => break why,
                        Err(late) => break late.into(),
                    }
                };
                tracing::warn!("news are not heard, and will be looked for: {why:#}");
            }
            Err(why) => tracing::warn!("no news from other processes: {why:#}"),
        }
        up.set(0.0);
        tokio::time::sleep(PAUSE).await;
    }
}

fn pass_on(text: &str, heard: &broadcast::Sender<Heard>) {
    // A newer build may have news that this one does not know; they are looked for like those that were lost.
    let Ok(Letter { from, news }) = serde_json::from_str(text) else {
        let _ = heard.send(Heard::Missed);
        return;
    };
    for news in news {
        let _ = heard.send(Heard::News { from, news });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    #[test]
    fn letters_are_as_few_as_hold_everything() {
        assert_eq!(letters(7, Vec::new()), [r#"{"from":7,"news":[]}"#]);
        let news: Vec<News> = (0..1000).map(|n| News::Changed { id: format!("table-{n}") }).collect();
        let texts = letters(7, news.clone());
        assert!(texts.len() > 1 && texts.iter().all(|text| text.len() < 8000));
        let read: Vec<News> =
            texts.iter().flat_map(|text| serde_json::from_str::<Letter>(text).unwrap().news).collect();
        assert_eq!(read, news);
    }

    /// A wire that can be cut.
    struct Cuttable(broadcast::Sender<String>, watch::Receiver<bool>, Mutex<u32>);

    impl Wire for Cuttable {
        type Ear = broadcast::Receiver<String>;
        async fn listen(&self) -> anyhow::Result<Self::Ear> {
            anyhow::ensure!(!*self.1.borrow(), "cut");
            *self.2.lock().unwrap() += 1;
            Ok(self.0.subscribe())
        }
        async fn next(&self, ear: &mut Self::Ear) -> anyhow::Result<String> {
            let mut cut = self.1.clone();
            tokio::select! {
                text = ear.recv() => Ok(text?),
                _ = cut.wait_for(|cut| *cut) => anyhow::bail!("cut"),
            }
        }
        async fn say(&self, text: String) -> anyhow::Result<()> {
            anyhow::ensure!(!*self.1.borrow(), "cut");
            self.0.send(text)?;
            Ok(())
        }
    }

    #[tokio::test]
    async fn what_is_said_while_the_wire_is_cut_is_kept_and_that_something_was_missed_is_told() {
        let air = broadcast::channel(64).0;
        let (cut, is_cut) = watch::channel(false);
        let one = Remote::start(Cuttable(air.clone(), is_cut.clone(), Mutex::default()), 1);
        let two = Remote::start(Cuttable(air, is_cut, Mutex::default()), 2);
        let mut ears = two.subscribe();
        assert_eq!(ears.recv().await.unwrap(), Heard::Missed, "nobody knows what was said before");
        let news = |id: &str| News::Changed { id: id.into() };
        one.publish(news("a"));
        assert_eq!(ears.recv().await.unwrap(), Heard::News { from: 1, news: news("a") });
        cut.send_replace(true);
        one.publish(news("b"));
        tokio::time::sleep(PAUSE * 2).await;
        cut.send_replace(false);
        let mut told = Vec::new();
        while told.len() < 2 {
            told.push(ears.recv().await.unwrap());
        }
        assert!(
            told.contains(&Heard::Missed) || told.contains(&Heard::News { from: 1, news: news("b") }),
            "{told:?}"
        );
        assert!(told.contains(&Heard::Missed), "{told:?}");
    }
}
