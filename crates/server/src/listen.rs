//! Takes connections: so many at once, so many of one address, and none for long that does not say what it wants.

use crate::core::{Core, stopped};
use crate::places::Place;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tower::ServiceExt as _;

/// The head of a request is there after so long, or the connection goes. Also how long one may be idle: longer than a proxy
/// keeps one, so that it never asks on one that is just being closed.
const HEAD: Duration = Duration::from_secs(75);
/// When no more connections can be had, it is tried again after so long.
const PAUSE: Duration = Duration::from_millis(100);
/// Whoever is one too many hears so, if they listen.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// A connection that gives its place back when it ends, whatever became of it meanwhile.
struct Counted {
    stream: TcpStream,
    _place: Place,
}

impl AsyncRead for Counted {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context, buf: &mut ReadBuf) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Counted {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }
    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context,
        parts: &[io::IoSlice],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, parts)
    }
    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

/// Serves until the server is about to stop; returns when every connection has ended.
pub async fn serve(listener: TcpListener, router: Router, core: Arc<Core>) -> io::Result<()> {
    let (alive, mut gone) = mpsc::channel::<()>(1);
    let mut stopping = core.stopping.subscribe();
    let head = core.config.testing.head.unwrap_or(HEAD);
    loop {
        let (stream, peer) = tokio::select! {
            taken = listener.accept() => match taken {
                Ok(taken) => taken,
                Err(why) => {
                    // Too many files are open, or the other end went: others come.
                    tracing::debug!("a connection was not taken: {why}");
                    tokio::time::sleep(PAUSE).await;
                    continue;
                }
            },
            () = stopped(&mut stopping) => break,
        };
        let Some(place) = core.limits.connection(peer.ip(), core.config.proxies.trust(peer.ip())) else {
            let _ = stream.try_write(FULL);
            continue;
        };
        // Updates are small and must not wait for each other.
        if let Err(why) = stream.set_nodelay(true) {
            tracing::debug!("no TCP_NODELAY: {why}");
        }
        let (router, stopping, alive) = (router.clone(), core.stopping.subscribe(), alive.clone());
        tokio::spawn(async move {
            converse(Counted { stream, _place: place }, peer, router, head, stopping).await;
            drop(alive);
        });
    }
    drop((alive, listener));
    let _ = gone.recv().await;
    Ok(())
}

async fn converse(
    stream: Counted,
    peer: SocketAddr,
    router: Router,
    head: Duration,
    mut stopping: tokio::sync::watch::Receiver<bool>,
) {
    let answer = hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(head);
    let mut talk = pin!(http.serve_connection(TokioIo::new(stream), answer).with_upgrades());
    let ended = tokio::select! {
        ended = talk.as_mut() => ended,
        () = stopped(&mut stopping) => {
            talk.as_mut().graceful_shutdown();
            talk.await
        }
    };
    if let Err(why) = ended {
        tracing::debug!("a connection ended: {why}");
    }
}
