import { describe, expect, it } from "vitest";
import { rolled, toggleClosed, toggleLock, withPlayers, withVariant } from "./position-edits";
import { START } from "./examples";
import { emptyPosition, toRequest } from "./position";

const classic = emptyPosition("classic");
const longo = emptyPosition("longo", 2);

describe("what the server is asked", () => {
  it("names the dice of the open rows alone", () => {
    const placed = toRequest(toggleLock(withPlayers(classic, 2), 1, "green"));
    expect(placed.dice).toEqual({ white: [3, 4], red: 1, yellow: 2, blue: 6 });
    expect(placed.closed).toEqual([]);
    expect(placed).not.toHaveProperty("lucky");
  });

  it("names closed rows that have no lock here, in multiplayer positions only", () => {
    const shut = toggleClosed(withPlayers(classic, 2), "red");
    expect(toRequest(shut)).toMatchObject({ closed: ["red"] });
    expect(toRequest(shut).dice).not.toHaveProperty("red");
    expect(toRequest(withPlayers(shut, 1)).closed).toEqual([]);
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
