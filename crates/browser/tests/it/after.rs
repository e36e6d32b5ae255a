//! A match that is over, in the hands of somebody who wants to know: how it was won, watched again, played on from, with
//! dice that the browser itself draws once more.

use crate::common::{DESK, House, PHONE, Window};
use anyhow::{Result, ensure};
use bots::{Glimpse, Spec};
use kernel::{Match, Rules, Seed};
use resvg::tiny_skia::Pixmap;
use std::collections::BTreeSet;
use table::Face;

type Game = <clash_of_cultures_table::HexBoard as Face>::Rules;

/// The file of a match between novices.
fn file(seats: u8) -> String {
    file_after(seats, usize::MAX)
}

/// The same, of its first steps.
fn file_after(seats: u8, steps: usize) -> String {
    let (mut game, _) = Match::<Game>::new(Default::default(), seats, Seed::from_number(4)).expect("it fits");
    let mut bot = Spec::Novice.make::<Game>(1);
    for _ in 0..steps {
        let Some(seat) = Game::open(game.state()).first() else { break };
        let decision = game.decision(seat).expect("it is open");
        let actions: Vec<_> = decision.offer.choices.iter().map(|choice| choice.action).collect();
        let chosen = bot.choose(&Glimpse::new(game.state(), seat, &actions));
        let number = decision.number;
        game.submit(seat, number, actions[chosen]).expect("it was offered");
    }
    game.record().write()
}

/// Nothing sticks out of the page, whatever its width.
const FITS: &str = "document.documentElement.scrollWidth <= innerWidth";
/// Luck and skill stay beside the curve, however long names are.
const SHARES_FIT: &str = "(t => { t.querySelectorAll('th .who').forEach(w => w.append(' Bartholomew (bot 5)')); \
     return t.getBoundingClientRect().right <= t.closest('section').getBoundingClientRect().right + 1; \
     })(document.querySelector('.after-shares table'))";
const LAID: &str =
    "[...document.querySelectorAll('.after-moments [data-board]')].every(p => p.dataset.laid === 'yes')";

