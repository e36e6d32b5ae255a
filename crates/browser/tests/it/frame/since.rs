//! What others did, for whoever was not looking: the digest, the mark in the log, cards, and the reader's pace.

use super::{COUNT_ACTS, answer, holds};
use crate::common::{DESK, House, PHONE, Window};
use anyhow::{Result, ensure};
use serde_json::{Value, json};

const OPEN: &str = "document.querySelector('#t-since:not([hidden]) #t-digest')";
const SHUT: &str = "document.getElementById('t-since').hidden";
const FITS: &str = "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight";
/// Whatever sticks out of the sheet, or is cut off in it.
const STICKING_OUT: &str = "(s => { const b = s.getBoundingClientRect(); return [...s.querySelectorAll('*')].filter(e => \
     e.checkVisibility() && !e.closest('.sr, svg')) \
    .filter(e => { const r = e.getBoundingClientRect(); return r.width && (r.left < b.left - 1 || r.right > b.right + 1); \
         }).map(e => e.outerHTML.slice(0, 90)); })(document.getElementById('t-since'))";

/// Whoever the log speaks of after the mark has a block, unless every line names the reader; and there are several.
const A_BLOCK_EACH: &str = "(() => { const texts = (all) => [...all].map(a => a.textContent); \
     const mine = new Set(texts(document.querySelectorAll('#t-digest .to-me .retold a'))); \
     const all = [...document.querySelectorAll('#t-log li')], fresh = all.slice(all.findIndex(l => l.id === 't-left') + 1); \
     const others = fresh.filter(l => !mine.has(l.querySelector('a').textContent)).map(l => l.className.match(/seat-[0-9]/)?.[0]); \
     const seats = new Set(others.filter(Boolean)); \
     return seats.size > 1 && [...seats].every(s => document.querySelector(`#t-digest .block.${s}`)); })()";

/// Plays until others answered after this person did, and told something.
async fn until_told(me: &Window, lines: usize) -> Result<()> {
    let told = format!(
        "(b => b && Number(b.dataset.from) > 0 && Number(b.querySelector('.count').textContent) >= \
             {lines})(document.querySelector('[data-do=since]'))"
    );
    for _ in 0..80 {
        me.until_asked().await?;
        if me.get(&format!("Boolean({told})")).await? == true {
            return Ok(());
        }
        answer(me).await?;
    }
    anyhow::bail!("nothing was told")
}

/// A table with bots in the other chairs.
async fn with_bots(me: &Window, game: &str, bots: usize) -> Result<()> {
    let mut chairs = vec!["bot:novice"; bots];
    chairs.insert(0, "me");
    me.set_up(game, &chairs).await?;
    me.until("document.querySelector('body.table #t-link.on, form[action$=\"/start\"] button')").await?;
    if me.get("!document.querySelector('body.table')").await? == true {
        me.click("form[action$='/start'] button").await?;
    }
    me.until("document.querySelector('body.table #t-link.on')").await
}

async fn open_digest(me: &Window) -> Result<()> {
    if me.get(&format!("Boolean({OPEN})")).await? != true {
        me.get("document.querySelector('[data-do=since]').click()").await?;
    }
    me.until(OPEN).await
}

