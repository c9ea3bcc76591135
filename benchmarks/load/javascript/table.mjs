// A table of Classic with HMAC dice, and the players' views of it, shared by all peers. A table is a plain, immutable
// object without the secret of its dice.
import { randomBytes } from "node:crypto";
import { COLOURS, NUMBERS, SIDES, deciders, moves, newGame, parsed, play } from "./classic.mjs";
import { points, preview, roll, total } from "./classic.mjs";
import { commitment, faces, firstSeat, hmac } from "./dice.mjs";

const HISTORY = 12; // phases in a full view, as in ours
const SCHEME = "hmac-sha256-2";

// Every table's secret is derived from this key and the table's id, because boardgame.io sends the initial state to
// everybody, so it must not contain the secret.
export const key = randomBytes(32);
export const secretOf = (id) => hmac(key, id);

export function newTable(seats) {
  const id = randomBytes(9).toString("base64url");
  const nonces = Array.from({ length: seats }, () => randomBytes(16).toString("hex"));
  return begin(id, secretOf(id), nonces);
}

export function begin(id, secret, nonces) {
  const first = firstSeat(secret, nonces);
  const game = newGame(nonces.length, first);
  const promise = { commitment: commitment(secret), nonces };
  return rolled({ id, promise, step: 0, game, history: [] }, secret);
}

// The table after this seat's decision, including the next roll if it is due; null if the decision is illegal. `secret`
// overrides the table's own.
export function decide(table, seat, move, secret = null) {
  const game = play(table.game, seat, move);
  if (game === null) return null;
  if (Object.keys(game.choices).length) return { ...table, game }; // not in effect yet
  const choices = { ...table.game.choices, [seat]: move };
  const history = [...table.history, happened(table.game, game, choices)].slice(-HISTORY);
  return rolled({ ...table, step: table.step + 1, game, history }, secret);
}

function rolled(table, secret) {
  const { game, promise } = table;
  if (game.phase !== "roll") return table;
  return { ...table, game: roll(game, faces(secret ?? secretOf(table.id), promise.nonces, game.turn + 1)) };
}

function happened(before, after, choices) {
  const penalties = (game) => game.sheets.reduce((sum, sheet) => sum + sheet.penalties, 0);
  return {
    turn: before.turn,
    phase: before.phase,
    active: before.active,
    dice: diceView(before.dice),
    moves: choices,
    closed: after.closed.filter((colour) => !before.closed.includes(colour)),
    penalty: penalties(after) > penalties(before) ? before.active : null,
    knockedOff: false,
    late: [],
  };
}

function diceView(dice) {
  if (dice === null) return null;
  const colours = COLOURS.filter((colour) => colour in dice);
  return { white: dice.white, colours: colours.map((colour) => ({ colour, face: dice[colour] })) };
}

// Only the game, the seat's own choice and its legal moves.
export function leanView({ step, game }, seat) {
  const { choices: _, used: __, ...visible } = game;
  const options = moves(game, seat).map((move) => {
    const { skipped, penalty } = preview(game, seat, move);
    return { move, skipped, penalty };
  });
  return { step, game: visible, hands: hands(game, seat, options) };
}

// Everything in our server's view: layout, seats, points, effects of moves, the last phases, the proof of the dice.
export function fullView({ id, promise, step, game, history }, seat) {
  const status = game.phase === "over" ? "over" : "playing";
  return {
    table: id,
    code: id.slice(0, 6),
    step,
    status,
    settings: { variant: "classic", dice: "fair", timer: 0, listed: false },
    layout: COLOURS.map((colour) => ({ colour, numbers: NUMBERS[colour] })),
    sides: SIDES,
    seats: seatViews(game, seat),
    game: gameView(game),
    hands: hands(game, seat, moves(game, seat).map((move) => optionView(game, seat, move))),
    history,
    secondsLeft: null,
    proof: {
      ...promise,
      stirred: promise.nonces.map(() => false),
      secret: status === "over" ? secretOf(id).toString("hex") : null,
      scheme: SCHEME,
      drawn: ["first"],
      spares: [],
    },
    rematch: null,
    rematchBy: null,
    score: [],
    spectators: 0,
    standInSeconds: {},
    hints: false,
    hinted: false,
    daily: null,
    moreSeats: 0,
    asking: [],
    removed: false,
  };
}

function hands(game, seat, options) {
  return deciders(game).includes(seat) ? [{ seat, options, chosen: game.choices[seat] ?? null }] : [];
}

function seatViews(game, reader) {
  return game.sheets.map((_, seat) => ({
    name: ["Ada", "Bob"][seat],
    kind: "person",
    bot: null,
    yours: seat === reader,
    host: seat === 0,
    present: true,
    deciding: game.waiting.includes(seat),
    away: false,
    ready: false,
    lucky: null,
  }));
}

function gameView({ turn, phase, active, dice, closed, sheets, result }) {
  return {
    turn,
    phase,
    active,
    dice: diceView(dice),
    closed,
    sheets: sheets.map((sheet) => ({ ...sheet, points: points(sheet), total: total(sheet) })),
    lucky: [],
    board: null,
    pawnsLeft: [],
    result,
  };
}

function optionView(game, seat, move) {
  const { colour, number } = move === "pass" ? { colour: null, number: null } : parsed(move);
  const { gain, skipped, closes, penalty } = preview(game, seat, move);
  return { move, colour, number, lucky: false, gain, skipped, closes, stacks: false, knocksOff: false, penalty };
}
