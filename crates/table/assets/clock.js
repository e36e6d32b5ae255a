// @ts-check
// Clocks that go on between two messages. They show the server's time, not the reader's.

// The page's time is that of its first byte: what came after it, on a slow line, is the reader's own.
const [loaded] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
const came = loaded?.responseStart ? performance.timeOrigin + loaded.responseStart : Date.now();
const ahead = came - Number(document.body.dataset.time ?? came);
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @param {number} seconds */
function shown(seconds) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const unit = (/** @type {number} */ n, /** @type {string} */ name) =>
    n.toLocaleString(document.documentElement.lang, { style: "unit", unit: name, unitDisplay: "narrow" });
  if (seconds >= 2 * DAY) return unit(Math.floor(seconds / DAY), "day");
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / MINUTE))} h`;
  return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
}

/** What the clocks of the page show now. */
export function tick() {
  const now = Date.now() - ahead;
  for (const clock of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".clock"))) {
    const { until, left } = clock.dataset;
    const ms = until === undefined ? Number(left) : Number(until) - now;
    const text = shown(Math.max(0, Math.ceil(ms / 1000)));
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("short", ms < 60_000);
  }
}

/** Keeps every clock of the page going. */
export function clocks() {
  tick();
  setInterval(tick, 1000);
}

/** The reader's time zone, for hours of the day. */
export function zones() {
  const minutes = -new Date().getTimezoneOffset();
  const sign = minutes < 0 ? "-" : "+";
  const two = (/** @type {number} */ n) => String(Math.abs(n)).padStart(2, "0");
  // By its name, so that hours keep to the wall in summer too; a browser that has none says how far ahead it is now.
  const named = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = named ?? `${sign}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-zone]"))) {
    // What was agreed on in another zone stays there until somebody changes it.
    field.form?.addEventListener("input", (event) => {
      if (event.target instanceof HTMLInputElement && event.target.type === "time") field.value = zone;
    });
  }
}
