//! Messages to browsers while their owner is away: sealed for that browser alone (RFC 8291), signed so that its push service
//! knows who sends them (RFC 8292).
//!
//! With `ring`, which every secure connection here is made with anyway; a crate for web push would bring another library for
//! cryptography and an HTTP client along.

use anyhow::{Context, anyhow, ensure};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use ring::{aead, agreement, hkdf};
use serde_json::json;
use url::Url;

/// A signature counts for so long, in seconds; services accept at most a day.
const HALF_A_DAY: i64 = 12 * 3600;
/// Largest message: with what sealing adds, every service takes it.
const MOST: usize = 3000;
/// One record holds the whole message.
const RECORD: u32 = 4096;

fn failed(what: &'static str) -> impl Fn(ring::error::Unspecified) -> anyhow::Error {
    move |_| anyhow!("{what}")
}

/// What push services know this server by.
pub struct Keys {
    pair: EcdsaKeyPair,
}

impl Keys {
    /// New ones, as they are stored.
    pub fn make() -> anyhow::Result<String> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        Ok(BASE64.encode(made.map_err(failed("no key could be made"))?.as_ref()))
    }

    pub fn read(stored: &str) -> anyhow::Result<Keys> {
        let bytes = BASE64.decode(stored).context("the stored key is damaged")?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &SystemRandom::new());
        Ok(Keys { pair: pair.map_err(|why| anyhow!("the stored key is damaged: {why}"))? })
    }

    /// What a browser subscribes with.
    pub fn public(&self) -> String {
        BASE64.encode(self.pair.public_key().as_ref())
    }

    /// Proves to a push service who sends; `contact` is where its people can complain.
    pub fn authorization(&self, endpoint: &Url, contact: &str, now_s: i64) -> anyhow::Result<String> {
        let head = BASE64.encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
        let audience = endpoint.origin().ascii_serialization();
        let claims = json!({ "aud": audience, "exp": now_s + HALF_A_DAY, "sub": contact });
        let text = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signed = self.pair.sign(&SystemRandom::new(), text.as_bytes());
        let signature = BASE64.encode(signed.map_err(failed("nothing could be signed"))?.as_ref());
        Ok(format!("vapid t={text}.{signature}, k={}", self.public()))
    }
}

/// What a browser gave us to seal its messages with, if it can be used.
pub fn check(p256dh: &str, auth: &str) -> anyhow::Result<([u8; 65], [u8; 16])> {
    let point = BASE64.decode(p256dh.trim_end_matches('=')).context("a key is base64")?;
    let auth = BASE64.decode(auth.trim_end_matches('=')).context("a secret is base64")?;
    let point: [u8; 65] = point.try_into().map_err(|_| anyhow!("a key has 65 bytes"))?;
    ensure!(point[0] == 4, "a key is a point without compression");
    Ok((point, auth.try_into().map_err(|_| anyhow!("a secret has 16 bytes"))?))
}

/// How much HKDF is to give.
struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> anyhow::Result<[u8; N]> {
    let derived = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    let mut out = [0; N];
    let made = derived.expand(info, Length(N)).and_then(|okm| okm.fill(&mut out));
    made.map_err(failed("nothing could be derived"))?;
    Ok(out)
}

