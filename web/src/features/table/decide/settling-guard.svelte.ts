// Ignores taps for a moment after the choices have changed, so that the second tap of a double tap has no effect.
import { on } from "svelte/events";
import type { Attachment } from "svelte/attachments";

/** Milliseconds: longer than the pause inside a double tap, shorter than the time to read a choice. */
export const SETTLE_MS = 350;
const SHORTCUT = /^[0-9p]$/i;
const ACTIVATION = /^(Enter| )$/;

export class SettlingGuard {
  /** Whether the choices are settling; meanwhile they look disabled, and screen readers announce them as disabled. */
  settling = $state(false);
  #until = 0;

  /** Restarts the pause; call it in an effect whenever the choices change. */
  restart(): () => void {
    this.#until = performance.now() + SETTLE_MS;
    this.settling = true;
    const timer = setTimeout(() => (this.settling = false), SETTLE_MS);
    return () => clearTimeout(timer);
  }

  /** Guards all buttons inside an element against early taps and clicks. */
  readonly clicks: Attachment = (node) =>
    on(
      node,
      "click",
      (event) => (event.target as Element).closest("button") && this.#isEarly(event) && swallow(event),
      { capture: true },
    );

  /** Guards keyboard shortcuts and the controls inside an element against early key presses. A held key counts once. */
  readonly keys: Attachment = (node) =>
    on(
      window,
      "keydown",
      (event) => this.#guards(event, node) && (event.repeat || this.#isEarly(event)) && swallow(event),
      { capture: true },
    );

  #guards(event: KeyboardEvent, node: Element): boolean {
    const where = event.target as Element;
    if (where.closest("dialog, [popover]")) return false;
    return SHORTCUT.test(event.key) || (ACTIVATION.test(event.key) && node.contains(where));
  }

  // The time stamp is that of the input, so a tap counts as early even if a busy page handles it late.
  #isEarly(event: Event): boolean {
    return event.timeStamp < this.#until;
  }
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
