// @ts-check
// What is seen to happen: dice that roll, numbers that rise, places that light up. Played with the Web Animations API,
// over before anybody waits for it, skipped by a click, and not at all for whoever asks for less motion.

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

/** However much happened at once, the board is never held back for longer. */
const LONGEST = 1_500;

/**
 * Shows what comes before the change: resolves when the board may change. It begins at once, so whoever acted sees
 * something in the next frame; pieces set out together, dice fall one throw after the other.
 * @param {Effect[]} effects
 */
export async function before(effects) {
  const first = effects.filter((e) => e.kind === "dice" || e.kind === "move");
  if (!first.length || still.matches || document.hidden) return;
  const throws = async () => {
    for (const effect of first) if (effect.kind === "dice") await dice(effect);
  };
  const seen = Promise.all([throws(), ...first.filter((e) => e.kind === "move").map(travel)]);
  await Promise.race([seen, new Promise((enough) => setTimeout(enough, LONGEST))]);
}

/**
 * Shows what goes along with the change.
 * @param {Effect[]} effects
 */
export function after(effects) {
  if (still.matches || document.hidden) return;
  // The last word is the final sheet's: nothing floats over it.
  if (document.querySelector("#t-final-area:not(.closed) #t-final")) {
    layer().replaceChildren();
    return;
  }
  /** @type {Map<string, number>} numbers that rise from the same place follow each other */
  const crowd = new Map();
  for (const effect of effects) {
    if (effect.kind === "gain") {
      const turn = crowd.get(effect.at) ?? 0;
      crowd.set(effect.at, turn + 1);
      rise(effect, turn * 280);
    }
    if (effect.kind === "pulse" || effect.kind === "turn") light(effect);
  }
  const banners = effects.filter((e) => e.kind === "banner");
  banners.slice(-2).forEach((effect, i) => banner(effect, i * 1500));
}

/** @param {Animation} animation */
async function skippable(animation) {
  const skip = () => animation.finish();
  addEventListener("pointerdown", skip, { once: true });
  try {
    await animation.finished;
  } catch {
    // Cancelled: the element went away, and so did the reason to wait.
  }
  removeEventListener("pointerdown", skip);
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

/** @param {Effect} effect */
async function dice(effect) {
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
      { duration: 420 + 140 * Math.random(), easing: "cubic-bezier(.2,.9,.3,1.1)", fill: "backwards" },
    );
    tray.append(shown);
  }
  layer().append(tray);
  await skippable(tray.animate([{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], { duration: 1100 }));
  tray.remove();
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

/**
 * @param {Effect} effect
 * @param {number} delay
 */
function rise(effect, delay) {
  const rect = find(effect.at)?.getBoundingClientRect();
  if (!rect || !rect.width) return;
  const text = document.createElement("div");
  text.className = "gain";
  text.textContent = effect.text;
  text.style.left = `${rect.x + Math.min(rect.width / 2, 120)}px`;
  text.style.top = `${rect.y + Math.min(rect.height / 2, 60)}px`;
  layer().append(text);
  const shown = text.animate(
    [{ translate: "0 10px", opacity: 0 }, { translate: "0 -6px", opacity: 1, offset: 0.2 }, { translate: "0 -30px", opacity: 1, offset: 0.7 }, { translate: "0 -46px", opacity: 0 }],
    { duration: 1500, delay, fill: "both" },
  );
  shown.onfinish = shown.oncancel = () => text.remove();
}

/** @param {Effect} effect */
function light(effect) {
  const place = find(effect.at);
  place?.animate([{ filter: "brightness(1)" }, { filter: "brightness(1.45)" }, { filter: "brightness(1)" }], { duration: 700 });
}

/**
 * @param {Effect} effect
 * @param {number} delay
 */
function banner(effect, delay) {
  const text = document.createElement("div");
  text.className = "banner";
  text.textContent = effect.text;
  layer().append(text);
  const shown = text.animate(
    [{ opacity: 0, scale: 0.94 }, { opacity: 1, scale: 1, offset: 0.15 }, { opacity: 1, scale: 1, offset: 0.8 }, { opacity: 0, scale: 1.02 }],
    { duration: 1500, delay, fill: "both" },
  );
  shown.onfinish = shown.oncancel = () => text.remove();
}
