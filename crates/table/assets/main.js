// @ts-check
// The table: joins the modules, and is the only one that knows them all. It knows no game.

import { Camera } from "./camera.js";
import { copy as copied, copyLine } from "./copy.js";
import { dragging } from "./drag.js";
import * as effects from "./effects.js";
import { Hints } from "./hint.js";
import { History } from "./history.js";
import { Panels } from "./panels.js";
import { apply, replace } from "./patch.js";
import { Pick } from "./pick.js";
import { Line } from "./socket.js";
import { attention, chat, notes, times } from "./talk.js";
import { Tips } from "./tips.js";

/** @type {Record<string, string>} */
const words = JSON.parse(document.body.dataset.words ?? "{}");
const camera = new Camera();
const tips = new Tips(words);
const panels = new Panels(words);
const hints = new Hints(words, toast);

const line = new Line(document.body.dataset.live ?? "", hear, (connected) => {
  const lamp = document.getElementById("t-link");
  lamp?.classList.toggle("on", connected);
  if (lamp) lamp.title = connected ? words.connected : words.reconnecting;
  document.body.classList.toggle("offline", !connected);
  if (!connected) return;
  past.restore();
  passOn();
});
const past = new History((message) => line.tell(message));
const pick = new Pick({
  send(message) {
    [awaited, seen] = [line.ask(message), Infinity];
    if (!line.connected) toast(words["offline-now"], "warn");
  },
  reveal: (element) => camera.reveal(element),
  sight: (places) => afterPaint(() => camera.sight(places)),
});

dragging(pick, (steps) => pick.act(steps));
chat((message) => line.ask(message));
notes((message) => line.ask(message));

/** @type {number | null} the seat the device is being passed to */
let passing = null;

/** Changes are shown one after the other, each after its effects. */
let queue = Promise.resolve();

/** The last answer, and the version that shows what came of it: until then the old question is not answered again. */
let awaited = "";
let seen = 0;
settle();

/** @param {import("./socket.js").Message} message */
function hear(message) {
  switch (message.t) {
    case "screen":
      queue = queue.then(() => change(message.effects ?? [], () => replace(message.elements)));
      break;
    case "patch":
      queue = queue.then(() => change(message.effects ?? [], () => apply(message.changed, message.removed)));
      break;
    case "ok":
      if (message.id !== awaited) break;
      seen = message.version;
      if (line.version >= seen) free();
      // Whoever sees nothing of it, by the rules of the game, is not kept waiting.
      else setTimeout(free, 3_000);
      break;
    case "same":
      free();
      break;
    case "no":
      if (message.id === awaited) free();
      toast(message.message || words.failed, "warn");
      break;
    case "reload":
      location.reload();
      break;
    case "notice":
      toast(message.message, message.level);
      break;
  }
}

/** The question may be answered. */
function free() {
  queue = queue.then(() => document.getElementById("t-prompt")?.classList.remove("busy"));
}

/**
 * @param {effects.Effect[]} shown
 * @param {() => void} patch
 */
async function change(shown, patch) {
  await effects.before(shown);
  const log = document.getElementById("t-log");
  const atEnd = !log || log.scrollHeight - log.scrollTop - log.clientHeight < 60;
  tips.hide();
  patch();
  if (document.querySelector("#t-prompt.yours")) passing = null;
  settle();
  if (line.version >= seen) free();
  // In the frame that lays the page out: after it, to scroll waits until everything is painted.
  requestAnimationFrame(() => {
    if (log && atEnd && past.at === null) log.scrollTop = log.scrollHeight;
    document.querySelector("#t-log .here")?.scrollIntoView({ block: "nearest" });
  });
  afterPaint(() => effects.after(shown));
}

/**
 * What asks where things are makes the browser lay the page out anew: the answer is painted first.
 * @param {() => void} work
 */
function afterPaint(work) {
  requestAnimationFrame(() => setTimeout(work));
}

/** What the page does for itself after every change. */
function settle() {
  pick.refresh();
  hints.refresh();
  times();
  attention();
  passOn();
}

/**
 * Several seats on one device: when another of them is asked, the screen turns to it. Where hands are hidden, whoever
 * sits there says first that the others look away.
 */
function passOn() {
  // Without a line nobody would hear of it, and it would not be said again.
  if (!line.connected || past.at !== null || document.querySelector("#t-prompt.yours")) return;
  const next = /** @type {HTMLElement | null} */ (document.querySelector(".mat.open:not(.me) .as"));
  const seat = Number(next?.dataset.as);
  if (!next || seat === passing) return;
  passing = seat;
  const curtain = /** @type {HTMLDialogElement | null} */ (document.getElementById("t-pass"));
  if (!curtain || !document.querySelector("#t-hand-area > *")) {
    turnTo(seat);
    return;
  }
  const name = curtain.querySelector("b");
  if (name) name.textContent = next.closest("h3")?.querySelector(".name")?.textContent ?? "";
  curtain.onclose = () => turnTo(seat);
  curtain.showModal();
}

