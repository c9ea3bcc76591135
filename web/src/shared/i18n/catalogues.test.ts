import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LANGUAGES = ["en", "it", "es", "de", "fr"];
const OURS = [
  "analysis",
  "browser",
  "daily",
  "statistics",
  "levels",
  "page",
  "learn",
  "explore",
  "pad",
  "waiting",
  "screen",
];
const read = (language: string, file: string): string => readFileSync(`../locales/${language}/${file}.ftl`, "utf8");

/** Every message and attribute, with the variables it uses. */
function shape(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let id = "";
  let key = "";
  for (const line of text.split("\n").filter((line) => !line.startsWith("#"))) {
    const [, message] = /^([a-z][\w-]*) *=/.exec(line) ?? [];
    const [, attribute] = /^ +\.([\w-]+) *=/.exec(line) ?? [];
    if (message) id = key = message;
    else if (attribute) key = `${id}.${attribute}`;
    if (!key) continue;
    found[key] = [...new Set([...(found[key] ?? []), ...(line.match(/\$\w+/g) ?? [])])].sort();
  }
  return found;
}

function sources(): string {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
    .map((path) => readFileSync(`src/${path}`, "utf8"))
    .join("\n");
}

/** Keys in the code: plain ones, and patterns such as theme-${theme()}. */
function keysInCode(): RegExp[] {
  const quoted = [...sources().matchAll(/"([a-z][a-z-]*(?:\.\w+)?)"|`([a-z][^`\n]*)`/g)].map(
    ([, plain, template]) => plain ?? template ?? "",
  );
  const pattern = (key: string): string =>
    key
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^$()[\]{}|\\]/g, "\\$&"))
      .join("[a-z0-9-]+");
  return [...new Set(quoted)].filter((key) => !key.startsWith("${")).map((key) => new RegExp(`^${pattern(key)}$`));
}

describe.each(OURS)("%s.ftl", (file) => {
  it.each(LANGUAGES)("can be read in %s", (language) => {
    const errors = new FluentBundle(language).addResource(new FluentResource(read(language, file)));
    expect(errors).toEqual([]);
  });

  it.each(LANGUAGES)("says the same things in %s", (language) => {
    expect(shape(read(language, file))).toEqual(shape(read("en", file)));
  });

  it("has nothing that no page says", () => {
    const used = keysInCode();
    const steps = /^learn-(classic|longo|duel)-\w+(\.\w+)?$/; // The test below checks these.
    const idle = Object.keys(shape(read("en", file))).filter(
      (key) => !steps.test(key) && !used.some((pattern) => pattern.test(key)),
    );
    expect(idle).toEqual([]);
  });
});

it("every key that a page asks for exists", () => {
  const known = new Set(
    [
      "browser",
      "common",
      "errors",
      "learn",
      "levels",
      "pad",
      "page",
      "rules",
      "table",
      "analysis",
      "coach",
      "daily",
      "explore",
      "statistics",
      "waiting",
      "screen",
    ].flatMap((file) => Object.keys(shape(read("en", file)))),
  );
  const asked = [...sources().matchAll(/\bt\(\s*"([\w.-]+)"/g)].map(([, key]) => key ?? "");
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
});

it("every step of the introductions has its four texts", () => {
  const known = shape(read("en", "learn"));
  for (const variant of ["classic", "longo", "duel"]) {
    const steps = JSON.parse(readFileSync(`src/features/learn/lessons/${variant}.json`, "utf8")) as { id: string }[];
    const keys = steps.map(({ id }) => `learn-${variant}-${id}`);
    for (const key of keys)
      for (const end of ["", ".task", ".right", ".wrong"]) expect(known).toHaveProperty([key + end]);
    const written = Object.keys(known).filter((key) => key.startsWith(`learn-${variant}-`) && !key.includes("."));
    expect(written.sort()).toEqual(keys.sort());
  }
});
