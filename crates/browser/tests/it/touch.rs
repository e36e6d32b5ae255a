//! The table under a finger on a phone: reading plays nothing, a question begins at its top, and what ends one's part is in reach.
//! Pictures are kept in `test-output/`.

use crate::common::{GAMES, House, PHONE, Window};
use anyhow::{Context, Result, ensure};
use chromiumoxide::cdp::browser_protocol::input::{
    EmulateTouchFromMouseEventParams, EmulateTouchFromMouseEventType, MouseButton,
};
use serde_json::Value;

/// Counts the answers that leave the page, as `acts`, and the clicks on the sentence of the question, as `heard`.
const COUNT: &str = "(() => { const send = WebSocket.prototype.send; window.acts = window.heard = 0; \
    WebSocket.prototype.send = function (text) { if (text.includes('\"t\":\"act\"')) window.acts++; send.call(this, text); }; \
    addEventListener('click', ({ target }) => { if (target.closest?.('.say')) window.heard++; }, { capture: true }); })()";

/// Nothing moves on the page any more, nor will by itself: what is touched stays where it is.
const STILL: &str = "!document.querySelector('#t-prompt.busy') && \
    document.getAnimations().every(a => a.playState !== 'running' || a.timeline !== document.timeline || \
    a.effect.getComputedTiming().endTime === Infinity)";

fn point(place: &Value) -> Result<(f64, f64)> {
    let number = |i: usize| place.get(i).and_then(Value::as_f64);
    number(0).zip(number(1)).with_context(|| format!("no point: {place}"))
}

/// A finger comes down, or lifts.
async fn touch(me: &Window, what: EmulateTouchFromMouseEventType, (x, y): (f64, f64)) -> Result<()> {
    let mut event = EmulateTouchFromMouseEventParams::new(what, x as i64, y as i64, MouseButton::Left);
    event.click_count = Some(1);
    me.page.execute(event).await?;
    Ok(())
}

const DOWN: EmulateTouchFromMouseEventType = EmulateTouchFromMouseEventType::MousePressed;
const UP: EmulateTouchFromMouseEventType = EmulateTouchFromMouseEventType::MouseReleased;

async fn tap(me: &Window, at: (f64, f64)) -> Result<()> {
    touch(me, DOWN, at).await?;
    touch(me, UP, at).await
}

/// A point of the first of these that a finger can hit, in pixels of the window; null if there is none.
fn reachable(selector: &str) -> String {
    format!(
        "(() => {{ for (const e of document.querySelectorAll({selector:?})) {{ const r = e.getBoundingClientRect(); \
         for (const [fx, fy] of [[.5, .5], [.3, .3], [.7, .7], [.3, .7], [.7, .3]]) {{ \
           const [x, y] = [r.x + r.width * fx, r.y + r.height * fy]; \
           if (x > 0 && y > 0 && x < innerWidth && y < innerHeight && e.contains(document.elementFromPoint(x, y))) return [x, y]; }} }} \
         return null; }})()"
    )
}

async fn on_a_phone(house: &House, name: &'static str) -> Result<Window> {
    let me = Window::open(house, name, PHONE).await?;
    me.in_haste().await?;
    Ok(me)
}

/// The number of the question; what it says of its answers may come later.
const ASKED: &str = "document.getElementById('t-prompt').dataset.decision";

/// A finger that rests on an answer or on a place reads what it would do, and has answered nothing when it lifts.
#[tokio::test(flavor = "multi_thread")]
async fn reading_never_plays() -> Result<()> {
    let house = House::open().await?;
    let me = on_a_phone(&house, "touch-reads").await?;
    // What is tapped is taken, without a question.
    me.get("localStorage.setItem('ecumene-taps', 'off')").await?;
    for game in GAMES {
        me.play(game).await?;
        me.until_asked().await?;
        me.get(COUNT).await?;
        for what in ["#t-prompt .choice:not(.aside), #t-prompt .deed[data-deed]", "#t-map .can, #t-hand .can"]
        {
            me.until(STILL).await?;
            let place = me.get(&reachable(what)).await?;
            if place.is_null() {
                continue;
            }
            let place = point(&place)?;
            let (step, asked) = (me.step().await?.to_string(), me.get(ASKED).await?);
            touch(&me, DOWN, place).await?;
            me.until("!document.getElementById('t-tip').hidden").await?;
            touch(&me, UP, place).await?;
            // Whatever comes of lifting it has come before another tap is heard.
            let heard = me.get("window.heard").await?;
            tap(&me, point(&me.get(&reachable("#t-prompt .say")).await?)?).await?;
            me.until(&format!("window.heard > {heard}")).await?;
            me.keep(game).await?;
            ensure!(me.get("window.acts").await? == 0, "{game}: holding {what} answered");
            ensure!(
                me.get("!!document.querySelector('#t-menu:not([hidden]), .deed[aria-pressed=true]')").await?
                    == false,
                "{game}: {what}"
            );
            ensure!(me.get(ASKED).await? == asked && me.step().await?.to_string() == step, "{game}: {what}");
        }
    }
    me.close().await;
    Ok(())
}

