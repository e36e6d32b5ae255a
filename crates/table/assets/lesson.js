// @ts-check
// The card of a lesson: turns it without loading the page anew, lights what it speaks of, and takes the answer it hopes for
// when its reader asks for that.

import { copy, meant } from "./lit.js";

const SVG = "http://www.w3.org/2000/svg";
/** Room around what is lit, in pixels. */
const ROOM = 6;
/** Windows where the card lies over the board: the same as in the style sheet. */
const SMALL = matchMedia("(max-width: 760px), (max-height: 540px)");
/** More things than these are not set apart by a light: it would be a patchwork. */
const MANY = 8;

/** The page has another shape beside the card of a lesson: whatever measures the board, measures it after this. */
export function beside() {
  const card = document.getElementById("t-lesson");
  document.body.classList.toggle("in-lesson", Boolean(card && !card.classList.contains("away")));
}

export class Lessons {
  /**
   * @param {(choice: number) => void} take
   * @param {(text: string, level?: string) => void} toast
   * @param {Record<string, string>} words
   */
  constructor(take, toast, words) {
    this.take = take;
    this.toast = toast;
    this.words = words;
    /** @type {SVGSVGElement | null} */
    this.veil = null;
    /** What the veil was last cut for: it is only cut anew when something moved. */
    this.cut = "";
    this.watching = false;
    /** Which card was shown last. */
    this.turned = "";
    /** @type {string | undefined} the question that was asked when it could first be tried */
    this.since = undefined;
    /** Whether the card was read: then, where there is no room for all of it, only what is to be done stays. */
    this.read = false;
    document.addEventListener("click", (event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(".fold-lesson")) {
        document.body.classList.toggle("lesson-folded");
        this.fit();
      }
      // Where the card lies over the board, whoever touches the board wants to see it.
      else if (target?.closest("#t-board, #t-hand-area, .asking, .mats")) {
        document.body.classList.add("lesson-folded");
        this.heed(true);
        // A deed that was chosen shows its ways.
        requestAnimationFrame(() => this.fit());
      }
    });
    // Whoever looks for an answer below the edge is done with reading.
    document.addEventListener("wheel", (event) => {
      if (event.target instanceof Element && event.target.closest(".asking")) this.heed(true);
    }, { passive: true });
    addEventListener("resize", () => this.fit());
    document.addEventListener("submit", (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches("[data-lesson]")) return;
      event.preventDefault();
      this.turn(form);
    });
  }

  get card() {
    return /** @type {HTMLElement | null} */ (document.getElementById("t-lesson"));
  }

  /** To be called after every change of the page. */
  settle() {
    const { card } = this;
    beside();
    // What was waited for is to be read once it has come.
    const turned = [card?.dataset.turned, ...["waiting", "done"].map((stage) => card?.classList.contains(stage))].join(" ");
    if (turned !== this.turned) {
      card?.querySelector(".lesson-body")?.scrollTo(0, 0);
      document.body.classList.remove("lesson-folded");
      this.turned = turned;
      this.since = undefined;
      this.read = false;
    }
    this.console();
    this.fit();
    for (const old of document.querySelectorAll(".lesson-lit")) old.classList.remove("lesson-lit");
    for (const element of this.lit()) element.classList.add("lesson-lit");
    this.watch();
  }

  /** @param {boolean} read the card goes down to what is to be done, or is whole again */
  heed(read) {
    this.read = read;
    this.fit();
  }

  /**
   * Question, players and card share the column: where one of them is cut, everything is said in less room, step by step. A card that
   * still has none is scrolled while it is read, and says only what is to be done once it is tried.
   */
  fit() {
    const body = this.card?.querySelector(".lesson-body");
    const { classList } = document.body;
    classList.remove("lesson-reading", "lesson-doing", "lesson-strip");
    const height = SMALL.matches ? this.card?.offsetHeight : 0;
    if (height) document.body.style.setProperty("--lesson", `${height}px`);
    else document.body.style.removeProperty("--lesson");
    if (!body || SMALL.matches) return;
    classList.remove("dense", "packed", "brief");
    const cut = (/** @type {string} */ parts) => [...document.querySelectorAll(parts)].some((part) => part.scrollHeight > part.clientHeight + 2);
    const needed = "#t-prompt .acts, .lesson-body";
    // Only what is still to be done is cut down to that.
    const doing = this.read && Boolean(this.card?.classList.contains("open"));
    if (cut(needed)) classList.add(doing ? "lesson-doing" : "lesson-reading");
    for (const level of ["dense", "packed"]) if (cut(`${needed}, .mat.me`)) classList.add(level);
    if (cut(needed)) classList.add("brief");
    // What the card speaks of is not made small for the card.
    const spoken = this.card?.dataset.lit?.includes("#t-mats");
    if (cut(spoken ? "#t-prompt .acts" : needed)) classList.add("lesson-strip");
  }

  /** What is said to whoever did something else is not said before they could have done it. */
  console() {
    const { card } = this;
    const question = document.getElementById("t-prompt")?.dataset.decision;
    if (card?.classList.contains("open")) this.since ??= question;
    const said = /** @type {HTMLElement | null} */ (card?.querySelector(".else") ?? null);
    if (said) said.hidden = this.since === undefined || this.since === question;
  }

  /** Everything on the page that the card speaks of. */
  lit() {
    const names = (this.card?.dataset.lit ?? "").split(" ").filter(Boolean);
    return names.flatMap((name) => {
      const selector = /^[#.[]/.test(name) ? name : `[data-target="${name}"]`;
      return [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    });
  }

  /** The veil follows the board as long as there is something to look at. */
  watch() {
    if (this.watching) return;
    this.watching = true;
    const look = () => {
      const more = this.draw();
      if (more) requestAnimationFrame(look);
      else this.watching = false;
    };
    requestAnimationFrame(look);
  }

  /** @returns {boolean} whether there is anything to look at */
  draw() {
    const board = document.getElementById("t-board");
    const lit = this.lit().filter((element) => board?.contains(element));
    if (!board || !lit.length || lit.length > MANY || document.body.classList.contains("lesson-bare")) {
      this.veil?.remove();
      this.veil = null;
      this.cut = "";
      return false;
    }
    const frame = board.getBoundingClientRect();
    const holes = lit.map((element) => element.getBoundingClientRect()).filter((hole) => hole.width > 0);
    const shape = [frame, ...holes].map((r) => [r.left, r.top, r.width, r.height].map(Math.round).join(",")).join(" ");
    if (shape === this.cut) return true;
    this.cut = shape;
    this.veil ??= this.hang(board);
    this.veil.setAttribute("viewBox", `0 0 ${frame.width} ${frame.height}`);
    const rect = (/** @type {number[]} */ [x, y, w, h]) => `M${x},${y}h${w}v${h}h${-w}z`;
    // Holes that overlap would fill each other: each is cut by a mask of its own.
    const mask = document.createElementNS(SVG, "mask");
    mask.id = "t-veil-mask";
    mask.innerHTML = `<path d="${rect([0, 0, frame.width, frame.height])}" fill="#fff"/>`;
    mask.append(...lit.flatMap((element) => hole(element, frame)));
    const dim = `<path class="dim" mask="url(#t-veil-mask)" d="${rect([0, 0, frame.width, frame.height])}"/>`;
    this.veil.innerHTML = dim;
    this.veil.prepend(mask);
    return true;
  }

  /** @param {HTMLElement} board */
  hang(board) {
    const veil = document.createElementNS(SVG, "svg");
    veil.id = "t-veil";
    veil.setAttribute("class", "lesson-veil");
    veil.setAttribute("aria-hidden", "true");
    board.append(veil);
    return veil;
  }

  /** Takes an answer the card hopes for. */
  forMe() {
    const [choice] = (this.card?.dataset.choices ?? "").split(" ").filter(Boolean);
    if (choice !== undefined) this.take(Number(choice));
  }

  /** @param {HTMLFormElement} form */
  async turn(form) {
    const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } }).catch(() => null);
    if (!answer?.ok) this.toast(this.words.failed, "warn");
  }
}

