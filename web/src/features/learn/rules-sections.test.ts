import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { RULES_SECTIONS } from "./rules-sections";
import { VARIANTS } from "../../shared/game/variants";

it.each(VARIANTS)("the sections of %s are those of the terminal", (variant) => {
  const python = readFileSync("../src/lucchetto/messages/rules_text.py", "utf8");
  const [, listed = ""] = new RegExp(`"${variant}": \\(([^)]*)\\)`).exec(python) ?? [];
  expect([...listed.matchAll(/"([\w-]+)"/g)].map(([, name]) => name)).toEqual(RULES_SECTIONS[variant]);
});
