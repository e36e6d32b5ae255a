// @ts-check
// The page that tells who won: it comes by itself, so it takes the focus, and gives it back when it is put away.

export class Final {
  constructor() {
    this.area = document.getElementById("t-final-area");
    this.there = false;
    /** @type {Element | null} what had the focus before */
    this.before = null;
    this.area?.addEventListener("click", (event) => event.target === this.area && this.close());
  }

  get shown() {
    return Boolean(this.area?.firstElementChild) && !this.area?.classList.contains("closed");
  }

  /** To be called after every change of the page. */
  settle() {
    const came = this.shown && !this.there;
    this.there = this.shown;
    const focus = document.activeElement;
    if (!came || focus?.matches("input, textarea")) return;
    this.before = focus;
    document.getElementById("t-final")?.focus({ preventScroll: true });
  }

  /** The scores stay where they always are. */
  close() {
    this.area?.classList.add("closed");
    const back = this.before?.isConnected && this.before !== document.body ? this.before : document.getElementById("t-tab-score");
    /** @type {HTMLElement | null} */ (back)?.focus({ preventScroll: true });
  }
}
