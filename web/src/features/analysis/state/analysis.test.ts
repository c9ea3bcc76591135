import { beforeAll, describe, expect, it } from "vitest";
import { loadTexts } from "../../../shared/i18n/i18n.svelte";
import { remarkText } from "../../../shared/i18n/remark-text";
import { stripIsolates, useLanguage } from "../../../shared/i18n/language.kit";
import { amount, change, level } from "./figures";
import { firstPlace, fragmentOf, mistakesOf, momentsOf, nextPlace, previousPlace, shownSeat, usedBefore } from "./game";
import { player, SHORT, withPlayers } from "./game.kit";
import { placeAfter } from "../stepper/keys";
import { linePath, plotOf, range } from "../report/plot";
import { balanceOf, verdictOf } from "./verdict";
import { judgedText, marginText, momentText, whatText } from "./words";

const moments = momentsOf(SHORT);

beforeAll(async () => {
  await useLanguage();
  await loadTexts(["analysis", "coach"]);
});

describe("a game to step through", () => {
  it("has a moment for the beginning and for every event", () => {
    expect(moments.length).toBe(SHORT.events.length + 1);
    expect(moments.map(({ move, roll }) => (move ? "move" : roll ? "roll" : "start"))).toEqual(["start", "roll", "move", "move", "move", "roll"]);
  });

  it("keeps the dice and the player of a turn until the next roll", () => {
    expect(moments.map(({ dice }) => dice !== null)).toEqual([false, true, true, true, true, true]);
    expect(moments.map(({ active }) => active)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(moments.map(({ turn }) => turn)).toEqual([0, 1, 1, 1, 1, 2]);
  });

  it("finds the mistakes of everybody or of one", () => {
    expect(mistakesOf(moments, null).map(({ place }) => place)).toEqual([2, 3, 4]);
    expect(mistakesOf(moments, 1).map(({ place }) => place)).toEqual([2]);
  });

  it("goes from mistake to mistake and stops at the ends", () => {
    const own = mistakesOf(moments, 0);
    expect([nextPlace(own, 0), nextPlace(own, 3), nextPlace(own, 4)]).toEqual([3, 4, null]);
    expect([previousPlace(own, 5), previousPlace(own, 4), previousPlace(own, 3)]).toEqual([4, 3, null]);
  });

  it("begins where the link says, else at the reader's dearest decision", () => {
    expect(firstPlace(moments, [0], "#1")).toBe(2);
    expect(firstPlace(moments, [0], "#999")).toBe(5);
    expect(firstPlace(moments, [0], "")).toBe(4);
    expect(firstPlace(moments, [1], "")).toBe(2);
    expect(firstPlace(moments, [], "#nonsense")).toBe(4);
    expect(firstPlace(moments.slice(0, 2), [0], "")).toBe(0);
  });

  it("writes the link that it reads", () => {
    for (const { place } of moments.slice(1)) expect(firstPlace(moments, [0], fragmentOf(place))).toBe(place);
    expect(fragmentOf(0)).toBe("");
  });

  it("shows who decides, else the reader, else whose turn it is", () => {
    expect([2, 3, 5].map((place) => shownSeat(moments[place]!, [0]))).toEqual([1, 0, 0]);
    expect(shownSeat(moments[5]!, [])).toBe(1);
  });

  it("knows in action 2 what was crossed in action 1", () => {
    expect(usedBefore(moments, moments[4]!)).toBe("red 9");
    expect(usedBefore(moments, moments[3]!)).toBeNull();
  });
});

describe("figures", () => {
  it("are per cent in company and points alone", () => {
    expect(level(0.617, "win")).toBe("62%");
    expect(stripIsolates(level(97.44, "points"))).toBe("97.4 points");
    expect(stripIsolates(level(115.483, "points"))).toBe("115 points");
  });

  it("have a tenth where it says something, and a sign where something changes", () => {
    expect(amount(0.042, "win")).toBe("4.2%");
    expect(change(0.42, "win")).toBe("+42%");
    expect(change(-0.042, "win")).toBe("−4.2%");
    expect(stripIsolates(change(-1, "points"))).toBe("−1 point");
  });

  it("are never minus nothing", () => {
    expect(change(-0.0001, "win")).toBe("0%");
    expect(stripIsolates(change(-0.01, "points"))).toBe("0 points");
  });
});

describe("the headline", () => {
  const says = (ada: Parameters<typeof player>[1], bob: Parameters<typeof player>[1]) => verdictOf(withPlayers(player("Ada", ada), player("Bob", bob))).key;

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
    const game = withPlayers(player("Ada", { loss: 0, luck: 0.06 }), player("Bob", { won: true, loss: 0.34 }), player("Cleo", { loss: 0.3 }));
    expect(verdictOf(game).key).toBe("you-lost-though-better");
  });

  it("is about the winner where the reader did not play, or played several seats", () => {
    const game = withPlayers(player("Ada", { loss: 0.1 }), player("Bob", { won: true, loss: 0.1, luck: 0.5 }));
    expect(verdictOf({ ...game, yours: [] })).toEqual({ key: "other-won-even", seat: 1 });
    expect(verdictOf({ ...game, yours: [0, 1] }).seat).toBe(1);
  });

  it("speaks of shared wins and of games that are not over", () => {
    expect(says({ won: true }, { won: true })).toBe("you-shared");
    expect(verdictOf({ ...SHORT, analysis: { ...SHORT.analysis, finished: false } }).key).toBe("not-over");
  });

  it("compares dice and decisions in a game for one", () => {
    const alone = (rating: "master" | "casual", luck: number) => verdictOf(withPlayers(player("Ada", { rating, luck }))).key;
    expect(alone("master", 12)).toBe("you-well-lucky");
    expect(alone("master", -12)).toBe("you-well-unlucky");
    expect(alone("casual", 2)).toBe("you-badly-even");
  });

  it("comes with parts that add up to the result", () => {
    const { luck, mistakes, others } = balanceOf(SHORT, 0);
    expect(SHORT.analysis.values[0]![0]! + luck + mistakes + others!).toBeCloseTo(1);
  });
});

