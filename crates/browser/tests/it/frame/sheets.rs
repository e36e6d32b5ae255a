//! What lies over the board: nothing below it is hit, and it can be put away.

use super::{COUNT_ACTS, answer, click_at, holds};
use crate::common::{DESK, GAMES, House, PHONE, Window};
use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

/// A point of a sheet, nothing of its own there, with something lit on the board below it.
fn lit_below(sheet: &str) -> String {
    format!(
        "(() => {{ const sheet = document.querySelector('{sheet}'), r = sheet.getBoundingClientRect(); \
         for (let y = r.top + 6; y < r.bottom - 6; y += 9) for (let x = r.left + 6; x < r.right - 6; x += 9) {{ \
           const stack = document.elementsFromPoint(x, y); \
           if (!stack.length || !sheet.contains(stack[0]) || stack[0].closest('button, a, input, textarea, summary, label, .can'))
               continue; \
           if (stack.some(e => e.closest('#t-map .can'))) return [x, y]; }} \
         return null; }})()"
    )
}

/// Drags what is lit on the board to where a panel will lie.
const DRAG_LIT: &str = "(() => { \
    const lit = [...document.querySelectorAll('#t-map .can')].map(e => e.getBoundingClientRect()).find(r => r.width > 0); \
    if (!lit) return; \
    const fire = (kind, on, x, y) => on.dispatchEvent(new PointerEvent(kind, { pointerId: 9, bubbles: true, clientX: x, clientY: y })); \
    const [x, y] = [100 + innerWidth / 2 - lit.x - lit.width / 2, 100 + innerHeight * .55 - lit.y - lit.height / 2]; \
    fire('pointerdown', document.getElementById('t-map'), 100, 100); fire('pointermove', window, x, y); fire('pointerup', window, x, y); \
    })()";

/// Plays until something is lit below a sheet that is open, and gives the point.
async fn until_lit_below(me: &Window, sheet: &str) -> Result<Value> {
    for _ in 0..60 {
        me.until_asked().await?;
        me.get(DRAG_LIT).await?;
        let place = me.get(&lit_below(sheet)).await?;
        if place.is_array() {
            return Ok(place);
        }
        answer(me).await?;
    }
    me.keep("nothing-lit").await?;
    bail!("nothing was lit below {sheet}: {}", me.get("document.body.dataset.game").await?)
}

/// On a phone the panels lie over the board: a click on one is not a click on what is lit below it. In every game.
#[tokio::test(flavor = "multi_thread")]
async fn a_click_on_a_panel_stays_on_it() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "sheet-clicks", PHONE).await?;
    me.in_haste().await?;
    for game in GAMES {
        me.play(game).await?;
        me.until_asked().await?;
        me.click("[data-tab=score]").await?;
        me.until("document.body.dataset.sheet === 'score'").await?;
        let place = until_lit_below(&me, "#t-pane-score").await?;
        me.get(COUNT_ACTS).await?;
        click_at(&me, &place).await?;
        holds(&me, "window.acts === 0", game).await?;
    }
    me.close().await;
    Ok(())
}

/// The sheets of a game, too: a technology that cannot be had does not found a village below it.
#[tokio::test(flavor = "multi_thread")]
async fn a_click_on_a_sheet_of_a_game_stays_on_it() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "game-sheet", DESK).await?;
    me.play("civilization-2002").await?;
    me.until_asked().await?;
    me.get(COUNT_ACTS).await?;
    for sheet in ["tree", "units", "wonders", "production"] {
        me.get(&format!("document.querySelector('#sheet-{sheet}').open = true")).await?;
        let place = me.get(&lit_below(&format!("#sheet-{sheet} .leaf"))).await?;
        ensure!(place.is_array(), "nothing is lit below {sheet}");
        click_at(&me, &place).await?;
        holds(&me, "window.acts === 0", sheet).await?;
        holds(&me, &format!("document.querySelector('#sheet-{sheet}').open"), "a click on it leaves it open")
            .await?;
    }
    me.keep("open").await?;
    // By Escape, by its cross, and by a click beside it; and the focus is where it was.
    for way in ["Escape", "cross", "beside"] {
        me.get("document.querySelector('#sheet-tree').open = false").await?;
        me.click("#sheet-tree > summary").await?;
        me.until("document.querySelector('#sheet-tree').open").await?;
        match way {
            "Escape" => me.key("Escape").await?,
            "cross" => me.click("#sheet-tree [data-shut]").await?,
            _ => me.click("#t-log").await?,
        }
        me.until("!document.querySelector('#sheet-tree').open").await?;
        if way != "beside" {
            holds(&me, "document.activeElement.matches('#sheet-tree > summary')", way).await?;
        }
    }
    me.close().await;
    Ok(())
}

