import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Played, View } from "../../../shared/api/messages";
import { playedView } from "./played-view";

interface Example {
  name: string;
  view: View;
  messages: Played[];
  after: View;
}
const EXAMPLES = JSON.parse(readFileSync("../tests/data/deltas.json", "utf8")) as Example[];

describe("a view after the changes of a game", () => {
  it.each(EXAMPLES)("is the server's own: $name", ({ view, messages, after }) => {
    let now: View | null = view;
    for (const message of messages) now = now && playedView(now, message);
    expect(now).toEqual(after);
  });

  it("is unknown if a change is missing", () => {
    const { view, messages } = EXAMPLES[0]!;
    expect(playedView(view, messages[1]!)).toBeNull();
  });
});
