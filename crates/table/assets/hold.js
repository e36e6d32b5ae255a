// @ts-check
// What was picked up is in the hand, visibly, while it is asked where it goes; a click on another that could have been
// picked puts this one back and takes that one up instead, in one go.

/** @typedef {{ target: string, others: Set<string> }} Held what is in the hand, and what could have been taken up instead */

const LOOSE = /^(piece|card)-/;

export class Hold {
  constructor() {
    /** @type {Held | null} picked by the answer that is under way */
    this.picked = null;
    /** @type {Held | null} */
    this.held = null;
  }

  /**
   * An answer was taken at a place.
   * @param {string | undefined} target
   * @param {Iterable<string>} lit all places of the question
   */
  pick(target, lit) {
    const others = new Set(lit);
    // Whoever changes their mind may do so again.
    if (this.held) for (const other of [...this.held.others, this.held.target]) others.add(other);
    // Lands and people stay where they are.
    this.picked = target && LOOSE.test(target) ? { target, others: new Set([...others].filter((o) => LOOSE.test(o))) } : null;
  }

  /**
   * Something else is asked: what was picked is held if it can be put back.
   * @param {HTMLButtonElement | null} back
   * @param {Map<string, unknown>} choices
   */
  ask(back, choices) {
    this.held = back ? this.picked : null;
    this.picked = null;
    if (!this.held) return;
    this.held.others.delete(this.held.target);
    for (const other of [...this.held.others]) if (choices.has(other)) this.held.others.delete(other);
  }

  /** Shows it, after every change of the page. */
  show() {
    for (const old of document.querySelectorAll(".held, .instead")) old.classList.remove("held", "instead");
    if (!this.held) return;
    for (const place of all(this.held.target)) place.classList.add("held");
    for (const other of this.held.others) for (const place of all(other)) place.classList.add("instead");
  }

  /**
   * The small steps that take this up instead; none if it cannot be.
   * @param {Element | null} place
   * @param {HTMLButtonElement | null} back
   */
  instead(place, back) {
    const name = place?.closest(".instead")?.getAttribute("data-target");
    if (!name || !back || !this.held?.others.has(name)) return null;
    const [kind, number] = name.split("-");
    return { name, steps: [{ choice: Number(back.dataset.choice) }, { target: { [kind]: Number(number) } }] };
  }
}

/** @param {string} target */
function all(target) {
  return document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`);
}
