import { describe, expect, it } from "vitest";
import type { DailyDay, DailyRow } from "../../../shared/api/messages";
import { isPending } from "./refresh";

describe("a day is looked at again", () => {
  const day = (...losses: (number | null)[]): DailyDay =>
    ({ rows: losses.map((loss) => ({ loss }) as DailyRow) }) as DailyDay;

  it("as long as a game is being worked out", () => {
    expect(isPending(day(1, null))).toBe(true);
    expect(isPending(day(1, 0))).toBe(false);
    expect(isPending(day())).toBe(false);
  });
});
