// A position of the explorer. It is immutable: every edit returns a new position.
import type { Colour, PositionSetup, SheetSetup, VariantName } from "../../../shared/api/messages";
import { COLOURS } from "../../../shared/game/colours";
import { GAMES, numbersOf } from "./game-specs";

export type Mark = number | "lock";
export type Rows = Record<Colour, Mark[]>;
export type Phase = "white" | "colour";

export interface PositionSheet {
  /** Marks from left to right; in the Duel a number occurs once per pawn. */
  rows: Rows;
  penalties: number;
}

export interface Position {
  variant: VariantName;
  sheets: PositionSheet[];
  white: [number, number];
  /** A face for every colour, even for closed rows, which may be reopened. */
  faces: Record<Colour, number>;
  active: number;
  seat: number;
  phase: Phase;
  /** In action 2: the active player's move in action 1, or null. */
  used: string | null;
  /** Rows closed by a player outside this position. */
  closed: Colour[];
  lucky: [number, number][];
}

export function emptySheet(): PositionSheet {
  return { rows: { red: [], yellow: [], green: [], blue: [] }, penalties: 0 };
}

export function emptyPosition(variant: VariantName, players = GAMES[variant].seats[0]): Position {
  return {
    variant,
    sheets: Array.from({ length: players }, emptySheet),
    white: [3, 4],
    faces: { red: 1, yellow: 2, green: 5, blue: 6 },
    active: 0,
    seat: 0,
    phase: "white",
    used: null,
    closed: [],
    lucky: GAMES[variant].lucky.slice(0, players),
  };
}

/** All closed rows, no matter who closed them. */
export function closedRows(position: Position): Colour[] {
  const locked = (colour: Colour): boolean => position.sheets.some(({ rows }) => rows[colour].includes("lock"));
  return COLOURS.filter((colour) => position.closed.includes(colour) || locked(colour));
}

export function whiteSum({ white }: Position): number {
  return white[0] + white[1];
}

/** The moves possible in action 1 with these dice: the white sum where nothing is to its right, or a lucky cross. */
export function possibleFirstMoves(position: Position): string[] {
  const sum = whiteSum(position);
  const last = (colour: Colour): number | undefined =>
    position.sheets[position.active]?.rows[colour].findLast((mark) => mark !== "lock");
  const fits = (colour: Colour): boolean => {
    const numbers = numbersOf(position.variant, colour);
    return numbers.indexOf(sum) >= numbers.indexOf(last(colour) ?? numbers[0] ?? sum);
  };
  const sums = COLOURS.filter(fits).map((colour) => `${colour} ${sum}`);
  if (!position.lucky[position.active]?.includes(sum)) return sums;
  return [
    ...sums,
    ...COLOURS.flatMap((colour) => (last(colour) === undefined ? [] : [`${colour} ${last(colour)} lucky`])),
  ];
}

/** Restores the invariants after an edit: valid seats, one deciding seat, a move of action 1 that is on the sheet. */
export function tidy(position: Position): Position {
  const last = position.sheets.length - 1;
  const active = Math.min(position.active, last);
  const alone = position.variant === "duel" || position.phase === "colour";
  const next = { ...position, active, seat: alone ? active : Math.min(position.seat, last) };
  const pairs = GAMES[position.variant].lucky;
  next.lucky = pairs.slice(0, last + 1).map((pair, seat) => position.lucky[seat] ?? pair);
  if (last === 0 || position.variant === "duel") next.closed = [];
  if (next.used !== null && !stillUsed(next, next.used)) next.used = null;
  return next;
}

function stillUsed(position: Position, used: string): boolean {
  const { colour, number } = cellOf(used);
  const there = position.sheets[position.active]?.rows[colour].includes(number) ?? false;
  return position.phase === "colour" && there && possibleFirstMoves(position).includes(used);
}

export function cellOf(move: string): { colour: Colour; number: number } {
  const [colour, number] = move.split(" ");
  return { colour: colour as Colour, number: Number(number) };
}

/** The request to the server. */
export function toRequest(position: Position): PositionSetup {
  const closed = closedRows(position);
  const open = COLOURS.filter((colour) => !closed.includes(colour));
  const placed: PositionSetup = {
    variant: position.variant,
    sheets: position.sheets.map(({ rows, penalties }): SheetSetup => ({ rows, penalties })),
    dice: { white: position.white, ...Object.fromEntries(open.map((colour) => [colour, position.faces[colour]])) },
    active: position.active,
    seat: position.seat,
    phase: position.phase,
    used: position.used,
    closed: position.closed.filter((colour) => !position.sheets.some(({ rows }) => rows[colour].includes("lock"))),
  };
  return position.variant === "longo" ? { ...placed, lucky: position.lucky } : placed;
}
