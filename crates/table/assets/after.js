// @ts-check
// Pages of matches that are over: boards that go to where it happened.

import "./page.js";
import { lay } from "./board.js";

const seen = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting || !(entry.target instanceof HTMLElement)) continue;
    seen.unobserve(entry.target);
    lay(entry.target);
  }
});
for (const place of document.querySelectorAll("[data-board]")) seen.observe(place);

// A number on the curve leads to its moment.
document.addEventListener("click", ({ target }) => {
  const mark = target instanceof Element ? target.closest("[data-go]") : null;
  const number = mark?.querySelector("text")?.textContent;
  const card = number ? document.querySelectorAll(".after-moments li")[Number(number) - 1] : null;
  card?.scrollIntoView({ block: "nearest" });
  card?.querySelector("a")?.focus();
});

// What the chances were where somebody points; a click goes there.
const curve = /** @type {SVGSVGElement | null} */ (document.querySelector(".chances"));
const reading = /** @type {HTMLElement | null} */ (document.querySelector(".reading"));
const read = (curve?.dataset.read ?? "").split(" ").filter(Boolean);
const said = read.map((at) => ({ step: Number(at.split(":")[0]), chances: at.split(":")[1].split(",") }));

/** @param {PointerEvent | MouseEvent} event */
function pointed(event) {
  const inverse = curve?.getScreenCTM()?.inverse();
  if (!curve || !inverse || !said.length) return null;
  const [left, right] = [Number(curve.dataset.left), curve.viewBox.baseVal.width - Number(curve.dataset.right)];
  const x = new DOMPoint(event.clientX, event.clientY).matrixTransform(inverse).x;
  const step = ((x - left) / (right - left)) * Number(curve.dataset.steps);
  if (step < -5 || x > right + 5) return null;
  const at = said.reduce((near, one) => (Math.abs(one.step - step) < Math.abs(near.step - step) ? one : near));
  return { ...at, x: left + ((right - left) * at.step) / Math.max(Number(curve.dataset.steps), 1) };
}
curve?.addEventListener("pointermove", (event) => {
  const at = pointed(event);
  const line = curve.querySelector(".reader");
  if (!at || !line || !reading) return;
  line.removeAttribute("hidden");
  line.setAttribute("x1", String(at.x));
  line.setAttribute("x2", String(at.x));
  const names = [...document.querySelectorAll(".legend > span")].map((e) => e.textContent ?? "");
  const rows = at.chances.map((chance, seat) => {
    const one = document.createElement("span");
    one.className = `seat-${seat}`;
    one.textContent = `${chance} %`;
    one.title = names[seat] ?? "";
    return one;
  });
  reading.hidden = false;
  reading.replaceChildren(`${reading.dataset.step} ${at.step}`, ...rows);
});
curve?.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-go]")) return;
  const at = pointed(event);
  if (at) location.href = location.pathname.replace(/analysis$/, `at/${at.step}`);
});

// The board of the moment that is to be played on from.
const moment = /** @type {HTMLImageElement | null} */ (document.querySelector("#branch .moment"));
document.querySelector("#branch [name=step]")?.addEventListener("change", ({ target }) => {
  const field = /** @type {HTMLInputElement} */ (target);
  if (moment && field.validity.valid) moment.src = `${moment.dataset.of}${field.value}/board.svg`;
});

// Being looked over: the page that follows is another one.
if (document.querySelector(".after-wait")) {
  setInterval(async () => {
    const page = await fetch(location.href).catch(() => null);
    if (page?.ok && !(await page.text()).includes("after-wait")) location.reload();
  }, 2000);
}
