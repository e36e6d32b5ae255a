// @ts-check
// Several people at one device: when another of them is asked, the screen turns to that seat. Where one of the two knows
// something the other does not, a curtain falls first, and behind it the page shows what everybody may see: nothing
// hidden is on it while the device goes from hand to hand.

/**
 * @typedef {object} Turn
 * @property {(eyes: number | "table") => void} look has the page drawn for other eyes
 * @property {() => boolean} ready whether the page can turn now
 * @property {() => void} clear takes away whatever the page says by itself
 */

export class Pass {
  /** @param {Turn} turn */
  constructor(turn) {
    this.turn = turn;
    this.curtain = /** @type {HTMLDialogElement | null} */ (document.getElementById("t-pass"));
    /** @type {number | null} the seat the device goes to, or that was left on purpose: it is not turned to again */
    this.seat = null;
    /** @type {number | null} the seat before which the curtain fell */
    this.going = null;
    /** Whoever sits there said so. */
    this.taken = false;
    this.curtain?.addEventListener("cancel", (event) => event.preventDefault());
    this.curtain?.addEventListener("click", (event) => {
      if (!(event.target instanceof Element) || !event.target.closest("button")) return;
      event.preventDefault();
      this.taken = true;
      this.on();
    });
    // However it was closed, nobody has taken the device.
    this.curtain?.addEventListener("close", () => this.going !== null && !this.curtained && this.curtain?.showModal());
  }

  get curtained() {
    return this.curtain?.open ?? false;
  }

  /** Whether the page shows what these eyes see; else it is on its way. */
  get turned() {
    const eyes = document.body.dataset.as;
    return eyes === "table" ? !document.querySelector(".mat.me") : Boolean(document.querySelector(`#t-mat-${eyes}.me`));
  }

  /** To be called after every change of the page. */
  on() {
    if (!this.turned) return;
    if (this.going !== null) return this.lift();
    if (document.querySelector("#t-prompt.yours")) this.seat = null;
    else if (this.turn.ready()) this.toWhoeverIsAsked();
  }

  toWhoeverIsAsked() {
    const next = /** @type {HTMLElement | null} */ (document.querySelector(".mat.open:not(.me) .as"));
    const seat = Number(next?.dataset.as);
    if (next && seat !== this.seat) this.go(seat, seat);
  }

  /**
   * Somebody turns to a seat by hand. Whoever leaves a seat that is asked wants to stay away from it.
   * @param {number} seat
   */
  to(seat) {
    if (this.going !== null || document.body.dataset.as === String(seat)) return;
    const left = document.querySelector(".mat.open.me") ? Number(document.body.dataset.as) : this.seat;
    this.go(seat, left);
  }

  /**
   * @param {number} seat
   * @param {number | null} settled
   */
  go(seat, settled) {
    this.seat = settled;
    if (!this.curtain || !document.querySelector(`.mat.me[data-secret], #t-mat-${seat}[data-secret]`)) return this.turn.look(seat);
    const name = this.curtain.querySelector("b");
    const tag = document.querySelector(`#t-mat-${seat} h3`);
    name?.replaceChildren(...[...(tag?.querySelectorAll(".mark, .name") ?? [])].map((n) => n.cloneNode(true)));
    this.taken = false;
    this.going = seat;
    this.turn.clear();
    this.turn.look("table");
    this.curtain.showModal();
  }

  /** Lets the next one see, once the page shows nothing of the last one any more. */
  lift() {
    if (!this.taken) return;
    const seat = Number(this.going);
    this.going = null;
    this.curtain?.close();
    this.turn.look(seat);
  }
}
