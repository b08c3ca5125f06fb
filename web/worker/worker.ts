// The service worker: it keeps what the page needs to open while its server cannot be reached, and shows notifications.
// Whatever is about guests, tables and games comes from the server and is never kept.
export type {};
declare const self: ServiceWorkerGlobalScope;
/** The files of this build, the program first; the build writes them down here. */
declare const __SHELL__: [string, ...string[]];

const SHELL = __SHELL__;
const INDEX = "/index.html";
const CACHE = `bakehouse ${SHELL[0]}`; // another page has another name for its program
const ICON = "/icons/icon-192.png";
const KEPT = 2; // caches: a page that is still open may want more of the build before
const NEVER_CHANGES = /^\/assets\/|^\/api\/words\/[\w-]+\/[\w-]+\/\w+$/; // there is a hash of what is there in the address

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
  void self.skipWaiting(); // pages that are open keep what they have; nothing is loaded anew
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (NEVER_CHANGES.test(url.pathname)) event.respondWith(keptFirst(request));
  else if (url.pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(newestFirst(request, INDEX));
  else if (SHELL.includes(url.pathname)) event.respondWith(newestFirst(request, url.pathname));
});

/** A page asks which build this is, and names catalogues that it wants to have without the server as well. */
self.addEventListener("message", (event) => {
  const wanted = (event.data as { keep?: string[] }).keep ?? [];
  event.source?.postMessage({ program: SHELL[0] });
  event.waitUntil(Promise.allSettled(wanted.filter((path) => NEVER_CHANGES.test(path)).map(keptFirst)));
});

/** It is somebody's turn: the server tells those who do not look, in their own words. */
self.addEventListener("push", (event) => {
  const { title, table } = event.data?.json() as { title: string; table: string };
  event.waitUntil(self.registration.showNotification(title, { tag: `/t/${table}`, icon: ICON }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.tag));
});

/** A page that is there already, or a new one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  if (!page) await self.clients.openWindow(path);
  page?.postMessage({ open: path }); // it may have been elsewhere since
  await page?.focus();
}

/** All of it or nothing: a page of one build does not run with parts of another. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: "no-cache" })));
  const index = await (await cache.match(INDEX))?.text();
  if (index?.includes(SHELL[0])) return;
  await caches.delete(CACHE);
  throw new Error("the page is of another build");
}

async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name !== CACHE); // the oldest first
  await Promise.all(names.slice(0, Math.max(0, names.length + 1 - KEPT)).map((name) => caches.delete(name)));
  await self.clients.claim();
  for (const page of await self.clients.matchAll()) page.postMessage({ program: SHELL[0] });
}

async function keptFirst(request: Request | string): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

/** What the server has; if it cannot be reached, or somebody else says so in its place, what was kept. */
async function newestFirst(request: Request, path: string): Promise<Response> {
  const response = await fetch(request).catch(() => null);
  if (response && response.status < 500) return response;
  const kept = await (await caches.open(CACHE)).match(path);
  return kept ?? response ?? Response.error();
}
