// Client-side navigation with the History API. The server answers every page path with index.html.
const here = $state({ path: location.pathname, search: location.search });

/** How far every entry of the history was scrolled, and where to scroll to after going back. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
const positions = new Map<number, number>();
let entry = entryNumber();
let wanted: number | null = null;

function entryNumber(): number {
  return (history.state as { entry?: number } | null)?.entry ?? 0;
}

addEventListener("scroll", () => wanted ?? positions.set(entry, scrollY), { passive: true });
for (const input of ["wheel", "touchstart", "keydown"])
  addEventListener(input, () => (wanted = null), { passive: true });
addEventListener("popstate", () => {
  entry = entryNumber();
  wanted = positions.get(entry) ?? 0;
  const samePage = here.path === location.pathname;
  here.path = location.pathname;
  here.search = location.search;
  if (samePage) restoreScroll();
});

/**
 * After going back: scrolls to where the user was, as soon as the page is long enough. Gives up after two seconds, or
 * if the user scrolls.
 */
export function restoreScroll(until = performance.now() + 2000): void {
  if (wanted === null) return;
  scrollTo(0, wanted);
  if (Math.abs(scrollY - wanted) < 2 || performance.now() > until) wanted = null;
  else requestAnimationFrame(() => restoreScroll(until));
}

export function path(): string {
  return here.path;
}

export function query(): URLSearchParams {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is not kept: a change of the address makes a new one
  return new URLSearchParams(here.search);
}

export function go(to: string, options: { replace?: boolean } = {}): void {
  wanted = null;
  if (!options.replace) entry = Date.now();
  history[options.replace ? "replaceState" : "pushState"]({ entry }, "", to);
  here.path = location.pathname;
  here.search = location.search;
  scrollTo(0, 0);
}

/** Action for <a>: follows the link without a page load, unless the user opens it in a new tab. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(node.pathname + node.search + node.hash);
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
