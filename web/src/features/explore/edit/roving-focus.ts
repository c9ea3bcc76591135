// Roving tabindex for a sheet: one tab stop for all cells, arrow keys move between them.
const CELL = "button[data-spot]";

export function rovingFocus(node: HTMLElement): { destroy(): void } {
  const rows = (): HTMLButtonElement[][] =>
    [...node.querySelectorAll("[role=group]")]
      .map((row) => [...row.querySelectorAll<HTMLButtonElement>(CELL)])
      .filter((row) => row.length);

  function stopAt(cell: HTMLButtonElement | undefined): void {
    if (!cell) return;
    for (const other of rows().flat()) other.tabIndex = other === cell ? 0 : -1;
  }

  function keys(event: KeyboardEvent): void {
    const all = rows();
    const row = all.findIndex((cells) => cells.includes(event.target as HTMLButtonElement));
    const at = all[row]?.indexOf(event.target as HTMLButtonElement) ?? -1;
    const to = at < 0 ? undefined : next(event.key, all, row, at);
    if (!to) return;
    event.preventDefault();
    stopAt(to);
    to.focus();
  }

  const focused = (event: FocusEvent): void => {
    if ((event.target as Element).matches(CELL)) stopAt(event.target as HTMLButtonElement);
  };
  node.addEventListener("keydown", keys);
  node.addEventListener("focusin", focused);
  stopAt(rows()[0]?.[0]);
  return {
    destroy(): void {
      node.removeEventListener("keydown", keys);
      node.removeEventListener("focusin", focused);
    },
  };
}

function next(key: string, all: HTMLButtonElement[][], row: number, at: number): HTMLButtonElement | undefined {
  switch (key) {
    case "ArrowLeft":
      return all[row]?.[at - 1];
    case "ArrowRight":
      return all[row]?.[at + 1];
    case "ArrowUp":
      return all[row - 1]?.[at];
    case "ArrowDown":
      return all[row + 1]?.[at];
    case "Home":
      return all[row]?.[0];
    case "End":
      return all[row]?.at(-1);
    default:
      return undefined;
  }
}
