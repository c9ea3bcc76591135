// The service worker serves the shell, the rules and the lessons offline. It never caches live game data.
// The build fills in the version and the list of files.
const CACHE = "lucchetto-__VERSION__";
const FILES = __FILES__;
// The documentation is a separate site: offline, its paths must not be answered with the shell.
const NOT_OURS = /^\/(api|ws|schema|docs)(\/|$)/;
const PATIENCE = 4000;
// The cache of the engine for offline games. It is large and rarely changes: it is filled on first use, or on request.
const ENGINE = "engine";
const MANIFEST = "engine/manifest.json";

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
// A new version waits until the user applies it or closes all tabs.
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  if (event.data === "keep engine") event.waitUntil(keepEngine());
});
addEventListener("notificationclick", (event) => event.waitUntil(openTable(event.notification)));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || NOT_OURS.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.href.startsWith(inScope("engine/"))) event.respondWith(enginePart(request));
  else event.respondWith(file(request));
});

async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((name) => keep(cache, name)));
}

async function keep(cache, name) {
  const url = inScope(name);
  // The content of a hashed file name never changes, so the cache of an older version can supply it.
  const known = name.startsWith("assets/") ? await caches.match(url) : undefined;
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
  const shell = async () => (await (await caches.open(CACHE)).match(inScope(""))) ?? Response.error();
  const fresh = fetch(request).then((response) => (response.status < 500 ? response : shell()), shell);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(shell);
  return Promise.race([fresh, late]);
}

function inScope(path) {
  return new URL(path, registration.scope).href;
}

/** A file of the engine. File names change with their contents, except for the manifest, which lists the others. */
async function enginePart(request) {
  const cache = await caches.open(ENGINE);
  const isManifest = request.url === inScope(MANIFEST);
  const known = await cache.match(request.url);
  if (known && !isManifest) return known;
  try {
    const response = await fetch(request.url);
    // If storage is full, the game continues as long as there is a network.
    if (response.ok) await cache.put(request.url, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    if (known) return known;
    throw error;
  }
}

/** Caches the whole engine, and deletes files of earlier versions. */
async function keepEngine() {
  const manifest = await (await enginePart(new Request(inScope(MANIFEST)))).json();
  const needed = manifest.files.map((name) => inScope(`engine/${name}`));
  for (const url of needed) await enginePart(new Request(url));
  const cache = await caches.open(ENGINE);
  const old = (await cache.keys()).filter(({ url }) => url !== inScope(MANIFEST) && !needed.includes(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** Opens the table of a "your turn" notification, in its existing tab if there is one. */
async function openTable(notification) {
  notification.close();
  const tabs = await clients.matchAll({ type: "window" });
  const tab = tabs.find(({ url }) => new URL(url).pathname === notification.data);
  return tab ? tab.focus() : clients.openWindow(notification.data);
}
