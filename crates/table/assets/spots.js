// @ts-check
// The list of what can be chosen on the board. It waits to be opened where the page shows every place of it, and lies open where
// some are out of sight: in a hand that is folded, on a sheet that is put away.

/** @type {string | null} the question that is shown */
let shown = null;

/**
 * A question begins at its top, however far its reader went down in the one before it.
 * @param {string | null} question
 */
export function toTheTop(question) {
  if (question === shown) return;
  shown = question;
  for (const part of document.querySelectorAll("#t-prompt :is(.acts, .say)")) part.scrollTop = 0;
}

/** Looks where its places are; to be called after every change of the page, once it is laid out. */
export function showSpots() {
  const list = document.querySelector("#t-prompt .spots");
  if (!list) return;
  const targets = [...list.querySelectorAll("button[data-for]:not(.aside)")].map((button) => button.getAttribute("data-for") ?? "");
  list.classList.toggle("unseen", targets.some((target) => !drawn(target)));
}

/** Opens the list, or closes it. */
export function toggleSpots() {
  const open = document.querySelector("#t-prompt .spots > ol")?.checkVisibility() ?? false;
  document.body.classList.toggle("listed", !open);
  document.body.classList.toggle("unlisted", open);
}

/** @param {string} target */
function drawn(target) {
  const places = document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`);
  return [...places].some((place) => place.getClientRects().length > 0);
}

// A sheet of the game that is opened or put away.
document.addEventListener("toggle", showSpots, { capture: true });