/** @param {number} seat */
function turnTo(seat) {
  line.tell({ t: "as", as: seat });
  document.body.dataset.as = String(seat);
}

/**
 * @param {string} text
 * @param {string} [level]
 */
function toast(text, level = "info") {
  const box = document.getElementById("t-toasts");
  const note = document.createElement("p");
  note.className = `toast ${level}`;
  note.textContent = text;
  box?.append(note);
  setTimeout(() => note.remove(), 5_000);
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  // The body says as whom it looks; that is no wish.
  const wish = target?.closest("[data-do], [data-send], .as[data-as], [data-close], [data-copy], [data-report]");
  if (!(wish instanceof HTMLElement)) return;
  const { do: deed, send, as, close, copy, report } = wish.dataset;
  if (deed) act(deed);
  if (send) step(send);
  if (as) {
    // Whoever turns back to a seat that is not asked wants to stay there.
    const asked = /** @type {HTMLElement | null} */ (document.querySelector(".mat.open.me"));
    passing = asked ? Number(document.body.dataset.as) : passing;
    turnTo(Number(as));
  }
  if (close) document.getElementById(close)?.classList.add("closed");
  if (copy) copyLine(wish);
  if (report) tellProblem(report);
});

/** @param {string} deed */
function act(deed) {
  if (deed === "zoom-in") camera.closer(1.35);
  if (deed === "zoom-out") camera.closer(1 / 1.35);
  if (deed === "fit") camera.fit();
  if (deed === "bare") bare();
  if (deed === "hint") hints.ask();
  if (deed === "keys") /** @type {HTMLDialogElement | null} */ (document.getElementById("t-keys"))?.showModal();
}

/** The map without anything on it. */
function bare() {
  const on = document.getElementById("t-board")?.classList.toggle("bare") ?? false;
  document.querySelector("[data-do=bare]")?.setAttribute("aria-pressed", String(on));
}

/** @param {string} kind undo, redo or restart */
function step(kind) {
  const seat = document.getElementById("t-prompt")?.dataset.seat;
  const button = /** @type {HTMLButtonElement | null} */ (document.querySelector(`[data-send=${kind}]`));
  if (seat !== undefined && button && !button.disabled) line.ask({ t: kind, seat: Number(seat) });
}

/**
 * @param {string} text
 * @param {string} done
 */
async function keep(text, done) {
  if (await copied(text)) toast(done);
  else toast(words.failed, "warn");
}

/** @param {string} url */
async function tellProblem(url) {
  try {
    const report = await fetch(url).then((r) => r.json());
    report.browser = { agent: navigator.userAgent, window: [innerWidth, innerHeight], page: location.href };
    report.prompt = document.querySelector("#t-prompt .say")?.textContent;
    await keep(JSON.stringify(report, null, 1), words["report-copied"]);
  } catch {
    toast(words.failed, "warn");
  }
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Record<string, string>} */
const TABS = { l: "log", c: "chat", r: "rules", s: "score" };

document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  const typing = target.closest("input:not([type=range]), textarea, select, dialog");
  if (event.key === "Escape") {
    escape();
    return;
  }
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  if (arrow && !target.closest("input, [role=tablist], .pane")) {
    if (!pick.roam(...arrow)) camera.pan(-arrow[0] * 60, -arrow[1] * 60);
    event.preventDefault();
    return;
  }
  const key = event.key.toLowerCase();
  if ((event.key === "Enter" || event.key === " ") && pick.enter()) event.preventDefault();
  else if (key === "n") pick.step(1);
  else if (key === "p") pick.step(-1);
  else if (key === "u") step("undo");
  else if (key === "y") step("redo");
  else if (key === "[") past.step(-1);
  else if (key === "]") past.step(1);
  else if (key === "+" || key === "=") camera.closer(1.35);
  else if (key === "-") camera.closer(1 / 1.35);
  else if (key === "0") camera.fit();
  else if (key === "h") bare();
  else if (key === "i") hints.ask();
  else if (key === "?") act("keys");
  else if (key >= "1" && key <= "9" && key.length === 1) pick.digit(Number(key));
  else if (TABS[key]) {
    panels.show(TABS[key]);
    if (key === "c") /** @type {HTMLElement | null} */ (document.querySelector("#t-chat-form input"))?.focus();
    if (key === "r") document.getElementById("t-rules-find")?.focus();
    event.preventDefault();
  }
});

function escape() {
  if (!pick.menu.hidden) pick.hide();
  else if (!tips.tip.hidden) tips.hide();
  else if (document.activeElement instanceof HTMLElement && document.activeElement.matches("input, textarea")) document.activeElement.blur();
  else if (document.body.dataset.sheet && panels.narrow) panels.close();
  else if (past.at !== null) past.go(null);
}
