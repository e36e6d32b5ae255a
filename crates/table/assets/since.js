// @ts-check
// What others did since the reader last answered: a sheet beside the board, fetched when it is wanted. It opens by itself
// after a long absence or when much happened, never over something that can be taken.

import { lying } from "./cover.js";
import { Pins, whens } from "./pins.js";
import { Switch } from "./switch.js";

/** After so many lines of the log it opens by itself: fewer are read there. */
const MUCH = 14;
/** Whoever was away for so long, in milliseconds, is told what happened. */
const LONG = 10 * 60_000;

/** Who won comes by itself, too, and is what one wants to know first. */
const WON = () => document.querySelector("#t-final-area:not(.closed) > *") !== null;

const SMALL = matchMedia("(max-width: 760px), (max-height: 540px)");

export class Since {
  /** @param {Record<string, string>} words */
  constructor(words) {
    this.words = words;
    this.sheet = document.getElementById("t-since");
    this.body = document.getElementById("t-since-body");
    this.pins = new Pins();
    /** Whether it opens by itself. */
    this.comes = new Switch("digest");
    this.comes.show();
    /** @type {string} what the sheet tells */
    this.told = "";
    /** @type {string} the stretch that was put away, or was looked at: it does not open again by itself */
    this.done = "";
    /** @type {string | undefined} the question that was asked when it opened */
    this.asked = undefined;
    /** Whether it opened by itself: then it goes with the question it came with. */
    this.came = false;
    const key = `seen ${document.body.dataset.table}`;
    const last = Number(localStorage.getItem(key) ?? 0);
    /** Whether the page was not open for long. */
    this.away = Date.now() - last > LONG;
    const here = () => document.hidden || localStorage.setItem(key, String(Date.now()));
    here();
    setInterval(here, 20_000);
  }

  get button() {
    return /** @type {HTMLElement | null} */ (document.querySelector("[data-do=since]"));
  }

  get open() {
    return this.sheet !== null && !this.sheet.hidden;
  }

  /**
   * To be called after every change of the page.
   * @param {boolean} [waits] whether something else is to be seen first
   */
  settle(waits = false) {
    const { button } = this;
    button?.setAttribute("aria-expanded", String(this.open));
    const { from = "0" } = button?.dataset ?? {};
    // Only where something was told: an empty sheet would lie over the question. And whoever has answered since knows it.
    const lines = button?.matches(".known") ? 0 : Number(button?.querySelector(".count")?.textContent ?? 0);
    const back = this.away && from !== "0" && lines > 0;
    const much = lines > MUCH && !SMALL.matches && Boolean(document.querySelector("#t-prompt.yours"));
    if (this.open) this.keep();
    // One thing at a time comes by itself: not beside a sheet of the game.
    else if (this.comes.on && button && this.done !== this.stretch && !waits && !WON() && (back || much) && !lying().size && this.lay()) {
      this.show();
      this.came = true;
    }
    // Whoever comes back and has something to take there is told with the next question.
    this.away &&= back && !this.open;
  }

  /** A question that came since may need what lies below the sheet. */
  keep() {
    if (this.asked !== this.question && (this.came || !this.lay())) return this.close();
    this.asked = this.question;
    if (this.button && this.told !== this.telling) this.fill();
  }

  get question() {
    return document.getElementById("t-prompt")?.dataset.decision;
  }

  /** What the sheet tells of it: the same stretch is news no more once the reader has answered. */
  get telling() {
    return `${this.stretch} ${this.button?.matches(".known")}`;
  }

  /** Which stretch the prompt speaks of. */
  get stretch() {
    const { from, to } = this.button?.dataset ?? {};
    return `${document.body.dataset.as} ${from} ${to}`;
  }

  /**
   * Lays the sheet where nothing that can be taken is below it: beside the column, at the left, over the column. A small
   * window has one place for it.
   */
  lay() {
    const { sheet } = this;
    if (!sheet || SMALL.matches) {
      delete sheet?.dataset.side;
      return !document.querySelector(".side .can");
    }
    for (const side of ["beside", "left", "column"]) {
      sheet.dataset.side = side;
      if (!this.covers(sheet)) return true;
    }
    sheet.dataset.side = "beside";
    return false;
  }

  /**
   * Whether something that can be taken lies below the sheet, which is laid out for that and not painted.
   * @param {HTMLElement} sheet
   */
  covers(sheet) {
    const { hidden } = sheet;
    sheet.hidden = false;
    const over = sheet.getBoundingClientRect();
    sheet.hidden = hidden;
    return [...document.querySelectorAll(".can")].some((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    });
  }

  toggle() {
    if (this.open) this.close();
    else this.show();
  }

  show() {
    if (!this.sheet || !this.button) return;
    this.done = this.stretch;
    this.asked = this.question;
    this.came = false;
    this.lay();
    this.sheet.hidden = false;
    if (this.body) this.body.scrollTop = 0;
    this.button.setAttribute("aria-expanded", "true");
    if (this.told !== this.telling) {
      // What it told before would be read as news until the new comes.
      this.body?.replaceChildren();
      this.fill();
    } else if (this.body) this.pins.show(this.body);
  }

  async fill() {
    const { table, as } = document.body.dataset;
    const wanted = this.telling;
    this.told = wanted;
    const answer = await fetch(`/t/${table}/since?seat=${as}`).catch(() => null);
    // Whose eyes may have changed meanwhile.
    if (this.told !== wanted || !this.body) return;
    if (answer?.ok) {
      this.body.innerHTML = await answer.text();
      whens(this.body);
      if (this.open) this.pins.show(this.body);
    } else {
      this.told = "";
      this.body.textContent = this.words.failed;
    }
  }

  close() {
    if (!this.sheet || !this.open) return;
    const within = this.sheet.contains(document.activeElement);
    this.sheet.hidden = true;
    this.pins.clear();
    this.button?.setAttribute("aria-expanded", "false");
    if (within) this.button?.focus();
  }

  /** Nothing of it stays on the page: the device goes to somebody else. */
  clear() {
    this.close();
    this.told = "";
    this.body?.replaceChildren();
  }
}
