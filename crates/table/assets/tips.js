// @ts-check
// Every piece, card and icon explains itself: on hover, on focus, on a long press. A tip lies beside what it explains and beside
// what else can be chosen there, and lets every click through. A finger that was held to read has chosen nothing by lifting.

import { labelled } from "./light.js";
import { spot } from "./beside.js";

const DELAY = 260;
const LONG_PRESS = 420;
/** How long a tip waits for a hand that is on its way to a link in it. */
const BRIDGE = 220;
/** Choices of one place that are told whole, as far as there is room. */
const TOLD = 6;
/** Pixels that a hand moves before it points at something. */
const MOVED = 3;
/** Pixels that a finger trembles; one that goes further moves the board, or carries a piece. */
const TREMBLES = 8;
/** What explains itself. */
const OWNERS = "button[data-choice], .deed, [data-tip], .cannot, .can";

export class Tips {
  /** @param {Record<string, string>} words */
  constructor(words) {
    this.words = words;
    /** @type {(buttons: Element[]) => void} told of choices whose tip is shown */
    this.pointed = () => {};
    this.tip = /** @type {HTMLElement} */ (document.getElementById("t-tip"));
    /** @type {Element | null} */
    this.owner = null;
    /** @type {number | undefined} */
    this.timer = undefined;
    /** Where the hand is. */
    this.hand = { x: -1, y: -1 };
    /** @type {Element | null} what it points at and has not pressed */
    this.meant = null;
    /** @type {{ x: number, y: number } | null} where it was when the page changed under it: what slid below it is not meant */
    this.rested = null;
    /** @type {{ x: number, y: number, at: number } | null} where and when a finger came down that is still there */
    this.finger = null;
    /** Whether it read something meanwhile: the click that comes of lifting it is no answer. */
    this.read = false;
    document.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch" && !this.rests(event)) this.point(event);
    });
    document.addEventListener("pointermove", (event) => {
      this.hand = { x: event.clientX, y: event.clientY };
      const { finger } = this;
      if (finger && event.pointerType === "touch" && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > TREMBLES) {
        clearTimeout(this.timer);
      }
      if (!this.rested || event.pointerType === "touch" || this.rests(event)) return;
      this.rested = null;
      this.point(event);
    }, { passive: true });
    // What a finger comes down on has the focus at once, and is read only if it stays.
    document.addEventListener("focusin", (event) => this.finger || this.consider(event.target, 0));
    // Before anybody else: what can be carried away keeps to itself that it was touched.
    addEventListener("pointerdown", (event) => {
      [this.meant, this.finger, this.read] = [null, null, false];
      if (event.pointerType === "touch" && !this.tip.contains(/** @type {Node} */ (event.target))) {
        this.finger = { x: event.clientX, y: event.clientY, at: event.timeStamp };
        this.hide();
        this.consider(event.target, LONG_PRESS, event);
      }
    }, { capture: true });
    // A finger that lifts no longer presses; a mouse that clicks may be on its way from a tip that has yet to go.
    for (const kind of ["pointerup", "pointercancel"]) {
      addEventListener(kind, (event) => {
        if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
        // A page that was busy hears of a tap late, and of its end later still.
        if (this.finger && event.timeStamp - this.finger.at < LONG_PRESS) this.read = false;
        this.finger = null;
        clearTimeout(this.timer);
      }, { capture: true });
    }
    // A browser has a menu of its own for a finger that stays.
    addEventListener("contextmenu", (event) => this.read && event.preventDefault(), { capture: true });
    addEventListener("click", (event) => {
      if (!this.read || event.detail === 0) return;
      this.read = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }, { capture: true });
    document.addEventListener("click", (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const refused = target.closest(".cannot, .deed.shut");
      if (refused) this.show(refused, event);
      // What was pressed opens something, and its tip would lie over it.
      else if (target.closest("button, .deed, .can, summary")) this.hide();
    });
    // What a tip explains slides away under the hand; what scrolls elsewhere (seats that are pointed at, the log) is no reason.
    addEventListener("scroll", ({ target }) => {
      const about = this.owner ?? this.meant;
      if (!about || (target instanceof Node && target.contains(about))) this.hide();
    }, { capture: true, passive: true });
  }

  /**
   * Whether the hand is where it was when the page changed.
   * @param {MouseEvent} event
   */
  rests({ clientX, clientY }) {
    const { rested } = this;
    return rested !== null && Math.hypot(clientX - rested.x, clientY - rested.y) < MOVED;
  }

  /** @param {PointerEvent} event */
  point(event) {
    // What moves below a finger is no mouse.
    if (this.finger) return;
    this.meant = event.target instanceof Element ? event.target.closest(OWNERS) : null;
    this.consider(event.target, DELAY, event);
  }

  /**
   * The page changes: its tip goes, and nothing that comes to lie below the hand is pointed at. Only what still lies there,
   * drawn anew or not, is what the hand pointed at before.
   */
  rest() {
    const said = this.meant && words(this.meant);
    const hand = (this.rested = this.hand);
    this.hide();
    if (!said) return;
    requestAnimationFrame(() => {
      const now = document.elementFromPoint(hand.x, hand.y)?.closest(OWNERS);
      if (!now || this.rested !== hand || words(now) !== said) return;
      this.meant = now;
      this.consider(now, DELAY);
    });
  }

  /**
   * @param {EventTarget | null} target
   * @param {number} delay
   * @param {MouseEvent} [event]
   */
  consider(target, delay, event) {
    if (!(target instanceof Element)) return;
    clearTimeout(this.timer);
    if (this.tip.contains(target)) return;
    const owner = target.closest(OWNERS);
    if (owner === this.owner && !this.tip.hidden) return;
    if (owner) this.timer = setTimeout(() => this.show(owner, event), this.tip.hidden ? delay : 120);
    else this.timer = setTimeout(() => this.hide(), this.tip.querySelector("a") ? BRIDGE : 0);
  }

  hide() {
    clearTimeout(this.timer);
    this.tip.hidden = true;
    this.tip.replaceChildren();
    this.owner = null;
  }

  /**
   * @param {Element} owner
   * @param {MouseEvent} [event]
   */
  show(owner, event) {
    const content = this.content(owner, true);
    if (!owner.isConnected || !content.length) return this.hide();
    this.owner = owner;
    this.read ||= this.finger !== null;
    this.tip.replaceChildren(...content);
    this.tip.classList.remove("wide");
    this.tip.hidden = false;
    // What does not fit the window is wider, and then told in short.
    const high = () => this.tip.offsetHeight > innerHeight - 24;
    this.tip.classList.toggle("wide", high());
    if (high()) this.tip.replaceChildren(...this.content(owner, false));
    this.place(owner, event);
  }

  /**
   * @param {Element} owner
   * @param {boolean} whole everything about each choice, or the marks that stand on it
   */
  content(owner, whole) {
    /** @type {Node[]} */
    const content = [];
    const name = owner.getAttribute("data-tip") ?? owner.querySelector(":scope > [data-tip]")?.getAttribute("data-tip") ?? listed(owner);
    // What a deed is for stands under its name.
    const told = owner.matches(".deed") ? deed(owner) : [];
    if (owner.matches(".deed") && (name || told.length)) content.push(line("b", owner.querySelector("b")?.textContent ?? ""));
    if (name) {
      const card = document.getElementById(`tip-${name}`);
      if (card) content.push(...copies(card));
      else content.push(line("p", name));
    }
    content.push(...told);
    const target = owner.closest("[data-target]")?.getAttribute("data-target");
    const choices = this.choices(owner, target);
    for (const choice of choices.slice(0, TOLD)) {
      const foreseen = choice.querySelector(whole ? ".fore-whole" : ".fore");
      if (!owner.matches(".deed")) content.push(line("p", `→ ${labelled(choice)}`, "do"));
      if (!foreseen) continue;
      const copy = /** @type {HTMLElement} */ (foreseen.cloneNode(true));
      copy.hidden = false;
      content.push(copy);
    }
    if (choices.length) this.pointed(choices);
    if (target && owner.closest(".cannot")) {
      for (const why of document.querySelectorAll(`#t-prompt [data-refused~="${CSS.escape(target)}"]`)) {
        const reason = document.createElement("p");
        reason.className = "no";
        reason.append(...copies(why));
        content.push(reason);
      }
    }
    return content;
  }

  /**
   * The choices that are taken here: the button itself, or those of the place.
   * @param {Element} owner
   * @param {string | null | undefined} target
   */
  choices(owner, target) {
    if (owner.matches("button[data-choice]")) return [owner];
    if (owner.matches(".deed")) {
      const ways = document.querySelectorAll(`#t-prompt button[data-choice][data-deed="${CSS.escape(owner.getAttribute("data-deed") ?? "")}"]`);
      return ways.length === 1 ? [...ways] : [];
    }
    // A part of a lit place that has a name of its own answers for the place all the same.
    const place = owner.closest(".can")?.closest("[data-target]")?.getAttribute("data-target") ?? around(owner);
    if (!place) return [];
    return [...document.querySelectorAll(`#t-prompt button[data-for="${CSS.escape(place)}"]`)];
  }

  /** Shows the tip at hand anew, if there is one: something more is known. */
  again() {
    if (this.owner && !this.tip.hidden) this.show(this.owner);
  }

  /**
   * @param {Element} owner
   * @param {MouseEvent} [event]
   */
  place(owner, event) {
    const { tip } = this;
    tip.style.maxHeight = `${innerHeight - 16}px`;
    let rect = owner.getBoundingClientRect();
    // On something as large as a land, stay near the hand.
    if (event && (rect.width > 200 || rect.height > 200) && !owner.matches("button")) {
      rect = new DOMRect(event.clientX - 8, event.clientY - 8, 16, 16);
    }
    const { x, y, free } = spot(tip.getBoundingClientRect(), rect, owner);
    tip.style.left = `${x}px`;
    tip.style.top = `${y}px`;
    // A link in it can be reached where the way there crosses nothing that could be meant.
    tip.classList.toggle("reached", free && tip.querySelector("a") !== null);
  }
}

