//! What a choice would do is said beside the choices, never over them; and to a finger before it is paid for.

use crate::common::{DESK, GAMES, House, PHONE, Window};
use anyhow::{Result, ensure};

/// Choices in sight whose middle would not be hit by a click: the tip lies over them and keeps it.
const SWALLOWED: &str = "[...document.querySelectorAll('#t-prompt :is(.choice, .deed)')].filter(e => e.checkVisibility()) \
    .map(e => [e, e.getBoundingClientRect()]).filter(([, r]) => r.height > 8).map(([e, r]) => \
      [e, document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)]).filter(([e, hit]) => hit?.closest('#t-tip')) \
    .map(([e]) => e.textContent)";

/// How much of other choices of the same list lies under the tip, in parts of their area.
const COVERED: &str = "(() => { const t = document.getElementById('t-tip').getBoundingClientRect(); let [all, under] = [0, 0]; \
    for (const e of document.querySelectorAll('#t-prompt :is(.choice, .deed)')) { \
      if (!e.checkVisibility()) continue; const r = e.getBoundingClientRect(); all += r.width * r.height; \
      const w = Math.min(t.right, r.right) - Math.max(t.left, r.left), h = Math.min(t.bottom, r.bottom) - Math.max(t.top, r.top); \
      if (w > 0 && h > 0) under += w * h; } return all ? under / all : 0; })()";

#[tokio::test(flavor = "multi_thread")]
async fn a_tip_leaves_the_choices_free() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "tips", DESK).await?;
    for game in GAMES {
        me.play(game).await?;
        me.until_asked().await?;
        me.list().await?;
        let shown =
            "!document.getElementById('t-tip').hidden && document.querySelector('#t-tip .do, #t-tip .no')";
        let choices = "[...document.querySelectorAll('#t-prompt .choice')].filter(e => e.checkVisibility())";
        for nth in [0, 1, 2] {
            me.get(&format!("{choices}.forEach((e, i) => e.toggleAttribute('data-pointed', i === {nth}))"))
                .await?;
            if me.get("!document.querySelector('#t-prompt [data-pointed]')").await? == true {
                break;
            }
            me.hover_until("#t-prompt [data-pointed]", shown).await?;
            let swallowed = me.get(SWALLOWED).await?;
            ensure!(swallowed.as_array().is_some_and(Vec::is_empty), "{game}: under the tip: {swallowed}");
            let covered = me.get(COVERED).await?.as_f64().unwrap_or(1.0);
            ensure!(covered < 0.02, "{game}: {covered} of the choices lie under the tip");
            let whole = "(e => e.scrollHeight <= e.clientHeight + 2)(document.getElementById('t-tip'))";
            ensure!(me.get(whole).await? == true, "{game}: the tip is cut");
        }
        me.keep(game).await?;
        // Off the choice it goes, although the hand crosses where it lay.
        me.hover_until("h1.title, .bar", "document.getElementById('t-tip').hidden").await?;
    }
    me.close().await;
    Ok(())
}

/// What cannot be done says why when somebody tries.
#[tokio::test(flavor = "multi_thread")]
async fn a_shut_deed_says_why() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "shut", DESK).await?;
    me.play("clash-of-cultures").await?;
    me.until_asked().await?;
    me.until_there("#t-prompt .deed.shut small").await?;
    me.click("#t-prompt .deed.shut").await?;
    me.until(
        "(tip => !tip.hidden && tip.textContent.includes(document.querySelector('#t-prompt .deed.shut small').textContent)) \
         (document.getElementById('t-tip'))",
    )
    .await?;
    me.keep("why").await?;
    me.close().await;
    Ok(())
}

/// A finger cannot hover: what a choice costs is shown before it is taken, and taken with one more touch.
#[tokio::test(flavor = "multi_thread")]
async fn a_finger_is_shown_the_price_first() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "price", PHONE).await?;
    me.play("clash-of-cultures").await?;
    me.until_asked().await?;
    me.get(
        "localStorage.removeItem('ecumene-taps'); \
         document.querySelectorAll('#t-prompt button[data-choice]').forEach((b, i) => i || b.setAttribute('data-reads', ''))",
    )
    .await?;
    let question = me.question().await?;
    let touch = "dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));";
    me.get(&format!("{touch} document.querySelector('#t-prompt button[data-reads]').click()")).await?;
    me.until("document.querySelector('#t-menu:not([hidden]) .preview .fore-whole:not([hidden])')").await?;
    ensure!(me.question().await? == question, "nothing is answered yet");
    me.keep("preview").await?;
    me.get(&format!("{touch} document.querySelector('#t-menu .choice.confirm').click()")).await?;
    me.until_another(&question).await?;
    me.close().await;
    Ok(())
}
