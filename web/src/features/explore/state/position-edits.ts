// Edits of a position. They keep invariants such as a lock with its number, and one player's pawns per cell. The server
// decides whether the position is possible.
import type { Colour, Option, VariantName } from "../../../shared/api/messages";
import { COLOURS } from "../../../shared/game/colours";
import { GAMES, numbersOf } from "./game-specs";
import { cellOf, emptyPosition, emptySheet, tidy, type Mark, type Phase, type Position } from "./position";

export const MOST_PENALTIES = 4;

function withRow(position: Position, seat: number, colour: Colour, marks: Mark[]): Position {
  const sheets = position.sheets.map((sheet, at) =>
    at === seat ? { ...sheet, rows: { ...sheet.rows, [colour]: marks } } : sheet,
  );
  return tidy({ ...position, sheets });
}

function marksOf(position: Position, seat: number, colour: Colour): Mark[] {
  return position.sheets[seat]?.rows[colour] ?? [];
}

/** The numbers that are crossed off together with the lock. */
export function closingNumbers(variant: VariantName, colour: Colour): number[] {
  return numbersOf(variant, colour).slice(-GAMES[variant].closing);
}

function ordered(variant: VariantName, colour: Colour, marks: Mark[]): Mark[] {
  const numbers = numbersOf(variant, colour);
  const place = (mark: Mark): number => (mark === "lock" ? numbers.length : numbers.indexOf(mark));
  return marks.toSorted((one, other) => place(one) - place(other));
}

function unlocked(position: Position, seat: number, colour: Colour): Mark[] {
  const closing = closingNumbers(position.variant, colour);
  return marksOf(position, seat, colour).filter((mark) => mark !== "lock" && !closing.includes(mark));
}

/** Marks or clears a cell. A closing number and its lock are marked or cleared together. */
export function toggleCell(position: Position, seat: number, colour: Colour, number: number): Position {
  const marks = marksOf(position, seat, colour);
  const closes = closingNumbers(position.variant, colour).includes(number);
  if (marks.includes(number)) {
    return withRow(
      position,
      seat,
      colour,
      closes ? unlocked(position, seat, colour) : marks.filter((mark) => mark !== number),
    );
  }
  const kept = closes ? [...unlocked(position, seat, colour), "lock" as const] : marks;
  return withRow(position, seat, colour, ordered(position.variant, colour, [...kept, number]));
}

export function toggleLock(position: Position, seat: number, colour: Colour): Position {
  if (marksOf(position, seat, colour).includes("lock"))
    return withRow(position, seat, colour, unlocked(position, seat, colour));
  return toggleCell(position, seat, colour, closingNumbers(position.variant, colour).at(-1) ?? 0);
}

/** Duel: adds a pawn to a cell and removes the other player's pawns there. */
export function placePawn(position: Position, seat: number, colour: Colour, number: number): Position {
  const closes = closingNumbers(position.variant, colour).includes(number);
  const own = marksOf(position, seat, colour);
  if (closes && own.includes("lock")) return position;
  const cleared = clearCell(position, 1 - seat, colour, number);
  const more: Mark[] = closes ? [number, "lock"] : [number];
  return withRow(cleared, seat, colour, ordered(position.variant, colour, [...own, ...more]));
}

/** Duel: removes one pawn of either player; on a closing number, the pawns on the number and the lock. */
export function takePawn(position: Position, colour: Colour, number: number): Position {
  const seat = position.sheets.findIndex(({ rows }) => rows[colour].includes(number));
  if (seat < 0) return position;
  if (closingNumbers(position.variant, colour).includes(number))
    return withRow(position, seat, colour, unlocked(position, seat, colour));
  const marks = marksOf(position, seat, colour);
  return withRow(position, seat, colour, marks.toSpliced(marks.indexOf(number), 1));
}

function clearCell(position: Position, seat: number, colour: Colour, number: number): Position {
  const closes = closingNumbers(position.variant, colour).includes(number);
  const kept = closes
    ? unlocked(position, seat, colour)
    : marksOf(position, seat, colour).filter((mark) => mark !== number);
  return withRow(position, seat, colour, kept);
}

/** Sets the penalties to box + 1, or to box if that is the current number. */
export function tapPenalty(position: Position, seat: number, box: number): Position {
  const sheets = position.sheets.map((sheet, at) =>
    at === seat ? { ...sheet, penalties: sheet.penalties === box + 1 ? box : box + 1 } : sheet,
  );
  return tidy({ ...position, sheets });
}

export function withPlayers(position: Position, players: number): Position {
  const sheets = Array.from({ length: players }, (_, seat) => position.sheets[seat] ?? emptySheet());
  return tidy({ ...position, sheets });
}

/** An empty position of another variant, with the same number of players if possible. */
export function withVariant(position: Position, variant: VariantName): Position {
  const [least, most] = GAMES[variant].seats;
  return emptyPosition(variant, Math.min(most, Math.max(least, position.sheets.length)));
}

export function withActive(position: Position, active: number): Position {
  return tidy({ ...position, active });
}

export function withSeat(position: Position, seat: number): Position {
  return tidy({ ...position, seat });
}

export function withLucky(position: Position, seat: number, place: 0 | 1, number: number): Position {
  const lucky = position.lucky.map((pair, at): [number, number] =>
    at !== seat ? pair : place === 0 ? [number, pair[1]] : [pair[0], number],
  );
  return tidy({ ...position, lucky });
}

export function toggleClosed(position: Position, colour: Colour): Position {
  const shut = position.closed.includes(colour);
  return tidy({
    ...position,
    closed: COLOURS.filter((one) => (one === colour ? !shut : position.closed.includes(one))),
  });
}

/** Sets the action and the move of action 1, and marks that move on the sheet if necessary. */
export function withAction(position: Position, phase: Phase, used: string | null): Position {
  const next = tidy({ ...position, phase, used: null });
  if (used === null) return next;
  const { colour, number } = cellOf(used);
  if (marksOf(next, next.active, colour).includes(number)) return tidy({ ...next, used });
  const add = next.variant === "duel" ? placePawn : toggleCell;
  return tidy({ ...add(next, next.active, colour, number), used });
}

/** The position of action 2 after this choice in action 1. */
export function toActionTwo(position: Position, { move, stacks }: Option): Position {
  if (move === "pass") return withAction(position, "colour", null);
  const { colour, number } = cellOf(move);
  const before = stacks ? placePawn(position, position.active, colour, number) : position;
  return withAction(before, "colour", move);
}

export type DieName = "white-0" | "white-1" | Colour;

export function faceOf(position: Position, die: DieName): number {
  return die === "white-0" ? position.white[0] : die === "white-1" ? position.white[1] : position.faces[die];
}

export function withDie(position: Position, die: DieName, face: number): Position {
  if (die === "white-0") return tidy({ ...position, white: [face, position.white[1]] });
  if (die === "white-1") return tidy({ ...position, white: [position.white[0], face] });
  return { ...position, faces: { ...position.faces, [die]: face } };
}

export function rolled(position: Position, random: () => number = Math.random): Position {
  const face = (): number => 1 + Math.floor(random() * GAMES[position.variant].sides);
  const faces = Object.fromEntries(COLOURS.map((colour) => [colour, face()])) as Record<Colour, number>;
  return tidy({ ...position, white: [face(), face()], faces });
}
