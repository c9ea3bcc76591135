// One stop for the Tab key in a sheet of fifty cells; the arrow keys go from cell to cell.
const SPOT = "button[data-spot]";

export function roving(node: HTMLElement): { destroy(): void } {
  const rows = (): HTMLButtonElement[][] =>
    [...node.querySelectorAll("[role=group]")].map((row) => [...row.querySelectorAll<HTMLButtonElement>(SPOT)]).filter((row) => row.length);

  function stopAt(spot: HTMLButtonElement | undefined): void {
    if (!spot) return;
    for (const other of rows().flat()) other.tabIndex = other === spot ? 0 : -1;
  }

  function keys(event: KeyboardEvent): void {
    const all = rows();
    const row = all.findIndex((spots) => spots.includes(event.target as HTMLButtonElement));
    const at = all[row]?.indexOf(event.target as HTMLButtonElement) ?? -1;
    const to = at < 0 ? undefined : next(event.key, all, row, at);
    if (!to) return;
    event.preventDefault();
    stopAt(to);
    to.focus();
  }

  const focused = (event: FocusEvent): void => {
    if ((event.target as Element).matches(SPOT)) stopAt(event.target as HTMLButtonElement);
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
    case "ArrowLeft": return all[row]?.[at - 1];
    case "ArrowRight": return all[row]?.[at + 1];
    case "ArrowUp": return all[row - 1]?.[at];
    case "ArrowDown": return all[row + 1]?.[at];
    case "Home": return all[row]?.[0];
    case "End": return all[row]?.at(-1);
    default: return undefined;
  }
}
