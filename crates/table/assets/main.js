// @ts-check
// The table: joins the modules, and is the only one that knows them all. It knows no game.

import { Camera } from "./camera.js";
import { Cards } from "./cards.js";
import { chaining, Rest } from "./chain.js";
import { clocks, tick, zones } from "./clock.js";
import { Coach } from "./coach.js";
import { copy as copied, copyLine } from "./copy.js";
import { closeBeside, lying, sheets, shut, shutBeside, uncover } from "./cover.js";
import { dragging } from "./drag.js";
import * as effects from "./effects.js";
import { Final } from "./final.js";
import { Focus } from "./focus.js";
import { Follow } from "./follow.js";
import { Hints } from "./hint.js";
import { History } from "./history.js";
import { keyboard } from "./keys.js";
import { Lessons, beside } from "./lesson.js";
import { Names } from "./names.js";
import { mark, setPace, Steps } from "./pace.js";
import { Omens } from "./omens.js";
import { Overview } from "./overview.js";
import { Panels } from "./panels.js";
import { apply, replace } from "./patch.js";
import { Replay } from "./replay.js";
import { Pick } from "./pick.js";
import { showSlips } from "./slips.js";
import { Only } from "./only.js";
import { Rounds } from "./round.js";
import { Since } from "./since.js";
import * as sound from "./sound.js";
import { quietly } from "./quiet.js";
import { showSpots, toggleSpots, toTheTop } from "./spots.js";
import { standing } from "./stand.js";
import { Lit } from "./lit.js";
import { Line } from "./socket.js";
import { Pass } from "./pass.js";
import { attention, chat, notes, times } from "./talk.js";
import { Tips } from "./tips.js";

/** Windows where a hand would cover most of the board. */
const LOW = matchMedia("(max-height: 540px)");
/** @type {Record<string, string>} */
const words = JSON.parse(document.body.dataset.words ?? "{}");
beside();
const camera = new Camera();
const focus = new Focus(camera);
const overview = new Overview(camera);
const outlines = new Lit(camera);
const names = new Names(camera);
const tips = new Tips(words);
const panels = new Panels(words);
const hints = new Hints(words, toast);
/** Whose mat somebody who watches has whole. @type {number | null} */
let followed = null;
const coach = new Coach();
const log = new Follow("t-log");
const talk = new Follow("t-chat");
const keys = /** @type {HTMLDialogElement | null} */ (document.getElementById("t-keys"));
const final = new Final();
const cards = new Cards();
const since = new Since(words);
const rounds = new Rounds(words);
const lessons = new Lessons((choice) => pick.act([{ choice }]), toast, words);
const steps = new Steps(
  (question) => {
    apply([question], []);
    settle();
  },
  (n) => `${words["pace-skip"]} (${n})`,
);
mark();

const line = new Line(document.body.dataset.live ?? "", () => past.at, hear, (connected) => {
  const lamp = document.getElementById("t-link");
  lamp?.classList.toggle("on", connected);
  if (lamp) lamp.title = connected ? words.connected : words.reconnecting;
  document.body.classList.toggle("offline", !connected);
  if (!connected) return;
  pass.on();
  if (followed !== null) line.tell({ t: "follow", seat: followed });
});
const past = new History((message) => line.tell(message));
const watched = new Replay(past, (line) => rounds.show(line));
// Its sheet tells how the round ended; what others did after it is told next, once the click that put it away is over: that click is
// beside whatever opens.
rounds.closed = (/** @type {boolean} */ later) => {
  if (later) since.done = "";
  afterPaint(() => since.settle(rounds.open));
};
const pick = new Pick({
  send(message) {
    asked(message);
    if (!line.connected) toast(words["offline-now"], "warn");
  },
  reveal: (element) => camera.reveal(element),
  // In the frame that lays the page out anyway.
  lit: (places) => requestAnimationFrame(() => outlines.show(places)),
  sight: (places) => afterPaint(() => look(places)),
  // A question about the hand is seen; a low window has no room for it otherwise.
  asked() {
    if (document.querySelector("#t-hand .can")) fold(false);
    else if (LOW.matches) fold(true);
  },
  doubt: (button) => coach.doubt(button),
  foresee: (button) => omens.ask([button]),
  words,
});
showSlips();

