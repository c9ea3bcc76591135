import type { View } from "../../../shared/api/messages";
import { prefersReducedMotion } from "../../../shared/ui/motion";

/** Milliseconds until the last die has landed; must match the animation in Die.svelte. */
export const ROLL_MS = 500;

/** Whether the dice are rolling. Each roll is animated once, and not again after a hand-over, reload or reconnect. */
export class RollAnimation {
  rolling = $state(false);
  /** The turn whose roll was seen last: 0 before the first roll, null before the first view. */
  #seen: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  see({ game }: View): void {
    const turn = game?.dice ? game.turn : (this.#seen ?? 0);
    const fresh = this.#seen !== null && turn !== this.#seen;
    this.#seen = turn;
    if (fresh && !game?.result) this.#start();
  }

  #start(): void {
    if (prefersReducedMotion()) return;
    this.rolling = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.land(), ROLL_MS);
  }

  /** Ends the animation at once, because the dice are now shown elsewhere. */
  land(): void {
    clearTimeout(this.#timer);
    this.rolling = false;
  }
}
