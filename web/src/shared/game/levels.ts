// How strong bots play, from weak to strong.
import type { Level } from "../api/messages";

/** A record, so that the compiler misses a level that the server knows and this page does not. */
const ORDER: Record<Level, number> = { novice: 1, casual: 2, club: 3, expert: 4, master: 5 };

export const LEVELS = (Object.keys(ORDER) as Level[]).sort((one, other) => ORDER[one] - ORDER[other]);
/** For people who have not chosen any. */
export const USUAL_LEVEL: Level = "casual";

export function isLevel(word: string | null): word is Level {
  return LEVELS.some((level) => level === word);
}
