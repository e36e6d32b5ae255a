// @ts-check
// What is heard: dice, a card, the reader's turn. Made here of noise and tones; there are no files. Each device decides for
// itself: a phone, which is held among other people, is silent until its reader says otherwise.

const KEY = "ecumene-sound";
const HELD = matchMedia("(pointer: coarse)");

/** In seconds: a sound that is still heard is not begun anew. */
const APART = 0.15;
/** In milliseconds: nothing is kept running for silence. */
const REST = 2_500;
/** More dice than these are not told apart. */
const DICE = 3;

/** @type {AudioContext | undefined} */
let room;
/** @type {AudioBuffer | undefined} */
let noise;
/** @type {number | undefined} */
let resting;
/** @type {Map<string, number>} when each sound was last begun */
const begun = new Map();
/** @type {boolean | undefined} whether the reader was asked when last looked */
let asked;

export function sounds() {
  const kept = localStorage.getItem(KEY);
  return kept === null ? !HELD.matches : kept === "on";
}

/**
 * What happened, as far as it makes a sound.
 * @param {import("./effects.js").Effect[]} effects
 */
export function heard(effects) {
  if (document.hidden) return;
  const dice = effects.filter((effect) => effect.kind === "dice").reduce((sum, effect) => sum + effect.faces.length, 0);
  if (dice) play("dice", (at) => roll(at, Math.min(dice, DICE)));
  if (effects.some((effect) => effect.kind === "card" || effect.kind === "turn")) play("card", card);
}

/**
 * Whether the reader is asked now. Whoever was not, and is, hears a bell, even behind another tab.
 * @param {boolean} now
 */
export function turn(now) {
  if (now && asked === false) play("turn", bell);
  asked = now;
}

/**
 * @param {string} name
 * @param {(at: number) => void} make
 */
function play(name, make) {
  // A browser lets nothing be heard before its reader has touched the page.
  if (!sounds() || navigator.userActivation?.hasBeenActive === false) return;
  room ??= new AudioContext();
  room.resume();
  const now = room.currentTime;
  if (now - (begun.get(name) ?? -1) < APART) return;
  begun.set(name, now);
  make(now + 0.02);
  clearTimeout(resting);
  resting = setTimeout(() => room?.suspend(), REST);
}

/**
 * Bones on wood: each falls and bounces a few times, ever more softly.
 * @param {number} at
 * @param {number} dice
 */
function roll(at, dice) {
  for (let die = 0; die < dice; die++) {
    let when = at + 0.05 * die + 0.04 * Math.random();
    for (let bounce = 0; bounce < 4; bounce++) {
      const pitch = 1_500 + 1_400 * Math.random();
      hiss(when, 0.045, [pitch, pitch], 0.34 / (bounce + 1));
      when += 0.05 + 0.06 * Math.random();
    }
  }
}

/** @param {number} at */
function card(at) {
  hiss(at, 0.17, [900, 4_200], 0.13);
  hiss(at + 0.15, 0.04, [420, 300], 0.2);
}

/** @param {number} at */
function bell(at) {
  tone(at, 587, 0.07);
  tone(at + 0.13, 880, 0.06);
}

/**
 * A burst of noise, between two pitches.
 * @param {number} at
 * @param {number} length
 * @param {[number, number]} pitch
 * @param {number} loud
 */
function hiss(at, length, [from, to], loud) {
  if (!room) return;
  noise ??= whiteNoise(room);
  const source = new AudioBufferSourceNode(room, { buffer: noise });
  const band = new BiquadFilterNode(room, { type: "bandpass", frequency: from, Q: 1.8 });
  band.frequency.linearRampToValueAtTime(to, at + length);
  source.connect(band).connect(fading(room, at, length, loud)).connect(room.destination);
  source.start(at, Math.random() * 0.8, length);
}

/**
 * @param {number} at
 * @param {number} pitch
 * @param {number} loud
 */
function tone(at, pitch, loud) {
  if (!room) return;
  const length = 0.9;
  const source = new OscillatorNode(room, { type: "sine", frequency: pitch });
  source.connect(fading(room, at, length, loud)).connect(room.destination);
  source.start(at);
  source.stop(at + length);
}

/**
 * There at once, gone at the end.
 * @param {AudioContext} room
 * @param {number} at
 * @param {number} length
 * @param {number} loud
 */
function fading(room, at, length, loud) {
  const gain = new GainNode(room, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  return gain;
}

/** @param {AudioContext} room */
function whiteNoise(room) {
  const buffer = new AudioBuffer({ length: room.sampleRate, sampleRate: room.sampleRate });
  const samples = buffer.getChannelData(0).map(() => Math.random() * 2 - 1);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

const box = document.querySelector("input[data-sound]");
if (box instanceof HTMLInputElement) {
  box.checked = sounds();
  box.addEventListener("change", () => {
    localStorage.setItem(KEY, box.checked ? "on" : "off");
    // Whoever wants to hear something hears what it is like.
    play("turn", bell);
  });
}
