// @ts-check
// Dragging: pick a piece up and put it down somewhere, in one go. It is two small steps; the second is taken at the
// only choice of that place, or refused with its reason.

import { reach } from "./cover.js";

/** What can be taken by the hand: pieces, and cards. */
const GRIPS = ".can[data-piece], #t-hand .can[data-target^=card]";

/**
 * @typedef {object} Grip
 * @property {Element} piece
 * @property {number} pointer
 * @property {number} x
 * @property {number} y
 * @property {HTMLElement | null} ghost
 */

/**
 * @param {import("./pick.js").Pick} pick
 * @param {(steps: import("./pick.js").Step[]) => void} send
 */
export function dragging(pick, send) {
  /** @type {Grip | null} */
  let grip = null;

  document.addEventListener("pointerdown", (event) => {
    const piece = event.target instanceof Element ? event.target.closest(GRIPS) : null;
    if (!piece || event.button !== 0 || pick.choicesAt(piece).length !== 1) return;
    // The board must not take it for a pan.
    event.stopPropagation();
    grip = { piece, pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
  }, { capture: true });

  addEventListener("pointermove", (event) => {
    if (!grip || event.pointerId !== grip.pointer) return;
    if (!grip.ghost && Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < 8) return;
    grip.ghost ??= ghostOf(grip.piece);
    grip.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
  });

  addEventListener("pointercancel", drop);
  addEventListener("pointerup", (event) => {
    if (!grip || event.pointerId !== grip.pointer) return;
    const { piece, ghost } = grip;
    drop();
    if (!ghost) return;
    // The click that follows, if one does, belongs to the drag.
    const swallow = (/** @type {Event} */ click) => click.stopImmediatePropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    const [choice] = pick.choicesAt(piece);
    const target = goal(event.clientX, event.clientY, piece);
    if (choice && target) pick.hold.pick(choice.dataset.for, pick.choices.keys());
    if (choice && target) send([{ choice: Number(choice.dataset.choice) }, { target }]);
  });

  function drop() {
    grip?.ghost?.remove();
    grip = null;
  }
}

/** @param {Element} piece */
function ghostOf(piece) {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  const rect = piece.getBoundingClientRect();
  if (piece instanceof SVGGraphicsElement) {
    const box = piece.getBBox();
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    svg.setAttribute("width", String(rect.width));
    svg.setAttribute("height", String(rect.height));
    for (const child of piece.children) svg.append(child.cloneNode(true));
    svg.setAttribute("class", piece.getAttribute("class")?.replace(/\b(piece|can|hint)\b/g, "") ?? "");
    ghost.append(svg);
  } else {
    ghost.append(...[...piece.childNodes].map((n) => n.cloneNode(true)));
  }
  ghost.querySelector(".handle")?.remove();
  document.getElementById("t-stage-effects")?.append(ghost);
  return ghost;
}

/**
 * The target below the hand, as the server names it; none if it is where the piece came from.
 * @param {number} x
 * @param {number} y
 * @param {Element} piece
 */
function goal(x, y, piece) {
  const own = piece.getAttribute("data-target");
  for (const element of reach(x, y)) {
    const name = element.closest("[data-target]")?.getAttribute("data-target");
    if (!name) continue;
    if (name === own) return null;
    const [kind, number] = name.split("-");
    return { [kind]: Number(number) };
  }
  return null;
}
