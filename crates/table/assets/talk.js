// @ts-check
// Chat, private notes, times of day, and the tab's title, which says when it is your turn.

/** @typedef {(message: { t: string, [key: string]: any }) => void} Send */

/** @param {Send} send */
export function chat(send) {
  const form = /** @type {HTMLFormElement | null} */ (document.getElementById("t-chat-form"));
  form?.addEventListener("submit", (event) => {
    // Whoever is nobody yet becomes somebody by the form itself.
    if (document.body.dataset.known === undefined) return;
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
    const text = field.value.trim();
    if (text) send({ t: "chat", text });
    field.value = "";
  });
}

/** @param {Send} send */
export function notes(send) {
  /** @type {number | undefined} */
  let timer;
  document.addEventListener("input", (event) => {
    const field = event.target;
    if (!(field instanceof HTMLTextAreaElement) || field.id !== "t-note") return;
    field.dataset.dirty = "";
    clearTimeout(timer);
    timer = setTimeout(() => {
      send({ t: "note", text: field.value });
      delete field.dataset.dirty;
    }, 700);
  });
}

/** Times in the reader's own way. */
export function times() {
  const today = new Date().toDateString();
  for (const element of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("time[data-ms]:empty"))) {
    const date = new Date(Number(element.dataset.ms));
    const near = date.toDateString() === today;
    const style = /** @type {Intl.DateTimeFormatOptions} */ (near ? { hour: "2-digit", minute: "2-digit" } : { day: "numeric", month: "short" });
    element.textContent = date.toLocaleString(document.documentElement.lang, style);
    element.dateTime = date.toISOString();
    element.title = date.toLocaleString(document.documentElement.lang);
  }
}

let lines = -1;
const title = document.title;

/** What wants attention: chat in a tab that is closed, a turn in a tab of the browser that is not looked at. */
export function attention() {
  const count = document.getElementById("t-chat")?.children.length ?? 0;
  const tab = document.getElementById("t-tab-chat");
  const closed = document.getElementById("t-pane-chat")?.hidden;
  if (lines >= 0 && count > lines && closed) tab?.classList.add("news");
  if (!closed) tab?.classList.remove("news");
  lines = count;
  const mine = document.getElementById("t-prompt")?.classList.contains("yours");
  document.title = mine ? `● ${title}` : title;
}
