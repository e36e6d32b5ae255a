// @ts-check
// A list that grows at its end: it shows the newest line, whatever becomes of its height, unless its reader went back.

export class Follow {
  /** @param {string} id */
  constructor(id) {
    this.list = document.getElementById(id);
    this.on = true;
    this.top = 0;
    /** Whether a hand is at it: a browser moves a list, too, when its lines change. */
    this.held = false;
    if (!this.list) return;
    for (const hand of ["wheel", "touchmove", "pointerdown", "keydown"]) {
      this.list.addEventListener(hand, () => (this.held = true), { passive: true });
    }
    this.list.addEventListener("scroll", () => this.read(), { passive: true });
    new ResizeObserver(() => this.keep()).observe(this.list);
    this.keep();
  }

  /** Only a way upwards by hand is the reader's: lines that came meanwhile leave the end behind, too. */
  read() {
    const { list } = this;
    if (!list?.clientHeight) return;
    if (list.scrollHeight - list.scrollTop - list.clientHeight < 8) [this.on, this.held] = [true, false];
    else if (this.held && list.scrollTop < this.top) this.on = false;
    this.top = list.scrollTop;
  }

  keep() {
    if (this.on && this.list?.clientHeight) this.list.scrollTop = this.list.scrollHeight;
  }
}
