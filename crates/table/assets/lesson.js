// @ts-check
// The card of a lesson: turns it without loading the page anew, lights what it speaks of, and takes the answer it hopes for
// when its reader asks for that.

const SVG = "http://www.w3.org/2000/svg";
/** Room around what is lit, in pixels. */
const ROOM = 6;

export class Lessons {
  /**
   * @param {(choice: number) => void} take
   * @param {(text: string, level?: string) => void} toast
   * @param {Record<string, string>} words
   */
  constructor(take, toast, words) {
    this.take = take;
    this.toast = toast;
    this.words = words;
    /** @type {SVGSVGElement | null} */
    this.veil = null;
    /** What the veil was last cut for: it is only cut anew when something moved. */
    this.cut = "";
    this.watching = false;
    /** Which card was shown last. */
    this.turned = "";
    document.addEventListener("click", (event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(".fold-lesson")) document.body.classList.toggle("lesson-folded");
      // Where the card lies over the board, whoever touches the board wants to see it.
      else if (target?.closest("#t-board, .asking")) document.body.classList.add("lesson-folded");
      // In a column with a card the panels have their place over the board.
      const wide = !matchMedia("(max-width: 760px), (max-height: 540px)").matches;
      if (wide && document.body.classList.contains("in-lesson") && target?.closest(".tab, a.rule")) {
        document.body.classList.add("large");
      }
    });
    document.addEventListener("submit", (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches("[data-lesson]")) return;
      event.preventDefault();
      this.turn(form);
    });
  }

  get card() {
    return /** @type {HTMLElement | null} */ (document.getElementById("t-lesson"));
  }

  /** To be called after every change of the page. */
  settle() {
    const { card } = this;
    document.body.classList.toggle("in-lesson", Boolean(card && !card.classList.contains("away")));
    const turned = card?.dataset.turned ?? "";
    if (turned !== this.turned) {
      card?.querySelector(".lesson-body")?.scrollTo(0, 0);
      document.body.classList.remove("lesson-folded");
      this.turned = turned;
    }
    for (const old of document.querySelectorAll(".lesson-lit")) old.classList.remove("lesson-lit");
    for (const element of this.lit()) element.classList.add("lesson-lit");
    this.watch();
  }

  /** Everything on the page that the card speaks of. */
  lit() {
    const names = (this.card?.dataset.lit ?? "").split(" ").filter(Boolean);
    return names.flatMap((name) => {
      const selector = /^[#.[]/.test(name) ? name : `[data-target="${name}"]`;
      return [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
    });
  }

  /** The veil follows the board as long as there is something to look at. */
  watch() {
    if (this.watching) return;
    this.watching = true;
    const look = () => {
      const more = this.draw();
      if (more) requestAnimationFrame(look);
      else this.watching = false;
    };
    requestAnimationFrame(look);
  }

  /** @returns {boolean} whether there is anything to look at */
  draw() {
    const board = document.getElementById("t-board");
    const lit = this.lit().filter((element) => board?.contains(element));
    if (!board || !lit.length || document.body.classList.contains("lesson-bare")) {
      this.veil?.remove();
      this.veil = null;
      this.cut = "";
      return false;
    }
    const frame = board.getBoundingClientRect();
    const holes = lit.map((element) => element.getBoundingClientRect()).filter((hole) => hole.width > 0);
    const shape = [frame, ...holes].map((r) => [r.left, r.top, r.width, r.height].map(Math.round).join(",")).join(" ");
    if (shape === this.cut) return true;
    this.cut = shape;
    this.veil ??= this.hang(board);
    this.veil.setAttribute("viewBox", `0 0 ${frame.width} ${frame.height}`);
    const rect = (/** @type {number[]} */ [x, y, w, h]) => `M${x},${y}h${w}v${h}h${-w}z`;
    const cuts = holes.map((hole) => rect([
      hole.left - frame.left - ROOM, hole.top - frame.top - ROOM, hole.width + 2 * ROOM, hole.height + 2 * ROOM,
    ]));
    // Holes that overlap would fill each other: each is cut by a mask of its own.
    const mask = `<mask id="t-veil-mask"><path d="${rect([0, 0, frame.width, frame.height])}" fill="#fff"/>${
      cuts.map((d) => `<path d="${d}" fill="#000" stroke="#000" stroke-width="8" stroke-linejoin="round"/>`).join("")}</mask>`;
    this.veil.innerHTML = `${mask}<path class="dim" mask="url(#t-veil-mask)" d="${rect([0, 0, frame.width, frame.height])}"/>`;
    return true;
  }

  /** @param {HTMLElement} board */
  hang(board) {
    const veil = document.createElementNS(SVG, "svg");
    veil.id = "t-veil";
    veil.setAttribute("class", "lesson-veil");
    veil.setAttribute("aria-hidden", "true");
    board.append(veil);
    return veil;
  }

  /** Takes an answer the card hopes for. */
  forMe() {
    const [choice] = (this.card?.dataset.choices ?? "").split(" ").filter(Boolean);
    if (choice !== undefined) this.take(Number(choice));
  }

  /** @param {HTMLFormElement} form */
  async turn(form) {
    const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } }).catch(() => null);
    if (!answer?.ok) this.toast(this.words.failed, "warn");
  }
}
