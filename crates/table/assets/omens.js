// @ts-check
// What a choice would do, at its place on the board: a badge with the chance and the first number on everything that is
// lit, as large on the screen whatever the zoom. Offers too large to foresee at once are asked about choice by choice: what is
// pointed at first, the rest little by little.

import { atRest, boxOf } from "./focus.js";

const SVG = "http://www.w3.org/2000/svg";
/** Pixels of a badge: a letter's width, what is around the text, its height, the drawing beside it. */
const LETTER = 7.3;
const AROUND = 14;
const HEIGHT = 19;
const SIGN = 13;
/** Where a badge goes if its own place is taken: in halves of its width, and in heights. */
const WAYS = [[0, 0], [0, 1], [0, -1], [0.9, 0.6], [-0.9, 0.6], [0.9, -0.6], [-0.9, -0.6], [1.3, 0], [-1.3, 0], [0, 1.7], [0, -1.7]];

/** Milliseconds before the choices of a large offer are asked about, and from one to the next: slower than the server allows. */
const PAUSE = 600;
const DRIP = 60;
/** Larger offers are only asked about by pointing. */
const MOST = 150;

export class Omens {
  /**
   * @param {import("./camera.js").Camera} camera
   * @param {(message: { t: string, [key: string]: any }) => void} tell
   * @param {() => void} known called when something that was asked about is known
   * @param {() => void} drawn called when badges lie otherwise than before: what is written around them must
   */
  constructor(camera, tell, known, drawn) {
    this.camera = camera;
    this.tell = tell;
    this.known = known;
    this.drawn = drawn;
    this.layer = document.createElementNS(SVG, "g");
    this.layer.id = "t-omens";
    this.layer.setAttribute("aria-hidden", "true");
    camera.world.append(this.layer);
    /** @type {{ text: Element, box: DOMRect }[]} what is written on the board, in its units */
    this.written = [];
    /** @type {{ of: string, box: DOMRect }[]} what stands on places, in its units */
    this.pieces = [];
    /** @type {{ of: string, x: number, y: number }[]} where places want their badges, in its units */
    this.hearts = [];
    /** @type {Set<string>} what was asked already */
    this.asked = new Set();
    /** @type {Set<string>} what was pointed at last: somebody waits to read it */
    this.pointed = new Set();
    /** @type {HTMLElement | null} the list of choices that was asked about */
    this.prompt = null;
    /** When the next choice of a large offer is asked about; when what was heard of it is shown. */
    this.next = 0;
    this.soon = 0;
    let waits = false;
    camera.watch(() => {
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => {
        waits = false;
        this.arrange();
      });
    });
  }

  /** Takes every badge away. */
  clear() {
    this.layer.replaceChildren();
    this.uncover();
  }

  /** Names that lay below a badge are seen again. */
  uncover() {
    for (const name of this.camera.world.querySelectorAll("[data-under]")) name.removeAttribute("data-under");
  }

  /** Puts a badge on every lit place; to be called after every change of the page. */
  refresh() {
    this.clear();
    /** @type {Set<string>} */
    const done = new Set();
    const told = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#t-prompt button[data-badge][data-for]"))];
    // What is the same everywhere tells no place from another, and would only lie on what stands there: the same number of the same
    // thing, and nowhere none. Of a large offer of which little is known yet, the first badge would read as advice.
    const asks = document.getElementById("t-prompt")?.dataset.foresee === "ask";
    const bare = !asks && document.querySelector("#t-prompt button[data-for]:not([data-badge])") !== null;
    const says = (/** @type {HTMLElement} */ button) => `${button.dataset.badge} ${sign(button)}`;
    const alike = (told.length > 1 || asks) && !bare && told.every((button) => says(button) === says(told[0]));
    for (const button of alike ? [] : told) {
      const { for: target = "", badge: text = "" } = button.dataset;
      if (done.has(target)) continue;
      done.add(target);
      const place = anchor(target);
      if (place) this.layer.append(badge(place, text, sign(button), target));
    }
    this.written = done.size ? written(this.camera) : [];
    this.pieces = done.size ? standing(this.camera) : [];
    this.hearts = done.size ? hearts() : [];
    this.arrange();
    this.drawn();
    this.begin();
  }

  /** What was said of the choices goes with the list of them. */
  begin() {
    const prompt = document.getElementById("t-prompt");
    if (prompt !== this.prompt) {
      this.prompt = prompt;
      this.asked.clear();
    }
    if (!this.next) this.go(PAUSE);
  }

  /**
   * Asks about the next choice of a large offer, those without a place on the board first.
   * @param {number} wait milliseconds
   */
  go(wait) {
    const prompt = document.getElementById("t-prompt");
    if (prompt?.dataset.foresee !== "ask" || document.hidden) return;
    this.next = setTimeout(() => {
      this.next = 0;
      // Something else is asked by now.
      if (prompt !== document.getElementById("t-prompt")) return this.go(PAUSE);
      const all = /** @type {NodeListOf<HTMLElement>} */ (prompt.querySelectorAll("button[data-choice]"));
      const left = [...all].filter((button) => !this.asked.has(key(prompt, button)));
      const first = left.find((button) => button.dataset.for === undefined) ?? left[0];
      if (!first || all.length > MOST) return;
      this.inquire(prompt, first);
      this.go(DRIP);
    }, wait);
  }

  /**
   * @param {HTMLElement} prompt
   * @param {HTMLElement} button
   */
  inquire(prompt, button) {
    const { seat, decision } = prompt.dataset;
    this.asked.add(key(prompt, button));
    this.tell({ t: "foresee", seat: Number(seat), decision: Number(decision), choice: Number(button.dataset.choice) });
  }

  /**
   * Badges must not lie on each other: each goes where there is room, or waits until somebody comes closer. Where it can, it
   * leaves free what is written; else the name of a place gives way, to be written where there is room for it. Numbers never do.
   */
  arrange() {
    this.uncover();
    const px = this.camera.unit / this.camera.zoom;
    /** @type {{ x: number, y: number, w: number }[]} */
    const taken = [];
    for (const child of this.layer.children) {
      const omen = /** @type {SVGGElement} */ (child);
      const [x, y, w] = [Number(omen.dataset.x), Number(omen.dataset.y), Number(omen.dataset.w)];
      // Beside a place it stays beside it, however large it is on the screen.
      const beside = (Number(omen.dataset.beside) * w) / 2;
      const spots = WAYS.map(([dx, dy]) => ({ x: x / px + beside + (dx * w) / 2, y: y / px + dy * HEIGHT, w }));
      const free = spots.filter((s) => !taken.some((t) => overlap(s, t)));
      const below = free.map((spot) => ({ spot, texts: this.below(spot, px), strange: this.strange(spot, px, omen.dataset.of ?? "") }));
      // Whoever points at a badge means its place: sooner over a name than on another place.
      const own = below.filter(({ strange }) => !strange);
      const among = (/** @type {typeof below} */ spots) => spots.find(({ texts }) => !texts.length) ?? spots.find(({ texts }) => texts.every(yields));
      const best = among(own) ?? below.find(({ texts }) => texts.every(yields));
      omen.classList.toggle("crowded", !best);
      if (!best) continue;
      const { spot, texts } = best;
      taken.push(spot);
      for (const name of texts) name.setAttribute("data-under", "");
      omen.style.transform = `translate(${spot.x * px}px, ${spot.y * px}px) scale(${px})`;
    }
  }

  /**
   * Whether a badge would lie on another place: on what stands there, or nearer to its heart than to its own.
   * @param {{ x: number, y: number, w: number }} spot
   * @param {number} px
   * @param {string} of
   */
  strange({ x, y, w }, px, of) {
    const [left, right, top, bottom] = [x - w / 2, x + w / 2, y - HEIGHT / 2, y + HEIGHT / 2].map((side) => side * px);
    const covers = this.pieces.some(({ of: whose, box }) => whose !== of && left < box.right && right > box.left && top < box.bottom && bottom > box.top);
    if (covers) return true;
    const far = (/** @type {{ x: number, y: number }} */ heart) => Math.hypot(heart.x - x * px, heart.y - y * px);
    const own = this.hearts.filter((heart) => heart.of === of).map(far);
    return own.length > 0 && this.hearts.some((heart) => heart.of !== of && far(heart) < Math.min(...own));
  }

  /**
   * What can be read where a badge would lie.
   * @param {{ x: number, y: number, w: number }} spot
   * @param {number} px
   */
  below({ x, y, w }, px) {
    const [left, right, top, bottom] = [x - w / 2, x + w / 2, y - HEIGHT / 2, y + HEIGHT / 2].map((side) => side * px);
    const met = this.written.filter(({ box }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
    return met.map(({ text }) => text).filter((text) => text.checkVisibility({ visibilityProperty: true }));
  }

  /**
   * Asks what a choice would do, if it is not known yet and the offer is too large to have said so.
   * @param {Element[]} buttons
   */
  ask(buttons) {
    const prompt = document.getElementById("t-prompt");
    if (prompt?.dataset.foresee !== "ask") return;
    this.pointed = new Set(buttons.map((button) => key(prompt, button)));
    for (const button of buttons.slice(0, 6)) {
      if (!this.asked.has(key(prompt, button))) this.inquire(prompt, /** @type {HTMLElement} */ (button));
    }
  }

  /**
   * The answer.
   * @param {{ decision: number, choice: number, html: string, badge: string | null, price: boolean, spoken: string }} foreseen
   */
  hear({ decision, choice, html, badge: text, price, spoken }) {
    const prompt = document.getElementById("t-prompt");
    const button = prompt?.querySelector(`button[data-choice="${choice}"]`);
    if (!(button instanceof HTMLElement) || Number(prompt?.dataset.decision) !== decision) return;
    if (button.querySelector(".fore-whole")) return;
    button.insertAdjacentHTML("beforeend", html);
    button.setAttribute("aria-description", spoken);
    if (text) button.dataset.badge = text;
    if (price) button.dataset.price = "";
    if (prompt && this.pointed.has(key(prompt, button))) {
      this.refresh();
      this.known();
      return;
    }
    // What nobody waits for is shown together, and moves nothing under a hand.
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.refresh(), PAUSE);
  }
}

