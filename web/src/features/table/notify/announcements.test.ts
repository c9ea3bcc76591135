import { beforeAll, describe, expect, it } from "vitest";
import { announcements } from "./announcements";
import { reasonTexts, resultText } from "../end/result-text";
import { FIXTURES } from "../../../dev/fixtures";
import { stripIsolates, useLanguage } from "../../../shared/i18n/language.kit";

const { classic, chosen, over } = FIXTURES;

beforeAll(() => useLanguage());

describe("announcements", () => {
  it("tell the new phase, the roll and that a decision is due", () => {
    const before = {
      ...classic!,
      history: classic!.history.slice(0, 3),
      game: { ...classic!.game!, turn: 6 },
      hands: [],
    };
    expect(announcements(before, classic!).map(stripIsolates)).toEqual([
      "Ada passes. Ada takes a penalty.",
      "Mara rolled: white 5 and 4, sum 9; red 3, yellow 2, green 6, blue 1.",
      "Your decision.",
    ]);
  });

  it("stay quiet when nothing new happened", () => {
    expect(announcements(classic!, chosen!)).toEqual([]);
  });

  it("tell who goes away and who is back", () => {
    const gone = {
      ...classic!,
      seats: classic!.seats.map((seat, now) => (now === 2 ? { ...seat, present: false } : seat)),
    };
    expect(announcements(classic!, gone).map(stripIsolates)).toEqual(["Leo is away."]);
    expect(announcements(gone, classic!).map(stripIsolates)).toEqual(["Leo is here."]);
  });

  it("tell the result once", () => {
    expect(announcements(classic!, over!).map(stripIsolates)).toContain("Mara wins.");
    expect(announcements(over!, over!)).toEqual([]);
    expect(reasonTexts(over!).map(stripIsolates)).toEqual(["2 rows are closed"]);
    expect(
      stripIsolates(resultText({ ...over!, game: { ...over!.game!, result: { reasons: ["rows"], winners: [0, 1] } } })),
    ).toBe("Ada, Mara share the win.");
  });
});
