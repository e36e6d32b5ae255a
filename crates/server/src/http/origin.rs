//! Under which name a request reached us: what its browser wrote, or what the proxy in front of us says it did. Anybody can
//! write any name, so it is only ever shown to whoever sent it: nothing of it is stored or sent to others.

use crate::core::Core;
use axum::http::{HeaderMap, Uri, header};

/// Where whoever asks reaches this server, for links on the page they get: `https://play.example`.
pub fn base(core: &Core, headers: &HeaderMap, uri: &Uri) -> String {
    if let Some(url) = &core.config.public_url {
        return url.clone();
    }
    let scheme = match told(headers, "x-forwarded-proto") {
        Some("https") => "https",
        _ => "http",
    };
    host(headers, uri).map_or_else(|| core.base(), |host| format!("{scheme}://{host}"))
}

/// The name and port of a request, if they are fit to be shown.
pub fn host<'a>(headers: &'a HeaderMap, uri: &'a Uri) -> Option<&'a str> {
    let forwarded = told(headers, "x-forwarded-host").filter(|host| is_host(host));
    let asked = || headers.get(header::HOST).and_then(|value| value.to_str().ok());
    forwarded.or_else(asked).or_else(|| uri.authority().map(|a| a.as_str())).filter(|host| is_host(host))
}

/// What our own proxy says, where there is one. The last of a list is what it saw; those before it are hearsay.
fn told<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    // What only a proxy may say was taken off where nobody of ours said it.
    headers.get(name)?.to_str().ok()?.rsplit(',').next().map(str::trim)
}

/// A name or an address, perhaps with a port, and nothing else.
fn is_host(text: &str) -> bool {
    let (name, port, letters): (_, _, fn(char) -> bool) = match text.strip_prefix('[') {
        Some(rest) => match rest.split_once(']') {
            Some((name, port)) => (name, port, |c| c.is_ascii_hexdigit() || c == ':' || c == '.'),
            None => return false,
        },
        None => {
            let (name, port) = text.split_at(text.find(':').unwrap_or(text.len()));
            (name, port, |c| c.is_ascii_alphanumeric() || "-._".contains(c))
        }
    };
    let numbered = |port: &str| port.strip_prefix(':').is_some_and(|n| n.parse::<u16>().is_ok());
    (1..=253).contains(&name.len()) && name.chars().all(letters) && (port.is_empty() || numbered(port))
}
