import { describe, expect, it } from "vitest";
import { FIXTURES } from "../../../dev/fixtures";
import { soundFor } from "./sound-cues";

const { classic, over } = FIXTURES;

describe("sounds", () => {
  it("play for the most important event", () => {
    const before = { ...classic!, history: classic!.history.slice(0, 3) };
    expect(soundFor(before, classic!)).toBe("penalty");
    expect(soundFor(classic!, over!)).toBe("win");
    expect(soundFor({ ...classic!, game: { ...classic!.game!, turn: 6 } }, classic!)).toBe("roll");
    expect(soundFor(classic!, classic!)).toBeNull();
  });
});
