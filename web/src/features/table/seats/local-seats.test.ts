import { describe, expect, it } from "vitest";
import { FIXTURES } from "../../../dev/fixtures";
import { mayRoll, nextToDecide, shownSeat } from "./local-seats";

const { classic, real, together } = FIXTURES;

describe("several people at one device", () => {
  it("the holder decides first, the active player last, so that the device changes hands rarely", () => {
    expect(nextToDecide(together!, null)).toBe(0);
    expect(nextToDecide(together!, 2)).toBe(2);
    const waiting = { ...together!, hands: together!.hands.filter(({ seat }) => seat === 1) };
    expect(nextToDecide(waiting, 0)).toBe(1);
  });

  it("nobody is next when all have chosen", () => {
    expect(
      nextToDecide({ ...together!, hands: together!.hands.map((hand) => ({ ...hand, chosen: "pass" })) }, 0),
    ).toBeNull();
  });

  it("shows the holder's sheet, and a spectator the active player's", () => {
    expect(shownSeat(together!, 2)).toBe(2);
    expect(shownSeat(together!, null)).toBe(1);
    expect(shownSeat(classic!, null)).toBe(0);
    expect(shownSeat(FIXTURES.spectator!, null)).toBe(1);
  });
});

describe("real dice", () => {
  it("are entered by the active player only", () => {
    expect(mayRoll(real!, real!.game!)).toBe(true);
    expect(mayRoll(real!, { ...real!.game!, active: 1 })).toBe(false);
  });

  it("are entered by anybody for a bot", () => {
    const seats = real!.seats.map((seat, now) => (now === 1 ? { ...seat, kind: "bot" as const } : seat));
    expect(mayRoll({ ...real!, seats }, { ...real!.game!, active: 1 })).toBe(true);
  });
});
