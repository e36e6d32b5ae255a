//! A connection that can be cut: what goes through it arrives, is held up, or ends.

use std::net::{IpAddr, SocketAddr};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    Open,
    /// Nothing arrives and nobody is told: as when a cable is pulled.
    Silent,
    /// Every connection ends, and none can be made.
    Cut,
}

/// Listens in the place of something else and passes everything on, as long as it is open. It ends when it is dropped.
pub struct Link {
    pub address: SocketAddr,
    state: watch::Sender<State>,
}

impl Link {
    /// To `target`, by way of the address `near`.
    pub async fn to(target: SocketAddr, near: IpAddr) -> anyhow::Result<Link> {
        let listener = TcpListener::bind((near, 0)).await?;
        let address = listener.local_addr()?;
        let (state, states) = watch::channel(State::Open);
        tokio::spawn(accept(listener, target, states));
        Ok(Link { address, state })
    }

    /// Its address, as that of a NATS server.
    pub fn nats(&self) -> String {
        format!("nats://{}", self.address)
    }

    pub fn set(&self, state: State) {
        self.state.send_replace(state);
    }
}

async fn accept(listener: TcpListener, target: SocketAddr, mut states: watch::Receiver<State>) {
    loop {
        let taken = tokio::select! {
            taken = listener.accept() => taken,
            gone = gone(&mut states) => return gone,
        };
        let Ok((near, _)) = taken else { continue };
        let states = states.clone();
        tokio::spawn(async move {
            if *states.borrow() == State::Cut {
                return;
            }
            let Ok(far) = TcpStream::connect(target).await else { return };
            let _ = (near.set_nodelay(true), far.set_nodelay(true));
            let ((a, b), (c, d)) = (near.into_split(), far.into_split());
            tokio::select! {
                _ = pump(a, d, states.clone()) => {}
                _ = pump(c, b, states) => {}
            }
        });
    }
}

/// Returns once the link is dropped.
async fn gone(states: &mut watch::Receiver<State>) {
    while states.changed().await.is_ok() {}
}

/// Passes on what comes until either end, or the link, has enough.
async fn pump(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut states: watch::Receiver<State>,
) -> std::io::Result<()> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let read = tokio::select! {
            read = from.read(&mut bytes) => read?,
            _ = states.wait_for(|state| *state == State::Cut) => return Ok(()),
        };
        if read == 0 {
            return Ok(());
        }
        match states.wait_for(|state| *state != State::Silent).await {
            Ok(state) if *state == State::Open => {}
            _ => return Ok(()),
        }
        to.write_all(&bytes[..read]).await?;
    }
}
