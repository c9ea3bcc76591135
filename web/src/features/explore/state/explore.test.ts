import { beforeAll, describe, expect, it } from "vitest";
import type { Explored, GameView, Option } from "../../../shared/api/messages";
import { FIXTURES } from "../../../dev/fixtures";
import { stripIsolates, useLanguage } from "../../../shared/i18n/language.kit";
import { after, ranked, scaleOf } from "../answer/answer";
import { decode, encode } from "./code";
import { goOn, placePawn, rolled, takePawn, tapPenalty, toggleCell, toggleClosed, toggleLock, withAction, withActive, withFace, withLucky, withPlayers, withSeat, withVariant } from "./edit";
import { EXAMPLES, START } from "./examples";
import { linkOf, positionLink } from "./link";
import { boardLook, rowOfProblem, seatOfProblem } from "../edit/looks";
import { GAMES } from "./games";
import { closedRows, emptyPosition, toPlaced, usedChoices } from "./position";
import { lossText, marginText, valueText } from "../answer/words";

const classic = emptyPosition("classic");
const longo = emptyPosition("longo", 2);
const duel = emptyPosition("duel");

describe("the address", () => {
  const codes = Object.values(EXAMPLES).flat().map(({ code }) => code);

  it.each(codes)("of %s comes back as it went", (code) => {
    const position = decode(code);
    expect(position).not.toBeNull();
    expect(encode(position!)).toBe(code);
  });

  it("holds everything that can be set up", () => {
    let position = withPlayers(emptyPosition("longo"), 3);
    position = withLucky(withSeat(withActive(position, 1), 2), 2, 1, 16);
    position = toggleClosed(tapPenalty(toggleCell(toggleCell(position, 2, "green", 16), 2, "green", 4), 0, 2), "yellow");
    position = withFace(position, "blue", 8);
    expect(decode(encode(position))).toEqual(position);
    const second = withAction(withFace(withFace(position, "white-0", 1), "white-1", 6), "colour", "red 7");
    expect(second.used).toBe("red 7");
    expect(decode(encode(second))).toEqual(second);
  });

  it.each([
    ["nothing", ""], ["nonsense", "hello"], ["another version", "2c.346611.00w.-.-.0abcd-a-abc-a"], ["no such game", "1x.346611.00w.-.-.0abcd-a-abc-a"],
    ["a cut link", "1c.346611.00w.-.-.0abcd-a"], ["a seventh face", "1c.746611.00w.-.-.0abcd-a-abc-a"], ["a cell outside the row", "1c.346611.00w.-.-.0abcl-a-abc-a"],
    ["crosses out of order", "1c.346611.00w.-.-.0ba-a-abc-a"], ["a number crossed twice", "1c.346611.00w.-.-.0aa-a-abc-a"], ["a seat that is not there", "1c.346611.01w.-.-.0abcd-a-abc-a"],
    ["six players", `1c.346611.00w.-.-${".0---".repeat(6)}`], ["a duel for one", "1d.346611.00w.-.-.0---"], ["lucky numbers in Classic", "1c.346611.00w.-.58.0---"], ["no lucky numbers in Longo", "1l.346611.00w.-.-.0---"],
  ])("is refused kindly if it is %s", (_, code) => {
    expect(decode(code)).toBeNull();
  });
});

describe("a sheet", () => {
  it("is crossed and freed by tapping, left to right whatever the order of the taps", () => {
    const crossed = [9, 5, 7].reduce((position, number) => toggleCell(position, 0, "red", number), classic);
    expect(crossed.sheets[0]!.rows.red).toEqual([5, 7, 9]);
    expect(toggleCell(crossed, 0, "red", 7).sheets[0]!.rows.red).toEqual([5, 9]);
    const down = [9, 12].reduce((position, number) => toggleCell(position, 0, "green", number), classic);
    expect(down.sheets[0]!.rows.green).toEqual([12, 9]);
  });

  it("has its lock and its last number together", () => {
    const locked = toggleLock(classic, 0, "blue");
    expect(locked.sheets[0]!.rows.blue).toEqual([2, "lock"]);
    expect(closedRows(locked)).toEqual(["blue"]);
    expect(toggleCell(locked, 0, "blue", 2).sheets[0]!.rows.blue).toEqual([]);
    expect(toggleCell(classic, 0, "red", 12)).toEqual(toggleLock(classic, 0, "red"));
  });

  it("is closed with one of Longo's last two numbers, not with both", () => {
    const fifteen = toggleCell(longo, 0, "red", 15);
    expect(fifteen.sheets[0]!.rows.red).toEqual([15, "lock"]);
    expect(toggleCell(fifteen, 0, "red", 16).sheets[0]!.rows.red).toEqual([16, "lock"]);
    expect(toggleLock(fifteen, 0, "red").sheets[0]!.rows.red).toEqual([]);
  });

  it("takes as many penalties as the box that is tapped, and gives the last one back", () => {
    const three = tapPenalty(classic, 0, 2);
    expect(three.sheets[0]!.penalties).toBe(3);
    expect(tapPenalty(three, 0, 2).sheets[0]!.penalties).toBe(2);
    expect(tapPenalty(three, 0, 0).sheets[0]!.penalties).toBe(1);
  });
});

