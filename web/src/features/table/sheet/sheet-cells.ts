// The state of a sheet's cells. This module does not know the rules: the server sends the legal moves.
import type { Colour, Option, SheetView } from "../../../shared/api/messages";

export type CellState = "open" | "crossed" | "lost" | "can" | "chosen";

export interface SheetCell {
  number: number;
  state: CellState;
  lucky: boolean;
  option: Option | null;
}

/** The cells of one row, left to right. If a plain and a lucky move share a cell, it offers the plain one. */
export function sheetCells(
  colour: Colour,
  numbers: number[],
  sheet: SheetView,
  closed: boolean,
  options: Option[],
  chosen: string | null,
): SheetCell[] {
  const marks = sheet.rows[colour];
  const last = Math.max(-1, ...marks.map((mark) => (mark === "lock" ? numbers.length : numbers.indexOf(mark))));
  return numbers.map((number, place) => {
    const here = options.filter((option) => option.colour === colour && option.number === number);
    const option = here.find((one) => one.move === chosen) ?? here[0] ?? null;
    const state = stateOf(marks.includes(number), option, chosen, place < last || closed);
    return { number, state, lucky: option?.lucky ?? false, option };
  });
}

function stateOf(crossed: boolean, option: Option | null, chosen: string | null, gone: boolean): CellState {
  if (crossed) return "crossed";
  if (option) return option.move === chosen ? "chosen" : "can";
  return gone ? "lost" : "open";
}

/** A move as part of a test id: 'red 5' → 'red-5'. */
export function moveId(move: string): string {
  return move.replaceAll(" ", "-");
}
