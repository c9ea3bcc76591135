// tests/rules/test_lessons.py checks with the engine that the moves are legal and have these effects.
import { describe, expect, it } from "vitest";
import { COLOURS } from "../../../shared/game/colours";
import { duelGameView } from "./duel-view";
import { LESSONS, worth } from "./lessons";
import { after, type Script } from "./script";

const { classic, longo, duel } = LESSONS;
const steps = [classic, longo, duel].flatMap((script) =>
  script.steps.map((step) => ({ script, step, name: `${script.variant} ${step.id}` })),
);
const numbersOf = (script: Script, colour: string): number[] =>
  script.layout.find((row) => row.colour === colour)?.numbers ?? [];

it("each takes a few minutes", () => {
  for (const { steps } of [classic, longo, duel]) {
    expect(steps.length).toBeGreaterThanOrEqual(6);
    expect(steps.length).toBeLessThanOrEqual(14);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  }
});

describe.each(steps)("$name", ({ step }) => {
  it("offers something, and the right answer is among it", () => {
    const offered = [...step.options.map(({ move }) => move), ...step.answers.map(String)];
    expect(new Set(offered).size).toBe(offered.length);
    expect(step.right.length).toBeGreaterThan(0);
    for (const move of step.right) expect(offered).toContain(move);
  });

  it("offers the rows in their order, and passing at the end", () => {
    const places = step.options.map(({ colour }) => (colour ? COLOURS.indexOf(colour) : COLOURS.length));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});

describe.each(steps.filter(({ step }) => !step.board))("$name", ({ script, step }) => {
  it("the right answer is crossed off with what it gains and closes", () => {
    for (const { move, colour, gain, closes } of step.options.filter(({ move }) => step.right.includes(move))) {
      if (!colour) continue;
      const then = after(step, move, script.layout);
      expect(then.sheet.points[colour]).toBe(worth(then.sheet.rows[colour].length));
      expect(gain).toBe(then.sheet.total - step.sheet.total);
      expect(then.closed.includes(colour)).toBe(closes);
      expect(then.options).toEqual([]);
    }
  });
});

describe.each(steps.filter(({ step }) => step.board))("$name", ({ script, step }) => {
  it("pawns stand on cells, one player's on each, and the right one is placed", () => {
    for (const colour of COLOURS) {
      const stacks = step.board?.[colour] ?? [];
      expect(new Set(stacks.map(({ cell }) => cell)).size).toBe(stacks.length);
      for (const { cell, height } of stacks) {
        expect(cell).toBeGreaterThanOrEqual(0);
        expect(height).toBeGreaterThan(0);
      }
    }
    for (const { move, colour, number, closes, stacks } of step.options.filter(({ move }) =>
      step.right.includes(move),
    )) {
      const then = after(step, move, script.layout);
      if (!colour || number === null || !then.board || !step.board) continue;
      const cell = numbersOf(script, colour).indexOf(number);
      const here = then.board[colour].find((stack) => stack.cell === cell);
      expect(here).toMatchObject({ seat: 0, height: stacks ? 2 : 1 });
      expect(then.board[colour].some(({ cell }) => cell === 11)).toBe(closes);
      const [before, now] = [duelGameView(step, step.board), duelGameView(then, then.board)];
      expect((before.pawnsLeft[0] ?? 0) - (now.pawnsLeft[0] ?? 0)).toBe(closes ? 2 : 1);
    }
  });
});

it("a penalty is five points", () => {
  const step = classic.steps.find(({ id }) => id === "penalty");
  if (!step) throw new Error("no penalty");
  expect(after(step, "pass", classic.layout).sheet).toMatchObject({ penalties: 1, total: step.sheet.total - 5 });
});

it("a knocked-off pawn goes back to its owner", () => {
  const step = duel.steps.find(({ id }) => id === "knock");
  const then = step && after(step, "red 7", duel.layout);
  if (!step?.board || !then?.board) throw new Error("no knock-off");
  expect((duelGameView(then, then.board).pawnsLeft[1] ?? 0) - (duelGameView(step, step.board).pawnsLeft[1] ?? 0)).toBe(
    1,
  );
});

it("counts at most twelve pawns in a row", () => {
  const step = duel.steps.find(({ id }) => id === "score");
  if (!step?.board) throw new Error("no board");
  const tall = { ...step.board, green: [{ cell: 0, seat: 0, height: 14 }] };
  expect(duelGameView(step, tall).sheets[0]?.points.green).toBe(78);
});
