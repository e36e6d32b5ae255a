// @ts-check
// "Not again": declines a question now and from now on. The table remembers it, and says so only to whoever said it.

/**
 * @param {(choice: number) => void} decline
 * @param {() => void} failed
 */
export function standing(decline, failed) {
  document.addEventListener("click", async ({ target }) => {
    const wish = target instanceof Element ? target.closest("[data-stand]") : null;
    const prompt = document.getElementById("t-prompt");
    if (!(wish instanceof HTMLElement) || !prompt) return;
    const { stand: scope = "", question = "", declines = "" } = wish.dataset;
    const { seat = "", decision } = prompt.dataset;
    const body = new URLSearchParams({ seat, question, scope });
    // What it answers with is a page, which nobody wants.
    const kept = await fetch(`/t/${document.body.dataset.table}/stand`, { method: "POST", body, redirect: "manual" }).catch(() => null);
    if (!kept || (kept.type !== "opaqueredirect" && !kept.ok)) return failed();
    const now = document.getElementById("t-prompt");
    if (now?.dataset.decision === decision && now?.dataset.seat === seat) decline(Number(declines));
  });
}
