// @ts-check
// Where a tip lies: beside what it explains, over as little as possible of what else can be chosen or is asked there.

/** What a list of choices is in: a tip lies beside all of it. */
const LISTS = "#t-menu, .asking, .side, .leaf, [data-over], dialog, #t-hand-area > *";
/** What a tip should leave free, with how much it matters. */
const FREE = /** @type {[string, number][]} */ ([
  ["#t-prompt button[data-choice], .deed, #t-menu > *", 8],
  [":not(svg *).can", 8],
  ["#t-prompt .saying", 8],
  [".stage :is(button, summary, a)", 4],
  [".side", 3],
  ["#t-map .can", 1],
]);
/** More of these are a crowd: there a tip lies over some of them wherever it is. */
const MANY = 80;
const GAP = 8;

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/**
 * @param {DOMRect} tip how large it is
 * @param {DOMRect} rect what it explains, or where the hand is on it
 * @param {Element} owner
 * @returns {{ x: number, y: number, free: boolean }} free: nothing that can be chosen lies below it
 */
export function spot(tip, rect, owner) {
  const list = owner.closest(LISTS)?.getBoundingClientRect();
  const boxes = list ? [rect, list] : [rect];
  const others = FREE.flatMap(([selector, weight]) => [...document.querySelectorAll(selector)]
    .filter((element) => element !== owner && !element.contains(owner) && !owner.contains(element))
    .slice(0, MANY)
    .map((element) => ({ box: element.getBoundingClientRect(), weight })));
  let best = { x: 0, y: 0, cost: Infinity };
  for (const [nth, box] of boxes.entries()) {
    for (const [way, at] of around(tip, rect, box).entries()) {
      const x = Math.max(GAP, Math.min(innerWidth - tip.width - GAP, at.x));
      const y = Math.max(GAP, Math.min(innerHeight - tip.height - GAP, at.y));
      const here = { left: x, top: y, right: x + tip.width, bottom: y + tip.height };
      // Never over what it explains; else where least is covered, and of equals the nearest.
      const covered = others.reduce((sum, { box: other, weight }) => sum + weight * common(here, other), 1e3 * common(here, rect));
      const cost = covered + nth * 40 + way;
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return { x: best.x, y: best.y, free: best.cost < 100 };
}

/**
 * Above, below, left and right of a box, level with what is explained.
 * @param {DOMRect} tip
 * @param {DOMRect} rect
 * @param {DOMRect} box
 */
function around(tip, rect, box) {
  const [x, y] = [rect.x + rect.width / 2 - tip.width / 2, rect.y + rect.height / 2 - tip.height / 2];
  return [
    { x, y: box.top - tip.height - GAP },
    { x, y: box.bottom + GAP },
    { x: box.left - tip.width - GAP, y },
    { x: box.right + GAP, y },
  ];
}

/**
 * The area two boxes have in common.
 * @param {Box} a
 * @param {Box} b
 */
function common(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
