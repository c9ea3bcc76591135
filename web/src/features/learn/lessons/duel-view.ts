// Converts a step of the Duel's lesson into the view that the table's board renders.
import type { GameView, SheetView } from "../../../shared/api/messages";
import { COLOURS } from "../../../shared/game/colours";
import { sheet, type Board, type Mark, type Step } from "./script";

const PAWNS = 22;

/** Points of a row: 1 + 2 + … + marks, for at most twelve marks. */
export function worth(marks: number): number {
  const counted = Math.min(marks, 12);
  return (counted * (counted + 1)) / 2;
}

export function duelGameView(step: Step, board: Board): GameView {
  const missed = [step.sheet.penalties, 0];
  const counts = missed.map((_, seat) => COLOURS.map((colour) => pawns(board, colour, seat)));
  return {
    turn: 1, phase: step.colours ? "colour" : "white", active: 0, dice: null, closed: step.closed, lucky: [], board, result: null,
    sheets: counts.map((rows, seat) => sheetOf(rows, missed[seat] ?? 0)),
    pawnsLeft: counts.map((rows, seat) => PAWNS - rows.reduce((sum, count) => sum + count, 0) - (missed[seat] ?? 0)),
  };
}

function pawns(board: Board, colour: (typeof COLOURS)[number], seat: number): number {
  return board[colour].reduce((sum, stack) => sum + (stack.seat === seat ? stack.height : 0), 0);
}

function sheetOf(counts: number[], missed: number): SheetView {
  const [red = 0, yellow = 0, green = 0, blue = 0] = counts;
  const marks = (count: number): Mark[] => Array.from({ length: count }, (_, place) => place);
  const rows = { red: marks(red), yellow: marks(yellow), green: marks(green), blue: marks(blue) };
  return sheet(rows, [worth(red), worth(yellow), worth(green), worth(blue)], missed);
}
