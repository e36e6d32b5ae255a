//! Clash of Cultures in a real Chromium. Pictures are kept in `test-output/`.

use crate::common::{DESK, House, PHONE, Window};
use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// Three seats: one person and two bots that do not think long.
async fn at_a_table_with_bots(house: &House, name: &'static str, size: (u32, u32)) -> Result<Window> {
    let me = Window::open(house, name, size).await?;
    me.in_haste().await?;
    me.visit("/new?game=clash-of-cultures").await?;
    me.until_there("form.new [name='seat.3']").await?;
    me.get(
        "for (const n of [1, 2]) document.querySelector(`[name=\"seat.${n}\"]`).value = 'bot:novice'; \
        document.querySelector('[name=\"seat.3\"]').value = 'none'",
    )
    .await?;
    me.get("document.querySelector('form.new .button.confirm').click()").await?;
    me.until_there("body.table #t-prompt").await?;
    me.until("document.getElementById('t-link').classList.contains('on')").await?;
    me.until_asked().await?;
    Ok(me)
}

async fn count(me: &Window, selector: &str) -> Result<u64> {
    let n = me.get(&format!("document.querySelectorAll({selector:?}).length")).await?;
    n.as_u64().or_else(|| n.as_f64().map(|x| x as u64)).context("a number")
}

/// Does something and waits until the table has taken it: the question is another, or a menu asks which.
async fn and_wait(me: &Window, question: String) -> Result<()> {
    let mark = serde_json::to_string(&question)?;
    // While an answer is on its way the prompt is busy, and the board is still the old one.
    me.until(&format!(
        "(p => !p.classList.contains('busy') && p.dataset.decision + p.className + p.textContent !== \
        {mark})(document.getElementById('t-prompt'))"
    ))
    .await
}

/// Clicks what is lit on the page; where several things can be done there, takes the one whose words match.
async fn take(me: &Window, selector: &str, words: &str) -> Result<()> {
    let question = me.question().await?;
    me.click(selector).await?;
    let mark = serde_json::to_string(&question)?;
    me.until(&format!(
        "document.querySelector('.menu:not([hidden]) .choice') || (p => p.dataset.decision + p.className + \
        p.textContent)(document.getElementById('t-prompt')) !== {mark}"
    ))
    .await?;
    if me.get("!!document.querySelector('.menu:not([hidden]) .choice')").await? == true {
        let pick = format!(
            "([...document.querySelectorAll('.menu .choice')].find(b => /{words}/.test(b.textContent)))?.click()"
        );
        me.get(&pick).await?;
    }
    and_wait(me, question).await
}

/// Takes the answer with these words by its button, whatever it would do, if there is one.
async fn say(me: &Window, words: &str) -> Result<bool> {
    let question = me.question().await?;
    let clicked = me
        .get(&format!(
            "(b => (b?.click(), !!b))([...document.querySelectorAll('#t-prompt button[data-choice]')].find(b => \
                /{words}/.test((b.querySelector('.label') ?? b).textContent)))"
        ))
        .await?
        == true;
    if clicked {
        and_wait(me, question).await?;
    }
    Ok(clicked)
}

/// Whatever else is asked gets the mildest answer.
async fn pass(me: &Window) -> Result<()> {
    let question = me.question().await?;
    me.get("(document.querySelector('#t-prompt .choice.idle') ?? document.querySelector('#t-prompt .choice.ends') ?? \
        document.querySelector('#t-prompt button[data-choice]')).click()")
        .await?;
    and_wait(me, question).await
}

async fn until_my_turn(me: &Window) -> Result<()> {
    loop {
        me.until_asked().await?;
        if me.get("/^Your turn/.test(document.querySelector('#t-prompt .say').textContent)").await? == true {
            return Ok(());
        }
        pass(me).await?;
    }
}

