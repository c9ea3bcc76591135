import { beforeAll, expect, it } from "vitest";
import { botName } from "./bot-name";
import { useLanguage } from "./language.kit";

beforeAll(() => useLanguage("de"));

it("translates levels, and leaves the names of an operator's bots as they are", () => {
  expect(botName("master")).toBe("Meister");
  expect(botName("patient")).toBe("patient");
  expect(botName("names-master")).toBe("names-master");
});
