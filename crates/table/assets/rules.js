// @ts-check
// Rules that play: an example opens beside the text, goes on step by step without another page, and the picture goes to
// where something changed.

import { cut } from "./cut.js";

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

/** @param {ParentNode} root */
function focusOn(root) {
  const example = root instanceof HTMLElement && root.id === "example" ? root : root.querySelector("#example");
  const board = /** @type {SVGSVGElement | null | undefined} */ (example?.querySelector("#t-map"));
  cut(board, example instanceof HTMLElement ? example.dataset.changed ?? "" : "");
}
