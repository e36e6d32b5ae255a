// @ts-check
// Where the view is: a small map in a corner while the board is drawn larger than the window, with a frame around what is
// seen and a dot for everything that is lit. A click or a drag on it goes there.

import { boxOf } from "./focus.js";

const SVG = "http://www.w3.org/2000/svg";
/** Closer than this, the overview is shown. */
const CLOSE = 1.15;
/** Milliseconds until a view that moves has come to rest. */
const REST = 450;
const CORNERS = ["left-top", "right-top", "left-bottom", "right-bottom"];
/** What the moment is about, lit or not: a battle, a place a game points at. */
const KEPT = "#t-camera :is([data-focus], [data-clear])";
/** Pixels around it that are as good as covered. */
const MARGIN = 4;
/** Of what is lit: as much as this may lie below it; and of one place, never more than that. */
const LITTLE = 0.1;
const HALF = 0.35;

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
   * Lies in the corner where it covers the least of what is lit and of what the moment is about, and stays there while that
   * corner is good enough: what jumps is not read. Where it would hide something in every corner, it is put away.
   * @param {Element[]} places
   */
  settle(places) {
    if (!this.shown) return;
    const kept = [...places, ...document.querySelectorAll(KEPT)].map((place) => place.getBoundingClientRect());
    const was = this.svg.dataset.corner;
    const corners = CORNERS.map((corner) => ({ corner, ...this.measure(corner, kept) }));
    const now = corners.find(({ corner }) => corner === was);
    const best = corners.reduce((a, b) => (b.cost < a.cost ? b : a));
    const here = now && (now.cost <= best.cost || (now.hidden <= LITTLE && now.taken <= 1)) ? now : best;
    this.svg.dataset.corner = here.corner;
    this.svg.classList.toggle("away", here.most > HALF);
  }

  /**
   * What it would hide in a corner: where that is, is a matter of the style sheets.
   * @param {string} corner
   * @param {DOMRect[]} kept
   */
  measure(corner, kept) {
    this.svg.dataset.corner = corner;
    const own = this.svg.getBoundingClientRect();
    const shares = kept.map((place) => {
      const width = Math.min(own.right, place.right) - Math.max(own.left, place.left) + 2 * MARGIN;
      const height = Math.min(own.bottom, place.bottom) - Math.max(own.top, place.top) + 2 * MARGIN;
      const least = Math.min(own.width * own.height, place.width * place.height);
      return width > 0 && height > 0 && least > 0 ? Math.min(1, (width * height) / least) : 0;
    });
    // Nor what a game lays on the board, nor the tools of the board itself.
    const spots = [0.08, 0.5, 0.92].flatMap((dx) => [0.1, 0.9].map((dy) => [own.left + dx * own.width, own.top + dy * own.height]));
    const free = (/** @type {Element | null} */ hit) => hit?.closest("#t-board") && !hit.closest("button");
    const taken = spots.filter(([x, y]) => !free(document.elementFromPoint(x, y))).length;
    const hidden = shares.reduce((sum, share) => sum + share, 0);
    return { hidden, taken, most: Math.max(0, ...shares), cost: 6 * hidden + taken };
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
