import { describe, expect, it } from "vitest";
import { FIXTURES } from "../../../dev/fixtures";
import { sheetCells } from "./sheet-cells";

const { classic } = FIXTURES;

describe("a sheet", () => {
  const [red, yellow] = classic!.layout;
  const sheet = classic!.game!.sheets[0]!;
  const states = (row: typeof red, closed = false, choice: string | null = null) =>
    sheetCells(row!.colour, row!.numbers, sheet, closed, classic!.hands[0]!.options, choice).map(({ state }) => state);

  it("shows crossed, lost, free and possible cells", () => {
    expect(states(red)).toEqual([
      "lost",
      "lost",
      "lost",
      "crossed",
      "lost",
      "crossed",
      "open",
      "can",
      "open",
      "open",
      "open",
    ]);
  });

  it("shows the chosen cell", () => {
    expect(states(red, false, "red 9")[7]).toBe("chosen");
  });

  it("loses everything free when the row is closed", () => {
    expect(states(yellow, true).filter((state) => state === "open")).toEqual([]);
  });
});
