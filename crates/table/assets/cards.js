// @ts-check
// Cards of what mattered: each lies beside the place where it happened, one after the other, and lets every click
// through. A line of the log shows its card again, until it is put away.

import { pace } from "./pace.js";

/** @typedef {import("./effects.js").Effect} Effect */

/** How long a card lies there, in milliseconds, and how long while others wait. */
const TIME = { instant: 0, brisk: 2_400, calm: 3_600, one: Infinity };
const HURRIED = 1_100;
/** Of what piles up, a brisk reader sees the last ones. */
const MOST = 3;
/** So long after a card has gone, whoever presses where its cross was still means the cross, in milliseconds. */
const AIMED = 700;

export class Cards {
  constructor() {
    this.home = document.getElementById("t-cards");
    /** @type {Effect[]} */
    this.waiting = [];
    this.showing = false;
    /** @type {WeakSet<Effect>} what came of it when others answered */
    this.settled = new WeakSet();
    /** @type {(() => void) | null} takes away what lies there */
    this.away = null;
    /** @type {{ cross: DOMRect, until: number } | null} where the last cross was */
    this.gone = null;
    this.home?.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("[data-shut]")) this.clear();
    });
    // A card that goes by itself, or at the first of two clicks, leaves nothing below it to be taken by mistake.
    addEventListener("click", (event) => this.spare(event), { capture: true });
  }

  /** @param {MouseEvent} event */
  spare(event) {
    const { gone } = this;
    if (!gone || event.detail === 0 || performance.now() > gone.until) return;
    const { left, right, top, bottom } = gone.cross;
    const aimed = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (!aimed || (event.target instanceof Element && event.target.closest("#t-cards"))) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  /**
   * Remembers where the cross of a card was.
   * @param {Element} box
   */
  leave(box) {
    const cross = box.querySelector(".close")?.getBoundingClientRect();
    if (cross?.width) this.gone = { cross, until: performance.now() + AIMED };
    box.remove();
  }

  /**
   * After the board changed. A calm reader is shown one card after the other before anything else changes; others see them
   * go by.
   * @param {Effect[]} effects
   * @param {boolean} mine what the reader did is not to hold up the reader
   */
  async show(effects, mine) {
    const cards = effects.filter((effect) => effect.kind === "card");
    // Whoever looks at a card is not shown another.
    const looked = this.home?.querySelector("[data-over]");
    if (!cards.length || looked || pace() === "instant" || document.hidden) return;
    if (!mine) cards.forEach((card) => this.settled.add(card));
    // What the reader fought lies last, and stays.
    this.waiting = [...this.waiting, ...cards].sort((a, b) => Number(this.own(a)) - Number(this.own(b)));
    if (pace() === "brisk") this.waiting = this.waiting.slice(-MOST);
    const shown = this.run();
    if (pace() === "calm" && !mine) await shown;
  }

  async run() {
    if (this.showing) return;
    this.showing = true;
    for (let card = this.waiting.shift(); card; card = this.waiting.shift()) await this.lay(card);
    this.showing = false;
  }

  /** @param {Effect} card */
  async lay(card) {
    // What the reader fought goes when there is something newer: two cards on one another are none.
    for (const older of this.home?.querySelectorAll(".card-place.own") ?? []) this.leave(older);
    const box = this.put(card.html);
    if (!box) return;
    box.dataset.at = card.at ?? "";
    this.settle();
    if (this.own(card) && !this.waiting.length) {
      box.classList.add("own");
      return;
    }
    const time = pace() === "one" && this.waiting.length ? TIME.calm : this.waiting.length && pace() === "brisk" ? HURRIED : TIME[pace()];
    await new Promise((resolve) => {
      // Nobody's cross goes from under the hand that is about to press it.
      const aimed = () => Boolean(box.querySelector(".close:hover"));
      const timer = time === Infinity ? undefined : setInterval(() => aimed() || this.away?.(), time);
      this.away = () => {
        clearInterval(timer);
        this.away = null;
        resolve(undefined);
      };
    });
    this.leave(box);
  }

  /** Lays what is there beside its place, wherever that is on the board by now. */
  settle() {
    for (const box of this.home?.querySelectorAll(".card-place:not([data-over])") ?? []) {
      if (box instanceof HTMLElement) beside(box, box.dataset.at ? find(box.dataset.at) : null);
    }
  }

  /** @param {string} html */
  put(html) {
    const box = document.createElement("div");
    box.className = "card-place";
    box.innerHTML = html;
    const cross = document.querySelector("#t-since .close")?.cloneNode(true);
    if (cross instanceof HTMLElement) {
      delete cross.dataset.do;
      box.firstElementChild?.prepend(cross);
    }
    this.home?.append(box);
    return box;
  }

  /**
   * The card of a line of the log.
   * @param {string} line
   */
  async look(line) {
    const { table, as } = document.body.dataset;
    const answer = await fetch(`/t/${table}/card/${line}?as=${as}`).catch(() => null);
    if (!answer?.ok) return;
    this.clear();
    const box = this.put(await answer.text());
    if (!box) return;
    box.dataset.over = "";
    beside(box, null);
    /** @type {HTMLElement | null} */ (box.querySelector(".close"))?.focus();
  }

  /**
   * Whether the reader's own dice lie on it, or it is about them and was settled when somebody else answered, or they are learning:
   * then it is not taken away before they answer again or put it away.
   * @param {Effect} card
   */
  own(card) {
    const mine = card.html.includes(`side-of seat-${document.body.dataset.as}"`);
    return mine && (document.body.classList.contains("in-lesson") || card.html.includes('class="die') || this.settled.has(card));
  }

  /** Nothing more of it. */
  clear() {
    this.waiting = [];
    this.away?.();
    for (const box of [...(this.home?.children ?? [])]) this.leave(box);
  }
}

