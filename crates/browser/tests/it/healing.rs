//! Faults of the server as people see them: in words, and over by themselves.

use crate::common::{DESK, House, PHONE, Window};
use anyhow::{Result, ensure};

/// Storage takes nothing for a while: what was clicked is kept, said to be kept, and done once when it can be.
#[tokio::test(flavor = "multi_thread")]
async fn what_the_server_could_not_take_is_sent_again() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "resent", DESK).await?;
    me.play_bots().await?;
    me.until_asked().await?;
    let before = me.step().await?;
    house
        .meddle("CREATE TRIGGER no_room BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'no room'); END")
        .await?;
    me.get("document.querySelector('#t-prompt button[data-choice]').click()").await?;
    me.until(
        "[...document.querySelectorAll('.toast')].some(t => t.textContent.includes('sent again by itself'))",
    )
    .await?;
    me.keep("kept").await?;
    ensure!(me.step().await? == before);
    // It waits for its answer: the old question is not answered a second time.
    ensure!(me.get("document.getElementById('t-prompt').classList.contains('busy')").await? == true);
    house.meddle("DROP TRIGGER no_room").await?;
    me.until(&format!("Number(document.getElementById('t-slider').max) > {before}")).await?;
    me.until_asked().await?;
    let log = me.text("#t-log").await?;
    me.page.reload().await?;
    me.until_asked().await?;
    ensure!(me.text("#t-log").await? == log, "what was shown is what was stored");
    me.close().await;
    Ok(())
}

/// A match of other rules, and one whose log does not play: its page says so in both languages, shows what can be shown,
/// and goes on when the cause is gone.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_cannot_be_played_says_so() -> Result<()> {
    let mut house = House::open().await?;
    let me = Window::open(&house, "halted", DESK).await?;
    me.play_both_seats().await?;
    me.until_asked().await?;
    let before = me.step().await?;
    me.take_one().await?;
    me.until(&format!("Number(document.getElementById('t-slider').max) > {before}")).await?;
    let table = me.path().await?;

    house.stop().await?;
    house.meddle("DELETE FROM snapshots; UPDATE matches SET revision = revision + 90").await?;
    house.restart().await?;
    me.visit(&table).await?;
    me.until_there(".halted .problem").await?;
    me.until_there(&format!(".halted a[href='{table}/export']")).await?;
    me.keep("newer-rules").await?;
    let small = Window::open(&house, "halted-phone", PHONE).await?;
    small.get("document.querySelector('.lang button[value=fr]').click()").await?;
    small.until("document.documentElement.lang === 'fr'").await?;
    small.get("document.querySelector('.theme button').click()").await?;
    small.until("document.documentElement.dataset.theme === 'dark'").await?;
    small.visit(&table).await?;
    small.until("document.querySelector('.halted .problem').textContent.includes('révision')").await?;
    small.until("document.documentElement.scrollWidth <= innerWidth").await?;
    small.keep("newer-rules").await?;
    small.close().await;

    house.stop().await?;
    house
        .meddle("UPDATE matches SET revision = revision - 90; UPDATE entries SET hash = 'x' || hash WHERE seq > 0")
        .await?;
    house.restart().await?;
    me.visit(&table).await?;
    me.until("document.querySelector('#t-prompt.frozen').textContent.includes('last good state')").await?;
    ensure!(me.step().await? == 0, "none of its steps leads where it led");
    me.keep("broken-log").await?;

    house.stop().await?;
    house.meddle("UPDATE entries SET hash = SUBSTR(hash, 2) WHERE seq > 0").await?;
    house.restart().await?;
    me.visit(&table).await?;
    me.until(&format!("Number(document.getElementById('t-slider').max) > {before}")).await?;
    me.until_there("#t-prompt:not(.frozen)").await?;
    me.close().await;
    Ok(())
}
