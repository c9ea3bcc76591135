// Client-side navigation with the History API. The server answers every page path with index.html. A static host does
// not, so there the path is in the URL's fragment.
import { STATIC } from "./static-site";

const here = $state(current());

function current(): { path: string; search: string } {
  if (!STATIC) return { path: location.pathname, search: location.search };
  const { pathname, search } = new URL(location.hash.slice(1) || "/", location.origin);
  return { path: pathname, search };
}

/** The URL of one of our pages. */
const addressOf = (to: string): string => (STATIC ? `#${to}` : to);

/** The scroll position of every history entry; `wanted` is the one to restore after going back. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page depends on it
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
  if (STATIC && !location.hash.startsWith("#/") && location.hash) return; // an anchor within the page
  const before = here.path;
  Object.assign(here, current());
  if (here.path === before) restoreScroll();
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
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- created anew for every change of the URL
  return new URLSearchParams(here.search);
}

export function go(to: string, options: { replace?: boolean } = {}): void {
  wanted = null;
  if (!options.replace) entry = Date.now();
  history[options.replace ? "replaceState" : "pushState"]({ entry }, "", addressOf(to));
  Object.assign(here, current());
  scrollTo(0, 0);
}

/** Action for <a>: follows the link without a page load, unless the user opens it in a new tab. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    if (STATIC) return; // see followLinks
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(node.pathname + node.search + node.hash);
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}

/** Makes all links to our pages work on a static host, even in a new tab. */
export function followLinks(): void {
  for (const kind of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(kind, (event) => ownLink(event, (to, node) => (node.href = addressOf(to))), {
      passive: true,
    });
  document.addEventListener("click", (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    ownLink(event, (to, node) => {
      if (node.target) return;
      event.preventDefault();
      go(to);
    });
  });
}

/** Calls `found` if the event concerns a link to one of our pages, whose URL may already be a fragment. */
function ownLink(event: Event, found: (to: string, node: HTMLAnchorElement) => void): void {
  const node = (event.target as Element | null)?.closest("a");
  const to = node?.getAttribute("href")?.replace(/^#(?=[/])/, "");
  if (node && to?.startsWith("/")) found(to, node);
}
