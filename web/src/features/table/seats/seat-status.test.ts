import { describe, expect, it } from "vitest";
import { FIXTURES } from "../../../dev/fixtures";
import { seatStatus } from "./seat-status";

const { classic, over, real } = FIXTURES as Record<string, NonNullable<(typeof FIXTURES)[string]>>;

describe("cards", () => {
  it("tell who decides and who is ready", () => {
    expect([0, 1, 2].map((seat) => seatStatus(classic!, seat))).toEqual(["yours", "deciding", "ready"]);
    expect([0, 1].map((seat) => seatStatus(over!, seat))).toEqual(["out", "won"]);
    expect(seatStatus(real!, 0)).toBe("rolls");
  });
});