const omens = new Omens(camera, (message) => line.tell(message), () => {
  pick.refresh();
  pick.known();
  tips.again();
  // Marks make answers longer.
  lessons.fit();
}, () => names.refresh());
tips.pointed = (/** @type {Element[]} */ buttons) => omens.ask(buttons);

dragging(pick, (steps) => pick.act(steps));
standing((choice) => pick.act([{ choice }]), () => toast(words.failed, "warn"));
quietly((why) => toast(why || words.failed, "warn"), toast);
chaining(pick);
const rest = new Rest(pick, () => toast(words["rest-stopped"], "warn"));
chat((message) => line.ask(message));
notes((message) => line.ask(message));
clocks();
zones();
shutBeside();
closeBeside(keys);
const pass = new Pass({
  look(eyes) {
    line.tell({ t: "as", as: eyes });
    document.body.dataset.as = String(eyes);
  },
  // Without a line nobody would hear of it, and it would not be said again.
  ready: () => line.connected && past.at === null,
  clear() {
    tips.hide();
    pick.hide();
    hints.clear();
    coach.clear();
    effects.clear();
    cards.clear();
    since.clear();
    rounds.clear();
    document.getElementById("t-toasts")?.replaceChildren();
  },
});

const only = new Only(
  (button) => pick.give(button),
  (text) => toast(`${words["only-told"]} ${text}`),
  () => past.at === null && !steps.held && !rounds.open && !pass.curtained,
);

/** The last answer, and the version that shows what came of it: until then the old question is not answered again. */
let awaited = "";
let seen = 0;
/** Whether the page showed a moment of the past before the change at hand. */
let wasPast = past.at !== null;
settle();

/**
 * Says something to the match. Whoever answers has seen enough.
 * @param {import("./socket.js").Message} message
 */
function asked(message) {
  rest.drop();
  steps.skip();
  cards.clear();
  [awaited, seen] = [line.ask(message), Infinity];
}

/** @param {import("./socket.js").Message} message */
function hear(message) {
  switch (message.t) {
    case "screen":
      // Nothing that waits is older than what this shows.
      steps.skip();
      steps.add({ run: () => change(message.effects ?? [], () => replace(message.elements)) });
      break;
    case "patch":
      patched(message);
      break;
    case "foreseen":
      steps.add({
        run: () => {
          omens.hear(/** @type {any} */ (message));
          // What an answer would do makes it higher: another may be cut off by it.
          afterPaint(() => panels.spare());
        },
      });
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
      if (message.id === awaited) {
        seen = 0;
        free();
        if (rest.refused(message.code, message.taken)) break;
      }
      toast(message.message || words.failed, "warn");
      break;
    case "reload":
      // As whoever the reader is now, whatever eyes this page was opened with.
      location.replace(`/t/${document.body.dataset.table}`);
      break;
    case "notice":
      toast(message.message, message.level);
      break;
  }
}

/**
 * Changes are shown one after the other, each after its effects, and what others do at the reader's pace.
 * @param {import("./socket.js").Message} message
 */
function patched(message) {
  const { changed, removed, version } = message;
  // Until an answer is acknowledged, what comes is what came of it.
  const mine = version <= seen;
  // A step moves the history on; chat and who is there do not.
  const step = !mine && past.at === null && changed.some((/** @type {{ id: string }} */ e) => e.id === "t-history");
  const shown = message.effects ?? [];
  steps.add({ step, changed, run: () => change(shown, () => apply(changed, removed), mine) });
}

/** The question may be answered. */
function free() {
  steps.add({ run: () => document.getElementById("t-prompt")?.classList.remove("busy") });
}

/**
 * @param {effects.Effect[]} shown
 * @param {() => void} patch
 * @param {boolean} [mine] what the reader did
 */
