// Short movements that say what happened. People who ask for less motion see the result at once.
import type { TransitionConfig } from "svelte/transition";

export function wantsLessMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Hands the progress to the style sheet as --p, from 0 to 1. */
function progress(node: Element, duration: number, delay = 0, name = "--p"): TransitionConfig {
  if (wantsLessMotion()) return { duration: 0 };
  const style = (node as HTMLElement | SVGElement).style;
  return {
    duration,
    delay,
    tick: (p) => (p === 1 ? style.removeProperty(name) : style.setProperty(name, String(p))),
  };
}

/** A cross drawn stroke by stroke. */
export function pen(node: Element): TransitionConfig {
  return progress(node, 420);
}

/** A padlock whose shackle snaps down, once the cross before it is drawn. */
export function snap(node: Element): TransitionConfig {
  return progress(node, 300, 320);
}

/** A die that tumbles in; the later in line, the later it comes to rest. */
export function tumble(node: Element, { place = 0 }: { place?: number } = {}): TransitionConfig {
  return progress(node, 520 + place * 55);
}

/** A pawn that is put down. */
export function drop(node: Element): TransitionConfig {
  return progress(node, 320);
}

/** A pawn that is knocked off: it jumps and is gone. */
export function knock(node: Element): TransitionConfig {
  return progress(node, 380, 0, "--stay");
}
