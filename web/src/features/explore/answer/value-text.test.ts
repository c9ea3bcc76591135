import { beforeAll, expect, it } from "vitest";
import { stripIsolates, useLanguage } from "../../../shared/i18n/language.kit";
import { lossText, marginText, valueText } from "./value-text";

beforeAll(() => useLanguage());

it("formats values, losses and margins", () => {
  expect(stripIsolates(valueText(148.351, "points"))).toBe("148.35");
  expect(stripIsolates(valueText(0.5584, "win"))).toBe("55.8%");
  expect(lossText(1.204, "points")).toBe("−1.20");
  expect([marginText(3.72), marginText(-7.8), marginText(0)]).toEqual(["+3.7", "−7.8", "0.0"]);
});
