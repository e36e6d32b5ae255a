// @ts-check
// The panel beside the board (a sheet from below in a small window): tabs, and the rules, which are loaded once and
// searched.

import { sheets, shut } from "./cover.js";

/** Letters of a question beyond which it is a list, not a headline. */
const LONG = 230;

/** Pixels of the panel below which nothing can be read in it; the last lines of the log can be in less. */
const LITTLE = 150;
const LITTLE_FOR_LOG = 104;

/** Windows where panels are sheets: the same as in the style sheet. */
const SMALL = matchMedia("(max-width: 760px), (max-height: 540px)");

export class Panels {
  /** @param {Record<string, string>} words */
  constructor(words) {
    this.words = words;
    /** The phase whose questions are known to need the room. */
    this.phase = "";
    /** @type {Promise<void> | undefined} the rules, on their way or there */
    this.rules = undefined;
    document.addEventListener("click", (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const tab = target?.closest("[data-tab]");
      if (tab instanceof HTMLElement) this.toggle(tab.dataset.tab ?? "log");
      else if (event.isTrusted && this.over && !target?.closest(".panel, .mats, #t-lesson, #t-tip, #t-history-area, dialog")) this.close();
      const rule = target?.closest("a[data-rule], .rules-text a[href^='#R']");
      if (rule instanceof HTMLAnchorElement) {
        event.preventDefault();
        this.rule(rule.hash.slice(1));
      }
    });
    document.querySelector("[role=tablist]")?.addEventListener("keydown", (event) => this.arrows(/** @type {KeyboardEvent} */ (event)));
    const field = document.getElementById("t-rules-find");
    field?.addEventListener("input", () => this.find(/** @type {HTMLInputElement} */ (field).value));
    document.addEventListener("click", (event) => this.openMat(event));
    /** Whether the panel has room for what is open in it. */
    this.look = () => {};
    this.measure();
    // A window that is turned: no sheet opens by that, and beside a board there are no players to choose.
    SMALL.addEventListener("change", () => {
      const players = document.body.dataset.sheet === "mats";
      delete document.body.dataset.sheet;
      this.enlarge(false);
      if (players && !SMALL.matches) this.show("log");
    });
  }

  /** Keeps an eye on what is left below the question and the players: where it is little, panels open over the column. */
  measure() {
    const panel = document.querySelector(".panel");
    if (!panel) return;
    const look = () => {
      const { body } = document;
      if (body.classList.contains("large")) return;
      const log = document.querySelector("[data-tab=log][aria-selected=true]");
      const tight = !SMALL.matches && panel.clientHeight < (log ? LITTLE_FOR_LOG : LITTLE);
      if (tight !== body.classList.contains("tight")) delete body.dataset.sheet;
      body.classList.toggle("tight", tight);
    };
    this.look = look;
    new ResizeObserver(look).observe(panel);
    addEventListener("resize", () => {
      document.body.classList.remove("dense", "packed", "brief", "one-phase");
      this.spare();
    });
  }

  /**
   * Where an answer or one's own mat would be cut off, everybody else has one line and reasons are short; where that is not
   * enough, two of the others share a line, and at last a reason is one line; its tip has the whole. Once that was needed it stays so
   * until the next phase, since what jumps is not read.
   */
  spare() {
    const { classList } = document.body;
    const say = document.querySelector("#t-prompt .say");
    const long = (say?.textContent?.length ?? 0) > LONG;
    say?.classList.toggle("long", long);
    // It is scrolled by keys, too.
    if (long) say?.setAttribute("tabindex", "0");
    const phase = document.querySelector("#t-moment .now")?.textContent ?? "";
    if (this.phase !== phase) classList.remove("packed", "brief");
    this.phase = phase;
    // Where the bar has no room for all phases, the one that is on stands alone.
    const [moment, line] = ["#t-moment", "#t-moment .now"].map((part) => document.querySelector(part));
    if ([moment, line].some((part) => part && part.scrollWidth > part.clientWidth + 1)) classList.add("one-phase");
    // Beside the card of a lesson the column is shared out with it.
    if (classList.contains("in-lesson")) return;
    const cut = () => [...document.querySelectorAll("#t-prompt .acts, .mat.me")].some((part) => part.scrollHeight > part.clientHeight + 2);
    for (const level of SMALL.matches ? [] : ["dense", "packed", "brief"]) {
      if (classList.contains(level)) continue;
      if (!cut()) return;
      classList.add(level);
    }
  }

