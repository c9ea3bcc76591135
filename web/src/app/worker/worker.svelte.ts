// The service worker keeps the shell, the rules and the introduction for days without a network.
// A new version waits until the reader takes it (or closes all tabs): nothing changes in the middle of a game.
const found = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

export function newVersion(): boolean {
  return found.waiting !== null;
}

export function update(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  found.waiting?.postMessage("take over");
}

export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const registration = await navigator.serviceWorker.register("/sw.js");
  const look = (): void => {
    // The very first one has nobody to wait for.
    if (registration.waiting && navigator.serviceWorker.controller) found.waiting = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}
