import { describe, expect, it } from "vitest";
import { FIXTURES } from "../../../dev/fixtures";
import { everybodyHasLeft, seatStatus } from "./seat-status";

const { absent, classic, left, over, real } = FIXTURES;

describe("cards", () => {
  it("tell who decides and who is ready", () => {
    expect([0, 1, 2].map((seat) => seatStatus(classic!, seat))).toEqual(["yours", "deciding", "ready"]);
    expect([0, 1].map((seat) => seatStatus(over!, seat))).toEqual(["out", "won"]);
    expect(seatStatus(real!, 0)).toBe("rolls");
  });
});

describe("a game that waits", () => {
  it("has lost all its people; one who is here is enough to play on", () => {
    expect(everybodyHasLeft(left!)).toBe(true);
    expect(everybodyHasLeft(absent!)).toBe(false);
    expect(
      everybodyHasLeft({ ...left!, seats: left!.seats.map((seat, now) => ({ ...seat, present: now === 1 })) }),
    ).toBe(false);
    expect(everybodyHasLeft({ ...left!, status: "over" })).toBe(false);
  });
});
