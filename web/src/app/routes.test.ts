import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadTexts } from "../shared/i18n/i18n.svelte";
import { useLanguage } from "../shared/i18n/language.kit";
import { matchTable } from "./route";
import { links, match, NOT_FOUND, ROUTES } from "./routes";

describe("match", () => {
  it.each([
    ["/", "/", null],
    ["/new", "/new", null],
    ["/new/", "/new", null],
    ["/pad", "/pad", null],
    ["/screen/abc123", "/screen/:id", "abc123"],
    ["/join", "/join/:invitation?", null],
    ["/join/k7%20qm", "/join/:invitation?", "K7QM"],
    ["/lobby", "/lobby", null],
    ["/games", "/games", null],
    ["/table/abc123", "/table/:id", "abc123"],
    ["/rules", "/rules/:variant?", null],
    ["/rules/longo", "/rules/:variant?", "longo"],
    ["/learn/duel", "/learn/:variant?", "duel"],
    ["/continue", "/continue", null],
    ["/analysis", "/analysis/:table?", null],
    ["/analysis/abc123", "/analysis/:table?", "abc123"],
    ["/daily/2026-11-16", "/daily/:date?", "2026-11-16"],
    ["/explore", "/explore", null],
    ["/statistics", "/statistics", null],
  ])("%s is %s with %s", (path, pattern, value) => {
    const found = match(path);
    expect([found.route.path, found.value]).toEqual([pattern, value]);
  });

  it.each([
    "/nowhere",
    "/table",
    "/continue/xyz",
    "/rules/chess",
    "/learn/toString",
    "/new/more",
    "/table/a/b",
    "/home",
    "/not-found",
    "/daily/2026-11-16%0A",
    "/daily/today",
    "/toString",
    "/%E0%A4%A",
  ])("%s is not found", (path) => expect(match(path)).toEqual({ route: NOT_FOUND, value: null }));
});

it.each(["/table/abc123", "/table/abc123/", "/table/x_-9"])("%s is found without the list of routes", (path) =>
  expect(matchTable(path)).toEqual(match(path)),
);

it.each(["/", "/table", "/table/a/b", "/table/a%20b", "/tables/abc", "/analysis/abc", `/table/${"a".repeat(41)}`])(
  "%s needs the list of routes",
  (path) => expect(matchTable(path)).toBeNull(),
);

describe("table ids", () => {
  const rows = JSON.parse(readFileSync("../tests/data/table-ids.json", "utf8")) as {
    id: string;
    valid: boolean;
    why: string;
  }[];

  it.each(rows)("are judged as by the server: $why", ({ id, valid }) => {
    const found = [match(`/table/${encodeURIComponent(id)}`), match(`/analysis/${encodeURIComponent(id)}`)];
    expect(found.map(({ value }) => value)).toEqual(valid ? [id, id] : [null, null]);
    expect(found.map(({ route }) => route === NOT_FOUND)).toEqual([!valid, !valid]);
  });
});

describe("the table of routes", () => {
  it("names every path and every parameter once", () => {
    expect(new Set(ROUTES.map(({ segment }) => segment)).size).toBe(ROUTES.length);
    expect(
      ROUTES.map(
        ({ path, segment, parameter }) =>
          path === `/${segment}${parameter ? `/:${parameter.name}${parameter.optional ? "?" : ""}` : ""}`,
      ),
    ).not.toContain(false);
  });

  it("has a title for every page but the table, which has the screen to itself", () => {
    expect(ROUTES.filter(({ title }) => !title).map(({ path }) => path)).toEqual(["/table/:id"]);
    expect(ROUTES.filter(({ fullScreen }) => fullScreen).map(({ path }) => path)).toEqual([
      "/screen/:id",
      "/table/:id",
    ]);
  });

  it("puts no direction marks into a title", async () => {
    await useLanguage();
    await loadTexts(["learn", "page", "rules"]);
    const titles = ROUTES.flatMap(({ title }) => (title ? [title(null), title("duel")] : []));
    expect(titles).toContain("Learn The Duel · Lucchetto");
    expect(titles.filter((title) => /[\u2066-\u2069]/.test(title))).toEqual([]);
  });

  it("supplies the links of header and footer", () => {
    expect(links("header").map(({ to }) => to)).toEqual(["/daily", "/learn", "/rules", "/lobby", "/games", "/explore"]);
    expect(links("footer").map(({ to }) => to)).toEqual([
      "/daily",
      "/learn",
      "/rules",
      "/lobby",
      "/games",
      "/statistics",
      "/new",
      "/pad",
      "/explore",
      "/analysis",
    ]);
  });
});
