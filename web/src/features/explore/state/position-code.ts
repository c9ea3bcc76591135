// Encodes a position for the URL fragment: five fields and one sheet per player, separated by dots. The first character
// is the version, so that old links stay readable when the encoding changes.
//
//   1c . 341256 . 01w . - . - . 0abd-c--a . 1--x-
//   version and game, dice (white, white, red, yellow, green, blue), active seat, deciding seat, action (in action 2
//   with the move of action 1: 'cr7', 'cg16l'), closed rows, lucky numbers (base 36); sheets: penalties, then the rows,
//   one letter per cross, 'z' for the lock.
import type { Colour, VariantName } from "../../../shared/api/messages";
import { COLOURS } from "../../../shared/game/colours";
import { GAMES, numbersOf } from "./game-specs";
import { tidy, type Mark, type Position, type PositionSheet, type Rows } from "./position";

const VERSION = "1";
const VARIANT_OF: Record<string, VariantName> = { c: "classic", l: "longo", d: "duel" };
const COLOUR_OF: Record<string, Colour> = { r: "red", y: "yellow", g: "green", b: "blue" };
const LOCK = "z";
const NONE = "-";
const MOST_MARKS = 25;

export function encode(position: Position): string {
  const { variant, white, faces, active, seat, phase } = position;
  const action = phase === "white" ? "w" : `c${usedCode(position.used)}`;
  const closed = position.closed.map((colour) => colour[0]).join("");
  const lucky = position.lucky
    .flat()
    .map((number) => number.toString(36))
    .join("");
  const dice = [...white, ...COLOURS.map((colour) => faces[colour])].join("");
  return [
    VERSION + variant[0],
    dice,
    `${active}${seat}${action}`,
    closed || NONE,
    lucky || NONE,
    ...position.sheets.map((sheet) => sheetCode(variant, sheet)),
  ].join(".");
}

function usedCode(used: string | null): string {
  if (used === null) return "";
  const [colour = "", number, lucky] = used.split(" ");
  return `${colour[0]}${number}${lucky ? "l" : ""}`;
}

function sheetCode(variant: VariantName, { rows, penalties }: PositionSheet): string {
  const letter = (colour: Colour, mark: Mark): string =>
    mark === "lock" ? LOCK : String.fromCharCode(97 + numbersOf(variant, colour).indexOf(mark));
  return penalties + COLOURS.map((colour) => rows[colour].map((mark) => letter(colour, mark)).join("")).join("-");
}

/** Decodes a fragment (without '#'); null if it is invalid. */
export function decode(text: string): Position | null {
  const [head = "", dice = "", who = "", closed = "", lucky = "", ...sheets] = text.split(".");
  const variant = head[0] === VERSION && head.length === 2 ? VARIANT_OF[head[1] ?? ""] : undefined;
  const said = /^(\d)(\d)(?:w|c(?:([rygb])(\d{1,2})(l?))?)$/.exec(who);
  if (!variant || !said) return null;
  const { sides, seats } = GAMES[variant];
  const read = sheets.map((sheet) => readSheet(variant, sheet));
  if (read.length < seats[0] || read.length > seats[1]) return null;
  if (!new RegExp(`^[1-${sides}]{6}$`).test(dice) || !/^(-|[rygb]{1,4})$/.test(closed)) return null;
  const pairs = readLucky(variant, lucky, read.length);
  const [, active, seat, colour, number, luck] = said;
  if (!pairs || !read.every((sheet) => sheet !== null) || Number(active) >= read.length || Number(seat) >= read.length)
    return null;
  const [one = 1, other = 1, red = 1, yellow = 1, green = 1, blue = 1] = [...dice].map(Number);
  return tidy({
    variant,
    sheets: read,
    white: [one, other],
    faces: { red, yellow, green, blue },
    active: Number(active),
    seat: Number(seat),
    phase: who[2] === "w" ? "white" : "colour",
    used: colour ? `${COLOUR_OF[colour]} ${number}${luck ? " lucky" : ""}` : null,
    closed: COLOURS.filter((one) => closed.includes(one.charAt(0))),
    lucky: pairs,
  });
}

function readSheet(variant: VariantName, text: string): PositionSheet | null {
  const found = /^([0-4])([a-z]*)-([a-z]*)-([a-z]*)-([a-z]*)$/.exec(text);
  if (!found) return null;
  const rows = COLOURS.map((colour, place) => readRow(variant, colour, found[place + 2] ?? ""));
  if (rows.includes(null)) return null;
  return {
    penalties: Number(found[1]),
    rows: Object.fromEntries(COLOURS.map((colour, place) => [colour, rows[place]])) as Rows,
  };
}

function readRow(variant: VariantName, colour: Colour, text: string): Mark[] | null {
  const numbers = numbersOf(variant, colour);
  const letters = [...text];
  const sorted = letters.every((letter, at) => at === 0 || (letters[at - 1] ?? "") <= letter);
  const twice = new Set(letters).size < letters.length;
  const marks = letters.map((letter) => (letter === LOCK ? "lock" : numbers[letter.charCodeAt(0) - 97]));
  if (!sorted || (twice && variant !== "duel") || letters.length > MOST_MARKS || marks.includes(undefined)) return null;
  return marks as Mark[];
}

function readLucky(variant: VariantName, text: string, seats: number): [number, number][] | null {
  if (variant !== "longo") return text === NONE ? [] : null;
  const numbers = [...text].map((digit) => Number.parseInt(digit, 36));
  if (!/^[2-9a-g]+$/.test(text) || numbers.length !== 2 * seats) return null;
  return Array.from({ length: seats }, (_, seat) => [numbers[2 * seat] ?? 2, numbers[2 * seat + 1] ?? 3]);
}
