// The names of bots, for choosing one and for lists of players.
import { SHIPPED_BOTS } from "../game/bot-levels";
import { t } from "./i18n.svelte";

const TRANSLATED = [...SHIPPED_BOTS, "optimal", "random", "greedy"];

/** A level in the reader's language. A bot added by the server's operator has the same name in all languages. */
export function botName(bot: string): string {
  return TRANSLATED.includes(bot) ? t(`bot-${bot}`) : bot;
}