/// A game with bots: the digest tells by player what they did, beside a board that keeps its size, until it is put away.
#[tokio::test(flavor = "multi_thread")]
async fn what_bots_did_is_told_again() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "digest", DESK).await?;
    me.play("age-of-discovery").await?;
    until_told(&me, 2).await?;
    let board = "(r => [r.x, r.y, r.width, r.height].join())(document.getElementById('t-board').getBoundingClientRect())";
    let before = me.get(board).await?;
    for way in ["Escape", "cross", "button", "beside"] {
        me.until(SHUT).await?;
        me.click("[data-do=since]").await?;
        me.until(OPEN).await?;
        holds(&me, "document.querySelector('[data-do=since]').ariaExpanded === 'true'", "it says so").await?;
        ensure!(me.get(board).await? == before, "the board changed its size");
        match way {
            "Escape" => me.key("Escape").await?,
            "cross" => me.click("#t-since .close").await?,
            "button" => me.click("[data-do=since]").await?,
            _ => me.click("h1.title").await?,
        }
    }
    me.until(SHUT).await?;
    me.click("[data-do=since]").await?;
    me.until(OPEN).await?;
    // Every line that was told stands in it once, and the log is marked where they begin.
    let told = me.get("document.querySelectorAll('#t-digest .retold li').length").await?;
    let counted = me.get("Number(document.querySelector('[data-do=since] .count').textContent)").await?;
    ensure!(told == counted, "{told} lines told, {counted} counted");
    let after_the_mark = me
        .get(
            "(all => all.slice(all.findIndex(l => l.id === 't-left') + 1).filter(l => !l.classList.contains('heading')).map(l => \
             l.querySelector('a').textContent))([...document.querySelectorAll('#t-log li')])",
        )
        .await?;
    let in_digest =
        me.get("[...document.querySelectorAll('#t-digest .retold a')].map(a => a.textContent)").await?;
    let sorted = |list: &Value| {
        let mut all: Vec<String> = list.as_array().into_iter().flatten().map(|v| v.to_string()).collect();
        all.sort();
        all
    };
    ensure!(sorted(&after_the_mark) == sorted(&in_digest), "{after_the_mark} {in_digest}");
    holds(
        &me,
        "document.querySelectorAll('#t-digest .block:not(.to-me):not(.places)').length >= 1",
        "a block a player",
    )
    .await?;
    ensure!(me.get(STICKING_OUT).await? == json!([]), "{}", me.get(STICKING_OUT).await?);
    me.keep("desk").await?;
    // It is shown again on the board, and then it is now.
    me.click("#t-digest .block:not(.to-me) .show").await?;
    me.until("document.querySelector('#t-history.past')").await?;
    me.until("document.querySelector('#t-history.live') && document.getElementById('t-pace-bar').hidden")
        .await?;
    holds(&me, OPEN, "it stays open meanwhile").await?;
    // Other tongues, other lights.
    me.click(".bar-menu > summary").await?;
    me.click(".prefs [value=fr]").await?;
    me.until("document.documentElement.lang === 'fr' && document.querySelector('#t-link.on')").await?;
    open_digest(&me).await?;
    holds(
        &me,
        "document.querySelector('#t-digest').textContent.includes('Depuis votre dernière réponse')",
        "French",
    )
    .await?;
    holds(&me, "document.getElementById('t-left').textContent === 'vous en étiez là'", "the mark in French")
        .await?;
    ensure!(me.get(STICKING_OUT).await? == json!([]), "{}", me.get(STICKING_OUT).await?);
    me.keep("desk-fr").await?;
    me.close().await;
    Ok(())
}

/// Whoever comes back after days is told what happened without asking, also after a restart; who was here just now is not.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_is_told() -> Result<()> {
    let mut house = House::open().await?;
    let me = Window::open(&house, "comes-back", DESK).await?;
    with_bots(&me, "history-of-the-world", 5).await?;
    // A whole round of the others; and where mats can be taken, nothing lies over them by itself.
    let round = "(b => b && b.dataset.to - b.dataset.from > 24)(document.querySelector('[data-do=since]')) && \
         !document.querySelector('.side .can')";
    for _ in 0..60 {
        until_told(&me, 12).await?;
        if me.get(&format!("Boolean({round})")).await? == true {
            break;
        }
        answer(&me).await?;
    }
    holds(&me, round, "a round").await?;
    let table = me.path().await?;
    if me.get(&format!("Boolean({OPEN})")).await? == true {
        me.key("Escape").await?;
    }
    me.visit("/").await?;
    me.visit(&table).await?;
    me.until_asked().await?;
    me.until("document.querySelector('#t-link.on')").await?;
    house.stop().await?;
    house.restart().await?;
    me.visit("/").await?;
    me.get(&format!(
        "localStorage.removeItem('ecumene-digest'), localStorage.setItem('seen {}', '1'), location.assign('{table}')",
        table.trim_start_matches("/t/")
    ))
    .await?;
    me.until(OPEN).await?;
    me.keep("six").await?;
    holds(&me, A_BLOCK_EACH, "a block for each who is told of").await?;
    holds(&me, "[...document.querySelectorAll('#t-digest .block')].every(b => [...b.querySelectorAll(':scope > .retold > \
         li:not(.folded)')].length <= 4)", "folded").await?;
    holds(&me, FITS, "one screen").await?;
    ensure!(me.get(STICKING_OUT).await? == json!([]), "{}", me.get(STICKING_OUT).await?);
    // Whoever does not want that says so, and is told when they ask.
    me.click("#t-since [data-digest]").await?;
    holds(&me, "localStorage.getItem('ecumene-digest') === 'off'", "switched off").await?;
    me.close().await;
    Ok(())
}

