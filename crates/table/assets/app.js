// @ts-check
// What makes the pages an app: the service worker, the number on its icon, messages to this browser, and the way to the next
// table that waits.

const worker = isSecureContext && "serviceWorker" in navigator
  ? navigator.serviceWorker.register("/sw.js").catch(() => null)
  : Promise.resolve(null);

/** How many tables wait: on the icon of the app. */
function badge() {
  const { waiting } = document.body.dataset;
  if (waiting === undefined || !("setAppBadge" in navigator)) return;
  (Number(waiting) ? navigator.setAppBadge(Number(waiting)) : navigator.clearAppBadge()).catch(() => {});
}

/** @param {string} text base64 as addresses have it */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (c) => c.charCodeAt(0));
}

/**
 * @param {string} path
 * @param {unknown} body
 */
async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(String(answer.status));
}

/** @param {PushManager} manager */
async function on(manager) {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("denied");
  const { key } = await fetch("/push/key").then((r) => r.json());
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await post("/push", subscription.toJSON());
}

/** @param {PushSubscription} subscription */
async function off(subscription) {
  await post("/push/off", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** @param {HTMLElement} card where messages to this browser are turned on and off */
async function messages(card) {
  const button = card.querySelector("button");
  const say = card.querySelector("[role=status]");
  const { can, cannot, failed, turnOn, turnOff, isOn } = card.dataset;
  const registration = await worker;
  const manager = registration && "PushManager" in window ? registration.pushManager : null;
  if (!button || !say) return;
  if (!manager) {
    say.textContent = cannot ?? "";
    return;
  }
  const show = async () => {
    const subscription = await manager.getSubscription().catch(() => null);
    button.textContent = (subscription ? turnOff : turnOn) ?? "";
    say.textContent = (subscription ? isOn : can) ?? "";
    button.hidden = false;
    return subscription;
  };
  await show();
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      const subscription = await manager.getSubscription();
      await (subscription ? off(subscription) : on(manager));
      await show();
    } catch {
      say.textContent = failed ?? "";
    }
    button.disabled = false;
  });
}

const card = document.querySelector("[data-push]");
if (card instanceof HTMLElement) messages(card);
badge();

document.addEventListener("keydown", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (event.key.toLowerCase() !== "t" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target?.closest("input, textarea, select, dialog")) return;
  /** @type {HTMLAnchorElement | null} */ (document.querySelector("a.next-table"))?.click();
});
