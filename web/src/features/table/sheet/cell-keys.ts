// Arrow keys, Home and End move the focus between the cells of a sheet or board, including those without a button.
const STEPS: Record<string, [row: number, cell: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -99],
  End: [0, 99],
};

/** Moves the focus, or calls `onask` for a cell without a button. */
export function cellKeys(event: KeyboardEvent, node: Element, onask: (event: Event) => void): void {
  const cell = (event.target as Element).closest(".cell");
  if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = STEPS[event.key];
  if (step) focusFrom(cell, node, step);
  else if (event.target === cell && /^(Enter| )$/.test(event.key)) onask(event);
  else return;
  event.preventDefault();
}

function focusFrom(cell: Element, node: Element, [down, right]: [number, number]): void {
  const rows = [...node.querySelectorAll(".band")].map((row) => [...row.querySelectorAll<HTMLElement>(".cell")]);
  const at = rows.findIndex((row) => row.includes(cell as HTMLElement));
  const row = rows[at + down] ?? [];
  const place = (rows[at]?.indexOf(cell as HTMLElement) ?? 0) + right;
  const to = row[Math.max(0, Math.min(place, row.length - 1))];
  (to?.querySelector("button") ?? to)?.focus();
}
