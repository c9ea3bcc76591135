// Installing the page as an app. A browser that can do it fires an event, whose prompt can be used once.
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered = $state.raw<InstallPrompt | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // Our button replaces the browser's own banner.
  offered = event as InstallPrompt;
});
addEventListener("appinstalled", () => (offered = null));

export function canInstall(): boolean {
  return offered !== null;
}

export async function install(): Promise<void> {
  const prompt = offered;
  offered = null;
  await prompt?.prompt();
}

/** Only Safari on iPhones and iPads has this property; it is false in a tab and true in an installed page. */
export function installsByHand(): boolean {
  return (navigator as { standalone?: boolean }).standalone === false;
}