/**
 * What is cut out of the veil for something: its own shape, or a box with round corners.
 * @param {Element} element
 * @param {DOMRect} frame
 */
function hole(element, frame) {
  const shape = element.querySelector(":scope > .ring") ?? element;
  const parts = [...shape.children];
  const shapes = parts.length && parts.every((part) => meant(part)) ? parts : [shape];
  const origin = new DOMMatrix().translate(-frame.left, -frame.top);
  const drawn = shapes.flatMap((part) => {
    const form = meant(part);
    const matrix = part instanceof SVGGraphicsElement ? part.getScreenCTM() : null;
    return form && matrix ? [copy(form, origin.multiply(DOMMatrix.fromMatrix(matrix)))] : [];
  });
  const cut = drawn.length === shapes.length ? drawn : [box(element.getBoundingClientRect(), frame)];
  for (const one of cut) {
    one.setAttribute("class", "hole");
    one.setAttribute("vector-effect", "non-scaling-stroke");
  }
  return cut;
}

/**
 * @param {DOMRect} rect
 * @param {DOMRect} frame
 */
function box({ left, top, width, height }, frame) {
  const drawn = document.createElementNS(SVG, "rect");
  const around = { x: left - frame.left - ROOM, y: top - frame.top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM, rx: 2 * ROOM };
  for (const [name, value] of Object.entries(around)) drawn.setAttribute(name, String(value));
  return drawn;
}
