//! What is heard at a table: dice, cards, one's turn; where it is wanted.

use super::holds;
use crate::common::{DESK, House, PHONE, Window};
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

async fn open(house: &House, name: &'static str, size: (u32, u32)) -> Result<Window> {
    let me = Window::open(house, name, size).await?;
    me.page.execute(AddScriptToEvaluateOnNewDocumentParams::new(LOUDSPEAKER)).await?;
    Ok(me)
}

/// Where sound is wanted, dice and cards are heard, and nothing once it is switched off.
#[tokio::test(flavor = "multi_thread")]
async fn dice_cards_and_turns_are_heard_until_switched_off() -> Result<()> {
    let house = House::open().await?;
    let me = open(&house, "sound", DESK).await?;
    me.play("age-of-discovery").await?;
    answer_with_dice(&me).await?;
    me.click(".bar-menu > summary").await?;
    me.until_there(".bar-menu[open] input[data-sound]").await?;
    me.keep("menu").await?;
    if me.get("document.querySelector('input[data-sound]').checked").await? == true {
        me.click("input[data-sound]").await?;
    }
    let silent = me.get("[window.noises, window.tones]").await?;
    me.get(THROW).await?;
    ensure!(me.get("[window.noises, window.tones]").await? == silent, "heard although switched off");
    // Whoever wants it hears at once what it is like.
    me.click("input[data-sound]:not(:checked)").await?;
    me.until(&format!("window.tones === {} + 2", silent[1])).await?;
    me.get(THROW).await?;
    me.until(&format!("window.noises === {} + 10", silent[0])).await?;
    me.until("window.asleep === true").await?;
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
