// @ts-check
// Places whose printed name is too small to be read at this zoom are named all the same, in letters of one size on the screen,
// as far as there is room: first what can be taken, then what somebody stands on, then the rest.

const SVG = "http://www.w3.org/2000/svg";
/** Pixels of the letters, of a line, and between a piece and its name. */
const LETTER = 11.2;
const LINE = 12;
const AIR = 2;
/** Milliseconds the view is at rest before anything is written: what moves is not read. */
const REST = 160;

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box on the screen */

export class Names {
  /** @param {import("./camera.js").Camera} camera */
  constructor(camera) {
    this.camera = camera;
    this.layer = document.createElementNS(SVG, "g");
    this.layer.id = "t-names";
    this.layer.setAttribute("aria-hidden", "true");
    camera.world.append(this.layer);
    this.pen = document.createElement("canvas").getContext("2d");
    /** @type {number | undefined} */
    this.timer = undefined;
    camera.watch(() => this.refresh());
  }

  /** To be called after every change of the page. */
  refresh() {
    clearTimeout(this.timer);
    this.layer.replaceChildren();
    if (!this.camera.world.querySelector("[data-names]")) return;
    this.timer = setTimeout(() => this.write(), REST);
  }

  write() {
    const { camera } = this;
    const board = camera.svg.getBoundingClientRect();
    const texts = [...camera.world.querySelectorAll("text:not(#t-lit *, #t-names *)")];
    // What a whole stretch of the board is called gives way to what stands on it.
    const there = new Set(texts.filter(seen));
    const [wide, firm] = [true, false].map((yields) => [...there].filter((t) => t.hasAttribute("data-yields") === yields));
    const kept = firm.map(boxed);
    const under = wide.filter((text) => kept.some((other) => meets(boxed(text), other)));
    for (const text of under) text.setAttribute("data-under", "");
    const [small, read] = [texts.filter((t) => t.hasAttribute("data-names") && !there.has(t)), [...there].filter((t) => !under.includes(t))];
    const pieces = [...camera.world.querySelectorAll("[data-in]")];
    const marks = [...camera.world.querySelectorAll("#t-omens > :not(.crowded), #t-lit .sign")];
    const taken = [...read, ...pieces, ...marks].map(boxed);
    const wanted = small.map((text) => this.wish(text, pieces)).filter(({ at }) => meets(at, board));
    wanted.sort((a, b) => a.rank - b.rank);
    if (this.pen) this.pen.font = `700 ${LETTER}px ${getComputedStyle(document.body).getPropertyValue("--serif") || "serif"}`;
    const matrix = camera.world.getScreenCTM()?.inverse();
    // Measured before anything is written, and written at once: else the board is laid out anew for every name.
    const px = camera.unit / camera.zoom;
    const names = document.createDocumentFragment();
    for (const { words, at, stands, rank, of } of matrix ? wanted : []) {
      const free = this.spots(words, at, stands).filter(({ box }) => inside(box, board) && !taken.some((other) => meets(box, other)));
      // On another place it would name that one; only what can be taken is better named there than nowhere.
      const spot = free.find(({ cx, cy }) => !this.elsewhere(cx, cy, of)) ?? (rank === 0 ? free[0] : undefined);
      if (!spot || !matrix) continue;
      taken.push(spot.box);
      names.append(written(spot, matrix, px));
    }
    this.layer.append(names);
  }

  /**
   * What is to be named, where it is, and how much it matters.
   * @param {Element} text
   * @param {Element[]} pieces
   */
  wish(text, pieces) {
    const target = text.getAttribute("data-names") ?? "";
    const here = pieces.filter((piece) => piece.getAttribute("data-in") === target);
    const lit = this.camera.world.querySelector(`.can[data-target="${CSS.escape(target)}"]`);
    const rank = lit ? 0 : here.some((piece) => piece.matches("[data-focus]")) ? 1 : here.length ? 2 : 3;
    const parts = [...text.querySelectorAll("tspan")].map((part) => part.textContent ?? "");
    const words = (parts.length ? parts.join(" ") : text.textContent ?? "").trim();
    const at = boxed(here[0] ?? text);
    return { words, rank, at, stands: here.length > 0, of: this.ground((at.left + at.right) / 2, (at.top + at.bottom) / 2) };
  }

