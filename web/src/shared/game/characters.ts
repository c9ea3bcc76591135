// The characters of each bot level, in the order of their first names in the catalogue (bot-names-LEVEL).
import type { Level } from "../api/messages";
import { isLevel } from "./bot-levels";
import { t } from "../i18n/i18n.svelte";

/** As in src/lucchetto/bots/characters.py; a test compares the two. */
export const CHARACTERS: Record<Level, readonly string[]> = {
  novice: ["toby", "poppy", "alfie"],
  casual: ["gina", "sam", "ruby"],
  club: ["nora", "owen", "grace"],
  expert: ["vera", "simon", "clara"],
  champion: ["maud", "lionel", "stella"],
  master: ["irene", "victor", "astrid"],
};

/** A random character of the bot's level that is not `taken`; null if there is none. Only levels have characters. */
export function randomCharacter(bot: string, taken: readonly (string | null)[] = []): string | null {
  const free = isLevel(bot) ? CHARACTERS[bot].filter((character) => !taken.includes(character)) : [];
  return free[Math.floor(Math.random() * free.length)] ?? null;
}

/** The character's first name in the reader's language. */
export function characterName(level: Level, character: string): string {
  return t(`bot-names-${level}`).split(", ")[CHARACTERS[level].indexOf(character)] ?? character;
}
