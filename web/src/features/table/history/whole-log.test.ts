import { describe, expect, it } from "vitest";
import { FIXTURES } from "../../../dev/fixtures";
import { wholeLog } from "./whole-log";

const { classic } = FIXTURES;

describe("the whole log", () => {
  it("joins what was fetched and what is new, each phase once", () => {
    const recent = classic!.history;
    const [first, ...rest] = recent;
    const earlier = { ...first!, turn: 1 };
    expect(wholeLog([], recent)).toEqual(recent);
    expect(wholeLog([earlier, first!], recent)).toEqual([earlier, first, ...rest]);
    expect(wholeLog([earlier, ...recent], recent)).toEqual([earlier, ...recent]);
  });
});
