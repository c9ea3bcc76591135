import { describe, expect, it } from "vitest";
import { player, SHORT, withPlayers } from "./analysed-game.kit";
import { balanceOf, verdictOf } from "./verdict";

describe("the headline", () => {
  const says = (ada: Parameters<typeof player>[1], bob: Parameters<typeof player>[1]) =>
    verdictOf(withPlayers(player("Ada", ada), player("Bob", bob))).key;

  it("says that a game was won by luck", () => {
    expect(says({ won: true, luck: 0.7, loss: 0.3 }, { loss: 0.1 })).toBe("you-won-by-luck");
  });

  it("says that a game was lost although one played better", () => {
    expect(says({ luck: -0.7, loss: 0.1 }, { won: true, loss: 0.3 })).toBe("you-lost-though-better");
  });

  it("tells mistakes from bad dice, and both", () => {
    expect(says({ luck: 0.02, loss: 0.6 }, { won: true, loss: 0.1 })).toBe("you-lost-by-play");
    expect(says({ luck: -0.3, loss: 0.3 }, { won: true, loss: 0.2 })).toBe("you-lost-both");
    expect(says({ luck: -0.5, loss: 0.1 }, { won: true, loss: 0.1 })).toBe("you-lost-by-luck");
  });

  it("calls small differences even", () => {
    expect(says({ won: true, luck: 0.4, loss: 0.12 }, { loss: 0.1 })).toBe("you-won-even");
    expect(says({ won: true, luck: 0.04, loss: 0.12 }, { loss: 0.1 })).toBe("you-won-close");
    expect(says({ won: true, luck: 0.1, loss: 0.1 }, { loss: 0.5 })).toBe("you-won-by-play");
    expect(says({ won: true, luck: 0.4, loss: 0.1 }, { loss: 0.2 })).toBe("you-won-both");
  });

  it("does not blame who lost nothing for what others did", () => {
    const game = withPlayers(
      player("Ada", { loss: 0, luck: 0.06 }),
      player("Bob", { won: true, loss: 0.34 }),
      player("Cleo", { loss: 0.3 }),
    );
    expect(verdictOf(game).key).toBe("you-lost-though-better");
  });

  it("is about the winner if the user did not play, or played several seats", () => {
    const game = withPlayers(player("Ada", { loss: 0.1 }), player("Bob", { won: true, loss: 0.1, luck: 0.5 }));
    expect(verdictOf({ ...game, yours: [] })).toEqual({ key: "other-won-even", seat: 1 });
    expect(verdictOf({ ...game, yours: [0, 1] }).seat).toBe(1);
  });

  it("speaks of shared wins and of games that are not over", () => {
    expect(says({ won: true }, { won: true })).toBe("you-shared");
    expect(verdictOf({ ...SHORT, analysis: { ...SHORT.analysis, finished: false } }).key).toBe("not-over");
  });

  it("compares dice and decisions in a game for one", () => {
    const alone = (rating: "master" | "casual", luck: number) =>
      verdictOf(withPlayers(player("Ada", { rating, luck }))).key;
    expect(alone("master", 12)).toBe("you-well-lucky");
    expect(alone("master", -12)).toBe("you-well-unlucky");
    expect(alone("casual", 2)).toBe("you-badly-even");
  });

  it("comes with parts that add up to the result", () => {
    const { luck, mistakes, others } = balanceOf(SHORT, 0);
    expect(SHORT.analysis.values[0]![0]! + luck + mistakes + others!).toBeCloseTo(1);
  });
});
