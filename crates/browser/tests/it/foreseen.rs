//! What the page says of a choice is what then happens, and what others did is told: the same for every game, in a real
//! Chromium. Pictures are kept in `test-output/`.

use crate::common::{DESK, House, Window};
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// So many sure choices must come true, and so many that chance has a say in, where a game brings them up in time.
const SURE: usize = 8;
const ANSWERS: usize = 60;

/// What the server answers a program that comes as this person.
async fn told(me: &Window, path: &str) -> Result<Value> {
    me.get(&format!(
        "(() => {{ const asked = new XMLHttpRequest(); asked.open('GET', {path:?}, false); asked.send(); \
         return JSON.parse(asked.responseText); }})()"
    ))
    .await
}

/// The value of a gauge in a view; null where it is not.
fn gauge(view: &Value, of: &Value, what: &Value) -> Value {
    let all = view["gauges"].as_array().into_iter().flatten();
    let mut found = all.filter(|gauge| gauge["of"] == *of && gauge["what"] == *what);
    found.next().map_or(Value::Null, |gauge| gauge["value"].clone())
}

/// Nothing that is not there is a number: it counts as none.
fn same(one: &Value, other: &Value) -> bool {
    let none = |value: &Value| value.is_null() || *value == json!(0);
    one == other || none(one) && none(other)
}

/// Whether what happened is one of the outcomes that were foreseen: the only one, where it was sure.
fn came_true(foreseen: &Value, after: &Value) -> Result<()> {
    for change in foreseen["changes"].as_array().context("changes")? {
        let now = gauge(after, &change["of"], &change["what"]);
        let outcomes = change["after"].as_array().context("outcomes")?;
        ensure!(foreseen["sure"] != true || outcomes.len() == 1, "sure, and yet it may differ: {change}");
        // An outcome that is computed exactly and rare may be met by none of the worlds that were tried.
        let chances: u64 = outcomes.iter().filter_map(|outcome| outcome[1].as_u64()).sum();
        let met = outcomes.iter().any(|outcome| same(&outcome[0], &now));
        ensure!(met || chances < 9_900, "it is {now}, foreseen was {change}");
        ensure!((8_000..=10_100).contains(&chances), "something of these happens: {change}");
    }
    Ok(())
}

/// What a program hears of a choice that it names: of a large offer the page foresees what the hand rests on.
async fn named(me: &Window, path: &str, choice: &Value) -> Result<Value> {
    let index = choice["choice"].as_u64().context("a choice")? as usize;
    Ok(told(me, &format!("{path}&choice={index}")).await?["choices"][index].clone())
}

/// What a program hears of the question with this number, once the page says the same: where others answer at the same time
/// both change, one after the other. Nothing if another question is asked by now.
async fn agreed(me: &Window, path: &str, number: &Value, deadline: Instant) -> Result<Option<Value>> {
    loop {
        let offer = told(me, path).await?;
        if number.as_f64() != offer["decision"].as_f64() {
            return Ok(None);
        }
        let read = me
            .get(
                "[...document.querySelectorAll('#t-prompt button[data-choice]')] \
                 .sort((a, b) => a.dataset.choice - b.dataset.choice).map(b => b.getAttribute('aria-description'))",
            )
            .await?;
        let choices = offer["choices"].as_array().context("choices")?;
        let mut differs = None;
        for (choice, read) in choices.iter().zip(read.as_array().context("buttons")?) {
            if read.is_null() {
                continue;
            }
            let mut choice = choice.clone();
            if choice["foreseen"].is_null() {
                choice = named(me, path, &choice).await?;
            }
            if choice["foreseen"]["said"] != *read {
                differs = Some((choice, read));
                break;
            }
        }
        let Some((choice, read)) = differs else { return Ok(Some(offer)) };
        ensure!(Instant::now() < deadline, "the page says {read}, a program hears {choice}");
    }
}

