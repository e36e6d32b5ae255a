// @ts-check
// What is seen to happen: dice that roll, numbers that rise, places that light up. Played with the Web Animations API,
// over before anybody waits for it, skipped by a click, and not at all for whoever asks for less motion.

import { pace } from "./pace.js";

/** @typedef {{ kind: string, [key: string]: any }} Effect */

const still = matchMedia("(prefers-reduced-motion: reduce)");
const SVG = "http://www.w3.org/2000/svg";

/** @returns {HTMLElement} */
function layer() {
  return /** @type {HTMLElement} */ (document.getElementById("t-stage-effects"));
}

/**
 * Where something is on the screen: an element id, or a `data-target`.
 * @param {string} name
 */
function find(name) {
  const escaped = CSS.escape(name);
  return document.getElementById(name) ?? document.querySelector(`[data-target="${escaped}"]`);
}

/** However much happened at once, the board is never held back for longer; a calm reader sees it more slowly. */
const LONGEST = 1_500;
const SLOWER = { instant: 1, brisk: 1, calm: 1.6, one: 1.6 };

/** @type {Animation | null} What lies in the middle of the board: dice or words, never two things. */
let middle = null;

/** @type {Promise<void>} The throws under way: words wait for them. */
let rolling = Promise.resolve();
let rounds = 0;

/** @type {string[]} Words that wait for the middle. */
let waiting = [];
let speaking = false;

/**
 * Shows what comes before the change: resolves when the board may change. It begins at once, so whoever acted sees
 * something in the next frame; pieces set out together, dice fall one throw after the other.
 * @param {Effect[]} effects
 */
export async function before(effects) {
  const first = effects.filter((e) => e.kind === "dice" || e.kind === "move");
  if (!first.length || still.matches || document.hidden || pace() === "instant") return;
  rolling = roll(first.filter((e) => e.kind === "dice"));
  const seen = Promise.all([rolling, ...first.filter((e) => e.kind === "move").map(travel)]);
  await Promise.race([seen, new Promise((enough) => setTimeout(enough, LONGEST * SLOWER[pace()]))]);
}

/**
 * Shows what goes along with the change.
 * @param {Effect[]} effects
 */
export function after(effects) {
  if (still.matches || document.hidden || pace() === "instant") return;
  // The last word is the final sheet's: nothing floats over it.
  if (document.querySelector("#t-final-area:not(.closed) #t-final")) {
    waiting = [];
    layer().replaceChildren();
    return;
  }
  for (const effect of effects) {
    if (effect.kind === "gain") rise(effect);
    if (effect.kind === "pulse" || effect.kind === "turn") light(effect);
  }
  const banners = effects.filter((e) => e.kind === "banner").map((e) => e.text);
  if (banners.length) speak(banners);
}

/** Nothing more of it: the device goes to somebody else. */
export function clear() {
  waiting = [];
  middle?.finish();
  layer().replaceChildren();
}

/**
 * Whether it was cut short by a click.
 * @param {Animation} animation
 */
async function skippable(animation) {
  let skipped = false;
  const skip = () => {
    skipped = true;
    animation.finish();
  };
  addEventListener("pointerdown", skip, { once: true });
  try {
    await animation.finished;
  } catch {
    // Cancelled: the element went away, and so did the reason to wait.
  }
  removeEventListener("pointerdown", skip);
  return skipped;
}

/**
 * Lays something in the middle of the board, in place of what is still there. It goes when its time is over, or at a
 * click: then it says so.
 * @param {HTMLElement} box
 * @param {Keyframe[]} frames
 * @param {number} duration
 */
async function lay(box, frames, duration) {
  middle?.finish();
  layer().append(box);
  const shown = box.animate(frames, { duration, fill: "both" });
  middle = shown;
  const skipped = await skippable(shown);
  box.remove();
  if (middle === shown) middle = null;
  return skipped;
}

/**
 * One throw after the other, the faster the more there are; of very many the last ones, a click leaves out the rest.
 * @param {Effect[]} throws
 */
async function roll(throws) {
  const last = throws.slice(-3);
  if (!last.length) return;
  const round = ++rounds;
  // Words that are being shown make room soon.
  middle?.updatePlaybackRate(4);
  await middle?.finished.catch(() => {});
  const duration = Math.min(1_100, LONGEST / last.length) * SLOWER[pace()];
  for (const effect of last) {
    // What happened since has throws of its own.
    if (round !== rounds || (await dice(effect, duration))) return;
  }
}

/**
 * Words follow one another; what waits hurries what is shown, and of what piles up the last two are said.
 * @param {string[]} texts
 */
async function speak(texts) {
  waiting = [...waiting, ...texts].slice(-2);
  if (speaking) {
    middle?.updatePlaybackRate(2.5);
    return;
  }
  speaking = true;
  while (waiting.length) {
    await rolling;
    const text = waiting.shift();
    if (text !== undefined && (await banner(text, (waiting.length ? 800 : 1_500) * SLOWER[pace()]))) waiting = [];
  }
  speaking = false;
}

