//! The guided first games, played by a mouse that does what the cards say, in both languages; rules that play; the shelf.

use crate::common::*;
use anyhow::{Result, bail, ensure};
use chromiumoxide::cdp::browser_protocol::emulation::SetDeviceMetricsOverrideParams;
use serde_json::Value;

/// Whoever reads fast is at the end of a guided game after so many clicks.
const PATIENCE: usize = 600;

/// What is wrong with the column beside the card: a strip left empty, a player out of sight or without a name that tells them from
/// the others, a question that is cut though it has less than a third, something to do that is out of sight, a sheet that has no end.
const FAULTS: &str = "(() => {
    const box = (what) => (typeof what === 'string' ? document.querySelector(what) : what).getBoundingClientRect();
    const [side, mats, asking, body] = ['.side', '.mats', '.asking', '.lesson-body'].map(box);
    const faults = [];
    const empty = side.bottom - box('.tabs').bottom;
    if (empty > 24) faults.push(`${Math.round(empty)} px are empty`);
    for (const name of document.querySelectorAll('.mat h3')) {
      const seen = box(name);
      if (!seen.height || seen.top < mats.top - 1 || seen.bottom > mats.bottom + 1) faults.push(`out of sight: ${name.textContent}`);
    }
    for (const name of document.querySelectorAll('.mat:not(.me) .name'))
      if (name.scrollWidth > name.clientWidth + 1) faults.push(`cut: ${name.textContent}`);
    const acts = document.querySelector('#t-prompt .acts');
    const cut = acts ? acts.scrollHeight - acts.clientHeight : 0;
    if (cut > 2 && asking.height < side.height / 3) faults.push(`the question lacks ${cut} px and has ${asking.height}`);
    const todo = document.querySelector('.lesson.open .to-try');
    const out = todo?.checkVisibility() && (box(todo).top < body.top - 1 || box(todo).bottom > body.bottom + 1);
    if (out) faults.push('what to do is out of sight');
    const sheet = document.querySelector('#t-round:not([hidden]) .round-sheet');
    if (sheet && box(sheet).bottom > innerHeight + 1) faults.push('the sheet of a round ends below the window');
    const { scrollHeight, clientHeight } = document.querySelector('.lesson-body');
    if (scrollHeight > clientHeight + 2 && clientHeight < 80) faults.push(`${clientHeight} px to read`);
    return faults.join('; '); })()";

/// Windows of a laptop, without and with everything that a browser puts around a page.
const WINDOWS: [(u32, u32); 2] = [(1366, 625), DESK];

/// Question, players and card share the column in every window, while the card is read and while it is tried.
async fn well_shared(me: &Window) -> Result<()> {
    // On a phone they do not.
    if me.get("innerWidth < 761").await? == true {
        return Ok(());
    }
    for (width, height) in WINDOWS {
        let size = SetDeviceMetricsOverrideParams::new(i64::from(width), i64::from(height), 1.0, false);
        me.page.execute(size).await?;
        me.until(&format!("innerHeight === {height}")).await?;
        for stage in ["lesson-read", "lesson-try"] {
            me.get(&format!("document.querySelector('[data-do={stage}]')?.click()")).await?;
            // What was laid out for another window is laid out anew in a moment.
            if me.until(&format!("!{FAULTS}")).await.is_err() {
                me.keep("faults").await?;
                let faults = me.get(FAULTS).await?;
                bail!("{} at {height}, {stage}: {faults}", me.text("#t-lesson h2").await?);
            }
        }
        me.get("document.querySelector('[data-do=lesson-read]')?.click()").await?;
    }
    Ok(())
}

