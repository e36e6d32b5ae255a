//! People at the table, in a real Chromium. Pictures are kept in `test-output/`.

use crate::common::{DESK, GoesOn, House, PHONE, Window};
use anyhow::{Result, ensure};
use std::time::{Duration, Instant};

/// A newcomer opens the page, plays against bots until the end, and sees who won.
#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_a_whole_game_against_bots() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "newcomer", DESK).await?;
    me.keep("lobby").await?;
    me.play_bots().await?;
    me.until_asked().await?;
    me.keep("first-turn").await?;
    let (mut answers, mut goes_on) = (0, GoesOn::begun());
    while me.get("!document.getElementById('t-final')").await? == true {
        goes_on.check(&me).await?;
        let asked =
            me.get("!!document.querySelector('#t-prompt.yours:not(.busy) button[data-choice]')").await?;
        if asked == false {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        }
        // Any answer will do; the page must bear all of them.
        me.answer_any(":not(*)").await?;
        answers += 1;
        if answers == 60 {
            me.keep("middle").await?;
        }
    }
    ensure!(answers > 40, "only {answers} answers");
    me.keep("final").await?;
    ensure!(!me.text("#t-final h2").await?.is_empty());
    ensure!(me.get("document.querySelectorAll('#t-final .curve').length").await? == 3);
    ensure!(me.get("document.querySelectorAll('#t-final .ranking li').length").await? == 3);
    // The file can be had now.
    let file = me.get("fetch(document.querySelector('#t-final a[download]').href).then(r => r.json()).then(f => f.game)").await?;
    ensure!(file == "age-of-discovery", "{file}");
    me.close().await;
    Ok(())
}

/// Somebody who does not know what to do asks, sees what a bot would choose with the places it may lead to, and takes it.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_gives_a_hint() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "hint", DESK).await?;
    me.play_bots().await?;
    me.until_asked().await?;
    let before = me.step().await?;
    me.get("document.querySelector('[data-do=hint]').click()").await?;
    me.until("document.querySelectorAll('#t-hints:not([hidden]) li').length > 1").await?;
    me.keep("shown").await?;
    ensure!(me.get("document.querySelectorAll('#t-hints li').length <= 4").await? == true);
    ensure!(me.get("!!document.querySelector('#t-prompt .choice.hinted')").await? == true);
    let placed = "[...document.querySelectorAll('#t-hints small:not(.why)')].every(e => /[123]\\.[0-9]/.test(e.textContent))";
    let places = me.get(placed).await?;
    ensure!(places == true, "expected places are missing");
    me.get("document.querySelector('#t-hints [data-hinted]').click()").await?;
    me.until("document.getElementById('t-hints').hidden").await?;
    let taken = Instant::now();
    while me.step().await? <= before {
        ensure!(taken.elapsed() < Duration::from_secs(60), "the hinted choice was not taken");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    me.close().await;
    Ok(())
}

