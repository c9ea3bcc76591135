import type { View } from "../../../shared/api/messages";
import { prefersReducedMotion } from "../../../shared/ui/motion";

/** Milliseconds until the last die has landed; the animation in Die.svelte takes as long. */
export const ROLL_MS = 500;

/** Whether the dice are rolling. Every roll is shown once: not again after a hand-over, a reload or a reconnect. */
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

  /** Ends the animation at once: the dice are shown elsewhere from now on. */
  land(): void {
    clearTimeout(this.#timer);
    this.rolling = false;
  }
}
