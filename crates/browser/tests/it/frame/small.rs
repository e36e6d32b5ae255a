//! Small windows: phones both ways, a laptop whose reader needs large print.

use super::holds;
use super::legible::resize;
use crate::common::{DESK, GAMES, House, PHONE, Window};
use anyhow::{Result, ensure};

/// Every panel of a phone lies over the prompt, and over what a game has open, in every game.
#[tokio::test(flavor = "multi_thread")]
async fn a_panel_lies_over_everything_on_a_phone() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "phone-panels", PHONE).await?;
    for game in GAMES {
        me.play(game).await?;
        me.until_asked().await?;
        for tab in ["mats", "log", "chat", "rules", "aids", "score", "notes", "table"] {
            // What a game has open, stays open below.
            me.get(
                "document.querySelector('.civ-sheet')?.setAttribute('open', ''); \
                document.getElementById('show-wonders')?.click()",
            )
            .await?;
            me.click(&format!("[data-tab={tab}]")).await?;
            me.until(&format!("document.body.dataset.sheet === '{tab}'")).await?;
            let sheet = if tab == "mats" { "#t-mats".to_owned() } else { format!("#t-pane-{tab}") };
            let covered = me.get(&format!(
                "(s => {{ const r = s.getBoundingClientRect(), found = new Set(); \
                 for (let y = r.top + 14; y < r.bottom - 2; y += 16) for (let x = r.left + 14; x < r.right - 14; x += 40) {{ \
                   const top = document.elementFromPoint(x, y); if (!s.contains(top)) found.add(top?.className || top?.id); }} \
                 return r.height < 200 ? ['only ' + r.height + ' px'] : [...found]; }})(document.querySelector('{sheet}'))"
            )).await?;
            if covered != serde_json::json!([]) {
                me.keep(game).await?;
            }
            ensure!(covered == serde_json::json!([]), "{game}: over {tab} lie {covered}");
            me.click(&format!("[data-tab={tab}]")).await?;
            me.until("!document.body.dataset.sheet").await?;
        }
    }
    me.close().await;
    Ok(())
}

/// A phone on its side, and a laptop at 200%: half of the height at least is board, and the question can be answered.
#[tokio::test(flavor = "multi_thread")]
async fn a_low_window_has_a_board() -> Result<()> {
    let house = House::open().await?;
    for (name, size) in [("landscape", (844, 390)), ("zoomed", (683, 384))] {
        let me = Window::open(&house, name, size).await?;
        for game in GAMES {
            me.play(game).await?;
            me.until_asked().await?;
            me.keep(game).await?;
            let board = me
                .get(
                    "(r => [Math.round(r.width), \
                Math.round(r.height)])(document.getElementById('t-board').getBoundingClientRect())",
                )
                .await?;
            holds(
                &me,
                "document.getElementById('t-board').clientHeight >= innerHeight / 2 && \
                document.getElementById('t-board').clientWidth >= innerWidth * .4",
                &format!("{game} at {name}: a board of {board}"),
            )
            .await?;
            holds(&me, "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= \
                innerHeight", game).await?;
            // Whatever can be answered can be brought into sight; behind a deed, where there is a bar of them.
            me.take_one().await?;
            me.until("document.querySelector('#t-prompt.busy') || Number(document.getElementById('t-slider').max) > 0").await?;
            me.click("[data-tab=log]").await?;
            me.until("document.body.dataset.sheet === 'log' && document.getElementById('t-pane-log').clientHeight > innerHeight / \
                2").await?;
            me.key("Escape").await?;
            me.until("!document.body.dataset.sheet").await?;
        }
        me.close().await;
    }
    Ok(())
}

/// What a small window made closer is no view for a large one: whoever comes back sees what they saw there before.
#[tokio::test(flavor = "multi_thread")]
async fn another_window_has_a_view_of_its_own() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "another-window", DESK).await?;
    let seen = "getComputedStyle(document.getElementById('t-camera')).transform";
    let still = "document.getElementById('t-camera').getAnimations().every(a => a.playState !== 'running')";
    for game in GAMES {
        me.play(game).await?;
        me.until_asked().await?;
        me.until(still).await?;
        let before = me.get(seen).await?;
        resize(&me, (PHONE.0, PHONE.1, false)).await?;
        me.until(&format!("innerWidth === {} && {still} && {seen} !== {before}", PHONE.0)).await?;
        resize(&me, (DESK.0, DESK.1, false)).await?;
        me.until(&format!("innerWidth === {} && {still} && {seen} === {before}", DESK.0)).await?;
    }
    me.close().await;
    Ok(())
}
