// Converts a step of the Duel's lesson into the view that the table's board renders.
import type { GameView, SheetView } from "../../../shared/api/messages";
import { COLOURS } from "../../../shared/game/colours";
import { sheetOf } from "./lessons";
import type { Board, Mark, Step } from "./script";

const PAWNS = 22;
const MOST_COUNTED = 12;

export function duelGameView(step: Step, board: Board): GameView {
  const missed = [step.sheet.penalties, 0];
  const counts = missed.map((_, seat) => COLOURS.map((colour) => pawns(board, colour, seat)));
  return {
    turn: 1,
    phase: step.colours ? "colour" : "white",
    active: 0,
    dice: null,
    closed: step.closed,
    lucky: [],
    board,
    result: null,
    sheets: counts.map((rows, seat) => pawnSheet(rows, missed[seat] ?? 0)),
    pawnsLeft: counts.map((rows, seat) => PAWNS - rows.reduce((sum, count) => sum + count, 0) - (missed[seat] ?? 0)),
  };
}

function pawns(board: Board, colour: (typeof COLOURS)[number], seat: number): number {
  return board[colour].reduce((sum, stack) => sum + (stack.seat === seat ? stack.height : 0), 0);
}

function pawnSheet(counts: number[], missed: number): SheetView {
  const marks = (count = 0): Mark[] => Array.from({ length: Math.min(count, MOST_COUNTED) }, (_, place) => place);
  const [red, yellow, green, blue] = counts;
  return sheetOf({ red: marks(red), yellow: marks(yellow), green: marks(green), blue: marks(blue) }, missed);
}
