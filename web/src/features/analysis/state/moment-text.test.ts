import { beforeAll, describe, expect, it } from "vitest";
import { loadTexts } from "../../../shared/i18n/i18n.svelte";
import { remarkText } from "../../../shared/i18n/remark-text";
import { stripIsolates, useLanguage } from "../../../shared/i18n/language.kit";
import { momentsOf } from "./moments";
import { SHORT } from "./analysed-game.kit";
import { verdictText, marginText, momentText, momentTitle } from "./moment-text";

const moments = momentsOf(SHORT);

beforeAll(async () => {
  await useLanguage();
  await loadTexts(["analysis", "coach"]);
});

describe("words", () => {
  it("say turn, player, action and move", () => {
    expect(stripIsolates(momentTitle(SHORT, moments[3]!))).toBe("Turn 1 · Ada · action 1 · red 9");
    expect(stripIsolates(momentTitle(SHORT, moments[4]!))).toBe("Turn 1 · Ada · action 2 · pass");
    expect(stripIsolates(momentTitle(SHORT, moments[5]!))).toBe("Turn 2 · Bob rolls");
    expect(momentTitle(SHORT, moments[0]!)).toBe("The beginning");
  });

  it("say what it cost, and how lucky it was", () => {
    expect(stripIsolates(verdictText(SHORT, moments[4]!, 0))).toBe("Blunder, costs 10%");
    expect(stripIsolates(verdictText(SHORT, moments[1]!, 1))).toBe("Unlucky for Bob: −10%");
    expect(stripIsolates(momentText(SHORT, moments[5]!, 0))).toContain("Ada: 52%.");
  });

  it("tell the margin beside the chances", () => {
    expect(stripIsolates(marginText(SHORT, 3.2, 0))).toBe("Ada can expect to finish 3 points ahead.");
    expect(stripIsolates(marginText(SHORT, -2.4, 0))).toBe("Ada can expect to finish 2 points behind.");
    expect(stripIsolates(marginText(SHORT, 0.2, 0))).toBe("Ada can expect to finish level.");
  });

  it("put moves into the coach's sentences", () => {
    expect(stripIsolates(remarkText(SHORT.analysis.moves[2]!.remark!))).toContain("red 10");
  });
});
