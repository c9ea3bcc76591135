// The levels of bots, from weak to strong, and the partner.
import type { Level, SeatView } from "../api/messages";

/** A record, so that the compiler reports a level of the server that is missing here. */
const ORDER: Record<Level, number> = { novice: 1, casual: 2, club: 3, expert: 4, champion: 5, master: 6 };

export const LEVELS = (Object.keys(ORDER) as Level[]).sort((one, other) => ORDER[one] - ORDER[other]);
/** A bot that is about as strong as the person who seats it. */
export const PARTNER = "partner";
export const SHIPPED_BOTS: readonly string[] = [...LEVELS, PARTNER];
/** Used until somebody chooses a level on this device. */
export const DEFAULT_LEVEL: Level = "casual";

export function isLevel(word: string | null): word is Level {
  return LEVELS.some((level) => level === word);
}

/** The bot that was chosen for a seat. A partner's own `bot` field is only the nearest level. */
export function botOf({ bot, strength }: Pick<SeatView, "bot" | "strength">): string | null {
  return strength === null ? bot : PARTNER;
}

/** The key of the text that describes a bot. */
export function botDescription(bot: string | null): string {
  return bot && SHIPPED_BOTS.includes(bot) ? `level-${bot}` : "level-own";
}
