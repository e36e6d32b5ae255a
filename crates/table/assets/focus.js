// @ts-check
// The camera goes to what is asked, when it is too small to be hit or read or out of sight, and comes back when nothing is
// asked. Whoever moves the view with their own hand is left alone until something else is asked.

import { CLOSEST, LEGIBLE } from "./camera.js";

/** Pixels that can be hit: by a mouse, by a finger. */
const MOUSE = 24;
const FINGER = 40;
/** Milliseconds nothing is asked before the view goes back: others answer fast. */
const PATIENCE = 1_200;
/** Nobody is taken closer than this for the sake of letters alone; in a small window one comes closer anyway. */
const READING = 2.2;
const READING_SMALL = 4.5;
const small = matchMedia("(max-width: 760px), (max-height: 540px)");
/** What is cut by the edge is not seen, but for so little. */
const WHOLE = 0.85;
/** Pixels kept free at the edge. */
const EDGE = 26;
/** Beside a panel there is room for what is asked from this part of the board on. */
const BESIDE = 0.3;

/** @typedef {{ box: DOMRect, side: number, letter: number }} Spot a place in units of the drawing */

export class Focus {
  /** @param {import("./camera.js").Camera} camera */
  constructor(camera) {
    this.camera = camera;
    /** @type {import("./camera.js").View | null} where the reader was before the camera went off by itself */
    this.home = null;
    /** @type {number | undefined} */
    this.timer = undefined;
    /** @type {Element[]} */
    this.places = [];
    camera.resized = (other) => {
      if (camera.byHand) return;
      if (other) this.home = null;
      this.aim();
    };
    // A panel that opens or closes by the reader's hand.
    document.addEventListener("toggle", (event) => {
      if (!(event.target instanceof Element) || !event.target.querySelector("[data-cover]")) return;
      if (this.uncover() && !camera.byHand && document.querySelector("#t-prompt.yours")) this.aim();
    }, { capture: true });
  }

  /** Pixels of what can be hit by whoever sits here. */
  get least() {
    return matchMedia("(pointer: coarse)").matches ? FINGER : MOUSE;
  }

  /**
   * Something else is asked, or something else of it is lit.
   * @param {Element[]} places
   */
  ask(places) {
    clearTimeout(this.timer);
    this.places = places;
    // Where somebody went on purpose is where they are.
    if (this.camera.byHand) this.home = null;
    this.camera.byHand = false;
    this.uncover();
    if (document.querySelector("#t-prompt.yours")) this.aim();
    else this.timer = setTimeout(() => this.back(), PATIENCE);
  }

  /** Back to where the reader was, or to the whole board. */
  back() {
    const { camera, home } = this;
    this.home = null;
    if (camera.byHand || camera.untouched || !home) return;
    if (home.zoom > 1.01) camera.glide(home);
    else {
      camera.glide({ x: 0, y: 0, zoom: 1 });
      camera.fit();
    }
  }

  /** Looks again at what is covered; the board never stays aside for a panel that is gone. */
  uncover() {
    const { camera } = this;
    const was = camera.covered;
    camera.covered = this.covered();
    const other = was.left !== camera.covered.left || was.right !== camera.covered.right;
    if (other) camera.show();
    return other;
  }

  /** What an open panel takes of the board, where there is room beside it. */
  covered() {
    const board = this.camera.svg.getBoundingClientRect();
    for (const panel of small.matches ? [] : document.querySelectorAll("[data-cover]")) {
      const box = panel.getBoundingClientRect();
      const [left, right] = [box.left - board.left, board.right - box.right];
      if (!box.width || Math.max(left, right) < BESIDE * board.width) continue;
      return left >= right ? { left: 0, right: board.right - box.left } : { left: box.right - board.left, right: 0 };
    }
    return { left: 0, right: 0 };
  }

