// @ts-check
// The table by keyboard alone: every key, in one place.

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Record<string, string>} */
const TABS = { l: "log", c: "chat", r: "rules", s: "score" };

/**
 * What the keyboard can do, and who does it.
 * @typedef {object} Doers
 * @property {import("./pick.js").Pick} pick
 * @property {import("./camera.js").Camera} camera
 * @property {import("./history.js").History} past
 * @property {import("./panels.js").Panels} panels
 * @property {import("./hint.js").Hints} hints
 * @property {(kind: string) => void} step
 * @property {(factor: number) => void} zoom
 * @property {() => void} bare
 * @property {(deed: string) => void} act
 * @property {() => void} escape
 */

/** @param {Doers} doers */
export function keyboard(doers) {
  document.addEventListener("keydown", (event) => press(event, doers));
}

/**
 * @param {KeyboardEvent} event
 * @param {Doers} doers
 */
function press(event, { pick, camera, past, panels, hints, step, zoom, bare, act, escape }) {
  const target = /** @type {Element} */ (event.target);
  const typing = target.closest("input:not([type=range]), textarea, select, dialog");
  if (event.key === "Escape") {
    escape();
    return;
  }
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  if (arrow && target.id !== "t-mats" && !target.closest("input, [role=tablist], .pane")) {
    if (!pick.roam(...arrow)) camera.pan(-arrow[0] * 60, -arrow[1] * 60);
    event.preventDefault();
    return;
  }
  const key = event.key.toLowerCase();
  if ((event.key === "Enter" || event.key === " ") && pick.enter()) event.preventDefault();
  else if (key === "n") pick.step(1);
  else if (key === "p") pick.step(-1);
  else if (key === "u") step("undo");
  else if (key === "y") step("redo");
  else if (key === "[") past.step(-1);
  else if (key === "]") past.step(1);
  else if (key === "+" || key === "=") zoom(1.35);
  else if (key === "-") zoom(1 / 1.35);
  else if (key === "0") camera.fit();
  else if (key === "h") bare();
  else if (key === "i") hints.ask();
  else if (key === "?") act("keys");
  else if (key >= "1" && key <= "9" && key.length === 1) pick.digit(Number(key));
  else if (TABS[key]) {
    panels.show(TABS[key]);
    if (key === "c") /** @type {HTMLElement | null} */ (document.querySelector("#t-chat-form input"))?.focus();
    if (key === "r") document.getElementById("t-rules-find")?.focus();
    event.preventDefault();
  }
}