/// Does what the card says, or plays on while it waits, until it is at its end or something else holds.
async fn follow(me: &Window, stop: &str) -> Result<usize> {
    let mut seen = Value::Null;
    for clicks in 0..PATIENCE {
        if me.get(&format!("Boolean({stop})")).await? == true {
            return Ok(clicks);
        }
        let state = me
            .get(
                "(() => { const card = document.getElementById('t-lesson'); if (!card) return 'over';
                  if (document.querySelector('#t-prompt.busy')) return 'busy';
                  if (card.classList.contains('done')) return 'next';
                  const mine = card.querySelector('[data-do=lesson-for-me]');
                  if (mine && !mine.disabled) return 'try';
                  return document.querySelector('#t-prompt [data-choice]') ? 'answer' : 'busy'; })()",
            )
            .await?;
        let stage =
            me.get("(c => c && c.dataset.turned + c.className)(document.getElementById('t-lesson'))").await?;
        if matches!(state.as_str(), Some("next" | "try")) && stage != seen {
            well_shared(me).await?;
            seen = stage;
        }
        // Between two looks the page may have gone on: then there is nothing to click any more, and the next look tells.
        match state.as_str() {
            Some("over") => return Ok(clicks),
            Some("next") => {
                let turned = me.get("document.getElementById('t-lesson').dataset.turned").await?;
                me.get("document.querySelector('#t-lesson footer form:last-child button')?.click()").await?;
                let turned = turned.as_str().unwrap_or_default().to_owned();
                me.until(&format!("document.getElementById('t-lesson')?.dataset.turned !== '{turned}'"))
                    .await?;
            }
            Some("try") => {
                me.get("document.querySelector('[data-do=lesson-for-me]')?.click()").await?;
            }
            Some("answer") => {
                // Whoever is asked something the card does not speak of declines, or ends what they are at.
                me.get(
                    "(document.querySelector('#t-prompt .choice.idle, #t-prompt .choice.ends, #t-prompt .choice.confirm')
                      ?? [...document.querySelectorAll('#t-prompt [data-choice]')].pop())?.click()",
                )
                .await?;
            }
            _ => {
                me.until("!document.querySelector('#t-prompt.busy') && document.querySelector('#t-prompt.yours, #t-lesson.done')")
                    .await?;
            }
        }
    }
    bail!("{} never ends", me.text("#t-lesson h2").await?)
}

async fn guided(game: &str, name: &'static str, lang: &str) -> Result<()> {
    let clicks = taught(game, None, name, lang).await?;
    assert!(clicks > 15, "{game}: {clicks} clicks");
    Ok(())
}

/// Plays a lesson to its end, the guided first game unless another is named: how many clicks it took.
async fn taught(game: &str, lesson: Option<&str>, name: &'static str, lang: &str) -> Result<usize> {
    let house = House::open().await?;
    let me = Window::open(&house, name, DESK).await?;
    me.in_haste().await?;
    me.visit("/").await?;
    let prefs = format!("new URLSearchParams({{ lang: '{lang}', back: '/' }})");
    me.get(&format!("fetch('/prefs', {{ method: 'POST', body: {prefs} }}).then(() => true)")).await?;
    me.visit("/").await?;
    let named = lesson.map_or_else(String::new, |id| {
        format!(
            "f.append(Object.assign(document.createElement('input'), {{ name: 'lesson', value: '{id}' }}));"
        )
    });
    let form = format!("document.querySelector('form[action=\"/learn\"] [value={game}]').form");
    me.get(&format!("(f => {{ {named} f.requestSubmit(); }})({form})")).await?;
    me.until_there("#t-lesson .scale").await?;
    me.until("document.getElementById('t-link').classList.contains('on')").await?;
    me.keep("first-card").await?;
    let clicks = follow(&me, "false").await?;
    me.keep("played-on").await?;
    me.close().await;
    Ok(clicks)
}

/// Begins the guided first game.
async fn begin(me: &Window, game: &str) -> Result<()> {
    me.visit("/").await?;
    me.get(&format!("document.querySelector('form[action=\"/learn\"] [value={game}]').form.requestSubmit()"))
        .await?;
    me.until_there("#t-lesson .scale").await?;
    me.until("document.getElementById('t-link').classList.contains('on')").await
}

/// Whether two things lie over one another.
fn overlap(a: &str, b: &str) -> String {
    format!(
        "(([a, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)\
         (['{a}', '{b}'].map((what) => document.querySelector(what).getBoundingClientRect()))"
    )
}

/// What a round brought is told to whoever is taught, too, beside the card; to turn the card puts it away.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_told_beside_the_card() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "lesson-round", DESK).await?;
    me.in_haste().await?;
    begin(&me, "age-of-discovery").await?;
    me.get("localStorage.removeItem('ecumene-rounds')").await?;
    let told = "!document.getElementById('t-round').hidden";
    follow(&me, told).await?;
    me.until(told).await?;
    me.keep("told").await?;
    for what in ["#t-lesson", ".asking"] {
        ensure!(me.get(&overlap("#t-round", what)).await? == false, "it lies over {what}");
    }
    me.click("#t-lesson h2").await?;
    me.until(&format!("!({told})")).await?;
    me.close().await;
    Ok(())
}

