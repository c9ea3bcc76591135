import { expect, it } from "vitest";
import { cleanNickname, initial, LONGEST_NICKNAME, suggestNickname } from "./nickname";

it("suggests a name from the list, whatever chance says", () => {
  expect(suggestNickname("Otter, Fox", () => 0)).toBe("Otter");
  expect(suggestNickname("Otter, Fox", () => 0.999)).toBe("Fox");
});

it("suggests nothing from nothing", () => expect(suggestNickname(" , ")).toBe(""));

it("tidies what was typed", () => {
  expect(cleanNickname("  Ada \n Lovelace ")).toBe("Ada Lovelace");
  expect(cleanNickname("   ")).toBe("");
  expect(cleanNickname("x".repeat(99))).toHaveLength(LONGEST_NICKNAME);
});

it("never cuts a character in two", () => {
  expect(cleanNickname("x".repeat(LONGEST_NICKNAME - 1) + "🦊")).toBe("x".repeat(LONGEST_NICKNAME - 1));
  expect(cleanNickname("x".repeat(LONGEST_NICKNAME - 2) + "🦊")).toMatch(/🦊$/);
});

it.each([
  ["ada", "A"],
  ["🦊 Fox", "🦊"],
  ["👩🏽‍🚀", "👩🏽‍🚀"],
  ["é", "É"],
  ["", ""],
])("takes the first character of %s as a whole: %s", (name, first) => {
  expect(initial(name)).toBe(first);
});
