// Registers the service worker, which keeps the shell, the rules and the lessons available offline.
// A new version waits until the user applies it or closes all tabs, so nothing changes in the middle of a game.
const registered = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

export function updateReady(): boolean {
  return registered.waiting !== null;
}

export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registered.waiting?.postMessage("take over");
}

/** Milliseconds on a page before the engine is cached. Somebody who plays online has left the page by then. */
const IDLE = 20_000;

/** Makes the service worker cache the engine once the page has been idle; returns a function that cancels this. */
export function keepEngineWhenIdle(): () => void {
  const timer = setTimeout(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData && navigator.onLine) navigator.serviceWorker?.controller?.postMessage("keep engine");
  }, IDLE);
  return () => clearTimeout(timer);
}

export async function registerWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
  const checkWaiting = (): void => {
    // The first installation replaces nothing, so there is no update to offer.
    if (registration.waiting && navigator.serviceWorker.controller) registered.waiting = registration.waiting;
  };
  checkWaiting();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", checkWaiting),
  );
}
