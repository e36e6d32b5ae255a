//! Civilization (2002) in a real Chromium: two turns of two people at one device, with a trade and a battle. Pictures
//! are kept in `test-output/`.

use crate::common::{DESK, House, PHONE, Window};
use anyhow::{Context, Result, ensure};
use civilization_2002::ids::{Area, Class, Era, Kind, Marker};
use civilization_2002::{Action, Civilization2002 as G, Options, data::data, targets};
use kernel::{Match, Rules, Seat, Seed};
use kit::{Id, Named};
use std::time::{Duration, Instant};

/// A match just after the draft: two neighbours, each with a resource of its own at the border.
struct Border {
    file: String,
    /// The region of each seat at the border.
    of: [Area; 2],
}

/// Drafts with open eyes: the markers are face down for players, not for whoever sets up a scene.
fn border() -> Result<Border> {
    let (mut game, _) = Match::<G>::new(Options::default(), 2, Seed::from_number(4))
        .map_err(|refusal| anyhow::anyhow!("{refusal:?}"))?;
    let marker = |area: Area| *game.state().regions[area].marker.get();
    let resource = |area: Area| marker(area).is_resource();
    let neighbours = Area::lands().filter(|a| resource(*a)).find_map(|a| {
        let land = data().areas[a.index()].land;
        land.iter().find(|b| resource(*b) && marker(*b) != marker(a)).map(|b| [a, b])
    });
    let [first, second] = neighbours.context("two resources side by side")?;
    let quiet = |area: &Area| marker(*area) == Marker::Nothing && ![first, second].contains(area);
    let mut elsewhere = Area::lands().filter(quiet);
    let rest = [elsewhere.next().context("a region")?, elsewhere.next().context("another")?];
    let starter = G::open(game.state()).first().context("somebody drafts")?;
    for area in [first, second, rest[0], rest[1]] {
        let seat = G::open(game.state()).first().context("somebody drafts")?;
        let number = game.decision(seat).context("a question")?.number;
        game.submit(seat, number, Action::Start(area)).map_err(|e| anyhow::anyhow!("{e}"))?;
    }
    let of = if starter == Seat(0) { [first, second] } else { [second, first] };
    Ok(Border { file: game.record().write(), of })
}

const ASKED: &str = "document.querySelector('#t-prompt.yours:not(.busy) button[data-choice]')";

/// Waits for a question; the device goes from hand to hand when another seat is asked. Gives the seat.
async fn asked(me: &Window) -> Result<usize> {
    loop {
        me.until(&format!("document.querySelector('#t-pass[open]') || {ASKED}")).await?;
        if me.get("!!document.querySelector('#t-pass[open]')").await? == false {
            let seat = me.get("Number(document.body.dataset.as)").await?;
            return Ok(seat.as_u64().context("a seat")? as usize);
        }
        me.get("document.querySelector('#t-pass button').click()").await?;
        me.until("!document.querySelector('#t-pass[open]')").await?;
    }
}

/// The step was taken: the history is longer, and the page shows what came of it.
async fn taken(me: &Window, step: u64) -> Result<()> {
    me.until(&format!("Number(document.getElementById('t-slider').max) > {step} && !document.querySelector('#t-prompt.busy')")).await
}

/// The answer with these words.
async fn answer(me: &Window, label: &str) -> Result<()> {
    asked(me).await?;
    let step = me.step().await?;
    let found = me
        .get(&format!("(b => (b?.click(), !!b))([...document.querySelectorAll('#t-prompt button[data-choice]')].find(b => \
            b.querySelector('.label').textContent.toLowerCase().includes({:?})))", label.to_lowercase()))
        .await?;
    ensure!(found == true, "no answer '{label}' in: {}", me.text("#t-prompt").await?);
    taken(me, step).await
}

/// A real click on something that is lit.
async fn take(me: &Window, selector: &str) -> Result<()> {
    asked(me).await?;
    let step = me.step().await?;
    me.click(&format!("{selector}.can")).await?;
    taken(me, step).await
}

