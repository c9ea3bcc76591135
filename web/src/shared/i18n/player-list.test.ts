import { beforeAll, expect, it } from "vitest";
import { useLanguage } from "./language.kit";
import { playerList } from "./player-list";

beforeAll(() => useLanguage());

it("names bots with their level", () => {
  expect(playerList({ players: ["Ada", "Nora"], bots: [null, "club"] })).toBe("Ada, Nora · Club player");
});

it("leaves bots of earlier versions as they are called", () => {
  expect(playerList({ players: ["Ada", "Casual", "Casual 2"], bots: [] })).toBe("Ada, Casual, Casual 2");
  expect(playerList({ players: ["Ada", "Casual 2"], bots: [null, "casual"] })).toBe("Ada, Casual 2");
});

it("does not fail for a bot that only a newer server knows", () => {
  expect(playerList({ players: ["Zed"], bots: ["oracle"] })).toBe("Zed");
});
