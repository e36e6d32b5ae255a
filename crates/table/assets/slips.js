// @ts-check
// Nothing is lost by a slip: an answer that leaves something unused says what, and asks once. Whoever does not want to
// be asked says so, and can take it back beside the table's own facts.

import { Switch } from "./switch.js";

/** Whether an answer that loses something asks first. */
export const asksFirst = new Switch("slips");

/** Whether an answer after which somebody else is asked asks first. */
export const confirms = new Switch("turn-end", undefined, false);

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