/**
 * What stands in a cell of the bar of deeds, whole: a narrow column cuts it, and what is shut says why.
 * @param {Element} cell
 */
function deed(cell) {
  const note = cell.querySelector("small");
  const cut = note && note.scrollHeight > note.clientHeight + 1;
  const one = document.querySelectorAll(`#t-prompt button[data-choice][data-deed="${CSS.escape(cell.getAttribute("data-deed") ?? "")}"]`).length === 1;
  if (!cell.matches(".shut") && !cut && !one) return [];
  const text = note?.textContent ?? "";
  return [line("p", text, cell.matches(".shut") ? "no" : "do")];
}

/**
 * What is chosen from the list is explained as it is where it lies: an advance, a wonder, a land. Whoever has opened a place has seen
 * what it is.
 * @param {Element} owner
 */
function listed(owner) {
  const target = owner.closest("#t-prompt") && owner.getAttribute("data-for");
  const thing = target && document.querySelector(`[data-target="${CSS.escape(target)}"][data-tip], [data-target="${CSS.escape(target)}"] > [data-tip]`);
  return thing ? thing.getAttribute("data-tip") : null;
}

/**
 * What tells a thing from another, however often it is drawn.
 * @param {Element} owner
 */
function words(owner) {
  return [owner.getAttribute("data-tip"), owner.getAttribute("data-target"), owner.textContent].join(" ");
}

/** @param {Element} element */
function copies(element) {
  return [...element.childNodes].map((node) => node.cloneNode(true));
}

/**
 * The lit place a piece stands on: a click goes through the piece to it.
 * @param {Element} owner
 */
function around(owner) {
  const place = owner.closest("[data-in]")?.getAttribute("data-in");
  return place && document.querySelector(`#t-map .can[data-target="${CSS.escape(place)}"]`) ? place : null;
}

/**
 * @param {string} tag
 * @param {string} text
 * @param {string} [name]
 */
function line(tag, text, name) {
  const element = document.createElement(tag);
  element.textContent = text;
  if (name) element.className = name;
  return element;
}
