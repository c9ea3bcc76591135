import { describe, expect, it } from "vitest";
import type { DiceTest } from "../../../shared/api/messages";
import { outOfHundred, verdictOf } from "./dice-verdict";

describe("the verdict on the dice", () => {
  const test = (chance: number, degrees = 5): DiceTest => ({ chance, degrees }) as DiceTest;

  it("waits until there is something to judge", () =>
    expect(verdictOf([test(1, 0)])).toEqual({ verdict: "early", odd: 0, judged: 0 }));
  it("finds nothing in ordinary samples", () =>
    expect(verdictOf([test(0.4), test(0.02), test(1, 0)])).toEqual({ verdict: "fine", odd: 0, judged: 2 }));
  it("counts what stands out", () =>
    expect(verdictOf([test(0.4), test(0.001)])).toEqual({ verdict: "some", odd: 1, judged: 2 }));

  it("speaks of whole samples, except at the ends", () => {
    expect([0.43, 0.01, 0.994].map(outOfHundred)).toEqual([43, 1, 99]);
    expect([0.0004, 0.9999].map(outOfHundred)).toEqual([null, null]);
  });
});
