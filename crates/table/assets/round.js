// @ts-check
// The sheet that ends a round: what everybody gained, fetched when it is wanted. It comes by itself as soon as the round has
// ended, whoever is asked then: when the reader is, the next may be nearly over. It stays until it is put away, and opens again
// from the log; where the game has gone on since, it says so.

import { Switch } from "./switch.js";

export class Rounds {
  /** @param {Record<string, string>} words */
  constructor(words) {
    this.words = words;
    this.veil = document.getElementById("t-round");
    this.sheet = /** @type {HTMLElement | null} */ (this.veil?.querySelector(".round-sheet") ?? null);
    this.body = document.getElementById("t-round-body");
    this.later = document.getElementById("t-round-later");
    /** The number in the log of the line that is told of. */
    this.told = "";
    /** @type {Element | null} what had the focus before */
    this.before = null;
    /** Whether the one that is open came by itself. */
    this.came = false;
    /** Called when it is put away, and whether the game has gone on behind it. */
    this.closed = (/** @type {boolean} */ _later) => {};
    /** Whether it comes by itself. */
    this.comes = new Switch("rounds");
    this.comes.show();
    document.addEventListener("click", ({ target }) => {
      const wish = target instanceof Element ? target.closest("[data-round], [data-do=put-round-away], #t-round [data-show], #t-round [data-at]") : null;
      if (!(wish instanceof HTMLElement)) return;
      this.came = false;
      if (wish.dataset.round) this.show(wish.dataset.round);
      else this.close();
    });
    // Whoever sees this table for the first time is not told of rounds they did not play.
    if (localStorage.getItem(this.key) === null) this.keep(this.newest);
  }

  /** Until which step this reader was shown what ended. */
  get key() {
    return `round ${document.body.dataset.table} ${document.body.dataset.as}`;
  }

  /** @param {HTMLElement | null} line */
  keep(line) {
    localStorage.setItem(this.key, line?.dataset.step ?? "0");
  }

  /** The line of the log that ended the last round. */
  get newest() {
    return /** @type {HTMLElement | null} */ ([...document.querySelectorAll("#t-log [data-round][data-opens]")].at(-1) ?? null);
  }

  get open() {
    return this.veil !== null && !this.veil.hidden;
  }

  /**
   * To be called after every change of the page; says whether it opened.
   * @param {boolean} ready whether nothing else is to be seen first
   */
  settle(ready) {
    // The end of the game says more than the end of a round before it.
    const over = document.getElementById("t-final") !== null;
    if (this.came && over) this.close();
    const line = this.newest;
    const shown = Number(localStorage.getItem(this.key) ?? Infinity);
    const step = Number(line?.dataset.step ?? 0);
    if (step < shown) this.keep(line);
    this.date();
    // Whoever only watches has the lines of the log.
    const plays = document.body.dataset.as !== "table";
    if (!ready || step <= shown || this.open || !line || over || !plays) return false;
    this.keep(line);
    if (!this.comes.on) return false;
    this.came = true;
    this.show(line.dataset.round ?? "");
    return true;
  }

  /** Whether what lies behind the sheet is the position that it tells of, or a later one. */
  date() {
    if (!this.later || !this.open) return;
    const step = Number(document.querySelector(`#t-log [data-round="${CSS.escape(this.told)}"]`)?.getAttribute("data-step") ?? Infinity);
    const last = Number([...document.querySelectorAll("#t-log li:not(.heading, .later) > [data-at]")].at(-1)?.getAttribute("data-at") ?? 0);
    this.later.hidden = last <= step;
  }

  /** @param {string} line */
  async show(line) {
    if (!this.veil || !this.body) return;
    this.told = line;
    const { table, as } = document.body.dataset;
    const answer = await fetch(`/t/${table}/round/${line}?as=${as}`).catch(() => null);
    // Whose eyes may have changed meanwhile.
    if (document.body.dataset.as !== as) return;
    if (answer?.ok) this.body.innerHTML = await answer.text();
    else this.body.textContent = this.words.failed;
    if (!this.open) this.before = document.activeElement;
    this.veil.hidden = false;
    this.date();
    if (!this.before?.matches("input, textarea")) this.sheet?.focus({ preventScroll: true });
  }

  close() {
    this.came = false;
    if (!this.veil || !this.open) return;
    const within = this.veil.contains(document.activeElement);
    this.veil.hidden = true;
    if (within && this.before instanceof HTMLElement && this.before.isConnected) this.before.focus({ preventScroll: true });
    this.closed(this.later?.hidden === false);
  }

  /** Nothing of it stays on the page: the device goes to somebody else. */
  clear() {
    this.close();
    this.body?.replaceChildren();
  }
}
