//! Two people at one table: what one tries while the other thinks, and what both agree to take back.

use super::holds;
use crate::common::{DESK, House, PHONE, Window};
use anyhow::{Context, Result, ensure};

const ASKED: &str = "document.querySelector('#t-prompt.yours:not(.busy) button[data-choice]')";

/// Two people who play, whoever is asked first before the other.
async fn two(house: &House) -> Result<(Window, Window)> {
    let ana = Window::open(house, "together-ana", DESK).await?;
    let bo = Window::open(house, "together-bo", PHONE).await?;
    ana.set_up("age-of-discovery", &["me", "open", "none"]).await?;
    bo.accept(&ana.invitation().await?, "Bo").await?;
    ana.begin_with(&bo).await?;
    loop {
        if ana.get(&format!("Boolean({ASKED})")).await? == true {
            return Ok((ana, bo));
        }
        if bo.get(&format!("Boolean({ASKED})")).await? == true {
            return Ok((bo, ana));
        }
    }
}

/// Takes the answer whose button an expression names `b` for, and waits for the next moment.
async fn take(me: &Window, wanted: &str) -> Result<String> {
    me.until(ASKED).await?;
    let was = me.question().await?;
    let place = me
        .get(&format!(
            "(() => {{ const b = [...document.querySelectorAll('#t-prompt button[data-choice]')].find((b) => {wanted}); \
             b?.click(); return b ? b.dataset.for ?? '' : null; }})()"
        ))
        .await?;
    let place = place.as_str().with_context(|| format!("no answer for: {wanted}"))?.to_owned();
    me.until(&format!(
        "(p => p.dataset.decision + p.className + p.textContent)(document.getElementById('t-prompt')) !== {was:?} \
         && !document.querySelector('#t-prompt.busy')"
    ))
    .await?;
    Ok(place)
}

/// Tries one answer on a copy and keeps it; gives the place it is about.
async fn plan(me: &Window, wanted: &str) -> Result<String> {
    let step = me.step().await?;
    me.click("[data-do=try]").await?;
    me.until_there("#t-plan.trying").await?;
    let place = take(me, wanted).await?;
    me.until_there("#t-plan.trying .line li").await?;
    ensure!(me.step().await? == step, "nothing of it happened");
    me.keep("trying").await?;
    me.click("[data-do=try-keep]").await?;
    me.until_there("#t-plan:not(.trying) .line li").await?;
    Ok(place)
}

#[tokio::test(flavor = "multi_thread")]
async fn plans_and_consent() -> Result<()> {
    let house = House::open().await?;
    let (first, second) = two(&house).await?;
    // A place for one worker: planned by one, taken by the other.
    let place = plan(&second, "b.textContent.includes('for the next round')").await?;
    holds(&first, "!document.getElementById('t-plan')", "a plan is nobody else's business").await?;
    holds(&first, "!document.querySelector('[data-do=try-keep]')", "nor that there is one").await?;
    take(&first, &format!("b.dataset.for === {place:?}")).await?;
    second.until(ASKED).await?;
    second.until_there("#t-plan .problem").await?;
    holds(&second, "document.querySelector('#t-plan .line .broken')", "it says where it broke").await?;
    holds(&second, "!document.querySelector('#t-plan [value=play]')", "and is not offered").await?;
    second.keep("plan-broken").await?;
    second.click("#t-plan [value=drop]").await?;
    second.until("!document.getElementById('t-plan')").await?;
    take(&second, "!b.matches('.back') && !/Initiative/.test(b.textContent)").await?;

    // One that nobody can take away: it is played with one click.
    first.until(ASKED).await?;
    plan(&second, "/Initiative/.test(b.textContent)").await?;
    second.in_french().await?;
    second.until("document.documentElement.lang === 'fr' && document.querySelector('#t-link.on')").await?;
    second.until_there("#t-plan .line li").await?;
    second.keep("plan-fr").await?;
    take(&first, "!b.matches('.back') && !/Initiative/.test(b.textContent)").await?;
    second.until_there("#t-plan [value=play]").await?;
    second.keep("plan-holds").await?;
    let step = second.step().await?;
    second.click("#t-plan [value=play]").await?;
    second.until(&format!("Number(document.getElementById('t-slider').max) === {}", step + 1)).await?;
    second.until("!document.getElementById('t-plan')").await?;

    // The other answers, and then the step is to be taken back: that takes both.
    first.until(ASKED).await?;
    holds(&second, "!document.querySelector('.ask-back')", "as long as nobody answered, undo is enough")
        .await?;
    take(&first, "!b.matches('.back')").await?;
    second.until_there(".ask-back").await?;
    second.click(".ask-back").await?;
    second.until_there("#t-take-back [value=withdraw]").await?;
    first.until_there("#t-take-back [value=yes]").await?;
    for window in [&first, &second] {
        window.keep("take-back").await?;
    }
    let step = first.step().await?;
    first.click("#t-take-back [value=yes]").await?;
    for window in [&first, &second] {
        window.until(&format!("Number(document.getElementById('t-slider').max) === {}", step - 2)).await?;
        window.until("!document.getElementById('t-take-back')").await?;
        window.until("document.querySelector('#t-about .taken-back li')").await?;
    }
    second.until(ASKED).await?;
    first.close().await;
    second.close().await;
    Ok(())
}
