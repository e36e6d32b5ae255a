// @ts-check
// Looking at the past: every step has its place on the slider and its own address.

export class History {
  /** @param {(message: { t: string, [key: string]: any }) => void} tell */
  constructor(tell) {
    this.tell = tell;
    const moment = document.body.dataset.moment;
    /** @type {number | null} the step that is shown; null follows the game */
    this.at = moment === undefined ? null : Number(moment);
    /** @type {number | undefined} */
    this.timer = undefined;
    /** Counts what was wished to be seen: a step on its way gives up once something else is wished. */
    this.wishes = 0;
    document.addEventListener("input", (event) => {
      if (event.target instanceof HTMLInputElement && event.target.id === "t-slider") this.slide(Number(event.target.value));
    });
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[data-at]") : null;
      if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (link.getAttribute("aria-disabled") === "true") return;
      this.go(link.dataset.at === "now" ? null : Number(link.dataset.at));
    });
    addEventListener("popstate", () => {
      const found = /\/at\/(\d+)$/.exec(location.pathname);
      this.look(found ? Number(found[1]) : null);
    });
  }

  get slider() {
    return /** @type {HTMLInputElement | null} */ (document.getElementById("t-slider"));
  }

  /**
   * Looks at a step and gives it its address.
   * @param {number | null} step
   */
  go(step) {
    const path = `/t/${document.body.dataset.table}${step === null ? "" : `/at/${step}`}`;
    if (location.pathname !== path) history.pushState(null, "", path + location.search);
    this.look(step);
  }

  /** @param {number | null} step */
  look(step) {
    this.wishes += 1;
    this.at = step;
    this.tell({ t: "at", step });
  }

  /**
   * Plays a step of the past: the page shows what happened at it. Resolves when it is there, or when something else is
   * wished meanwhile.
   * @param {number} step
   */
  async play(step) {
    const wish = ++this.wishes;
    if (this.at !== step - 1) await this.come(step - 1, false);
    if (wish === this.wishes) await this.come(step, true);
  }

  /**
   * @param {number} step
   * @param {boolean} play
   */
  async come(step, play) {
    const wish = this.wishes;
    this.at = step;
    this.tell({ t: "at", step, play });
    const shown = () => document.querySelector("#t-history.past") && Number(this.slider?.value) === step;
    const there = () => wish !== this.wishes || shown();
    for (let tries = 0; tries < 100 && !there(); tries++) await new Promise((later) => setTimeout(later, 30));
  }

  /**
   * A hand on the slider asks for many steps: only the newest matters.
   * @param {number} step
   */
  slide(step) {
    this.wishes += 1;
    this.at = step;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      history.replaceState(null, "", `/t/${document.body.dataset.table}/at/${step}${location.search}`);
      this.look(step);
    }, 60);
  }

  /** @param {number} way */
  step(way) {
    const slider = this.slider;
    if (!slider) return;
    const last = Number(slider.max);
    const next = (this.at ?? last) + way;
    if (next > last) this.go(null);
    else this.go(Math.max(0, next));
  }
}
