import { describe, expect, it } from "vitest";
import { pips } from "./pips";

describe("pips", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])("of %i are as many, and symmetrical", (face) => {
    const spots = pips(face);
    expect(new Set(spots).size).toBe(face);
    expect(spots.map((spot) => 8 - spot).sort()).toEqual([...spots].sort());
  });
});
