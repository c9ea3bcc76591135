import { describe, expect, it } from "vitest";
import type { PadSheetView, SheetView, View } from "../../shared/api/messages";
import { closedFor, mayWrite, padOptions, withSent } from "./pad-cells";

const SHEET: SheetView = {
  rows: { red: [2], yellow: [], green: [], blue: [] },
  penalties: 1,
  points: { red: 1, yellow: 0, green: 0, blue: 0, penalties: -5 },
  total: -4,
};
const PAD: PadSheetView = {
  cells: { red: [3, 4], yellow: [], green: [12], blue: [] },
  stillOpen: ["blue"],
  penalty: true,
  entries: [],
};
const seat = (yours: boolean, present: boolean): object => ({ yours, present });
const view = (...seats: object[]): View =>
  ({ seats, pad: { sheets: [PAD] }, game: { closed: ["red", "blue"] } }) as unknown as View;

describe("the cells of a score pad", () => {
  it("are those that the server allows", () => {
    expect(padOptions(PAD).map(({ move }) => move)).toEqual(["red 3", "red 4", "green 12"]);
    expect(padOptions(undefined)).toEqual([]);
  });

  it("show a cross and a penalty before the server has answered, once and on that sheet only", () => {
    const sent = [
      { seat: 0, mark: "red 3" },
      { seat: 0, mark: "red 2" },
      { seat: 0, mark: "penalty" },
      { seat: 1, mark: "red 4" },
    ];
    const shown = withSent(SHEET, sent, 0);
    expect([shown.rows.red, shown.penalties]).toEqual([[2, 3], 2]);
    expect(SHEET.rows.red).toEqual([2]);
    expect(withSent(SHEET, sent, 2)).toBe(SHEET);
  });

  it("look open in a row that the sheet may still use in this throw", () => {
    expect(closedFor(view(seat(true, true)), 0)).toEqual(["red"]);
    expect(closedFor(view(seat(true, true)), 1)).toEqual(["red", "blue"]);
  });
});

describe("a sheet of a score pad", () => {
  it("is written on by its owner, and by the others while the owner's device is gone", () => {
    expect(mayWrite(view(seat(true, true), seat(false, true)), 0)).toBe(true);
    expect(mayWrite(view(seat(true, true), seat(false, true)), 1)).toBe(false);
    expect(mayWrite(view(seat(true, true), seat(false, false)), 1)).toBe(true);
    expect(mayWrite(view(seat(false, true), seat(false, false)), 1)).toBe(false);
  });
});
