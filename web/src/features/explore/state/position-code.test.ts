import { describe, expect, it } from "vitest";
import { decode, encode } from "./position-code";
import {
  tapPenalty,
  toggleCell,
  toggleClosed,
  withAction,
  withActive,
  withDie,
  withLucky,
  withPlayers,
  withSeat,
} from "./position-edits";
import { EXAMPLES } from "./examples";
import { emptyPosition } from "./position";

describe("the address", () => {
  const codes = Object.values(EXAMPLES)
    .flat()
    .map(({ code }) => code);

  it.each(codes)("of %s comes back as it went", (code) => {
    const position = decode(code);
    expect(position).not.toBeNull();
    expect(encode(position!)).toBe(code);
  });

  it("holds everything that can be set up", () => {
    let position = withPlayers(emptyPosition("longo"), 3);
    position = withLucky(withSeat(withActive(position, 1), 2), 2, 1, 16);
    position = toggleClosed(
      tapPenalty(toggleCell(toggleCell(position, 2, "green", 16), 2, "green", 4), 0, 2),
      "yellow",
    );
    position = withDie(position, "blue", 8);
    expect(decode(encode(position))).toEqual(position);
    const second = withAction(withDie(withDie(position, "white-0", 1), "white-1", 6), "colour", "red 7");
    expect(second.used).toBe("red 7");
    expect(decode(encode(second))).toEqual(second);
  });

  it.each([
    ["nothing", ""],
    ["nonsense", "hello"],
    ["another version", "2c.346611.00w.-.-.0abcd-a-abc-a"],
    ["no such game", "1x.346611.00w.-.-.0abcd-a-abc-a"],
    ["a cut link", "1c.346611.00w.-.-.0abcd-a"],
    ["a seventh face", "1c.746611.00w.-.-.0abcd-a-abc-a"],
    ["a cell outside the row", "1c.346611.00w.-.-.0abcl-a-abc-a"],
    ["crosses out of order", "1c.346611.00w.-.-.0ba-a-abc-a"],
    ["a number crossed twice", "1c.346611.00w.-.-.0aa-a-abc-a"],
    ["a seat that is not there", "1c.346611.01w.-.-.0abcd-a-abc-a"],
    ["six players", `1c.346611.00w.-.-${".0---".repeat(6)}`],
    ["a duel for one", "1d.346611.00w.-.-.0---"],
    ["lucky numbers in Classic", "1c.346611.00w.-.58.0---"],
    ["no lucky numbers in Longo", "1l.346611.00w.-.-.0---"],
  ])("is refused kindly if it is %s", (_, code) => {
    expect(decode(code)).toBeNull();
  });
});
