import { describe, expect, it } from "vitest";
import { boardCells } from "./board-cells";
import { FIXTURES } from "../../../dev/fixtures";

const { duel } = FIXTURES;

describe("the Duel's board", () => {
  it("marks the front, stacks and what lies behind one's own pawns", () => {
    const cells = boardCells(duel!.layout[0]!, duel!.game!.board!.red, duel!.hands[0]!.options, 0, false);
    expect(cells.findIndex(({ front }) => front)).toBe(5);
    expect(cells[1]?.stack?.height).toBe(2);
    expect(cells.map(({ passed }) => passed)).toEqual([true, true, true, ...new Array<boolean>(8).fill(false)]);
    expect(cells[5]?.option?.move).toBe("red 7");
  });
});
