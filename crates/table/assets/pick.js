// @ts-check
// Choosing. The prompt lists every legal answer; each that has a place on the board lights it up and can be clicked,
// focused and taken there. Nothing else can. What is refused says why.

import { reach } from "./cover.js";
import { Hold } from "./hold.js";
import { about, dim, handle, labelled, light } from "./light.js";
import { refresh as refreshSteppers } from "./stepper.js";
import { asksFirst, confirms, doubted, ending, preview, question, unknown, unshown } from "./slips.js";

/**
 * @typedef {object} Hands
 * @property {(message: { t: string, [key: string]: any }) => void} send
 * @property {(element: Element) => void} reveal
 * @property {(places: Element[]) => void} lit called after every change with what is lit on the board
 * @property {(places: Element[]) => void} sight called when other places of the board are lit
 * @property {() => void} asked called when something else is asked
 * @property {(button: HTMLButtonElement) => string | undefined} doubt what the coach says before an answer
 * @property {(button: HTMLButtonElement) => void} foresee asks what an answer would do; `known` is called when it is known
 * @property {Record<string, string>} words
 */

/** @typedef {{ choice: number } | { target: Record<string, number> }} Step a small step, as the server names it */
/** @typedef {{ seat: string | undefined, decision: string | undefined, steps: Step[] }} Gesture small steps, and what the first answers */

/** Milliseconds for which an answer waits to be known. */
const PATIENCE = 1_500;

/** What does something of its own when it is clicked. */
const CONTROLS = "button, a, input, textarea, select, summary";

/** @type {HTMLButtonElement | null} the button that opened the menu */
let hinted = null;

export class Pick {
  /** @param {Hands} hands */
  constructor(hands) {
    this.hands = hands;
    this.menu = /** @type {HTMLElement} */ (document.getElementById("t-menu"));
    /** Whether the last word came from the keyboard: then focus is looked after. */
    this.byKeyboard = false;
    /** @type {Map<string, HTMLButtonElement[]>} */
    this.choices = new Map();
    /** @type {string | null} */
    this.question = null;
    /** @type {Element | null} the place the menu asks about */
    this.place = null;
    /** @type {string | null} what the reader wants to do, of the bar of deeds */
    this.deed = null;
    /** @type {HTMLButtonElement | null} an answer that waits to be known */
    this.waiting = null;
    /** @type {Gesture | null} what was sent last */
    this.sent = null;
    this.hold = new Hold();
    this.refresh();
    document.addEventListener("click", (event) => this.click(event));
    document.addEventListener("pointerover", (event) => this.hover(event));
    document.addEventListener("focusin", (event) => this.hover(event));
    addEventListener("pointerdown", () => (this.byKeyboard = false), { capture: true });
  }

  get prompt() {
    return document.getElementById("t-prompt");
  }

  /** Lights up what is offered; to be called after every change of the page. */
  refresh() {
    this.hide();
    this.choices.clear();
    for (const lit of document.querySelectorAll(".can, .cannot, [data-target].hint")) dim(lit);
    const question = this.prompt && `${this.prompt.dataset.seat} ${this.prompt.dataset.decision}`;
    if (question !== this.question) [this.deed, this.waiting] = [null, null];
    this.sort();
    for (const button of this.buttons()) {
      const target = button.dataset.for;
      if (this.deed && button.dataset.deed !== this.deed) continue;
      if (target) this.choices.set(target, [...(this.choices.get(target) ?? []), button]);
    }
    for (const [target, buttons] of this.choices) {
      for (const place of places(target)) light(place, buttons);
    }
    for (const left of document.querySelectorAll(":not(.can) > .handle")) left.remove();
    this.prompt?.querySelector(".spots")?.classList.toggle("all-on-board", this.onBoard());
    for (const why of this.prompt?.querySelectorAll("[data-refused]") ?? []) {
      for (const target of (/** @type {HTMLElement} */ (why).dataset.refused ?? "").split(" ")) {
        if (!this.choices.has(target)) for (const place of places(target)) place.classList.add("cannot");
      }
    }
    if (question !== this.question) this.hold.ask(this.back, this.choices);
    this.hold.show();
    refreshSteppers();
    this.hands.lit(lit());
    // A new question whose places are all out of sight would go unseen on a small screen.
    if (question !== this.question) {
      this.prompt?.classList.remove("busy");
      this.hands.asked();
      this.hands.sight(lit());
    }
    this.question = question;
    if (this.byKeyboard && this.adrift()) this.stops()[0]?.focus();
  }

