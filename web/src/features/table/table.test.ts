import { beforeAll, describe, expect, it } from "vitest";
import { announcements, reasonTexts, resultText } from "./notify/announce";
import { boardCells } from "./board/board";
import { effects, madeOf, moveName, passEffect, runs } from "./decide/effects";
import { FIXTURES } from "../../dev/fixtures";
import { mayRoll, nextToDecide, shownSeat } from "./seats/holder";
import { pips } from "./dice/pips";
import { cellLooks } from "./sheet/sheet";
import { soundOf } from "./notify/sounds";
import { doing } from "./seats/status";
import { stripIsolates, useLanguage } from "../../shared/i18n/language.kit";

const { classic, chosen, colour, duel, longo, over, real, together } = FIXTURES as Record<string, NonNullable<(typeof FIXTURES)[string]>>;
const option = (view: typeof classic, move: string) => view!.hands[0]!.options.find((one) => one.move === move)!;

beforeAll(() => useLanguage());

describe("pips", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])("of %i are as many, and symmetrical", (face) => {
    const spots = pips(face);
    expect(new Set(spots).size).toBe(face);
    expect(spots.map((spot) => 8 - spot).sort()).toEqual([...spots].sort());
  });
});

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
    expect(stripIsolates(passEffect(option(colour, "pass"), colour!.game!, 0, "classic"))).toBe("Penalty: 5 points lost");
    expect(passEffect(option(classic, "pass"), classic!.game!, 0, "classic")).toBe("no penalty: not your turn");
    expect(passEffect(option(classic, "pass"), classic!.game!, 1, "classic")).toBe("you can still use a colour die");
  });

  it("shows the two dice of a colour sum", () => {
    expect(madeOf(option(colour, "red 8"), colour!.game!.dice)).toBe("5 + 3");
    expect(madeOf(option(colour, "pass"), colour!.game!.dice)).toBe("");
  });

  it("has a name with a capital", () => {
    expect(stripIsolates(moveName("red 9"))).toBe("Red 9");
  });
});

describe("a sheet", () => {
  const [red, yellow] = classic!.layout;
  const sheet = classic!.game!.sheets[0]!;
  const states = (row: typeof red, closed = false, choice: string | null = null) =>
    cellLooks(row!.colour, row!.numbers, sheet, closed, classic!.hands[0]!.options, choice).map(({ state }) => state);

  it("shows crossed, lost, free and possible cells", () => {
    expect(states(red)).toEqual(["lost", "lost", "lost", "crossed", "lost", "crossed", "open", "can", "open", "open", "open"]);
  });

  it("shows the chosen cell", () => {
    expect(states(red, false, "red 9")[7]).toBe("chosen");
  });

  it("loses everything free when the row is closed", () => {
    expect(states(yellow, true).filter((state) => state === "open")).toEqual([]);
  });
});

describe("the Duel's board", () => {
  it("marks the front, stacks and what lies behind one's own pawns", () => {
    const cells = boardCells(duel!.layout[0]!, duel!.game!.board!.red, duel!.hands[0]!.options, 0, false);
    expect(cells.findIndex(({ front }) => front)).toBe(5);
    expect(cells[1]?.stack?.height).toBe(2);
    expect(cells.map(({ passed }) => passed)).toEqual([true, true, true, ...Array(8).fill(false)]);
    expect(cells[5]?.option?.move).toBe("red 7");
  });
});

describe("several people at one device", () => {
  it("the holder decides first, the active player last, so that the device changes hands rarely", () => {
    expect(nextToDecide(together!, null)).toBe(0);
    expect(nextToDecide(together!, 2)).toBe(2);
    const waiting = { ...together!, hands: together!.hands.filter(({ seat }) => seat === 1) };
    expect(nextToDecide(waiting, 0)).toBe(1);
  });

  it("nobody is next when all have chosen", () => {
    expect(nextToDecide({ ...together!, hands: together!.hands.map((hand) => ({ ...hand, chosen: "pass" })) }, 0)).toBeNull();
  });

  it("shows the holder's sheet, and a spectator the active player's", () => {
    expect(shownSeat(together!, 2)).toBe(2);
    expect(shownSeat(together!, null)).toBe(1);
    expect(shownSeat(classic!, null)).toBe(0);
    expect(shownSeat(FIXTURES.spectator!, null)).toBe(1);
  });
});

describe("real dice", () => {
  it("are typed in by the active player only", () => {
    expect(mayRoll(real!, real!.game!)).toBe(true);
    expect(mayRoll(real!, { ...real!.game!, active: 1 })).toBe(false);
  });

  it("are typed in by anybody for a bot", () => {
    const seats = real!.seats.map((seat, now) => (now === 1 ? { ...seat, kind: "bot" as const } : seat));
    expect(mayRoll({ ...real!, seats }, { ...real!.game!, active: 1 })).toBe(true);
  });
});

describe("announcements", () => {
  it("tell the new phase, the roll and that a decision is due", () => {
    const before = { ...classic!, history: classic!.history.slice(0, 3), game: { ...classic!.game!, turn: 6 }, hands: [] };
    expect(announcements(before, classic!).map(stripIsolates)).toEqual([
      "Ada passes. Ada takes a penalty.",
      "Mara rolled: white 5 and 4, sum 9; red 3, yellow 2, green 6, blue 1.",
      "Your decision.",
    ]);
  });

  it("stay quiet when nothing new happened", () => {
    expect(announcements(classic!, chosen!)).toEqual([]);
  });

  it("tell the result once", () => {
    expect(announcements(classic!, over!).map(stripIsolates)).toContain("Mara wins.");
    expect(announcements(over!, over!)).toEqual([]);
    expect(reasonTexts(over!).map(stripIsolates)).toEqual(["2 rows are closed"]);
    expect(stripIsolates(resultText({ ...over!, game: { ...over!.game!, result: { reasons: ["rows"], winners: [0, 1] } } }))).toBe("Ada, Mara share the win.");
  });
});

describe("sounds", () => {
  it("say the weightiest thing that happened", () => {
    const before = { ...classic!, history: classic!.history.slice(0, 3) };
    expect(soundOf(before, classic!)).toBe("penalty");
    expect(soundOf(classic!, over!)).toBe("win");
    expect(soundOf({ ...classic!, game: { ...classic!.game!, turn: 6 } }, classic!)).toBe("roll");
    expect(soundOf(classic!, classic!)).toBeNull();
  });
});

describe("cards", () => {
  it("tell who decides and who is ready", () => {
    expect([0, 1, 2].map((seat) => doing(classic!, seat))).toEqual(["yours", "deciding", "ready"]);
    expect([0, 1].map((seat) => doing(over!, seat))).toEqual(["out", "won"]);
    expect(doing(real!, 0)).toBe("rolls");
  });
});
