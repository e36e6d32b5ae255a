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

// Being looked over: the page that follows is another one.
if (document.querySelector(".after-wait")) {
  setInterval(async () => {
    const page = await fetch(location.href).catch(() => null);
    if (page?.ok && !(await page.text()).includes("after-wait")) location.reload();
  }, 2000);
}