/// A real click on a region: where its shape is bare, not where pieces stand.
async fn march(me: &Window, to: Area) -> Result<()> {
    asked(me).await?;
    let step = me.step().await?;
    let target = format!("space-{}", targets::area(to));
    let found = me
        .get(&format!(
            "(() => {{ const e = document.querySelector('#areas [data-target=\"{target}\"].can'); if (!e) return false; const r = \
                e.getBoundingClientRect(); \
             for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {{ const x = r.x + r.width * i / 20, y = r.y + r.height * j / 20; \
             const hit = document.elementFromPoint(x, y); if (hit === e) {{ \
             hit.dispatchEvent(new MouseEvent('click', {{ bubbles: true, detail: 1, clientX: x, clientY: y }})); return true; }} }} return \
             false; }})()"
        ))
        .await?;
    ensure!(found == true, "{} is not lit", to.name());
    taken(me, step).await
}

async fn count(me: &Window, selector: &str) -> Result<u64> {
    let n = me.get(&format!("document.querySelectorAll({selector:?}).length")).await?;
    n.as_u64().context("a number")
}

/// Buys by the price tag and places on the map.
async fn buy(me: &Window, kind: Kind, at: Area) -> Result<()> {
    asked(me).await?;
    me.get("document.getElementById('sheet-units').open = true").await?;
    take(me, &format!("#sheet-units [data-target=card-{}]", targets::kind(kind))).await?;
    me.get("document.getElementById('sheet-units').open = false").await?;
    march(me, at).await
}

/// Everything on the map whose middle lies outside the shape of its area, as the browser itself fills that shape.
const OUTSIDE: &str = "[...document.querySelectorAll('#t-world [data-in]')].filter(thing => { \
    const at = new DOMMatrix(getComputedStyle(thing).transform); \
    const shape = document.querySelector(`#r-${thing.dataset.in.split('-')[1]}`); \
    return !shape.isPointInFill(new DOMPoint(at.e, at.f)); }).map(thing => thing.id).join(' ')";

/// The trade: one resource card lent for another, seen by both before it is accepted.
async fn trade(me: &Window, border: &Border) -> Result<()> {
    let proposer = asked(me).await?;
    let cards = border.of.map(|area| format!("card-{}", targets::city(area)));
    let (mine, theirs) = (&cards[proposer], &cards[1 - proposer]);
    answer(me, "Deal with").await?;
    ensure!(count(me, ".deal.draft .tray .good.can").await? > 6, "both sides show what they have");
    take(me, &format!(".deal .tray [data-target={mine}]")).await?;
    take(me, &format!(".deal .tray [data-target={theirs}]")).await?;
    // Gold is laid down and taken back.
    take(me, ".deal .tray [data-target=card-601]").await?;
    ensure!(count(me, ".deal .laid .good").await? == 3);
    take(me, ".deal .laid [data-target=card-620]").await?;
    ensure!(count(me, ".deal .laid .good").await? == 2);
    me.keep("trade-draft").await?;
    answer(me, "Propose").await?;
    ensure!(asked(me).await? == 1 - proposer, "the other answers");
    let offer = me.text(".deal").await?;
    ensure!(offer.matches("loan of").count() == 2, "{offer}");
    ensure!(count(me, ".city.lent").await? == 0);
    me.keep("trade-answer").await?;
    answer(me, "Accept").await?;
    asked(me).await?;
    // Both cards have changed hands: each lies faded before its owner and with a dashed edge before the other.
    ensure!(count(me, ".mat .city.lent").await? == 2 && count(me, ".mat .city.borrowed").await? == 2);
    ensure!(count(me, ".deal").await? == 0);
    ensure!(me.text("#t-log").await?.contains(" trade loan of "));
    me.keep("trade-done").await
}

