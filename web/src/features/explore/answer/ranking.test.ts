import { describe, expect, it } from "vitest";
import type { Explored } from "../../../shared/api/messages";
import { ranked, scaleOf } from "./ranking";

describe("the answer", () => {
  const explored = {
    options: ["pass", "red 7", "blue 7"].map((move) => ({ move })),
    advice: {
      unit: "win",
      best: "blue 7",
      choices: [
        { move: "pass", value: 0.5, margin: 1 },
        { move: "red 7", value: 0.6, margin: 2 },
        { move: "blue 7", value: 0.6, margin: 1 },
      ],
    },
  } as unknown as Explored;

  it("comes best first, the coach's own choice before its equals", () => {
    expect(ranked(explored).map(({ choice }) => choice.move)).toEqual(["blue 7", "red 7", "pass"]);
    expect(scaleOf(ranked(explored), "win")).toBeCloseTo(0.1);
    expect(scaleOf(ranked(explored).slice(0, 2), "win")).toBe(0.1);
  });
});