/// Whoever comes back in the middle of their own turn has answered since: nothing old opens over it.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_answered_is_not_told_unasked() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "answered", DESK).await?;
    me.in_haste().await?;
    with_bots(&me, "history-of-the-world", 2).await?;
    let table = me.path().await?;
    let known = "(b => b && Number(b.dataset.from) > 0 && Number(b.querySelector('.count').textContent) > 0)\
         (document.querySelector('#t-since-area .since.known'))";
    let mut met = 0;
    for _ in 0..60 {
        me.until_asked().await?;
        if me.get(&format!("Boolean({known})")).await? == true {
            me.visit("/").await?;
            me.get(&format!(
                "localStorage.removeItem('ecumene-digest'), localStorage.setItem('seen {}', '1'), location.assign('{table}')",
                table.trim_start_matches("/t/")
            ))
            .await?;
            me.until("document.querySelector('body.table #t-link.on')").await?;
            me.until_asked().await?;
            holds(&me, SHUT, "it opened by itself").await?;
            met += 1;
        }
        if met == 4 {
            break;
        }
        answer(&me).await?;
    }
    ensure!(met == 4, "{met} times in the middle of a turn");
    me.close().await;
    Ok(())
}

/// The same on a phone, in French, in the dark.
#[tokio::test(flavor = "multi_thread")]
async fn it_fits_a_phone_in_french_in_the_dark() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "digest-phone", PHONE).await?;
    me.click(".prefs [value=fr]").await?;
    me.until("document.documentElement.lang === 'fr'").await?;
    me.click(".prefs .theme button").await?;
    me.until("document.documentElement.dataset.theme === 'dark'").await?;
    with_bots(&me, "history-of-the-world", 3).await?;
    until_told(&me, 8).await?;
    me.keep("prompt").await?;
    holds(&me, FITS, "the prompt").await?;
    open_digest(&me).await?;
    holds(&me, FITS, "the sheet").await?;
    ensure!(me.get(STICKING_OUT).await? == json!([]), "{}", me.get(STICKING_OUT).await?);
    holds(
        &me,
        "(r => r.bottom <= innerHeight && r.top >= 0)(document.querySelector('#t-since footer \
         .button').getBoundingClientRect())",
        "the way back is in sight",
    )
    .await?;
    me.keep("sheet").await?;
    me.click("#t-since footer .button").await?;
    me.until(SHUT).await?;
    me.close().await;
    Ok(())
}

/// One by one, every step of others waits for a click; an answer does not, and the pace is kept.
#[tokio::test(flavor = "multi_thread")]
async fn one_by_one_waits_for_a_click() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "pace", DESK).await?;
    me.play("age-of-discovery").await?;
    me.until_asked().await?;
    me.click("[data-tab=table]").await?;
    me.click("#t-pane-table [data-pace-to=one]").await?;
    me.until("document.body.dataset.pace === 'one'").await?;
    let waits = "!document.getElementById('t-pace-bar').hidden";
    let step = "Number(document.getElementById('t-slider').max)";
    for _ in 0..30 {
        me.get(
            "document.querySelector('#t-prompt.yours:not(.busy) button[data-choice]:not(.back)')?.click()",
        )
        .await?;
        me.until(&format!("{waits} || document.querySelector('#t-prompt.yours:not(.busy)')")).await?;
        if me.get(waits).await? == true {
            break;
        }
    }
    me.until(waits).await?;
    let at = me.get(step).await?;
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    ensure!(me.get(step).await? == at, "a step did not wait");
    me.keep("waits").await?;
    me.click("#t-pace-bar .next").await?;
    me.until(&format!("{step} > {at}")).await?;
    // The question comes although steps still wait, and its answer skips them.
    me.until_asked().await?;
    me.get(COUNT_ACTS).await?;
    let asked = me.question().await?;
    me.get("document.querySelector('#t-prompt.yours button[data-choice]:not(.back)').click()").await?;
    me.until("window.acts === 1").await?;
    me.until_another(&asked).await?;
    me.until(&format!("{step} > {at} + 1")).await?;
    // On every device of this person.
    me.get("window.before = true; location.reload()").await?;
    me.until(
        "!window.before && document.body.dataset.pace === 'one' && document.querySelector('#t-link.on')",
    )
    .await?;
    holds(
        &me,
        "document.querySelector('#t-since [data-pace-to=one]').ariaPressed === 'true'",
        "it is marked",
    )
    .await?;
    me.close().await;
    Ok(())
}

