//! The frame itself: a board that keeps its size, a column that shows the question and everybody, a camera that goes to
//! what is asked.

use super::{answer, holds};
use crate::common::{DESK, GAMES, House, PHONE, Window};
use anyhow::{Result, ensure};

const BOARD: &str = "(r => [r.x, r.y, r.width, r.height].map(Math.round).join()) \
    (document.getElementById('t-board').getBoundingClientRect())";

/// The camera stands still.
const AT_REST: &str = "!document.getElementById('t-camera').getAnimations().length";

/// A table with as many bots as there is room for.
async fn full_table(me: &Window, game: &str) -> Result<usize> {
    me.visit(&format!("/new?game={game}")).await?;
    me.get(
        "document.querySelectorAll('select[name^=\"seat.\"]').forEach((s, i) => s.value = i ? 'bot:novice' : 'me')",
    )
    .await?;
    let seats = me.get("document.querySelectorAll('select[name^=\"seat.\"]').length").await?;
    me.click("form.new .button.confirm").await?;
    me.until("document.querySelector('body.table #t-link.on, form[action$=\"/start\"] button')").await?;
    if me.get("!document.querySelector('body.table')").await? == true {
        me.click("form[action$='/start'] button").await?;
    }
    me.until("document.querySelector('body.table #t-link.on')").await?;
    Ok(seats.as_u64().unwrap_or_default() as usize)
}

/// Whatever is asked, the board has the same place and size; on a phone too.
#[tokio::test(flavor = "multi_thread")]
async fn the_board_keeps_its_size() -> Result<()> {
    let house = House::open().await?;
    for (name, size) in [("board-desk", DESK), ("board-phone", PHONE)] {
        let me = Window::open(&house, name, size).await?;
        for game in GAMES {
            me.play(game).await?;
            me.until_asked().await?;
            let before = me.get(BOARD).await?;
            for _ in 0..6 {
                answer(&me).await?;
                me.until_asked().await?;
                let now = me.get(BOARD).await?;
                ensure!(now == before, "{game}: {before} became {now}");
            }
        }
        me.close().await;
    }
    Ok(())
}

/// At a full table everybody is in sight beside the board, and every answer is inside the column.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_in_sight() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "everybody", DESK).await?;
    for game in GAMES {
        let seats = full_table(&me, game).await?;
        me.until_asked().await?;
        me.keep(game).await?;
        let seen = me
            .get(
                "[...document.querySelectorAll('.mat h3')].filter(e => { const r = e.getBoundingClientRect(); \
                 return e.closest('.mat').contains(document.elementFromPoint(r.x + 20, r.y + r.height / 2)); }).length",
            )
            .await?;
        ensure!(seen.as_u64() == Some(seats as u64), "{game}: {seen} of {seats}");
        let out = "[...document.querySelectorAll('#t-prompt :is(.choice, .deed)')].filter(e => e.checkVisibility()).some(e => { \
                   const r = e.getBoundingClientRect(), c = document.getElementById('t-prompt').getBoundingClientRect(); \
                   return r.left < c.left || r.right > c.right + 1; })";
        holds(&me, &format!("!{out}"), game).await?;
        // Nothing of the answers or of one's own mat is cut off; the rows of the others make room for them.
        me.until(
            "[...document.querySelectorAll('#t-prompt .acts, .mat.me')].every(e => e.scrollHeight <= e.clientHeight + 2)",
        )
        .await?;
        // A number that is cut off is another number.
        me.get(
            "document.querySelectorAll('.mat:not(.me) .glance b').forEach(b => { b.textContent = '88'; })",
        )
        .await?;
        let cut = "[...document.querySelectorAll('.mat:not(.me) .glance')].filter(row => row.checkVisibility()).some(row => { \
                   const { top, bottom, right } = row.getBoundingClientRect(); \
                   const shown = [...row.children].map(li => li.getBoundingClientRect()) \
                     .filter(li => li.width && li.top + li.height / 2 > top && li.top + li.height / 2 < bottom); \
                   return !shown.length || shown.some(li => li.right > right + 1); })";
        holds(&me, &format!("!{cut}"), game).await?;
    }
    me.close().await;
    Ok(())
}

