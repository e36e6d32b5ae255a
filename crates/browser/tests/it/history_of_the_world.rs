//! History of the World in a real Chromium. Pictures are kept in `test-output/`.

use crate::common::{DESK, GoesOn, House, PHONE, Window};
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::time::Duration;

async fn at_a_table_with_bots(house: &House, name: &'static str, size: (u32, u32)) -> Result<Window> {
    let me = Window::open(house, name, size).await?;
    me.in_haste().await?;
    me.play("history-of-the-world").await?;
    Ok(me)
}

/// The first epoch, from the draft to the draft of the second, against bots; lands are clicked on the map.
#[tokio::test(flavor = "multi_thread")]
async fn an_epoch_against_bots() -> Result<()> {
    let house = House::open().await?;
    let me = at_a_table_with_bots(&house, "history", DESK).await?;
    me.until_asked().await?;
    me.keep("draft").await?;
    let (mut answers, mut on_map, mut goes_on) = (0, 0, GoesOn::begun());
    while me.get("/Epoch I(?![IV])/.test(document.getElementById('t-moment').textContent)").await? == true {
        goes_on.check(&me).await?;
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
            me.answer_any(".ends, .idle, .back").await?;
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

/// What the server answers a program that comes as this person.
async fn told(me: &Window, path: &str) -> Result<Value> {
    me.get(&format!(
        "(() => {{ const asked = new XMLHttpRequest(); asked.open('GET', {path:?}, false); asked.send(); \
         return JSON.parse(asked.responseText); }})()"
    ))
    .await
}

/// Answers whatever comes first until lands are lit.
async fn until_expanding(me: &Window) -> Result<()> {
    let mut goes_on = GoesOn::begun();
    // Looked at and answered at once: what comes between the two would be answered unseen.
    const EXPANDING_OR_ON: &str = "(() => { const asked = document.querySelector('#t-prompt.yours:not(.busy)'); \
         if (asked && document.querySelectorAll('#t-map .edge.can').length > 2) return true; \
         asked?.querySelector('button[data-choice]:not(.ends)')?.click(); return false; })()";
    while me.get(EXPANDING_OR_ON).await? != true {
        goes_on.check(me).await?;
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    // Badges stand where lands differ: one that is the same everywhere is left out.
    me.until(
        "document.querySelector('#t-omens .badge:not(.crowded)') || new Set([...document.querySelectorAll( \
         '#t-prompt button[data-badge][data-for]')].map(b => b.dataset.badge)).size < 2",
    )
    .await
}

/// The mouse rests on the answer of a land, which stands behind its part of the turn, until its tip says something.
async fn point_at_a_land(me: &Window, said: &str) -> Result<()> {
    me.list().await?;
    me.click(".deed[data-deed=expand]").await?;
    let said = format!("!document.getElementById('t-tip').hidden && {said}");
    me.hover_until("#t-prompt .spots .choice[data-deed=expand]:not(.aside)", &said).await
}

/// The numbers of a seat that its view shows.
fn shown(view: &Value, seat: usize, what: &str) -> Option<i64> {
    let sum = |numbers: &Value| -> Option<i64> { numbers.as_array()?.iter().map(Value::as_i64).sum() };
    let player = &view["players"][seat];
    match what {
        "points" => player["points"].as_i64(),
        "turn" => player["forecast"].as_object()?.values().map(Value::as_i64).sum(),
        "lands" => Some(view["lands"].as_array()?.iter().filter(|land| land["owner"] == seat).count() as i64),
        "armies" => Some(sum(&view["turn"]["pool"])? + sum(&view["turn"]["allied"])?),
        _ => None,
    }
}

/// A turn in which what the page says of each choice is what then happens: exactly where it is sure, and one of the
/// outcomes that have a chance where dice decide.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_as_foreseen() -> Result<()> {
    let house = House::open().await?;
    let me = at_a_table_with_bots(&house, "history-foreseen", DESK).await?;
    me.until_asked().await?;
    until_expanding(&me).await?;
    me.keep("expansion").await?;
    let small = me
        .get(
            "[...document.querySelectorAll('#t-omens .badge:not(.crowded) text')] \
             .map(t => t.getBoundingClientRect().height).filter(h => h < 11)",
        )
        .await?;
    ensure!(small == serde_json::json!([]), "badges too small to read: {small}");
    let table = me.get("document.body.dataset.table").await?;
    let table = table.as_str().context("a table")?;
    let (mut sure, mut battles) = (0, 0);
    let mut goes_on = GoesOn::begun();
    while sure < 4 || battles < 2 {
        goes_on.check(&me).await?;
        if me.get("!!document.querySelector('#t-prompt.yours:not(.busy) button[data-choice]')").await?
            == false
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        let seat = me
            .get("Number(document.getElementById('t-prompt').dataset.seat)")
            .await?
            .as_u64()
            .context("a seat")? as usize;
        let view = format!("/api/v1/tables/{table}/view?as={seat}");
        let offer = told(&me, &format!("/api/v1/tables/{table}/offer?as={seat}&foresee=true")).await?;
        let page = me.get("Number(document.getElementById('t-prompt').dataset.decision)").await?;
        if page.as_f64() != offer["decision"].as_f64() {
            continue;
        }
        let choices = offer["choices"].as_array().context("choices")?;
        let read = me.get("[...document.querySelectorAll('#t-prompt button[data-choice]')] \
                 .sort((a, b) => a.dataset.choice - b.dataset.choice).map(b => b.getAttribute('aria-description'))").await?;
        for (choice, read) in choices.iter().zip(read.as_array().context("buttons")?) {
            ensure!(choice["foreseen"]["said"] == *read, "the page says {read}, a program is told {choice}");
        }
        // A fort may fall before the land is fought for: that is two battles in one.
        let fort = |choice: &Value| {
            choice["foreseen"]["changes"]
                .as_array()
                .is_some_and(|all| all.iter().any(|c| c["what"] == "fort"))
        };
        let fights = |choice: &&Value| choice["foreseen"]["odds"].is_number() && !fort(choice);
        let quiet = |choice: &&Value| choice["foreseen"]["sure"] == true && choice["tone"] == "plain";
        let battle = choices.iter().find(|choice| battles < 2 && fights(choice));
        let taken = battle.or(choices.iter().find(quiet)).unwrap_or(&choices[0]);
        let before = told(&me, &view).await?;
        let index = &taken["choice"];
        if fights(&taken) && battles == 0 {
            me.keep("battle-before").await?;
        }
        me.get(&format!("document.querySelector('#t-prompt button[data-choice=\"{index}\"]').click()"))
            .await?;
        me.until(&format!("document.getElementById('t-prompt').dataset.decision !== {page}")).await?;
        let after = told(&me, &view).await?;
        // Others may have gone on meanwhile.
        if before["steps"].as_u64().map(|steps| steps + 1) != after["steps"].as_u64() {
            continue;
        }
        let foreseen = &taken["foreseen"];
        let changes = foreseen["changes"].as_array().context("changes")?;
        if fights(&taken) {
            let land = taken["target"]["space"].as_u64().context("a land")?;
            let owner =
                |view: &Value| view["view"]["lands"].get(land as usize).map(|land| land["owner"].clone());
            let now = owner(&after).context("the land")?;
            let holder = changes.iter().find(|c| c["what"] == "holder" && c["of"]["place"]["space"] == land);
            let might = holder
                .and_then(|c| c["after"].as_array())
                .is_some_and(|all| all.iter().any(|v| v[0]["seat"] == now || v[0] == now));
            ensure!(might || owner(&before) == Some(now.clone()), "{now} holds it, foreseen was {foreseen}");
            let chances: u64 = foreseen["told"]
                .as_array()
                .context("told")?
                .iter()
                .filter(|o| o["key"].as_str().is_some_and(|key| key.starts_with("gist-battle-")))
                .filter_map(|o| o["chance"].as_u64())
                .sum();
            ensure!((9_990..=10_010).contains(&chances), "a battle is won, tied or lost: {foreseen}");
            battles += 1;
        } else if foreseen["sure"] == true {
            for change in changes.iter().filter(|c| c["of"]["seat"] == seat) {
                let what = change["what"].as_str().context("a gauge")?;
                if let Some(now) = shown(&after["view"], seat, what) {
                    ensure!(change["after"][0][0] == now, "{what} is {now}, foreseen was {change}");
                }
            }
            sure += 1;
        }
    }
    me.keep("after").await?;
    me.close().await;
    Ok(())
}

/// Looks of it for whoever wants to see them: dark, French, on a phone.
#[tokio::test(flavor = "multi_thread")]
async fn foresight_is_read_in_the_dark_in_french_and_on_a_phone() -> Result<()> {
    let house = House::open().await?;
    let me = at_a_table_with_bots(&house, "history-foreseen-look", DESK).await?;
    me.until_asked().await?;
    until_expanding(&me).await?;
    point_at_a_land(&me, "document.querySelector('#t-tip .fore-whole .fore-row')").await?;
    me.keep("tip").await?;
    me.get("document.documentElement.dataset.theme = 'dark'").await?;
    // Colours come gently.
    tokio::time::sleep(Duration::from_millis(400)).await;
    me.keep("dark").await?;
    me.get(
        "(() => { const asked = new XMLHttpRequest(); asked.open('POST', '/prefs', false); \
         asked.setRequestHeader('content-type', 'application/x-www-form-urlencoded'); \
         asked.send('lang=fr&theme=light&back=/'); location.reload(); })()",
    )
    .await?;
    me.until("document.documentElement.lang === 'fr' && document.querySelector('#t-omens .badge')").await?;
    point_at_a_land(&me, "/certain|hasard/.test(document.getElementById('t-tip').textContent)").await?;
    me.keep("french").await?;
    me.close().await;
    let phone = at_a_table_with_bots(&house, "history-foreseen-phone", PHONE).await?;
    phone.until_asked().await?;
    until_expanding(&phone).await?;
    phone.keep("expansion").await?;
    ensure!(
        phone.get("document.documentElement.scrollWidth <= window.innerWidth").await? == true,
        "wider than the phone"
    );
    phone.close().await;
    Ok(())
}