/// A battle has a card with both sides' dice. It lets every click through while it goes by, and its line shows it again.
#[tokio::test(flavor = "multi_thread")]
async fn a_battle_has_a_card() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "card", DESK).await?;
    with_bots(&me, "history-of-the-world", 2).await?;
    me.get("window.went = []; new MutationObserver(all => all.flatMap(m => [...m.addedNodes]).forEach(n => \
         window.went.push(getComputedStyle(n).pointerEvents))).observe(document.getElementById('t-cards'), { childList: \
         true })").await?;
    for _ in 0..120 {
        if me.get("Boolean(document.querySelector('#t-log [data-card]')) && window.went.length > 0").await?
            == true
        {
            break;
        }
        me.until_asked().await?;
        answer(&me).await?;
    }
    holds(
        &me,
        "window.went.length > 0 && window.went.every(p => p === 'none')",
        "cards go by and are not in the way",
    )
    .await?;
    me.get("[...document.querySelectorAll('#t-log [data-card]')].at(-1).click()").await?;
    me.until("document.querySelector('.card-place[data-over] .event-card')").await?;
    holds(&me, "document.querySelectorAll('.card-place[data-over] .side-of').length === 2 && document.querySelectorAll('.card-place \
         .die').length >= 2", "both sides").await?;
    holds(
        &me,
        "[...document.querySelectorAll('.card-place[data-over] .side-of')].every(s => \
         s.querySelectorAll('.die:not(.pale)').length === 1)",
        "one die of each counts",
    )
    .await?;
    holds(
        &me,
        "(r => r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= \
         innerHeight)(document.querySelector('.card-place[data-over] .event-card').getBoundingClientRect())",
        "in sight",
    )
    .await?;
    me.keep("battle").await?;
    me.key("Escape").await?;
    me.until("!document.querySelector('.card-place[data-over]')").await?;
    me.close().await;
    Ok(())
}

/// Where the game went on behind the sheet that ends a round, what others did since then is told when the sheet is put away.
#[tokio::test(flavor = "multi_thread")]
async fn what_came_after_a_round_is_told_after_its_sheet() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "after-round", DESK).await?;
    me.in_haste().await?;
    with_bots(&me, "history-of-the-world", 3).await?;
    me.get("['rounds', 'digest'].forEach(name => localStorage.removeItem(`ecumene-${name}`))").await?;
    let ended = "!document.getElementById('t-round').hidden && !document.getElementById('t-round-later').hidden && \
         Number(document.querySelector('[data-do=since]:not(.known) .count')?.textContent ?? 0) > 14";
    // It lies over nothing that can be taken: where there is no such place, the next round is waited for.
    let room = "(s => { const places = [...document.querySelectorAll('.can')].map(e => e.getBoundingClientRect()); \
         const taken = side => { s.dataset.side = side; s.hidden = false; const r = s.getBoundingClientRect(); s.hidden = true; \
         return places.some(p => p.left < r.right && p.right > r.left && p.top < r.bottom && p.bottom > r.top); }; \
         return !['beside', 'left', 'column'].every(taken); })(document.getElementById('t-since'))";
    for _ in 0..160 {
        me.until_asked().await?;
        if me.get(ended).await? == true {
            holds(&me, SHUT, "one thing at a time").await?;
            if me.get(room).await? == true {
                me.click("#t-round [data-do=put-round-away]").await?;
                me.until(OPEN).await?;
                me.close().await;
                return Ok(());
            }
        }
        me.get("document.querySelector('#t-round:not([hidden]) [data-do=put-round-away]')?.click()").await?;
        answer(&me).await?;
    }
    anyhow::bail!("no round ended and went on")
}
