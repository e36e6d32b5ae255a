// @ts-check
// What a reader switches off for this browser at a box of the page (`input[data-<name>]`); on until then.

export class Switch {
  /**
   * @param {string} name
   * @param {() => void} [changed]
   */
  constructor(name, changed) {
    this.key = `ecumene-${name}`;
    this.box = `input[data-${name}]`;
    document.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(this.box)) return;
      this.turn(target.checked);
      changed?.();
    });
  }

  get on() {
    return localStorage.getItem(this.key) !== "off";
  }

  /** @param {boolean} on */
  turn(on) {
    if (on) localStorage.removeItem(this.key);
    else localStorage.setItem(this.key, "off");
    this.show();
  }

  /** Shows in the box what was chosen; to be called after every change of the page. */
  show() {
    const box = document.querySelector(this.box);
    if (box instanceof HTMLInputElement) box.checked = this.on;
  }
}
