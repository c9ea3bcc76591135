import { beforeAll, describe, expect, it } from "vitest";
import type { PhaseView } from "../../../shared/api/messages";
import { FIXTURES } from "../../../dev/fixtures";
import { playedMoves, lastMoves, notes, sentence } from "./phase-text";
import { stripIsolates, useLanguage } from "../../../shared/i18n/language.kit";

const { seats, history } = FIXTURES.classic!;
const [, , white, colour] = history as [PhaseView, PhaseView, PhaseView, PhaseView];

beforeAll(() => useLanguage());

describe("a phase in which time ran out", () => {
  it("names whose time it was", () => {
    const phase: PhaseView = { ...white, closed: [], penalty: null, knockedOff: false, late: [1] };
    expect(notes(phase, seats, "classic").map(stripIsolates)).toEqual([`${seats[1]!.name} ran out of time.`]);
  });
});

describe("what happened", () => {
  it("begins with the active player and goes round", () => {
    expect(playedMoves({ ...white, active: 1 }).map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  it("tells colour, number and luck of each cross", () => {
    const [lucky] = playedMoves({ ...colour, moves: { "0": "green 16 lucky" } });
    expect(lucky).toEqual({ seat: 0, move: "green 16 lucky", colour: "green", number: 16, lucky: true });
  });

  it("is a sentence for those who listen", () => {
    expect(stripIsolates(sentence(white, seats, "classic"))).toBe("Ada passes, Mara: blue 9, Leo: blue 8.");
  });

  it("names closed rows, knocked-off pawns and penalties", () => {
    const all = { ...colour, closed: ["red" as const], knockedOff: true, penalty: 0 };
    expect(notes(all, seats, "classic").map(stripIsolates)).toEqual([
      "The red row is closed.",
      "A pawn is knocked off.",
      "Ada takes a penalty.",
    ]);
    expect(notes(colour, seats, "duel").map(stripIsolates)).toEqual(["Ada puts a pawn on the missed throws."]);
  });

  it("shows on each card what was crossed in the last turn, without passes", () => {
    expect(lastMoves(history, 1).map(({ move }) => move)).toEqual(["blue 9"]);
    expect(lastMoves(history, 0)).toEqual([]);
  });
});

describe("in other languages", () => {
  it("a row is green with the right ending", async () => {
    await useLanguage("fr");
    expect(stripIsolates(notes({ ...white, closed: ["green"] }, seats, "classic")[0]!)).toBe(
      "La rangée verte est fermée.",
    );
  });
});