/** Places of the pips on a face. */
const PIPS = [[], [5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]];

/** @param {number} face */
function die(face) {
  const box = document.createElementNS(SVG, "svg");
  box.setAttribute("viewBox", "0 0 48 48");
  box.classList.add("die");
  const square = document.createElementNS(SVG, "rect");
  for (const [key, value] of Object.entries({ x: 2, y: 2, width: 44, height: 44, rx: 9 })) square.setAttribute(key, String(value));
  box.append(square);
  const pips = PIPS[face];
  if (pips) {
    for (const place of pips) {
      const pip = document.createElementNS(SVG, "circle");
      pip.setAttribute("cx", String(12 + 12 * ((place - 1) % 3)));
      pip.setAttribute("cy", String(12 + 12 * Math.floor((place - 1) / 3)));
      pip.setAttribute("r", "4.4");
      box.append(pip);
    }
  } else {
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("x", "24");
    text.setAttribute("y", "32");
    text.textContent = String(face);
    box.append(text);
  }
  return box;
}

/**
 * @param {Effect} effect
 * @param {number} duration
 */
async function dice(effect, duration) {
  const tray = document.createElement("div");
  tray.className = effect.seat == null ? "dice" : `dice seat-${effect.seat}`;
  if (effect.note) {
    const note = document.createElement("p");
    note.textContent = effect.note;
    tray.append(note);
  }
  for (const face of effect.faces) {
    const shown = die(face);
    shown.animate(
      [{ transform: "translateY(-60px) rotate(-380deg)", opacity: 0 }, { transform: "translateY(0) rotate(0)", opacity: 1 }],
      { duration: duration * (0.38 + 0.13 * Math.random()), easing: "cubic-bezier(.2,.9,.3,1.1)", fill: "backwards" },
    );
    tray.append(shown);
  }
  return lay(tray, [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], duration);
}

/** @param {Effect} effect */
async function travel(effect) {
  const from = find(effect.from)?.getBoundingClientRect();
  const to = find(effect.to)?.getBoundingClientRect();
  if (!from || !to) return;
  const piece = document.createElementNS(SVG, "svg");
  piece.setAttribute("viewBox", "-16 -16 32 32");
  piece.classList.add("traveller");
  if (effect.seat != null) piece.classList.add(`seat-${effect.seat}`);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${effect.icon}`);
  piece.append(use);
  layer().append(piece);
  /** @param {DOMRect} r */
  const spot = (r) => `translate(${r.x + r.width / 2}px, ${r.y + r.height / 2}px)`;
  await skippable(piece.animate([{ transform: spot(from) }, { transform: spot(to) }], { duration: 450, easing: "ease-in-out" }));
  piece.remove();
}

/** @type {Map<string, number[]>} Until when each line at a place of the screen is taken. */
const lines = new Map();
const LINE = 36;
const RISE = 1_500;

/**
 * A number rises. Several at one place stand under each other; what finds no line is left to the board itself.
 * @param {Effect} effect
 */
function rise(effect) {
  const rect = find(effect.at)?.getBoundingClientRect();
  if (!rect || !rect.width) return;
  const x = rect.x + Math.min(rect.width / 2, 120);
  const y = rect.y + Math.min(rect.height / 2, 60);
  // Different things may lie at the same spot.
  const spot = `${Math.round(x / 90)} ${Math.round(y / 40)}`;
  const now = performance.now();
  const taken = lines.get(spot) ?? [];
  const line = [0, 1, 2, 3].find((i) => (taken[i] ?? 0) <= now);
  if (line === undefined) return;
  taken[line] = now + RISE;
  lines.set(spot, taken);
  const text = document.createElement("div");
  text.className = "gain";
  text.textContent = effect.text;
  text.style.left = `${x}px`;
  text.style.top = `${y + line * LINE}px`;
  layer().append(text);
  const shown = text.animate(
    [{ translate: "0 14px", opacity: 0 }, { translate: "0 0", opacity: 1, offset: 0.2 }, { translate: "0 0", opacity: 1, offset: 0.75 }, { translate: "0 -16px", opacity: 0 }],
    { duration: RISE, fill: "both" },
  );
  shown.onfinish = shown.oncancel = () => text.remove();
}

/** @param {Effect} effect */
function light(effect) {
  const place = find(effect.at);
  place?.animate([{ filter: "brightness(1)" }, { filter: "brightness(1.45)" }, { filter: "brightness(1)" }], { duration: 700 });
}

/**
 * @param {string} words
 * @param {number} duration
 */
function banner(words, duration) {
  const text = document.createElement("div");
  text.className = "banner";
  text.textContent = words;
  return lay(
    text,
    [{ opacity: 0, scale: 0.94 }, { opacity: 1, scale: 1, offset: 0.15 }, { opacity: 1, scale: 1, offset: 0.8 }, { opacity: 0, scale: 1.02 }],
    duration,
  );
}
