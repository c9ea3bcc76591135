import { expect, it } from "vitest";
import { avatarColour } from "./avatar";

it("gives a name the same colour every time", () => {
  expect(avatarColour("Otter")).toBe(avatarColour("Otter"));
});

it("uses every colour", () => {
  const names = ["Otter", "Fox", "Magpie", "Badger", "Heron", "Hedgehog", "Squirrel", "Robin", "👩‍🚀", ""];
  expect(new Set(names.map(avatarColour)).size).toBe(4);
});