  /** Goes to what is lit, if it must. */
  aim() {
    const spots = this.spots();
    if (!spots.length || this.suits(spots)) return;
    const { camera } = this;
    this.home ??= camera.untouched ? { x: 0, y: 0, zoom: 1 } : camera.view;
    const whole = around(spots.map((spot) => spot.box));
    const rect = camera.svg.getBoundingClientRect();
    const { left, right } = camera.covered;
    const [width, height] = [rect.width - left - right - 2 * EDGE, rect.height - 2 * EDGE].map((px) => Math.max(px, 60) * camera.unit);
    const aside = ((left - right) / 2) * camera.unit;
    const go = (/** @type {import("./camera.js").View} */ view) => camera.glide({ ...view, x: view.x + aside });
    const fits = Math.min(width / whole.width, height / whole.height, CLOSEST);
    // What cannot be hit must be larger; what could be read more easily, only where everything stays in sight: in a small window
    // it hardly ever does.
    const reads = small.matches ? this.reads(spots) : Math.min(this.reads(spots), fits);
    const needs = Math.max(Math.min(CLOSEST, this.needs(spots)), reads);
    if (needs <= fits) {
      // A little closer than it must be, where that shows everything.
      const zoom = Math.max(1, Math.min(fits, Math.max(camera.zoom, needs > 1 ? needs * 1.15 : 1)));
      go(camera.around(centre(whole), zoom));
    } else {
      go(camera.around(this.crowd(spots, width / needs, height / needs), needs));
    }
  }

  /**
   * Whether what is lit can be hit, read and seen as it is.
   * @param {Spot[]} spots
   */
  suits(spots) {
    const { camera } = this;
    const { x, y, width, height } = camera.window;
    const [left, right] = [camera.covered.left, camera.covered.right].map((px) => (px * camera.unit) / camera.zoom);
    const seen = new DOMRect(x + left, y, width - left - right, height);
    const whole = around(spots.map((spot) => spot.box));
    const fits = Math.min(seen.width / whole.width, seen.height / whole.height) * camera.zoom;
    const least = Math.max(this.needs(spots), small.matches ? this.reads(spots) : Math.min(this.reads(spots), fits * 0.9));
    if (least > camera.zoom * 1.01) return false;
    const inside = spots.filter(({ box }) => {
      const wide = Math.min(box.right, seen.right) - Math.max(box.left, seen.left);
      const high = Math.min(box.bottom, seen.bottom) - Math.max(box.top, seen.top);
      return wide >= box.width * WHOLE && high >= box.height * WHOLE;
    });
    if (inside.length === spots.length) return true;
    // What does not fit one window is looked at piece by piece: the reader's way is as good as any.
    return inside.length > 0 && fits < least;
  }

  /**
   * How close one must be for the smallest of them.
   * @param {Spot[]} spots
   */
  needs(spots) {
    const { unit } = this.camera;
    return Math.max(1, ...spots.map(({ side }) => (this.least * unit) / side));
  }

  /**
   * How close one must be to read all of them.
   * @param {Spot[]} spots
   */
  reads(spots) {
    const { unit } = this.camera;
    return Math.min(small.matches ? READING_SMALL : READING, Math.max(1, ...spots.map(({ letter }) => (letter ? (LEGIBLE * unit) / letter : 0))));
  }

  /**
   * The middle of the window of this size that shows most of them; of equals the one nearest to what the game points at.
   * @param {Spot[]} spots
   * @param {number} width
   * @param {number} height
   */
  crowd(spots, width, height) {
    const points = spots.map((spot) => centre(spot.box));
    const pointed = boxOf(document.querySelector("#t-camera [data-focus]"), this.camera);
    const { x, y, width: w, height: h } = this.camera.window;
    const here = pointed ? centre(pointed) : { x: x + w / 2, y: y + h / 2 };
    let best = points[0];
    let most = -Infinity;
    for (const point of points) {
      const near = points.filter((p) => Math.abs(p.x - point.x) < width / 2 && Math.abs(p.y - point.y) < height / 2);
      const middle = centre(around(near.map((p) => new DOMRect(p.x, p.y, 0, 0))));
      const far = Math.hypot(middle.x - here.x, middle.y - here.y) / (this.camera.size.width + this.camera.size.height);
      if (near.length - far > most) [best, most] = [middle, near.length - far];
    }
    return best;
  }

