// The names of bots, for choosing one and beside the players' names.
import { LEVELS } from "../game/bot-levels";
import { t } from "./i18n.svelte";

const TRANSLATED = [...LEVELS, "optimal", "random", "greedy"];

/** A level in the reader's language. A bot that the operator of the server has added has one name in all languages. */
export function botName(bot: string): string {
  return TRANSLATED.includes(bot) ? t(`bot-${bot}`) : bot;
}
