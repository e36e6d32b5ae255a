// @ts-check
// The app: keeps what never changes, has a page for when there is no line, and shows messages that come while nobody looks.
// Pages of tables are never kept: what is hidden stays where it is.

/// <reference lib="webworker" />

const VERSION = "@version@";
const OFFLINE = "/offline";
/** @type {string[]} */
const NEEDED = ["@needed@"];

const self_ = /** @type {any} */ (self);

self_.addEventListener("install", (/** @type {any} */ event) => {
  const keep = async () => (await caches.open(VERSION)).addAll([OFFLINE, ...NEEDED]);
  event.waitUntil(keep().then(() => self_.skipWaiting()));
});

self_.addEventListener("activate", (/** @type {any} */ event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
    await self_.clients.claim();
  };
  event.waitUntil(tidy());
});

self_.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self_.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => offline()));
});

/**
 * Its address changes when it does.
 * @param {Request} request
 */
async function kept(request) {
  const cache = await caches.open(VERSION);
  const known = await cache.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) cache.put(request, fresh.clone());
  return fresh;
}

async function offline() {
  return (await caches.match(OFFLINE)) ?? Response.error();
}

self_.addEventListener("push", (/** @type {any} */ event) => {
  /** @type {{ title?: string, body?: string, url?: string, waiting?: number }} */
  let said = {};
  try {
    said = event.data?.json() ?? {};
  } catch {
    // A message that cannot be read still says that there is one.
  }
  const show = async () => {
    await self_.registration.showNotification(said.title ?? "Ecumene", {
      body: said.body ?? "",
      tag: "ecumene",
      renotify: true,
      icon: "@icon@",
      data: { url: said.url ?? "/" },
    });
    await self_.navigator.setAppBadge?.(said.waiting ?? 1)?.catch(() => {});
  };
  event.waitUntil(show());
});

self_.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const { url } = event.notification.data ?? { url: "/" };
  const go = async () => {
    const open = await self_.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find((/** @type {any} */ client) => new URL(client.url).pathname === new URL(url, client.url).pathname);
    return there ? there.focus() : self_.clients.openWindow(url);
  };
  event.waitUntil(go());
});