/**
 * @param {Element} prompt
 * @param {Element} button
 */
function key(prompt, button) {
  const { seat, decision } = /** @type {HTMLElement} */ (prompt).dataset;
  return `${seat} ${decision} ${/** @type {HTMLElement} */ (button).dataset.choice}`;
}

/**
 * Names of places and of what they lie in give way; numbers do not.
 * @param {Element} text
 */
function yields(text) {
  return text.matches("[data-names], [data-yields]");
}

/**
 * What is written upright on the board, and where its letters are: they are less high than their line.
 * @param {import("./camera.js").Camera} camera
 */
function written(camera) {
  return [...camera.world.querySelectorAll("text")].flatMap((text) => {
    const box = text.closest("#t-omens, #t-names") ? null : boxOf(text, camera);
    const upright = box?.width && Math.abs(text.getCTM()?.b ?? 0) < 0.01;
    return upright ? [{ text, box: new DOMRect(box.x, box.y + 0.2 * box.height, box.width, 0.6 * box.height) }] : [];
  });
}

/**
 * What stands on places.
 * @param {import("./camera.js").Camera} camera
 */
function standing(camera) {
  return [...camera.world.querySelectorAll("[data-in]")].flatMap((piece) => {
    const box = boxOf(piece, camera);
    // A rim may be touched.
    const heart = box && new DOMRect(box.x + 0.15 * box.width, box.y + 0.15 * box.height, 0.7 * box.width, 0.7 * box.height);
    return heart?.width ? [{ of: piece.getAttribute("data-in") ?? "", box: heart }] : [];
  });
}

