// @ts-check
// What can be taken on the board has a double outline, ink outside and amber inside, as wide at every zoom; the rest of the
// board is a little darker meanwhile. An outline has its place's own shape, and says by line and sign what is done there.

import { atRest, boxOf } from "./focus.js";

const SVG = "http://www.w3.org/2000/svg";
/** What has an outline of its own. */
const SHAPES = "path, rect, circle, ellipse, polygon";
/** Attributes that make a shape. */
const GEOMETRY = ["d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "points"];
/** More places than these are a crowd. */
const MANY = 24;
/** Signs of what is done to a place, on a grid of 24. */
const SIGNS = {
  attack: "M5 5l14 14M19 5L5 19M5 15l4 4M19 15l-4 4",
  replace: "M6 9a7 7 0 0 1 12-2M18 4v4h-4M18 15a7 7 0 0 1-12 2M6 20v-4h4",
};

export class Lit {
  /** @param {import("./camera.js").Camera} camera */
  constructor(camera) {
    this.camera = camera;
    this.layer = document.createElementNS(SVG, "g");
    this.layer.id = "t-lit";
    this.layer.setAttribute("aria-hidden", "true");
    camera.world.append(this.layer);
    camera.watch(() => this.scale());
    /** @type {Element[]} what is outlined */
    this.places = [];
    // A piece that glides is outlined where it was when it set out: once more when it has arrived.
    camera.world.addEventListener("transitionend", ({ target, propertyName }) => {
      const arrived = propertyName === "transform" && this.places.some((place) => place === target);
      if (arrived) this.show(this.places);
    });
    document.addEventListener("pointerover", (event) => this.warm(event.target));
    document.addEventListener("focusin", (event) => this.warm(event.target));
  }

  /**
   * Outlines these places, and no others.
   * @param {Element[]} places
   */
  show(places) {
    this.places = places;
    this.layer.replaceChildren();
    // Where nearly everything is lit, nothing is to be set apart: thin lines leave the names alone.
    this.layer.classList.toggle("crowd", places.length > MANY);
    if (!places.length) return;
    const { width, height } = this.camera.size;
    const veil = document.createElementNS(SVG, "rect");
    veil.classList.add("veil");
    // Beside the drawing, too, where the window is wider.
    const all = { x: -width, y: -height, width: 3 * width, height: 3 * height };
    for (const [name, value] of Object.entries(all)) veil.setAttribute(name, String(value));
    const outlines = places.flatMap((place) => atRest(place, () => this.outline(place)));
    this.layer.append(veil, ...outlines, ...places.flatMap((place) => this.names(place)));
    this.scale();
  }

  /** @param {Element} place */
  outline(place) {
    const shape = place.querySelector(":scope > .ring") ?? place;
    const world = this.camera.world.getScreenCTM();
    if (!world || !(shape instanceof SVGGraphicsElement)) return [];
    const { target = "" } = /** @type {SVGElement} */ (place).dataset;
    const group = document.createElementNS(SVG, "g");
    group.dataset.lit = target;
    const kind = document.querySelector(`#t-prompt [data-for="${CSS.escape(target)}"][data-kind]`)?.getAttribute("data-kind");
    if (kind) group.dataset.kind = kind;
    // Where a part of it is lit, too, as a space of a track, a game may only hint at the whole.
    const finer = this.finer(place, target);
    group.classList.toggle("around", finer);
    const parts = [...shape.children];
    // A region is all of its lands; a piece of many strokes has a frame.
    const shapes = parts.length && parts.every((part) => meant(part)) ? parts : [shape];
    const drawn = shapes.map((part) => {
      const matrix = /** @type {SVGGraphicsElement} */ (part).getScreenCTM();
      const form = meant(part);
      return form && matrix ? copy(form, world.inverse().multiply(matrix)) : frame(boxOf(part, this.camera));
    }).filter((one) => one !== null);
    if (!drawn.length) return [];
    for (const one of drawn) {
      const ink = /** @type {SVGElement} */ (one.cloneNode());
      ink.classList.add("ink");
      group.append(ink);
      one.classList.add("amber");
    }
    group.append(...drawn);
    const path = SIGNS[/** @type {keyof typeof SIGNS} */ (kind ?? "")];
    const box = path && boxOf(place, this.camera);
    if (box && !finer) group.append(sign(path, box));
    return [group];
  }

  /**
   * What the place is called, written again: an outline that crosses its name goes below it.
   * @param {Element} place
   */
  names(place) {
    const { target = "" } = /** @type {SVGElement} */ (place).dataset;
    const world = this.camera.world.getScreenCTM();
    const written = /** @type {NodeListOf<SVGGraphicsElement>} */ (document.querySelectorAll(`#t-camera [data-names="${CSS.escape(target)}"]:not(#t-lit *)`));
    return [...written].flatMap((name) => {
      const from = /** @type {SVGGraphicsElement | null} */ (name.parentElement)?.getScreenCTM();
      if (!world || !from) return [];
      const again = document.createElementNS(SVG, "g");
      const { a, b, c, d, e, f } = world.inverse().multiply(from);
      again.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
      again.append(name.cloneNode(true));
      return [again];
    });
  }

  /**
   * Whether a piece that stands there has the sign already.
   * @param {Element} place
   * @param {string} target
   */
  finer(place, target) {
    const area = (/** @type {Element} */ of) => of.getBoundingClientRect().width * of.getBoundingClientRect().height;
    const others = [...this.camera.world.querySelectorAll(`.can[data-target="${CSS.escape(target)}"]`)];
    return others.some((other) => other !== place && area(other) < area(place));
  }

  /** Signs are as large at every zoom. */
  scale() {
    const px = this.camera.unit / this.camera.zoom;
    for (const mark of /** @type {NodeListOf<SVGElement>} */ (this.layer.querySelectorAll(".sign"))) {
      mark.style.transform = `translate(${mark.dataset.x}px, ${mark.dataset.y}px) scale(${px})`;
    }
  }

  /**
   * What the hand or the focus is on.
   * @param {EventTarget | null} target
   */
  warm(target) {
    const element = target instanceof Element ? target : null;
    const place = element?.closest("#t-map .can")?.getAttribute("data-target") ?? element?.closest("#t-prompt [data-for]")?.getAttribute("data-for");
    for (const group of /** @type {Iterable<SVGElement>} */ (this.layer.querySelectorAll("[data-lit]"))) {
      group.classList.toggle("warm", group.dataset.lit === place);
    }
    // What answers elsewhere on the board, while a place is pointed at.
    for (const answer of /** @type {Iterable<SVGElement>} */ (this.camera.world.querySelectorAll("[data-answers]"))) {
      answer.classList.toggle("warm", answer.dataset.answers === place);
    }
  }
}

/**
 * The shape that is drawn, if it is a single one: itself, or what it refers to.
 * @param {Element} part
 */
export function meant(part) {
  const form = part instanceof SVGUseElement ? document.querySelector(part.href.baseVal) : part.children.length ? null : part;
  return form?.matches(SHAPES) ? form : null;
}

/**
 * The same shape in the coordinates of the board.
 * @param {Element} shape
 * @param {DOMMatrix} matrix
 */
export function copy(shape, { a, b, c, d, e, f }) {
  const drawn = document.createElementNS(SVG, shape.localName);
  for (const name of GEOMETRY) {
    const value = shape.getAttribute(name);
    if (value) drawn.setAttribute(name, value);
  }
  drawn.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  return drawn;
}

/**
 * A frame around what has no shape of its own.
 * @param {DOMRect | null} box
 */
function frame(box) {
  if (!box?.width) return null;
  const drawn = document.createElementNS(SVG, "rect");
  const around = { x: box.x, y: box.y, width: box.width, height: box.height, rx: Math.min(box.width, box.height) / 8 };
  for (const [name, value] of Object.entries(around)) drawn.setAttribute(name, String(value));
  return drawn;
}

/**
 * @param {string} path
 * @param {DOMRect} box
 */
function sign(path, box) {
  const mark = document.createElementNS(SVG, "g");
  mark.classList.add("sign");
  Object.assign(mark.dataset, { x: box.x + box.width / 2, y: box.y });
  const ground = document.createElementNS(SVG, "circle");
  ground.setAttribute("r", "11");
  const strokes = document.createElementNS(SVG, "path");
  strokes.setAttribute("d", path);
  strokes.setAttribute("transform", "scale(.75) translate(-12 -12)");
  mark.append(ground, strokes);
  return mark;
}