/// A full round against bots - three turns of three actions and the status phase - played on board and desk: a
/// Settler walks and founds a city, a city collects, an advance is bought.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_against_bots() -> Result<()> {
    let house = House::open().await?;
    let me = at_a_table_with_bots(&house, "clash", DESK).await?;
    until_my_turn(&me).await?;
    let mine = me.get("document.querySelector('.mat.me').className.match(/seat-\\d/)[0]").await?;
    let mine = mine.as_str().context("a seat")?.to_owned();
    let cities = format!("#t-map .city.{mine}");
    let marks = ".adv.mine";
    ensure!(count(&me, "#t-map .hex").await? >= 40, "the board has its spaces");
    ensure!(count(&me, "#t-map .hex.t-unknown").await? >= 30, "regions are hidden");
    ensure!(count(&me, ".adv").await? == 48 && count(&me, marks).await? == 2, "Farming and Mining");
    ensure!(count(&me, &cities).await? == 1, "one city");
    me.keep("first-turn").await?;

    // The Settler goes next door and founds a city: two actions.
    ensure!(say(&me, "^Move up").await?, "a Settler can move");
    let settler = format!("#t-map .unit.settler.{mine}");
    let from = me.get(&format!("document.querySelector({settler:?}).id.split('-')[1]")).await?;
    take(&me, &format!("{settler}.can"), "Settler").await?;
    take(&me, "#t-map :is(.hex.t-forest.can, .hex.t-mountain.can)", "^Go").await?;
    let to = me.get(&format!("document.querySelector({settler:?}).id.split('-')[1]")).await?;
    ensure!(to != from, "the Settler was at {from} and is at {to}");
    until_my_turn(&me).await?;
    take(&me, &format!("#t-map [data-target='space-{}'].can", to.as_str().context("a space")?), "^Found")
        .await?;
    until_my_turn(&me).await?;
    ensure!(count(&me, &cities).await? == 2, "a second city stands");
    ensure!(count(&me, &settler).await? == 0, "the Settler is in it");
    me.keep("founded").await?;

    // A city collects, space by space.
    ensure!(say(&me, "^Collect with").await?, "a city collects");
    while say(&me, "from [A-K]\\d").await?
        && me.get("/^Collect/.test(document.querySelector('#t-prompt .say').textContent)").await? == true
    {
    }
    if me.get("/^Collect/.test(document.querySelector('#t-prompt .say')?.textContent)").await? == true {
        ensure!(say(&me, "^Collect nothing more").await?, "enough");
    }
    until_my_turn(&me).await?;
    ensure!(say(&me, "^End your turn").await?, "the turn ends");

    // The second turn buys an advance on the advance board; without Food it is refused, with its rule.
    until_my_turn(&me).await?;
    let refused: Value = me.get("document.querySelectorAll('.adv.cannot').length").await?;
    ensure!(refused.as_f64().is_some_and(|n| n > 0.0), "what cannot be bought is known");
    for _ in 0..3 {
        if me.get("!!document.querySelector('.adv.can')").await? == true {
            break;
        }
        ensure!(say(&me, "^Collect with").await?, "Food can be collected");
        while say(&me, "Food from|from [A-K]\\d").await? {}
        say(&me, "^Collect nothing more").await?;
        until_my_turn(&me).await?;
    }
    let before = count(&me, marks).await?;
    me.click("label[for=show-advances]").await?;
    take(&me, ".adv.can", "for").await?;
    until_my_turn(&me).await?;
    ensure!(count(&me, marks).await? == before + 1, "the advance is marked as mine");
    me.keep("advance").await?;

    // The rest of the round: every question is answered, until the second begins.
    let mut answers = 0;
    while me.get("/^Round 1 /.test(document.querySelector('#t-moment').textContent)").await? == true {
        me.until(
            "document.querySelector('#t-prompt.yours:not(.busy) button[data-choice]') || !/^Round 1 \
            /.test(document.querySelector('#t-moment').textContent)",
        )
        .await?;
        if me.get("!!document.querySelector('#t-prompt.yours:not(.busy) button[data-choice]')").await? == true
        {
            answers += 1;
            ensure!(answers < 60, "the round does not end");
            if !say(&me, "^End your turn").await? {
                pass(&me).await?;
            }
        }
    }
    until_my_turn(&me).await?;
    ensure!(me.text("#t-moment").await?.starts_with("Round 2 of 6"), "the second round");
    ensure!(me.text("#t-log").await?.contains("Status phase of round 1"), "the status phase is told");
    ensure!(count(&me, &cities).await? >= 1, "cities still stand");
    me.keep("second-round").await?;
    me.close().await;
    Ok(())
}

