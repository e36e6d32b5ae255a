//! Posts a message to an address somebody gave us. It must not become a way into the operator's own network: only
//! https to public addresses, looked up once and checked before connecting, no redirects.
//!
//! By hand, because one POST and one status line are thirty lines, and what an HTTP client adds - redirects, proxies, pools,
//! looking names up by itself - is what must not happen here.

use anyhow::{Context, bail, ensure};
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::{Host, Url};

/// A whole delivery may take so long.
const PATIENCE: Duration = Duration::from_secs(15);
/// Longest address.
const MOST: usize = 500;

/// What is posted: words, and for programs the same as data.
pub struct Post<'a> {
    pub text: &'a str,
    pub tables: &'a [Value],
}

impl Post<'_> {
    /// As the service at this address wants it.
    fn body(&self, host: &str) -> Value {
        let of = |domain: &str| host == domain || host.ends_with(&format!(".{domain}"));
        if of("discord.com") || of("discordapp.com") {
            // A table called @everyone calls nobody.
            let text: String = self.text.chars().take(1900).collect();
            json!({ "content": text, "allowed_mentions": { "parse": [] } })
        } else if of("slack.com") {
            let escaped = self.text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            json!({ "text": escaped })
        } else {
            json!({ "text": self.text, "tables": self.tables })
        }
    }
}

/// An address that may be posted to, as far as can be told before looking it up. `anywhere` lifts what protects the
/// operator's network.
pub fn check(address: &str, anywhere: bool) -> anyhow::Result<Url> {
    ensure!(address.len() <= MOST, "an address has at most {MOST} characters");
    let url = Url::parse(address).context("this is not an address")?;
    ensure!(
        url.scheme() == "https" || (anywhere && url.scheme() == "http"),
        "an address starts with https://"
    );
    ensure!(url.username().is_empty() && url.password().is_none(), "an address holds no name or password");
    match url.host().context("the address names no server")? {
        _ if anywhere => {}
        Host::Ipv4(ip) => ensure!(public(ip.into()), "this address is not on the public internet"),
        Host::Ipv6(ip) => ensure!(public(ip.into()), "this address is not on the public internet"),
        Host::Domain(name) => {
            ensure!(
                name.contains('.')
                    && !name.ends_with(".local")
                    && !name.ends_with(".internal")
                    && !name.ends_with(".localhost"),
                "this address is not on the public internet"
            );
            ensure!(url.port().is_none(), "an address names no port");
        }
    }
    Ok(url)
}

/// Posts; an error says what went wrong, in words for the account page.
pub async fn post(address: &str, post: &Post<'_>, anywhere: bool) -> anyhow::Result<()> {
    let url = check(address, anywhere)?;
    let body = post.body(url.host_str().unwrap_or_default()).to_string();
    match send(&url, "content-type: application/json\r\n", body.as_bytes(), anywhere).await? {
        200..=299 => Ok(()),
        other => bail!("the server answered {other}"),
    }
}

/// Sends a body with these header lines to an address that was checked, and gives the status that came back.
pub async fn send(url: &Url, headers: &str, body: &[u8], anywhere: bool) -> anyhow::Result<u16> {
    tokio::time::timeout(PATIENCE, deliver(url, headers, body, anywhere))
        .await
        .context("no answer in time")?
}

async fn deliver(url: &Url, headers: &str, body: &[u8], anywhere: bool) -> anyhow::Result<u16> {
    let host = url.host_str().context("the address names no server")?;
    let port = url.port_or_known_default().context("the address names no port")?;
    let name = host.trim_matches(['[', ']']);
    let found: Vec<SocketAddr> =
        tokio::net::lookup_host((name, port)).await.context("no such server")?.collect();
    // Connected to is what was checked, not what a second look might find.
    let target = found.into_iter().find(|at| anywhere || public(at.ip()));
    let target = target.context("this address is not on the public internet")?;
    let stream = TcpStream::connect(target).await.context("the server cannot be reached")?;
    let path = match url.query() {
        Some(query) => format!("{}?{query}", url.path()),
        None => url.path().to_owned(),
    };
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {}\r\n{headers}content-length: {}\r\nuser-agent: ecumene\r\nconnection: close\r\n\r\n",
        url.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}")),
        body.len()
    );
    match url.scheme() {
        "http" => speak(stream, &head, body).await,
        _ => {
            let name = ServerName::try_from(name.to_owned()).context("not the name of a server")?;
            let secured = tls()?.connect(name, stream).await.context("no secure connection")?;
            speak(secured, &head, body).await
        }
    }
}

