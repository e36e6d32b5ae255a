// @ts-check
// A picture of a board goes to where something changed, with some of the board around it.

/**
 * @param {SVGSVGElement | null | undefined} board
 * @param {string} changed ids of what changed, with blanks between them
 */
export function cut(board, changed) {
  const ids = changed.split(" ").filter(Boolean);
  const boxes = ids.map((id) => board?.querySelector(`#${CSS.escape(id)}`)).filter((e) => e instanceof SVGGraphicsElement && e.getClientRects().length);
  if (!board || !boxes.length) return;
  const inverse = board.getScreenCTM()?.inverse();
  if (!inverse) return;
  const corners = boxes.flatMap((element) => {
    const r = /** @type {Element} */ (element).getBoundingClientRect();
    return [new DOMPoint(r.left, r.top), new DOMPoint(r.right, r.bottom)].map((point) => point.matrixTransform(inverse));
  });
  const whole = board.viewBox.baseVal;
  const [left, top] = [Math.min(...corners.map((c) => c.x)), Math.min(...corners.map((c) => c.y))];
  const [right, bottom] = [Math.max(...corners.map((c) => c.x)), Math.max(...corners.map((c) => c.y))];
  // Never closer than a third of the board: one must see where one is.
  const width = Math.min(whole.width, Math.max((right - left) * 1.5, whole.width / 3));
  const height = Math.min(whole.height, Math.max((bottom - top) * 1.5, whole.height / 3));
  const x = Math.min(Math.max((left + right - width) / 2, 0), whole.width - width);
  const y = Math.min(Math.max((top + bottom - height) / 2, 0), whole.height - height);
  board.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
}
