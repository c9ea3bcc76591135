// The rules of Classic (docs/rules.md), for the servers that benchmarks/load compares with Lucchetto. Pure functions on
// plain, immutable objects; tests/benchmarks/test_peer_rules.py compares them with our engine.

export const COLOURS = ["red", "yellow", "green", "blue"];
export const SIDES = 6;
const UPWARDS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const DOWNWARDS = [...UPWARDS].reverse();
export const NUMBERS = { red: UPWARDS, yellow: UPWARDS, green: DOWNWARDS, blue: DOWNWARDS };
const LAST_CELL = UPWARDS.length - 1;
const NEEDED_TO_CLOSE = 5;
const ROWS_TO_END = 2;
const PENALTIES_TO_END = 4;
const PENALTY_POINTS = -5;

export function newGame(seats, first) {
  const sheet = { rows: { red: [], yellow: [], green: [], blue: [] }, penalties: 0 };
  return {
    turn: 0,
    phase: "roll",
    active: first,
    dice: null,
    waiting: [],
    choices: {},
    used: "pass",
    closed: [],
    sheets: Array(seats).fill(sheet),
    result: null,
  };
}

// `faces` may include dice of closed rows, which are ignored (C7).
export function roll(game, faces) {
  const dice = { white: faces.white };
  for (const colour of COLOURS) if (!game.closed.includes(colour)) dice[colour] = faces[colour];
  return { ...game, turn: game.turn + 1, phase: "white", dice, waiting: deciders({ ...game, phase: "white" }) };
}

// The seats that decide in this phase, including those that have already decided.
export function deciders(game) {
  if (game.phase === "white") return game.sheets.map((_, seat) => seat);
  return game.phase === "colour" ? [game.active] : [];
}

// The legal decisions of this seat in this phase: pass, then row by row, left to right.
export function moves(game, seat) {
  if (!deciders(game).includes(seat)) return [];
  const found = ["pass"];
  for (const colour of COLOURS) {
    if (game.closed.includes(colour)) continue;
    for (const number of sums(game, colour)) {
      if (allows(game.sheets[seat].rows[colour], colour, number)) found.push(`${colour} ${number}`);
    }
  }
  return found;
}

function sums({ phase, dice }, colour) {
  const [one, other] = dice.white;
  if (phase === "white") return [one + other];
  const die = dice[colour];
  if (one === other) return [die + one];
  const both = [die + one, die + other];
  return both.sort((left, right) => cellOf(colour, left) - cellOf(colour, right));
}

const cellOf = (colour, number) => (NUMBERS[colour] === UPWARDS ? number - 2 : 12 - number);
const nextCell = (row, colour) => (row.length ? cellOf(colour, row.at(-1)) + 1 : 0);

function allows(row, colour, number) {
  const cell = cellOf(colour, number);
  return cell >= nextCell(row, colour) && (cell !== LAST_CELL || row.length >= NEEDED_TO_CLOSE);
}

// The game after this seat's decision; null if it is illegal. Choices take effect when the last seat has decided (R1).
export function play(game, seat, move) {
  if (!game.waiting.includes(seat) || !moves(game, seat).includes(move)) return null;
  const waiting = game.waiting.filter((other) => other !== seat);
  const choices = { ...game.choices, [seat]: move };
  return waiting.length ? { ...game, waiting, choices } : resolved({ ...game, waiting, choices });
}

function resolved(game) {
  const { choices, active } = game;
  let sheets = game.sheets.map((sheet, seat) => crossed(sheet, choices[seat] ?? "pass"));
  const closed = COLOURS.filter((colour) => sheets.some((sheet) => sheet.rows[colour].at(-1) === "lock"));
  if (endReasons(sheets, closed).length) return over(game, sheets, closed); // immediately, without action 2 (R3)
  if (game.phase === "white") {
    return { ...game, sheets, closed, phase: "colour", used: choices[active], waiting: [active], choices: {} };
  }
  if (game.used === "pass" && choices[active] === "pass") {
    sheets = sheets.with(active, { ...sheets[active], penalties: sheets[active].penalties + 1 });
  }
  if (endReasons(sheets, closed).length) return over(game, sheets, closed);
  return { ...settled(game, sheets, closed), phase: "roll", active: (active + 1) % sheets.length };
}

function crossed(sheet, move) {
  if (move === "pass") return sheet;
  const { colour, number } = parsed(move);
  const marks = cellOf(colour, number) === LAST_CELL ? [number, "lock"] : [number];
  return { ...sheet, rows: { ...sheet.rows, [colour]: [...sheet.rows[colour], ...marks] } };
}

export function parsed(move) {
  const [colour, number] = move.split(" ");
  return { colour, number: Number(number) };
}

function endReasons(sheets, closed) {
  const reasons = closed.length >= ROWS_TO_END ? ["rows"] : [];
  return sheets.some((sheet) => sheet.penalties >= PENALTIES_TO_END) ? [...reasons, "penalties"] : reasons;
}

function over(game, sheets, closed) {
  const totals = sheets.map(total);
  const most = Math.max(...totals);
  const winners = [...totals.keys()].filter((seat) => totals[seat] === most);
  return { ...settled(game, sheets, closed), phase: "over", result: { reasons: endReasons(sheets, closed), winners } };
}

const settled = (game, sheets, closed) => ({
  ...game,
  sheets,
  closed,
  dice: null,
  waiting: [],
  choices: {},
  used: "pass",
});

const rowPoints = (crosses) => (crosses * (crosses + 1)) / 2;

export function points({ rows, penalties }) {
  const found = {};
  for (const colour of COLOURS) found[colour] = rowPoints(rows[colour].length);
  found.penalties = PENALTY_POINTS * penalties || 0; // no negative zero
  return found;
}

export function total(sheet) {
  return Object.values(points(sheet)).reduce((sum, each) => sum + each, 0);
}

// The effect of a legal move, regardless of what the others choose.
export function preview(game, seat, move) {
  if (move === "pass") {
    const penalty = game.phase === "colour" && game.used === "pass";
    return { gain: penalty ? PENALTY_POINTS : 0, skipped: [], closes: false, penalty };
  }
  const { colour, number } = parsed(move);
  const row = game.sheets[seat].rows[colour];
  const cell = cellOf(colour, number);
  const closes = cell === LAST_CELL;
  const gain = rowPoints(row.length + (closes ? 2 : 1)) - rowPoints(row.length);
  return { gain, skipped: NUMBERS[colour].slice(nextCell(row, colour), cell), closes, penalty: false };
}
