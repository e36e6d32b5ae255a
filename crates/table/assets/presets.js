// @ts-check
// The form for a new table: whoever goes on switch by switch begins with the preset chosen last, and what would change
// nothing, as a clock among bots, is out of sight. Without this script the switches stand as they are, and all of them are seen.

/** Looks after the form, if this page has it. */
export function presets() {
  const form = document.querySelector("form.new");
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener("change", (event) => {
    const input = event.target;
    if (input instanceof HTMLInputElement && input.name === "preset" && input.dataset.sets !== undefined) {
      set(form, new URLSearchParams(input.dataset.sets));
    }
    fit(form);
  });
  fit(form);
}

/**
 * The switches as a preset has them; what it does not name is as by default.
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} sets
 */
function set(form, sets) {
  for (const input of form.querySelectorAll("[data-default]")) {
    if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) continue;
    const value = sets.get(input.dataset.option ?? "") ?? input.dataset.default ?? "";
    if (input instanceof HTMLInputElement) input.checked = value === "true";
    else input.value = value;
  }
}

/**
 * Hides what changes nothing as long as something else is not chosen.
 * @param {HTMLFormElement} form
 */
function fit(form) {
  const chosen = new FormData(form);
  for (const part of form.querySelectorAll("[data-with]")) {
    if (!(part instanceof HTMLElement)) continue;
    const [key, value] = (part.dataset.with ?? "").split("=");
    part.hidden = chosen.getAll(`opt.${key}`).at(-1) !== value;
  }
  // Whoever sits among bots alone plays without a clock.
  const seats = [...chosen].filter(([name]) => name.startsWith("seat.")).map(([, who]) => String(who));
  const alone = seats.filter((who) => who !== "none" && !who.startsWith("bot:")).join() === "me";
  form.querySelector(".time")?.classList.toggle("alone", alone);
}
