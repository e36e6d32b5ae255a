// @ts-check
// How fast the reader sees what others do. Updates wait here, one behind the other, and are shown at the reader's pace;
// the server is never slowed. Whoever answers, or says so, skips ahead.

/** @typedef {"instant" | "brisk" | "calm" | "one"} Name */
/**
 * @typedef {object} Task
 * @property {() => Promise<void> | void} run
 * @property {boolean} [step] shows a step of somebody else: the reader's pace holds for it
 * @property {import("./patch.js").Change[]} [changed] what it will draw
 */

/** Between two steps of others, in milliseconds. A brisk reader waits for nothing but what is to be seen. */
const GAP = { instant: 0, brisk: 0, calm: 1_200, one: Infinity };
/** Between two steps that are shown again. */
const AGAIN = { instant: 220, brisk: 750, calm: 1_700, one: Infinity };

/** @returns {Name} */
export function pace() {
  return /** @type {Name} */ (document.body.dataset.pace ?? "brisk");
}

/** How long a step that is shown again stays: whoever wants them one by one has buttons for that. */
export function again() {
  return Math.min(AGAIN[pace()], 2_500);
}

/**
 * From now on, on every device of the reader.
 * @param {Name} name
 */
export function setPace(name) {
  document.body.dataset.pace = name;
  mark();
  const kept = new URLSearchParams({ pace: name, back: "/" });
  // What it answers with is a page, which nobody wants.
  fetch("/prefs", { method: "POST", body: kept, redirect: "manual" }).catch(() => {});
}

/** Whichever pace is chosen is marked wherever it can be chosen. */
export function mark() {
  for (const button of document.querySelectorAll("[data-pace-to]")) {
    button.setAttribute("aria-pressed", String(/** @type {HTMLElement} */ (button).dataset.paceTo === pace()));
  }
}

export class Steps {
  /**
   * @param {(change: import("./patch.js").Change) => void} early draws a question before its turn
   * @param {(n: number) => string} skipText
   */
  constructor(early, skipText) {
    this.early = early;
    this.skipText = skipText;
    /** @type {Task[]} */
    this.waiting = [];
    this.running = false;
    /** Nothing is waited for until the last one is shown. */
    this.skipping = false;
    /** @type {(() => void) | null} ends the wait at hand */
    this.go = null;
    this.last = 0;
    this.bar = document.getElementById("t-pace-bar");
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
  }

  /** Whether something is kept back. */
  get held() {
    return this.go !== null;
  }

  /** @param {Task} task */
  add(task) {
    this.waiting.push(task);
    if (this.held) this.ask(task);
    this.draw();
    this.run();
  }

  /**
   * The question of somebody who could answer at once is not kept back: the board follows.
   * @param {Task} task
   */
  ask(task) {
    const prompt = task.changed?.find((change) => change.id === "t-prompt");
    if (!prompt?.html.includes('class="prompt yours')) return;
    for (const other of this.waiting) {
      const at = other.changed?.findIndex((change) => change.id === "t-prompt") ?? -1;
      if (at >= 0) other.changed?.splice(at, 1);
    }
    this.early(prompt);
  }

  async run() {
    if (this.running) return;
    this.running = true;
    while (this.waiting.length) {
      if (this.waiting[0].step) await this.gap(GAP[pace()] - (performance.now() - this.last));
      const task = this.waiting.shift();
      await task?.run();
      if (task?.step) this.last = performance.now();
    }
    this.skipping = false;
    this.running = false;
  }

  /**
   * Waits so long, until the reader goes on, or not at all for whoever skips or does not look.
   * @param {number} ms
   */
  async gap(ms) {
    if (ms <= 0 || this.skipping || document.hidden) return;
    for (const task of this.waiting) this.ask(task);
    await new Promise((resolve) => {
      const timer = ms === Infinity ? undefined : setTimeout(() => this.go?.(), ms);
      this.go = () => {
        clearTimeout(timer);
        this.go = null;
        resolve(undefined);
      };
      this.draw();
    });
    this.draw();
  }

  /** The next step, now. */
  next() {
    this.go?.();
  }

  /** Everything, now. */
  skip() {
    this.skipping = this.running;
    this.go?.();
  }

  /** Says what waits, and how to go on. */
  draw() {
    if (!this.bar) return;
    const steps = this.waiting.filter((task) => task.step).length;
    this.bar.hidden = !this.held || pace() === "brisk" || (steps === 0 && !this.bar.dataset.playing);
    this.bar.classList.toggle("one", pace() === "one");
    const skip = this.bar.querySelector("[data-do=pace-skip]");
    if (skip && !this.bar.dataset.playing) skip.textContent = this.skipText(steps);
  }

  /**
   * Plays steps of the past, one after the other; false when the reader stopped.
   * @param {number[]} steps
   * @param {(step: number) => Promise<void>} show
   * @param {string} stop
   */
  async play(steps, show, stop) {
    if (!this.bar || this.bar.dataset.playing) return false;
    const button = this.bar.querySelector("[data-do=pace-skip]");
    this.bar.dataset.playing = "";
    if (button) button.textContent = stop;
    this.stopped = false;
    for (const step of steps) {
      await show(step);
      if (this.stopped) break;
      await this.rest(AGAIN[pace()]);
      if (this.stopped) break;
    }
    delete this.bar.dataset.playing;
    this.bar.hidden = true;
    return !this.stopped;
  }

  /** @param {number} ms */
  async rest(ms) {
    if (this.bar) this.bar.hidden = false;
    this.bar?.classList.toggle("one", pace() === "one");
    await new Promise((resolve) => {
      const timer = ms === Infinity ? undefined : setTimeout(() => this.on?.(), ms);
      this.on = () => {
        clearTimeout(timer);
        this.on = undefined;
        resolve(undefined);
      };
    });
  }

  get playing() {
    return this.bar?.dataset.playing !== undefined;
  }

  /** The button beside "next": skips what waits, or stops what is played again. */
  leave() {
    if (!this.playing) return this.skip();
    this.stopped = true;
    this.on?.();
  }

  forward() {
    if (this.playing) this.on?.();
    else this.next();
  }
}