/// Plays on with what is there, and holds everything the page said against what came of it.
async fn is_as_foreseen(me: &Window, game: &str) -> Result<()> {
    me.until_asked().await?;
    let table = me.get("document.body.dataset.table").await?;
    let table = table.as_str().context("a table")?;
    let (mut sure, mut open, mut answers) = (0, 0, 0);
    let deadline = Instant::now() + Duration::from_secs(240);
    while sure < SURE || open == 0 && answers < ANSWERS {
        ensure!(Instant::now() < deadline, "{game}: {sure} sure choices came true, {open} others");
        me.until_asked().await?;
        let prompt = me
            .get("(p => [Number(p.dataset.seat), Number(p.dataset.decision)])(document.getElementById('t-prompt'))")
            .await?;
        let (seat, number) = (&prompt[0].as_f64().context("a seat")?, &prompt[1]);
        let view = format!("/api/v1/tables/{table}/view?as={seat}");
        let path = format!("/api/v1/tables/{table}/offer?as={seat}&foresee=true");
        let Some(offer) = agreed(me, &path, number, deadline).await? else { continue };
        let choices = offer["choices"].as_array().context("choices")?;
        // What changes something is worth trying, and what chance has a say in while none was seen.
        let weight = |choice: &&Value| {
            let changes = choice["foreseen"]["changes"].as_array().map_or(0, Vec::len);
            let open = choice["foreseen"]["sure"] != true && open == 0;
            (
                choice["tone"] != "back",
                open,
                changes.min(1),
                choice["tone"] == "plain" || choice["tone"] == "confirm",
            )
        };
        let best = choices.iter().map(|choice| weight(&choice)).max().context("an offer is never empty")?;
        let equal: Vec<&Value> = choices.iter().filter(|choice| weight(choice) == best).collect();
        let mut taken = equal[answers % equal.len()].clone();
        if taken["foreseen"].is_null() {
            taken = named(me, &path, &taken).await?;
        }
        let before = told(me, &view).await?;
        // Unless somebody who is asked as well has changed the question meanwhile.
        let given = me
            .get(&format!(
                "(p => p.dataset.decision === '{}' && !(p.querySelector('button[data-choice=\"{}\"]')?.click()))\
                 (document.getElementById('t-prompt'))",
                offer["decision"], taken["choice"]
            ))
            .await?;
        if given != true {
            continue;
        }
        me.until(&format!(
            "document.getElementById('t-prompt').dataset.decision !== '{}'",
            offer["decision"]
        ))
        .await?;
        answers += 1;
        let after = told(me, &view).await?;
        // Others may have gone on meanwhile; and what has one answer only is foreseen through.
        let alone = before["steps"].as_u64().map(|steps| steps + 1) == after["steps"].as_u64();
        let forced = after["offer"]["choices"].as_array().is_some_and(|next| next.len() == 1);
        if !alone || forced {
            continue;
        }
        let foreseen = &taken["foreseen"];
        came_true(foreseen, &after).with_context(|| format!("{game}, step {}: {taken}", before["steps"]))?;
        *(if foreseen["sure"] == true { &mut sure } else { &mut open }) += 1;
    }
    me.keep(&format!("{game}-foreseen")).await?;
    Ok(())
}

/// What bots did stands in the digest and in the log, and what mattered has a card that can be looked at.
async fn is_told(me: &Window, game: &str) -> Result<()> {
    let since = "document.querySelector('[data-do=since]')";
    let several = format!("Number({since}?.querySelector('.count').textContent ?? 0) > 1");
    let deadline = Instant::now() + Duration::from_secs(240);
    while me.get(&several).await? != true {
        ensure!(Instant::now() < deadline, "{game}: nobody did anything");
        me.answer_first().await?;
    }
    me.until_asked().await?;
    // After much it opens by itself.
    me.get("document.getElementById('t-since').hidden && document.querySelector('[data-do=since]').click()")
        .await?;
    me.until("document.querySelector('#t-since:not([hidden]) #t-digest :is(.retold, .changes) li')").await?;
    // Every player has a time, and every place its pin where it is drawn.
    me.until("[...document.querySelectorAll('#t-digest time')].every(t => t.textContent) && document.querySelector('#t-digest time')")
        .await?;
    let unpinned = me
        .get(
            "[...document.querySelectorAll('#t-digest [data-pin]')].map(l => l.dataset.pin) \
             .filter(p => document.querySelector(`#t-camera [data-target=\"${p}\"]`)) \
             .filter(p => !document.querySelector(`#t-pins [data-at=\"${p}\"]`))",
        )
        .await?;
    ensure!(unpinned == json!([]), "{game}: no pin for {unpinned}");
    me.keep(&format!("{game}-digest")).await?;
    me.key("Escape").await?;
    me.until("document.getElementById('t-since').hidden && !document.querySelector('#t-pins .pin')").await?;
    if me.get("!!document.querySelector('#t-log [data-card]')").await? == true {
        me.get("[...document.querySelectorAll('#t-log [data-card]')].at(-1).click()").await?;
        me.until("document.querySelector('#t-cards [data-over] .event-card .c-outcome')?.textContent")
            .await?;
        me.keep(&format!("{game}-card")).await?;
    }
    Ok(())
}

async fn whole(game: &'static str) -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, game, DESK).await?;
    me.in_haste().await?;
    me.play(game).await?;
    is_as_foreseen(&me, game).await?;
    is_told(&me, game).await?;
    me.close().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn age_of_discovery() -> Result<()> {
    whole("age-of-discovery").await
}

#[tokio::test(flavor = "multi_thread")]
async fn history_of_the_world() -> Result<()> {
    whole("history-of-the-world").await
}

#[tokio::test(flavor = "multi_thread")]
async fn clash_of_cultures() -> Result<()> {
    whole("clash-of-cultures").await
}

#[tokio::test(flavor = "multi_thread")]
async fn civilization_2002() -> Result<()> {
    whole("civilization-2002").await
}

#[tokio::test(flavor = "multi_thread")]
async fn civilization_2010() -> Result<()> {
    whole("civilization-2010").await
}
