// Transitions that show what happened. With reduced motion the result appears at once.
import type { TransitionConfig } from "svelte/transition";

export function prefersReducedMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Exposes the progress, from 0 to 1, to the style sheet as a custom property. */
function progress(node: Element, duration: number, delay = 0, name = "--p"): TransitionConfig {
  if (prefersReducedMotion()) return { duration: 0 };
  const style = (node as HTMLElement | SVGElement).style;
  return {
    duration,
    delay,
    tick: (p) => (p === 1 ? style.removeProperty(name) : style.setProperty(name, String(p))),
  };
}

/** Draws a cross stroke by stroke. */
export function pen(node: Element): TransitionConfig {
  return progress(node, 420);
}

/** Snaps a padlock's shackle shut after the cross before it is drawn. */
export function snap(node: Element): TransitionConfig {
  return progress(node, 300, 320);
}

/** Tumbles a die in; dice further right come to rest later. */
export function tumble(node: Element, { place = 0 }: { place?: number } = {}): TransitionConfig {
  return progress(node, 520 + place * 55);
}

/** Puts a pawn down. */
export function drop(node: Element): TransitionConfig {
  return progress(node, 320);
}

/** Knocks a pawn off: it jumps and disappears. */
export function knock(node: Element): TransitionConfig {
  return progress(node, 380, 0, "--stay");
}
