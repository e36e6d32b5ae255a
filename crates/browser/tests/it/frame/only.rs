//! Where there is one answer only it is told, not asked: positions of recorded games, at a table made from their file.

use crate::common::{DESK, House, PHONE, Window};
use anyhow::{Result, anyhow, ensure};
use kernel::{Match, Record, Rules, Tone};
use std::path::Path;
use table::Face;

/// A recorded game up to a question that one seat alone is asked, to which there is one answer that ends nothing; and how
/// many steps it takes there. Games that ask no such question have none.
fn lone_answer<F: Face>() -> Result<Option<(String, usize)>> {
    let id = <F::Rules as Rules>::ID;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(id).join("fixtures");
    for file in std::fs::read_dir(folder)? {
        let record: Record<F::Rules> = serde_json::from_str(&std::fs::read_to_string(file?.path())?)?;
        let (options, seats, seed, entries) = (record.options, record.seats, record.seed, record.entries);
        let (mut game, _) =
            Match::<F::Rules>::new(options, seats, seed).map_err(|r| anyhow!("{}", r.rule))?;
        for entry in entries {
            let open = F::Rules::open(game.state());
            let asked = open.first().filter(|_| open.len() == 1).and_then(|seat| game.decision(seat));
            if let Some([only]) = asked.map(|decision| &decision.offer.choices[..])
                && !matches!(only.show.tone, Tone::EndsTurn | Tone::Back)
            {
                return Ok(Some((game.record().write(), game.steps())));
            }
            game.follow(vec![entry])?;
        }
    }
    Ok(None)
}

/// Keeps every notice that comes up, as `told`.
const KEEP_TOLD: &str = "window.told = []; new MutationObserver((all) => all.flatMap((m) => [...m.addedNodes]) \
    .filter((n) => n.matches?.('.toast')).forEach((n) => told.push(n.textContent))) \
    .observe(document, { childList: true, subtree: true })";

async fn is_answered<F: Face>(me: &Window, (file, steps): &(String, usize)) -> Result<()> {
    me.bring(file).await?;
    me.get("localStorage.removeItem('ecumene-only')").await?;
    // A notice goes with the question it belongs to.
    me.page.evaluate_on_new_document(KEEP_TOLD).await?;
    me.page.reload().await?;
    // Whoever shares the device takes it; nobody answers.
    me.until(&format!(
        "(document.querySelector('#t-pass[open] button')?.click(), document.querySelector('#t-link.on')) \
         && Number(document.getElementById('t-slider').max) > {steps} && told.length"
    ))
    .await?;
    me.keep(&format!("{}-only", <F::Rules as Rules>::ID)).await
}

/// On a phone, too, where a finger is shown first what it would do.
#[tokio::test(flavor = "multi_thread")]
async fn the_only_answer_is_told_not_asked() -> Result<()> {
    let house = House::open().await?;
    ensure!(
        lone_answer::<age_of_discovery_table::Atlas>()?.is_none(),
        "Age of Discovery asks no empty question"
    );
    let none = || anyhow!("no recorded game leaves one answer");
    let history = lone_answer::<history_of_the_world_table::WorldMap>()?.ok_or_else(none)?;
    let clash = lone_answer::<clash_of_cultures_table::HexBoard>()?.ok_or_else(none)?;
    let civilization = lone_answer::<civilization_2002_table::World>()?.ok_or_else(none)?;
    let board_game = lone_answer::<civilization_2010_table::Atlas>()?.ok_or_else(none)?;
    for (name, size) in [("only", DESK), ("only-phone", PHONE)] {
        let me = Window::open(&house, name, size).await?;
        is_answered::<history_of_the_world_table::WorldMap>(&me, &history).await?;
        is_answered::<clash_of_cultures_table::HexBoard>(&me, &clash).await?;
        is_answered::<civilization_2002_table::World>(&me, &civilization).await?;
        is_answered::<civilization_2010_table::Atlas>(&me, &board_game).await?;
        me.close().await;
    }
    Ok(())
}
