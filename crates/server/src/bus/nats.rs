//! News through a NATS server, for many processes and many tables.

use super::Wire;
use anyhow::Context;
use async_nats::{Client, ConnectOptions, Event, Subscriber};
use futures_util::StreamExt as _;
use std::time::Duration;
use tokio::sync::{OnceCell, watch};

/// A server that does not answer within two of these is gone.
const PING: Duration = Duration::from_secs(2);

/// One connection, which its own client lays anew when it is lost; what was said meanwhile is not heard, and that is told.
pub struct Nats {
    url: String,
    subject: String,
    client: OnceCell<Client>,
    lost: watch::Sender<u64>,
}

impl Nats {
    /// `nats://HOST:PORT`, with `USER:PASSWORD@` or `TOKEN@` before the host where one is asked for. Servers of several databases
    /// may share one NATS: `realm` tells them apart.
    pub fn at(url: &str, realm: &str) -> Nats {
        let subject = format!("ecumene.{realm}");
        Nats { url: url.to_owned(), subject, client: OnceCell::new(), lost: watch::channel(0).0 }
    }

    async fn client(&self) -> anyhow::Result<&Client> {
        let connect = async || {
            let lost = self.lost.clone();
            ConnectOptions::new()
                .name("ecumene")
                .ping_interval(PING)
                .connection_timeout(Duration::from_secs(4))
                .event_callback(move |event| {
                    let lost = lost.clone();
                    async move {
                        if matches!(event, Event::Disconnected | Event::SlowConsumer(_)) {
                            lost.send_modify(|times| *times += 1);
                        }
                    }
                })
                .connect(&self.url)
                .await
                .context("the NATS server")
        };
        self.client.get_or_try_init(connect).await
    }
}

impl Wire for Nats {
    type Ear = (Subscriber, watch::Receiver<u64>);

    async fn listen(&self) -> anyhow::Result<Self::Ear> {
        let lost = self.lost.subscribe();
        let client = self.client().await?;
        let ear = client.subscribe(self.subject.clone()).await?;
        client.flush().await?;
        Ok((ear, lost))
    }

    async fn next(&self, (ear, lost): &mut Self::Ear) -> anyhow::Result<String> {
        tokio::select! {
            told = ear.next() => {
                let told = told.context("the subscription ended")?;
                Ok(String::from_utf8_lossy(&told.payload).into_owned())
            }
            _ = lost.changed() => anyhow::bail!("the connection to NATS was lost"),
        }
    }

    async fn say(&self, text: String) -> anyhow::Result<()> {
        let client = self.client().await?;
        client.publish(self.subject.clone(), text.into()).await?;
        // Handed to the server, not only to our own queue.
        Ok(client.flush().await?)
    }
}
