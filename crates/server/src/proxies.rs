//! Whom to believe about where a request comes from: the proxies that the operator names by address, and nobody else.

use axum::http::HeaderMap;
use std::net::IpAddr;
use std::str::FromStr;

/// What proxies say of a request. From anybody else it is taken off before it is read.
pub const TOLD: [&str; 3] = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];

/// Addresses that begin alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Net {
    address: IpAddr,
    bits: u8,
}

impl Net {
    fn has(self, other: IpAddr) -> bool {
        let first = |value: u128, of: u8| value.checked_shr(u32::from(of - self.bits)).unwrap_or(0);
        match (self.address, other) {
            (IpAddr::V4(mine), IpAddr::V4(its)) => {
                first(u32::from(mine).into(), 32) == first(u32::from(its).into(), 32)
            }
            (IpAddr::V6(mine), IpAddr::V6(its)) => first(mine.into(), 128) == first(its.into(), 128),
            _ => false,
        }
    }
}

impl FromStr for Net {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Net> {
        let wrong = || anyhow::anyhow!("a proxy is an address, or a network like 10.0.0.0/8, not '{text}'");
        let (address, bits) = match text.trim().split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u8>().map_err(|_| wrong())?)),
            None => (text.trim(), None),
        };
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        // A network of everybody would let everybody choose their address.
        if bits == 0 || bits > most {
            return Err(wrong());
        }
        Ok(Net { address, bits })
    }
}

/// The proxies of a server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies(Vec<Net>);

impl Proxies {
    pub fn new(named: &[String]) -> anyhow::Result<Proxies> {
        named.iter().map(|text| text.parse()).collect::<anyhow::Result<_>>().map(Proxies)
    }

    /// One on this machine.
    pub fn here() -> Proxies {
        let loopback = [(IpAddr::from([127, 0, 0, 0]), 8), (std::net::Ipv6Addr::LOCALHOST.into(), 128)];
        Proxies(loopback.map(|(address, bits)| Net { address, bits }).to_vec())
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn trust(&self, address: IpAddr) -> bool {
        let plain = address.to_canonical();
        self.0.iter().any(|net| net.has(plain))
    }

    /// Takes off what somebody says of themselves that only a proxy may.
    pub fn strip(&self, peer: Option<IpAddr>, headers: &mut HeaderMap) {
        if !peer.is_some_and(|peer| self.trust(peer)) {
            TOLD.iter().for_each(|name| drop(headers.remove(*name)));
        }
    }

    /// Where a request comes from: the last in the chain that is no proxy of ours. Those before it are hearsay.
    pub fn origin(&self, peer: Option<IpAddr>, headers: &HeaderMap) -> Option<IpAddr> {
        let told = headers.get_all(TOLD[0]).iter().filter_map(|value| value.to_str().ok());
        let chain: Vec<&str> = told.flat_map(|list| list.split(',')).map(str::trim).collect();
        let mut nearest = peer?;
        for hop in chain.into_iter().rev() {
            if !self.trust(nearest) {
                break;
            }
            match hop.parse::<IpAddr>() {
                Ok(address) => nearest = address,
                Err(_) => break,
            }
        }
        Some(nearest.to_canonical())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn from(proxies: &Proxies, peer: &str, told: &'static str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert(TOLD[0], HeaderValue::from_static(told));
        let peer = peer.parse().ok();
        proxies.strip(peer, &mut headers);
        proxies.origin(peer, &headers).map(|ip| ip.to_string()).unwrap_or_default()
    }

    #[test]
    fn nobody_chooses_their_address() {
        let proxies =
            Proxies::new(&["10.0.0.0/8".into(), "2001:db8::/32".into(), "192.0.2.7".into()]).unwrap();
        assert_eq!(from(&proxies, "203.0.113.9", "127.0.0.1"), "203.0.113.9", "not from a proxy");
        assert_eq!(from(&proxies, "10.1.2.3", "127.0.0.1, 203.0.113.9"), "203.0.113.9", "hearsay");
        assert_eq!(
            from(&proxies, "10.1.2.3", "203.0.113.9, 192.0.2.7"),
            "203.0.113.9",
            "through two of ours"
        );
        assert_eq!(from(&proxies, "2001:db8::1", "203.0.113.9"), "203.0.113.9");
        assert_eq!(from(&proxies, "::ffff:10.1.2.3", "203.0.113.9"), "203.0.113.9");
        assert_eq!(from(&proxies, "10.1.2.3", "nonsense"), "10.1.2.3");
        assert_eq!(from(&Proxies::here(), "127.0.0.1", "203.0.113.9"), "203.0.113.9");
        assert_eq!(from(&Proxies::default(), "127.0.0.1", "203.0.113.9"), "127.0.0.1");
        for wrong in ["0.0.0.0/0", "::/0", "10.0.0.0/33", "proxy.example", ""] {
            assert!(Proxies::new(&[wrong.into()]).is_err(), "{wrong}");
        }
    }
}
