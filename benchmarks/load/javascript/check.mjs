// Plays given games for tests/benchmarks/test_peer_rules.py: reads one JSON object per line, writes one line for each.
//
// {"seats", "first", "events"}: the states after the start and after every event of a record.
// {"secret", "nonces", "decisions"}: both kinds of views of every seat, after the start and after every decision of a
// game with HMAC dice.
import { createInterface } from "node:readline";
import { moves, newGame, play, points, roll, total } from "./classic.mjs";
import { begin, decide, fullView, leanView } from "./table.mjs";

function state(game) {
  const { choices, used, sheets, ...visible } = game;
  return {
    ...visible,
    moves: Object.fromEntries(game.waiting.map((seat) => [seat, moves(game, seat)])),
    sheets: sheets.map((sheet) => ({ ...sheet, points: points(sheet), total: total(sheet) })),
  };
}

function states({ seats, first, events }) {
  let game = newGame(seats, first);
  const found = [state(game)];
  for (const event of events) {
    game = event.roll ? roll(game, event.roll) : play(game, event.seat, event.move);
    found.push(state(game));
  }
  return found;
}

function views({ secret, nonces, decisions }) {
  const key = Buffer.from(secret, "hex");
  const seen = (table) => nonces.map((_, seat) => ({ lean: leanView(table, seat), full: fullView(table, seat) }));
  let table = begin("a table", key, nonces);
  const found = [seen(table)];
  for (const { seat, move } of decisions) {
    table = decide(table, seat, move, key);
    found.push(seen(table));
  }
  return found;
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  console.log(JSON.stringify(asked.events ? states(asked) : views(asked)));
}
