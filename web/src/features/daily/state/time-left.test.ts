import { describe, expect, it } from "vitest";
import { timeLeftText } from "./time-left";

describe("the time left", () => {
  it.each([
    [20 * 3600 + 7 * 60 + 5, "20 hr 7 min"],
    [3600, "1 hr 0 min"],
    [59 * 60 + 59, "59 min"],
    [42, "42 sec"],
    [-3, "0 sec"],
  ])("says %i seconds as %s", (seconds, said) => expect(timeLeftText(seconds, "en")).toBe(said));
});
