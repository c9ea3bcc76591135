import { beforeAll, describe, expect, it } from "vitest";
import { FIXTURES } from "../../../dev/fixtures";
import { stripIsolates, useLanguage } from "../../../shared/i18n/language.kit";
import type { View } from "../../../shared/api/messages";
import { headline, outcomeOf, seriesText, warmSentence } from "./outcome";

const over = FIXTURES.over!;
const own = over.seats.findIndex(({ yours }) => yours);
const other = own === 0 ? 1 : 0;

/** The finished game with these totals; the highest totals win. */
function ended(totals: Record<number, number>, more: Partial<View> = {}): View {
  const sheets = over.game!.sheets.map((sheet, seat) => ({ ...sheet, total: totals[seat] ?? 0 }));
  const best = Math.max(...Object.values(totals));
  const winners = Object.keys(totals)
    .map(Number)
    .filter((seat) => totals[seat] === best);
  return { ...over, ...more, game: { ...over.game!, sheets, result: { reasons: ["rows"], winners } } };
}
const said = (view: View): string[] => [headline(view), warmSentence(view)].map(stripIsolates);

beforeAll(() => useLanguage());

describe("the end of a game", () => {
  const name = over.seats[other]!.name;

  it("cheers, consoles, and has a word for a tie", () => {
    expect(said(ended({ [own]: 80, [other]: 70 }))).toEqual(["You win!", `10 points ahead of ${name}. Well played!`]);
    expect(said(ended({ [own]: 80, [other]: 79 }))[1]).toBe(`A single point ahead of ${name}: what a finish!`);
    expect(said(ended({ [own]: 80, [other]: 80 }))).toEqual([
      `You share the win with ${name}.`,
      "Level to the very last point.",
    ]);
    expect(said(ended({ [own]: 78, [other]: 80 }))).toEqual([`${name} wins.`, "So close: only 2 points were missing."]);
    expect(said(ended({ [own]: -5, [other]: 80 }))[1]).toBe("You finish with −5. The next one can be yours.");
  });

  it("speaks of names where nobody or several people are 'you'", () => {
    const watching = over.seats.map((seat) => ({ ...seat, yours: false }));
    const view = ended({ [own]: 1, [other]: 80 }, { seats: watching });
    expect(outcomeOf(view)).toBe("watched");
    expect(said(view)).toEqual([`${name} wins.`, "What a game!"]);
    expect(
      outcomeOf(ended({ [own]: 1, [other]: 80 }, { seats: over.seats.map((seat) => ({ ...seat, yours: true })) })),
    ).toBe("watched");
  });

  it("counts the points of a solitaire game", () => {
    const view = ended({ [own]: -20 });
    const alone = { ...view, seats: [view.seats[own]!], game: { ...view.game!, sheets: [view.game!.sheets[own]!] } };
    expect(said(alone)[0]).toBe("−20 points");
  });

  it("shows the score of a series, one's own first", () => {
    const two = over.seats.filter((_, seat) => seat === own || seat === other);
    const mine = two.findIndex(({ yours }) => yours);
    const score = mine === 0 ? [2, 1] : [1, 2];
    expect(seriesText({ ...over, seats: two, score })).toBe(`You 2 : 1 ${name}`);
    expect(seriesText({ ...over, score: [] })).toBe("");
    expect(seriesText({ ...over, score: over.seats.map((_, seat) => seat) })).toContain(" · ");
  });
});