/// On a phone the map begins below the card, and what can be taken lies there; the overview leaves the tools of the board free.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_on_a_phone_covers_nothing_lit() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "lesson-phone", PHONE).await?;
    for game in ["clash-of-cultures", "civilization-2002"] {
        begin(&me, game).await?;
        follow(&me, "document.querySelector('#t-lesson.open') && document.querySelector('#t-map .can')")
            .await?;
        let at_rest = "!document.getElementById('t-camera').getAnimations().length";
        let lit = "[...document.querySelectorAll('#t-map .can')].map((e) => e.getBoundingClientRect()) \
            .filter((r) => r.bottom > document.querySelector('#t-board').getBoundingClientRect().top)";
        let card = "document.querySelector('#t-lesson').getBoundingClientRect().bottom";
        for folded in [false, true] {
            me.until(&format!(
                "{at_rest} && {lit}.some((r) => r.top >= {card} - 1 && Math.min(r.width, r.height) >= 24)"
            ))
            .await?;
            ensure!(
                me.get(&overlap("#t-lesson", "#t-map")).await? == false,
                "{game}: the card lies over the map"
            );
            if !folded {
                me.keep(game).await?;
                me.get("document.querySelector('.fold-lesson').click()").await?;
            }
        }
        if me.get("Boolean(document.querySelector('#t-overview.on'))").await? == true {
            me.get("document.querySelector('#t-overview').dataset.corner = 'right-top'").await?;
            ensure!(me.get(&overlap("#t-overview", ".zoom")).await? == false, "{game}: overview and tools");
        }
    }
    me.close().await;
    Ok(())
}

/// What no guided game can promise has a lesson of its own, which begins where it is about to happen.
#[tokio::test(flavor = "multi_thread")]
async fn battles() -> Result<()> {
    taught("civilization-2002", Some("battle"), "battle-civ02", "fr").await?;
    taught("civilization-2010", Some("battle"), "battle-civ10", "en").await?;
    taught("clash-of-cultures", Some("battle"), "battle-clash", "fr").await?;
    Ok(())
}

/// A word of the game explains itself where it is read, by the rule that says what it is.
#[tokio::test(flavor = "multi_thread")]
async fn words_explain_themselves() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "terms", DESK).await?;
    me.visit("/").await?;
    me.get("document.querySelector('form[action=\"/learn\"] [value=age-of-discovery]').form.requestSubmit()")
        .await?;
    me.until_there("#t-lesson .term[data-tip^=term-]").await?;
    // What is drawn anew on connecting takes its explanation away.
    me.until("document.querySelector('#t-link.on')").await?;
    me.hover_until(
        "#t-lesson .term[data-tip^=term-]",
        "document.querySelector('#t-tip:not([hidden]) a.rule')",
    )
    .await?;
    me.keep("tip").await?;
    me.close().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn age_of_discovery() -> Result<()> {
    guided("age-of-discovery", "lesson-aod-en", "en").await?;
    guided("age-of-discovery", "lesson-aod-fr", "fr").await
}

#[tokio::test(flavor = "multi_thread")]
async fn clash_of_cultures() -> Result<()> {
    guided("clash-of-cultures", "lesson-clash-en", "en").await?;
    guided("clash-of-cultures", "lesson-clash-fr", "fr").await
}

#[tokio::test(flavor = "multi_thread")]
async fn civilization_2002() -> Result<()> {
    guided("civilization-2002", "lesson-civ02-en", "en").await?;
    guided("civilization-2002", "lesson-civ02-fr", "fr").await
}

#[tokio::test(flavor = "multi_thread")]
async fn history_of_the_world() -> Result<()> {
    guided("history-of-the-world", "lesson-hotw-en", "en").await?;
    guided("history-of-the-world", "lesson-hotw-fr", "fr").await
}

#[tokio::test(flavor = "multi_thread")]
async fn civilization_2010() -> Result<()> {
    guided("civilization-2010", "lesson-civ10-en", "en").await?;
    guided("civilization-2010", "lesson-civ10-fr", "fr").await
}

