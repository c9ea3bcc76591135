import { describe, expect, it } from "vitest";
import { linePath, runningMean, scale, ticks } from "./scale";

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
    expect(runningMean([10, 20, 60, 100], 2)).toEqual([10, 15, 40, 80]);
    expect(runningMean([], 3)).toEqual([]);
  });

  it("draw lines", () =>
    expect(
      linePath([
        [0, 1],
        [2.25, 3],
      ]),
    ).toBe("M0.0 1.0L2.3 3.0"));
});