#[tokio::test(flavor = "multi_thread")]
async fn how_it_was_won_can_be_read() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "after", DESK).await?;
    me.bring(&file(2)).await?;
    let table = me.path().await?;
    me.click("#t-final a[href$='/analysis']").await?;
    // It may still be looked over; the page comes back by itself.
    me.until_there(".after-moments li").await?;
    me.until("document.querySelectorAll('.chances .line').length === 2").await?;
    let cards = "document.querySelectorAll('.after-moments li').length === document.querySelectorAll('.chances .mark-at').length";
    ensure!(me.get(cards).await? == true, "a number on the curve for each moment");
    // Boards go to where it happened, each in its own frame.
    me.get("document.querySelector('.after-moments').scrollIntoView()").await?;
    me.until(LAID).await?;
    let cut = "document.querySelector('.laid').shadowRoot.querySelector('svg').viewBox.baseVal.width > 0";
    ensure!(me.get(cut).await? == true);
    // What the chances were is read where one points.
    me.get("scrollTo(0, 0)").await?;
    me.get("(c => { const r = c.getBoundingClientRect(); c.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, \
         clientX: r.left + r.width / 2, clientY: r.top + r.height / 2 })); })(document.querySelector('.chances'))")
        .await?;
    me.until("document.querySelectorAll('.reading:not([hidden]) span').length === 2").await?;
    // Luck and skill add up to what was won: with two, what one gained the other lost.
    let sums = "[...document.querySelectorAll('.after-shares tbody tr')].map(r => [...r.querySelectorAll('td')] \
         .map(d => Number(d.textContent.replace('−', '-'))).reduce((a, b) => a + b))";
    let sums = me.get(sums).await?;
    let near =
        |at: usize, wanted: f64| sums[at].as_f64().is_some_and(|sum| (sum.abs() - wanted).abs() <= 2.0);
    ensure!(near(0, 50.0) && near(1, 50.0), "{sums}");
    ensure!(me.get(FITS).await? == true);
    me.get("scrollTo(0, 0)").await?;
    me.keep("analysis").await?;
    me.in_french().await?;
    me.until("document.querySelector('.after-shares h2').textContent.startsWith('Chance et adresse')")
        .await?;
    ensure!(me.get("!/ui-|⟨/.test(document.body.textContent)").await? == true, "every text has words");
    me.keep("analysis-fr").await?;
    ensure!(me.get(SHARES_FIT).await? == true, "luck and skill stick out");
    // What would have been: from the first moment, alone among bots.
    me.click(".after-moments .what-if").await?;
    me.until_there("#branch").await?;
    me.get("document.querySelector('#branch [name=title]').value = 'La tour'").await?;
    me.click("#branch .button.confirm").await?;
    me.until("document.querySelector('body.table #t-link.on')").await?;
    ensure!(me.path().await? != table, "a table of its own");
    let variation = me.path().await?;
    me.visit(&format!("{table}/study")).await?;
    me.until(&format!("document.querySelector('.tree .tree, .tree li li a[href={variation:?}]')")).await?;
    // With a comment, which everybody reads.
    me.get("document.querySelector('.tree textarea').value = 'Plus tôt <b>encore</b>'").await?;
    me.get("document.querySelector('.tree form[action$=\"/comment\"]').requestSubmit()").await?;
    me.until("document.querySelector('.tree blockquote')?.textContent === 'Plus tôt <b>encore</b>'").await?;
    me.keep("study").await?;
    // What one's own matches come to.
    me.visit("/mine").await?;
    me.until_there(".after-stats tbody tr").await?;
    ensure!(me.get("!/ui-|⟨/.test(document.body.textContent)").await? == true, "every text has words");
    ensure!(me.get(FITS).await? == true, "it sticks out");
    me.keep("mine").await?;
    // A file that somebody brought is theirs: it does not count for the game.
    me.visit("/archive/clash-of-cultures").await?;
    me.until_there("p.empty").await?;
    me.close().await;
    let phone = Window::open(&house, "after-phone", PHONE).await?;
    phone.visit(&format!("{table}/analysis")).await?;
    phone.until_there(".after-moments li").await?;
    ensure!(phone.get(FITS).await? == true, "{}", phone.get("document.documentElement.scrollWidth").await?);
    phone.keep("analysis").await?;
    ensure!(phone.get(SHARES_FIT).await? == true, "luck and skill stick out");
    phone.close().await;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_watched_again_and_its_dice_are_drawn_again() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "again", DESK).await?;
    me.bring(&file(2)).await?;
    let table = me.path().await?;
    me.visit(&format!("{table}/at/0")).await?;
    me.until("document.querySelector('#t-link.on') && document.querySelector('#t-replay:not([hidden])')")
        .await?;
    let at = "Number(document.getElementById('t-slider').value)";
    me.get("document.body.dataset.pace = 'instant'").await?;
    me.click("[data-replay=play]").await?;
    me.until(&format!("{at} >= 2")).await?;
    me.click("[data-replay=play]").await?;
    me.until("document.querySelector('[data-replay=play]').ariaPressed === 'false'").await?;
    // From turn to turn, from card to card, from round to round.
    let before = me.get(at).await?.as_f64().unwrap_or_default();
    me.click("[data-replay=turn]").await?;
    me.until(&format!("{at} > {before}")).await?;
    me.click("[data-replay=curves]").await?;
    me.until("document.querySelectorAll('.gauge-curves path[class^=seat]').length === 2").await?;
    me.until("document.querySelectorAll('.gauge-now span').length === 2").await?;
    me.keep("replay").await?;
    let before = me.get(at).await?.as_f64().unwrap_or_default();
    me.click("[data-replay=battle]").await?;
    // A card is come to by the step before it: whoever goes on from there is on the way still.
    me.until(&format!("{at} > {before} && document.querySelector('#t-replay:not([aria-busy])')")).await?;
    let before = me.get(at).await?.as_f64().unwrap_or_default();
    me.click("[data-replay=round]").await?;
    me.until(&format!("{at} > {before} && document.querySelector('#t-round:not([hidden]) .round')")).await?;
    // With anybody's eyes; the sheet of the round that ended here does not come again over what is clicked next.
    me.get("document.querySelector('#t-round [data-rounds]').click()").await?;
    me.get("(s => { s.value = '1'; s.dispatchEvent(new Event('change', { bubbles: true })); })(document.querySelector('[name=eyes]'))")
        .await?;
    me.until("document.body.dataset.as === '1'").await?;
    me.until("document.querySelector('#t-link.on') && document.querySelector('#t-replay:not([hidden], [aria-busy])')")
        .await?;
    // Whose eyes they are, their turns are.
    let before = me.get(at).await?.as_f64().unwrap_or_default();
    me.click("[data-replay=mine]").await?;
    me.until(&format!("{at} > {before}")).await?;
    // The picture is saved as it is seen.
    me.get("HTMLAnchorElement.prototype.click = function () { window.saved = [this.download, this.href.slice(0, 22)]; }").await?;
    me.click("[data-replay=picture]").await?;
    me.until("window.saved?.[0].endsWith('.png') && window.saved[1] === 'data:image/png;base64,'").await?;
    // On somebody else's page it is a picture with a way to the moments around it.
    me.visit(&format!("{table}/embed?at=3")).await?;
    me.until("document.querySelector('main img')?.naturalWidth > 0").await?;
    ensure!(me.get("document.querySelectorAll('footer a[href*=\"/embed?at=4\"]').length").await? == 1);
    // The dice: what was promised, and every draw once more.
    me.visit(&format!("{table}/dice")).await?;
    me.until("document.querySelector('#d-promise.good') && document.querySelector('#d-chance.good')").await?;
    let drawn = me.get("document.querySelectorAll('#d-draws tr').length").await?;
    ensure!(drawn.as_f64() > Some(20.0), "{drawn} draws");
    let forged = "import(document.querySelector('script[src*=\"dice.js\"]').src).then(m => \
         m.fingerprint('00'.repeat(32)) === document.getElementById('d-commitment').textContent)";
    ensure!(me.get(forged).await? == false, "another number has another fingerprint");
    me.keep("dice").await?;
    me.close().await;
    Ok(())
}