/// The battle: secret picks on both sides until one has nothing left.
async fn battle(me: &Window, border: &Border) -> Result<()> {
    let mover = asked(me).await?;
    let field = border.of[1 - mover];
    // Two kinds of units from one region: picked from their stacks on the map, two alike at once.
    let home = border.of[mover].name().replace('_', " ");
    for figure in ["swordsman", "horseman"] {
        let stack = me
            .get(&format!(
                "[...document.querySelectorAll('#t-prompt button[data-choice]')].find(b => \
                /{figure}( \\d+)? \\(({home}|then)/i.test(b.textContent))?.dataset.for"
            ))
            .await?;
        let stack = stack.as_str().with_context(|| format!("a {figure} at {home}"))?;
        take(me, &format!("#t-world [data-target={stack}]")).await?;
        // Its twin is the next of the stack.
        answer(me, figure).await?;
    }
    ensure!(count(me, "#t-world .piece.picked").await? == 4, "four units in hand");
    march(me, field).await?;
    ensure!(asked(me).await? == 1 - mover, "whoever holds the region may challenge");
    answer(me, "Let them pass").await?;
    answer(me, "End moves").await?;
    answer(me, "Attack").await?;
    let patience = Instant::now() + Duration::from_secs(60);
    let mut rounds = 0;
    loop {
        let seat = asked(me).await?;
        if count(me, "#sheet-battle").await? == 0 {
            break;
        }
        ensure!(Instant::now() < patience, "the battle does not end");
        if rounds == 0 {
            ensure!(count(me, ".camp").await? == 2 && count(me, "#sheet-battle .force li").await? == 4);
            if count(me, ".pick.down").await? == 1 {
                // The second to pick sees that the first has, and not what.
                ensure!(count(me, ".pick.seen").await? == 0, "seat {seat} sees the other's pick");
                me.keep("battle-pick").await?;
                rounds = 1;
            }
        } else if count(me, "#sheet-battle .die").await? > 0 && rounds == 1 {
            // Ancient units roll one die each.
            ensure!(
                count(me, "#sheet-battle .throw").await? == 2 && count(me, "#sheet-battle .die").await? == 2
            );
            me.keep("battle-dice").await?;
            rounds = 2;
        }
        take(me, "#sheet-battle .sent").await?;
    }
    ensure!(rounds == 2, "the screen showed the secret pick and the dice");
    let log = me.text("#t-log").await?;
    ensure!(log.contains("attacks") && (log.contains("wins the battle") || log.contains("Nobody is left")));
    me.keep("battle-over").await
}

/// Lands that are lit and lie under the open sheet of purchases.
const UNDER_PURCHASES: &str = "(leaf => [...document.querySelectorAll('#t-map .can')].map(e => e.getBoundingClientRect())\
    .map(r => [r.x + r.width / 2, r.y + r.height / 2])\
    .filter(([x, y]) => x > leaf.left && x < leaf.right && y > leaf.top && y < leaf.bottom).length)\
    (document.querySelector('#sheet-purchase .leaf').getBoundingClientRect())";

