// The coach's remark about a decision, in the chosen language.
import { moveText, t } from "./i18n.svelte";
import type { Remark } from "../api/messages";

const MOVES = ["move", "best", "chosen"];

export function remarkText({ key, facts }: Remark): string {
  const translated = Object.entries(facts).map(([name, fact]) => [name, translatedFact(name, fact)] as const);
  return t(`remark-${key}`, Object.fromEntries(translated));
}

function translatedFact(name: string, fact: string | number): string | number {
  if (MOVES.includes(name)) return moveText(String(fact));
  return name === "colour" ? t(`colour-${fact}`) : fact;
}