describe("words", () => {
  it("say turn, player, action and move", () => {
    expect(stripIsolates(whatText(SHORT, moments[3]!))).toBe("Turn 1 · Ada · action 1 · red 9");
    expect(stripIsolates(whatText(SHORT, moments[4]!))).toBe("Turn 1 · Ada · action 2 · pass");
    expect(stripIsolates(whatText(SHORT, moments[5]!))).toBe("Turn 2 · Bob rolls");
    expect(whatText(SHORT, moments[0]!)).toBe("The beginning");
  });

  it("say what it cost, and how lucky it was", () => {
    expect(stripIsolates(judgedText(SHORT, moments[4]!, 0))).toBe("Blunder, costs 10%");
    expect(stripIsolates(judgedText(SHORT, moments[1]!, 1))).toBe("Unlucky for Bob: −10%");
    expect(stripIsolates(momentText(SHORT, moments[5]!, 0))).toContain("Ada: 52%.");
  });

  it("tell the margin beside the chances", () => {
    expect(stripIsolates(marginText(SHORT, 3.2, 0))).toBe("Ada can expect to lead by 3 points.");
    expect(stripIsolates(marginText(SHORT, -2.4, 0))).toBe("Ada can expect to end 2 points behind.");
    expect(stripIsolates(marginText(SHORT, 0.2, 0))).toBe("Ada can expect to end level.");
  });

  it("put moves into the coach's sentences", () => {
    expect(stripIsolates(remarkText(SHORT.analysis.moves[2]!.remark!))).toContain("red 10");
  });
});

describe("the chart", () => {
  const plot = plotOf(SHORT, { width: 340, height: 190, left: 40, right: 10, top: 10, bottom: 20 });

  it("goes from edge to edge and from certain loss to certain win", () => {
    expect([plot.x(0), plot.x(5)]).toEqual([40, 330]);
    expect([plot.y(1), plot.y(0)]).toEqual([10, 170]);
  });

  it("finds the moment under a finger", () => {
    expect([plot.place(-50), plot.place(plot.x(3) + 5), plot.place(9999)]).toEqual([0, 3, 5]);
  });

  it("chooses round numbers for points", () => {
    expect(range([63, 115])).toEqual([60, 120, [60, 80, 100, 120]]);
    expect(range([50, 50])).toEqual([50, 55, [50, 55]]);
  });

  it("draws a line through all points", () => {
    expect(linePath([[0, 1], [2.345, 3]])).toBe("M0.0 1.0L2.3 3.0");
  });
});

describe("the keyboard", () => {
  const places = { last: 9, before: 2, after: 7 };
  const press = (key: string, on = "") => {
    const target = { matches: (selector: string) => on !== "" && selector.includes(on), closest: () => null };
    return placeAfter({ key, target } as unknown as KeyboardEvent, 4, places);
  };

  it("steps, jumps to the ends and from mistake to mistake", () => {
    expect(["ArrowLeft", "ArrowRight", "Home", "End", "n", "P"].map((key) => press(key))).toEqual([3, 5, 0, 9, 7, 2]);
    expect(press("x")).toBeNull();
  });

  it("leaves the slider its own keys, and typing alone", () => {
    expect(press("ArrowLeft", "input[type=range]")).toBeNull();
    expect(press("n", "textarea")).toBeNull();
  });
});