/// Two whole turns: moves, a trade, production, purchases; then a battle.
#[tokio::test(flavor = "multi_thread")]
async fn two_turns_with_a_trade_and_a_battle() -> Result<()> {
    let border = border()?;
    let house = House::open().await?;
    let me = Window::open(&house, "civilization", DESK).await?;
    me.bring(&border.file).await?;
    asked(&me).await?;
    ensure!(me.text("#t-moment").await?.contains("Turn 1"));
    me.keep("first-turn").await?;
    answer(&me, "End moves").await?;
    answer(&me, "End moves").await?;
    trade(&me, &border).await?;
    answer(&me, "Pass").await?;
    answer(&me, "Pass").await?;
    asked(&me).await?;
    ensure!(count(&me, ".mat .city.lent, .mat .city.borrowed").await? == 0, "loans end with production");
    ensure!(me.text("#t-log").await?.contains("collects 1"), "everybody collects");
    let horse = Kind::of(Era::Ancient, Class::Cavalry);
    for _ in 0..2 {
        let seat = asked(&me).await?;
        me.until(&format!("({UNDER_PURCHASES}) === 0"))
            .await
            .context("what can be bought for lies beside it")?;
        for kind in [Kind::AncientInfantry, horse, horse] {
            buy(&me, kind, border.of[seat]).await?;
        }
        answer(&me, "End purchases").await?;
    }
    asked(&me).await?;
    ensure!(me.text("#t-moment").await?.contains("Turn 2"));
    // Pieces that moved glide to their place: the last of them is there when all are.
    ensure!(count(&me, "#t-world [data-in]").await? > 70, "settlements, markers and pieces");
    me.until(&format!("({OUTSIDE}) === ''")).await.context("everything stands inside its own region")?;
    battle(&me, &border).await?;
    // The rest of the second turn, with nothing more to do in it.
    let patience = Instant::now() + Duration::from_secs(60);
    while !me.text("#t-moment").await?.contains("Turn 3") {
        ensure!(Instant::now() < patience, "the second turn does not end");
        asked(&me).await?;
        let step = me.step().await?;
        me.get(
            "[...document.querySelectorAll('#t-prompt button[data-choice]')].find(b => /End|Pass|No \
            more/.test(b.textContent)).click()",
        )
        .await?;
        taken(&me, step).await?;
        asked(&me).await?;
    }
    me.keep("third-turn").await?;
    me.close().await;
    Ok(())
}

/// On a phone: nothing is wider than the screen, neither at the draft nor in a deal, in either language.
#[tokio::test(flavor = "multi_thread")]
async fn fits_a_phone() -> Result<()> {
    let border = border()?;
    let house = House::open().await?;
    let me = Window::open(&house, "civilization-phone", PHONE).await?;
    me.bring(&border.file).await?;
    for _ in 0..2 {
        answer(&me, "End moves").await?;
    }
    answer(&me, "Deal with").await?;
    for lang in ["en", "fr"] {
        let fits = me.get("document.documentElement.scrollWidth <= innerWidth").await?;
        ensure!(fits == true, "{lang}: wider than the phone");
        let inside = me.get("(d => d.scrollWidth <= d.clientWidth)(document.querySelector('.deal'))").await?;
        ensure!(inside == true, "{lang}: the deal is cut off");
        me.keep(&format!("deal-{lang}")).await?;
        if lang == "en" {
            me.in_french().await?;
            me.until("document.documentElement.lang === 'fr' && document.querySelector('#t-link.on')")
                .await?;
            me.until_asked().await?;
            me.until_there(".deal").await?;
        }
    }
    me.close().await;
    Ok(())
}

/// How this match is won stands beside the board, at a desk and on a phone, in both languages.
#[tokio::test(flavor = "multi_thread")]
async fn how_to_win_is_beside_the_board() -> Result<()> {
    let border = border()?;
    let house = House::open().await?;
    for (name, size) in [("civilization-win", DESK), ("civilization-win-phone", PHONE)] {
        let me = Window::open(&house, name, size).await?;
        me.bring(&border.file).await?;
        asked(&me).await?;
        for (lang, says) in [("en", "three modern technologies"), ("fr", "trois technologies modernes")] {
            me.get("document.getElementById('t-tab-aids').click()").await?;
            me.until("document.querySelector('#t-pane-aids:not([hidden]) .win-ways')").await?;
            let aid = me.text("#t-pane-aids").await?;
            ensure!(aid.contains(says), "{lang}: {aid}");
            me.keep(lang).await?;
            if lang == "en" {
                me.get("document.querySelector('.lang button[value=fr]').click()").await?;
                me.until("document.documentElement.lang === 'fr' && document.querySelector('#t-link.on')")
                    .await?;
            }
        }
        me.close().await;
    }
    Ok(())
}
