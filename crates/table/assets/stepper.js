// @ts-check
// A number is chosen by steps: all answers are there, one is shown. Buttons, the slider, the wheel and arrows go on.

/** To be called after every change of the page. */
export function refresh() {
  for (const stepper of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#t-prompt .stepper"))) {
    show(stepper, Number(stepper.dataset.at));
  }
}

/**
 * @param {HTMLElement} stepper
 * @param {number} wanted
 */
function show(stepper, wanted) {
  const answers = [...stepper.querySelectorAll(":scope > .choice")];
  const at = Math.min(answers.length - 1, Math.max(0, wanted));
  stepper.dataset.at = String(at);
  answers.forEach((answer, i) => answer.classList.toggle("at", i === at));
  for (const by of /** @type {NodeListOf<HTMLButtonElement>} */ (stepper.querySelectorAll("[data-by]"))) {
    by.disabled = answers[at + Number(by.dataset.by)] === undefined;
  }
  const slider = stepper.querySelector("input");
  if (!slider) return;
  slider.value = String(at);
  slider.setAttribute("aria-valuetext", answers[at].querySelector(".label")?.textContent ?? "");
}

/** @param {EventTarget | null} target */
function stepperOf(target) {
  return target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(".stepper")) : null;
}

document.addEventListener("click", ({ target }) => {
  const by = target instanceof Element ? target.closest("[data-by]") : null;
  const stepper = stepperOf(by);
  if (stepper && by) show(stepper, Number(stepper.dataset.at) + Number(by.getAttribute("data-by")));
});
document.addEventListener("input", ({ target }) => {
  const stepper = stepperOf(target);
  if (stepper) show(stepper, Number(/** @type {HTMLInputElement} */ (target).value));
});
