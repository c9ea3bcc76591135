// Converts an edited position into the views that the table's components render.
import type { Colour, GameView, Option, RowLayout, SheetView, StackView } from "../../../shared/api/messages";
import { boardCells, type BoardCell } from "../../table/board/board-cells";
import { COLOURS } from "../../../shared/game/colours";
import { sheetCells, type SheetCell } from "../../table/sheet/sheet-cells";
import { closedRows, type Mark, type Position } from "../state/position";

const NO_POINTS = { red: 0, yellow: 0, green: 0, blue: 0, penalties: 0 };

/** The edited sheet, with the server's points if its answer is up to date. */
export function sheetView(position: Position, seat: number, game: GameView | null): SheetView {
  const sheet = position.sheets[seat] ?? { rows: { red: [], yellow: [], green: [], blue: [] }, penalties: 0 };
  const known = game?.sheets[seat];
  return { ...sheet, points: known?.points ?? NO_POINTS, total: known?.total ?? 0 };
}

export function rowCells(
  row: RowLayout,
  sheet: SheetView,
  shut: boolean,
  options: Option[],
  chosen: string | null,
): SheetCell[] {
  return sheetCells(row.colour, row.numbers, sheet, shut, options, chosen);
}

/** The stacks on the Duel's board, from both players' rows. */
export function boardStacks(position: Position, layout: RowLayout[]): Record<Colour, StackView[]> {
  const stacks = layout.map(({ colour, numbers }) => {
    const cell = (mark: Mark): number => (mark === "lock" ? numbers.length : numbers.indexOf(mark));
    const standing = position.sheets.flatMap(({ rows }, seat) =>
      [...new Set(rows[colour])].map((mark) => ({
        cell: cell(mark),
        seat,
        height: rows[colour].filter((one) => one === mark).length,
      })),
    );
    return [colour, standing.toSorted((one, other) => one.cell - other.cell)];
  });
  return Object.fromEntries(stacks) as Record<Colour, StackView[]>;
}

export function boardRowCells(position: Position, row: RowLayout, stacks: StackView[], options: Option[]): BoardCell[] {
  return boardCells(row, stacks, options, position.active, closedRows(position).includes(row.colour));
}

/** The row that a problem names, if any. */
export function rowOfProblem(facts: Record<string, string | number> | undefined): Colour | null {
  return COLOURS.find((colour) => colour === facts?.["colour"] || colour === facts?.["die"]) ?? null;
}

export function seatOfProblem(facts: Record<string, string | number> | undefined): number | null {
  return typeof facts?.["seat"] === "number" ? facts["seat"] : null;
}
