// @ts-check
// Small forms of a table that lead nowhere: sent without leaving the page. What comes of them comes over the line.

/**
 * @param {(why: string) => void} failed
 * @param {(text: string) => void} done says what a form has to say once it is sent
 */
export function quietly(failed, done) {
  /** What is on its way. Not by the button: the line may already have brought another question to the same one. @type {Set<string>} */
  const sent = new Set();
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-quiet]")) return;
    event.preventDefault();
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
    const fields = new FormData(form);
    if (button?.name) fields.set(button.name, button.value);
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    const what = `${form.action}?${body}`;
    if (sent.has(what)) return;
    sent.add(what);
    button?.classList.add("busy");
    const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => null);
    sent.delete(what);
    button?.classList.remove("busy");
    // What it answers with is a page, which nobody wants, unless it says why not.
    if (answer?.type === "opaqueredirect" || answer?.ok) {
      // What was unfolded for it is done with.
      const unfolded = form.closest("details.sure, details.other-terms");
      if (unfolded instanceof HTMLDetailsElement) unfolded.open = false;
      if (form.dataset.done) done(form.dataset.done);
      return;
    }
    const said = answer ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
    failed(said?.querySelector(".error p:not(.status)")?.textContent ?? "");
  });
}