/** @param {string} name */
function find(name) {
  return document.getElementById(name) ?? document.querySelector(`[data-target="${CSS.escape(name)}"]`);
}

/**
 * Lays a card beside a place, where the least that can be taken lies below it.
 * @param {HTMLElement} box
 * @param {Element | null} place
 */
function beside(box, place) {
  const board = document.getElementById("t-board")?.getBoundingClientRect();
  if (!board) return;
  const { width, height } = box.getBoundingClientRect();
  const room = { left: board.left + 8, top: board.top + 8, right: Math.max(board.left + 8, board.right - width - 8), bottom: Math.max(board.top + 8, board.bottom - height - 8) };
  const seen = place?.getBoundingClientRect();
  const at = seen && seen.width ? seen : new DOMRect(board.left + board.width / 2, board.top + board.height / 2, 0, 0);
  const middle = [at.left + at.width / 2 - width / 2, at.top + at.height / 2 - height / 2];
  const ways = seen
    ? [[at.right + 18, middle[1]], [at.left - width - 18, middle[1]], [middle[0], at.bottom + 18], [middle[0], at.top - height - 18]]
    : [middle];
  const corners = seen ? [[room.left, room.top], [room.right, room.top], [room.left, room.bottom], [room.right, room.bottom]] : [];
  // What can be taken, and the window that has opened for it.
  const lit = [...document.querySelectorAll("#t-map .can, #t-hand-area .can, [data-cover]")].map((e) => e.getBoundingClientRect());
  let best = [room.left, room.top];
  let least = Infinity;
  [...ways, ...corners].forEach(([x, y], i) => {
    const spot = [Math.min(Math.max(x, room.left), room.right), Math.min(Math.max(y, room.top), room.bottom)];
    const box = new DOMRect(spot[0], spot[1], width, height);
    // Over its own place it hides what it is about; over what can be taken it hides that.
    const bad = 8 * shared(box, at) + lit.reduce((sum, r) => sum + shared(box, r), 0) + i;
    if (bad < least) [best, least] = [spot, bad];
  });
  box.style.left = `${Math.round(best[0])}px`;
  box.style.top = `${Math.round(best[1])}px`;
}

/**
 * How much two places share.
 * @param {DOMRect} a
 * @param {DOMRect} b
 */
function shared(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