/** The hearts of all places that name one, lit or not; where something stands, that of what stands there as well. */
function hearts() {
  return [...document.querySelectorAll("#t-camera [data-target][data-badge-at]")].map((place) => {
    const [x, y] = (place.getAttribute("data-badge-at") ?? "").split(",").map(Number);
    return { of: place.getAttribute("data-target") ?? "", x, y };
  });
}

/**
 * Where a place wants its badge: where its game says ("x,y", or "x,y,1" to the right of there and "x,y,-1" to the left), else its
 * middle.
 * @param {string} target
 */
function anchor(target) {
  const places = [...document.querySelectorAll(`#t-camera [data-target="${CSS.escape(target)}"].can`)];
  // What lies uppermost knows best: a piece that stands on a land has its badge below it.
  const said = places.findLast((place) => place.hasAttribute("data-badge-at"));
  if (said) {
    const [x, y, beside = 0] = (said.getAttribute("data-badge-at") ?? "").split(",").map(Number);
    return { x, y, beside };
  }
  const [place] = places;
  const world = /** @type {SVGGElement | null} */ (/** @type {unknown} */ (document.getElementById("t-camera")));
  const matrix = world?.getScreenCTM();
  if (!place || !matrix) return null;
  const rect = atRest(place, () => place.getBoundingClientRect());
  const { x, y } = new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2).matrixTransform(matrix.inverse());
  return { x, y, beside: 0 };
}

/**
 * The drawing of what the number on the badge counts; a chance alone has none.
 * @param {Element} button
 */
function sign(button) {
  return button.querySelector(".fore [data-on-place] use")?.getAttribute("href");
}

/**
 * @param {{ x: number, y: number, beside: number }} place
 * @param {string} text
 * @param {string | null | undefined} drawing
 * @param {string} of
 */
function badge({ x, y, beside }, text, drawing, of) {
  const omen = document.createElementNS(SVG, "g");
  const box = document.createElementNS(SVG, "rect");
  const words = document.createElementNS(SVG, "text");
  const room = drawing ? SIGN + 4 : 0;
  const width = text.length * LETTER + AROUND + room;
  omen.classList.add("badge");
  Object.assign(omen.dataset, { x, y, beside, w: width, of });
  box.setAttribute("x", String(-width / 2));
  box.setAttribute("y", String(-HEIGHT / 2));
  box.setAttribute("width", String(width));
  box.setAttribute("height", String(HEIGHT));
  box.setAttribute("rx", String(HEIGHT / 2));
  words.setAttribute("x", String(-room / 2));
  words.setAttribute("y", "4.2");
  words.textContent = text;
  omen.append(box, words);
  if (drawing) {
    const mark = document.createElementNS(SVG, "use");
    mark.setAttribute("href", drawing);
    mark.setAttribute("x", String(width / 2 - AROUND / 2 - SIGN));
    mark.setAttribute("y", String(-SIGN / 2));
    mark.setAttribute("width", String(SIGN));
    mark.setAttribute("height", String(SIGN));
    omen.append(mark);
  }
  return omen;
}

/**
 * @param {{ x: number, y: number, w: number }} a
 * @param {{ x: number, y: number, w: number }} b
 */
function overlap(a, b) {
  return Math.abs(a.x - b.x) < (a.w + b.w) / 2 + 2 && Math.abs(a.y - b.y) < HEIGHT + 1;
}
