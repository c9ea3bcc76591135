import { describe, expect, it } from "vitest";
import { SHORT } from "../state/analysed-game.kit";
import { linePath, plotOf, range } from "./plot";

describe("the chart", () => {
  const plot = plotOf(SHORT, { width: 340, height: 190, left: 40, right: 10, top: 10, bottom: 20 });

  it("goes from edge to edge and from certain loss to certain win", () => {
    expect([plot.x(0), plot.x(5)]).toEqual([40, 330]);
    expect([plot.y(1), plot.y(0)]).toEqual([10, 170]);
  });

  it("finds the moment under a finger", () => {
    expect([plot.place(-50), plot.place(plot.x(3) + 5), plot.place(9999)]).toEqual([0, 3, 5]);
  });

  it("chooses round numbers for points", () => {
    expect(range([63, 115])).toEqual([60, 120, [60, 80, 100, 120]]);
    expect(range([50, 50])).toEqual([50, 55, [50, 55]]);
  });

  it("draws a line through all points", () => {
    expect(
      linePath([
        [0, 1],
        [2.345, 3],
      ]),
    ).toBe("M0.0 1.0L2.3 3.0");
  });
});
