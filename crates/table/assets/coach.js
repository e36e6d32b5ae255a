// @ts-check
// The coach, for whoever wants one: what it has against some of the answers is fetched while the reader looks, and said
// only when such an answer is about to be given. Nobody waits for it: an answer that comes first simply goes.

/** @typedef {{ decision: number, doubts: { choice: number, html: string }[] }} Coached */

/** Asked again so often, while bots of other tables think. */
const TRIES = 3;
const AGAIN = 1500;

/** Whether the reader wants it. */
function wanted() {
  return document.body.dataset.coach === "on";
}

export class Coach {
  constructor() {
    /** The question that was looked at: seat and decision. */
    this.question = "";
    /** @type {Map<string, string>} what is said before a choice */
    this.doubts = new Map();
    document.addEventListener("change", (event) => {
      const box = event.target;
      if (box instanceof HTMLInputElement && box.matches("[data-coaching]")) this.set(box.checked);
    });
  }

  /**
   * From now on, on every device of the reader.
   * @param {boolean} on
   */
  set(on) {
    document.body.dataset.coach = on ? "on" : "off";
    const kept = new URLSearchParams({ coach: on ? "on" : "off", back: "/" });
    fetch("/prefs", { method: "POST", body: kept, redirect: "manual" }).catch(() => {});
    this.clear();
    this.look();
  }

  /** A new question is looked at; to be called after every change of the page. */
  look() {
    const prompt = document.getElementById("t-prompt");
    const { seat, decision } = prompt?.dataset ?? {};
    const asked = seat !== undefined && decision !== undefined && (prompt?.querySelectorAll("button[data-choice]").length ?? 0) > 1;
    const question = asked && wanted() ? `${seat} ${decision}` : "";
    if (question === this.question) return;
    this.clear();
    this.question = question;
    if (question) this.ask(question, TRIES);
  }

  /**
   * @param {string} question
   * @param {number} tries
   */
  async ask(question, tries) {
    const [seat, decision] = question.split(" ");
    const answer = await fetch(`/t/${document.body.dataset.table}/coach?seat=${seat}`).catch(() => null);
    if (question !== this.question || !answer) return;
    if (answer.status === 204 && tries > 1) {
      setTimeout(() => question === this.question && this.ask(question, tries - 1), AGAIN);
      return;
    }
    /** @type {Coached | null} */
    const said = answer.status === 200 ? await answer.json() : null;
    if (question !== this.question) return;
    if (String(said?.decision) === decision) for (const { choice, html } of said?.doubts ?? []) this.doubts.set(String(choice), html);
    document.body.dataset.coached = [...this.doubts.keys()].join(" ");
  }

  /**
   * What is to be said before this answer, once.
   * @param {HTMLButtonElement} button
   */
  doubt(button) {
    const said = this.doubts.get(button.dataset.choice ?? "");
    this.doubts.delete(button.dataset.choice ?? "");
    return said;
  }

  clear() {
    this.question = "";
    this.doubts.clear();
    delete document.body.dataset.coached;
  }
}
