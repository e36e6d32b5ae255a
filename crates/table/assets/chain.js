// @ts-check
// Places that are several small steps away (`data-chain`, the targets on the way): one click sends all of them. Where somebody
// else is asked in between, the rest follows as soon as they have answered, one step at a time: each only if it can still be
// taken, and if nobody is attacked by it who was not in the way before.

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

/** What is left of a gesture. */
export class Rest {
  /**
   * @param {import("./pick.js").Pick} pick
   * @param {() => void} stopped says that it ends before its time
   */
  constructor(pick, stopped) {
    this.pick = pick;
    this.stopped = stopped;
    /** @type {import("./pick.js").Gesture | null} what was sent, with the steps of it that still wait */
    this.waits = null;
  }

  /**
   * So many steps of what was sent were taken, and the next was not. Whether that is looked after here.
   * @param {string} code
   * @param {number} taken
   */
  refused(code, taken) {
    const { sent } = this.pick;
    const left = sent?.steps.slice(taken) ?? [];
    this.waits = null;
    if (!sent || taken === 0 || left.length === 0) return false;
    if (code === "not_open") {
      this.waits = { ...sent, steps: left };
      this.settle();
    } else if (code === "not_offered") this.stopped();
    else return false;
    return true;
  }

  /** To be called after every change of the page. */
  settle() {
    const { pick, waits } = this;
    if (!waits) return;
    // The question that was answered may still be on the page, and a device that goes round may show another's.
    const prompt = pick.prompt?.matches(".yours:not(.busy)") ? pick.prompt : null;
    if (!prompt || prompt.dataset.seat !== waits.seat || prompt.dataset.decision === waits.decision) return;
    const [next, ...left] = waits.steps;
    this.waits = null;
    const [button, another] = pick.choices.get(named(next)) ?? [];
    if (!button || another || button.dataset.kind === "attack") return this.stopped();
    pick.act([next]);
    if (left.length && pick.sent) this.waits = { ...pick.sent, steps: left };
  }

  /** Somebody wants something else. */
  drop() {
    this.waits = null;
  }
}

/**
 * A step by the name its place has on the page; none if it is no place.
 * @param {import("./pick.js").Step} step
 */
function named(step) {
  const [place] = Object.entries("target" in step ? step.target : {});
  return place ? place.join("-") : "";
}
