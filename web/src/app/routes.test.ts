import { describe, expect, it } from "vitest";
import { routeOf } from "./routes";

describe("routeOf", () => {
  it.each([
    ["/", "home", null],
    ["/new", "new", null],
    ["/new/", "new", null],
    ["/join", "join", null],
    ["/join/k7%20qm", "join", "K7QM"],
    ["/lobby", "lobby", null],
    ["/games", "games", null],
    ["/table/abc123", "table", "abc123"],
    ["/rules", "rules", null],
    ["/rules/longo", "rules", "longo"],
    ["/learn/duel", "learn", "duel"],
    ["/continue", "continue", null],
  ])("%s is %s with %s", (path, page, argument) => {
    expect(routeOf(path)).toEqual({ page, argument });
  });

  it.each(["/nowhere", "/table", "/continue/xyz", "/rules/chess", "/learn/toString", "/new/more", "/table/a/b", "/home", "/%E0%A4%A"])(
    "%s is not found",
    (path) => expect(routeOf(path).page).toBe("lost"),
  );
});
