// @ts-check
// Nothing is lost by a slip: an answer that leaves something unused says what, and asks once. Whoever does not want to
// be asked says so, and can take it back beside the table's own facts.

import { labelled } from "./light.js";
import { Switch } from "./switch.js";

/** Whether an answer that loses something asks first. */
export const asksFirst = new Switch("slips");

/** Whether an answer after which somebody else is asked asks first. */
export const confirms = new Switch("turn-end", undefined, false);

/** Whether a finger is shown what a choice costs, risks or gives away before it is taken: it cannot hover. */
const previews = new Switch("taps");

/** Whether a finger came last. */
let finger = false;
addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"), { capture: true });
addEventListener("keydown", () => (finger = false), { capture: true });

/** Shows in the boxes what was chosen; to be called after every change of the page. */
export function showSlips() {
  for (const one of [asksFirst, confirms, previews]) one.show();
}

/**
 * Whether it is not known yet whether an answer has a price, and a finger wants to give it.
 * @param {HTMLButtonElement} button
 */
export function unknown(button) {
  const asked = /** @type {HTMLElement | null} */ (button.closest("#t-prompt"))?.dataset.foresee === "ask";
  return finger && previews.on && asked && button.querySelector(".fore-whole") === null;
}

/**
 * Whether an answer has a price, or cannot be taken back, and its reader has not been shown.
 * @param {HTMLButtonElement} button
 */
export function unshown(button) {
  return finger && previews.on && button.dataset.reads !== undefined && button.querySelector(".fore-whole") !== null;
}

/**
 * What an answer would do, what the thing is that it is about, and two answers to that.
 * @param {Record<string, string>} words
 * @param {HTMLButtonElement} button
 * @param {() => void} stay
 * @param {() => void} go
 */
export function preview(words, button, stay, go) {
  const say = document.createElement("div");
  say.className = "preview";
  const name = document.createElement("b");
  name.textContent = labelled(button);
  say.append(name);
  const place = document.querySelector(`[data-target="${CSS.escape(button.dataset.for ?? "")}"][data-tip]`);
  const card = place && document.getElementById(`tip-${place.getAttribute("data-tip")}`);
  for (const text of card?.querySelectorAll("p") ?? []) say.append(text.cloneNode(true));
  const foreseen = button.querySelector(".fore-whole");
  if (foreseen) {
    const copy = /** @type {HTMLElement} */ (foreseen.cloneNode(true));
    copy.hidden = false;
    say.append(copy);
  }
  return [say, answer(words["do-it"], "confirm", go), answer(words["lost-stay"], "idle", stay)];
}

/**
 * That it ends one's part, and two answers.
 * @param {Record<string, string>} words
 * @param {string} what the answer
 * @param {() => void} stay
 * @param {() => void} go
 */
export function ending(words, what, stay, go) {
  const say = document.createElement("p");
  say.className = "lost";
  const name = document.createElement("b");
  name.textContent = what;
  say.append(name, document.createElement("br"), words.ends);
  return [say, answer(words["ends-go"], "confirm", go), answer(words["lost-stay"], "idle", stay)];
}

/**
 * What the coach sees in an answer, and two answers to that.
 * @param {Record<string, string>} words
 * @param {string} html as the server wrote it
 * @param {() => void} stay
 * @param {() => void} go
 */
export function doubted(words, html, stay, go) {
  const say = document.createElement("div");
  say.className = "coach";
  say.innerHTML = html;
  return [say, answer(words["lost-stay"], "confirm", stay), answer(words["lost-anyway"], "ends", go)];
}

/**
 * What would be lost, and three answers.
 * @param {Record<string, string>} words
 * @param {string} lost
 * @param {() => void} stay
 * @param {() => void} go
 */
export function question(words, lost, stay, go) {
  const say = document.createElement("p");
  say.className = "lost";
  const what = document.createElement("b");
  what.textContent = lost;
  say.append(`${words.lost} `, what);
  const never = () => {
    asksFirst.turn(false);
    go();
  };
  return [
    say,
    answer(words["lost-stay"], "confirm", stay),
    answer(words["lost-anyway"], "ends", go),
    answer(words["lost-never"], "idle", never),
  ];
}

/**
 * @param {string} text
 * @param {string} tone
 * @param {() => void} run
 */
function answer(text, tone, run) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `choice ${tone}`;
  button.setAttribute("role", "menuitem");
  button.textContent = text;
  button.addEventListener("click", run);
  return button;
}
