// @ts-check
// Pan and zoom of the board: wheel, drag, two fingers, buttons. The view is kept across updates and reloads.

/** How far one can go; what is asked of a finger on a phone may be this small. */
export const CLOSEST = 13;
/** Sizes of letters, in units of the drawing: those that can be read now are `data-reads`; styles hide others where they may. */
const LETTERS = Array.from({ length: 40 }, (_, i) => 6 + i / 2);
/** Pixels of letters that can be read. */
export const LEGIBLE = 11;
/** What moves by itself is seen to move. */
const GLIDE = "transform .32s cubic-bezier(.3, .1, .2, 1)";

/** @typedef {{ x: number, y: number, zoom: number }} View */

export class Camera {
  constructor() {
    this.box = /** @type {HTMLElement} */ (document.getElementById("t-board"));
    this.svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.getElementById("t-map")));
    this.world = /** @type {SVGGElement} */ (/** @type {unknown} */ (document.getElementById("t-camera")));
    this.key = `camera-${document.body.dataset.table}`;
    this.x = 0;
    this.y = 0;
    this.zoom = 1;
    /** @type {Map<number, { x: number, y: number }>} */
    this.fingers = new Map();
    /** Nobody has moved the view yet: it fits whatever size the window gets. */
    this.untouched = true;
    /** Pixels that a panel takes of the board, from its left and from its right. */
    this.covered = { left: 0, right: 0 };
    /** A drag is under way: the click that ends it is none. */
    this.dragged = false;
    /** The reader moved the view since something else was asked. */
    this.byHand = false;
    /** @type {{ window: DOMRect, unit: number } | null} what was seen last, and how large */
    this.drawn = null;
    /** @type {(() => void)[]} called whenever another part of the board is shown, or at another size */
    this.watchers = [];
    /** Called when the window gives the board another size, and whether it is another window: turned, or of another width. */
    this.resized = (/** @type {boolean} */ _other) => {};
    this.wide = innerWidth;
    this.recall();
    this.listen();
  }

  recall() {
    const kept = sessionStorage.getItem(this.key);
    if (kept) {
      [this.x, this.y, this.zoom] = JSON.parse(kept);
      this.touch();
    } else {
      this.start();
    }
  }

  /** Where the game says that its reader begins (`data-home`, an area of the board); else the whole board. */
  start() {
    const home = document.querySelector("#t-camera [data-home]");
    const rect = this.svg.getBoundingClientRect();
    if (!(home instanceof SVGGraphicsElement) || !rect.width || !rect.height) return this.fit();
    const { x, y, width, height } = home.getBBox();
    const zoom = Math.max(1, Math.min(rect.width / width, rect.height / height) * this.unit);
    Object.assign(this, this.around({ x: x + width / 2, y: y + height / 2 }, zoom));
    this.untouched = false;
    this.show();
  }

  /** @param {() => void} told of every move */
  watch(told) {
    this.watchers.push(told);
  }

  /** Size of the drawing, in its own units. */
  get size() {
    return this.svg.viewBox.baseVal;
  }

  /** Units of the drawing a pixel at zoom 1. */
  get unit() {
    const rect = this.svg.getBoundingClientRect();
    const unit = Math.max(this.size.width / rect.width, this.size.height / rect.height);
    // A board that is not laid out yet has none.
    return Number.isFinite(unit) && unit > 0 ? unit : 1;
  }

  show() {
    const { width, height } = this.size;
    const rect = this.svg.getBoundingClientRect();
    // Beside the drawing lies a letterbox, which a drawing that was zoomed may fill.
    const slackX = Math.max(0, (rect.width * this.unit - width) / 2);
    const slackY = Math.max(0, (rect.height * this.unit - height) / 2);
    this.zoom = Math.min(CLOSEST, Math.max(1, this.zoom));
    // What lies under a panel may be drawn beside it.
    const [left, right] = [this.covered.left * this.unit, this.covered.right * this.unit];
    this.x = between(this.x, width * (1 - this.zoom) + slackX - right, left - slackX, (width * (1 - this.zoom)) / 2);
    this.y = between(this.y, height * (1 - this.zoom) + slackY, -slackY, (height * (1 - this.zoom)) / 2);
    this.world.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.zoom})`;
    const read = LETTERS.filter((size) => (size * this.zoom) / this.unit >= LEGIBLE).join(" ");
    if (this.svg.dataset.reads !== read) this.svg.dataset.reads = read;
    this.drawn = { window: this.window, unit: this.unit };
    for (const told of this.watchers) told();
  }

  /** Shows what a hand did, and keeps it. */
  touch() {
    this.untouched = false;
    this.byHand = true;
    this.world.style.transition = "none";
    this.show();
    sessionStorage.setItem(this.key, JSON.stringify([this.x, this.y, this.zoom]));
  }

  /** @returns {View} */
  get view() {
    return { x: this.x, y: this.y, zoom: this.zoom };
  }

  /**
   * Goes there by itself; nobody's hand is in it.
   * @param {View} view
   */
  glide({ x, y, zoom }) {
    this.world.style.transition = GLIDE;
    Object.assign(this, { x, y, zoom });
    this.untouched = false;
    this.show();
  }

  /** Everything that is seen of the drawing, in its units. */
  get window() {
    const rect = this.svg.getBoundingClientRect();
    const [width, height] = [(rect.width * this.unit) / this.zoom, (rect.height * this.unit) / this.zoom];
    // The drawing lies in the middle of its box, whatever is beside it.
    const x = (this.size.width / 2 - this.x) / this.zoom - width / 2;
    const y = (this.size.height / 2 - this.y) / this.zoom - height / 2;
    return new DOMRect(x, y, width, height);
  }

  /**
   * The view that has a point of the drawing in the middle.
   * @param {{ x: number, y: number }} point
   * @param {number} zoom
   */
  around(point, zoom) {
    return { x: this.size.width / 2 - point.x * zoom, y: this.size.height / 2 - point.y * zoom, zoom };
  }

  /** The whole board; on a narrow screen as much as fills it, since a whole one would be too small to hit. */
  fit() {
    const rect = this.svg.getBoundingClientRect();
    // A board that has no room yet is as wide as it should be.
    const wide = rect.width && rect.height ? (rect.width / rect.height) / (this.size.width / this.size.height) : 1;
    this.zoom = innerWidth < 700 ? Math.min(3.4, Math.max(wide, 1 / wide)) : 1;
    this.x = 0;
    this.y = (this.size.height * (1 - this.zoom)) / 2;
    this.show();
    this.untouched = true;
    this.byHand = false;
    sessionStorage.removeItem(this.key);
  }

  /**
   * Zooms by a factor and keeps a point of the screen where it is: the one under the hand, or the middle.
   * @param {number} factor
   * @param {{ x: number, y: number }} [point]
   */
  closer(factor, point) {
    const { x, y } = point ?? middle(this.svg);
    const at = this.toDrawing(x, y);
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    this.x = at.x - ((at.x - this.x) * zoom) / this.zoom;
    this.y = at.y - ((at.y - this.y) * zoom) / this.zoom;
    this.zoom = zoom;
    this.touch();
  }

  /**
   * A point of the screen in units of the drawing, before the camera.
   * @param {number} x
   * @param {number} y
   */
  toDrawing(x, y) {
    const matrix = this.svg.getScreenCTM();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : new DOMPoint(0, 0);
  }

  /**
   * @param {number} dx pixels
   * @param {number} dy
   */
  pan(dx, dy) {
    this.x += dx * this.unit;
    this.y += dy * this.unit;
    this.touch();
  }

  /** @param {Element} element */
  sees(element) {
    const view = this.svg.getBoundingClientRect();
    const { x, y } = middle(element);
    const edge = 20;
    return x > view.left + edge && x < view.right - edge && y > view.top + edge && y < view.bottom - edge;
  }

  /**
   * The place in sight that is nearest to the middle of the board; none if none is.
   * @param {Element[]} places
   */
  nearest(places) {
    const here = middle(this.box);
    const seen = places.filter((place) => this.sees(place)).map(middle);
    return seen.sort((a, b) => far(a, here) - far(b, here))[0];
  }

  /**
   * Brings an element of the board into sight, if it is not.
   * @param {Element} element
   */
  reveal(element) {
    if (!this.world.contains(element)) {
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      return;
    }
    if (this.sees(element)) return;
    const [from, to] = [middle(element), middle(this.svg)];
    const { x, y, zoom } = this;
    this.glide({ x: x + (to.x - from.x) * this.unit, y: y + (to.y - from.y) * this.unit, zoom });
  }

  listen() {
    this.svg.addEventListener("wheel", (event) => {
      event.preventDefault();
      if (event.ctrlKey || !event.shiftKey) this.closer(Math.exp(-event.deltaY * 0.0016), event);
      else this.pan(-event.deltaY, 0);
    }, { passive: false });
    this.svg.addEventListener("pointerdown", (event) => {
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (this.fingers.size === 1) this.dragged = false;
      this.travel = 0;
    });
    addEventListener("pointermove", (event) => this.move(event));
    for (const kind of ["pointerup", "pointercancel"]) {
      addEventListener(kind, (event) => {
        this.fingers.delete(/** @type {PointerEvent} */ (event).pointerId);
        this.box.classList.toggle("dragging", this.fingers.size > 0 && this.dragged);
      });
    }
    this.svg.addEventListener("click", (event) => {
      if (this.dragged) event.stopImmediatePropagation();
    }, { capture: true });
    this.svg.addEventListener("dblclick", (event) => this.closer(this.zoom > 2.2 ? 1 / this.zoom : 2.2, event));
    const sized = new ResizeObserver(() => {
      this.world.style.transition = "none";
      const { unit } = this;
      const other = innerWidth !== this.wide;
      this.wide = innerWidth;
      // What one window made closer is no view for another: it begins as it would have begun there.
      if (other && !this.byHand) this.start();
      // In a small window what is beside the board comes and goes: things keep their size, not the board its own.
      else if (innerWidth < 700 && !this.byHand && this.drawn) {
        const { x, y, width, height } = this.drawn.window;
        Object.assign(this, this.around({ x: x + width / 2, y: y + height / 2 }, Math.max(1, (this.zoom * unit) / this.drawn.unit)));
      }
      if (this.untouched) this.fit();
      else this.show();
      this.resized(other);
    });
    // What a game keeps beside the drawing may come and go while the box stays.
    sized.observe(this.box);
    sized.observe(this.svg);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const old = this.fingers.get(event.pointerId);
    if (!old) return;
    const dx = event.clientX - old.x;
    const dy = event.clientY - old.y;
    // Dragging starts only after some way, so that a trembling click stays a click.
    this.travel = (this.travel ?? 0) + Math.hypot(dx, dy);
    if (!this.dragged && this.travel < 6 && this.fingers.size === 1) return;
    this.dragged = true;
    this.box.classList.add("dragging");
    if (this.fingers.size === 2) {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const was = Math.hypot(old.x - other.x, old.y - other.y);
        const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        this.closer(is / Math.max(was, 1), { x: (event.clientX + other.x) / 2, y: (event.clientY + other.y) / 2 });
        this.pan(dx / 2, dy / 2);
      }
    } else {
      this.pan(dx, dy);
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
}

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 * @param {number} middle where to be when there is no room
 */
function between(value, low, high, middle) {
  return low > high ? middle : Math.min(high, Math.max(low, value));
}

/** @param {Element} element */
function middle(element) {
  const rect = element.getBoundingClientRect();
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/**
 * @param {{ x: number, y: number }} a
 * @param {{ x: number, y: number }} b
 */
function far(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
