// The tab says when it is your decision: in its title and on its icon.

/** Returns what takes the badge off again. */
export function showBadge(on: boolean, text: string): () => void {
  if (!on) return () => undefined;
  const title = document.title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  const plain = icon?.getAttribute("href") ?? null;
  document.title = `● ${text} – Lucchetto`;
  icon?.setAttribute("href", "/icon-turn.svg");
  return () => {
    document.title = title;
    if (plain !== null) icon?.setAttribute("href", plain);
  };
}
