// The service worker serves the shell, the rules and the lessons offline. It never caches live game data.
// The build fills in the version and the list of files.
const CACHE = "lucchetto-__VERSION__";
const FILES = __FILES__;
// The documentation is a site of its own: offline, it must not turn into the shell.
const NOT_OURS = /^\/(api|ws|schema|docs)(\/|$)/;
const PATIENCE = 4000;

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
// A new version waits until the user applies it or closes all tabs.
addEventListener("message", (event) => event.data === "take over" && skipWaiting());
addEventListener("notificationclick", (event) => event.waitUntil(openTable(event.notification)));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || NOT_OURS.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(file(request));
});

async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((url) => keep(cache, url)));
}

async function keep(cache, url) {
  // The content of a hashed file name never changes, so the cache of an older version can supply it.
  const known = url.startsWith("/assets/") ? await caches.match(url) : undefined;
  const response = known ?? (await fetch(url, { cache: "no-cache" }));
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await cache.put(url, response);
}

async function tidy() {
  // Keep the previous version: a tab that still runs it may load more of its chunks.
  const ours = (await caches.keys()).filter((name) => name.startsWith("lucchetto-") && name !== CACHE);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
}

async function page(request) {
  const shell = async () => (await (await caches.open(CACHE)).match("/")) ?? Response.error();
  const fresh = fetch(request).then((response) => (response.status < 500 ? response : shell()), shell);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(shell);
  return Promise.race([fresh, late]);
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** Shows the table of a "your turn" notification: in its own tab if there is one. */
async function openTable(notification) {
  notification.close();
  const tabs = await clients.matchAll({ type: "window" });
  const tab = tabs.find(({ url }) => new URL(url).pathname === notification.data);
  return tab ? tab.focus() : clients.openWindow(notification.data);
}
