// What cannot be hit, read or reached on the page as it stands. Evaluated by `legible.rs`; gives lists of what is wrong, by kind.
(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const least = matchMedia("(pointer: coarse)").matches ? 40 : 24;
  const board = document.getElementById("t-board").getBoundingClientRect();
  const said = (e) => `${e.getAttribute("data-target") ?? ""} ${e.id || e.getAttribute("class") || e.localName} ${(e.textContent ?? "").trim().slice(0, 30)}`.trim();
  const found = { small: [], letters: [], overlaps: [], outside: [], sideways: [], through: [] };
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const shown = (e) => {
    if (!e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const r = e.getBoundingClientRect();
    return r.width > 0 && r.height > 0;
  };

  // The camera has come to rest when two frames show the same.
  const camera = document.getElementById("t-camera");
  for (let was = ""; ;) {
    await frame();
    await frame();
    const is = getComputedStyle(camera).transform;
    if (is === was && !camera.getAnimations().some((a) => a.playState === "running")) break;
    was = is;
  }

  // Lit places: the largest part of each counts.
  const sides = new Map();
  for (const place of document.querySelectorAll(".can")) {
    if (!shown(place)) continue;
    const r = place.getBoundingClientRect();
    if (place.closest("#t-map") && !meets(r, board)) continue;
    const name = place.dataset.target;
    const side = Math.min(r.width, r.height);
    if ((sides.get(name)?.side ?? -1) < side) sides.set(name, { side, place });
  }
  for (const { side, place } of sides.values()) {
    if (side < least - 0.5) found.small.push(`${said(place)}: ${side.toFixed(1)} px`);
  }

  // A button that no pointer hits: a game's own style that meant something else of the same name.
  for (const button of document.querySelectorAll("button, a[href], summary")) {
    if (shown(button) && getComputedStyle(button).pointerEvents === "none") found.small.push(`${said(button)}: not hit by any pointer`);
  }

  // Letters that are needed: on lit places and naming them, and in everything that is no drawing. What a picture shows is said
  // beside it or in its tip.
  const size = (text) => {
    const px = parseFloat(getComputedStyle(text).fontSize);
    const matrix = text instanceof SVGGraphicsElement ? text.getScreenCTM() : null;
    return matrix ? px * Math.hypot(matrix.a, matrix.b) : px;
  };
  const names = [...sides.keys()].flatMap((name) => [...document.querySelectorAll(`[data-names="${CSS.escape(name)}"]`)]);
  const needed = [...document.querySelectorAll("#t-map .can text:not(.can [aria-hidden] *)"), ...names, ...written()];
  for (const text of new Set(needed)) {
    if (!shown(text) || !text.textContent.trim()) continue;
    const r = text.getBoundingClientRect();
    if (text.closest("#t-map") && !meets(r, board)) continue;
    if (size(text) < 10.95) found.letters.push(`${said(text)}: ${size(text).toFixed(1)} px`);
  }
  function written() {
    const all = document.querySelectorAll(".bar *, .side *, #t-hand-area *");
    return [...all].filter((e) => !e.closest("svg, .sr") && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()));
  }

  // Texts of the board on each other. What is turned has a box that says little.
  const upright = (text) => {
    const matrix = text.getScreenCTM();
    return matrix && Math.abs(matrix.b) < 0.01 * Math.abs(matrix.a);
  };
  // A name that is written again over the outline of its place is the same name.
  const texts = [...document.querySelectorAll("#t-map text:not(#t-lit *)")].filter((t) => t.textContent.trim() && shown(t) && upright(t) && meets(t.getBoundingClientRect(), board));
  const boxes = texts.map((text) => {
    // Letters are less high than their line.
    const r = text.getBoundingClientRect();
    return { text, r: new DOMRect(r.x + 1, r.y + r.height * 0.22, Math.max(0, r.width - 2), r.height * 0.56) };
  });
  boxes.sort((a, b) => a.r.left - b.r.left);
  boxes.forEach((a, i) => {
    for (let j = i + 1; j < boxes.length && boxes[j].r.left < a.r.right; j++) {
      const b = boxes[j];
      if (meets(a.r, b.r) && !a.text.contains(b.text) && !b.text.contains(a.text)) found.overlaps.push(`${said(a.text)} / ${said(b.text)}`);
    }
  });

  // The boxes that cut off what is in them.
  function clips(element) {
    const boxes = [];
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== "visible") boxes.push(box.getBoundingClientRect());
    }
    return boxes;
  }

  // Texts beside the board on each other: the lines of each, as far as they are on top where they stand.
  const lines = written().flatMap((element) => {
    if (!shown(element)) return [];
    const own = [...element.childNodes].filter((n) => n.nodeType === 3 && n.data.trim());
    return own.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const edges = clips(element);
      return [...range.getClientRects()].flatMap((line) => {
        // What is cut off is not on anything.
        const [left, right] = [Math.max(line.left, ...edges.map((e) => e.left)), Math.min(line.right, ...edges.map((e) => e.right))];
        const [top, bottom] = [Math.max(line.top, ...edges.map((e) => e.top)), Math.min(line.bottom, ...edges.map((e) => e.bottom))];
        if (right <= left || bottom <= top) return [];
        const r = new DOMRect(left, top, right - left, bottom - top);
        const seen = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
        if (!seen || !(element.contains(seen) || seen.contains(element))) return [];
        return [{ element, r: new DOMRect(r.x + 1, r.y + r.height * 0.25, Math.max(0, r.width - 2), r.height * 0.5) }];
      });
    });
  });
  lines.sort((a, b) => a.r.left - b.r.left);
  lines.forEach((a, i) => {
    for (let j = i + 1; j < lines.length && lines[j].r.left < a.r.right; j++) {
      const b = lines[j];
      if (a.element !== b.element && meets(a.r, b.r)) found.overlaps.push(`${said(a.element)} / ${said(b.element)}`);
    }
  });

  // Pieces say where they belong: their middle lies in the shape of that place, and most of them in its box. What is in the hand
  // is lifted out of it.
  const shapes = "path, rect, circle, ellipse, polygon";
  const holds = (home, point) => {
    const form = home.localName === "use" ? document.querySelector(home.getAttribute("href")) : home.matches(shapes) ? home : home.querySelector(shapes);
    const matrix = (home.localName === "use" || home === form ? home : form)?.getScreenCTM();
    return !form?.isPointInFill || !matrix || form.isPointInFill(point.matrixTransform(matrix.inverse()));
  };
  for (const piece of document.querySelectorAll("#t-map [data-in]:not(.picked, .lifted, .going)")) {
    const homes = [...document.querySelectorAll(`#t-map [data-target="${CSS.escape(piece.dataset.in)}"]:not([data-in], .next)`)].filter((h) => !piece.contains(h));
    // What is outlined when it is lit; what stands beside an army is not.
    const r = (piece.querySelector(":scope > .ring") ?? piece).getBoundingClientRect();
    if (!shown(piece) || !homes.length) continue;
    const most = new DOMRect(r.x + r.width * 0.2, r.y + r.height * 0.2, r.width * 0.6, r.height * 0.6);
    const middle = new DOMPoint(r.x + r.width / 2, r.y + r.height / 2);
    const inside = homes.some((home) => {
      const h = home.getBoundingClientRect();
      return most.left >= h.left && most.right <= h.right && most.top >= h.top && most.bottom <= h.bottom && holds(home, middle);
    });
    if (!inside) found.outside.push(`${said(piece)} in ${piece.dataset.in}`);
  }
  const placed = document.querySelectorAll("#t-map [data-in]").length;

  // Answers that stick out of their column, or need a way sideways.
  const column = document.getElementById("t-prompt").getBoundingClientRect();
  for (const choice of document.querySelectorAll("#t-prompt :is(.choice, .deed)")) {
    const r = choice.getBoundingClientRect();
    if (shown(choice) && (r.left < column.left - 1 || r.right > column.right + 1)) found.sideways.push(said(choice));
  }
  // So do those that lie on cards and sheets; and the page as a whole.
  const rolls = (box) => box.scrollWidth > box.clientWidth + 1 && ["auto", "scroll"].includes(getComputedStyle(box).overflowX);
  for (const box of document.querySelectorAll("#t-prompt, #t-prompt *")) if (rolls(box)) found.sideways.push(said(box));
  for (const place of document.querySelectorAll("#t-hand-area .can")) {
    for (let box = place.parentElement; shown(place) && box?.closest("#t-hand-area"); box = box.parentElement) {
      if (rolls(box) && (place.getBoundingClientRect().right > box.getBoundingClientRect().right + 1)) found.sideways.push(`${said(place)} in ${said(box)}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.sideways.push(`the page: ${document.documentElement.scrollWidth} px`);

  // What lies over the board covers it.
  for (const sheet of document.querySelectorAll("details[data-over]")) {
    if (!sheet.querySelector("summary")?.checkVisibility()) continue;
    const was = sheet.open;
    sheet.open = true;
    await frame();
    const leaf = [...sheet.children].find((c) => c.localName !== "summary");
    if (leaf) covers(leaf);
    sheet.open = was;
  }
  for (const leaf of document.querySelectorAll("[data-over] > .part, .whole[open], dialog[open]")) if (shown(leaf)) covers(leaf);
  function covers(leaf) {
    const r = leaf.getBoundingClientRect();
    for (let y = r.top + 6; y < Math.min(r.bottom, innerHeight) - 4; y += 24) {
      for (let x = r.left + 6; x < Math.min(r.right, innerWidth) - 4; x += 24) {
        const top = document.elementFromPoint(x, y);
        if (top?.closest("#t-map")) found.through.push(`${said(leaf)} at ${Math.round(x)},${Math.round(y)}`);
      }
    }
  }
  const { x, y, width, height } = document.getElementById("t-board").getBoundingClientRect();
  return { found, placed, board: [x, y, width, height].map(Math.round).join() };
})()