async function change(shown, patch, mine = false) {
  // Whoever answers skips what others did, never what comes of the answer.
  const skipped = () => steps.skipping && !mine;
  if (!skipped()) {
    sound.heard(shown);
    await effects.before(shown);
  }
  tips.rest();
  const [before, lay] = [question(), lying()];
  patch();
  settle();
  if (question() !== before) {
    afterPaint(() => {
      uncover(lay);
      cards.settle();
    });
  }
  if (line.version >= seen) free();
  // In the frame that lays the page out: after it, to scroll waits until everything is painted.
  requestAnimationFrame(() => {
    const moment = document.querySelector("#t-log .here");
    if (moment) moment.scrollIntoView({ block: "nearest" });
    // Whoever comes back from the past wants to see how it goes on.
    log.on ||= wasPast && past.at === null;
    wasPast = past.at !== null;
    if (!wasPast) log.keep();
    talk.keep();
  });
  if (skipped()) return;
  afterPaint(() => pass.curtained || effects.after(shown));
  if (!pass.curtained && !rounds.came) await cards.show(shown, mine);
}

/** Which question the reader is asked, if any. */
function question() {
  const prompt = /** @type {HTMLElement | null} */ (document.querySelector("#t-prompt.yours"));
  return prompt && `${prompt.dataset.seat} ${prompt.dataset.decision}`;
}

/**
 * What asks where things are makes the browser lay the page out anew: the answer is painted first.
 * @param {() => void} work
 */
function afterPaint(work) {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * Other places are lit: the camera goes there if it must.
 * @param {Element[]} places
 */
function look(places) {
  focus.ask(places);
  overview.mark(places);
  omens.refresh();
}

/** What the page does for itself after every change. */
function settle() {
  toTheTop(question());
  pick.refresh();
  showSlips();
  // What a seat foresaw is gone with its question; behind a curtain not even for one more frame.
  if (!document.querySelector("#t-prompt.yours")) omens.clear();
  afterPaint(() => {
    showSpots();
    panels.spare();
    omens.refresh();
  });
  hints.refresh();
  coach.look();
  times();
  tick();
  attention();
  if (past.at === null) sound.turn(document.querySelector("#t-prompt.yours") !== null);
  final.settle();
  pass.on();
  // One thing at a time comes by itself.
  if (rounds.settle(past.at === null && !steps.held && !pass.curtained)) {
    since.done = since.stretch;
    // They lie on the sheet.
    cards.clear();
  }
  since.settle(rounds.open || rounds.came);
  watched.settle();
  rest.settle();
  only.settle();
  lessons.settle();
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
  // What somebody says takes longer to read than that something went wrong.
  setTimeout(() => note.remove(), level === "said" ? 15_000 : 5_000);
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  // The body says as whom it looks; that is no wish.
  const eye = target?.closest("[data-follow]");
  if (eye instanceof HTMLElement) {
    followed = followed === Number(eye.dataset.follow) ? null : Number(eye.dataset.follow);
    line.tell({ t: "follow", seat: followed });
    return;
  }
  const wish = target?.closest("[data-do], [data-send], .as[data-as], [data-shut], [data-copy], [data-report], [data-show], [data-card], [data-why], [data-pace-to]");
  if (!(wish instanceof HTMLElement)) return;
  const { do: deed, send, step: at, as, copy, report, show, card, why, paceTo } = wish.dataset;
  const sheet = wish.matches("[data-shut]") ? wish.closest("details") : null;
  if (deed) act(deed);
  if (send) step(send, at);
  if (as) pass.to(Number(as));
  if (sheet) shut(sheet);
  if (copy) copyLine(wish);
  if (report) tellProblem(report);
  if (show) replay(show.split(" ").map(Number));
  if (card) cards.look(card);
  if (why) hints.why(why);
  if (paceTo) setPace(/** @type {import("./pace.js").Name} */ (paceTo));
});

