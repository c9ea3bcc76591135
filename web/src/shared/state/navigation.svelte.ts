// Client-side navigation with the History API. The server answers every page path with index.html.
const here = $state({ path: location.pathname, search: location.search });

addEventListener("popstate", () => {
  here.path = location.pathname;
  here.search = location.search;
});

export function path(): string {
  return here.path;
}

export function query(): URLSearchParams {
  return new URLSearchParams(here.search);
}

export function go(to: string, options: { replace?: boolean } = {}): void {
  history[options.replace ? "replaceState" : "pushState"]({}, "", to);
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
