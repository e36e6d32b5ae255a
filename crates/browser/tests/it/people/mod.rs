//! People before and beside the game, in a real Chromium: invitations, the waiting room, seats, forms.

mod company;

use crate::common::{DESK, House, PHONE, Window};
use anyhow::{Result, ensure};

/// A friend can use the link as it stands, whatever name the server goes by.
#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_a_whole_address() -> Result<()> {
    let house = House::open().await?;
    let ana = Window::open_named(&house, "invite-ana", DESK).await?;
    let bo = Window::open_named(&house, "invite-bo", PHONE).await?;
    ana.set_up("age-of-discovery", &["me", "open", "none"]).await?;
    ana.until_there(".copyline code").await?;
    let link = ana.text(".copyline code").await?;
    ensure!(link.starts_with("http://table.test:"), "{link}");
    bo.accept(&link, "Bo").await?;
    ana.until("document.querySelector('.room').textContent.includes('Bo')").await?;
    // The longer words of French fit a phone too.
    bo.set_up("age-of-discovery", &["me", "open", "open"]).await?;
    bo.until_there(".copyline code").await?;
    bo.in_french().await?;
    bo.until("document.documentElement.lang === 'fr'").await?;
    bo.keep("salle").await?;
    let wide =
        "[...document.querySelectorAll('.room *')].some(e => e.getBoundingClientRect().right > innerWidth)";
    ensure!(bo.get(wide).await? == false, "something reaches out of the room");
    ana.close().await;
    bo.close().await;
    Ok(())
}

/// Over plain http a browser has no clipboard for pages; what is copied lies there all the same.
#[tokio::test(flavor = "multi_thread")]
async fn copying_works_without_a_secure_line() -> Result<()> {
    let house = House::open().await?;
    let ana = Window::open_named(&house, "copy", DESK).await?;
    ana.set_up("age-of-discovery", &["me", "open", "none"]).await?;
    ana.until_there(".copyline code").await?;
    ensure!(ana.get("isSecureContext").await? == false, "this must be tried on an insecure line");
    ana.click("[data-copy]").await?;
    ana.until_there("[data-copy].done").await?;
    ana.keep("copied").await?;
    let link = ana.text(".copyline code").await?;
    ensure!(ana.pasted().await? == link);
    // The same on the table's own page, where a seat is free only before the game: there it is the report.
    ana.visit("/").await?;
    ana.play_bots().await?;
    ana.click("#t-tab-table").await?;
    ana.click("[data-report]").await?;
    ana.until_there("#t-toasts .toast").await?;
    ensure!(ana.pasted().await?.contains("\"age-of-discovery\""), "the report was copied");
    ana.close().await;
    Ok(())
}

/// Where even that is refused, the page says what to do and has the text selected.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_copied_is_selected() -> Result<()> {
    let house = House::open().await?;
    let ana = Window::open_named(&house, "select", DESK).await?;
    ana.set_up("age-of-discovery", &["me", "open", "none"]).await?;
    ana.until_there(".copyline code").await?;
    ana.get("document.execCommand = () => false").await?;
    ana.click("[data-copy]").await?;
    ana.until("document.querySelector('.copyline').textContent.includes('Ctrl+C')").await?;
    let link = ana.text(".copyline code").await?;
    ensure!(ana.get("String(getSelection())").await? == link.as_str());
    ensure!(
        ana.get("!document.querySelector('[data-copy].done')").await? == true,
        "it does not claim success"
    );
    ana.keep("by-hand").await?;
    ana.close().await;
    Ok(())
}

/// Whoever has just pressed a button in the waiting room still sees friends come, and begins.
#[tokio::test(flavor = "multi_thread")]
async fn the_waiting_room_always_follows() -> Result<()> {
    let house = House::open().await?;
    let ana = Window::open(&house, "room-ana", DESK).await?;
    let bo = Window::open(&house, "room-bo", DESK).await?;
    ana.set_up("age-of-discovery", &["me", "open", "none"]).await?;
    ana.until_there(".copyline code").await?;
    let link = ana.text(".copyline code").await?;
    ana.click("[data-copy]").await?;
    ana.click(".room details summary").await?;
    ana.click("[data-copy]").await?;
    let path = link.split("/j/").nth(1).map(|code| format!("{}/j/{code}", house.url)).unwrap_or(link);
    bo.accept(&path, "Bo").await?;
    ana.until("document.querySelector('.room').textContent.includes('Bo')").await?;
    ana.until_there("form[action$='/start'] button").await?;
    ensure!(
        ana.get("document.querySelector('.room details').open").await? == true,
        "what was unfolded stays so"
    );
    ana.keep("full").await?;
    bo.click("form[action$='/leave'] button").await?;
    ana.until("!document.querySelector('form[action$=\"/start\"]')").await?;
    // Closed under somebody's eyes: they are told.
    bo.until_there(".room .chairs").await?;
    ana.click("form[action$='/abandon'] button").await?;
    bo.until_there(".error").await?;
    ana.close().await;
    bo.close().await;
    Ok(())
}

