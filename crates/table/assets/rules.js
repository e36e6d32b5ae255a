// @ts-check
// Rules that play: an example opens beside the text, goes on step by step without another page, and the picture goes to
// where something changed.

const aside = document.getElementById("rules-example");
focusOn(document);

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.matches("[data-shut-example]") && aside && !aside.hidden) {
    aside.hidden = true;
    document.body.classList.remove("seeing");
    event.preventDefault();
    return;
  }
  const within = link.closest("#example") !== null && link.pathname.includes("/see/");
  if (!within && !(aside && link.matches("[data-see]"))) return;
  event.preventDefault();
  show(link.href);
});

/** @param {string} url */
async function show(url) {
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) {
    location.href = url;
    return;
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById("example");
  const old = document.getElementById("example");
  if (!fresh) return;
  if (old) old.replaceWith(fresh);
  else aside?.replaceChildren(...page.querySelectorAll("main > .symbols"), fresh);
  if (aside) {
    aside.hidden = false;
    document.body.classList.add("seeing");
  } else history.replaceState(null, "", url);
  focusOn(fresh);
}

/**
 * Goes to what changed, with some of the board around it.
 * @param {ParentNode} root
 */
function focusOn(root) {
  const example = root instanceof HTMLElement && root.id === "example" ? root : root.querySelector("#example");
  const board = /** @type {SVGSVGElement | null} */ (example?.querySelector("#t-map"));
  const changed = (example instanceof HTMLElement ? example.dataset.changed ?? "" : "").split(" ").filter(Boolean);
  const boxes = changed.map((id) => board?.getElementById(id)).filter((e) => e instanceof SVGGraphicsElement && e.getClientRects().length);
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
