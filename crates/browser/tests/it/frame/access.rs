//! Who cannot see well, or at all, and whoever's system is dark.

use super::legible::{axe, barred, resize};
use super::{answer, holds};
use crate::common::{DESK, GAMES, House, PHONE, Window};
use anyhow::{Result, ensure};
use chromiumoxide::cdp::browser_protocol::emulation::{MediaFeature, SetEmulatedMediaParams};
use serde_json::json;

/// Links of a phone's bar have names, although there is room for pictures only.
#[tokio::test(flavor = "multi_thread")]
async fn every_link_of_the_bar_has_a_name() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "bar-names", PHONE).await?;
    let nameless = me
        .get(
            "[...document.querySelectorAll('.bar a, .bar button')].filter(e => !e.getAttribute('aria-label') \
             && ![...e.querySelectorAll('*'), e].some(n => n.checkVisibility() && [...n.childNodes].some(t => t.nodeType === 3 &&
                 t.data.trim()))) \
             .map(e => e.outerHTML.slice(0, 90))",
        )
        .await?;
    ensure!(nameless == json!([]), "{nameless}");
    me.close().await;
    Ok(())
}

/// A label without a role is not read out, and a list holds nothing but its items: whatever is lit and dimmed again.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_lit_keeps_its_role_and_lists_stay_lists() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "roles", DESK).await?;
    for game in GAMES {
        me.play(game).await?;
        for _ in 0..5 {
            me.until_asked().await?;
            let mute = me
                .get(
                    "[...new Set([...document.querySelectorAll('svg :is(path, g, rect, circle, \
                use)[aria-label]:not([role])')].map(e => e.outerHTML.slice(0, 80)))]",
                )
                .await?;
            ensure!(mute == json!([]), "{game}: {mute}");
            let broken = me
                .get(
                    "[...document.querySelectorAll('ul, ol')].filter(l => !l.role || l.role === 'list') \
                     .flatMap(l => [...l.children]).filter(c => c.localName !== 'li' || (c.role && c.role !== 'listitem')) \
                     .concat([...document.querySelectorAll('li:not([role])')].filter(i => i.parentElement.role && i.parentElement.role !==
                         'list')) \
                     .map(e => e.parentElement.outerHTML.slice(0, 120))",
                )
                .await?;
            ensure!(broken == json!([]), "{game}: {broken}");
            answer(&me).await?;
        }
    }
    // Chat is a list as well.
    me.get("document.querySelector('[data-tab=chat]').click(); document.querySelector('#t-chat-form input').value = 'Hello'; \
        document.querySelector('#t-chat-form').requestSubmit()").await?;
    me.until_there("#t-chat li").await?;
    holds(
        &me,
        "document.getElementById('t-chat').localName === 'ul' && !document.getElementById('t-chat').role && \
        document.querySelector('[role=log] #t-chat')",
        "chat",
    )
    .await?;
    me.close().await;
    Ok(())
}

/// Pages that are no table: on a desk and on a phone, in light and in dark colours. And the checker can find something.
#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_open_to_all() -> Result<()> {
    let Some(axe) = axe() else {
        eprintln!("no Node here: accessibility was not checked");
        return Ok(());
    };
    let house = House::open().await?;
    let me = Window::open(&house, "pages", DESK).await?;
    me.visit("/").await?;
    me.get("document.querySelector('.bar').insertAdjacentHTML('beforeend', '<button></button>'); true")
        .await?;
    ensure!(!barred(&me, &axe).await?.is_empty(), "a button without a name goes unseen");
    // Somebody waits for a friend: a page of its own, and a line in the lobby.
    me.set_up("clash-of-cultures", &["me", "open", "none", "none"]).await?;
    me.until_there(".room .chairs").await?;
    let room = me.path().await?;
    let pages = [
        "/",
        "/new?game=age-of-discovery",
        "/archive",
        "/account/sign-in",
        "/rules/clash-of-cultures",
        &room,
        "/nowhere",
    ];
    let mut found = Vec::new();
    for (i, path) in pages.into_iter().enumerate() {
        for (j, size) in [(1366, 768, false), (390, 844, true)].into_iter().enumerate() {
            // Every page at both sizes and in both colours, in half of the pairs.
            let theme = ["light", "dark"][(i + j) % 2];
            resize(&me, size).await?;
            // Chosen before the page is there: colours that are just changing are none.
            let choose = "fetch('/prefs', { method: 'POST', body: new URLSearchParams({ back: '/', theme: 'THEME' }) }).then(() => true)";
            me.get(&choose.replace("THEME", theme)).await?;
            me.visit(path).await?;
            holds(&me, &format!("document.documentElement.dataset.theme === '{theme}'"), path).await?;
            let list = barred(&me, &axe).await?;
            found.extend(list.into_iter().map(|what| format!("{path} {} {theme}: {what}", size.0)));
        }
    }
    ensure!(found.is_empty(), "{found:#?}");
    me.close().await;
    Ok(())
}

