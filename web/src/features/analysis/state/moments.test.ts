import { describe, expect, it } from "vitest";
import {
  firstPlace,
  fragmentOf,
  findMistakes,
  momentsOf,
  nextPlace,
  previousPlace,
  shownSeat,
  usedBefore,
} from "./moments";
import { SHORT } from "./analysed-game.kit";

const moments = momentsOf(SHORT);

describe("a game to step through", () => {
  it("has a moment for the beginning and for every event", () => {
    expect(moments.length).toBe(SHORT.events.length + 1);
    expect(moments.map(({ move, roll }) => (move ? "move" : roll ? "roll" : "start"))).toEqual([
      "start",
      "roll",
      "move",
      "move",
      "move",
      "roll",
    ]);
  });

  it("keeps the dice and the player of a turn until the next roll", () => {
    expect(moments.map(({ dice }) => dice !== null)).toEqual([false, true, true, true, true, true]);
    expect(moments.map(({ active }) => active)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(moments.map(({ turn }) => turn)).toEqual([0, 1, 1, 1, 1, 2]);
  });

  it("finds the mistakes of everybody or of one", () => {
    expect(findMistakes(moments, null).map(({ place }) => place)).toEqual([2, 3, 4]);
    expect(findMistakes(moments, 1).map(({ place }) => place)).toEqual([2]);
  });

  it("goes from mistake to mistake and stops at the ends", () => {
    const own = findMistakes(moments, 0);
    expect([nextPlace(own, 0), nextPlace(own, 3), nextPlace(own, 4)]).toEqual([3, 4, null]);
    expect([previousPlace(own, 5), previousPlace(own, 4), previousPlace(own, 3)]).toEqual([4, 3, null]);
  });

  it("starts where the link says, else at the user's costliest decision", () => {
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

  it("shows who decides, else the user, else the active player", () => {
    expect([2, 3, 5].map((place) => shownSeat(moments[place]!, [0]))).toEqual([1, 0, 0]);
    expect(shownSeat(moments[5]!, [])).toBe(1);
  });

  it("knows in action 2 what was crossed in action 1", () => {
    expect(usedBefore(moments, moments[4]!)).toBe("red 9");
    expect(usedBefore(moments, moments[3]!)).toBeNull();
  });
});
