// The levels of bots, from weak to strong.
import type { Level } from "../api/messages";

/** A record, so that the compiler reports a level that the server knows and the page does not. */
const ORDER: Record<Level, number> = { novice: 1, casual: 2, club: 3, expert: 4, champion: 5, master: 6 };

export const LEVELS = (Object.keys(ORDER) as Level[]).sort((one, other) => ORDER[one] - ORDER[other]);
/** Used until somebody chooses a level on this device. */
export const DEFAULT_LEVEL: Level = "casual";

export function isLevel(word: string | null): word is Level {
  return LEVELS.some((level) => level === word);
}
