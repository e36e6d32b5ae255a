// @ts-check
// Places that are several small steps away (`data-chain`, the targets on the way): one click sends all of them. The first that
// is refused, or that somebody else answers, stops the rest.

/** @param {import("./pick.js").Pick} pick */
export function chaining(pick) {
  document.addEventListener("click", (event) => {
    const far = event.target instanceof Element ? event.target.closest("[data-chain]") : null;
    if (far) pick.act(steps(far.getAttribute("data-chain") ?? ""));
  });
}

/** @param {string} chain */
function steps(chain) {
  return chain.split(" ").map((name) => {
    const [kind, number] = name.split("-");
    return { target: { [kind]: Number(number) } };
  });
}