  /** Whether every answer of the list has its place on the map: some lie on a sheet, in a hand or beside a name. */
  onBoard() {
    const targets = this.buttons().flatMap((button) => button.dataset.for ?? []);
    return targets.every((target) => document.querySelector(`#t-map [data-target="${CSS.escape(target)}"]`) !== null);
  }

  /** Where there is a bar of deeds, the lists show what the chosen one leads to. */
  sort() {
    const deeds = this.deeds();
    for (const deed of deeds) deed.setAttribute("aria-pressed", String(deed.dataset.deed === this.deed));
    for (const button of this.buttons()) {
      button.classList.toggle("aside", deeds.length > 0 && !!button.dataset.deed && button.dataset.deed !== this.deed);
    }
  }

  /** What can be done now, of the bar of deeds. */
  deeds() {
    return /** @type {HTMLButtonElement[]} */ ([...(this.prompt?.querySelectorAll("button.deed[data-deed]") ?? [])]);
  }

  /**
   * Only this is meant; or everything again. What can be done in one way is done.
   * @param {string} deed
   */
  intend(deed) {
    const ways = this.buttons().filter((button) => button.dataset.deed === deed);
    if (ways.length === 1) return this.take(ways[0]);
    this.deed = this.deed === deed ? null : deed;
    this.refresh();
    this.hands.sight(lit());
    // In a low window what it leads to may open below what is seen.
    if (this.deed) ways.find((way) => way.getClientRects().length)?.scrollIntoView({ block: "nearest" });
  }

  /** Nothing has the focus, or something that cannot keep it: a place that is lit no more. */
  adrift() {
    const focus = document.activeElement;
    if (!focus || focus === document.body) return true;
    return focus.hasAttribute("data-target") && !focus.hasAttribute("tabindex");
  }

  /** The answer that goes back a step, if there is one. */
  get back() {
    return /** @type {HTMLButtonElement | null} */ (this.prompt?.querySelector("button.choice.back") ?? null);
  }

  /** Every answer as a button of the prompt. */
  buttons() {
    return /** @type {HTMLButtonElement[]} */ ([...(this.prompt?.querySelectorAll("button[data-choice]") ?? [])]);
  }

  /** Those of them that have no place on the board and are in sight. */
  answers() {
    return this.buttons().filter((button) => !button.dataset.for && !button.matches(".aside, .stepper > :not(.at)"));
  }

  /** Whatever can be taken now, in the order of the page, each place once. */
  stops() {
    const answers = [...this.deeds(), ...this.answers()];
    const lit = [...document.querySelectorAll(".can")].map(handle);
    return [...answers, .../** @type {HTMLElement[]} */ (lit)];
  }

  /** @param {MouseEvent} event */
  click(event) {
    const target = /** @type {Element} */ (event.target);
    const button = target.closest("button[data-choice]");
    if (button instanceof HTMLButtonElement) {
      this.take(button);
      return;
    }
    if (this.menu.contains(target)) return;
    const deed = target.closest("button.deed[data-deed]");
    if (deed instanceof HTMLButtonElement) return this.intend(deed.dataset.deed ?? "");
    this.hide();
    const place = this.under(event);
    if (place) this.choose(place);
    else if (event.detail > 0) this.swap(event);
  }

