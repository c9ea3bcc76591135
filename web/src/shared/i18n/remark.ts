// What the coach says about a decision: a message of the catalogue with its facts in the reader's language.
import { moveText, t } from "./i18n.svelte";
import type { Remark } from "../api/messages";

const MOVES = ["move", "best", "chosen"];

export function remarkText({ key, facts }: Remark): string {
  const said = Object.entries(facts).map(([name, fact]) => [name, inWords(name, fact)]);
  return t(`remark-${key}`, Object.fromEntries(said));
}

function inWords(name: string, fact: string | number): string | number {
  if (MOVES.includes(name)) return moveText(String(fact));
  return name === "colour" ? t(`colour-${fact}`) : fact;
}
