//! The frame of every table in a real Chromium: what lies over the board, what fits a small window, whose eyes see what.
//! Pictures are kept in `test-output/`.

mod access;
mod column;
mod curtain;
mod legible;
mod only;
mod push;
mod sheets;
mod since;
mod small;
mod sound;
mod story;
mod tips;
mod together;

use crate::common::Window;
use anyhow::{Result, ensure};
use serde_json::Value;

/// Counts the answers that leave the page, as `acts`.
const COUNT_ACTS: &str = "(() => { const send = WebSocket.prototype.send; window.acts = 0; \
    WebSocket.prototype.send = function (text) { if (text.includes('\"t\":\"act\"')) window.acts++; send.call(this, text); }; })()";

/// Any answer; the page shows what came of it, or that somebody else is asked.
async fn answer(me: &Window) -> Result<()> {
    let step = me.step().await?;
    me.answer_any(".back").await?;
    me.until(&format!(
        "Number(document.getElementById('t-slider').max) !== {step} && !document.querySelector('#t-prompt.busy')"
    ))
    .await
}

/// A real click at a point of the window.
async fn click_at(me: &Window, place: &Value) -> Result<()> {
    let number = |i: usize| place.get(i).and_then(Value::as_f64);
    let (Some(x), Some(y)) = (number(0), number(1)) else { anyhow::bail!("no point: {place}") };
    me.page.click(chromiumoxide::layout::Point::new(x, y)).await?;
    Ok(())
}

async fn holds(me: &Window, js: &str, what: &str) -> Result<()> {
    ensure!(me.get(&format!("Boolean({js})")).await? == true, "{what}: {js}");
    Ok(())
}