  /** What is lit on the board, each place once: its largest part counts. Where nothing is, what the game points at. */
  spots() {
    /** @type {Map<string, Spot>} */
    const found = new Map();
    for (const place of this.places) {
      const box = place.isConnected ? boxOf(place, this.camera) : null;
      if (!box?.width || !box.height) continue;
      const name = place.getAttribute("data-target") ?? "";
      const side = Math.min(box.width, box.height);
      const known = found.get(name);
      // A land that is lit and the plate beside it are one place: its letters may stand on the smaller of the two.
      const letter = Math.min(...letters(place, name, this.camera), known?.letter || Infinity);
      const [largest, at] = known && known.side >= side ? [known.side, known.box] : [side, box];
      found.set(name, { box: at, side: largest, letter: letter === Infinity ? 0 : letter });
    }
    if (found.size) return [...found.values()];
    const pointed = [...document.querySelectorAll("#t-camera [data-focus]")].map((e) => boxOf(e, this.camera));
    return pointed.flatMap((box) => (box?.width ? [{ box, side: Infinity, letter: 0 }] : []));
  }
}

/**
 * Where something is in the drawing, however the camera stands or moves.
 * @param {Element | null} element
 * @param {import("./camera.js").Camera} camera
 */
export function boxOf(element, camera) {
  return atRest(element, () => measured(element, camera));
}

/**
 * Measures something where it comes to rest: a piece that is under way is measured as if it had arrived.
 * @template T
 * @param {Element | null} element
 * @param {() => T} measure
 */
export function atRest(element, measure) {
  const flights = (element?.closest(".piece, [data-piece]")?.getAnimations() ?? []).map((flight) => ({ flight, at: flight.currentTime }));
  for (const { flight } of flights) flight.currentTime = flight.effect?.getComputedTiming().endTime ?? null;
  try {
    return measure();
  } finally {
    for (const { flight, at } of flights) flight.currentTime = at;
  }
}

/**
 * @param {Element | null} element
 * @param {import("./camera.js").Camera} camera
 */
function measured(element, camera) {
  if (!(element instanceof SVGGraphicsElement)) return null;
  const [own, world] = [element.getScreenCTM(), camera.world.getScreenCTM()];
  if (!own || !world) return null;
  const matrix = world.inverse().multiply(own);
  const { x, y, width, height } = element.getBBox();
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
  return around(corners.map(([cx, cy]) => {
    const point = new DOMPoint(cx, cy).matrixTransform(matrix);
    return new DOMRect(point.x, point.y, 0, 0);
  }));
}

/**
 * Sizes of the letters that are needed for a place, in units of the drawing: those on it, and those that name it.
 * @param {Element} place
 * @param {string} name
 * @param {import("./camera.js").Camera} camera
 */
function letters(place, name, camera) {
  const named = document.querySelectorAll(`#t-camera [data-names="${CSS.escape(name)}"]`);
  const texts = /** @type {SVGGraphicsElement[]} */ ([...place.querySelectorAll("text:not([aria-hidden] *)"), ...named]);
  const world = camera.world.getScreenCTM();
  return texts.flatMap((text) => {
    const own = text.getScreenCTM();
    if (!own || !world || !text.textContent?.trim()) return [];
    const scale = Math.hypot(own.a, own.b) / Math.hypot(world.a, world.b);
    return [parseFloat(getComputedStyle(text).fontSize) * scale];
  });
}

/** @param {DOMRect[]} boxes */
export function around(boxes) {
  const left = Math.min(...boxes.map((b) => b.left));
  const top = Math.min(...boxes.map((b) => b.top));
  const right = Math.max(...boxes.map((b) => b.right));
  const bottom = Math.max(...boxes.map((b) => b.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** @param {DOMRect} box */
function centre(box) {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