/** @param {string} deed */
function act(deed) {
  if (deed === "zoom-in") zoom(1.35);
  if (deed === "zoom-out") zoom(1 / 1.35);
  if (deed === "fit") camera.fit();
  if (deed === "bare") bare();
  if (deed === "hint") hints.ask();
  if (deed === "keys") keys?.showModal();
  if (deed === "put-away") panels.close();
  if (deed === "enlarge") panels.enlarge();
  if (deed === "stands") panels.stands();
  if (deed === "list") toggleSpots();
  if (deed === "fold-hand") fold();
  if (deed === "close-final") final.close();
  if (deed === "since") since.toggle();
  if (deed === "lesson-for-me") lessons.forMe();
  if (deed === "lesson-try") lessons.heed(true);
  if (deed === "lesson-read") lessons.heed(false);
  if (deed === "put-since-away") since.close();
  if (deed === "try") line.tell({ t: "try", on: true });
  if (deed === "try-leave") line.tell({ t: "try", on: false });
  if (deed === "try-keep") asked({ t: "keep" });
  if (deed === "pace-next") forward();
  if (deed === "pace-skip") leave();
}

/** The next thing to be seen: a card goes with what it was about. */
function forward() {
  cards.clear();
  steps.forward();
}

/** Everything that waits, at once; or nothing more of what is played again. */
function leave() {
  steps.leave();
  cards.clear();
}

/**
 * Shows steps again on the board, and comes back to now.
 * @param {number[]} which
 */
async function replay(which) {
  if (steps.playing) return;
  // In a small window the sheet lies over the board.
  if (matchMedia("(max-width: 760px), (max-height: 540px)").matches) since.close();
  await steps.play(which, (step) => past.play(step), words["pace-stop"]);
  cards.clear();
  past.go(null);
}

/**
 * Without a hand over the board, closer is closer to what is asked.
 * @param {number} factor
 */
function zoom(factor) {
  camera.closer(factor, camera.nearest([...document.querySelectorAll("#t-map .can")]));
}

/** The map without anything on it. */
function bare() {
  const on = document.getElementById("t-board")?.classList.toggle("bare") ?? false;
  document.querySelector("[data-do=bare]")?.setAttribute("aria-pressed", String(on));
}

/** What lies on the lower edge of the board goes down, or comes up again. */
function fold(on = !document.body.classList.contains("folded")) {
  document.body.classList.toggle("folded", on);
  document.querySelector("[data-do=fold-hand]")?.setAttribute("aria-pressed", String(on));
}

/**
 * @param {string} kind undo, redo, restart or back_to
 * @param {string} [at] the step to go back to
 */
function step(kind, at) {
  const seat = document.getElementById("t-prompt")?.dataset.seat;
  const button = /** @type {HTMLButtonElement | null} */ (document.querySelector(`[data-send=${kind}]`));
  if (seat === undefined || !button || button.disabled) return;
  asked({ t: kind, seat: Number(seat), ...(at === undefined ? {} : { step: Number(at) }) });
  if (kind === "back_to") past.go(null);
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

keyboard({ pick, camera, past, panels, hints, step, zoom, bare, act, escape });

/** Puts away what lies on top; with nothing there, comes back to now. */
function escape() {
  // It hears of it by itself; the curtain stays.
  if (document.querySelector("dialog[open]")) return;
  const explained = !tips.tip.hidden;
  tips.hide();
  const [sheet] = sheets().slice(-1);
  const focus = document.activeElement;
  if (!pick.menu.hidden) pick.putAway();
  else if (hints.shown) hints.close();
  else if (steps.playing) leave();
  else if (sheet?.matches(".whole, .bar-menu")) shut(sheet);
  else if (!final.shown && cards.home?.childElementCount) cards.clear();
  else if (panels.over) panels.close();
  else if (sheet) shut(sheet);
  else if (final.shown) final.close();
  else if (focus instanceof HTMLElement && focus.matches("input, textarea")) focus.blur();
  else if (pick.deed) pick.intend(pick.deed);
  else if (!explained && past.at !== null) past.go(null);
}
