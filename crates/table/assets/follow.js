// @ts-check
// A list that grows at its end: it shows the newest line, whatever becomes of its height, unless its reader went back.

export class Follow {
  /** @param {string} id */
  constructor(id) {
    this.list = document.getElementById(id);
    this.on = true;
    this.top = 0;
    if (!this.list) return;
    this.list.addEventListener("scroll", () => this.read(), { passive: true });
    new ResizeObserver(() => this.keep()).observe(this.list);
    this.keep();
  }

  /** Only a way upwards is the reader's: lines that came meanwhile leave the end behind, too. */
  read() {
    const { list } = this;
    if (!list?.clientHeight) return;
    if (list.scrollHeight - list.scrollTop - list.clientHeight < 8) this.on = true;
    else if (list.scrollTop < this.top) this.on = false;
    this.top = list.scrollTop;
  }

  keep() {
    if (this.on && this.list?.clientHeight) this.list.scrollTop = this.list.scrollHeight;
  }
}
