// Keyboard shortcuts that step through a game, except in form fields.
interface Places {
  last: number;
  before: number | null;
  after: number | null;
}

export function placeAfterKey(event: KeyboardEvent, place: number, { last, before, after }: Places): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const where = event.target as HTMLElement;
  if (where.matches("textarea, select, input:not([type=range])") || where.closest("dialog")) return null;
  const letter = event.key.toLowerCase();
  if (letter === "n") return after;
  if (letter === "p") return before;
  if (where.matches("input[type=range]")) return null; // The slider handles arrows, Home and End itself.
  if (event.shiftKey) return null;
  return { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[event.key] ?? null;
}
