//! The log, the rules, and the reasons why not.

use super::{answer, holds};
use crate::common::{DESK, GAMES, House, Window};
use anyhow::{Result, ensure};
use std::collections::BTreeSet;

const AT_END: &str =
    "(l => l.scrollHeight - l.scrollTop - l.clientHeight < 3)(document.getElementById('t-log'))";

/// The log shows its newest line whatever becomes of its height, unless its reader went back in it.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_follows_the_game() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "log", DESK).await?;
    me.play("age-of-discovery").await?;
    me.until_asked().await?;
    let long = "(l => l.scrollHeight > l.clientHeight + 200)(document.getElementById('t-log'))";
    while me.get(long).await? == false {
        answer(&me).await?;
        me.until_asked().await?;
    }
    me.until(AT_END).await?;
    // The last one leaves the log its place below any question: where there is little, it lies over the board and is much longer.
    for height in ["27rem", "8rem", "24rem", "8rem"] {
        me.get(&format!("document.getElementById('t-mats').style.height = document.getElementById('t-mats').style.maxHeight = \
            '{height}'")).await?;
        me.until(AT_END).await?;
    }
    answer(&me).await?;
    me.until_asked().await?;
    me.until(AT_END).await?;
    // A reader who went back stays there,
    me.get("(l => { l.dispatchEvent(new WheelEvent('wheel', { deltaY: -40 })); l.scrollTop = 20; })(document.getElementById('t-log')); \
        new Promise(requestAnimationFrame)").await?;
    let lines = me.get("document.querySelectorAll('#t-log li').length").await?;
    answer(&me).await?;
    me.until(&format!("document.querySelectorAll('#t-log li').length > {lines}")).await?;
    me.until_asked().await?;
    holds(&me, "document.getElementById('t-log').scrollTop === 20", "the reader stays").await?;
    // and one who came back to the end goes on.
    me.get("(l => { l.scrollTop = l.scrollHeight; })(document.getElementById('t-log')); new Promise(requestAnimationFrame)").await?;
    answer(&me).await?;
    me.until_asked().await?;
    me.until(AT_END).await?;
    // What a browser moves by itself, while lines come and go, is no reader who goes back.
    me.get("(l => { l.append(l.lastElementChild.cloneNode(true)); l.scrollTop = 20; })(document.getElementById('t-log')); \
        new Promise(requestAnimationFrame)").await?;
    answer(&me).await?;
    me.until_asked().await?;
    me.until(AT_END).await?;
    me.close().await;
    Ok(())
}

/// The first click on the number of a rule shows it, although the rules have to be loaded.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_click_on_a_rule_shows_it() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "rule-link", DESK).await?;
    me.play("clash-of-cultures").await?;
    me.until_asked().await?;
    me.click(".refusals summary").await?;
    me.click(".refusals a[data-rule]").await?;
    me.until("(r => r && r.getBoundingClientRect().bottom < innerHeight)(document.querySelector('#t-rules .found'))").await?;
    me.close().await;
    Ok(())
}

/// No reason stands twice, and every place that is refused still tells its own.
#[tokio::test(flavor = "multi_thread")]
async fn no_reason_is_given_twice() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "why-not", DESK).await?;
    let mut seen = 0;
    for game in GAMES {
        me.play(game).await?;
        for _ in 0..6 {
            me.until_asked().await?;
            let why = me
                .get("[...document.querySelectorAll('.refusals li')].map(l => l.textContent.trim())")
                .await?;
            let why: Vec<&str> = why.as_array().into_iter().flatten().filter_map(|w| w.as_str()).collect();
            let distinct: BTreeSet<&&str> = why.iter().collect();
            ensure!(distinct.len() == why.len(), "{game}: {why:#?}");
            seen += why.len();
            let count = me.text(".refusals summary").await?;
            ensure!(why.is_empty() || count.contains(&format!("({})", why.len())), "{game}: {count}");
            answer(&me).await?;
        }
    }
    ensure!(seen > 5, "only {seen} reasons were seen");
    me.close().await;
    Ok(())
}

/// The tab that is marked is that of the part that is shown, whatever is asked and was looked at before.
#[tokio::test(flavor = "multi_thread")]
async fn the_tab_of_what_is_shown_is_marked() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "marked-tab", DESK).await?;
    me.play("clash-of-cultures").await?;
    me.until_asked().await?;
    let marked = "(heads => [...heads].filter(h => h.checkVisibility() && getComputedStyle(h).backgroundColor === \
        (p => { p.style.color = 'var(--accent)'; document.body.append(p); const c = getComputedStyle(p).color; p.remove(); \
            return c; })(document.createElement('p'))) \
        .map(h => h.htmlFor))(document.querySelectorAll('.coc-secs .heads label'))";
    let shown = "['cards', 'advances', 'wonders'].filter(p => document.getElementById('part-' + p).checkVisibility()).map(p => 'show-' + \
        p)";
    for looked in ["none", "cards", "advances", "wonders"] {
        for asked in ["", "cards", "advances", "wonders"] {
            me.get(&format!(
                "document.querySelectorAll('.coc-secs .pick').forEach(p => p.checked = p.id === 'show-{looked}'); \
                 (d => '{asked}' ? d.setAttribute('data-focus', '{asked}') : \
                 d.removeAttribute('data-focus'))(document.querySelector('.coc-secs'))"
            ))
            .await?;
            let (tabs, parts) = (me.get(marked).await?, me.get(shown).await?);
            let something = looked != "none" || !asked.is_empty();
            ensure!(
                tabs == parts && tabs[0].is_string() == something,
                "{looked}, then {asked}: {tabs} for {parts}"
            );
        }
    }
    me.close().await;
    Ok(())
}

/// A step closer, without a mouse over the board, keeps in sight what the question is about.
#[tokio::test(flavor = "multi_thread")]
async fn closer_is_closer_to_what_is_asked() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "closer", DESK).await?;
    me.play("clash-of-cultures").await?;
    me.until_asked().await?;
    me.until_there("#t-map .can").await?;
    for _ in 0..4 {
        me.click("[data-do=zoom-in]").await?;
    }
    let in_sight = "(b => [...document.querySelectorAll('#t-map .can')].some(e => { const r = e.getBoundingClientRect(), x = r.x + r.width \
        / 2, y = r.y + r.height / 2; \
        return x > b.left && x < b.right && y > b.top && y < b.bottom; }))(document.getElementById('t-board').getBoundingClientRect())";
    holds(&me, in_sight, "what is asked is out of sight").await?;
    me.close().await;
    Ok(())
}