/// A click on a city opens what can be done there, under the city's own name; a chosen action opens the advance board.
#[tokio::test(flavor = "multi_thread")]
async fn a_city_says_what_can_be_done() -> Result<()> {
    let house = House::open().await?;
    let me = at_a_table_with_bots(&house, "clash-city", DESK).await?;
    until_my_turn(&me).await?;
    let city =
        me.get("document.querySelector('#t-map .city .town').closest('.city').id.split('-')[1]").await?;
    let city = format!("#t-map .hex[data-target='space-{}']", city.as_str().context("a city")?);
    me.until_there(&format!("{city}.can")).await?;
    me.click(&city).await?;
    me.until("document.querySelectorAll('#t-menu .choice').length > 1").await?;
    let seen = "[...document.querySelectorAll('#t-menu .choice')].every(c => c.checkVisibility())";
    ensure!(me.get(seen).await? == true, "the choices are shown");
    ensure!(me.text("#t-menu .what").await?.contains("size 1"), "{}", me.text("#t-menu").await?);
    me.keep("city").await?;
    let open = "document.getElementById('part-advances').checkVisibility()";
    ensure!(me.get(open).await? == false, "the advances are put away");
    me.click(".deed[data-deed=advance]").await?;
    me.until(open).await?;
    let whole = "(p => p.scrollHeight <= p.clientHeight && [...p.querySelectorAll('.adv')].every(a => \
        a.getBoundingClientRect().height >= 24))(document.getElementById('part-advances'))";
    ensure!(me.get(whole).await? == true, "all advances are in sight, in rows of 24 px");
    me.keep("advances").await?;
    me.close().await;
    Ok(())
}

/// On a phone the board, the prompt and the tabs have room, and the desk opens over the board.
#[tokio::test(flavor = "multi_thread")]
async fn fits_a_phone() -> Result<()> {
    let house = House::open().await?;
    let me = at_a_table_with_bots(&house, "clash-phone", PHONE).await?;
    let wide = me.get("document.documentElement.scrollWidth <= window.innerWidth").await?;
    ensure!(wide == true, "the page is wider than the phone");
    let shown = "getComputedStyle(document.getElementById('part-advances')).display !== 'none'";
    ensure!(me.get(shown).await? == false, "the advance board is folded away");
    me.click("label[for=show-advances]").await?;
    me.until(shown).await?;
    me.keep("advances").await?;
    me.click("label.shut").await?;
    me.until(&format!("!({shown})")).await?;
    me.keep("board").await?;
    me.close().await;
    Ok(())
}

/// Which head of the desk is marked, and which parts are shown: one word each.
const HEADS: &str = "[...document.querySelectorAll('.coc-secs .heads label:not(.shut)')].filter(l => getComputedStyle(l).color !== \
    getComputedStyle(document.querySelector('.coc-secs')).color).map(l => l.htmlFor.replace('show-', '')).join()";
const PARTS: &str = "[...document.querySelectorAll('.coc-secs .part')].filter(p => getComputedStyle(p).display !== 'none').map(p => \
    p.id.replace('part-', '')).join()";

async fn word(me: &Window, js: &str) -> Result<String> {
    Ok(me.get(js).await?.as_str().unwrap_or_default().to_owned())
}

async fn in_french(me: &Window, there: &str) -> Result<()> {
    me.in_french().await?;
    me.until(&format!("document.documentElement.lang === 'fr' && document.querySelector({there:?})")).await?;
    me.until("document.getElementById('t-link').classList.contains('on')").await
}

