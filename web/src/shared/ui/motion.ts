// Animations show what happened; style sheets define them. With reduced motion the result appears at once.
import { onMount } from "svelte";

export function prefersReducedMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Tells whether the calling component is already mounted: elements added after that are new, and animated. */
export function whetherMounted(): () => boolean {
  let mounted = false;
  onMount(() => void (mounted = true));
  return () => mounted;
}
