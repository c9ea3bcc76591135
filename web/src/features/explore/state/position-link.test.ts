import { describe, expect, it } from "vitest";
import type { GameView } from "../../../shared/api/messages";
import { FIXTURES } from "../../../dev/fixtures";
import { decode } from "./position-code";
import { EXAMPLES, START } from "./examples";
import { linkOf, positionLink } from "./position-link";

describe("a link from a game", () => {
  const at = (fixture: string): GameView => FIXTURES[fixture]!.game!;

  it("opens the same position", () => {
    for (const [fixture, variant, seat] of [
      ["classic", "classic", 2],
      ["longo", "longo", 0],
      ["duel", "duel", 0],
    ] as const) {
      const game = at(fixture);
      const position = decode(positionLink(variant, game, seat)!.split("#")[1]!)!;
      expect(position.sheets.map(({ rows, penalties }) => ({ rows, penalties }))).toEqual(
        game.sheets.map(({ rows, penalties }) => ({ rows, penalties })),
      );
      expect(position).toMatchObject({ variant, seat, active: game.active, white: game.dice!.white, phase: "white" });
      expect(position.lucky).toEqual(game.lucky);
    }
  });

  it("tells rows that were closed by nobody's lock, and action 1", () => {
    expect(decode(positionLink("classic", at("five"), 0)!.split("#")[1]!)!.closed).toEqual(["yellow"]);
    const game = { ...at("colour"), dice: { white: [3, 4] as [number, number], colours: at("colour").dice!.colours } };
    expect(decode(positionLink("classic", game, 0, "red 7")!.split("#")[1]!)).toMatchObject({
      phase: "colour",
      used: "red 7",
    });
    expect(decode(positionLink("classic", game, 0, "pass")!.split("#")[1]!)).toMatchObject({
      phase: "colour",
      used: null,
    });
  });

  it("is none where nobody decides", () => {
    expect(positionLink("classic", at("over"), 0)).toBeNull();
    expect(linkOf(START)).toBe(`/explore#${EXAMPLES.classic[0]!.code}`);
  });
});
