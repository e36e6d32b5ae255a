//! A small client: for the load generator, and for tests that talk to a server from outside.

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// Somebody who talks to a server.
#[derive(Clone, Debug)]
pub struct Client {
    pub address: SocketAddr,
    /// Sent with every request: `authorization`, `cookie`, `origin`…
    pub headers: Vec<(String, String)>,
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    /// Names in small letters.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
    pub fn json(&self) -> anyhow::Result<Value> {
        serde_json::from_slice(&self.body).with_context(|| format!("{}: {}", self.status, self.text()))
    }
}

impl Client {
    pub fn new(address: SocketAddr) -> Client {
        Client { address, headers: Vec::new() }
    }

    pub fn with(mut self, name: &str, value: &str) -> Client {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// A new guest of the API, whose token goes along from now on.
    pub async fn guest(address: SocketAddr, name: &str) -> anyhow::Result<Client> {
        let client = Client::new(address);
        let answer = client.post("/api/v1/guests", &serde_json::json!({ "name": name })).await?;
        let token = answer.json()?["token"].as_str().context("no token")?.to_owned();
        Ok(client.with("authorization", &format!("Bearer {token}")))
    }

    pub async fn get(&self, path: &str) -> anyhow::Result<Answer> {
        self.send("GET", path, "", b"").await
    }

    pub async fn post(&self, path: &str, body: &Value) -> anyhow::Result<Answer> {
        self.send("POST", path, "application/json", body.to_string().as_bytes()).await
    }

    pub async fn form(&self, path: &str, fields: &str) -> anyhow::Result<Answer> {
        self.send("POST", path, "application/x-www-form-urlencoded", fields.as_bytes()).await
    }

    /// One request on a connection of its own.
    pub async fn send(&self, method: &str, path: &str, kind: &str, body: &[u8]) -> anyhow::Result<Answer> {
        let mut stream = TcpStream::connect(self.address).await?;
        let mut head = format!("{method} {path} HTTP/1.0\r\n");
        if !self.headers.iter().any(|(name, _)| name == "host") {
            head.push_str(&format!("host: {}\r\n", self.address));
        }
        if !kind.is_empty() {
            head.push_str(&format!("content-type: {kind}\r\ncontent-length: {}\r\n", body.len()));
        }
        for (name, value) in &self.headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        head.push_str("\r\n");
        stream.write_all(head.as_bytes()).await?;
        // A server that refuses what it is told need not listen to the rest.
        let _ = stream.write_all(body).await;
        let mut bytes = Vec::new();
        let read = stream.read_to_end(&mut bytes).await;
        match parse(&bytes) {
            Some(answer) => Ok(answer),
            None => {
                read?;
                bail!("no answer: {}", String::from_utf8_lossy(&bytes))
            }
        }
    }

    /// A WebSocket.
    pub async fn socket(&self, path: &str) -> anyhow::Result<WebSocketStream<TcpStream>> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
        for (name, value) in &self.headers {
            let name: axum::http::HeaderName = name.parse()?;
            request.headers_mut().insert(name, value.parse()?);
        }
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
        Ok(tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?.0)
    }

    /// A live connection to a table that has said hello.
    pub async fn live(&self, table: &str, eyes: &str) -> anyhow::Result<Live> {
        self.live_again(table, eyes, None).await
    }

    /// The same, by somebody who has a page already, and says which.
    pub async fn live_again(&self, table: &str, eyes: &str, digest: Option<&str>) -> anyhow::Result<Live> {
        let mut socket = self.socket(&format!("/t/{table}/live?as={eyes}")).await?;
        let hello = serde_json::json!({ "t": "hello", "digest": digest });
        socket.send(Message::text(hello.to_string())).await?;
        Ok(Live { socket })
    }
}

fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|w| w == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let header = |line: &str| line.split_once(':').map(|(n, v)| (n.to_lowercase(), v.trim().to_owned()));
    Some(Answer { status, headers: lines.filter_map(header).collect(), body: bytes[end + 4..].to_vec() })
}

/// A live connection.
pub struct Live {
    pub socket: WebSocketStream<TcpStream>,
}

impl Live {
    pub async fn say(&mut self, message: &Value) -> anyhow::Result<()> {
        Ok(self.socket.send(Message::text(message.to_string())).await?)
    }

    /// The next text, as it came.
    pub async fn hear_text(&mut self) -> anyhow::Result<Utf8Bytes> {
        loop {
            match self.socket.next().await.context("the connection ended")?? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => bail!("the connection was closed"),
                _ => {}
            }
        }
    }

    pub async fn hear(&mut self) -> anyhow::Result<Value> {
        Ok(serde_json::from_str(&self.hear_text().await?)?)
    }

    /// The next message of one of these kinds.
    pub async fn hear_one_of(&mut self, kinds: &[&str]) -> anyhow::Result<Value> {
        loop {
            let message = self.hear().await?;
            if kinds.iter().any(|kind| message["t"] == *kind) {
                return Ok(message);
            }
        }
    }
}
