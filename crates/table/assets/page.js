// @ts-check
// Small comforts of the pages that need no live table.

import { clocks, tick, zones } from "./clock.js";
import { copyLine } from "./copy.js";
import { morph } from "./patch.js";
import { presets } from "./presets.js";
import { times } from "./talk.js";

times();
clocks();
zones();
presets();

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
  if (button instanceof HTMLElement) copyLine(button);
});

const room = document.querySelector("[data-refresh]");
if (room instanceof HTMLElement) follow(room);

/**
 * A waiting room looks again by itself, whatever its reader is at: what stays keeps the focus.
 * @param {HTMLElement} room
 */
function follow(room) {
  let known = room.outerHTML;
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    const page = await fetch(location.href).catch(() => null);
    // Begun or closed meanwhile: the page has become another.
    if (page?.status === 404) location.reload();
    const fresh = new DOMParser().parseFromString(page?.ok ? await page.text() : "", "text/html");
    if (fresh.body.classList.contains("table")) location.reload();
    const now = fresh.querySelector("[data-refresh]");
    if (now && now.outerHTML !== known) {
      known = now.outerHTML;
      const held = room.contains(document.activeElement);
      morph(room, now);
      times();
      tick();
      if (held && !room.contains(document.activeElement)) room.focus({ preventScroll: true });
    }
    looking = false;
  };
  setInterval(look, 1000 * Number(room.dataset.refresh));
  // What is said, or changed, is sent without losing what else is typed and unfolded.
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.quiet === undefined) return;
    event.preventDefault();
    const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    const done = await fetch(form.action, { method: "post", body: fields }).catch(() => null);
    if (!done?.ok) return form.submit();
    form.reset();
    await look();
  });
  document.addEventListener("change", (event) => {
    const form = event.target instanceof Element ? event.target.closest("form[data-at-once]") : null;
    if (form instanceof HTMLFormElement) form.requestSubmit();
  });
  // A tab in the background is slow.
  document.addEventListener("visibilitychange", () => document.hidden || look());
}
