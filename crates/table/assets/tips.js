// @ts-check
// Every piece, card and icon explains itself: on hover, on focus, on a long press.

import { labelled } from "./light.js";

const DELAY = 260;
const LONG_PRESS = 420;

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
    document.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch") this.consider(event.target, DELAY, event);
    });
    document.addEventListener("focusin", (event) => this.consider(event.target, 0));
    document.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "touch" && !this.tip.contains(/** @type {Node} */ (event.target))) {
        this.hide();
        this.consider(event.target, LONG_PRESS, event);
      }
    });
    for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => clearTimeout(this.timer));
    document.addEventListener("click", (event) => {
      const refused = event.target instanceof Element ? event.target.closest(".cannot") : null;
      if (refused) this.show(refused, event);
    });
    addEventListener("scroll", () => this.hide(), { capture: true, passive: true });
  }

  /**
   * @param {EventTarget | null} target
   * @param {number} delay
   * @param {MouseEvent} [event]
   */
  consider(target, delay, event) {
    if (!(target instanceof Element) || this.tip.contains(target)) return;
    const owner = target.closest("button[data-choice], [data-tip], .cannot, .can");
    if (owner === this.owner && !this.tip.hidden) return;
    clearTimeout(this.timer);
    if (owner) this.timer = setTimeout(() => this.show(owner, event), this.tip.hidden ? delay : 120);
    else this.timer = setTimeout(() => this.hide(), 220);
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
    const content = this.content(owner);
    if (!owner.isConnected || !content.length) return this.hide();
    this.owner = owner;
    this.tip.replaceChildren(...content);
    this.tip.hidden = false;
    this.place(owner, event);
  }

  /** @param {Element} owner */
  content(owner) {
    /** @type {Node[]} */
    const content = [];
    const name = owner.getAttribute("data-tip") ?? owner.querySelector(":scope > [data-tip]")?.getAttribute("data-tip");
    if (name) {
      const card = document.getElementById(`tip-${name}`);
      if (card) content.push(...[...card.childNodes].map((n) => n.cloneNode(true)));
      else content.push(line("p", name));
    }
    const target = owner.closest("[data-target]")?.getAttribute("data-target");
    const choices = this.choices(owner, target);
    for (const choice of choices.slice(0, 6)) {
      const whole = choice.querySelector(".fore-whole");
      content.push(line("p", `→ ${labelled(choice)}`, "do"));
      if (!whole) continue;
      const copy = /** @type {HTMLElement} */ (whole.cloneNode(true));
      copy.hidden = false;
      content.push(copy);
    }
    if (choices.length) this.pointed(choices);
    if (target && owner.closest(".cannot")) {
      for (const why of document.querySelectorAll(`#t-prompt [data-refused~="${CSS.escape(target)}"]`)) {
        const reason = document.createElement("p");
        reason.className = "no";
        reason.append(...[...why.childNodes].map((n) => n.cloneNode(true)));
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
    if (!target || !owner.closest(".can")) return [];
    return [...document.querySelectorAll(`#t-prompt button[data-for="${CSS.escape(target)}"]`)];
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
    this.tip.style.maxHeight = "";
    const box = this.tip.getBoundingClientRect();
    let rect = owner.getBoundingClientRect();
    // On something as large as a land, stay near the hand.
    if (event && (rect.width > 200 || rect.height > 200)) rect = new DOMRect(event.clientX - 8, event.clientY - 8, 16, 16);
    // Never over what it explains: above it, below it, or cut to the larger of the two rooms.
    const [over, under] = [rect.top - 16, innerHeight - rect.bottom - 16];
    const above = box.height <= over || (box.height > under && over >= under);
    const height = Math.min(box.height, above ? over : under);
    this.tip.style.maxHeight = `${height}px`;
    const y = above ? rect.top - height - 8 : rect.bottom + 8;
    const x = Math.min(innerWidth - box.width - 8, Math.max(8, rect.x + rect.width / 2 - box.width / 2));
    this.tip.style.left = `${x}px`;
    this.tip.style.top = `${y}px`;
  }
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
