// The bot level last chosen on this device, used for new bots. It is separate from the other preferences
// because a game in progress does not need it.
import { isLevel, DEFAULT_LEVEL } from "../game/bot-levels";
import type { Level } from "../api/messages";
import { remember, remembered } from "./local-storage";

const stored = remembered("level");
const chosen = $state<{ level: Level }>({ level: isLevel(stored) ? stored : DEFAULT_LEVEL });

export function level(): Level {
  return chosen.level;
}

export function rememberLevel(level: Level): void {
  chosen.level = level;
  remember("level", level);
}
