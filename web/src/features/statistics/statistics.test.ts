import { describe, expect, it } from "vitest";
import type { DiceTest } from "../../shared/api/messages";
import { line, running, scale, ticks } from "./charts/plot";
import { ofHundred, verdictOf } from "./dice/verdict";

describe("plots", () => {
  it("put values where they belong", () => {
    const y = scale([0, 100], [200, 0]);
    expect([0, 25, 100].map(y)).toEqual([200, 150, 0]);
    expect(scale([0, 0], [10, 30])(0)).toBe(20);
  });

  it.each([
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6, 8]],
    [130, [0, 50, 100, 150]],
    [0, [0, 1]],
  ])("have round ticks up to %i", (highest, expected) => expect(ticks(highest)).toEqual(expected));

  it("smooth over the last few", () => {
    expect(running([10, 20, 60, 100], 2)).toEqual([10, 15, 40, 80]);
    expect(running([], 3)).toEqual([]);
  });

  it("draw lines", () => expect(line([[0, 1], [2.25, 3]])).toBe("M0.0 1.0L2.3 3.0"));
});

describe("the verdict on the dice", () => {
  const test = (chance: number, degrees = 5): DiceTest => ({ chance, degrees }) as DiceTest;

  it("waits until there is something to judge", () => expect(verdictOf([test(1, 0)])).toEqual({ verdict: "early", odd: 0, judged: 0 }));
  it("finds nothing in ordinary samples", () => expect(verdictOf([test(0.4), test(0.02), test(1, 0)])).toEqual({ verdict: "fine", odd: 0, judged: 2 }));
  it("counts what stands out", () => expect(verdictOf([test(0.4), test(0.001)])).toEqual({ verdict: "some", odd: 1, judged: 2 }));

  it("speaks of whole samples, except at the ends", () => {
    expect([0.43, 0.01, 0.994].map(ofHundred)).toEqual([43, 1, 99]);
    expect([0.0004, 0.9999].map(ofHundred)).toEqual([null, null]);
  });
});