/// Of a sheet of the game, question and lesson are no place beside: they may speak of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_stays_beside_question_and_lesson() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "sheet-stays", DESK).await?;
    me.visit("/").await?;
    me.get(
        "document.querySelector('form[action=\"/learn\"] [value=civilization-2002]').form.requestSubmit()",
    )
    .await?;
    me.until_there("#t-lesson footer form:last-child button").await?;
    me.until("document.querySelector('#t-link.on')").await?;
    me.until_asked().await?;
    let open = "document.querySelector('#sheet-tree').open";
    me.click("#sheet-tree > summary").await?;
    me.until(open).await?;
    me.click("#t-prompt .say").await?;
    holds(&me, open, "a click on the question").await?;
    let turned = me.get("document.getElementById('t-lesson').dataset.turned").await?;
    me.click("#t-lesson footer form:last-child button").await?;
    me.until(&format!("document.getElementById('t-lesson').dataset.turned !== {turned}")).await?;
    holds(&me, open, "a card that is turned").await?;
    me.click("h1.title").await?;
    me.until(&format!("!{open}")).await?;
    me.close().await;
    Ok(())
}

/// A sheet that lay there for something else does not lie over the answers of the next question.
#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_goes_when_the_board_is_asked() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "sheet-goes", DESK).await?;
    me.play("civilization-2002").await?;
    me.until_asked().await?;
    let open = "document.querySelector('#sheet-tree').open";
    me.click("#sheet-tree > summary").await?;
    me.until(open).await?;
    answer(&me).await?;
    me.until_asked().await?;
    holds(&me, "document.querySelector('#t-map .can')", "answers on the board").await?;
    me.until(&format!("!{open}")).await?;
    me.close().await;
    Ok(())
}

/// A card of what happened that stays there goes by Escape.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_goes_by_escape() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "card-escape", DESK).await?;
    me.play("clash-of-cultures").await?;
    me.until_asked().await?;
    me.get(
        "document.getElementById('t-cards').innerHTML = \
         '<div class=\"card-place own\"><article class=\"event-card\"><h4>A battle</h4></article></div>'",
    )
    .await?;
    me.key("Escape").await?;
    me.until("!document.querySelector('#t-cards > *')").await?;
    me.close().await;
    Ok(())
}

/// A sheet drawn on the board itself covers what it lies on.
#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_drawn_on_the_board_covers_it() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "drawn-sheet", DESK).await?;
    me.play("age-of-discovery").await?;
    me.until_asked().await?;
    me.get(COUNT_ACTS).await?;
    me.get(
        "(() => { const cover = document.createElementNS('http://www.w3.org/2000/svg', 'rect'); cover.id = 'cover'; \
         cover.dataset.cover = ''; cover.setAttribute('width', '100%'); cover.setAttribute('height', '100%'); \
         cover.setAttribute('fill-opacity', '.1'); document.getElementById('t-world').append(cover); })()",
    )
    .await?;
    let place = me
        .get(
            "(r => [r.x + r.width / 2, r.y + r.height / 2])(document.querySelector('#t-map \
        .track.can').getBoundingClientRect())",
        )
        .await?;
    click_at(&me, &place).await?;
    holds(&me, "window.acts === 0", "below a cover").await?;
    me.get("document.getElementById('cover').remove()").await?;
    click_at(&me, &place).await?;
    me.until("window.acts === 1").await?;
    me.close().await;
    Ok(())
}

/// The panels of a phone close by Escape, by a cross and by a click beside, and give the focus back.
#[tokio::test(flavor = "multi_thread")]
async fn a_panel_is_put_away_in_three_ways() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "panel-away", PHONE).await?;
    me.play("age-of-discovery").await?;
    me.until_asked().await?;
    me.get(COUNT_ACTS).await?;
    for tab in ["mats", "log", "rules"] {
        for way in ["Escape", "cross", "beside"] {
            me.click(&format!("[data-tab={tab}]")).await?;
            me.until(&format!("document.body.dataset.sheet === '{tab}'")).await?;
            match way {
                "Escape" => me.key("Escape").await?,
                "cross" => me.click("[data-do=put-away]").await?,
                _ => click_at(&me, &serde_json::json!([200, 100])).await?,
            }
            me.until("!document.body.dataset.sheet").await?;
            holds(&me, &format!("document.activeElement.matches('[data-tab={tab}]')"), way).await?;
        }
    }
    holds(&me, "window.acts === 0", "a click beside does nothing else").await?;
    me.close().await;
    Ok(())
}