/// Two people at two screens: one invites, the other follows the link, and each sees the other's steps.
#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_live() -> Result<()> {
    let house = House::open().await?;
    let ana = Window::open(&house, "ana", DESK).await?;
    let bo = Window::open(&house, "bo", DESK).await?;
    ana.visit("/new?game=age-of-discovery").await?;
    ana.keep("new-table").await?;
    ana.get("document.querySelector('[name=\"seat.1\"]').value = 'open'; document.querySelector('[name=\"seat.2\"]').value = \
        'none'").await?;
    ana.click("form.new .button.confirm").await?;
    ana.until_there(".copyline code").await?;
    ana.keep("waiting-room").await?;
    let link = ana.text(".copyline code").await?;
    let path = link.split("/j/").nth(1).map(|code| format!("/j/{code}")).unwrap_or(link);
    bo.visit(&path).await?;
    bo.get("document.querySelector('input[name=name]').value = 'Bo'").await?;
    bo.keep("invitation").await?;
    bo.click("form .button.confirm").await?;
    bo.until_there("#t-prompt, .room").await?;
    // Whoever opened the table begins the game, unless it began by itself when the last seat was taken.
    ana.until_there("body.table, form[action$='/start'] button").await?;
    if ana.get("!document.querySelector('body.table')").await? == true {
        ana.click("form[action$='/start'] button").await?;
    }
    for window in [&ana, &bo] {
        window.until("document.querySelector('body.table #t-link.on')").await?;
    }
    // Six steps, whoever's turn it is; the other screen follows each.
    for _ in 0..6 {
        let (mover, other) = whose_turn(&ana, &bo).await?;
        let step = mover.step().await?;
        mover.get("document.querySelector('#t-prompt button[data-choice]').click()").await?;
        for window in [mover, other] {
            window.until(&format!("Number(document.getElementById('t-slider').max) > {step}")).await?;
        }
    }
    // But for the mark where each of them last answered.
    let lines = "[...document.querySelectorAll('#t-log a')].map(a => a.textContent).join()";
    ensure!(ana.get(lines).await? == bo.get(lines).await?, "both read the same log");
    // And they talk. What is said while an answer is on its way does not let it be given twice.
    let (mover, other) = whose_turn(&ana, &bo).await?;
    mover.get(
        "(() => { const send = WebSocket.prototype.send; window.held = []; WebSocket.prototype.send = function (text) { \
         if (text.includes('\"act\"')) held.push(() => send.call(this, text)); else send.call(this, text); }; \
         document.querySelector('#t-prompt button[data-choice]').click(); })()",
    ).await?;
    for (who, words) in [(mover, "Un instant !"), (other, "Bonne chance !")] {
        who.get(&format!("document.querySelector('[data-tab=chat]').click(); document.querySelector('#t-chat-form input').value = \
            {words:?}; document.querySelector('#t-chat-form').requestSubmit()")).await?;
        mover.until(&format!("document.getElementById('t-chat').textContent.includes({words:?})")).await?;
    }
    ensure!(mover.get("held.length === 1 && !!document.querySelector('#t-prompt.busy')").await? == true);
    mover.keep("live").await?;
    mover.get("held.forEach(go => go())").await?;
    mover.until("!document.querySelector('#t-prompt.busy')").await?;
    ana.close().await;
    bo.close().await;
    Ok(())
}

/// Whoever is asked, and the other.
async fn whose_turn<'a>(ana: &'a Window, bo: &'a Window) -> Result<(&'a Window, &'a Window)> {
    let asked = "!!document.querySelector('#t-prompt.yours:not(.busy) button[data-choice]')";
    loop {
        for (mover, other) in [(ana, bo), (bo, ana)] {
            if mover.get(asked).await? == true {
                return Ok((mover, other));
            }
        }
    }
}

/// A step back, and the same step again.
#[tokio::test(flavor = "multi_thread")]
async fn undo_and_redo() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "undo", DESK).await?;
    // Both seats on this device: nobody else's answer shuts the way back.
    me.play_both_seats().await?;
    me.until_asked().await?;
    let (step, question) = (me.step().await?, me.text("#t-prompt .say").await?);
    let seat = me.get("document.body.dataset.as").await?;
    // A real click on the board, where it is lit.
    me.click("#t-map .track.can").await?;
    me.until(&format!("Number(document.getElementById('t-slider').max) === {}", step + 1)).await?;
    // The screen turns to the other seat; the first may still take its step back.
    me.until(&format!("document.body.dataset.as !== {seat}")).await?;
    me.until_asked().await?;
    me.click(".mat:not(.me) .as").await?;
    me.click("[data-send=undo]:enabled").await?;
    me.until(&format!("Number(document.getElementById('t-slider').max) === {step}")).await?;
    me.until_asked().await?;
    ensure!(me.text("#t-prompt .say").await? == question);
    me.click("[data-send=redo]:enabled").await?;
    me.until(&format!("Number(document.getElementById('t-slider').max) === {}", step + 1)).await?;
    me.close().await;
    Ok(())
}

/// Every moment can be looked at, and has its own address.
#[tokio::test(flavor = "multi_thread")]
async fn history_has_an_address_for_each_moment() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "history", DESK).await?;
    me.play_bots().await?;
    for _ in 0..3 {
        me.answer_first().await?;
    }
    me.until_asked().await?;
    me.click("#t-history a[data-at='0']").await?;
    me.until_there("#t-prompt.past").await?;
    ensure!(me.path().await?.ends_with("/at/0"));
    ensure!(me.get("document.querySelectorAll('.can').length").await? == 0, "the past cannot be changed");
    me.keep("past").await?;
    me.key("]").await?;
    me.until("location.pathname.endsWith('/at/1') && document.getElementById('t-slider').value === '1'")
        .await?;
    let (address, board) = (me.path().await?, me.text("#t-world").await?);
    // The same address on a fresh page shows the same moment.
    me.visit(&address).await?;
    me.until_there("#t-prompt.past").await?;
    ensure!(me.text("#t-world").await? == board);
    me.key("Escape").await?;
    me.until_there("#t-prompt.yours").await?;
    ensure!(!me.path().await?.contains("/at/"));
    me.close().await;
    Ok(())
}

