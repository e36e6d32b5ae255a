// @ts-check
// A question with one answer is no question: it is answered for the reader, after a moment in which it can be seen. Not
// where chance has a say while something of theirs could still be taken back: the answer would close the way. Nor where
// others are asked at the same time: whoever waits for a proposal would cut it short.

import { labelled } from "./light.js";
import { Switch } from "./switch.js";

/** In milliseconds: alone with bots, and among people, who must not learn from a quick answer what somebody holds. */
const ALONE = 700;
const AMONG = [1_500, 4_500];

export class Only {
  /**
   * @param {(button: HTMLButtonElement) => void} take
   * @param {(text: string) => void} tell says what was answered
   * @param {() => boolean} ready whether nothing else is to be seen first
   */
  constructor(take, tell, ready) {
    this.take = take;
    this.tell = tell;
    this.ready = ready;
    /** @type {string | undefined} the question that is about to be answered */
    this.asked = undefined;
    /** Whoever took a step back wants to be asked until the game is there again. */
    this.back = 0;
    document.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("[data-send=undo], [data-send=restart], [data-send=back_to]")) this.back = this.step;
    });
    document.addEventListener("keydown", ({ key }) => {
      if (key.toLowerCase() === "u") this.back = this.step;
    });
    this.wanted = new Switch("only", () => this.settle());
  }

  get step() {
    return Number(document.getElementById("t-slider")?.getAttribute("max") ?? 0);
  }

  /** Whether nobody but bots could learn anything from an answer. */
  get alone() {
    return document.querySelector("input[data-only][data-alone]") !== null;
  }

  /** The one answer there is, if it may be taken without asking. */
  get answer() {
    // Whoever is taught is told what to answer.
    const taught = document.querySelector("#t-lesson:not(.away)");
    const prompt = taught ? null : document.querySelector("#t-prompt.yours:not(.busy)");
    // What nothing can come of is no answer beside another; but among people only who holds nothing would be this quick.
    const some = this.alone ? "button[data-choice]:not([data-kind=vain])" : "button[data-choice]";
    const answers = prompt ? [...prompt.querySelectorAll(some)] : [];
    const [answer] = answers;
    if (answers.length !== 1 || answer.matches(".ends, .back, [data-lost]")) return null;
    if (document.querySelectorAll("#t-mats .mat.open").length > 1) return null;
    const undo = /** @type {HTMLButtonElement | null} */ (document.querySelector("[data-send=undo]"));
    const open = this.step >= this.back && (undo?.disabled !== false || answer.hasAttribute("data-sure"));
    return open ? /** @type {HTMLButtonElement} */ (answer) : null;
  }

  /** To be called after every change of the page. */
  settle() {
    this.wanted.show();
    const { answer } = this;
    const number = document.getElementById("t-prompt")?.dataset.decision;
    if (!answer || !this.wanted.on) {
      this.asked = undefined;
      return;
    }
    answer.classList.add("only");
    if (this.asked === number) return;
    this.asked = number;
    const [least, most] = AMONG;
    this.wait(number, this.alone ? ALONE : least + Math.random() * (most - least));
  }

  /**
   * @param {string | undefined} number
   * @param {number} ms
   */
  wait(number, ms) {
    setTimeout(() => {
      if (this.asked !== number) return;
      if (!this.ready() || document.hidden) return this.wait(number, 400);
      const { answer } = this;
      this.asked = undefined;
      if (!answer || !this.wanted.on) return;
      this.tell(labelled(answer));
      this.take(answer);
    }, ms);
  }
}
