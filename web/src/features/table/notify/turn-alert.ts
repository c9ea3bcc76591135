// Tells people that it is their turn: by vibration, and by a notification while the page is in the background.
import { remember, remembered } from "../../../shared/state/local-storage";

const VIBRATION = [60, 60, 60];

export function canVibrate(): boolean {
  return typeof navigator.vibrate === "function";
}

export function vibrates(): boolean {
  return remembered("vibrate") === "on";
}

export function setVibrates(on: boolean): void {
  remember("vibrate", on ? "on" : "off");
  if (on) navigator.vibrate(VIBRATION);
}

export function canNotify(): boolean {
  return typeof Notification === "function";
}

export function isBlocked(): boolean {
  return canNotify() && Notification.permission === "denied";
}

export function notifies(): boolean {
  return canNotify() && Notification.permission === "granted" && remembered("notify") === "on";
}

/** Switches notifications on, which may open the browser's permission prompt, or off. Returns whether they are on. */
export async function setNotifies(on: boolean): Promise<boolean> {
  if (on && Notification.permission === "default") await Notification.requestPermission();
  remember("notify", on ? "on" : "off");
  return notifies();
}

/** Whether the user may be asked: only once, and not if they or their browser have already decided. */
export function mayOffer(): boolean {
  return canNotify() && Notification.permission !== "denied" && remembered("notify") === null;
}

/** Alerts the user that they have to decide at this table. */
export async function alertTurn(table: string, title: string, body: string): Promise<void> {
  if (canVibrate() && vibrates()) navigator.vibrate(VIBRATION);
  if (document.visibilityState !== "hidden" || !notifies()) return;
  const options = {
    body,
    tag: `lucchetto ${table}`,
    icon: `${import.meta.env.BASE_URL}icons/icon-192.png`,
    data: `/table/${table}`,
  };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones allow only service workers to show notifications; the worker also handles a tap.
  if (worker?.active) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => (window.focus(), shown.close());
}