/// A region that may lie two ways is laid by clicking the picture of one; its heading is above the pictures.
#[tokio::test(flavor = "multi_thread")]
async fn a_region_is_laid_by_its_picture() -> Result<()> {
    let house = House::open().await?;
    // Not every region leaves a choice: another table, another region.
    for _ in 0..30 {
        let me = at_a_table_with_bots(&house, "clash-region", DESK).await?;
        until_my_turn(&me).await?;
        ensure!(say(&me, "^Move up").await?, "a Settler can move");
        take(&me, "#t-map .unit.settler.can", "Settler").await?;
        take(&me, "#t-map .hex.t-unknown.can", "^Explore").await?;
        me.until_asked().await?;
        if me.get("!document.querySelector('.unlaid')").await? == true {
            me.close().await;
            continue;
        }
        ensure!(count(&me, ".unlaid figure.can").await? == 2, "both pictures are lit");
        for lang in ["en", "fr"] {
            let above = "(h => { const t = document.createRange(); t.selectNodeContents(h); const words = t.getBoundingClientRect(); \
                return [...document.querySelectorAll('.unlaid figure')].every(f => f.getBoundingClientRect().top >= words.bottom) && \
                words.right <= h.parentElement.getBoundingClientRect().right; })(document.querySelector('.unlaid h2'))";
            ensure!(me.get(above).await? == true, "{lang}: the heading stands above the pictures");
            me.keep(lang).await?;
            if lang == "en" {
                in_french(&me, ".unlaid figure.can").await?;
            }
        }
        let question = me.question().await?;
        me.click(".unlaid figure.can:last-child").await?;
        and_wait(&me, question).await?;
        me.until("!document.querySelector('.unlaid')").await?;
        me.close().await;
        return Ok(());
    }
    anyhow::bail!("no region of twelve left a choice")
}

/// A trade stays within its panel, and the head that is marked is the part that is shown; a bot asked for a proposal
/// makes one or none, and the turn goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_trade_fits_its_panel() -> Result<()> {
    let house = House::open().await?;
    for (name, size) in [("clash-trade", DESK), ("clash-trade-phone", PHONE)] {
        let me = at_a_table_with_bots(&house, name, size).await?;
        until_my_turn(&me).await?;
        ensure!(say(&me, "^Trade$").await? && say(&me, "^Make .* an offer").await?, "somebody to trade with");
        for lang in ["en", "fr"] {
            let inside = "[...document.querySelectorAll('.deal .scale .more')].every(m => m.getBoundingClientRect().right <= \
                document.querySelector('.deal').getBoundingClientRect().right) && document.querySelector('.deal').scrollWidth <= \
                document.querySelector('.deal').clientWidth";
            ensure!(me.get(inside).await? == true, "{lang}: the trade is cut off");
            let (heads, parts) = (word(&me, HEADS).await?, word(&me, PARTS).await?);
            ensure!(heads == parts, "{lang}: {heads} is marked, {parts} is shown");
            me.keep(lang).await?;
            if lang == "en" {
                in_french(&me, ".deal .scales").await?;
            }
        }
        ensure!(say(&me, "^Renoncer").await?, "the draft is dropped");
        ensure!(say(&me, "^Échanger$").await?, "a trade again");
        ensure!(say(&me, "^Demander une offre").await?, "a bot is asked for a proposal");
        me.until("/^À vous|propose/.test(document.querySelector('#t-prompt.yours .say')?.textContent)")
            .await?;
        me.keep("heard").await?;
        me.close().await;
    }
    Ok(())
}

/// Asked to declare objectives, one sees them, also where none is completed.
#[tokio::test(flavor = "multi_thread")]
async fn the_status_phase_shows_the_objectives() -> Result<()> {
    let house = House::open().await?;
    let me = at_a_table_with_bots(&house, "clash-status", DESK).await?;
    loop {
        me.until_asked().await?;
        if me.get("/^Status phase/.test(document.querySelector('#t-prompt .say').textContent)").await? == true
        {
            break;
        }
        if !say(&me, "^End your turn").await? {
            pass(&me).await?;
        }
    }
    let shown = "[...document.querySelectorAll('#part-cards .coc-card.goal')].filter(c => c.getBoundingClientRect().height > 0).length";
    ensure!(me.get(shown).await?.as_f64() > Some(0.0), "the objective cards are shown");
    let (heads, parts) = (word(&me, HEADS).await?, word(&me, PARTS).await?);
    ensure!((heads.as_str(), parts.as_str()) == ("cards", "cards"), "{heads} is marked, {parts} is shown");
    me.keep("declare").await?;
    in_french(&me, "#t-prompt.yours").await?;
    me.keep("declare-fr").await?;
    me.close().await;
    Ok(())
}