  /**
   * Another is taken up instead of what is held.
   * @param {MouseEvent} event
   */
  swap(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest(CONTROLS) || !target.closest("#t-map, #t-hand, .mat")) return;
    const found = target.closest("#t-map") ? reach(event.clientX, event.clientY) : [target];
    const other = found.map((element) => this.hold.instead(element, this.back)).find((way) => way !== null);
    if (!other) return;
    this.hold.pick(other.name, [...(this.hold.held?.others ?? [])]);
    this.act(other.steps);
  }

  /**
   * The place that was meant.
   * @param {MouseEvent} event
   */
  under(event) {
    const target = /** @type {Element} */ (event.target);
    const direct = target.closest(".can");
    // A button on a lit mat does what it says, and nothing else.
    const control = target.closest(CONTROLS);
    if (direct && control && direct !== control && direct.contains(control)) return null;
    if (direct || event.detail === 0) return direct;
    // What was hit may have been put away by the same click.
    if (!target.closest("#t-map, #t-tip")) return null;
    for (const element of reach(event.clientX, event.clientY)) {
      if (element.closest(CONTROLS)) return null;
      const place = element.closest(".can");
      if (place) return place;
    }
    return null;
  }

  /** @param {Element} place */
  choicesAt(place) {
    return this.choices.get(/** @type {HTMLElement} */ (place).dataset.target ?? "") ?? [];
  }

  /** @param {Element} place */
  choose(place) {
    const buttons = this.choicesAt(place);
    if (buttons.length === 1) this.take(buttons[0]);
    else if (buttons.length > 1) this.ask(place, buttons);
  }

  /** @param {HTMLButtonElement} button */
  take(button) {
    const doubt = this.hands.doubt(button);
    if (doubt) return this.warn(button, (stay, go) => doubted(this.hands.words, doubt, stay, go));
    if (button.dataset.lost && asksFirst.on) {
      return this.warn(button, (stay, go) => question(this.hands.words, button.dataset.lost ?? "", stay, go));
    }
    if (button.dataset.ends !== undefined && confirms.on && this.buttons().length > 1) {
      return this.warn(button, (stay, go) => ending(this.hands.words, labelled(button), stay, go));
    }
    if (unknown(button) && this.waiting !== button) return this.wait(button);
    this.waiting = null;
    if (unshown(button)) return this.warn(button, (stay, go) => preview(this.hands.words, button, stay, go));
    this.give(button);
  }

  /**
   * Answers, whatever there might be to say before: what is answered by itself is nothing that a finger could have meant otherwise.
   * @param {HTMLButtonElement} button
   */
  give(button) {
    this.waiting = null;
    this.hold.pick(button.dataset.for, this.choices.keys());
    this.act([{ choice: Number(button.dataset.choice) }]);
  }

  /**
   * Of a large offer it is asked what an answer would do before a finger gives it. Where nobody says so in time, it goes.
   * @param {HTMLButtonElement} button
   */
  wait(button) {
    this.waiting = button;
    this.hands.foresee(button);
    setTimeout(() => this.waiting === button && this.take(button), PATIENCE);
  }

  /** Something that was asked about is known. */
  known() {
    if (this.waiting && !unknown(this.waiting)) this.take(this.waiting);
  }

  /**
   * Says something before an answer goes, and asks once.
   * @param {HTMLButtonElement} button
   * @param {(stay: () => void, go: () => void) => Element[]} say
   */
  warn(button, say) {
    const go = () => this.act([{ choice: Number(button.dataset.choice) }]);
    this.menu.replaceChildren(...say(() => this.putAway(), go));
    // Beside the place that was meant; the list of all answers may be out of sight.
    const lit = [...places(button.dataset.for ?? "")].find((place) => place.classList.contains("can"));
    this.open(lit ?? (button.getClientRects().length ? button : (this.prompt ?? button)));
    /** @type {HTMLElement | null} */ (this.menu.querySelector("button"))?.focus();
  }

  /**
   * Sends small steps, the first of them an answer to what is asked now.
   * @param {Step[]} steps
   */
  act(steps) {
    const prompt = this.prompt;
    if (!prompt || prompt.classList.contains("busy")) return;
    prompt.classList.add("busy");
    this.hide();
    const { seat, decision } = prompt.dataset;
    this.sent = { seat, decision, steps };
    this.hands.send({ t: "act", seat: Number(seat), decision: Number(decision), steps });
  }

  /**
   * One place, several choices.
   * @param {Element} place
   * @param {HTMLButtonElement[]} buttons
   */
  ask(place, buttons) {
    const items = buttons.map((button) => {
      const item = /** @type {HTMLButtonElement} */ (button.cloneNode(true));
      item.setAttribute("role", "menuitem");
      // In the list it waits for its deed; here it is what was asked for.
      item.classList.remove("aside");
      return item;
    });
    const { name, title, reasons } = about(place, this.prompt);
    this.menu.setAttribute("aria-label", name);
    this.menu.replaceChildren(...title, ...items, ...reasons);
    this.open(place);
    /** @type {HTMLElement | null} */ (this.menu.querySelector("button"))?.focus();
  }

  /**
   * Opens the menu beside what it is about.
   * @param {Element} place
   */
  open(place) {
    this.menu.hidden = false;
    this.place = place;
    const rect = place.getBoundingClientRect();
    const box = this.menu.getBoundingClientRect();
    const x = Math.min(innerWidth - box.width - 8, Math.max(8, rect.x + rect.width / 2 - box.width / 2));
    const below = rect.bottom + box.height + 8 < innerHeight;
    const y = below ? Math.min(rect.bottom + 4, innerHeight - box.height - 8) : Math.max(8, rect.top - box.height - 4);
    this.menu.style.left = `${x}px`;
    this.menu.style.top = `${y}px`;
  }

  hide() {
    this.menu.hidden = true;
    this.menu.replaceChildren();
  }

  /** Somebody thought better of it: back to the place that was asked about. */
  putAway() {
    this.hide();
    if (this.place) /** @type {HTMLElement} */ (handle(this.place)).focus({ preventScroll: true });
  }

  /**
   * A choice in the list shows its place on the board.
   * @param {Event} event
   */
  hover(event) {
    const button = event.target instanceof Element ? event.target.closest("button[data-for]") : null;
    if (button === hinted) return;
    for (const lit of document.querySelectorAll("[data-target].hint")) lit.classList.remove("hint");
    hinted = /** @type {HTMLButtonElement | null} */ (button);
    if (!hinted) return;
    for (const place of places(hinted.dataset.for ?? "")) {
      place.classList.add("hint");
      this.hands.reveal(place);
    }
  }

  /**
   * The next or the previous choice.
   * @param {number} way
   */
  step(way) {
    const stops = this.stops();
    if (!stops.length) return;
    const now = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = stops[(now + way + stops.length) % stops.length] ?? stops[0];
    this.focus(next);
  }

  /**
   * The nearest choice in a direction; false if there is none.
   * @param {number} dx
   * @param {number} dy
   */
  roam(dx, dy) {
    const from = document.activeElement;
    const stops = this.stops();
    if (!from || !stops.includes(/** @type {HTMLElement} */ (from))) {
      if (stops.length) this.focus(stops[0]);
      return stops.length > 0;
    }
    const here = middle(from);
    let best = null;
    let least = Infinity;
    for (const stop of stops) {
      if (stop === from) continue;
      const there = middle(stop);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      if (along <= 4) continue;
      const far = along + 2 * aside;
      if (far < least) [best, least] = [stop, far];
    }
    if (best) this.focus(best);
    return best !== null;
  }

  /** @param {HTMLElement} element */
  focus(element) {
    this.byKeyboard = true;
    const list = element.closest("details");
    if (list) list.open = true;
    element.focus({ preventScroll: true });
    this.hands.reveal(element);
  }

  /** Takes what has the focus. */
  enter() {
    const place = document.activeElement?.closest(".can");
    if (!place) return false;
    this.byKeyboard = true;
    this.choose(place);
    return true;
  }

  /**
   * Takes the answer with this number in the prompt.
   * @param {number} number
   */
  digit(number) {
    const answers = this.answers();
    const button = (answers.length ? answers : this.buttons())[number - 1];
    if (button) {
      this.byKeyboard = true;
      this.take(button);
    }
  }
}

/** What is lit on the board. */
function lit() {
  return [...document.querySelectorAll("#t-map .can")];
}

/** @param {string} target */
function places(target) {
  return document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`);
}

/** @param {Element} element */
function middle(element) {
  const rect = element.getBoundingClientRect();
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}
