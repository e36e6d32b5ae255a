// @ts-check
// What a reader switches on or off for this browser at a box of the page (`input[data-<name>]`).

export class Switch {
  /**
   * @param {string} name
   * @param {() => void} [changed]
   * @param {boolean} [usual] what it is until somebody says otherwise
   */
  constructor(name, changed, usual = true) {
    this.usual = usual;
    this.key = `ecumene-${name}`;
    this.box = `input[data-${name}]`;
    document.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(this.box)) return;
      this.turn(target.checked);
      changed?.();
    });
  }

  get on() {
    const kept = localStorage.getItem(this.key);
    return kept === null ? this.usual : kept === "on";
  }

  /** @param {boolean} on */
  turn(on) {
    if (on === this.usual) localStorage.removeItem(this.key);
    else localStorage.setItem(this.key, on ? "on" : "off");
    this.show();
  }

  /** Shows in the box what was chosen; to be called after every change of the page. */
  show() {
    const box = document.querySelector(this.box);
    if (box instanceof HTMLInputElement) box.checked = this.on;
  }
}
