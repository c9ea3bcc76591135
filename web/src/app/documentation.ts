// The documentation is a separate site, which not every server has. A server that has it says so in the page's head.
export function documentation(): string | null {
  return document.querySelector('link[rel="help"]')?.getAttribute("href") ?? null;
}