/// Several people at one device have a name each, on the mats, in the log and on the curtain.
#[tokio::test(flavor = "multi_thread")]
async fn seats_of_one_device_are_told_apart() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "hotseat", DESK).await?;
    me.visit("/new?game=civilization-2002").await?;
    let shown = "getComputedStyle(document.querySelector('[name=\"name.1\"]')).display !== 'none'";
    ensure!(me.get(shown).await? == false, "a bot needs no name");
    for (seat, chair) in [(0, "me"), (1, "hot"), (2, "hot")] {
        me.get(&format!("document.querySelector('[name=\"seat.{seat}\"]').value = '{chair}'")).await?;
    }
    me.get(
        "document.querySelector('[name=\"seat.1\"]').dispatchEvent(new Event('change', { bubbles: true }))",
    )
    .await?;
    ensure!(me.get(shown).await? == true, "somebody at this device has one");
    me.get("document.querySelector('[name=\"name.0\"]').value = 'Ana'; document.querySelector('[name=\"name.1\"]').value = 'Bo'")
        .await?;
    me.keep("form").await?;
    me.click("form.new .button.confirm").await?;
    me.until("document.querySelector('body.table #t-link.on')").await?;
    let names = me.get("[...document.querySelectorAll('.mat .name')].map(e => e.textContent)").await?;
    ensure!(names == serde_json::json!(["Ana", "Bo", "Player 3"]), "{names}");
    me.in_french().await?;
    me.until("document.documentElement.lang === 'fr'").await?;
    me.until("[...document.querySelectorAll('.mat .name')].at(-1)?.textContent === 'Joueur 3'").await?;
    me.keep("table").await?;
    let log = me.text("#t-log").await?;
    ensure!(log.contains("Ana") && log.contains("Joueur 3"), "{log}");
    // Whoever the device goes to is called by name on the curtain.
    me.visit("/new?game=clash-of-cultures").await?;
    me.set_chairs(&["me", "hot", "none"]).await?;
    me.get("document.querySelector('[name=\"name.0\"]').value = 'Ana'; document.querySelector('[name=\"name.1\"]').value = 'Bo'")
        .await?;
    me.click("form.new .button.confirm").await?;
    me.until("document.querySelector('#t-pass[open], #t-prompt.yours:not(.busy) button[data-choice]')")
        .await?;
    if me.get("!document.querySelector('#t-pass[open]')").await? == true {
        me.click(".mat:not(.me) .as").await?;
        me.until_there("#t-pass[open]").await?;
    }
    me.keep("curtain").await?;
    let name = me.text("#t-pass b").await?;
    ensure!(name == "Ana" || name == "Bo", "{name}");
    me.close().await;
    Ok(())
}

/// Nothing answers that it is not for oneself: a seat is handed to a bot, taken back, and a friend's is left alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_lent_and_taken_back() -> Result<()> {
    let house = House::open().await?;
    let ana = Window::open(&house, "lend-ana", DESK).await?;
    let bo = Window::open(&house, "lend-bo", PHONE).await?;
    ana.set_up("age-of-discovery", &["me", "open", "bot:novice"]).await?;
    bo.accept(&ana.invitation().await?, "Bo").await?;
    ana.begin_with(&bo).await?;
    let forms =
        "document.querySelectorAll(\".sitters form:is([action$='/bot'], [action$='/unbot'])\").length";
    ensure!(ana.get(forms).await? == 1, "one's own seat and no other");
    ana.click("#t-tab-table").await?;
    ana.keep("own-seat").await?;
    ana.click(".sitters form button").await?;
    ana.until_there("body.table .sitters form[action$='/unbot']").await?;
    // The bot places a worker, and the page makes room for the way back: only then is everything where it stays.
    ana.until(
        "document.querySelector('#t-link.on') && document.querySelector('#t-prompt:not(.yours):not(.busy)')",
    )
    .await?;
    ana.click("form[action$='/unbot'] button").await?;
    ana.until_there("body.table .sitters form[action$='/bot']").await?;
    ensure!(ana.get(forms).await? == 1);
    ana.close().await;
    bo.close().await;
    Ok(())
}

