import { beforeAll, describe, expect, it } from "vitest";
import { loadTexts } from "../../../shared/i18n/i18n.svelte";
import { stripIsolates, useLanguage } from "../../../shared/i18n/language.kit";
import { formatAmount, formatChange, formatError, formatShare, formatValue } from "./value-format";

beforeAll(async () => {
  await useLanguage();
  await loadTexts(["analysis", "coach"]);
});

describe("values", () => {
  it("are percentages in multiplayer games and points in solitaire games", () => {
    expect(formatValue(0.617, "win")).toBe("62%");
    expect(stripIsolates(formatValue(97.44, "points"))).toBe("97.4 points");
    expect(stripIsolates(formatValue(115.483, "points"))).toBe("115 points");
  });

  it("have one decimal where it matters, and a sign where they are changes", () => {
    expect(formatAmount(0.042, "win")).toBe("4.2%");
    expect(formatChange(0.42, "win")).toBe("+42%");
    expect(formatChange(-0.042, "win")).toBe("−4.2%");
    expect(stripIsolates(formatChange(-1, "points"))).toBe("−1 point");
  });

  it("have one decimal if they are standard errors, and none if they show progress", () => {
    expect(formatError(0.006, "win")).toBe("0.6%");
    expect(formatError(0.121, "win")).toBe("12.1%");
    expect(formatShare(0.43)).toBe("43%");
  });

  it("are never negative zero", () => {
    expect(formatChange(-0.0001, "win")).toBe("0%");
    expect(stripIsolates(formatChange(-0.01, "points"))).toBe("0 points");
  });
});
