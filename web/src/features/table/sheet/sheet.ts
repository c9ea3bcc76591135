// What a cell of a sheet looks like. Nothing here knows the rules: what may be crossed comes from the server.
import type { Colour, Option, SheetView } from "../../../shared/api/messages";

export type CellState = "open" | "crossed" | "lost" | "can" | "chosen";

export interface CellLook {
  number: number;
  state: CellState;
  lucky: boolean;
  option: Option | null;
}

/** The cells of one row, left to right. Where the sum and a lucky cross meet, the cell stands for the plain move. */
export function cellLooks(
  colour: Colour,
  numbers: number[],
  sheet: SheetView,
  closed: boolean,
  options: Option[],
  chosen: string | null,
): CellLook[] {
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

/** 'red 5' → 'red-5': for test ids. */
export function moveId(move: string): string {
  return move.replaceAll(" ", "-");
}
