//! What is heard at a table: dice, cards, one's turn; where it is wanted.

use crate::common::{DESK, House, PHONE, Window};
use crate::{answer, holds};
use anyhow::{Result, ensure};
use chromiumoxide::cdp::browser_protocol::page::AddScriptToEvaluateOnNewDocumentParams;

/// A loudspeaker that counts: bursts of noise as `noises`, tones as `tones`, whether it is asleep as `asleep`.
const LOUDSPEAKER: &str = "window.noises = window.tones = 0; \
    const value = () => ({ setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }); \
    class Wire { connect(to) { return to; } } \
    window.AudioContext = class { currentTime = 0; sampleRate = 100; destination = new Wire(); \
      constructor() { setInterval(() => this.currentTime += 1, 200); } \
      resume() { window.asleep = false; } suspend() { window.asleep = true; } }; \
    window.AudioBuffer = class { getChannelData() { return new Float32Array(9); } copyToChannel() {} }; \
    window.BiquadFilterNode = class extends Wire { frequency = value(); }; \
    window.GainNode = class extends Wire { gain = value(); }; \
    window.AudioBufferSourceNode = class extends Wire { start() { window.noises++; } }; \
    window.OscillatorNode = class extends Wire { start() { window.tones++; } stop() {} };";

/// Two dice are thrown and a card is turned, whatever else happens.
const THROW: &str = "(async () => { \
    const at = performance.getEntriesByType('resource').map(r => r.name).find(name => /sound[^/]*\\.js/.test(name)); \
    (await import(at)).heard([{ kind: 'dice', faces: [3, 4] }, { kind: 'turn', at: 'nowhere' }]); return true; })()";

/// A real answer, for a browser lets nothing be heard before; then dice.
async fn answer_with_dice(me: &Window) -> Result<()> {
    me.until_asked().await?;
    let step = me.step().await?;
    me.take_one().await?;
    me.until(&format!("Number(document.getElementById('t-slider').max) > {step}")).await?;
    ensure!(me.get(THROW).await? == true, "nothing was thrown");
    Ok(())
}

/// Plays until somebody else was asked in between.
async fn answer_until_rung(me: &Window) -> Result<()> {
    for _ in 0..40 {
        me.until_asked().await?;
        if me.get("window.tones > 0").await? == true {
            return Ok(());
        }
        answer(me).await?;
    }
    anyhow::bail!("no bell in forty answers")
}

async fn open(house: &House, name: &'static str, size: (u32, u32)) -> Result<Window> {
    let me = Window::open(house, name, size).await?;
    me.page.execute(AddScriptToEvaluateOnNewDocumentParams::new(LOUDSPEAKER)).await?;
    Ok(me)
}

/// Dice, cards and a bell at a desk, and nothing once they are switched off; nothing is kept awake for silence.
#[tokio::test(flavor = "multi_thread")]
async fn dice_cards_and_turns_are_heard_until_switched_off() -> Result<()> {
    let house = House::open().await?;
    let me = open(&house, "sound", DESK).await?;
    me.play("age-of-discovery").await?;
    me.until_asked().await?;
    holds(
        &me,
        "window.noises === 0 && window.tones === 0 && window.asleep === undefined",
        "silence at first",
    )
    .await?;
    // Two dice that bounce four times each; a card that is drawn and laid down.
    answer_with_dice(&me).await?;
    me.until("window.noises >= 10").await?;
    me.until("window.asleep === true").await?;
    // Whoever waited for others hears that it is their turn: two tones.
    answer_until_rung(&me).await?;
    holds(&me, "window.tones % 2 === 0", "a bell of two tones").await?;
    me.click(".bar-menu > summary").await?;
    me.until_there(".bar-menu[open] input[data-sound]:checked").await?;
    me.keep("menu").await?;
    me.click("input[data-sound]").await?;
    let before = me.get("[window.noises, window.tones]").await?;
    me.key("Escape").await?;
    answer_with_dice(&me).await?;
    me.until_asked().await?;
    ensure!(me.get("[window.noises, window.tones]").await? == before, "heard although switched off");
    // It stays off, and is heard at once when it is wanted again.
    me.page.reload().await?;
    me.until("document.querySelector('#t-link.on')").await?;
    me.click(".bar-menu > summary").await?;
    me.click("input[data-sound]:not(:checked)").await?;
    me.until("window.tones === 2 && window.noises === 0").await?;
    me.close().await;
    Ok(())
}

/// A phone is silent until its reader wants to hear something.
#[tokio::test(flavor = "multi_thread")]
async fn a_phone_is_silent_until_asked() -> Result<()> {
    let house = House::open().await?;
    let me = open(&house, "sound-phone", PHONE).await?;
    me.play("age-of-discovery").await?;
    answer_with_dice(&me).await?;
    me.until_asked().await?;
    holds(&me, "window.noises === 0 && window.tones === 0", "silence").await?;
    me.in_french().await?;
    me.until("document.documentElement.lang === 'fr' && document.querySelector('#t-link.on')").await?;
    me.click(".bar-menu > summary").await?;
    ensure!(me.text(".tool").await? == "Son", "the switch has no name");
    me.keep("menu").await?;
    me.click("input[data-sound]:not(:checked)").await?;
    me.until("window.tones === 2").await?;
    me.close().await;
    Ok(())
}
