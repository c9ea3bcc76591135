import { beforeAll, describe, expect, it } from "vitest";
import { effects, diceText, moveName, passEffect, runs } from "./move-effects";
import { FIXTURES } from "../../../dev/fixtures";
import { stripIsolates, useLanguage } from "../../../shared/i18n/language.kit";

const { classic, colour, duel, longo } = FIXTURES;
const option = (view: typeof classic, move: string) => view!.hands[0]!.options.find((one) => one.move === move)!;

beforeAll(() => useLanguage());

describe("a choice says what it does", () => {
  it("shortens runs of skipped numbers", () => {
    expect(runs([8])).toBe("8");
    expect(runs([2, 3])).toBe("2, 3");
    expect(runs([2, 3, 4, 6])).toBe("2–4, 6");
    expect(runs([12, 11, 10, 9])).toBe("12–9");
  });

  it("names luck, knock-offs, closing and skipping", () => {
    expect(effects(option(longo, "green 16 lucky"), "longo")).toEqual(["your lucky number"]);
    expect(effects(option(duel, "red 7"), "duel").map(stripIsolates)).toEqual(["knocks a pawn off", "skips 6"]);
    expect(effects(option(colour, "yellow 12"), "classic").map(stripIsolates)).toEqual(["closes the row", "skips 11"]);
    expect(effects(option(classic, "blue 9"), "classic")).toEqual(["next in line"]);
  });

  it("warns of a penalty, and says why a pass is free", () => {
    expect(stripIsolates(passEffect(option(colour, "pass"), colour!.game!, 0, "classic"))).toBe(
      "Penalty: 5 points lost",
    );
    expect(passEffect(option(classic, "pass"), classic!.game!, 0, "classic")).toBe("no penalty: not your turn");
    expect(passEffect(option(classic, "pass"), classic!.game!, 1, "classic")).toBe("you can still use a colour die");
  });

  it("shows the two dice of a colour sum", () => {
    expect(diceText(option(colour, "red 8"), colour!.game!.dice)).toBe("5 + 3");
    expect(diceText(option(colour, "pass"), colour!.game!.dice)).toBe("");
  });

  it("has a name with a capital", () => {
    expect(stripIsolates(moveName("red 9"))).toBe("Red 9");
  });
});
