// @ts-check
// What lies over the board: what a hand can reach through it, and how it is put away again.

/**
 * What can be hit at a point, from the top down. A piece that cannot be taken does not cover the land below it; a panel,
 * a dialog, or whatever a game draws as a sheet (`data-cover`) covers everything.
 * @param {number} x
 * @param {number} y
 */
export function reach(x, y) {
  /** @type {Element[]} */
  const found = [];
  for (const element of document.elementsFromPoint(x, y)) {
    // An explanation comes unasked: it is not in the way, but its link is.
    if (element.closest("#t-tip") && !element.closest("a")) continue;
    found.push(element);
    if (!element.closest("#t-map") || element.closest("[data-cover]")) break;
  }
  return found;
}

/** @param {Element} sheet */
function cross(sheet) {
  return /** @type {HTMLElement | null} */ (sheet.querySelector("[data-shut]"));
}

/** Sheets of the game that are open: each has `data-over`, and shows a `data-shut` while it can be put away. */
export function sheets() {
  const all = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-over]"));
  return [...all].filter((sheet) => cross(sheet)?.checkVisibility());
}

/**
 * Puts a sheet away, and gives the focus back to what opened it unless that is elsewhere already.
 * @param {HTMLElement} sheet
 */
export function shut(sheet) {
  const within = !document.activeElement || document.activeElement === document.body || sheet.contains(document.activeElement);
  if (!(sheet instanceof HTMLDetailsElement)) return cross(sheet)?.click();
  sheet.open = false;
  if (within) sheet.querySelector("summary")?.focus();
}

/** What the frame itself lays over the board. */
const FRAMES = ".whole, .bar-menu, .since-sheet, .round-sheet, .card-place";

/** The sheets of the game that lie over the board now, by their names. */
export function lying() {
  return new Set(sheets().filter((sheet) => sheet.id && !sheet.matches(FRAMES)).map((sheet) => sheet.id));
}

/**
 * Something else is asked: a sheet that lay there before, with no answer on it, goes from over a board that has some. One about
 * what is asked (`data-over="asked"`) goes with its last question.
 * @param {Set<string>} before
 */
export function uncover(before) {
  for (const sheet of sheets()) {
    if (!before.has(sheet.id) || sheet.dataset.over === "asked") continue;
    const lit = [...document.querySelectorAll(".can")].filter((place) => place.getClientRects().length > 0);
    if (lit.some((place) => sheet.contains(place) && !behind(place, sheet))) continue;
    if (!lit.some((place) => sheet.contains(place) || place.closest("#t-map"))) continue;
    if (sheet instanceof HTMLDetailsElement) sheet.open = false;
    else cross(sheet)?.click();
  }
}

/**
 * Whether something of a sheet lies below the rest of it.
 * @param {Element} place
 * @param {Element} sheet
 */
function behind(place, sheet) {
  const { left, top, width, height } = place.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && sheet.contains(hit) && !place.contains(hit) && !hit.contains(place);
}

/**
 * A click beside a sheet puts it away, and still does what it does. Explanations and menus are no place beside; of a sheet of
 * the game neither are the question and the card of a lesson, which may speak of it; and of one about what is asked
 * (`data-over="asked"`) neither is any answer.
 */
export function shutBeside() {
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!event.isTrusted || target?.closest("#t-tip, #t-menu, #t-pace-bar, dialog")) return;
    // What opens a sheet puts it away by itself.
    const opens = (/** @type {HTMLElement} */ sheet) =>
      (sheet.id && target?.closest(`[aria-controls="${sheet.id}"]`)) || (sheet.matches(".whole") && sheet.parentElement?.contains(target));
    const answers = target?.closest(".can, #t-hints") ?? null;
    // What others did is read beside what is asked.
    const speaks = target?.closest("#t-lesson, .asking, #t-since-line") ?? null;
    const kept = (/** @type {HTMLElement} */ sheet) =>
      sheet.contains(target) || opens(sheet) || (speaks && !sheet.matches(FRAMES)) || (answers && sheet.dataset.over === "asked");
    for (const sheet of sheets()) if (!kept(sheet)) shut(sheet);
  });
}

/**
 * A dialog goes away by a click beside it.
 * @param {HTMLDialogElement | null} dialog
 */
export function closeBeside(dialog) {
  dialog?.addEventListener("click", ({ target, clientX: x, clientY: y }) => {
    const box = dialog.getBoundingClientRect();
    if (target === dialog && (x < box.left || x > box.right || y < box.top || y > box.bottom)) dialog.close();
  });
}
