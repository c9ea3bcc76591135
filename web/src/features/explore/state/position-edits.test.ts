import { describe, expect, it } from "vitest";
import type { Option } from "../../../shared/api/messages";
import { after } from "../answer/ranking";
import {
  toActionTwo,
  placePawn,
  takePawn,
  tapPenalty,
  toggleCell,
  toggleLock,
  withAction,
  withActive,
  withDie,
  withPlayers,
  withSeat,
} from "./position-edits";
import { boardStacks } from "../edit/position-view";
import { GAMES } from "./game-specs";
import { closedRows, emptyPosition, possibleFirstMoves } from "./position";

const classic = emptyPosition("classic");
const longo = emptyPosition("longo", 2);
const duel = emptyPosition("duel");

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
    expect(boardStacks(stacked, GAMES.duel.layout).red).toEqual([{ cell: 5, seat: 0, height: 2 }]);
    const other = placePawn(stacked, 1, "red", 7);
    expect(boardStacks(other, GAMES.duel.layout).red).toEqual([{ cell: 5, seat: 1, height: 1 }]);
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
    expect(withDie(second, "white-0", 6).used).toBeNull();
    expect(withDie(second, "red", 6).used).toBe("yellow 7");
  });

  it("offers the sum where nothing stands to its right, and lucky crosses in Longo", () => {
    expect(possibleFirstMoves(toggleCell(classic, 0, "red", 9))).toEqual(["yellow 7", "green 7", "blue 7"]);
    const lucky = toggleCell(withDie(withDie(longo, "white-0", 3), "white-1", 2), 0, "green", 16);
    expect(possibleFirstMoves(lucky)).toEqual(["red 5", "yellow 5", "green 5", "blue 5", "green 16 lucky"]);
  });

  const option = (move: string, more: Partial<Option> = {}): Option => ({
    move,
    colour: null,
    number: null,
    lucky: false,
    gain: 0,
    skipped: [],
    closes: false,
    stacks: false,
    knocksOff: false,
    penalty: false,
    ...more,
  });

  it("goes on to action 2 with a choice", () => {
    expect(toActionTwo(classic, option("pass"))).toMatchObject({ phase: "colour", used: null });
    const onStack = toActionTwo(placePawn(duel, 0, "red", 7), option("red 7", { stacks: true }));
    expect(onStack.sheets[0]!.rows.red).toEqual([7, 7]);
    const knocked = toActionTwo(placePawn(duel, 1, "red", 7), option("red 7", { knocksOff: true }));
    expect(knocked.sheets.map(({ rows }) => rows.red)).toEqual([[7], []]);
  });

  it("has no action 2 for the others, in action 2, or after the second row is closed", () => {
    expect(after(classic, option("pass"))).not.toBeNull();
    expect(after(withSeat(withPlayers(classic, 2), 1), option("pass"))).toBeNull();
    expect(after(withAction(classic, "colour", null), option("pass"))).toBeNull();
    expect(after(toggleLock(classic, 0, "red"), option("blue 2", { closes: true }))).toBeNull();
  });
});
