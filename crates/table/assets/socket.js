// @ts-check
// The line to the server: one WebSocket a tab. It comes back by itself, says what it shows, and sends again
// whatever was not answered, under the same id, so that nothing is lost and nothing is done twice.

/** @typedef {{ t: string, [key: string]: any }} Message */

const PATIENCE = 40_000;
const SLOWEST = 15_000;
/** Nothing was done, through no fault of what was sent: it is kept, and sent again by itself. */
const AGAIN = ["busy", "storage"];

export class Line {
  /**
   * @param {string} path where to connect, without the host
   * @param {() => number | null} at the step of the past that is looked at
   * @param {(message: Message) => void} hear
   * @param {(connected: boolean) => void} changed
   */
  constructor(path, at, hear, changed) {
    this.path = path;
    this.at = at;
    this.hear = hear;
    this.changed = changed;
    /** What the page shows; the server answers with what is missing. */
    this.version = Number(document.body.dataset.version ?? 0);
    this.digest = document.body.dataset.digest ?? "";
    /** @type {Map<string, Message>} sent, not answered */
    this.unanswered = new Map();
    /** @type {Map<string, number>} how often something was sent again */
    this.tries = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.wait = 250;
    this.heard = Date.now();
    this.counter = 0;
    this.connect();
    setInterval(() => this.watch(), 5_000);
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.watch());
  }

  get connected() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  connect() {
    const url = new URL(this.path, location.href);
    // Whose eyes may have changed since the page was made.
    url.searchParams.set("as", document.body.dataset.as ?? "table");
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = 250;
      this.heard = Date.now();
      socket.send(JSON.stringify({ t: "hello", version: this.version, digest: this.digest, at: this.at() }));
      for (const message of this.unanswered.values()) socket.send(JSON.stringify(message));
      this.changed(true);
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.receive(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.changed(false);
      setTimeout(() => this.retry(), this.wait * (0.7 + 0.6 * Math.random()));
      this.wait = Math.min(this.wait * 1.8, SLOWEST);
    };
  }

  retry() {
    if (!this.socket) this.connect();
  }

  /** Gives a line up at once: its own end may never be heard of. */
  hangUp() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.changed(false);
    setTimeout(() => this.retry(), this.wait);
  }

  /** A line that has been silent for too long is dead, whatever the browser believes. */
  watch() {
    if (this.connected && Date.now() - this.heard > PATIENCE) this.hangUp();
    else this.retry();
  }

  /** @param {Message} message */
  receive(message) {
    if (message.t === "no" && AGAIN.includes(message.code) && this.unanswered.has(message.id)) {
      this.again(message);
      return;
    }
    if (message.t === "ok" || message.t === "no") {
      this.unanswered.delete(message.id);
      this.tries.delete(message.id);
    }
    if (message.t === "screen" || message.t === "patch" || message.t === "same") {
      this.version = message.version;
      this.digest = message.digest;
    }
    if (message.t === "bye") {
      if (message.code === "signed_out" || message.code === "gone") location.reload();
      this.wait = message.retry_ms ?? this.wait;
      this.hangUp();
    }
    this.hear(message);
  }

  /**
   * Sends again what the server could not take, after a while and then after longer ones, under the same id.
   * @param {Message} refused
   */
  again(refused) {
    const tries = this.tries.get(refused.id) ?? 0;
    this.tries.set(refused.id, tries + 1);
    // Said once, not with every try.
    if (tries === 0) this.hear({ t: "notice", level: "warn", message: refused.message });
    setTimeout(() => {
      const kept = this.unanswered.get(refused.id);
      // Without a line it goes out with all the rest when there is one.
      if (kept && this.connected) this.socket?.send(JSON.stringify(kept));
    }, Math.min(500 * 2 ** tries, SLOWEST / 3));
  }

  /**
   * Sends something that must arrive once.
   * @param {Message} message
   */
  ask(message) {
    const id = `${Date.now().toString(36)}-${(this.counter++).toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
    const whole = { ...message, id };
    this.unanswered.set(id, whole);
    if (this.connected) this.socket?.send(JSON.stringify(whole));
    else this.retry();
    return id;
  }

  /**
   * Sends something that may be lost: the next one says it again.
   * @param {Message} message
   */
  tell(message) {
    if (this.connected) this.socket?.send(JSON.stringify(message));
  }
}