/// The row of a player opens the whole mat over the board, and it is put away in three ways.
#[tokio::test(flavor = "multi_thread")]
async fn a_row_opens_the_whole_mat() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "whole-mat", DESK).await?;
    for game in GAMES {
        me.play(game).await?;
        me.until_asked().await?;
        for way in ["Escape", "cross", "beside"] {
            me.click(".mat:not(.me) .glance").await?;
            me.until("document.querySelector('.whole[open]')").await?;
            holds(
                &me,
                "document.querySelector('.whole[open] .stuff').getBoundingClientRect().height > 20",
                game,
            )
            .await?;
            match way {
                "Escape" => me.key("Escape").await?,
                "cross" => me.click(".whole[open] [data-shut]").await?,
                _ => me.click("h1.title").await?,
            }
            me.until("!document.querySelector('.whole[open]')").await?;
        }
    }
    me.close().await;
    Ok(())
}

/// A panel can be read large, over the board, and goes back.
#[tokio::test(flavor = "multi_thread")]
async fn a_panel_is_made_large() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "large-panel", DESK).await?;
    me.play("age-of-discovery").await?;
    me.until_asked().await?;
    for tab in ["log", "rules", "aids", "score"] {
        me.click(&format!("[data-tab={tab}]")).await?;
        me.click("[data-do=enlarge]").await?;
        me.until(&format!("document.getElementById('t-pane-{tab}').clientWidth > innerWidth / 2")).await?;
        me.keep(tab).await?;
        me.key("Escape").await?;
        me.until("!document.body.classList.contains('large')").await?;
    }
    me.close().await;
    Ok(())
}

/// On a phone what is asked is brought into sight, large enough for a finger, and an overview says where one is; a reader's
/// own way of looking is left alone until something else is asked.
#[tokio::test(flavor = "multi_thread")]
async fn the_camera_goes_to_what_is_asked() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "camera", PHONE).await?;
    me.play("civilization-2002").await?;
    me.until_asked().await?;
    me.until_there("#t-map .can").await?;
    let in_sight = "[...document.querySelectorAll('#t-map .can')].some(e => { const r = e.getBoundingClientRect(), \
        b = document.getElementById('t-board').getBoundingClientRect(); return r.left >= b.left && r.right <= b.right && \
        r.top >= b.top && r.bottom <= b.bottom && Math.min(r.width, r.height) >= 39; })";
    me.until(&format!("{AT_REST} && {in_sight}")).await?;
    holds(&me, "document.querySelector('#t-overview.on')", "an overview").await?;
    me.keep("asked").await?;
    let there = "document.getElementById('t-camera').style.transform";
    me.click("[data-do=fit]").await?;
    let fitted = me.get(there).await?;
    // Something is drawn anew, and nothing else is asked.
    me.get("document.querySelector('[data-tab=chat]').click(); document.querySelector('#t-chat-form input').value = 'Hello'; \
        document.querySelector('#t-chat-form').requestSubmit()")
        .await?;
    me.until_there("#t-chat li").await?;
    ensure!(me.get(there).await? == fitted, "the reader is not fought");
    me.close().await;
    Ok(())
}

/// Nothing moves for ever on a table where nothing happens: what always moves is always painted.
#[tokio::test(flavor = "multi_thread")]
async fn an_idle_table_rests() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "idle", DESK).await?;
    for game in GAMES {
        me.play(game).await?;
        me.until_asked().await?;
        let endless = "document.getAnimations().filter(a => a.effect?.getComputedTiming().iterations === Infinity) \
                       .map(a => a.animationName + ' of ' + (a.effect.target?.className?.baseVal ?? a.effect.target?.className))";
        let found = me.get(endless).await?;
        ensure!(found == serde_json::json!([]), "{game}: {found}");
    }
    me.close().await;
    Ok(())
}
