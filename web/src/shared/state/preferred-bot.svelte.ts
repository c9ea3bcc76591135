// The bot last chosen on this device, used for new bots: a level, the partner, or a bot of the server's operator.
// It is separate from the other preferences because a game in progress does not need it.
import { DEFAULT_LEVEL, SHIPPED_BOTS } from "../game/bot-levels";
import { remember, remembered } from "./local-storage";
import { ownBots } from "./own-bots.svelte";

const chosen = $state<{ bot: string }>({ bot: remembered("level") ?? DEFAULT_LEVEL });

/** The chosen bot, or the default level if this server does not offer it. */
export function preferredBot(): string {
  return SHIPPED_BOTS.includes(chosen.bot) || ownBots().includes(chosen.bot) ? chosen.bot : DEFAULT_LEVEL;
}

export function rememberBot(bot: string): void {
  chosen.bot = bot;
  remember("level", bot);
}
