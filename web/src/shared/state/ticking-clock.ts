// One clock for all countdowns. It ticks only while something on the page shows it.
import { createSubscriber } from "svelte/reactivity";

const TICK_MS = 250;
const subscribe = createSubscriber((update) => {
  const ticking = setInterval(update, TICK_MS);
  return () => clearInterval(ticking);
});

/** The seconds that remain of `seconds`, which were reported at `since` (milliseconds of performance.now()). */
export function secondsLeft(seconds: number, since: number): number {
  subscribe();
  return Math.max(0, Math.ceil(seconds - Math.max(0, performance.now() - since) / 1000));
}

/** Formats 83 as 1:23. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
