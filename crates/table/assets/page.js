// @ts-check
// Small comforts of the pages that need no live table.

import { times } from "./talk.js";

times();

document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
  if (!(button instanceof HTMLElement)) return;
  await navigator.clipboard?.writeText(button.dataset.copy ?? "");
  button.classList.add("done");
});

// A waiting room looks again by itself; a form that is being filled in is left alone.
const room = /** @type {HTMLElement | null} */ (document.querySelector("[data-refresh]"));
if (room) {
  const again = async () => {
    const page = await fetch(location.href).then((r) => (r.ok ? r.text() : ""), () => "");
    const fresh = new DOMParser().parseFromString(page, "text/html");
    if (fresh.body.classList.contains("table")) location.reload();
    const now = fresh.querySelector("[data-refresh]");
    const here = document.querySelector("[data-refresh]");
    if (now && here && now.innerHTML !== here.innerHTML && !here.contains(document.activeElement)) here.replaceWith(now);
    setTimeout(again, 1000 * Number(room.dataset.refresh));
  };
  setTimeout(again, 1000 * Number(room.dataset.refresh));
}
