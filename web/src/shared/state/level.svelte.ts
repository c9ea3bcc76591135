// The level of bots that was chosen last on this device: what a new bot plays. Apart from the other preferences,
// because a table in play does not need it.
import { isLevel, USUAL_LEVEL } from "../game/levels";
import type { Level } from "../api/messages";
import { remember, remembered } from "./store";

const stored = remembered("level");
const chosen = $state<{ level: Level }>({ level: isLevel(stored) ? stored : USUAL_LEVEL });

export function level(): Level {
  return chosen.level;
}

export function chooseLevel(level: Level): void {
  chosen.level = level;
  remember("level", level);
}
