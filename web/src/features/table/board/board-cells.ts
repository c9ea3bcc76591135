// The state of the cells of the Duel's board. This module does not know the rules.
import type { Option, RowLayout, StackView } from "../../../shared/api/messages";

export interface BoardCell {
  number: number;
  stack: StackView | null;
  front: boolean;
  option: Option | null;
  /** Behind the viewer's own pawns, so that they cannot place a pawn here. */
  passed: boolean;
}

export function frontCell(stacks: StackView[]): number {
  return Math.max(-1, ...stacks.map(({ cell }) => cell));
}

export function boardCells(
  row: RowLayout,
  stacks: StackView[],
  options: Option[],
  seat: number,
  closed: boolean,
): BoardCell[] {
  const front = frontCell(stacks);
  const own = frontCell(stacks.filter((stack) => stack.seat === seat));
  return row.numbers.map((number, cell) => ({
    number,
    stack: stacks.find((stack) => stack.cell === cell) ?? null,
    front: cell === front && !closed,
    option: options.find((option) => option.colour === row.colour && option.number === number) ?? null,
    passed: closed || cell < own,
  }));
}
