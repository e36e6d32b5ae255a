//! Several people at one device: nobody sees what is another's, not even in the page's source.

use super::answer;
use crate::common::{DESK, GAMES, House, Window};
use anyhow::{Result, ensure};
use kernel::{Audience, Dice, Rules, Seat};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::{Face, hiding, trial};

/// Defines `seen(root)`, every string of a page, and `hidden()`, those on the pages of this device's seats that are not
/// on the table's.
const EYES: &str = "(() => { \
  const names = ['aria-label', 'aria-valuetext', 'data-tip', 'title', 'data-target', 'data-for', 'data-choice', 'value', 'id',
      'placeholder']; \
  window.seen = (root) => { const all = new Set(); \
    const walk = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT); \
    for (let n = walk.currentNode; n; n = walk.nextNode()) { \
      if (n.nodeType === 3) all.add(n.data.replace(/\\s+/g, ' ').trim()); \
      else if (n.nodeType === 1) for (const name of names) if (n.hasAttribute(name)) all.add(n.getAttribute(name)); } \
    all.delete(''); return all; }; \
  const page = async (as) => { const answer = await fetch(`/t/${document.body.dataset.table}?as=${as}`); \
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null; }; \
  window.hidden = async (where, seats = [0, 1, 2, 3, 4, 5]) => { const open =
      [...seen((await page('table')).documentElement)].join('\\n'); \
    const found = new Set(); \
    for (const seat of seats) { const doc = await page(seat); \
      for (const now of doc?.querySelectorAll('[data-now]') ?? []) now.remove(); \
      for (const part of doc?.querySelectorAll(where) ?? []) for (const text of seen(part)) if (!open.includes(text)) found.add(text); } \
    return [...found]; }; \
  window.leaks = async () => { const now = seen(document.documentElement), all = [...now].join('\\n'); \
    return (await hidden('main.room')).filter((text) => now.has(text) || (text.length > 7 && all.includes(text))); }; })()";

const CURTAIN: &str = "document.querySelector('#t-pass[open]')";
const ASKED: &str = "document.querySelector('#t-prompt.yours:not(.busy) button[data-choice]')";
/// Parts of the page a game draws: who one is, what one may do now (also where a board or a sheet says it, marked
/// `data-now`), and where one last answered, are no secrets.
const DRAWN: &str = "#t-world, #t-hand-area, #t-log li:not(#t-left), #t-aids, #t-score-area";

/// The curtain is up: once the page has turned to what everybody may see, nothing of any seat's own is in it.
async fn behind_the_curtain(me: &Window, game: &str) -> Result<()> {
    me.until(&format!("{CURTAIN} && !document.querySelector('.mat.me')")).await?;
    me.get(EYES).await?;
    let leaks = me.get("leaks()").await?;
    ensure!(leaks == json!([]), "{game}, step {}: behind the curtain lies {leaks}", me.step().await?);
    Ok(())
}

/// Three people at one device.
const NAMES: [&str; 3] = ["Ana", "Björn", "Цветана"];

/// Plays a while on one device, in most games until something is hidden and everybody was handed the device; gives how often
/// a curtain fell, and how often the seat changed without one.
async fn pass_around(me: &Window, game: &str) -> Result<(usize, usize)> {
    me.share_among(game, &NAMES).await?;
    let names = me.get("[...document.querySelectorAll('.mat .name')].map(e => e.textContent)").await?;
    ensure!(names == json!(NAMES), "{game}: {names}");
    let (mut curtains, mut open, mut last) = (0, 0, Value::Null);
    let mut called = BTreeSet::new();
    for answers in 0..400 {
        if answers >= 20 && ((curtains > 2 && called.len() == NAMES.len()) || game == "age-of-discovery") {
            break;
        }
        me.until(&format!("{CURTAIN} || {ASKED} || document.getElementById('t-final')")).await?;
        let mut covered = false;
        if me.get(&format!("!!{CURTAIN}")).await? == true {
            covered = true;
            curtains += 1;
            // Whoever is to take it is called by name, in their colour.
            let name = me.text("#t-pass b").await?;
            ensure!(NAMES.contains(&name.as_str()), "{game}: the curtain calls '{name}'");
            let colour = me.get("document.querySelector('#t-pass b .mark')?.classList.value ?? ''").await?;
            let seat = NAMES.iter().position(|known| *known == name).unwrap_or_default();
            ensure!(
                colour.as_str().is_some_and(|c| c.contains(&format!("seat-{seat}"))),
                "{game}: {name} in {colour}"
            );
            called.insert(name);
            if curtains <= 4 {
                behind_the_curtain(me, game).await?;
            }
            if curtains == 1 {
                me.keep(game).await?;
                // Whoever loads the page again is not shown the next one's hand.
                me.page.reload().await?;
                me.until(&format!("{CURTAIN} || {ASKED}")).await?;
                me.get(EYES).await?;
                if me.get(&format!("!!{CURTAIN}")).await? == true {
                    behind_the_curtain(me, game).await?;
                } else {
                    let own = me.get(&format!("hidden('{DRAWN}', [document.body.dataset.as])")).await?;
                    ensure!(own == json!([]), "{game}: loaded again, the page shows {own}");
                }
            }
            if me.get(&format!("!!{CURTAIN}")).await? == true {
                me.click("#t-pass button").await?;
                me.until(&format!("!{CURTAIN}")).await?;
            }
            me.until(&format!("{ASKED} || document.getElementById('t-final')")).await?;
        }
        if me.get("!!document.getElementById('t-final')").await? == true {
            break;
        }
        let seat = me.get("document.body.dataset.as").await?;
        if !last.is_null() && seat != last && !covered {
            open += 1;
            me.get(EYES).await?;
            // What a third knows is on neither of the two pages.
            let hidden = me.get(&format!("hidden('{DRAWN}', [{last}, {seat}])")).await?;
            ensure!(
                hidden == json!([]),
                "{game}, step {}: no curtain, and these are secrets: {hidden}",
                me.step().await?
            );
        }
        last = seat;
        answer(me).await?;
    }
    Ok((curtains, open))
}