/// What two sides that agreed on `shared` seal with, and the nonce of the only record.
fn sealing(
    shared: &[u8],
    auth: &[u8],
    browser: &[u8],
    server: &[u8],
    salt: &[u8],
) -> anyhow::Result<(aead::LessSafeKey, aead::Nonce)> {
    let secret: [u8; 32] = derive(auth, shared, &[b"WebPush: info\0", browser, server])?;
    let key: [u8; 16] = derive(salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derive(salt, &secret, &[b"Content-Encoding: nonce\0"])?;
    let key = aead::UnboundKey::new(&aead::AES_128_GCM, &key).map_err(failed("no key could be made"))?;
    Ok((aead::LessSafeKey::new(key), aead::Nonce::assume_unique_for_key(nonce)))
}

/// Seals a message for one browser: the body of the request to its push service.
pub fn seal(text: &str, p256dh: &str, auth: &str) -> anyhow::Result<Vec<u8>> {
    ensure!(text.len() <= MOST, "a message has at most {MOST} bytes");
    let (browser, auth) = check(p256dh, auth)?;
    let rng = SystemRandom::new();
    let own = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &rng);
    let own = own.map_err(failed("no key could be made"))?;
    let server = own.compute_public_key().map_err(failed("no key could be made"))?;
    let mut salt = [0; 16];
    rng.fill(&mut salt).map_err(failed("no chance to be had"))?;
    let point = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, browser);
    let sealing = agreement::agree_ephemeral(own, &point, |shared| {
        sealing(shared, &auth, &browser, server.as_ref(), &salt)
    });
    let (key, nonce) = sealing.map_err(failed("this browser's key is no point of the curve"))??;
    let mut record = text.as_bytes().to_vec();
    // The last record ends with a two.
    record.push(2);
    key.seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut record).map_err(failed("not sealed"))?;
    let mut body = salt.to_vec();
    body.extend(RECORD.to_be_bytes());
    body.push(server.as_ref().len() as u8);
    body.extend(server.as_ref());
    body.extend(record);
    Ok(body)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a browser does with it.
    fn open(body: &[u8], own: agreement::EphemeralPrivateKey, browser: &[u8], auth: &[u8]) -> String {
        let (salt, rest) = body.split_at(16);
        let (head, rest) = rest.split_at(5);
        let (server, record) = rest.split_at(head[4] as usize);
        let point = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, server);
        let opened = agreement::agree_ephemeral(own, &point, |shared| {
            let (key, nonce) = sealing(shared, auth, browser, server, salt).unwrap();
            let mut record = record.to_vec();
            let text = key.open_in_place(nonce, aead::Aad::empty(), &mut record).unwrap();
            let (last, text) = text.split_last().unwrap();
            assert_eq!(*last, 2);
            String::from_utf8(text.to_vec()).unwrap()
        });
        opened.unwrap()
    }

    #[test]
    fn only_its_browser_reads_a_message() {
        let rng = SystemRandom::new();
        let own = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &rng).unwrap();
        let browser = own.compute_public_key().unwrap();
        let (p256dh, auth) = (BASE64.encode(browser.as_ref()), BASE64.encode([7; 16]));
        let body = seal("C’est à vous", &p256dh, &auth).unwrap();
        assert!(!body.windows(5).any(|w| w == b"C\xe2\x80\x99es"), "it is not sent as it is");
        assert_eq!(open(&body, own, browser.as_ref(), &[7; 16]), "C’est à vous");
        for (bad, secret) in [("", "AAAA"), ("AAAA", &*auth), (&*p256dh, "AAAA"), ("%", "%")] {
            assert!(seal("x", bad, secret).is_err(), "{bad} {secret}");
        }
        assert!(seal(&"x".repeat(MOST + 1), &p256dh, &auth).is_err());
    }

    #[test]
    fn a_service_can_check_who_sends() {
        let keys = Keys::read(&Keys::make().unwrap()).unwrap();
        let url = Url::parse("https://push.example/a/b?c").unwrap();
        let said = keys.authorization(&url, "mailto:a@b.example", 1000).unwrap();
        let token = said.strip_prefix("vapid t=").unwrap().split(',').next().unwrap();
        let (text, signature) = token.rsplit_once('.').unwrap();
        let point = BASE64.decode(keys.public()).unwrap();
        let public =
            ring::signature::UnparsedPublicKey::new(&ring::signature::ECDSA_P256_SHA256_FIXED, point);
        public.verify(text.as_bytes(), &BASE64.decode(signature).unwrap()).unwrap();
        let claims = BASE64.decode(text.split('.').nth(1).unwrap()).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(claims["exp"], 1000 + HALF_A_DAY);
        assert!(Keys::read("AAAA").is_err());
    }
}
