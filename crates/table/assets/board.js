// @ts-check
// Boards as files: one is fetched, laid into a page without touching it, cut to what changed, or saved as a picture.

import { cut } from "./cut.js";

/**
 * The file of a board, as a drawing that brings its own style. Where it stands in another page its root is not the page's.
 * @param {string} url
 */
async function read(url) {
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) return null;
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  return drawing instanceof SVGSVGElement ? drawing : null;
}

/**
 * Lays a board into its place and goes to what changed there. The picture that stood for it stays where that fails.
 * @param {HTMLElement} place
 */
export async function lay(place) {
  const drawing = await read(place.dataset.board ?? "");
  if (!drawing) return;
  for (const style of drawing.querySelectorAll("style")) style.textContent = (style.textContent ?? "").replaceAll(":root", ":host");
  const frame = document.createElement("span");
  frame.className = "laid";
  const root = frame.attachShadow({ mode: "open" });
  const size = document.createElement("style");
  size.textContent = ":host { display: block; } #t-map { position: static; width: 100%; height: 100%; cursor: inherit; }";
  root.append(document.importNode(drawing, true), size);
  place.querySelector("img")?.replaceWith(frame);
  cut(/** @type {SVGSVGElement | null} */ (root.querySelector("svg")), place.dataset.changed ?? "");
  place.dataset.laid = "yes";
}

/**
 * Saves a board as a PNG of this width.
 * @param {string} url
 * @param {string} name
 * @param {number} width
 */
export async function save(url, name, width = 1600) {
  const drawing = await read(url);
  if (!drawing) return false;
  const view = drawing.viewBox.baseVal;
  const height = Math.round((width * view.height) / view.width);
  drawing.setAttribute("width", String(width));
  drawing.setAttribute("height", String(height));
  const file = new Blob([new XMLSerializer().serializeToString(drawing)], { type: "image/svg+xml" });
  const picture = new Image();
  // Whatever else a page may load, this is its own: the policy allows data, not blobs.
  picture.src = await new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(file);
  });
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = name;
  link.click();
  return true;
}