/// A hint lies neither over the board nor under the tabs, and goes away in three ways.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_covers_nothing_that_is_needed() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "hint-place", DESK).await?;
    for game in ["age-of-discovery", "clash-of-cultures"] {
        me.play(game).await?;
        me.until_asked().await?;
        for way in ["Escape", "cross", "beside"] {
            me.click("[data-do=hint]").await?;
            me.until("document.querySelectorAll('#t-hints:not([hidden]) li').length > 1").await?;
            me.keep(game).await?;
            let over = me.get(
                "(h => ['#t-map', '#t-hand', '#t-prompt'].filter(s => { const r = document.querySelector(s)?.getBoundingClientRect(); \
                   return r && r.width && h.left < r.right && r.left < h.right && h.top < r.bottom && r.top < h.bottom; }))\
                 (document.getElementById('t-hints').getBoundingClientRect())",
            ).await?;
            ensure!(over == serde_json::json!([]), "{game}: the hint lies over {over}");
            for part in ["b", ".close"] {
                holds(
                    &me,
                    &format!(
                        "(e => {{ const r = e.getBoundingClientRect(); \
                    return e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)); \
                    }})(document.querySelector('#t-hints {part}'))"
                    ),
                    part,
                )
                .await?;
            }
            match way {
                "Escape" => me.key("Escape").await?,
                "cross" => me.click("#t-hints .close").await?,
                _ => me.click("h1.title").await?,
            }
            me.until("document.getElementById('t-hints').hidden").await?;
            if way != "beside" {
                holds(&me, "document.activeElement.matches('[data-do=hint]')", way).await?;
            }
        }
    }
    me.close().await;
    Ok(())
}

/// The list of keys, and the page that tells who won, which takes the focus when it comes.
#[tokio::test(flavor = "multi_thread")]
async fn dialogs_are_put_away_in_three_ways() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "dialogs", DESK).await?;
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/age-of-discovery/fixtures");
    let any = std::fs::read_dir(kept)?.next().context("a game that was played to its end")??;
    let file = std::fs::read_to_string(any.path())?;
    me.bring(&file).await?;
    let shown = "document.querySelector('#t-final-area:not(.closed) #t-final')";
    for way in ["Escape", "cross", "beside"] {
        me.page.reload().await?;
        me.until("document.querySelector('body.table #t-link.on')").await?;
        me.until(shown).await?;
        me.until("document.activeElement.closest('#t-final')").await?;
        match way {
            "Escape" => me.key("Escape").await?,
            "cross" => me.click("#t-final .close").await?,
            _ => click_at(&me, &serde_json::json!([30, 90])).await?,
        }
        me.until(&format!("!{shown}")).await?;
        me.click(".bar-menu > summary").await?;
        me.click("[data-do=keys]").await?;
        me.until("document.querySelector('#t-keys').open").await?;
        match way {
            "Escape" => me.key("Escape").await?,
            "cross" => me.click("#t-keys .close").await?,
            _ => click_at(&me, &serde_json::json!([20, 400])).await?,
        }
        me.until("!document.querySelector('#t-keys').open").await?;
        holds(&me, "document.activeElement.matches('[data-do=keys]')", way).await?;
        me.key("Escape").await?;
        me.until("!document.querySelector('.bar-menu').open").await?;
    }
    me.close().await;
    Ok(())
}

/// What would be left unused is said, and asked about once; whoever does not want that is not asked again.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_by_a_slip() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "slip", DESK).await?;
    me.play("clash-of-cultures").await?;
    me.until_there("#t-prompt button[data-lost]").await?;
    me.get("localStorage.removeItem('ecumene-slips')").await?;
    let end = "document.querySelector('#t-prompt button[data-lost]').click()";
    let step = me.step().await?;
    me.get(end).await?;
    me.until_there("#t-menu .lost b").await?;
    ensure!(me.text("#t-menu .lost").await?.contains("actions left: 3"), "{}", me.text("#t-menu").await?);
    me.keep("slip").await?;
    // Not yet: nothing happens.
    me.click("#t-menu .choice.confirm").await?;
    me.until("document.getElementById('t-menu').hidden").await?;
    ensure!(me.step().await? == step);
    // Go on, and be asked no more.
    me.get(end).await?;
    me.until_there("#t-menu .choice.idle").await?;
    me.click("#t-menu .choice.idle").await?;
    me.until(&format!("Number(document.getElementById('t-slider').max) !== {step}")).await?;
    ensure!(me.get("localStorage.getItem('ecumene-slips')").await? == "off");
    ensure!(me.get("document.querySelector('input[data-slips]').checked").await? == false);
    me.close().await;
    Ok(())
}