/// The language changes at any time, everywhere.
#[tokio::test(flavor = "multi_thread")]
async fn french_at_any_time() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "francais", DESK).await?;
    me.play_bots().await?;
    me.until_asked().await?;
    let english = me.text("#t-prompt .say").await?;
    me.in_french().await?;
    me.until("document.documentElement.lang === 'fr'").await?;
    me.until_asked().await?;
    ensure!(me.text("#t-prompt .say").await? != english);
    ensure!(me.text("#t-tab-log").await? == "Journal");
    me.click("#t-tab-rules").await?;
    me.until("document.querySelectorAll('#t-rules .rule').length > 20").await?;
    me.keep("regles").await?;
    me.visit("/").await?;
    me.keep("accueil").await?;
    me.close().await;
    Ok(())
}

/// The server goes away in the middle of a turn and comes back: what was clicked meanwhile is done once.
#[tokio::test(flavor = "multi_thread")]
async fn a_dropped_connection_loses_nothing() -> Result<()> {
    let mut house = House::open().await?;
    let me = Window::open(&house, "dropped", DESK).await?;
    me.play_bots().await?;
    me.until_asked().await?;
    let before = me.step().await?;
    house.stop().await?;
    me.until("!document.getElementById('t-link').classList.contains('on')").await?;
    me.keep("offline").await?;
    me.get("document.querySelector('#t-prompt button[data-choice]').click()").await?;
    house.restart().await?;
    me.until("document.getElementById('t-link').classList.contains('on')").await?;
    me.until(&format!("Number(document.getElementById('t-slider').max) > {before}")).await?;
    me.until_asked().await?;
    let log = me.text("#t-log").await?;
    me.page.reload().await?;
    me.until_asked().await?;
    ensure!(me.text("#t-log").await? == log, "what was shown is what was stored");
    me.close().await;
    Ok(())
}

/// A phone: nothing is cut off, choices are under the thumb, panels come up from below.
#[tokio::test(flavor = "multi_thread")]
async fn a_phone_sized_window() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "phone", PHONE).await?;
    me.keep("lobby").await?;
    me.play_bots().await?;
    me.until_asked().await?;
    ensure!(
        me.get("document.documentElement.scrollWidth <= innerWidth").await? == true,
        "wider than the screen"
    );
    me.keep("table").await?;
    for _ in 0..4 {
        me.until_asked().await?;
        let step = me.step().await?;
        me.take_one().await?;
        me.until(&format!("Number(document.getElementById('t-slider').max) > {step}")).await?;
    }
    let small = me.get("[...document.querySelectorAll('#t-prompt button:not([disabled]), .tab')].filter(b => b.offsetParent && \
        b.getBoundingClientRect().height < 30).length").await?;
    ensure!(small == 0, "{small} buttons too small for a thumb");
    for tab in ["mats", "log", "rules"] {
        me.click(&format!("[data-tab={tab}]")).await?;
        tokio::time::sleep(Duration::from_millis(250)).await;
        me.keep(tab).await?;
    }
    me.close().await;
    Ok(())
}

/// No mouse at all: from the lobby through several turns.
#[tokio::test(flavor = "multi_thread")]
async fn keyboard_only() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "keyboard", DESK).await?;
    for _ in 0..60 {
        if me.get("document.activeElement?.matches('.box .play') ?? false").await? == true {
            break;
        }
        me.key("Tab").await?;
    }
    me.key("Enter").await?;
    me.until("document.querySelector('body.table #t-link.on')").await?;
    let mut lit = false;
    for _ in 0..8 {
        me.until_asked().await?;
        let question = me.question().await?;
        me.key("n").await?;
        me.until("document.activeElement.closest('.can, button[data-choice], .deed')").await?;
        lit |= me.get("!!document.activeElement.closest('.can')").await? == true;
        me.key("Enter").await?;
        // One place may hold several choices: then a menu asks which, with the focus in it.
        if me.get("!document.getElementById('t-menu').hidden").await? == true {
            me.key("Enter").await?;
        }
        me.until_another(&question).await?;
    }
    ensure!(lit, "places on the board take the focus");
    me.until_asked().await?;
    me.key("n").await?;
    me.keep("focus").await?;
    me.key("u").await?;
    me.key("l").await?;
    ensure!(me.get("!document.getElementById('t-pane-log').hidden").await? == true);
    me.close().await;
    Ok(())
}