/// How far the reader went down in the question; null where all of it is seen.
const SCROLLED: &str = "(a => a && a.scrollHeight > a.clientHeight + 8 ? a.scrollTop : null)(document.querySelector('#t-prompt .acts'))";

/// However far down an answer was taken, the next question begins at its top; so does what is read before an answer goes.
#[tokio::test(flavor = "multi_thread")]
async fn a_question_begins_at_its_top() -> Result<()> {
    let house = House::open().await?;
    let me = on_a_phone(&house, "touch-top").await?;
    let (mut questions, mut sheets) = (0, 0);
    for game in GAMES {
        me.play(game).await?;
        for _ in 0..12 {
            me.until_asked().await?;
            me.until(STILL).await?;
            if me.get(SCROLLED).await?.is_null() {
                me.answer_first().await?;
                continue;
            }
            sheets += reads_from_the_top(&me, game).await? as usize;
            let asked = me.question().await?;
            me.get("(a => { a.scrollTop = a.scrollHeight; })(document.querySelector('#t-prompt .acts'))")
                .await?;
            me.answer_any(".back").await?;
            me.until_another(&asked).await?;
            me.until_asked().await?;
            if me.question().await? == asked {
                continue;
            }
            let down = me.get(SCROLLED).await?;
            questions += usize::from(!down.is_null());
            if down.as_f64().unwrap_or_default() > 0.0 {
                me.keep(game).await?;
            }
            ensure!(down.as_f64().unwrap_or_default() == 0.0, "{game}: it begins {down} px down");
        }
    }
    ensure!(
        questions > 3 && sheets > 0,
        "{questions} questions and {sheets} sheets were longer than their place"
    );
    me.close().await;
    Ok(())
}

/// A finger asks for an answer that costs something: if what is read then is longer than the sheet, its title is in sight, and
/// so are both answers. Whether there was such a sheet.
async fn reads_from_the_top(me: &Window, game: &str) -> Result<bool> {
    let costs = me.get(&reachable("#t-prompt .choice[data-reads]:not(.aside):not(.ends)")).await?;
    if costs.is_null() {
        return Ok(false);
    }
    tap(me, point(&costs)?).await?;
    me.until(
        "document.querySelector('#t-menu:not([hidden]) .choice') || document.querySelector('#t-prompt.busy')",
    )
    .await?;
    if me.get("!document.querySelector('#t-menu:not([hidden]) .preview')").await? == true {
        me.key("Escape").await?;
        return Ok(false);
    }
    let inside = "(m => (b => [...m.querySelectorAll('.preview > b, .choice')].filter(e => { const r = e.getBoundingClientRect(); \
         return r.top < b.top || r.bottom > b.bottom; }).map(e => e.textContent))\
         (m.getBoundingClientRect()))(document.getElementById('t-menu'))";
    // Where everything fits there is less to see; a lower sheet has the same title.
    me.get("document.getElementById('t-menu').style.maxHeight = '11rem'").await?;
    me.get("(b => { b.blur(); b.focus(); })(document.querySelector('#t-menu .choice'))").await?;
    let cut = me.get(inside).await?;
    me.keep(game).await?;
    me.get("document.getElementById('t-menu').style.maxHeight = ''").await?;
    me.key("Escape").await?;
    me.until("document.getElementById('t-menu').hidden").await?;
    ensure!(cut == serde_json::json!([]), "{game}: out of sight are {cut}");
    Ok(true)
}

/// What ends one's part is in sight, whole, and nothing lies over it: neither a list that is long nor the bar below.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_ones_part_is_in_reach() -> Result<()> {
    let house = House::open().await?;
    let me = on_a_phone(&house, "touch-end").await?;
    let mut seen = 0;
    for game in GAMES {
        me.play(game).await?;
        let mut here = 0;
        for _ in 0..30 {
            me.until_asked().await?;
            if me.get("!!document.querySelector('#t-prompt .answers > .ends')").await? == true {
                here += 1;
                me.until(STILL).await?;
                let hidden = me
                    .get(
                        "[...document.querySelectorAll('#t-prompt .answers > .ends')].filter(e => { const r = e.getBoundingClientRect(); \
                         return [r.top + 3, (r.top + r.bottom) / 2, r.bottom - 3].some(y => \
                         !e.contains(document.elementFromPoint(r.left + 12, y))); }).map(e => e.textContent)",
                    )
                    .await?;
                me.keep(game).await?;
                ensure!(hidden == serde_json::json!([]), "{game}: out of reach is {hidden}");
            }
            // Whoever only ever takes the first answer may lose in time.
            let over = "document.querySelector('#t-final')";
            me.answer_first().await?;
            me.until(&format!("{over} || document.querySelector('#t-prompt.yours:not(.busy)')")).await?;
            if here == 3 || me.get(&format!("Boolean({over})")).await? == true {
                break;
            }
        }
        seen += here;
    }
    ensure!(seen > 5, "only {seen} questions could end a part");
    me.close().await;
    Ok(())
}
