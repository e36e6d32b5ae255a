// @ts-check
// What a bot would do, when one asks: its choice and the next best, with the places they may lead to.

/** @typedef {{ decision: number, best: { choice: number, label: string, place: number, foreseen?: string, why: string[] }[] }} Hint */

export class Hints {
  /**
   * @param {Record<string, string>} words
   * @param {(text: string, level?: string) => void} toast
   */
  constructor(words, toast) {
    this.words = words;
    this.toast = toast;
    this.box = document.getElementById("t-hints");
    /** @type {string | undefined} the decision the shown hint is about */
    this.about = undefined;
    this.box?.addEventListener("click", (event) => {
      const line = event.target instanceof Element ? event.target.closest("[data-hinted]") : null;
      if (line instanceof HTMLElement) this.take(line.dataset.hinted ?? "");
      else if (event.target instanceof Element && event.target.closest(".close")) this.close();
    });
    // A click beside it puts it away, and still does what it does.
    document.addEventListener("click", (event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.isTrusted && this.shown && !target?.closest("#t-hints, [data-do=hint]")) this.clear();
    }, { capture: true });
  }

  get prompt() {
    return document.getElementById("t-prompt");
  }

  get shown() {
    return this.about !== undefined;
  }

  async ask() {
    if (this.shown) return this.close();
    const { seat, decision } = this.prompt?.dataset ?? {};
    const button = /** @type {HTMLButtonElement | null} */ (document.querySelector("[data-do=hint]"));
    if (!this.box || seat === undefined || decision === undefined || !button || button.disabled) return;
    button.disabled = true;
    button.classList.add("busy");
    try {
      const answer = await fetch(`/t/${document.body.dataset.table}/hint?seat=${seat}`, { headers: { accept: "application/json" } });
      const hint = await answer.json();
      if (!answer.ok) this.toast(hint.message || this.words.failed, "warn");
      else if (String(hint.decision) === this.prompt?.dataset.decision) this.show(hint);
    } catch {
      this.toast(this.words.failed, "warn");
    }
    // The prompt may have been drawn anew meanwhile, or not.
    document.querySelectorAll("[data-do=hint]").forEach((b) => {
      /** @type {HTMLButtonElement} */ (b).disabled = false;
      b.classList.remove("busy");
    });
  }

  /**
   * Asks a bot about a step of its own; it answers in one line.
   * @param {string} step
   */
  async why(step) {
    const buttons = () => document.querySelectorAll(`[data-why="${CSS.escape(step)}"]`);
    buttons().forEach((button) => button.classList.add("busy"));
    try {
      const answer = await fetch(`/t/${document.body.dataset.table}/why?step=${step}`, { headers: { accept: "application/json" } });
      const said = await answer.json();
      this.toast(answer.ok ? said.why : said.message || this.words.failed, answer.ok ? "said" : "warn");
    } catch {
      this.toast(this.words.failed, "warn");
    }
    buttons().forEach((button) => button.classList.remove("busy"));
  }

  /** @param {Hint} hint */
  show(hint) {
    if (!this.box) return;
    this.about = String(hint.decision);
    const list = document.createElement("ol");
    const shown = hint.best.map(({ place }) => place.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
    // The same number beside all of them tells none from another.
    const differ = new Set(shown).size > 1;
    for (const [nth, { choice, label, foreseen, why }] of hint.best.entries()) {
      const line = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.hinted = String(choice);
      button.textContent = label;
      const said = document.createElement("small");
      said.textContent = `${this.words["hint-place"]} ${shown[nth]}`;
      line.append(button, ...(differ ? [said] : []));
      for (const reason of [...(foreseen ? [foreseen] : []), ...why]) {
        const because = document.createElement("small");
        because.className = "why";
        because.textContent = reason;
        line.append(because);
      }
      list.append(line);
    }
    const title = document.createElement("b");
    title.textContent = this.words["hint-says"];
    const close = document.createElement("button");
    close.type = "button";
    close.className = "close";
    close.textContent = "×";
    close.setAttribute("aria-label", this.words.close);
    this.box.replaceChildren(title, close, list);
    this.box.hidden = false;
    this.mark(hint.best[0]?.choice);
  }

  /** @param {number | undefined} choice the one whose place on the board is shown */
  mark(choice) {
    document.querySelectorAll(".hinted").forEach((e) => e.classList.remove("hinted"));
    const button = this.prompt?.querySelector(`[data-choice="${choice}"]`);
    button?.classList.add("hinted");
    const target = button?.getAttribute("data-for");
    if (target) document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`).forEach((e) => e.classList.add("hinted"));
  }

  /** @param {string} choice */
  take(choice) {
    const button = /** @type {HTMLElement | null} */ (this.prompt?.querySelector(`[data-choice="${choice}"]`) ?? null);
    this.clear();
    button?.click();
  }

  /** A hint is about one question: it goes with it. */
  refresh() {
    if (this.about !== undefined && this.prompt?.dataset.decision !== this.about) this.clear();
  }

  /** Put away by whoever asked: back to where it was asked. */
  close() {
    this.clear();
    /** @type {HTMLElement | null} */ (document.querySelector("[data-do=hint]"))?.focus();
  }

  clear() {
    this.about = undefined;
    document.querySelectorAll(".hinted").forEach((e) => e.classList.remove("hinted"));
    if (!this.box) return;
    this.box.hidden = true;
    this.box.replaceChildren();
  }
}