/// Whatever scrolls can be scrolled without a mouse.
#[tokio::test(flavor = "multi_thread")]
async fn whatever_scrolls_takes_the_focus() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "scrolled", DESK).await?;
    for game in GAMES {
        me.play(game).await?;
        me.until_asked().await?;
        for tab in ["log", "chat", "rules", "aids", "score", "notes", "table"] {
            me.click(&format!("[data-tab={tab}]")).await?;
            me.until(&format!("!document.getElementById('t-pane-{tab}').hidden")).await?;
            let stuck = me
                .get(
                    "[...document.querySelectorAll('.side, .side *')].filter(e => e.checkVisibility() && e.scrollHeight > e.clientHeight + \
                        1 \
                     && ['auto', 'scroll'].includes(getComputedStyle(e).overflowY) && e.tabIndex < 0 && !e.querySelector('a, button, \
                     input, textarea, [tabindex=\"0\"]')) \
                     .map(e => e.id || e.className)",
                )
                .await?;
            ensure!(stuck == json!([]), "{game}, {tab}: {stuck}");
        }
    }
    me.close().await;
    Ok(())
}

/// What has other colours where dark ones are chosen than in a dark system: at one moment, for the page lives.
const COLOURS: &str = "(() => { const root = document.documentElement, all = [...document.querySelectorAll('*')]; \
    const kinds = ['color', 'backgroundColor', 'borderTopColor', 'fill', 'stroke', 'boxShadow', 'outlineColor', 'opacity', 'colorScheme']; \
    const colours = () => all.map(e => { const s = getComputedStyle(e); return kinds.map(k => s[k]).join(' '); }); \
    const auto = colours(); root.dataset.theme = 'dark'; const dark = colours(); root.dataset.theme = 'auto'; \
    return all.map((e, i) => [e.id || e.className.baseVal || e.className || e.localName, auto[i], dark[i]]).filter(([, a, b]) => a !== \
    b).slice(0, 5); })()";

/// In a dark system, colours "as the system" are the dark colours, to the last rule, at every table; and one can come
/// back to them.
#[tokio::test(flavor = "multi_thread")]
async fn a_dark_system_is_dark() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "dark", DESK).await?;
    let dark = MediaFeature { name: "prefers-color-scheme".into(), value: "dark".into() };
    let still = MediaFeature { name: "prefers-reduced-motion".into(), value: "reduce".into() };
    me.page.execute(SetEmulatedMediaParams::builder().features([dark, still]).build()).await?;
    for game in GAMES {
        me.play(game).await?;
        me.until_asked().await?;
        holds(&me, "document.documentElement.dataset.theme === 'auto'", "a newcomer's colours").await?;
        me.keep(game).await?;
        let other = me.get(COLOURS).await?;
        ensure!(other == json!([]), "{game}: {other:#}");
    }
    let mut themes = Vec::new();
    for _ in 0..4 {
        let theme = me.get("document.documentElement.dataset.theme").await?;
        themes.push(theme.as_str().unwrap_or_default().to_owned());
        let mark = "window.before = true";
        me.get(mark).await?;
        me.click(".bar-menu > summary").await?;
        me.click(".theme button").await?;
        me.until("!window.before && document.documentElement.dataset.theme").await?;
    }
    for theme in ["auto", "dark", "light"] {
        ensure!(themes.iter().any(|t| t == theme), "no way to {theme}: {themes:?}");
    }
    me.close().await;
    Ok(())
}
