// @ts-check
// A match watched again: it plays by itself at the reader's pace, goes to the next turn, card, round or turn of one's own, and
// shows how every gauge went. What there is along the way is fetched when somebody first asks for it.

import { save } from "./board.js";
import { again } from "./pace.js";

/** @typedef {{ what: string, name: string, lines: [number, number | null][][] }} Gauge */
/** @typedef {{ steps: number, actors: number[], cards: number[], rounds: { step: number, line: number }[], gauges: Gauge[], names: string[] }} Track */

const [WIDTH, HEIGHT] = [600, 120];

export class Replay {
  /**
   * @param {import("./history.js").History} past
   * @param {(line: string) => void} showRound
   */
  constructor(past, showRound) {
    this.past = past;
    this.showRound = showRound;
    this.bar = document.getElementById("t-replay");
    this.playing = false;
    /** @type {Promise<Track | null> | null} */
    this.asked = null;
    /** @type {Track | null} */
    this.track = null;
    this.bar?.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("[data-replay]") : null;
      if (button instanceof HTMLElement) this.act(button.dataset.replay ?? "").finally(() => this.bar?.removeAttribute("aria-busy"));
    });
    this.bar?.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLSelectElement)) return;
      if (target.name === "eyes") location.href = `/t/${document.body.dataset.table}/at/${this.at}?as=${target.value}`;
      else this.draw();
    });
    this.chart?.addEventListener("click", (event) => {
      const box = /** @type {SVGSVGElement} */ (this.chart).getBoundingClientRect();
      this.stop();
      this.past.go(Math.round(((event.clientX - box.left) / box.width) * this.last));
    });
  }

  get chart() {
    return /** @type {SVGSVGElement | null} */ (this.bar?.querySelector("svg.gauge-curves") ?? null);
  }

  get last() {
    return Number(this.past.slider?.max ?? 0);
  }

  /** The step that is shown. */
  get at() {
    return this.past.at ?? this.last;
  }

  /** To be called after every change of the page. */
  settle() {
    if (!this.bar) return;
    this.bar.hidden = this.past.at === null && document.body.dataset.ended === undefined;
    if (this.past.at === null && !this.playing) this.bar.classList.add("idle");
    else this.bar.classList.remove("idle");
    const onwards = this.bar.querySelector("[data-what-if]");
    if (onwards instanceof HTMLAnchorElement) onwards.href = `/t/${document.body.dataset.table}/study?step=${this.at}#branch`;
    const share = this.bar.querySelector("[data-share]");
    if (share instanceof HTMLAnchorElement) share.href = `/t/${document.body.dataset.table}/share?at=${this.at}`;
    this.tell();
    const cursor = this.chart?.querySelector(".cursor");
    cursor?.setAttribute("transform", `translate(${(WIDTH * this.at) / Math.max(this.last, 1)} 0)`);
  }

  async along() {
    const as = document.body.dataset.as ?? "table";
    this.asked ??= fetch(`/t/${document.body.dataset.table}/track?as=${as}`)
      .then((answer) => (answer.ok ? answer.json() : null))
      .catch(() => null);
    const found = await this.asked;
    // A match that runs grows, and one that was not found may be found later.
    if (!found || document.body.dataset.ended === undefined) this.asked = null;
    return (this.track = found);
  }

  /** @param {string} wish */
  async act(wish) {
    if (wish === "play") return this.playing ? this.stop() : this.play();
    this.stop();
    if (wish === "picture") {
      const as = document.body.dataset.as ?? "table";
      const table = document.body.dataset.table;
      await save(`/t/${table}/at/${this.at}/board.svg?as=${as}`, `${document.body.dataset.game}-${table}-${this.at}.png`);
      return;
    }
    const track = await this.along();
    if (!track) return;
    if (wish === "curves") return this.curves();
    const from = this.past.at ?? (document.body.dataset.ended === undefined ? this.last : 0);
    const turns = track.actors.map((_, k) => k).filter((k) => k === 0 || track.actors[k] !== track.actors[k - 1]);
    const after = (/** @type {number[]} */ steps) => steps.find((step) => step > from);
    if (wish === "turn") this.go(after(turns));
    if (wish === "mine") this.go(after(turns.filter((k) => String(track.actors[k]) === document.body.dataset.as)));
    if (wish === "battle") {
      const card = after(track.cards);
      if (card === undefined) return;
      this.bar?.setAttribute("aria-busy", "true");
      await this.past.play(card);
    }
    if (wish === "round") {
      const round = track.rounds.find(({ step }) => step > from);
      this.go(round?.step);
      if (round) this.showRound(String(round.line));
    }
  }

  /** @param {number | undefined} step */
  go(step) {
    this.past.go(step ?? null);
  }

  async play() {
    this.playing = true;
    this.mark();
    // From the end one begins at the beginning.
    if (this.at >= this.last) await this.past.come(0, false);
    while (this.playing && this.at < this.last) {
      await this.past.play(this.at + 1);
      await new Promise((later) => setTimeout(later, again()));
    }
    this.stop();
  }

  stop() {
    if (this.playing && this.past.at !== null) this.past.go(this.past.at);
    this.playing = false;
    this.mark();
  }

  mark() {
    const button = /** @type {HTMLElement | null} */ (this.bar?.querySelector("[data-replay=play]") ?? null);
    button?.setAttribute("aria-pressed", String(this.playing));
    const text = button?.querySelector("span");
    if (button && text) text.textContent = (this.playing ? button.dataset.stop : button.dataset.play) ?? "";
  }

  /** Opens or closes what lies over the bar. */
  curves() {
    const sheet = /** @type {HTMLElement | null} */ (this.bar?.querySelector(".replay-curves") ?? null);
    const choice = sheet?.querySelector("select");
    if (!sheet || !choice || !this.track) return;
    sheet.hidden = !sheet.hidden;
    if (choice.options.length === 0) {
      for (const { what, name } of this.track.gauges) choice.add(new Option(name, what));
    }
    this.draw();
  }

  get gauge() {
    const choice = this.bar?.querySelector(".replay-curves select");
    return choice instanceof HTMLSelectElement ? (this.track?.gauges.find(({ what }) => what === choice.value) ?? null) : null;
  }

  /** What everybody has of it at the step that is shown. */
  tell() {
    const [now, gauge] = [this.bar?.querySelector(".gauge-now"), this.gauge];
    if (!now || !gauge || !this.track) return;
    now.replaceChildren(
      ...gauge.lines.map((line, seat) => {
        const said = document.createElement("span");
        const known = line.findLast(([step]) => step <= this.at)?.[1];
        said.className = `seat-${seat}`;
        said.textContent = `${this.track?.names[seat] ?? ""} ${known ?? "–"}`;
        return said;
      }),
    );
  }

  /** The curves of the gauge that is chosen, a line a seat. */
  draw() {
    const gauge = this.gauge;
    const chart = this.chart;
    if (!gauge || !chart || !this.track) return;
    const values = gauge.lines.flat().flatMap(([, n]) => (n === null ? [] : [n]));
    const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
    const last = Math.max(this.track.steps, 1);
    const x = (/** @type {number} */ step) => ((WIDTH * step) / last).toFixed(1);
    const y = (/** @type {number} */ n) => (HEIGHT - 6 - ((HEIGHT - 12) * (n - low)) / (high - low)).toFixed(1);
    const space = "http://www.w3.org/2000/svg";
    const lines = gauge.lines.map((line, seat) => {
      const path = document.createElementNS(space, "path");
      let [d, drawn] = ["", false];
      for (const [step, n] of line) {
        if (n !== null) d += drawn ? `H${x(step)}V${y(n)}` : `M${x(step)},${y(n)}`;
        drawn = n !== null;
      }
      path.setAttribute("d", d && drawn ? `${d}H${WIDTH}` : d);
      path.setAttribute("class", `seat-${seat}`);
      const title = document.createElementNS(space, "title");
      title.textContent = this.track?.names[seat] ?? "";
      path.append(title);
      return path;
    });
    const cursor = document.createElementNS(space, "path");
    cursor.setAttribute("class", "cursor");
    cursor.setAttribute("d", `M0,0V${HEIGHT}`);
    chart.replaceChildren(...lines, cursor);
    this.settle();
  }
}