/// Whoever wants a coach is told before a doubtful choice why it is one, and may go on all the same; the wish is kept.
#[tokio::test(flavor = "multi_thread")]
async fn a_coach_speaks_before_a_doubtful_choice() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "coach", DESK).await?;
    me.play("clash-of-cultures").await?;
    assert_eq!(me.get("document.body.dataset.coach ?? 'none'").await?, "none", "off by default");
    me.get("document.querySelector('[data-coaching]').click()").await?;
    for _ in 0..40 {
        me.until_asked().await?;
        let several = "document.querySelectorAll('#t-prompt [data-choice]').length > 1";
        me.until(&format!("!({several}) || document.body.dataset.coached !== undefined")).await?;
        let doubted = me.get("(document.body.dataset.coached ?? '').split(' ')[0]").await?;
        let doubted = doubted.as_str().unwrap_or_default();
        if doubted.is_empty() {
            me.answer_first().await?;
            continue;
        }
        let decision = me.get("document.getElementById('t-prompt').dataset.decision").await?;
        me.get(&format!("document.querySelector('#t-prompt [data-choice=\"{doubted}\"]').click()")).await?;
        me.until_there(".coach ul li").await?;
        me.keep("doubt").await?;
        let said = me.text(".coach").await?;
        assert!(said.contains("Coach: a stronger player would think again."), "{said}");
        assert!(said.contains("average place at the end"), "{said}");
        assert_eq!(
            me.get("document.getElementById('t-prompt').dataset.decision").await?,
            decision,
            "nothing was sent"
        );
        me.get("document.querySelector('.coach').parentElement.querySelector('.choice.ends').click()")
            .await?;
        me.until(&format!("document.getElementById('t-prompt').dataset.decision !== {decision}")).await?;
        let path = me.path().await?;
        me.visit(&path).await?;
        assert_eq!(me.get("document.body.dataset.coach").await?, "on", "kept with the person");
        me.close().await;
        return Ok(());
    }
    bail!("forty answers and no doubt: {}", me.text("#t-prompt").await?)
}

/// A preset says what it changes; whoever goes on switch by switch begins with it; what changes nothing is out of sight.
#[tokio::test(flavor = "multi_thread")]
async fn rules_are_chosen_as_people_think() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "presets", DESK).await?;
    me.visit("/new?game=civilization-2002").await?;
    let seen = |what: &str| format!("document.querySelector('{what}').checkVisibility()");
    assert_eq!(me.get(&seen(".presets .choices")).await?, false, "no switch before somebody wants one");
    me.get("document.querySelector('[name=preset][value=everything]').click()").await?;
    me.keep("everything").await?;
    me.get("document.querySelector('[name=preset][value=own]').click()").await?;
    me.until(&seen(".presets .choices")).await?;
    assert_eq!(
        me.get("document.querySelector('[name=\"opt.length\"]').value").await?,
        "long",
        "as the preset had it"
    );
    assert_eq!(me.get(&seen("[name=\"opt.length\"]")).await?, false, "the basic rules have one length");
    me.get("document.querySelector('[name=\"opt.rules\"][value=advanced]').click()").await?;
    me.until(&seen("[name=\"opt.length\"]")).await?;
    me.get("document.querySelector('.presets').scrollIntoView()").await?;
    me.keep("own").await?;
    me.close().await;
    Ok(())
}

/// A rule shows its example beside the text, step by step; every game on the shelf has its picture.
#[tokio::test(flavor = "multi_thread")]
async fn rules_play_and_boards_are_on_the_shelf() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "rules-play", DESK).await?;
    me.visit("/").await?;
    me.until("[...document.querySelectorAll('.box img')].length === 5").await?;
    me.get("document.querySelectorAll('.box img').forEach((img) => { img.loading = 'eager'; })").await?;
    me.until(
        "[...document.querySelectorAll('.box img')].every((img) => img.complete && img.naturalWidth > 0)",
    )
    .await?;
    me.keep("shelf").await?;
    me.visit("/rules/history-of-the-world").await?;
    me.click(".see").await?;
    me.until_there("#rules-example #t-map").await?;
    me.click("#example footer .confirm").await?;
    me.until("document.querySelectorAll('#example li')[1].getAttribute('aria-current') === 'step'").await?;
    me.keep("example").await?;
    me.close().await;
    Ok(())
}
