// @ts-check
// Pins on the board: the places that a digest speaks of, with its numbers, while it lies open.

export class Pins {
  constructor() {
    this.layer = document.createElement("div");
    this.layer.id = "t-pins";
    this.layer.setAttribute("aria-hidden", "true");
    document.getElementById("t-board")?.append(this.layer);
    /** Whether they are kept in their places. */
    this.on = false;
  }

  /**
   * A pin for every place that is named there and drawn on the board.
   * @param {Element} body
   */
  show(body) {
    /** @type {Map<string, string>} */
    const places = new Map();
    for (const line of /** @type {NodeListOf<HTMLElement>} */ (body.querySelectorAll("[data-pin]"))) {
      places.set(line.dataset.pin ?? "", line.dataset.number ?? "");
    }
    this.layer.replaceChildren(...[...places].map(([target, number]) => {
      const pin = document.createElement("span");
      pin.className = "pin";
      pin.dataset.at = target;
      pin.textContent = number;
      return pin;
    }));
    if (!this.on && places.size) {
      this.on = true;
      this.follow();
    }
  }

  clear() {
    this.on = false;
    this.layer.replaceChildren();
  }

  /** The board moves under them. */
  follow() {
    if (!this.on) return;
    const board = this.layer.parentElement?.getBoundingClientRect();
    for (const pin of /** @type {HTMLCollectionOf<HTMLElement>} */ (this.layer.children)) {
      const place = document.querySelector(`#t-camera [data-target="${CSS.escape(pin.dataset.at ?? "")}"]`)?.getBoundingClientRect();
      pin.hidden = !place || !board || !place.width;
      if (place && board) pin.style.translate = `${place.left + place.width / 2 - board.left}px ${place.top + place.height / 2 - board.top}px`;
    }
    requestAnimationFrame(() => this.follow());
  }
}

/**
 * When something was, in words: the day while that says enough.
 * @param {Element} body
 */
export function whens(body) {
  const lang = document.documentElement.lang;
  for (const time of /** @type {NodeListOf<HTMLTimeElement>} */ (body.querySelectorAll("time[data-when]"))) {
    const date = new Date(Number(time.dataset.when));
    const days = (Date.now() - date.getTime()) / 86_400_000;
    const clock = /** @type {const} */ ({ hour: "2-digit", minute: "2-digit" });
    const day = /** @type {Intl.DateTimeFormatOptions} */ (days < 6 ? { weekday: "short" } : { day: "numeric", month: "short" });
    const today = date.toDateString() === new Date().toDateString();
    time.textContent = date.toLocaleString(lang, today ? clock : { ...day, ...clock });
    time.dateTime = date.toISOString();
    time.title = date.toLocaleString(lang);
  }
}
