import { describe, expect, it } from "vitest";
import { COLOURS } from "../../../shared/game/colours";
import { script as classic } from "./classic";
import { script as duel } from "./duel";
import { duelGameView, worth } from "./duel-view";
import { script as longo } from "./longo";
import { after, type Script, type Step } from "./script";

const LOCKING: Record<string, number> = { classic: 1, longo: 2, duel: 1 };
const steps = [classic, longo, duel].flatMap((script) => script.steps.map((step) => ({ script, step, name: `${script.variant} ${step.id}` })));
const numbersOf = (script: Script, colour: string): number[] => script.layout.find((row) => row.colour === colour)?.numbers ?? [];

function sums(step: Step, colour: string): number[] {
  const [one, other] = step.white ?? [0, 0];
  const die = step.colours?.find((die) => die.colour === colour)?.face;
  return step.colours ? (die === undefined ? [] : [one + die, other + die]) : [one + other];
}

it("each is a few taps long", () => {
  for (const { steps } of [classic, longo, duel]) {
    expect(steps.length).toBeGreaterThanOrEqual(6);
    expect(steps.length).toBeLessThanOrEqual(9);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  }
});

describe.each(steps)("$name", ({ script, step }) => {
  it("offers something, and the right answer is among it", () => {
    const offered = [...step.options.map(({ move }) => move), ...step.answers.map(String)];
    expect(new Set(offered).size).toBe(offered.length);
    expect(step.right.length).toBeGreaterThan(0);
    for (const move of step.right) expect(offered).toContain(move);
  });

  it("has its cells on the sheet and its sums on the dice", () => {
    for (const { colour, number, lucky } of step.options) {
      if (!colour || number === null) continue;
      expect(numbersOf(script, colour)).toContain(number);
      expect(step.sheet.rows[colour]).not.toContain(number);
      if (lucky) expect(script.lucky).toContain(sums(step, colour)[0]);
      else expect(sums(step, colour)).toContain(number);
    }
  });

  it("stands in a position that counts right", () => {
    for (const colour of COLOURS) {
      const numbers = numbersOf(script, colour);
      const places = step.sheet.rows[colour].map((mark) => (mark === "lock" ? numbers.length : numbers.indexOf(mark)));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(step.sheet.points[colour]).toBe((places.length * (places.length + 1)) / 2);
      expect(step.closed.includes(colour)).toBe(step.sheet.rows[colour].includes("lock"));
    }
  });

});

describe.each(steps.filter(({ step }) => !step.board))("$name", ({ script, step }) => {
  it("the right answer goes on to the right, skips what it says and gains what it says", () => {
    for (const { move, colour, number, skipped, gain, closes } of step.options.filter(({ move }) => step.right.includes(move))) {
      if (!colour || number === null) continue;
      const numbers = numbersOf(script, colour);
      const marks = step.sheet.rows[colour];
      const last = Math.max(-1, ...marks.map((mark) => numbers.indexOf(Number(mark))));
      expect(numbers.slice(last + 1, numbers.indexOf(number))).toEqual(skipped);
      expect(closes).toBe(numbers.indexOf(number) >= numbers.length - (LOCKING[script.variant] ?? 0));
      const then = after(step, move, script.layout);
      const crosses = then.sheet.rows[colour].length;
      expect(then.sheet.points[colour]).toBe((crosses * (crosses + 1)) / 2);
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
    for (const { move, colour, number, closes, stacks } of step.options.filter(({ move }) => step.right.includes(move))) {
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
  expect((duelGameView(then, then.board).pawnsLeft[1] ?? 0) - (duelGameView(step, step.board).pawnsLeft[1] ?? 0)).toBe(1);
});

it("counts at most twelve pawns in a row", () => expect([worth(0), worth(4), worth(12), worth(14)]).toEqual([0, 10, 78, 78]));
