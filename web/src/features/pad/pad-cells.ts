// What may be entered on a score pad, as the sheets show it. This module knows no rules: the server sends the cells.
import type { Colour, Option, PadSheetView, SheetView, View } from "../../shared/api/messages";

export const PENALTY = "penalty";

/** An entry that was sent and is not in the view yet. */
export interface SentEntry {
  seat: number;
  mark: string;
}

/** The cells that may be crossed off, as options of a sheet or board. */
export function padOptions(sheet: PadSheetView | undefined): Option[] {
  const rows = Object.entries(sheet?.cells ?? {}) as [Colour, number[]][];
  return rows.flatMap(([colour, numbers]) => numbers.map((number) => option(colour, number)));
}

function option(colour: Colour, number: number): Option {
  const plain = { lucky: false, gain: 0, skipped: [], closes: false, stacks: false, knocksOff: false, penalty: false };
  return { move: `${colour} ${number}`, colour, number, ...plain };
}

/** The sheet with the crosses that were sent: a tap is visible before the server has answered. */
export function withSent(sheet: SheetView, sent: readonly SentEntry[], seat: number): SheetView {
  const mine = sent.filter((entry) => entry.seat === seat);
  if (!mine.length) return sheet;
  const rows = { ...sheet.rows };
  let { penalties } = sheet;
  for (const { mark } of mine) {
    if (mark === PENALTY) penalties += 1;
    else cross(rows, mark);
  }
  return { ...sheet, rows, penalties };
}

function cross(rows: SheetView["rows"], mark: string): void {
  const [colour, number] = mark.split(" ") as [Colour, string];
  if (!rows[colour].includes(Number(number))) rows[colour] = [...rows[colour], Number(number)];
}

/** The closed rows as this sheet sees them: one that it may still use in this throw looks open. */
export function closedFor(view: View, seat: number): Colour[] {
  const open = view.pad?.sheets[seat]?.stillOpen ?? [];
  return (view.game?.closed ?? []).filter((colour) => !open.includes(colour));
}

/** The sheets that this device writes on: its own, and those of people whose device is gone. */
export function mayWrite(view: View, seat: number): boolean {
  const who = view.seats[seat];
  return Boolean(who?.yours || (view.seats.some(({ yours }) => yours) && who && !who.present));
}