/// A table that cannot be played is refused with everything still filled in, and the reason in sight.
#[tokio::test(flavor = "multi_thread")]
async fn a_refused_form_comes_back_filled_in() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "refused", DESK).await?;
    me.visit("/new?game=civilization-2010").await?;
    me.get("document.querySelector('[name=title]').value = 'Friday night'; document.querySelector('[name=private]').checked = true; \
            document.querySelector('[name=clock][value=week]').checked = true; document.querySelector('[name=away]').value = 'vote'; \
            document.querySelector('[name=preset][value=first]').checked = true")
        .await?;
    me.set_chairs(&["me", "hot", "open", "bot:novice", "bot:master"]).await?;
    me.get("document.querySelector('[name=\"name.1\"]').value = 'Cleo'").await?;
    me.click("form.new .button.confirm").await?;
    me.until_there(".problem").await?;
    let said = me.text(".problem").await?;
    ensure!(said.contains("Five players"), "{said}");
    me.keep("again").await?;
    let kept = me
        .get("(f => [f('title').value, f('private').checked, document.querySelector('[name=clock]:checked').value, f('away').value, \
              ...[0, 1, 2, 3, 4].map(i => f('seat.' + i).value), f('name.1').value])(name => document.querySelector(`form.new
                  [name=\"${name}\"]`))")
        .await?;
    let typed = serde_json::json!([
        "Friday night",
        true,
        "week",
        "vote",
        "me",
        "hot",
        "open",
        "bot:novice",
        "bot:master",
        "Cleo"
    ]);
    ensure!(kept == typed, "{kept}");
    let seen = me
        .get("(r => r.top >= 0 && r.bottom <= innerHeight)(document.querySelector('.problem').getBoundingClientRect())")
        .await?;
    ensure!(seen == true, "the reason is in sight");
    me.close().await;
    Ok(())
}

/// Who comes too late reads so, goes on to watch, and is told that they do.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_late_may_watch() -> Result<()> {
    let house = House::open().await?;
    let ana = Window::open(&house, "late-ana", DESK).await?;
    let cy = Window::open(&house, "late-cy", PHONE).await?;
    ana.set_up("age-of-discovery", &["me", "open", "none"]).await?;
    ana.until_there(".copyline code").await?;
    let code = ana.text(".copyline code").await?.split("/j/").nth(1).unwrap_or_default().to_owned();
    ana.click("form[action$='/bot'] button").await?;
    ana.until_there("form[action$='/start'] button").await?;
    ana.click("form[action$='/start'] button").await?;
    ana.until_there("body.table #t-prompt").await?;
    cy.visit(&format!("/j/{code}")).await?;
    cy.keep("invitation").await?;
    ensure!(cy.get("!document.querySelector('form[action^=\"/j/\"]')").await? == true, "no seat is offered");
    cy.click(".room .links .button").await?;
    cy.until_there("body.table #t-prompt").await?;
    cy.until("document.getElementById('t-prompt').textContent.includes('You are watching')").await?;
    cy.keep("watching").await?;
    ana.close().await;
    cy.close().await;
    Ok(())
}

/// Somebody with tables finds them first.
#[tokio::test(flavor = "multi_thread")]
async fn my_tables_come_first() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "first", PHONE).await?;
    ensure!(me.get("!document.querySelector('.waits')").await? == true);
    me.play_bots().await?;
    me.visit("/").await?;
    let order = "(t => t.top >= 0 && t.top < innerHeight / 2 && t.top < \
        document.querySelector('.shelf').getBoundingClientRect().top)(document.querySelector('.my-tables .waits').getBoundingClientRect())";
    ensure!(me.get(order).await? == true, "my table lies above the boxes");
    me.keep("lobby").await?;
    me.close().await;
    Ok(())
}
