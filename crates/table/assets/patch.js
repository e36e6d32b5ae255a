// @ts-check
// Brings the page to what the server drew, keeping the identity of every element that stays: focus, scroll, camera
// and transitions survive. Pieces that vanish in one place and appear in another are seen to fly.

/** @typedef {{ id: string, parent: string, after: string | null, html: string }} Change */

/** Containers of keyed elements; they themselves never change. */
export const CONTAINERS = [
  "t-prompt-area", "t-world", "t-hand-area", "t-mats", "t-log", "t-chat", "t-history-area", "t-aids",
  "t-score-area", "t-lesson-area", "t-note-area", "t-about-area", "t-final-area", "t-moment-area", "t-steps-area",
  "t-since-area",
];

const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @param {Change[]} changed
 * @param {string[]} removed
 */
export function apply(changed, removed) {
  const moving = !still.matches && !document.hidden;
  const ids = changed.map((change) => change.id);
  const before = moving ? whereabouts([...removed, ...ids]) : null;
  for (const id of removed) document.getElementById(id)?.remove();
  for (const change of changed) put(change);
  // Where they are now is asked when the frame is laid out anyway.
  if (before) requestAnimationFrame(() => fly(before, ids));
}

/**
 * The whole screen: whatever keyed element is not listed goes.
 * @param {Change[]} elements
 */
export function replace(elements) {
  const listed = new Set(elements.map((e) => e.id));
  /** @type {string[]} */
  const removed = [];
  for (const name of CONTAINERS) {
    for (const child of document.getElementById(name)?.children ?? []) {
      if (!listed.has(child.id)) removed.push(child.id);
    }
  }
  apply(elements, removed);
}

/** @param {Change} change */
function put({ id, parent, after, html }) {
  const home = document.getElementById(parent);
  if (!home) return;
  const fresh = make(html, home);
  if (!fresh) return;
  const old = document.getElementById(id);
  const anchor = after ? document.getElementById(after) : null;
  if (old && old.parentElement === home) {
    morph(old, fresh);
    const now = document.getElementById(id);
    if (now && now.previousElementSibling !== anchor) place(home, now, anchor);
  } else {
    old?.remove();
    place(home, fresh, anchor);
  }
}

/**
 * @param {Element} home
 * @param {Element} element
 * @param {Element | null} anchor
 */
function place(home, element, anchor) {
  if (anchor && anchor.parentElement === home) anchor.after(element);
  else home.prepend(element);
}

/**
 * An element from its HTML; SVG must be parsed inside SVG or it becomes something else.
 * @param {string} html
 * @param {Element} parent
 */
