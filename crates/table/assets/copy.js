// @ts-check
// Copies a text, also over a line that is not secure, where a browser gives a page no clipboard.

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether it lies on the clipboard now
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/**
 * The old way: what is selected is copied.
 * @param {string} text
 */
function copySelected(text) {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr";
  document.body.append(field);
  field.select();
  field.setSelectionRange(0, text.length);
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}

/**
 * The button of a line that is to be copied. What came of it is said; where nothing did, the text is selected, and its
 * reader is told how to go on.
 * @param {HTMLElement} button
 */
export async function copyLine(button) {
  const line = button.closest(".copyline");
  const done = await copy(button.dataset.copy ?? "");
  button.classList.toggle("done", done);
  const told = line?.querySelector(".told");
  if (told) told.textContent = (done ? button.dataset.done : button.dataset.byHand) ?? "";
  const code = line?.querySelector("code");
  if (!done && code) getSelection()?.selectAllChildren(code);
}
