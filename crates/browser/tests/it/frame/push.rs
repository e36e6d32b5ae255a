//! Messages to a browser that is away: subscribed by its page, sealed by the server, read by the browser itself. Only the push
//! service between them is the test's own: those of browsers' makers are out of reach here.

use super::holds;
use crate::common::{DESK, House, Window};
use anyhow::{Context, Result, ensure};
use chromiumoxide::cdp::browser_protocol::browser::{
    PermissionDescriptor, PermissionSetting, SetPermissionParams,
};
use serde_json::Value;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

/// A subscription as a browser makes it, but for where it is sent to; and `opened(hex)`, which reads a message as a browser
/// does (RFC 8291), with the browser's own cryptography.
const SUBSCRIBE: &str = r#"(async () => {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const point = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const text = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  let made = null;
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async (wish) => {
    if (wish.applicationServerKey.length !== 65 || !wish.userVisibleOnly) throw new Error("not as browsers want it");
    const endpoint = "@endpoint@";
    return made = { endpoint, unsubscribe: async () => { made = null; return true; },
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: text(point), auth: text(auth) } }) };
  };
  const say = (...parts) => Uint8Array.from(parts.flatMap((p) => typeof p === "string" ? [...new TextEncoder().encode(p)] : [...p]));
  const derive = async (salt, secret, info, bits) => {
    const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
    return new Uint8Array(await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, bits));
  };
  window.opened = async (hex) => {
    const body = Uint8Array.from(hex.match(/../g), (two) => parseInt(two, 16));
    const [salt, server, sealed] = [body.slice(0, 16), body.slice(21, 21 + body[20]), body.slice(21 + body[20])];
    const theirs = await crypto.subtle.importKey("raw", server, { name: "ECDH", namedCurve: "P-256" }, false, []);
    const shared = new Uint8Array(await crypto.subtle.deriveBits({ name: "ECDH", public: theirs }, pair.privateKey, 256));
    const secret = await derive(auth, shared, say("WebPush: info", [0], point, server), 256);
    const key = await derive(salt, secret, say("Content-Encoding: aes128gcm", [0]), 128);
    const iv = await derive(salt, secret, say("Content-Encoding: nonce", [0]), 96);
    const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
    const plain = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, sealed));
    return new TextDecoder().decode(plain.slice(0, -1));
  };
  return true;
})()"#;

/// The next message at the push service, in hexadecimal.
async fn received(service: &TcpListener) -> Result<String> {
    let (stream, _) =
        tokio::time::timeout(Duration::from_secs(60), service.accept()).await.context("no message")??;
    let mut stream = BufReader::new(stream);
    let (mut line, mut length) = (String::new(), 0);
    while stream.read_line(&mut line).await? > 2 {
        if let Some(n) = line.strip_prefix("content-length: ") {
            length = n.trim().parse()?;
        }
        line.clear();
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    stream.write_all(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n").await?;
    Ok(body.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// The service worker looks after this page of the window. To install it takes a dozen requests, and a busy machine its time;
/// a page that was on its way when the worker began is not in its care, the next one is.
async fn looked_after(me: &Window, page: &str) -> Result<()> {
    me.visit(page).await?;
    comes_to(me, "navigator.serviceWorker.getRegistration().then((r) => r?.active?.state === 'activated')")
        .await?;
    me.visit(page).await?;
    me.until("navigator.serviceWorker.controller").await
}

/// What a promise of the page comes to, once it is something.
async fn comes_to(me: &Window, promise: &str) -> Result<Value> {
    for _ in 0..2400 {
        let value = me.get(promise).await?;
        if !value.is_null() && value != false {
            return Ok(value);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    anyhow::bail!("nothing came of: {promise}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_reaches_a_browser_that_is_away() -> Result<()> {
    let house = House::hasty().await?;
    let service = TcpListener::bind("127.0.0.1:0").await?;
    let (ana, bo) =
        (Window::open(&house, "push-ana", DESK).await?, Window::open(&house, "push-bo", DESK).await?);
    let notices =
        PermissionDescriptor::builder().name("notifications").build().map_err(anyhow::Error::msg)?;
    let mut grant = SetPermissionParams::new(notices, PermissionSetting::Granted);
    grant.origin = Some(house.url.clone());
    bo.page.execute(grant).await?;
    looked_after(&bo, "/account/sign-in").await?;
    let endpoint = format!("http://{}/push/1", service.local_addr()?);
    bo.get(&SUBSCRIBE.replace("@endpoint@", &endpoint)).await?;
    bo.until("!document.querySelector('[data-push] button').hidden").await?;
    bo.keep("off").await?;
    bo.click("[data-push] button").await?;
    bo.until("document.querySelector('[data-push] [role=status]').textContent.includes('They are on')")
        .await?;
    bo.keep("on").await?;

    // A table where Bo is asked while away. Who opened it is asked at the same time or after; that is no matter.
    ana.set_up("civilization-2010", &["me", "open", "none", "none", "none"]).await?;
    let link = ana.invitation().await?;
    let joined = format!(
        "fetch('{link}', {{ method: 'POST', body: new URLSearchParams({{ name: 'Bo' }}), redirect: 'manual' }}).then(() => true)"
    );
    bo.get(&joined).await?;
    ana.until_there("form[action$='/start'] button").await?;
    ana.click("form[action$='/start'] button").await?;
    ana.until("document.querySelector('body.table #t-link.on')").await?;
    for _ in 0..40 {
        // To look at the table itself would be to know of it already.
        let asked =
            bo.get("fetch('/').then((r) => r.text()).then((page) => page.includes('next-table'))").await?;
        if asked == true {
            break;
        }
        ana.until("document.querySelector('#t-prompt:not(.busy)')").await?;
        if ana
            .get("Boolean(document.querySelector('#t-prompt.yours:not(.busy) button[data-choice]'))")
            .await?
            == true
        {
            super::answer(&ana).await?;
        }
    }
    let sealed = received(&service).await?;
    let said = bo.get(&format!("opened('{sealed}')")).await?;
    let said = said.as_str().context("the browser reads it")?.to_owned();
    ensure!(said.contains("\"url\":\"/t/") && said.contains("Civilization"), "{said}");

    bo.click("[data-push] button").await?;
    bo.until("document.querySelector('[data-push] [role=status]').textContent.includes('They are off')")
        .await?;
    holds(&bo, "document.querySelector('link[rel=manifest]')", "it can be installed").await?;
    ana.close().await;
    bo.close().await;
    Ok(())
}

/// Without a line the app has a page that says so; with one again, it goes on.
#[tokio::test(flavor = "multi_thread")]
async fn the_app_says_that_there_is_no_line() -> Result<()> {
    let mut house = House::open().await?;
    let me = Window::open(&house, "offline", DESK).await?;
    looked_after(&me, "/").await?;
    comes_to(&me, "caches.match('/offline').then(Boolean)").await?;
    house.stop().await?;
    me.page.goto(format!("{}/archive", house.url)).await?;
    me.until("document.body.textContent.includes('No line to the server')").await?;
    me.keep("page").await?;
    house.restart().await?;
    me.click(".error .button").await?;
    me.until("location.pathname === '/archive' && !document.querySelector('.error')").await?;
    me.close().await;
    Ok(())
}
