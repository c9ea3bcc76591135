// Reloads the page after an update of the server.
import { sessionItem, setSessionItem } from "./session-storage";

const KEY = "reloaded-for-update";
/** No second reload within this time, in milliseconds: during a rolling restart, page and server may disagree again. */
const PAUSE = 60_000;
/** How long to wait for the new service worker, in milliseconds. */
const PATIENCE = 5_000;

/** Reloads the page, unless it was recently reloaded for the same reason; returns whether it does. */
export function reloadOnce(now = Date.now()): boolean {
  if (now - Number(sessionItem(KEY)) < PAUSE || !setSessionItem(KEY, String(now))) return false;
  void reloadUpdated();
  return true;
}

/** Reloads the page once the new service worker has taken over: the old one answers slow requests from its cache. */
export async function reloadUpdated(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([replaceWorker().catch(() => undefined), late]);
  location.reload();
}

async function replaceWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined; // It does not exist without TLS.
  const registration = await workers?.getRegistration();
  await registration?.update();
  const fresh = registration?.installing ?? registration?.waiting;
  if (!workers || !fresh) return;
  const replaced = new Promise((resolve) => workers.addEventListener("controllerchange", resolve, { once: true }));
  fresh.postMessage("take over");
  await replaced;
}