describe("the Duel's board", () => {
  it("stacks one's own pawns and sends the other's back", () => {
    const stacked = placePawn(placePawn(duel, 0, "red", 7), 0, "red", 7);
    expect(boardLook(stacked, GAMES.duel.layout).red).toEqual([{ cell: 5, seat: 0, height: 2 }]);
    const other = placePawn(stacked, 1, "red", 7);
    expect(boardLook(other, GAMES.duel.layout).red).toEqual([{ cell: 5, seat: 1, height: 1 }]);
  });

  it("gives back one pawn at a time, and the lock with its number", () => {
    const stacked = placePawn(placePawn(duel, 1, "blue", 4), 1, "blue", 4);
    expect(takePawn(stacked, "blue", 4).sheets[1]!.rows.blue).toEqual([4]);
    const locked = placePawn(stacked, 1, "blue", 2);
    expect(locked.sheets[1]!.rows.blue).toEqual([4, 4, 2, "lock"]);
    expect(placePawn(locked, 1, "blue", 2)).toEqual(locked);
    expect(takePawn(locked, "blue", 2).sheets[1]!.rows.blue).toEqual([4, 4]);
    expect(takePawn(duel, "red", 5)).toBe(duel);
  });
});

describe("whose decision it is", () => {
  it("stays with the active player in action 2 and in the Duel", () => {
    const three = withSeat(withPlayers(classic, 3), 2);
    expect(three.seat).toBe(2);
    expect(withAction(three, "colour", null).seat).toBe(0);
    expect(withActive(duel, 1).seat).toBe(1);
    expect(withPlayers(three, 2).seat).toBe(1);
  });

  it("puts action 1 on the sheet, and forgets it when it is no longer there", () => {
    const second = withAction(classic, "colour", "yellow 7");
    expect(second).toMatchObject({ phase: "colour", used: "yellow 7" });
    expect(second.sheets[0]!.rows.yellow).toEqual([7]);
    expect(toggleCell(second, 0, "yellow", 7).used).toBeNull();
    expect(toggleCell(second, 0, "yellow", 9).used).toBeNull();
    expect(withFace(second, "white-0", 6).used).toBeNull();
    expect(withFace(second, "red", 6).used).toBe("yellow 7");
  });

  it("offers the sum where nothing stands to its right, and lucky crosses in Longo", () => {
    expect(usedChoices(toggleCell(classic, 0, "red", 9))).toEqual(["yellow 7", "green 7", "blue 7"]);
    const lucky = toggleCell(withFace(withFace(longo, "white-0", 3), "white-1", 2), 0, "green", 16);
    expect(usedChoices(lucky)).toEqual(["red 5", "yellow 5", "green 5", "blue 5", "green 16 lucky"]);
  });

  const option = (move: string, more: Partial<Option> = {}): Option => ({
    move, colour: null, number: null, lucky: false, gain: 0, skipped: [], closes: false, stacks: false, knocksOff: false, penalty: false, ...more,
  });

  it("goes on to action 2 with a choice", () => {
    expect(goOn(classic, option("pass"))).toMatchObject({ phase: "colour", used: null });
    const onStack = goOn(placePawn(duel, 0, "red", 7), option("red 7", { stacks: true }));
    expect(onStack.sheets[0]!.rows.red).toEqual([7, 7]);
    const knocked = goOn(placePawn(duel, 1, "red", 7), option("red 7", { knocksOff: true }));
    expect(knocked.sheets.map(({ rows }) => rows.red)).toEqual([[7], []]);
  });

  it("has no action 2 for the others, in action 2, or after the second row is closed", () => {
    expect(after(classic, option("pass"))).not.toBeNull();
    expect(after(withSeat(withPlayers(classic, 2), 1), option("pass"))).toBeNull();
    expect(after(withAction(classic, "colour", null), option("pass"))).toBeNull();
    expect(after(toggleLock(classic, 0, "red"), option("blue 2", { closes: true }))).toBeNull();
  });
});