/// A link shows a messenger that very board; a file that is not at its end plays on; while it does, its players export what
/// they see and nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn it_is_shared() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "shared", DESK).await?;
    me.in_haste().await?;
    me.bring(&file_after(2, 40)).await?;
    let table = me.path().await?;
    me.until("document.querySelector('#t-pass[open], #t-prompt.yours button[data-choice]')").await?;
    ensure!(me.step().await? == 40, "it is where the file ends");
    me.get("document.querySelector('#t-pass[open] button')?.click()").await?;
    me.until("!document.querySelector('#t-pass[open]') && document.querySelector('#t-prompt.yours:not(.busy) button[data-choice]')")
        .await?;
    me.get("document.querySelector('#t-prompt.yours button[data-choice]').click()").await?;
    me.until("Number(document.getElementById('t-slider').max) > 40").await?;
    let shown = "fetch(new URL(document.querySelector('meta[property=\"og:image\"]').content).pathname) \
        .then(a => a.blob()).then(b => createImageBitmap(b)).then(p => p.width)";
    ensure!(me.get(shown).await? == 900, "the link has a picture that a browser can read");
    let file = me.get(&format!("fetch('{table}/export').then(a => a.json())")).await?;
    ensure!(file.get("seed").is_none() && file.get("view").is_some(), "only what one sees: {file}");
    // All of it from one page: the link, the frame, the picture, the file.
    me.visit(&format!("{table}/share?at=3")).await?;
    me.until("document.querySelector('.after-share img')?.naturalWidth > 0").await?;
    let codes = "[...document.querySelectorAll('.copyline code')].map(c => c.textContent).join(' ')";
    let codes = me.get(codes).await?.as_str().unwrap_or_default().to_owned();
    ensure!(
        codes.contains(&format!("{table}/at/3")) && codes.contains(&format!("{table}/embed?at=3")),
        "{codes}"
    );
    ensure!(
        me.get(
            "document.querySelectorAll('.after-share a[download], .after-share a[href$=\"/export\"]').length"
        )
        .await?
            == 2
    );
    ensure!(me.get(FITS).await? == true);
    me.keep("share").await?;
    me.close().await;
    Ok(())
}

/// Every game's board is painted without a browser, and there is something on it.
#[test]
fn every_board_is_painted() {
    fn painted<F: Face<Rules: bots::Opponents>>() {
        let drawing = server::game::<F>().still("en".parse().expect("a language"));
        let picture = picture::png(&drawing, 300).unwrap_or_else(|fault| panic!("{}: {fault}", F::Rules::ID));
        let map = Pixmap::decode_png(&picture).expect("a picture");
        let colours: BTreeSet<u32> =
            map.pixels().iter().map(|p| u32::from_le_bytes([p.red(), p.green(), p.blue(), 0])).collect();
        assert!(map.width() == 300 && colours.len() > 500, "{}: {} colours", F::Rules::ID, colours.len());
    }
    painted::<age_of_discovery_table::Atlas>();
    painted::<history_of_the_world_table::WorldMap>();
    painted::<clash_of_cultures_table::HexBoard>();
    painted::<civilization_2002_table::World>();
    painted::<civilization_2010_table::Atlas>();
}