async fn speak(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    head: &str,
    body: &[u8],
) -> anyhow::Result<u16> {
    stream.write_all(head.as_bytes()).await.context("the connection broke")?;
    stream.write_all(body).await.context("the connection broke")?;
    stream.flush().await.context("the connection broke")?;
    // The first line says it all; nobody reads more than this.
    let mut answer = Vec::new();
    while answer.len() < 1024 && !answer.contains(&b'\n') {
        let mut some = [0; 256];
        match stream.read(&mut some).await.context("the connection broke")? {
            0 => break,
            n => answer.extend_from_slice(&some[..n]),
        }
    }
    let line = String::from_utf8_lossy(&answer);
    let status = line.strip_prefix("HTTP/1.").and_then(|rest| rest.get(2..5)).and_then(|n| n.parse().ok());
    status.context("the server does not speak HTTP")
}

fn tls() -> anyhow::Result<TlsConnector> {
    static CONFIG: LazyLock<Option<Arc<ClientConfig>>> = LazyLock::new(|| {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let provider = Arc::new(tokio_rustls::rustls::crypto::ring::default_provider());
        let versions =
            ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().ok()?;
        Some(Arc::new(versions.with_root_certificates(roots).with_no_client_auth()))
    });
    Ok(TlsConnector::from(CONFIG.clone().context("no secure connections here")?))
}

/// Whether an address is somebody's on the internet at large.
fn public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => public_v4(ip),
        IpAddr::V6(ip) => public_v6(ip),
    }
}

fn public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let reserved = ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_broadcast()
        || ip.is_documentation()
        || ip.is_multicast()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (b == 18 || b == 19));
    !reserved
}

fn public_v6(ip: Ipv6Addr) -> bool {
    if let Some(inner) = ip.to_ipv4_mapped() {
        return public_v4(inner);
    }
    // What is assigned to the internet at large, without the ways through which IPv4 hides in it.
    let [first, second, ..] = ip.segments();
    let global = first & 0xe000 == 0x2000;
    let tunnel =
        first == 0x2002 || (first == 0x2001 && second < 0x0200) || (first == 0x2001 && second == 0x0db8);
    global && !tunnel
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_operators_own_network_is_out_of_reach() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:a00:1::",
            "2001:db8::1",
            "ff02::1",
        ] {
            assert!(!public(inside.parse().unwrap()), "{inside}");
        }
        for outside in ["1.1.1.1", "162.159.128.233", "2606:4700::1111"] {
            assert!(public(outside.parse().unwrap()), "{outside}");
        }
    }

    #[test]
    fn addresses_that_are_no_good_are_refused() {
        for bad in [
            "http://discord.com/api/webhooks/1/x",
            "https://127.0.0.1/x",
            "https://[::1]/",
            "https://localhost/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://printer.local/",
            "https://me:pw@example.org/",
            "https://example.org:22/",
            "ftp://example.org/",
            "example.org",
            "",
        ] {
            assert!(check(bad, false).is_err(), "{bad}");
        }
        assert!(check("https://discord.com/api/webhooks/1/x", false).is_ok());
        assert!(check("http://127.0.0.1:9/x", true).is_ok());
    }

    #[test]
    fn every_service_gets_its_form() {
        let tables = [json!({ "url": "u" })];
        let post = Post { text: "a < b @everyone", tables: &tables };
        assert_eq!(post.body("discord.com")["allowed_mentions"], json!({ "parse": [] }));
        assert_eq!(post.body("hooks.slack.com"), json!({ "text": "a &lt; b @everyone" }));
        assert_eq!(post.body("example.org")["tables"], json!(tables));
        assert!(post.body("notdiscord.com").get("content").is_none());
    }
}