function make(html, parent) {
  const template = document.createElement("template");
  if (parent instanceof SVGElement) {
    template.innerHTML = `<svg>${html}</svg>`;
    return template.content.firstElementChild?.firstElementChild ?? null;
  }
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/**
 * Makes `old` equal to `fresh` in place.
 * @param {Element} old
 * @param {Element} fresh
 */
export function morph(old, fresh) {
  if (old.nodeName !== fresh.nodeName) {
    old.replaceWith(fresh);
    return;
  }
  if (old.isEqualNode(fresh)) return;
  attributes(old, fresh);
  if (old instanceof HTMLTextAreaElement) {
    const text = fresh.textContent ?? "";
    if (document.activeElement !== old && old.dataset.dirty === undefined) old.value = text;
    return;
  }
  if (old instanceof HTMLInputElement && document.activeElement !== old) {
    old.value = fresh.getAttribute("value") ?? "";
  }
  children(old, fresh);
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function attributes(old, fresh) {
  // Whether a reader unfolded something is the reader's business.
  const own = old instanceof HTMLDetailsElement ? "open" : "";
  for (const { name } of [...old.attributes]) {
    if (name !== own && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (name !== own && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function children(old, fresh) {
  /** @type {Map<string, Element>} */
  const byId = new Map();
  for (const child of old.children) if (child.id) byId.set(child.id, child);
  // What the page itself laid over a place, as its last child, is not the server's to take away.
  const end = old.lastElementChild?.classList.contains("handle") ? old.lastElementChild : null;
  /** @type {ChildNode | null} */
  let at = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const named = wanted instanceof Element && wanted.id ? byId.get(wanted.id) : undefined;
    if (named) {
      if (named !== at) old.insertBefore(named, at);
      else at = at.nextSibling;
      morph(named, /** @type {Element} */ (wanted));
    } else if (at && at !== end && at.nodeType === wanted.nodeType && at.nodeName === wanted.nodeName && !nameOf(at) && !nameOf(wanted)) {
      const here = at;
      at = at.nextSibling;
      if (here instanceof Element) morph(here, /** @type {Element} */ (wanted));
      else if (here.nodeValue !== wanted.nodeValue) here.nodeValue = wanted.nodeValue;
    } else {
      old.insertBefore(wanted, at);
    }
  }
  while (at && at !== end) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/** @param {Node} node */
function nameOf(node) {
  return node instanceof Element ? node.id : "";
}

/** @typedef {{ kin: string, n: number, rect: DOMRect }} Whereabouts */

/** @param {Element} piece */
function kinOf(piece) {
  const { piece: kin = "", n = "1" } = /** @type {HTMLElement} */ (piece).dataset;
  return { kin, n: Number(n) };
}

/**
 * The pieces of some keyed elements. The others stand still, and to ask where they are takes time.
 * @param {string[]} ids
 */
function piecesOf(ids) {
  return ids.flatMap((id) => {
    const home = document.getElementById(id);
    if (!home) return [];
    const inside = [...home.querySelectorAll("[data-piece]")];
    return home.matches("[data-piece]") ? [home, ...inside] : inside;
  });
}

/**
 * Where every piece is that has kin, and how many it stands for.
 * @param {string[]} ids
 */
function whereabouts(ids) {
  /** @type {Map<Element, Whereabouts>} */
  const found = new Map();
  for (const piece of piecesOf(ids)) found.set(piece, { ...kinOf(piece), rect: piece.getBoundingClientRect() });
  return found;
}

/**
 * Pieces that are alike have no names: where one went away and one came, it is the same one, and the nearest at that.
 * @param {Map<Element, Whereabouts>} before
 * @param {string[]} ids the keyed elements that changed
 */
function fly(before, ids) {
  /** @type {Map<string, DOMRect[]>} */
  const gone = new Map();
  for (const [piece, { kin, n, rect }] of before) {
    const now = piece.isConnected ? kinOf(piece) : { kin: "", n: 0 };
    const left = now.kin === kin ? n - now.n : n;
    if (left > 0 && rect.width) gone.set(kin, [...(gone.get(kin) ?? []), ...Array(left).fill(rect)]);
  }
  for (const piece of piecesOf(ids)) {
    const was = before.get(piece);
    const { kin, n } = kinOf(piece);
    const stays = was?.kin === kin;
    const came = n - (stays ? was.n : 0);
    const rect = came > 0 ? piece.getBoundingClientRect() : null;
    if (!rect?.width) continue;
    const from = nearest(gone.get(kin) ?? [], rect);
    if (from) arrive(stays ? double(piece) : piece, from, rect, stays);
    else if (!was) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250, easing: "ease-out" });
  }
}

/**
 * Takes the nearest out of a list.
 * @param {DOMRect[]} rects
 * @param {DOMRect} to
 */
function nearest(rects, to) {
  let best = -1;
  let least = Infinity;
  rects.forEach((rect, i) => {
    const far = Math.hypot(rect.x - to.x, rect.y - to.y);
    if (far < least) [best, least] = [i, far];
  });
  return best < 0 ? null : rects.splice(best, 1)[0];
}

/**
 * A stack that grows stays where it is: a copy flies to it.
 * @param {Element} piece
 */
function double(piece) {
  const copy = /** @type {Element} */ (piece.cloneNode(true));
  for (const name of ["id", "data-piece", "data-target", "tabindex", "role", "aria-label"]) copy.removeAttribute(name);
  copy.classList.remove("can", "cannot", "hint");
  copy.querySelector(":scope > .handle")?.remove();
  copy.setAttribute("aria-hidden", "true");
  piece.after(copy);
  return copy;
}

/**
 * @param {Element} piece
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {boolean} copy goes away when it has arrived
 */
function arrive(piece, from, to, copy) {
  // In SVG a pixel of the style is a unit of the drawing.
  const parent = piece.parentElement;
  const scale = parent instanceof SVGGraphicsElement ? parent.getScreenCTM()?.a || 1 : 1;
  const dx = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
  const dy = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
  const flight = piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], {
    duration: 480,
    easing: "cubic-bezier(.3,.1,.2,1)",
  });
  if (copy) flight.onfinish = flight.oncancel = () => piece.remove();
}
