// @ts-check
// What can be taken is a button to whoever has the page read out, for as long as it is lit.

/**
 * What a choice is called, without what it would do.
 * @param {Element} button
 */
export function labelled(button) {
  return (button.querySelector(".label") ?? button).textContent?.trim() ?? "";
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * What the keyboard and whoever has the page read out take hold of: see `grasp`.
 * @param {Element} place
 */
export function handle(place) {
  return place.querySelector(":scope > .handle") ?? place;
}

/**
 * A bare shape is a button itself. What has words in it, or other places, stays what it is, so that it can still be read: the
 * button lies over it.
 * @param {Element} place
 */
function grasp(place) {
  const old = place.querySelector(":scope > .handle");
  if (place instanceof SVGElement && !place.textContent?.trim() && !place.querySelector("[data-target]")) {
    old?.remove();
    return place;
  }
  // A picture has nothing in it that can be taken.
  if (place.getAttribute("role") === "img") mark(place, "role", "group", "data-was-role");
  if (old) return old;
  const drawn = place instanceof SVGGraphicsElement;
  const button = drawn ? document.createElementNS(SVG, "rect") : document.createElement("span");
  button.setAttribute("class", "handle");
  if (drawn) {
    const { x, y, width, height } = place.getBBox();
    for (const [name, value] of Object.entries({ x, y, width, height })) button.setAttribute(name, String(value));
  }
  place.append(button);
  return button;
}

/**
 * @param {Element} place
 * @param {Element[]} buttons
 */
export function light(place, buttons) {
  place.classList.add("can");
  const button = grasp(place);
  button.setAttribute("tabindex", "0");
  mark(button, "role", "button", "data-was-role");
  mark(button, "aria-label", buttons.map(labelled).join(", "), "data-was");
  const foreseen = buttons.map((b) => b.getAttribute("aria-description") ?? "").filter(Boolean);
  if (foreseen.length) mark(button, "aria-description", foreseen.join(". "), "data-was-description");
  else unmark(button, "aria-description", "data-was-description");
}

/**
 * Sets an attribute and keeps what it was.
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 * @param {string} kept
 */
function mark(element, name, value, kept) {
  if (!element.hasAttribute(kept)) element.setAttribute(kept, element.getAttribute(name) ?? "");
  element.setAttribute(name, value);
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string} kept
 */
function unmark(element, name, kept) {
  const was = element.getAttribute(kept);
  if (was === null) return;
  if (was) element.setAttribute(name, was);
  else element.removeAttribute(name);
  element.removeAttribute(kept);
}

/** @param {Element} place */
export function dim(place) {
  if (place.classList.contains("can")) {
    place.removeAttribute("tabindex");
    unmark(place, "role", "data-was-role");
    unmark(place, "aria-label", "data-was");
    unmark(place, "aria-description", "data-was-description");
  }
  place.classList.remove("can", "cannot", "hint");
}

/**
 * What a lit place is called by itself, and what cannot be done there while something else can, as the list of reasons has it.
 * @param {Element} place
 * @param {Element | null} prompt
 */
export function about(place, prompt) {
  const name = place.getAttribute("data-was") ?? place.getAttribute("aria-label") ?? "";
  const target = /** @type {HTMLElement} */ (place).dataset.target ?? "";
  const refused = prompt?.querySelectorAll(`[data-refused~="${CSS.escape(target)}"]`) ?? [];
  const reasons = [...refused].map((why) => unspoken("no", ...here(why, target)));
  return { name, title: name ? [unspoken("what", name)] : [], reasons };
}

/**
 * A reason as it is read at one place: of what it is about, only what is refused there.
 * @param {Element} why
 * @param {string} target
 */
export function here(why, target) {
  const copy = /** @type {Element} */ (why.cloneNode(true));
  const named = copy.querySelector(".what");
  const things = [...copy.querySelectorAll(`.what > [data-at~="${CSS.escape(target)}"]`)].map((thing) => thing.textContent ?? "");
  const colon = named?.lastChild?.textContent ?? "";
  if (things.length) named?.replaceChildren(things.join(", "), colon);
  else named?.remove();
  return [...copy.childNodes];
}

/**
 * A line of a menu that is no choice: whoever has it read out finds it in the menu's name and in the list of reasons.
 * @param {string} kind
 * @param {(Node | string)[]} content
 */
function unspoken(kind, ...content) {
  const line = document.createElement("p");
  line.className = kind;
  line.setAttribute("aria-hidden", "true");
  line.append(...content);
  return line;
}