  /**
   * The shape of the place that lies at a point of the screen: places are drawn by reference, signs and pieces lie over them.
   * @param {number} x
   * @param {number} y
   */
  ground(x, y) {
    const shape = (/** @type {Element} */ e) => e.matches("use:not([href^='#i-'], [data-in] *, #t-lit *)") && this.camera.world.contains(e);
    return document.elementsFromPoint(x, y).find(shape);
  }

  /**
   * Whether a point lies on another place than this one; water is nobody's.
   * @param {number} x
   * @param {number} y
   * @param {Element | undefined} of
   */
  elsewhere(x, y, of) {
    const there = of && this.ground(x, y);
    return Boolean(there && there.getAttribute("href") !== of.getAttribute("href") && !there.matches(".seas *, [href^='#w-']"));
  }

  /**
   * Where a name could stand: about its piece, or where it is printed; in one line, or in two.
   * @param {string} words
   * @param {Box} at
   * @param {boolean} stands
   */
  spots(words, at, stands) {
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    const ways = [[words], halves(words)].filter((lines) => lines.length);
    return ways.flatMap((lines) => {
      const wide = Math.max(...lines.map((line) => this.pen?.measureText(line).width ?? 0)) + 2;
      const high = lines.length * LINE;
      const [below, above] = [at.bottom + AIR + high / 2, at.top - AIR - high / 2];
      const [right, left] = [at.right + AIR + wide / 2, at.left - AIR - wide / 2];
      const about = [[x, below], [x, above], [right, y], [left, y], [right, below - 4], [left, below - 4]];
      const near = [[x, y], [x, y - 9], [x, y + 9], [x + 14, y], [x - 14, y]];
      return (stands ? about : near).map(([cx, cy]) => ({
        lines, cx, cy, box: { left: cx - wide / 2, right: cx + wide / 2, top: cy - high / 2, bottom: cy + high / 2 },
      }));
    });
  }
}

/**
 * @param {{ lines: string[], cx: number, cy: number }} spot
 * @param {DOMMatrix} matrix from the screen to the drawing
 * @param {number} px units of the drawing a pixel
 */
function written({ lines, cx, cy }, matrix, px) {
  const { x, y } = new DOMPoint(cx, cy).matrixTransform(matrix);
  const text = document.createElementNS(SVG, "text");
  text.style.transform = `translate(${x}px, ${y}px) scale(${px})`;
  text.setAttribute("font-size", String(LETTER));
  lines.forEach((line, i) => {
    const part = document.createElementNS(SVG, "tspan");
    part.setAttribute("x", "0");
    part.setAttribute("y", String((i - (lines.length - 1) / 2) * LINE + 3.8));
    part.textContent = line;
    text.append(part);
  });
  return text;
}

/**
 * A name of several words in two lines of about the same length.
 * @param {string} words
 */
function halves(words) {
  const cuts = [...words.matchAll(/[ ’'-]/g)].map((cut) => cut.index + 1);
  if (!cuts.length) return [];
  const cut = cuts.reduce((best, at) => (Math.abs(at - words.length / 2) < Math.abs(best - words.length / 2) ? at : best));
  return [words.slice(0, cut).trimEnd(), words.slice(cut)];
}

/** @param {Element} element */
function seen(element) {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && Boolean(element.textContent?.trim());
}

/** @param {Element} element @returns {Box} */
function boxed(element) {
  return element.getBoundingClientRect();
}

/** @param {Box} a @param {Box} b */
function meets(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** @param {Box} box @param {Box} around */
function inside(box, around) {
  return box.left > around.left && box.right < around.right && box.top > around.top && box.bottom < around.bottom;
}
