// A lesson as the page plays it: positions, choices and right answers. This module does not know the rules.
import type {
  Colour,
  DieView,
  Option,
  RowLayout,
  SheetView,
  StackView,
  VariantName,
} from "../../../shared/api/messages";

export type Mark = number | "lock";
export type Board = Record<Colour, StackView[]>;

export interface Step {
  /** Part of the key of its texts: learn-VARIANT-ID, with the attributes .task, .right and .wrong. */
  id: string;
  white?: [number, number];
  colours?: DieView[];
  sheet: SheetView;
  board?: Board;
  closed: Colour[];
  /** Choices, some of them wrong. */
  options: Option[];
  /** Numbers to choose from, for steps without options. */
  answers: number[];
  right: string[];
}

export interface Script {
  variant: VariantName;
  layout: RowLayout[];
  lucky: [number, number] | null;
  steps: Step[];
}

/** The position after a right choice, with the effects that the option lists. */
export function after(now: Step, move: string, layout: RowLayout[]): Step {
  const option = now.options.find((one) => one.move === move);
  if (!option) return { ...now, options: [] };
  const closed = option.closes && option.colour ? [...now.closed, option.colour] : now.closed;
  const board = now.board && placed(now.board, option, layout);
  return { ...now, sheet: marked(now.sheet, option), closed, options: [], ...(board ? { board } : {}) };
}

function marked(sheet: SheetView, { colour, number, gain, closes, penalty }: Option): SheetView {
  if (penalty) {
    const points = { ...sheet.points, penalties: sheet.points.penalties - 5 };
    return { ...sheet, penalties: sheet.penalties + 1, points, total: sheet.total - 5 };
  }
  if (!colour || number === null) return sheet;
  const marks: Mark[] = [...sheet.rows[colour], number, ...(closes ? (["lock"] as const) : [])];
  return {
    ...sheet,
    rows: { ...sheet.rows, [colour]: marks },
    points: { ...sheet.points, [colour]: sheet.points[colour] + gain },
    total: sheet.total + gain,
  };
}

function placed(board: Board, { colour, number, closes }: Option, layout: RowLayout[]): Board {
  if (!colour || number === null) return board;
  const numbers = layout.find((row) => row.colour === colour)?.numbers ?? [];
  const cell = numbers.indexOf(number);
  const own = board[colour].find((stack) => stack.cell === cell && stack.seat === 0);
  const stacks = board[colour].filter((stack) => stack.cell !== cell);
  stacks.push({ cell, seat: 0, height: (own?.height ?? 0) + 1 });
  if (closes) stacks.push({ cell: numbers.length, seat: 0, height: 1 });
  return { ...board, [colour]: stacks.sort((one, other) => one.cell - other.cell) };
}
