// @ts-check
// What can be taken is a button to whoever has the page read out, for as long as it is lit.

/**
 * What a choice is called, without what it would do.
 * @param {Element} button
 */
export function labelled(button) {
  return (button.querySelector(".label") ?? button).textContent?.trim() ?? "";
}

/**
 * @param {Element} place
 * @param {Element[]} buttons
 */
export function light(place, buttons) {
  place.classList.add("can");
  place.setAttribute("tabindex", "0");
  mark(place, "role", "button", "data-was-role");
  mark(place, "aria-label", buttons.map(labelled).join(", "), "data-was");
  const foreseen = buttons.map((b) => b.getAttribute("aria-description") ?? "").filter(Boolean);
  if (foreseen.length) mark(place, "aria-description", foreseen.join(". "), "data-was-description");
  const list = place.localName === "li" ? place.parentElement : null;
  if (!list || list.hasAttribute("data-unlisted")) return;
  // A list one of whose items is a button is none to whoever has it read out: it is a group of things.
  mark(list, "role", "group", "data-unlisted");
  for (const item of list.children) if (!item.hasAttribute("role")) mark(item, "role", "none", "data-unlisted");
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
export function unmark(element, name, kept) {
  const was = element.getAttribute(kept);
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
    if (place.hasAttribute("data-was-description")) unmark(place, "aria-description", "data-was-description");
  }
  place.classList.remove("can", "cannot", "hint");
}

/**
 * What a lit place is called by itself, and what cannot be done there while something else can, as the list of reasons has it.
 * @param {Element} place
 * @param {Element | null} prompt
 */
export function about(place, prompt) {
  const name = place.getAttribute("data-was") ?? "";
  const target = /** @type {HTMLElement} */ (place).dataset.target ?? "";
  const refused = prompt?.querySelectorAll(`[data-refused~="${CSS.escape(target)}"]`) ?? [];
  const reasons = [...refused].map((why) => unspoken("no", ...[...why.childNodes].map((node) => node.cloneNode(true))));
  return { name, title: name ? [unspoken("what", name)] : [], reasons };
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
