// The documentation is a site of its own, which a server need not have: one that has it says so in the page's head.
export function documentation(): string | null {
  return document.querySelector('link[rel="help"]')?.getAttribute("href") ?? null;
}
