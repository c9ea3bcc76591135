import { expect, it } from "vitest";
import { figure } from "./figure";

it("writes a typographic minus", () => {
  expect([figure(-20), figure(0), figure(105)]).toEqual(["−20", "0", "105"]);
});
