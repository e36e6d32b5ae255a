//! History of the World in a real Chromium. Pictures are kept in `test-output/`.

mod common;

use anyhow::{Result, ensure};
use common::{DESK, House, PHONE, Window};
use std::time::{Duration, Instant};

const PLAY: &str =
    "document.querySelector('input[name=game][value=history-of-the-world]').form.requestSubmit()";

async fn at_a_table_with_bots(house: &House, name: &'static str, size: (u32, u32)) -> Result<Window> {
    let me = Window::open(house, name, size).await?;
    me.until_there("input[name=game][value=history-of-the-world]").await?;
    me.get(PLAY).await?;
    me.until_there("body.table #t-prompt").await?;
    me.until("document.getElementById('t-link').classList.contains('on')").await?;
    Ok(me)
}

/// The first epoch, from the draft to the draft of the second, against bots; lands are clicked on the map.
#[tokio::test(flavor = "multi_thread")]
async fn an_epoch_against_bots() -> Result<()> {
    let house = House::open().await?;
    let me = at_a_table_with_bots(&house, "history", DESK).await?;
    me.until_asked().await?;
    me.keep("draft").await?;
    let deadline = Instant::now() + Duration::from_secs(120);
    let (mut answers, mut on_map) = (0, 0);
    while me.get("/Epoch I\\b/.test(document.getElementById('t-prompt').textContent)").await? == true {
        ensure!(
            Instant::now() < deadline,
            "the epoch did not end; {answers} answers, step {}",
            me.step().await?
        );
        if me.get("!!document.querySelector('#t-prompt.yours:not(.busy) button[data-choice]')").await?
            == false
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        let question = me.question().await?;
        // Lands are taken on the map itself, as long as one is lit; everything else by its button.
        if me.get("!!document.querySelector('#t-map .pile.can')").await? == true {
            me.keep("expansion").await?;
            me.click("#t-map .pile.can").await?;
            on_map += 1;
        } else {
            // Nothing is given up while there is something to do: the epoch would be over before it was seen.
            me.get(
                "(() => { const all = [...document.querySelectorAll('#t-prompt button[data-choice]')]; \
                 const on = all.filter(b => !b.matches('.ends, .idle, .back')); const some = on.length ? on : all; \
                 some[Math.floor(Math.random() * some.length)]?.click(); })()",
            )
            .await?;
        }
        answers += 1;
        let mark = serde_json::to_string(&question)?;
        me.until(&format!("(p => p.dataset.decision + p.className + p.textContent)(document.getElementById('t-prompt')) !== {mark} || \
            document.querySelector('.menu')")).await?;
        if me.get("!!document.querySelector('.menu .choice')").await? == true {
            me.get("document.querySelector('.menu .choice').click()").await?;
        }
    }
    ensure!(answers > 3, "only {answers} answers, {on_map} on the map");
    me.keep("second-epoch").await?;
    me.close().await;
    Ok(())
}

/// On a phone the map, the prompt and the tabs have room.
#[tokio::test(flavor = "multi_thread")]
async fn fits_a_phone() -> Result<()> {
    let house = House::open().await?;
    let me = at_a_table_with_bots(&house, "history-phone", PHONE).await?;
    me.until_asked().await?;
    let wide = me.get("document.documentElement.scrollWidth <= window.innerWidth").await?;
    ensure!(wide == true, "the page is wider than the phone");
    me.keep("draft").await?;
    me.close().await;
    Ok(())
}
