// Marks the browser tab's title and icon while the user has to decide.

/** Shows the badge; the returned function removes it. */
export function showBadge(on: boolean, text: string): () => void {
  if (!on) return () => undefined;
  const title = document.title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  const plain = icon?.getAttribute("href") ?? null;
  document.title = `● ${text} – Lucchetto`;
  icon?.setAttribute("href", `${import.meta.env.BASE_URL}icon-turn.svg`);
  return () => {
    document.title = title;
    if (plain !== null) icon?.setAttribute("href", plain);
  };
}