/// Dice, words and numbers that come in quick succession: one thing in the middle of the board, no number over another,
/// all of it over soon.
#[tokio::test(flavor = "multi_thread")]
async fn what_happens_quickly_is_seen_one_after_the_other() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "effects", DESK).await?;
    me.play_both_seats().await?;
    let seen = me.get(EFFECTS).await?;
    ensure!(seen["middle"] == 1, "at most one thing lies in the middle: {seen}");
    ensure!(seen["over"] == 0, "no number over another: {seen}");
    ensure!(seen["left"] == 0, "nothing stays: {seen}");
    ensure!(seen["words"].as_array().is_some_and(|w| w.len() >= 5), "dice and words were seen: {seen}");
    me.close().await;
    Ok(())
}

/// Plays effects on the page and counts in every frame what lies where.
const EFFECTS: &str = "(async () => { \
  const fx = await import(document.querySelector('script[src$=\"main.js\"]').src.replace('main.js', 'effects.js')); \
  const stage = document.getElementById('t-stage-effects'), words = new Set(); \
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms)); \
  const cross = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1; \
  let middle = 0, over = 0, on = true; \
  const watch = (async () => { while (on) { \
    const lying = [...stage.querySelectorAll('.dice, .banner')]; \
    for (const box of lying) words.add(box.textContent); \
    middle = Math.max(middle, lying.length); \
    const gains = [...stage.querySelectorAll('.gain')].filter((e) => Number(getComputedStyle(e).opacity) > .6).map((e) =>
        e.getBoundingClientRect()); \
    gains.forEach((a, i) => { over += gains.slice(i + 1).filter((b) => cross(a, b)).length; }); \
    await new Promise(requestAnimationFrame); } })(); \
  const dice = (note) => ({ kind: 'dice', faces: [1, 6], seat: 0, note }); \
  const banner = (text) => ({ kind: 'banner', text }); \
  const gain = (text) => ({ kind: 'gain', at: 't-mat-0', text }); \
  const show = async (list) => { await fx.before(list); fx.after(list); }; \
  await show([banner('Age I'), gain('+1'), gain('+2')]); \
  await sleep(100); \
  await show([dice('first'), banner('Age II')]); \
  await show([dice('a'), dice('b'), dice('c'), dice('d'), gain('+3')]); \
  await show([banner('Age III'), gain('+4')]); \
  await show([banner('Age IV'), banner('Age V')]); \
  await show([dice('last')]); \
  for (let i = 0; i < 100 && stage.children.length; i++) await sleep(100); \
  on = false; await watch; \
  return { middle, over, left: stage.children.length, words: [...words] }; })()";

/// From a click to the painted answer, on loopback: reported, not judged, for machines differ. The figure that counts
/// is that of `cargo test --release -p browser click_to_paint -- --nocapture`.
#[tokio::test(flavor = "multi_thread")]
async fn click_to_paint() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "paint", DESK).await?;
    me.play_both_seats().await?;
    // The clock starts when the browser hears of the press and stops when the frame after the change is painted.
    me.get(
        "(() => { window.paints = []; let begun = 0; \
         addEventListener('click', e => { if (e.isTrusted) begun = e.timeStamp; }, true); \
         new MutationObserver(() => { if (!begun) return; const since = begun; begun = 0; \
           requestAnimationFrame(() => { const painted = new MessageChannel(); \
             painted.port1.onmessage = () => window.paints.push(performance.now() - since); painted.port2.postMessage(0); }); \
         }).observe(document.getElementById('t-history-area'), { subtree: true, childList: true, attributes: true }); })()",
    )
    .await?;
    const CLICKS: usize = 40;
    for n in 0..CLICKS {
        me.until_asked().await?;
        // As a person does: the mouse rests on the answer, and the last piece has arrived.
        me.list().await?;
        me.hover(Window::IN_SIGHT).await?;
        tokio::time::sleep(Duration::from_millis(500)).await;
        me.take_one().await?;
        me.until(&format!("window.paints.length > {n}")).await?;
    }
    let measured = me.get("window.paints").await?;
    let mut all: Vec<f64> = measured.as_array().into_iter().flatten().filter_map(|n| n.as_f64()).collect();
    ensure!(all.len() >= CLICKS && all.iter().all(|ms| *ms > 0.0), "{measured}");
    all.sort_by(f64::total_cmp);
    let at = |share: f64| all[((all.len() - 1) as f64 * share).round() as usize];
    let [p50, p95, max] = [0.5, 0.95, 1.0].map(at);
    println!("click to paint, {} clicks: p50 {p50:.1} ms, p95 {p95:.1} ms, max {max:.1} ms", all.len());
    me.close().await;
    Ok(())
}