  /**
   * A row of a player opens the whole mat; what is lit or does something of its own there does that.
   * @param {MouseEvent} event
   */
  openMat(event) {
    const target = event.target instanceof Element ? event.target : null;
    const mat = target?.closest(".mat:not(.me)");
    if (!mat || target?.closest(".whole, .can, button, a")) return;
    const whole = /** @type {HTMLDetailsElement | null} */ (mat.querySelector(".whole"));
    if (whole && event.isTrusted) whole.open = !whole.open;
  }

  /** @param {boolean} [on] over the board, or back in the column */
  enlarge(on = !document.body.classList.contains("large")) {
    document.body.classList.toggle("large", on);
    document.querySelector("[data-do=enlarge]")?.setAttribute("aria-pressed", String(on));
  }

  /** Whether a panel lies over something else. */
  get over() {
    return document.body.classList.contains("large") || this.sheet !== undefined;
  }

  /** The panel that is open as a sheet, if any. */
  get sheet() {
    const sheets = SMALL.matches || document.body.classList.contains("tight");
    return sheets ? document.body.dataset.sheet : undefined;
  }

  /** @param {string} name */
  toggle(name) {
    if (this.sheet === name) this.close();
    else this.show(name);
  }

  /** Puts the sheet away; the focus goes back to its tab. */
  close() {
    const tab = this.sheet ?? document.querySelector("[data-tab][aria-selected=true]")?.getAttribute("data-tab");
    document.getElementById(`t-tab-${tab}`)?.focus();
    this.enlarge(false);
    delete document.body.dataset.sheet;
  }

  /** @param {string} name */
  show(name) {
    if (SMALL.matches) sheets().forEach(shut);
    for (const tab of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-tab]"))) {
      const chosen = tab.dataset.tab === name;
      tab.setAttribute("aria-selected", String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      tab.classList.toggle("news", tab.classList.contains("news") && !chosen);
      const title = document.getElementById("t-sheet-name");
      if (chosen && title) title.textContent = tab.textContent;
    }
    for (const pane of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".pane"))) pane.hidden = pane.id !== `t-pane-${name}`;
    this.look();
    document.body.dataset.sheet = name;
    if (name === "rules") this.load();
  }

  /** Where what is declined for the reader can be asked again. */
  stands() {
    this.show("table");
    document.querySelector(".stands")?.scrollIntoView({ block: "center" });
  }

  /** @param {KeyboardEvent} event */
  arrows(event) {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    const tabs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-tab]")]).filter((t) => t.offsetParent);
    const now = tabs.findIndex((t) => t === document.activeElement);
    const next = tabs[(now + way + tabs.length) % tabs.length];
    next.focus();
    this.show(next.dataset.tab ?? "log");
    event.stopPropagation();
  }

  /** Resolves when the rules are there, however often they are asked for. */
  load() {
    return (this.rules ??= this.fetch());
  }

  async fetch() {
    const home = document.getElementById("t-rules");
    if (!home) return;
    try {
      const answer = await fetch(`/rules/${document.body.dataset.game}`);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const text = page.getElementById("rules-text");
      if (text) home.replaceChildren(...text.childNodes);
    } catch {
      this.rules = undefined;
      home.textContent = this.words.failed;
    }
  }

  /**
   * Opens the rules at a number; a number too fine for the text shows the one above it.
   * @param {string} number
   */
  async rule(number) {
    this.show("rules");
    await this.load();
    this.find("");
    const home = document.getElementById("t-rules");
    for (let name = number; name; name = name.includes(".") ? name.slice(0, name.lastIndexOf(".")) : "") {
      const rule = home?.querySelector(`#${CSS.escape(name)}`);
      if (rule) {
        rule.scrollIntoView({ block: "center" });
        rule.classList.remove("found");
        requestAnimationFrame(() => rule.classList.add("found"));
        return;
      }
    }
  }

  /** @param {string} text */
  find(text) {
    const field = /** @type {HTMLInputElement | null} */ (document.getElementById("t-rules-find"));
    if (field && field.value !== text) field.value = text;
    const words = plain(text).split(/\s+/).filter(Boolean);
    const home = document.getElementById("t-rules");
    for (const part of /** @type {Iterable<HTMLElement>} */ (home?.children ?? [])) {
      const body = plain(part.textContent ?? "");
      part.hidden = words.length > 0 && !words.every((w) => body.includes(w));
    }
  }
}

/**
 * Without case and accents, so that "pecheur" finds "Pêcheur".
 * @param {string} text
 */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