describe("what the server is asked", () => {
  it("names the dice of the open rows alone", () => {
    const placed = toPlaced(toggleLock(withPlayers(classic, 2), 1, "green"));
    expect(placed.dice).toEqual({ white: [3, 4], red: 1, yellow: 2, blue: 6 });
    expect(placed.closed).toEqual([]);
    expect(placed).not.toHaveProperty("lucky");
  });

  it("names closed rows that have no lock here, in company only", () => {
    const shut = toggleClosed(withPlayers(classic, 2), "red");
    expect(toPlaced(shut)).toMatchObject({ closed: ["red"] });
    expect(toPlaced(shut).dice).not.toHaveProperty("red");
    expect(toPlaced(withPlayers(shut, 1)).closed).toEqual([]);
  });

  it("starts another game from nothing", () => {
    expect(withVariant(START, "duel").sheets).toHaveLength(2);
    expect(withVariant(withPlayers(START, 4), "longo").lucky).toHaveLength(4);
  });

  it("rolls faces that the dice have", () => {
    const low = rolled(longo, () => 0);
    const high = rolled(longo, () => 0.999);
    expect([low.white, low.faces.red, high.white, high.faces.blue]).toEqual([[1, 1], 1, [8, 8], 8]);
  });
});

describe("a link from a game", () => {
  const at = (fixture: string): GameView => FIXTURES[fixture]!.game!;

  it("opens the same position", () => {
    for (const [fixture, variant, seat] of [["classic", "classic", 2], ["longo", "longo", 0], ["duel", "duel", 0]] as const) {
      const game = at(fixture);
      const position = decode(positionLink(variant, game, seat)!.split("#")[1]!)!;
      expect(position.sheets.map(({ rows, penalties }) => ({ rows, penalties }))).toEqual(game.sheets.map(({ rows, penalties }) => ({ rows, penalties })));
      expect(position).toMatchObject({ variant, seat, active: game.active, white: game.dice!.white, phase: "white" });
      expect(position.lucky).toEqual(game.lucky);
    }
  });

  it("tells rows that were closed by nobody's lock, and action 1", () => {
    expect(decode(positionLink("classic", at("five"), 0)!.split("#")[1]!)!.closed).toEqual(["yellow"]);
    const game = { ...at("colour"), dice: { white: [3, 4] as [number, number], colours: at("colour").dice!.colours } };
    expect(decode(positionLink("classic", game, 0, "red 7")!.split("#")[1]!)).toMatchObject({ phase: "colour", used: "red 7" });
    expect(decode(positionLink("classic", game, 0, "pass")!.split("#")[1]!)).toMatchObject({ phase: "colour", used: null });
  });

  it("is none where nobody decides", () => {
    expect(positionLink("classic", at("over"), 0)).toBeNull();
    expect(linkOf(START)).toBe(`/explore#${EXAMPLES.classic[0]!.code}`);
  });
});

describe("the answer", () => {
  beforeAll(() => useLanguage());

  const explored = {
    options: ["pass", "red 7", "blue 7"].map((move) => ({ move })),
    advice: {
      unit: "win", best: "blue 7",
      choices: [{ move: "pass", value: 0.5, margin: 1 }, { move: "red 7", value: 0.6, margin: 2 }, { move: "blue 7", value: 0.6, margin: 1 }],
    },
  } as unknown as Explored;

  it("comes best first, the coach's own choice before its equals", () => {
    expect(ranked(explored).map(({ choice }) => choice.move)).toEqual(["blue 7", "red 7", "pass"]);
    expect(scaleOf(ranked(explored), "win")).toBeCloseTo(0.1);
    expect(scaleOf(ranked(explored).slice(0, 2), "win")).toBe(0.1);
  });

  it("is written with the reader's figures", () => {
    expect(stripIsolates(valueText(148.351, "points"))).toBe("148.35");
    expect(stripIsolates(valueText(0.5584, "win"))).toBe("55.8%");
    expect(lossText(1.204, "points")).toBe("−1.20");
    expect([marginText(3.72), marginText(-7.8), marginText(0)]).toEqual(["+3.7", "−7.8", "0.0"]);
  });

  it("finds the row and the seat of a problem", () => {
    expect(rowOfProblem({ colour: "red", seat: 1 })).toBe("red");
    expect(rowOfProblem({ found: 3 })).toBeNull();
    expect([seatOfProblem({ seat: 0 }), seatOfProblem({ seat: "?" }), seatOfProblem(undefined)]).toEqual([0, null, null]);
  });
});
