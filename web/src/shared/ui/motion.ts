// Animations show what happened; style sheets define them. With reduced motion the result appears at once.
import { onMount } from "svelte";

export function prefersReducedMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Tells whether the calling component is mounted already: what appears in it from then on is new, and is animated. */
export function whetherMounted(): () => boolean {
  let mounted = false;
  onMount(() => void (mounted = true));
  return () => mounted;
}
