import { describe, expect, it } from "vitest";
import { placeAfterKey } from "./keyboard";

describe("the keyboard", () => {
  const places = { last: 9, before: 2, after: 7 };
  const press = (key: string, on = "") => {
    const target = { matches: (selector: string) => on !== "" && selector.includes(on), closest: () => null };
    return placeAfterKey({ key, target } as unknown as KeyboardEvent, 4, places);
  };

  it("steps, jumps to the ends and from mistake to mistake", () => {
    expect(["ArrowLeft", "ArrowRight", "Home", "End", "n", "P"].map((key) => press(key))).toEqual([3, 5, 0, 9, 7, 2]);
    expect(press("x")).toBeNull();
  });

  it("leaves the slider its own keys, and typing alone", () => {
    expect(press("ArrowLeft", "input[type=range]")).toBeNull();
    expect(press("n", "textarea")).toBeNull();
  });
});