/// In every game, with three at one device: between two people there is a curtain whenever one of them knows something the other does not.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_is_on_the_page_between_three_people() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "curtain", DESK).await?;
    me.in_haste().await?;
    for game in GAMES {
        let (curtains, open) = pass_around(&me, game).await?;
        println!("{game}: {curtains} curtains, {open} changes without one");
        // Nothing is hidden in the first round of Age of Discovery; in the others something is, sooner or later.
        match game {
            "age-of-discovery" => {
                ensure!(curtains == 0 && open > 3, "{game}: {curtains} curtains, {open} without")
            }
            _ => ensure!(curtains > 0, "{game}: no curtain"),
        }
    }
    me.close().await;
    Ok(())
}

/// Whoever turns to another seat by hand passes a curtain too, and it does not go away by itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_curtain_before_a_seat_that_is_not_asked() -> Result<()> {
    let house = House::open().await?;
    let me = Window::open(&house, "curtain-by-hand", DESK).await?;
    me.share_device("clash-of-cultures").await?;
    me.until(&format!("{CURTAIN} || {ASKED}")).await?;
    if me.get(&format!("!!{CURTAIN}")).await? == true {
        me.click("#t-pass button").await?;
    }
    me.until(ASKED).await?;
    me.click(".mat:not(.me) .as").await?;
    behind_the_curtain(&me, "clash-of-cultures").await?;
    for _ in 0..3 {
        me.key("Escape").await?;
    }
    behind_the_curtain(&me, "clash-of-cultures").await?;
    me.click("#t-pass button").await?;
    me.until(&format!("!{CURTAIN} && document.querySelector('.mat.me:not(.open)')")).await?;
    me.close().await;
    Ok(())
}

/// Where no curtain would fall before a seat, its page is the same in every world that the table cannot tell from this one.
fn what_is_not_hidden_is_known<F: Face>(seats: u8, options: &[(&str, &str)], steps: usize) {
    type View<F> = <<F as Face>::Rules as Rules>::View;
    let view = |state: &_, seat| -> View<F> { F::Rules::view(state, Audience::Seat(seat)) };
    let (mut hidden, mut open) = (0, 0);
    for game in 0..3 {
        trial::play::<F::Rules>(seats, options, game, steps, |step, state| {
            let secrets = hiding::<F::Rules>(state, seats);
            for seat in Seat::all(seats) {
                if secrets.contains(seat) {
                    hidden += 1;
                    continue;
                }
                open += 1;
                for world in 0..4 {
                    let mut dice = Dice::new(1000 * step as u64 + world);
                    let other = F::Rules::resample(state, Audience::Table, &mut dice);
                    assert!(view(&other, seat) == view(state, seat), "{} step {step}: {seat}", F::Rules::ID);
                }
            }
        });
    }
    println!("{}: {hidden} views with secrets, {open} without", F::Rules::ID);
    assert!(hidden > 0, "{}: nobody ever knew anything", F::Rules::ID);
}

#[test]
fn a_page_without_a_curtain_holds_no_secret() {
    what_is_not_hidden_is_known::<age_of_discovery_table::Atlas>(3, &[("scouting", "true")], 400);
    what_is_not_hidden_is_known::<history_of_the_world_table::WorldMap>(3, &[], 200);
    what_is_not_hidden_is_known::<clash_of_cultures_table::HexBoard>(2, &[], 200);
    what_is_not_hidden_is_known::<civilization_2002_table::World>(2, &[], 400);
    what_is_not_hidden_is_known::<civilization_2010_table::Atlas>(2, &[], 200);
}
