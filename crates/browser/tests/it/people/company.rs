//! Several people over time: from the invitation to the rematch, a player who vanishes and returns, a seat that changes hands.

use crate::common::{DESK, House, PHONE, Window};
use anyhow::{Result, ensure};
use std::time::Duration;

/// Posts a form of a table as its own buttons do, with fields that no button has.
async fn post(who: &Window, verb: &str, fields: &str) -> Result<()> {
    let sent = format!(
        "fetch(location.pathname + '/{verb}', {{ method: 'post', body: new URLSearchParams('{fields}') }}).then(a => a.status)"
    );
    let status = who.get(&sent).await?;
    ensure!(status == 200, "{verb}: {status}");
    Ok(())
}

/// Ana's waiting room at her screen, with Bo in the second seat.
async fn gather(ana: &Window, bo: &Window, chairs: &[&str]) -> Result<()> {
    ana.set_up("age-of-discovery", chairs).await?;
    bo.accept(&ana.invitation().await?, "Bo").await
}

/// The table's own log, unfolded.
async fn until_told(who: &Window, text: &str) -> Result<()> {
    who.until(&format!("document.querySelector('#t-company .table-log')?.textContent.includes({text:?})"))
        .await
}

/// They talk before the game, it begins by itself, and afterwards everybody is asked to play again.
#[tokio::test(flavor = "multi_thread")]
async fn from_the_invitation_to_the_rematch() -> Result<()> {
    let house = House::open().await?;
    let ana = Window::open(&house, "company-ana", DESK).await?;
    ana.in_haste().await?;
    let bo = Window::open(&house, "company-bo", DESK).await?;
    ana.set_up("age-of-discovery", &["me", "open", "none"]).await?;
    let link = ana.invitation().await?;
    // What a messenger reads.
    bo.visit(link.trim_start_matches(&house.url)).await?;
    let card = bo.get("document.querySelector('meta[property=\"og:title\"]').content").await?;
    ensure!(card.as_str().is_some_and(|title| title.contains("One seat is free")), "{card}");
    bo.keep("invitation").await?;
    // Bo looks in first, and says so: without an account, without a seat.
    bo.click(".room a.button").await?;
    bo.until_there("#room-say").await?;
    bo.get("document.querySelector('#room-say input').value = 'Is there a seat?'").await?;
    bo.click("#room-say button").await?;
    ana.until("document.querySelector('.room-talk').textContent.includes('Is there a seat?')").await?;
    ana.get("document.querySelector('#room-say input').value = 'Yes'").await?;
    ana.click("#room-say button").await?;
    ana.click(".full input").await?;
    ana.until("document.querySelector('.full input').checked").await?;
    bo.until("document.querySelector('.room-talk').textContent.includes('Yes')").await?;
    ana.keep("room").await?;
    bo.keep("room").await?;
    bo.accept(&link, "Bo").await?;
    for window in [&ana, &bo] {
        window.until("document.querySelector('body.table #t-link.on')").await?;
    }
    // Bots play it to its end.
    post(&ana, "bot", "seat=0&bot=novice").await?;
    post(&bo, "bot", "seat=1&bot=novice").await?;
    let table = ana.path().await?;
    bo.visit("/").await?;
    ana.until_over().await?;
    // What went by at last does not lie over who won.
    let card = "(card => { document.getElementById('t-cards').append(card); const seen = getComputedStyle(card).visibility; \
        card.remove(); return seen; })(document.createElement('div'))";
    ensure!(ana.get(card).await? == "hidden");
    ana.click("#t-final form[action$='/rematch'] button").await?;
    ana.until("document.querySelector('.room .chairs')?.textContent.includes('kept for')").await?;
    ana.keep("rematch").await?;
    bo.visit(&table).await?;
    bo.until_there("#t-final a.confirm").await?;
    bo.keep("over").await?;
    bo.click("#t-final a.confirm").await?;
    bo.until_there("form[action$='/sit'] .confirm").await?;
    bo.keep("asked-again").await?;
    bo.click("form[action$='/sit'] .confirm").await?;
    for window in [&ana, &bo] {
        window.until("document.querySelector('body.table #t-link.on')").await?;
    }
    let first = ana.get("document.querySelector('.mat .name').textContent").await?;
    ensure!(first == "Bo", "the seats moved on by one: {first}");
    // The first match counts for its game once it was looked over; nobody waits before that page.
    let counted = "!!document.querySelector('.after-stats tbody tr')";
    for _ in 0..300 {
        bo.visit("/archive/age-of-discovery").await?;
        if bo.get(counted).await? == true {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    ensure!(bo.get(counted).await? == true, "it was never counted");
    ensure!(bo.get("!/ui-|⟨/.test(document.body.textContent)").await? == true, "every text has words");
    bo.keep("statistics").await?;
    ana.close().await;
    bo.close().await;
    Ok(())
}

/// Whoever does not answer in time has a stand-in, which everybody is told, and is back by looking in.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_vanishes_and_returns() -> Result<()> {
    // A day takes a second and a half.
    let house = House::with_minute(Duration::from_millis(1)).await?;
    let ana = Window::open(&house, "vanish-ana", DESK).await?;
    // Bots play for both, and what is told of the table comes with their steps.
    ana.in_haste().await?;
    let bo = Window::open(&house, "vanish-bo", PHONE).await?;
    gather(&ana, &bo, &["me", "open", "none"]).await?;
    ana.begin_with(&bo).await?;
    // Neither answers: whoever is asked first is gone first.
    bo.visit("/").await?;
    until_told(&ana, "was away for too long").await?;
    ana.until_there(".mat .badge[data-stand-in]").await?;
    ana.click("#t-tab-table").await?;
    ana.click(".table-log summary").await?;
    ana.keep("stand-in").await?;
    // By and by Bo is asked, too; and comes back.
    until_told(&ana, "Bo was away for too long").await?;
    let table = ana.path().await?;
    bo.visit(&table).await?;
    bo.until_there("body.table #t-prompt").await?;
    until_told(&ana, "Bo is back").await?;
    ana.close().await;
    bo.close().await;
    Ok(())
}

/// Bo hands the seat to Cy and looks on; Cy resigns; Dee, who watches and talks apart, asks for it, and Ana agrees.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_changes_hands_twice() -> Result<()> {
    let house = House::open().await?;
    let ana = Window::open(&house, "hands-ana", DESK).await?;
    let bo = Window::open(&house, "hands-bo", DESK).await?;
    gather(&ana, &bo, &["me", "open", "none"]).await?;
    ana.begin_with(&bo).await?;
    let table = ana.path().await?;
    bo.click("#t-tab-table").await?;
    bo.click(".sitters form[action$='/invite'] button").await?;
    bo.until_there(".sitters .given code").await?;
    let link = bo.text(".sitters .given code").await?;
    ensure!(
        bo.get("document.getElementById('t-pane-table').hidden").await? == false,
        "the page stays where it was"
    );
    ensure!(ana.get("!document.querySelector('.sitters .given')").await? == true, "only Bo has the link");
    let cy = Window::open(&house, "hands-cy", PHONE).await?;
    cy.accept(&link, "Cy").await?;
    cy.until_there("#t-mat-1.me").await?;
    bo.until("!document.querySelector('.mat.me') && document.getElementById('t-prompt').textContent.includes('You are watching')").await?;
    until_told(&ana, "Bo handed the seat over to Cy").await?;
    post(&cy, "resign", "seat=1").await?;
    cy.until("!document.querySelector('.mat.me')").await?;
    cy.close().await;
    let dee = Window::open(&house, "hands-dee", DESK).await?;
    dee.visit(&table).await?;
    dee.until("document.querySelector('body.table #t-link.on')").await?;
    dee.click("[data-follow='0']").await?;
    dee.until_there("#t-mat-0.followed .stuff").await?;
    dee.click("#t-tab-chat").await?;
    dee.get("document.querySelector('#t-chat-form input').value = 'A fine game'").await?;
    dee.click("#t-chat-form button").await?;
    // Who was nobody is a guest now, and the page is another.
    dee.until("document.querySelector('#t-chat')?.textContent.includes('A fine game')").await?;
    bo.until("document.querySelector('#t-chat').textContent.includes('A fine game')").await?;
    ensure!(ana.get("document.querySelector('#t-chat').textContent.includes('A fine game')").await? == false);
    dee.until("document.querySelector('#t-link.on')").await?;
    dee.click("#t-tab-table").await?;
    dee.keep("watching").await?;
    dee.click(".sitters form[action$='/ask'] button").await?;
    ana.until_there("#t-asked .vote form").await?;
    ana.keep("asked").await?;
    dee.until("document.querySelector('#t-asked .vote:not(:has(form))')").await?;
    ana.click("#t-asked .vote form:first-child button").await?;
    // Dee sits there at once.
    dee.until_there("#t-mat-1.me").await?;
    dee.close().await;
    bo.close().await;
    ana.close().await;
    Ok(())
}
