// @ts-check
// Where the view is: a small map in a corner while the board is drawn larger than the window, with a frame around what is
// seen and a dot for everything that is lit. A click or a drag on it goes there.

import { boxOf } from "./focus.js";

const SVG = "http://www.w3.org/2000/svg";
/** Closer than this, the overview is shown. */
const CLOSE = 1.15;
/** Milliseconds until a view that moves has come to rest. */
const REST = 450;
const small = matchMedia("(max-width: 760px), (max-height: 540px)");

export class Overview {
  /** @param {import("./camera.js").Camera} camera */
  constructor(camera) {
    this.camera = camera;
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.id = "t-overview";
    this.svg.setAttribute("aria-hidden", "true");
    const { width, height } = camera.size;
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.svg.style.aspectRatio = `${width} / ${height}`;
    this.map = document.createElementNS(SVG, "g");
    this.dots = document.createElementNS(SVG, "g");
    this.frame = document.createElementNS(SVG, "rect");
    this.frame.classList.add("seen");
    this.svg.append(this.map, this.dots, this.frame);
    camera.box.append(this.svg);
    camera.watch(() => this.show());
    this.svg.addEventListener("pointerdown", (event) => {
      this.svg.setPointerCapture(event.pointerId);
      this.go(event);
      event.stopPropagation();
    });
    this.svg.addEventListener("pointermove", (event) => event.buttons && this.go(event));
    /** @type {Element[]} */
    this.places = [];
    /** @type {number | undefined} */
    this.timer = undefined;
    // A sheet that was put away leaves a corner free.
    document.addEventListener("click", () => this.soon());
    this.show();
  }

  /** Looks for its corner when the view is at rest. */
  soon() {
    clearTimeout(this.timer);
    if (this.shown) this.timer = setTimeout(() => this.settle(this.places.filter((place) => place.isConnected)), REST);
  }

  get shown() {
    return this.camera.zoom > CLOSE;
  }

  show() {
    this.svg.classList.toggle("on", this.shown);
    if (!this.shown) return;
    this.soon();
    if (!this.map.firstChild) {
      for (const name of ["t-ground", "t-world"]) {
        const use = document.createElementNS(SVG, "use");
        use.setAttribute("href", `#${name}`);
        this.map.append(use);
      }
    }
    const { x, y, width, height } = this.camera.window;
    for (const [name, value] of Object.entries({ x, y, width, height })) this.frame.setAttribute(name, String(value));
  }

  /**
   * What is lit, wherever it is.
   * @param {Element[]} places
   */
  mark(places) {
    const radius = String(this.camera.size.width / 45);
    this.dots.replaceChildren(...places.flatMap((place) => {
      const box = boxOf(place, this.camera);
      if (!box?.width) return [];
      const dot = document.createElementNS(SVG, "circle");
      dot.setAttribute("cx", String(box.x + box.width / 2));
      dot.setAttribute("cy", String(box.y + box.height / 2));
      dot.setAttribute("r", radius);
      return [dot];
    }));
    this.places = places;
    this.settle(places);
  }

  /**
   * Lies in the corner where it covers the least of what is lit.
   * @param {Element[]} places
   */
  settle(places) {
    if (!this.shown) return;
    const board = this.camera.svg.getBoundingClientRect();
    const own = this.svg.getBoundingClientRect();
    const lit = places.map((place) => place.getBoundingClientRect());
    const corners = [["left", "top"], ["right", "top"], ["left", "bottom"]].map(([side, edge]) => {
      // In a small window the tools of the board have the right edge.
      const x = side === "left" ? board.left : board.right - own.width - (small.matches ? 62 : 16);
      const y = edge === "top" ? board.top : board.bottom - own.height - 16;
      const under = lit.filter((r) => r.left < x + own.width + 16 && r.right > x && r.top < y + own.height + 16 && r.bottom > y);
      // Nor what a game lays on the board, nor the tools of the board itself.
      const spots = [0.15, 0.5, 0.85].flatMap((dx) => [0.2, 0.8].map((dy) => [x + 8 + dx * own.width, y + 8 + dy * own.height]));
      const free = (/** @type {Element | null} */ hit) => hit?.closest("#t-board") && !hit.closest("button");
      const taken = spots.filter(([px, py]) => !free(document.elementFromPoint(px, py)));
      return { corner: `${side}-${edge}`, under: under.length + 2 * taken.length };
    });
    const now = corners.find(({ corner }) => corner === this.svg.dataset.corner);
    const best = corners.reduce((a, b) => (b.under < a.under ? b : a));
    if (!now || best.under < now.under) this.svg.dataset.corner = best.corner;
  }

  /** @param {PointerEvent} event */
  go(event) {
    const matrix = this.svg.getScreenCTM();
    if (!matrix) return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    Object.assign(this.camera, this.camera.around(point, this.camera.zoom));
    this.camera.touch();
  }
}
